"""Tables with games that have come far, written where a server will find them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from parlour import games
from parlour.kernel.match import Match
from parlour.kernel.record import Header
from parlour.server.http import tokens
from parlour.server.replays.turn_split import played_again
from parlour.server.settings import Settings
from parlour.server.storage.database import connect, migrate
from parlour.server.storage.store import Change, Seat, Store, TableRow, now
from parlour.server.tables.lobby import new_table_id
from parlour.server.tables.viewing import waited_for

PLAYERS = 4


class SeatedTable(NamedTuple):
    """A table, and by what its players are known, seat by seat."""

    id: str
    tokens: list[str]


def played_by_lot(game_id: str, plies: int) -> Match:
    """A game that has been played so far, and waits for somebody to begin a turn."""
    game = games.get(game_id)
    match = Match(game, game.edition(), PLAYERS, {}, "a game for the load tests")
    match.begin()
    chance = random.Random(7)
    while not match.over and (match.ply < plies or match.builder is not None):
        match.act(int(match.state.actor), int(chance.choice(match.state.legal())))
        if match.awaits_end and match.builder is not None:
            match.end(match.builder)
    return match


async def write_tables(
    database: Path, matches: list[tuple[Match, int]], archived: bool = False
) -> list[SeatedTable]:
    """So many tables with each of the games; archived, they can be looked at from any seat."""
    engine = connect(Settings(database=f"sqlite:///{database}").database_url())
    await migrate(engine)
    store = Store(engine)
    written = []
    for match, tables in matches:
        decisions = [(move.seat, move.action) for move in match.moves]
        moves, snapshot = played_again(match.game, match.setup, decisions)
        for _ in range(tables):
            players = [tokens.new_token() for _ in range(PLAYERS)]
            table = _table(match, tokens.owner(players[0]), archived)
            seats = [Seat("human", f"P{seat}", "", tokens.owner(token)) for seat, token in enumerate(players)]
            await store.create(table, seats, Change(moves=moves, snapshot=snapshot))
            written.append(SeatedTable(table.id, players))
    await engine.dispose()
    return written


def _table(match: Match, host: str, archived: bool) -> TableRow:
    header: Header = match.header
    return TableRow(
        id=new_table_id(),
        header=header,
        seed="a game for the load tests",
        status="over" if archived else "playing",
        archived=archived,
        host=host,
        final_ply=match.final_ply,
        waiting_for=waited_for(match),
        created=now(),
        updated=now(),
    )
