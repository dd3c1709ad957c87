"""Tables with a position of one's choice: rare decisions need not be waited for."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from parlour.games import get
from parlour.kernel.record import Header
from parlour.kernel.snapshot import save
from parlour.kernel.state import State
from parlour.server.settings import Settings
from parlour.server.storage.database import connect
from parlour.server.storage.store import Change, Seat, Snapshot, Store, TableRow, now
from parlour.server.tables.lobby import new_table_id
from tests.e2e.visitor import Visitor

SEED = "a position of one's choice"
"""What chance brings from there on is always the same."""


def lay_out(database: Path, visitor: Visitor, game_id: str, state: State, names: Sequence[str]) -> str:
    """A table at which this position is reached; gives its id.

    The visitor sits in the first seat. The others are people who are away, so nothing happens unasked.
    """
    game = get(game_id)
    setup = state.setup  # type: ignore[attr-defined]
    owner = _owner(visitor)
    table = TableRow(
        id=new_table_id(),
        header=Header(game.id, game.rules_version, game.edition().fingerprint, len(names), setup.options),
        seed=SEED,
        status="playing",
        host=owner,
        waiting_for=int(state.actor),
        created=now(),
        updated=now(),
    )
    seats = [Seat("human", name, owner=owner if seat == 0 else "") for seat, name in enumerate(names)]
    change = Change(snapshot=Snapshot(0, save(state), {}))
    # The browser has an event loop running in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_create(database, table, seats, change))).result()
    return table.id


async def _create(database: Path, table: TableRow, seats: list[Seat], change: Change) -> None:
    engine = connect(Settings(database=f"sqlite:///{database}").database_url())
    try:
        await Store(engine).create(table, seats, change)
    finally:
        await engine.dispose()


def _owner(visitor: Visitor) -> str:
    """By what the server knows a visitor: the hash of the token in the cookie it gives out."""
    visitor.api("/games")
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "parlour")
    return hashlib.sha256(token.encode()).hexdigest()
