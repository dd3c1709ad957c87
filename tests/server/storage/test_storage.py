"""Commit, then broadcast: what is not kept is not seen, and what is kept is enough to go on from."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from parlour import games
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header
from parlour.server.protocol import TableView
from parlour.server.settings import Settings
from parlour.server.storage import database, store
from parlour.server.storage.health import FRESH, PATIENCE
from parlour.server.storage.store import (
    FORGOTTEN_AT_ONCE,
    RECENT_COMMANDS,
    Change,
    Clash,
    CommandId,
    Move,
    NotKept,
    Seat,
    Store,
    TableRow,
)
from parlour.server.tables.room import SNAPSHOT_EVERY
from tests.server.client import Browser, TableSocket
from tests.server.conftest import Hall
from tests.server.databases import check_few_commands, keep_many_commands, start_together, until_well
from tests.server.process import free_port, server
from tests.server.seating import me, one_turn, to_play, two_players


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


async def test_a_move_that_cannot_be_kept_did_not_happen(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    await player.act()
    before, seen = player.table, other.table

    async def disk_full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(store, "_write", disk_full)
        for command in ("end", "undo"):
            refused = await player.ask(command)
            assert (refused["code"], refused["phrase"]["id"]) == ("failed", "error-storage")
    assert player.table == before
    assert other.table == seen
    # When there is room on the disk again, play goes on.
    await player.end()
    await other.until_ply_after(seen["ply"])


async def test_a_mistake_in_the_rules_costs_one_command_and_not_the_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    before, seen = player.table, other.table
    act = Match.act

    def break_off(match: Match, seat: int, action: int) -> None:
        act(match, seat, action)
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Match, "act", break_off)
        refused = await player.ask("act", action=before["legal"][0]["action"])
    assert (refused["code"], refused["phrase"]["id"]) == ("failed", "error-internal")
    assert player.table == before
    assert other.table == seen
    await one_turn(sockets)


async def test_a_locked_database_is_waited_for(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    other_program = sqlite3.connect(file_of(hall.settings), isolation_level=None)
    other_program.execute("BEGIN IMMEDIATE")
    acting = asyncio.create_task(player.act())
    await asyncio.sleep(0.3)
    assert not acting.done()
    assert not player.table["can_end"], "it was shown before it was kept"
    other_program.execute("COMMIT")
    other_program.close()
    await acting
    assert player.table["can_end"]


async def test_a_move_another_server_has_made_is_not_made_again(hall: Hall) -> None:
    table, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    ply, action = player.table["ply"], player.legal[0]
    # Another process on the same database takes the decision first.
    match = await hall.match(table)
    with sqlite3.connect(file_of(hall.settings)) as other_program:
        taken = match.actions.number(player.legal[1])
        row = (table, ply, player.table["actor"], taken, b"[]")
        other_program.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", row)
    refused = await player.ask("act", action=action)
    assert refused["code"] == "stale"
    assert player.table["ply"] == ply + 1
    await player.end()


@pytest.mark.slow
async def test_opening_a_table_plays_few_moves_again(hall: Hall) -> None:
    table, _, sockets = await two_players(hall)
    for _ in range(30):
        await one_turn(sockets)
    match = await hall.match(table)
    kept = await hall.services.store.snapshot(table)
    assert kept is not None
    assert match.ply > 60
    assert match.ply - kept.ply < SNAPSHOT_EVERY + 4


async def test_a_table_stays_with_the_rules_it_was_begun_with(hall: Hall) -> None:
    ann = hall.browser()
    tables = [await ann.create(me(), me("Bob")) for _ in range(2)]
    while len(hall.services.rooms):
        hall.services.rooms.close_idle(after=0)
        await asyncio.sleep(0.01)
    with sqlite3.connect(file_of(hall.settings)) as other_program:
        other_program.execute("UPDATE tables SET rules = 0 WHERE id = ?", (tables[0],))
        other_program.execute("UPDATE tables SET edition = 'another' WHERE id = ?", (tables[1],))
    for table, problem in zip(tables, ("error-table-rules", "error-table-edition"), strict=True):
        refused = await ann.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, problem)
    assert len(await ann.get("/tables")) == 2


@pytest.fixture
async def kept(settings: Settings) -> AsyncIterator[Store]:
    await database.prepare(settings)
    engine = database.connect(settings.database_url())
    yield Store(engine)
    await engine.dispose()


def a_table(number: int) -> TableRow:
    return TableRow(
        id=f"t{number}", header=Header("amber", 1, "e", 2, {}), seed="s", status="playing", host="h"
    )


async def test_changes_that_come_together_are_kept_together_and_fail_alone(kept: Store) -> None:
    for number in range(4):
        await kept.create(a_table(number), [Seat("human"), Seat("human")])
    moves = [Move(0, 0, 7, b"[]"), Move(1, 1, 8, b"[]")]
    await kept.keep("t3", Change(moves=moves))
    results = await asyncio.gather(
        *(kept.keep(f"t{number}", Change(moves=moves, command=CommandId("o", "c"))) for number in range(4)),
        return_exceptions=True,
    )
    assert results[:3] == [None, None, None]
    assert isinstance(results[3], Clash)
    for number in range(4):
        assert await kept.moves(f"t{number}") == [(0, 7), (1, 8)]
        assert (CommandId("o", "c") in await kept.recent_commands(f"t{number}")) == (number < 3)


async def test_moves_are_cut_and_added_in_one_change(kept: Store) -> None:
    await kept.create(a_table(1), [Seat("human"), Seat("human")])
    await kept.keep("t1", Change(moves=[Move(ply, 0, ply, b"[]") for ply in range(4)]))
    await kept.keep("t1", Change(cut_to=2, moves=[Move(2, 1, 9, b"[]")]))
    assert await kept.moves("t1") == [(0, 0), (0, 1), (1, 9)]
    assert await kept.moves("t1", 2) == [(1, 9)]


async def test_there_is_one_rematch(kept: Store) -> None:
    await kept.create(a_table(1), [Seat("human"), Seat("human")])
    await kept.create(a_table(2), [Seat("human"), Seat("human")], rematch_of="t1")
    with pytest.raises(Clash):
        await kept.create(a_table(3), [Seat("human"), Seat("human")], rematch_of="t1")
    assert await kept.table("t3") is None
    first = await kept.table("t1")
    assert first is not None
    assert first[0].rematch == "t2"


async def test_a_database_that_is_gone_says_so(settings: Settings) -> None:
    engine = database.connect(settings.database_url())
    store_without_tables = Store(engine)
    with pytest.raises(NotKept) as error:
        await store_without_tables.keep("t1", Change(moves=[Move(0, 0, 0, b"[]")]))
    await engine.dispose()
    assert error.value.phrase == Phrase("error-storage")


async def test_the_database_is_brought_up_to_date_once(settings: Settings) -> None:
    for _ in range(2):
        await database.prepare(settings)
    with sqlite3.connect(file_of(settings)) as other_program:
        assert other_program.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]
        assert other_program.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        made = dict(other_program.execute("SELECT name, sql FROM sqlite_master").fetchall())
    # The migrations make what the code expects.
    for table in database.metadata.sorted_tables:
        for column in table.columns:
            assert column.name in made[table.name]


async def test_the_commands_of_before_are_thinned_out(settings: Settings) -> None:
    engine = database.connect(settings.database_url())
    async with engine.begin() as connection:
        await connection.run_sync(database.upgrade, "0002")
        await connection.run_sync(keep_many_commands)
    await database.migrate(engine)
    await check_few_commands(Store(engine))
    await engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("attempt", range(3))
def test_servers_that_start_together_do_not_stand_in_each_others_way(
    settings: Settings, attempt: int
) -> None:
    assert start_together(settings.database) == ["", "", ""]


async def test_a_database_of_before_ratings_is_brought_up_to_date(settings: Settings) -> None:
    engine = database.connect(settings.database_url())
    async with engine.begin() as connection:
        await connection.run_sync(database.upgrade, "0001")
        row = "'t1', 'amber', '{}', 2, 1, 'e', 's', 'over', 0, 'h', 0, -2, '', 1, 1"
        await connection.execute(text(f"INSERT INTO tables VALUES ({row})"))
    await database.migrate(engine)
    store = Store(engine)
    found = await store.table("t1")
    assert found is not None
    assert (found[0].header.game, found[0].rated) == ("amber", False)
    await store.keep_review("t1", b"first")
    await store.keep_review("t1", b"second")
    assert await store.review("t1") == b"second"
    await engine.dispose()


async def health(hall: Hall) -> int:
    answer = await hall.browser().http.get("/health")
    assert answer.json()["ok"] is (answer.status_code == 200)
    return answer.status_code


@pytest.mark.slow
async def test_health_says_whether_a_change_can_be_kept(hall: Hall) -> None:
    assert await health(hall) == 200
    other_program = sqlite3.connect(file_of(hall.settings), isolation_level=None)
    other_program.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(FRESH)
    asked = time.monotonic()
    answers = await asyncio.gather(*(health(hall) for _ in range(20)))
    assert set(answers) == {503}
    assert PATIENCE - 0.5 < time.monotonic() - asked < PATIENCE + 3
    assert await health(hall) == 503
    other_program.execute("COMMIT")
    other_program.close()
    await until_well(hall.browser())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can a disk be filled like this")
async def test_a_full_disk_shows_and_is_got_over(tmp_path: Path) -> None:
    """Even the log cannot be written to then."""
    port = free_port()
    ann = Browser(port)
    with server(tmp_path / "parlour.db", port, tmp_path / "log") as process:
        socket = await ann.connect(await ann.create(me("Ann"), me("Bob")))
        await socket.act()
        await until_well(ann)
        _, longest = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        # No file may be written to any more.
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, longest))
        await asyncio.sleep(FRESH)
        assert (await ann.http.get("/health")).status_code == 503
        refused = await socket.ask("end")
        assert (refused["code"], refused["phrase"]["id"]) == ("failed", "error-storage")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (longest, longest))
        await until_well(ann)
        await socket.end()
    await ann.close()


@pytest.mark.slow
async def test_health_writes_once_however_many_ask(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    beats = 0
    beat = Store.beat

    async def counted(kept: Store) -> None:
        nonlocal beats
        beats += 1
        await beat(kept)

    monkeypatch.setattr(Store, "beat", counted)
    began = time.monotonic()
    for _ in range(10):
        assert set(await asyncio.gather(*(health(hall) for _ in range(10)))) == {200}
    assert 1 <= beats <= 1 + (time.monotonic() - began) / FRESH


@pytest.mark.slow
async def test_a_table_keeps_few_commands_and_knows_them_again(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"))
    socket = await ann.connect(table)
    for number in range(2 * RECENT_COMMANDS):
        await socket.act()
        assert (await socket.ask("undo", id=f"undo {number}"))["type"] == "done"
    await socket.act()
    await _is_known_again(socket, RECENT_COMMANDS // 2)
    with sqlite3.connect(file_of(hall.settings)) as other_program:
        [(rows,)] = other_program.execute("SELECT count(*) FROM commands").fetchall()
    assert RECENT_COMMANDS <= rows <= RECENT_COMMANDS + FORGOTTEN_AT_ONCE + 1
    async with hall.services.rooms.hold(table) as room:
        assert len(room.commands) == rows

    # Closed and opened again, it is the same.
    await socket.close()
    while len(hall.services.rooms):
        hall.services.rooms.close_idle(after=0)
        await asyncio.sleep(0.01)
    socket = await ann.connect(table)
    await _is_known_again(socket, RECENT_COMMANDS // 2)
    async with hall.services.rooms.hold(table) as room:
        assert len(room.commands) == rows


async def _is_known_again(socket: TableSocket, number_back: int) -> None:
    """Repeat the command that was made so many rounds of two commands ago."""
    before = socket.table
    last = 2 * RECENT_COMMANDS - 1
    assert (await socket.ask("undo", id=f"undo {last - number_back + 1}"))["type"] == "done"
    assert socket.table == before


def test_no_view_holds_null() -> None:
    """In a patch, null means "gone"."""
    assert not [field.name for field in msgspec.structs.fields(TableView) if allows_null(field.type)]
    for game_id in games.ids():
        game = games.get(game_id)
        _, parts = msgspec.json.schema_components([game.view_type])
        assert '"null"' not in msgspec.json.encode(parts).decode()


def allows_null(kind: Any) -> bool:
    return type(None) in get_args(kind)
