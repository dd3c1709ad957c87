"""The same tables on a real PostgreSQL, which comes as a wheel: what is promised holds there too."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from uuid import uuid4

import pytest
from sqlalchemy import text

from parlour.kernel.record import Header
from parlour.server import database
from parlour.server.settings import Settings
from parlour.server.store import Change, Clash, Move, Seat, Store, Table
from tests.server.conftest import BotsAtHome, Hall
from tests.server.seating import me, play_out, to_play, two_players

pgserver = pytest.importorskip("pgserver", reason=f"no wheel of PostgreSQL for this {sys.platform}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs for these tests only."""
    running = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
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
    table = Table(id="t", header=Header("amber", 1, "e", 2, {}), seed="s", status="playing", host="h")
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
        Table(id="t", header=header, seed="s", status="over", host="h", rated=True), [Seat("human")]
    )
    found = await store.table("t")
    assert found is not None
    assert found[0].rated is True
    assert await store.review("t") is None
    for body in (b"first", b"second"):
        await store.keep_review("t", body)
    assert await store.review("t") == b"second"
    await engine.dispose()
