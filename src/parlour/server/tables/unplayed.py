"""Tables nobody has played at: how many there may be, and when they are cleared away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from sqlalchemy.exc import SQLAlchemyError

from parlour.kernel.phrase import Phrase
from parlour.server.addresses import Proxies, household
from parlour.server.errors import Conflict
from parlour.server.settings import Settings
from parlour.server.storage.store import Clash, NotKept, Store, now
from parlour.server.tables.rooms import Rooms

log = structlog.get_logger()

CLEAR_EVERY = 3600.0
"""Seconds."""

A_DAY = 24 * 3600 * 1000
"""Milliseconds."""


class Unplayed:
    """Lets people open tables, as long as they play at them."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings) -> None:
        self._store = store
        self._rooms = rooms
        self._settings = settings
        self._proxies = Proxies(settings.trusted_proxies)
        self._being_opened: Counter[str] = Counter()
        """The tables that are being opened, by owner and by address."""
        self._by_address: dict[str, set[str]] = {}
        """The tables opened from an address. It is not kept where somebody came from."""

    def __len__(self) -> int:
        """The number of addresses from which there are unplayed tables."""
        return len(self._by_address)

    @asynccontextmanager
    async def one_more(self, owner: str, host: str) -> AsyncIterator[Callable[[str], None]]:
        """Open a table in here, and say which one it is; raises if there are too many."""
        # A proxy that does not say for whom it asks stands for everybody.
        address = "" if host in self._proxies else household(host)
        both = (owner, address)
        self._being_opened.update(both)
        # Counted before the database is asked: what is opened meanwhile is there, or counts us in its turn.
        mine, near = (self._being_opened[one] for one in both)
        try:
            mine += await self._store.unplayed_by(owner)
            if mine > self._settings.unplayed_per_person:
                raise Conflict(Phrase("error-many-tables", {"most": self._settings.unplayed_per_person}))
            if address:
                near += await self._unplayed_from(address)
                if near > self._settings.unplayed_per_address:
                    raise Conflict(
                        Phrase("error-many-tables-near", {"most": self._settings.unplayed_per_address})
                    )
            yield lambda table_id: self._opened(address, table_id)
        finally:
            self._being_opened.subtract(both)
            self._being_opened = +self._being_opened  # only those who are opening some

    def _opened(self, address: str, table_id: str) -> None:
        if address:
            self._by_address.setdefault(address, set()).add(table_id)

    async def _unplayed_from(self, address: str) -> int:
        """The number of unplayed tables from an address; the others are forgotten."""
        known = frozenset(self._by_address.get(address, ()))
        unplayed = await self._store.unplayed_among(known)
        left = self._by_address.get(address, set())
        left -= known - unplayed
        if not left:
            self._by_address.pop(address, None)
        return len(left)

    async def clear(self) -> None:
        """Clear away what nobody has played at or looked at for long."""
        settings = self._settings
        await self._store.touch_unplayed(self._rooms.looked_at())
        cleared = await self._store.clear_unplayed(
            alone_before=now() - int(settings.unplayed_days * A_DAY),
            shared_before=now() - int(settings.unplayed_days_shared * A_DAY),
        )
        await self._rooms.forget(cleared)
        for address in list(self._by_address):
            await self._unplayed_from(address)

    async def clear_forever(self) -> None:
        while True:
            await asyncio.sleep(CLEAR_EVERY)
            try:
                await self.clear()
            except (Clash, NotKept, SQLAlchemyError, OSError) as error:
                log.warning("tables could not be cleared away", problem=str(error))
