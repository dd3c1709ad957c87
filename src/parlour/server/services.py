"""Services: the parts of a running server, put together once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from parlour.server.catalogue import Catalogue
from parlour.server.replays.archive import Archive
from parlour.server.replays.reviews import Reviews
from parlour.server.settings import Settings
from parlour.server.storage.database import connect, migrate
from parlour.server.storage.health import Health
from parlour.server.storage.store import Store
from parlour.server.tables.fairness import Pace, Sockets
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.metrics import watch
from parlour.server.tables.rooms import Rooms
from parlour.server.tables.unplayed import Unplayed
from parlour.server.thinking.advice import Advisor, Analysts
from parlour.server.thinking.bots_driver import Bots, BotsDriver


@dataclass(frozen=True)
class Services:
    settings: Settings
    catalogue: Catalogue
    store: Store
    rooms: Rooms
    lobby: Lobby
    archive: Archive
    bots: BotsDriver
    advisor: Advisor
    reviews: Reviews
    unplayed: Unplayed
    health: Health
    pace: Pace
    sockets: Sockets


@asynccontextmanager
async def running(
    settings: Settings, catalogue: Catalogue, bots: Bots, analysts: Analysts
) -> AsyncIterator[Services]:
    """The services, from the first connection to the database to the last."""
    engine = connect(settings.database_url())
    try:
        await migrate(engine)
        store = Store(engine)
        rooms = Rooms(store, catalogue)
        driver = BotsDriver(bots, rooms, catalogue, settings)
        lobby = Lobby(store, rooms, catalogue)
        archive = Archive(store, rooms, catalogue)
        advisor = Advisor(analysts, rooms, catalogue, settings)
        reviews = Reviews(advisor, archive, store, settings)
        health = Health(store)
        unplayed = Unplayed(store, rooms, settings)
        watch(rooms)
        _collect_less_often()
        sweepers = [
            asyncio.create_task(rooms.close_idle_forever()),
            asyncio.create_task(unplayed.clear_forever()),
        ]
        try:
            yield Services(
                settings=settings,
                catalogue=catalogue,
                store=store,
                rooms=rooms,
                lobby=lobby,
                archive=archive,
                bots=driver,
                advisor=advisor,
                reviews=reviews,
                unplayed=unplayed,
                health=health,
                pace=Pace(settings.commands_per_second),
                sockets=Sockets(settings.sockets_per_person),
            )
        finally:
            for sweeper in sweepers:
                sweeper.cancel()
            await rooms.close()
            await driver.close()
            await reviews.close()
            await advisor.close()
            await health.close()
            await archive.close()
    finally:
        await engine.dispose()


def _collect_less_often() -> None:
    """Keep the pauses of Python's collector of cyclic garbage short.

    What has been made until now stays for good: looking through it with every full collection made everybody
    wait for 0.1 s now and then (measured). Little of what a move makes is cyclic.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
