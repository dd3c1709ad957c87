"""The same tables on a real PostgreSQL, which comes as a wheel: what is promised holds there too."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from sqlalchemy import text

from parlour.kernel.record import Header
from parlour.server.settings import Settings
from parlour.server.storage import database
from parlour.server.storage.health import FRESH
from parlour.server.storage.store import (
    FORGOTTEN_AT_ONCE,
    RECENT_COMMANDS,
    Change,
    Clash,
    Move,
    Seat,
    Store,
    TableRow,
)
from tests.server.conftest import BotsAtHome, Hall
from tests.server.databases import check_few_commands, keep_many_commands, start_together, until_well
from tests.server.seating import me, play_out, to_play, two_players
from tests.server.tables import test_unplayed

pytestmark = pytest.mark.slow

pgserver = pytest.importorskip("pgserver", reason=f"no wheel of PostgreSQL for this {sys.platform}")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server that runs for these tests only."""
    # Started by root it runs as somebody else, whom every run of pytest shuts out of the folder of them all.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = pgserver.get_server(folder, cleanup_mode="delete")
        yield str(running.get_uri())
        running.cleanup()


@pytest.fixture
async def postgres(server: str, settings: Settings) -> Settings:
    """Settings with an empty database of their own."""
    name = f"parlour_{uuid4().hex}"
    engine = database.connect(replace(settings, database=server).database_url())
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return replace(settings, database=server.replace("/postgres?", f"/{name}?"))


@pytest.fixture
async def hall(postgres: Settings) -> AsyncIterator[Hall]:
    hall = Hall(postgres, BotsAtHome())
    async with hall.open():
        yield hall


