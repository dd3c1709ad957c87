"""Everybody comes back in the same moment: after a drop, and after the server was restarted.

Two thousand sockets: the players of many tables in the middle of their games, and as many at one table as may
look at it. They come back without the delay by which the client spreads them, which is the worst case.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import time
from pathlib import Path

import pytest

from tests.load.figures import processor_seconds, tell
from tests.load.games_in_progress import PLAYERS, SeatedTable, played_by_lot, write_tables
from tests.load.pulse import Pulse
from tests.load.sockets import Onlooker, Visit, crowd
from tests.server.process import free_port, server

SOCKETS = 2000
WATCHING = 196
"""At one table, beside its players."""

LONGEST_HEALTH = 0.5
ALL_BACK = 10.0

GAMES = {"amber": 120, "amygdala": 200, "unconscious_mind": 250}
"""How many decisions have been taken."""


async def come_back(
    process: subprocess.Popen[bytes], port: int, visits: list[Visit], what: str
) -> tuple[float, float, list[Onlooker]]:
    """Seconds until the last is back, and the longest the server took meanwhile to say it is well."""
    with Pulse(port) as pulse:
        begun, before = time.perf_counter(), processor_seconds(process)
        onlookers = await crowd(port, visits)
        took = time.perf_counter() - begun
        await asyncio.sleep(2.5)  # who went is told of two seconds later
    longest, used = max(pulse.took), processor_seconds(process) - before
    tell(
        f"{len(visits)} sockets {what}: all back after {took:.1f} s, "
        f"/health meanwhile {longest:.2f} s at the longest ({used:.1f} s of the server's processor)"
    )
    return took, longest, onlookers


def visits_of(tables: list[SeatedTable]) -> list[Visit]:
    seated = [Visit(table.id, token) for table in tables for token in table.tokens]
    return seated + [Visit(tables[0].id)] * WATCHING


@pytest.mark.load
async def test_two_thousand_sockets_come_back(tmp_path: Path) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    database = tmp_path / "storm.db"
    tables_each = (SOCKETS - WATCHING) // PLAYERS // len(GAMES)
    matches = [(played_by_lot(game, plies), tables_each) for game, plies in GAMES.items()]
    visits = visits_of(await write_tables(database, matches))
    found = []
    port = free_port()
    with server(database, port) as process:
        onlookers = await crowd(port, visits, at_once=50)
        versions = [await one.here for one in onlookers]
        for one in onlookers:
            one.drop()
        known = [visit._replace(version=version) for visit, version in zip(visits, versions, strict=True)]
        *after_drop, onlookers = await come_back(process, port, known, "after a drop")
        found.append(after_drop)
        for one in onlookers:
            one.drop()
    with server(database, port) as process:
        *after_restart, onlookers = await come_back(process, port, known, "after a restart")
        found.append(after_restart)
        for one in onlookers:
            one.drop()
    for took, longest in found:
        assert longest < LONGEST_HEALTH
        assert took < ALL_BACK
