"""How long a move takes while others ask for replays of long games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.load.figures import tell
from tests.load.games_in_progress import played_by_lot, write_tables
from tests.load.parties import play, share
from tests.load.readers import Readers
from tests.server.process import free_port, server

READERS = 8
PLIES = 450
MOVES_PER_SECOND = 50
SECONDS = 15
TABLES_AT_ONCE = 12

LONGEST_P99 = 100.0
"""Milliseconds, with readers."""


@pytest.mark.load
async def test_moves_are_in_time_while_others_read(tmp_path: Path) -> None:
    database, port = tmp_path / "load.db", free_port()
    tables = await write_tables(database, [(played_by_lot("amber", 1), 80)])
    long = await write_tables(database, [(played_by_lot("unconscious_mind", PLIES), READERS)], archived=True)
    with server(database, port):
        await play(port, tables, MOVES_PER_SECOND, 2, TABLES_AT_ONCE)
        alone = await play(port, tables, MOVES_PER_SECOND, SECONDS, TABLES_AT_ONCE)
        with Readers(port, [table.id for table in long]) as readers:
            beside = await play(port, tables, MOVES_PER_SECOND, SECONDS, TABLES_AT_ONCE)
    p99 = share(alone.ended, 0.99), share(beside.ended, 0.99)
    tell(
        f"{MOVES_PER_SECOND} moves a second: p99 {p99[0]:.1f} ms; with {READERS} clients who ask for replays "
        f"{p99[1]:.1f} ms ({readers.answered / SECONDS:.0f} replays a second)"
    )
    assert p99[1] < LONGEST_P99
