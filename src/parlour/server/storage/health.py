"""The health of the server: whether a change could be kept, found out by keeping one."""

from __future__ import annotations

import asyncio
import time

from parlour.server.storage.store import Clash, NotKept, Store

FRESH = 1.0
"""Seconds for which what was found out holds: however many ask, the database is asked once."""

PATIENCE = 2.0
"""Seconds after which a database that has not answered is not well."""


class Health:
    """Asks the database, for all who ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = 0.0
        self._answered_at = 0.0

    async def is_well(self) -> bool:
        asking = self._asking
        if asking is None or (asking.done() and time.monotonic() - self._answered_at > FRESH):
            self._asked_at = time.monotonic()
            asking = self._asking = asyncio.create_task(self._ask())
        # It is not broken off: a database that is stuck is not helped by being asked again and again.
        await asyncio.wait({asking}, timeout=max(0.0, self._asked_at + PATIENCE - time.monotonic()))
        return asking.done() and asking.result()

    async def _ask(self) -> bool:
        try:
            await self._store.beat()
        except (Clash, NotKept):
            return False
        finally:
            self._answered_at = time.monotonic()
        return True

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
