"""The rooms: all tables that are open in memory."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.catalogue import Catalogue
from parlour.server.errors import NotFound
from parlour.server.storage.store import Store
from parlour.server.tables.room import Room

T = TypeVar("T")

_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
"""The form of the ids that `new_table_id` makes. Nothing else is looked for in the database."""

IDLE_AFTER = 600.0
"""Seconds after which a room nobody uses is closed."""


class Rooms:
    """Opens rooms when they are needed and closes them when they are idle: one room a table, never two."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue
        self._open: dict[str, Room] = {}
        self._finding = asyncio.Lock()
        self._waiting: set[asyncio.Task[None]] = set()
        self._working: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def viewers(self) -> int:
        return sum(len(room.viewers) for room in self._open.values())

    def looked_at(self) -> list[str]:
        """The tables somebody looks at."""
        return [table_id for table_id, room in self._open.items() if room.viewers]

    async def forget(self, table_ids: Collection[str]) -> None:
        """These tables are kept no more: let nobody come upon one in memory, or upon a rematch at one."""
        for table_id, room in list(self._open.items()):
            if table_id in table_ids:
                async with room.lock:
                    room.loaded = False
            elif room.loaded and room.table.rematch in table_ids:
                async with room.lock:
                    await room.reload()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Room]:
        """A room that stays open for as long as it is used."""
        if not _TABLE_ID.fullmatch(table_id):
            raise NotFound(Phrase("error-table", {"table": table_id}))
        room = self._open.get(table_id)
        if room is None:
            room = self._open[table_id] = Room(table_id, self._store, self._catalogue, self._finding)
        room.users += 1
        try:
            async with room.lock:
                await room.ready()
            yield room
        except BaseException:
            # What could not be opened (there is no such table) must not fill the memory.
            if not room.loaded and room.users == 1:
                self._open.pop(table_id, None)
            raise
        finally:
            room.users -= 1
            room.last_used = time.monotonic()

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Room]:
        """A room that is open and that nobody else reads or changes meanwhile."""
        async with self.use(table_id) as room, room.lock:
            await room.ready()
            yield room

    def later(self, seconds: float, table_id: str, do: Callable[[Room], None]) -> None:
        """Do something with a room in a while, if it is still open then."""

        async def wait_and_do() -> None:
            await asyncio.sleep(seconds)
            if table_id in self._open:
                with suppress(ParlourError, SQLAlchemyError):
                    async with self.hold(table_id) as room:
                        do(room)

        task = asyncio.create_task(wait_and_do())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def finish(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Work that is done to its end, even if whoever waits for it goes away."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return asyncio.shield(task)

    async def close(self) -> None:
        """Finish what has been begun."""
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, *self._working, return_exceptions=True)

    def close_idle(self, after: float = IDLE_AFTER) -> None:
        """Close what nobody has used for a while."""
        longest = time.monotonic() - after
        for table_id, room in list(self._open.items()):
            if room.users == 0 and room.last_used <= longest:
                del self._open[table_id]

    async def close_idle_forever(self) -> None:
        while True:
            await asyncio.sleep(IDLE_AFTER / 4)
            self.close_idle()