async def test_a_game_is_played_to_its_end(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    await play_out(sockets)
    record = await browsers[0].get(f"/tables/{table}/record")
    assert record["digest"]
    assert [one["id"] for one in await browsers[1].get("/tables")] == [table]


async def test_a_turn_can_be_taken_back_and_ended(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    ply = player.table["ply"]
    await player.act()
    await player.ask("undo")
    assert player.table["ply"] == ply
    await player.act()
    await player.end()
    await other.until_ply_after(ply)


async def test_a_server_that_starts_again_has_everything(postgres: Settings) -> None:
    first, second = Hall(postgres, BotsAtHome()), Hall(postgres, BotsAtHome())
    async with first.open():
        ann = first.browser()
        table = await ann.create(me("Ann"), me("Bob"))
        socket = await ann.connect(table)
        await socket.act()
        before, cookies = socket.table, dict(ann.http.cookies)
    async with second.open():
        ann = second.browser()
        ann.http.cookies.update(cookies)
        after = (await ann.connect(table)).table
        assert {**after, "seats": before["seats"]} == before


async def test_two_servers_cannot_both_keep_the_same_move(postgres: Settings) -> None:
    await database.prepare(postgres)
    engines = [database.connect(postgres.database_url()) for _ in range(2)]
    one, other = (Store(engine) for engine in engines)
    table = TableRow(id="t", header=Header("amber", 1, "e", 2, {}), seed="s", status="playing", host="h")
    await one.create(table, [Seat("human"), Seat("human")])
    await one.keep("t", Change(moves=[Move(0, 0, 7, b"[]")]))
    with pytest.raises(Clash):
        await other.keep("t", Change(moves=[Move(0, 0, 8, b"[]")]))
    assert await other.moves("t") == [(0, 7)]
    for engine in engines:
        await engine.dispose()


async def test_ratings_and_reviews_are_kept(postgres: Settings) -> None:
    await database.prepare(postgres)
    engine = database.connect(postgres.database_url())
    store = Store(engine)
    header = Header("amber", 1, "e", 2, {})
    await store.create(
        TableRow(id="t", header=header, seed="s", status="over", host="h", rated=True), [Seat("human")]
    )
    found = await store.table("t")
    assert found is not None
    assert found[0].rated is True
    assert await store.review("t") is None
    for body in (b"first", b"second"):
        await store.keep_review("t", body)
    assert await store.review("t") == b"second"
    await engine.dispose()


@pytest.mark.parametrize("attempt", range(3))
def test_servers_that_start_together_do_not_stand_in_each_others_way(
    postgres: Settings, attempt: int
) -> None:
    assert start_together(postgres.database) == ["", "", ""]


async def test_the_commands_of_before_are_thinned_out(postgres: Settings) -> None:
    engine = database.connect(postgres.database_url())
    async with engine.begin() as connection:
        await connection.run_sync(database.upgrade, "0002")
        await connection.run_sync(keep_many_commands)
    await database.migrate(engine)
    await check_few_commands(Store(engine))
    await engine.dispose()


async def test_a_table_keeps_few_commands(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"))
    socket = await ann.connect(table)
    for number in range(RECENT_COMMANDS):
        await socket.act()
        assert (await socket.ask("undo", id=f"undo {number}"))["type"] == "done"
    kept = await hall.services.store.recent_commands(table)
    assert RECENT_COMMANDS <= len(kept) <= RECENT_COMMANDS + FORGOTTEN_AT_ONCE + 1
    before = socket.table
    assert (await socket.ask("undo", id=f"undo {RECENT_COMMANDS - 2}"))["type"] == "done"
    assert socket.table == before


async def test_health_says_whether_a_change_can_be_kept(hall: Hall) -> None:
    ann = hall.browser()
    assert (await ann.http.get("/health")).status_code == 200
    other_program = database.connect(hall.settings.database_url())
    async with other_program.connect() as connection:
        await connection.execute(text("LOCK TABLE pulse"))
        await asyncio.sleep(FRESH)
        assert (await ann.http.get("/health")).status_code == 503
        await connection.rollback()
    await other_program.dispose()
    await until_well(ann)


@pytest.mark.parametrize("path", ["", "/join", "/start", "/rematch", "/replay", "/record", "/review"])
async def test_a_nul_in_an_address_is_no_mistake_of_ours(hall: Hall, path: str) -> None:
    ann = hall.browser()
    for request, body in (("GET", None), ("POST", {"name": "Ann"})):
        answer = await ann.http.request(request, f"/api/tables/a%00b{path}", json=body)
        assert answer.status_code in (404, 405), answer.text


async def test_a_nul_in_a_name_or_a_command_is_no_mistake_of_ours(hall: Hall) -> None:
    ann = hall.browser()
    for seat in (
        me("A\0nn"),
        {"kind": "bot", "level": "a\0"},
        {"kind": "bot", "level": "greedy", "name": "\0"},
    ):
        refused = await ann.http.post("/api/tables", json={"game": "amber", "seats": [me(), seat]})
        assert refused.status_code == 400, refused.text
    for wish in ({"game": "amber\0"}, {"game": "amber", "options": {"setup": "2\0A"}}):
        refused = await ann.http.post("/api/tables", json={"seats": [me(), me("Bob")], **wish})
        assert refused.status_code == 400, refused.text
    socket = await ann.connect(await ann.create(me(), me("Bob")))
    before = socket.table
    await socket.send('{"type": "undo", "id": "a\\u0000b", "ply": 0, "seat": 0}')
    malformed = await socket.answer("")
    assert (malformed["code"], malformed["phrase"]["id"]) == ("malformed", "error-command-id")
    assert socket.table == before
    await socket.act()


async def test_what_nobody_plays_at_is_cleared_away(postgres: Settings) -> None:
    brief = replace(postgres, unplayed_days=1 / 24, unplayed_days_shared=2.0)
    for one in (
        test_unplayed.test_what_nobody_plays_at_is_cleared_away,
        test_unplayed.test_a_table_that_is_gone_can_be_opened_again_as_a_rematch,
    ):
        hall = Hall(brief, BotsAtHome())
        async with hall.open():
            await one(hall)
