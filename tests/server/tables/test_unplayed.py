"""Tables nobody has played at: there are not many of them, and they do not stay for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from parlour.server.settings import Settings
from parlour.server.storage import database
from parlour.server.tables.unplayed import A_DAY
from tests.server.client import Browser
from tests.server.conftest import Hall, opened
from tests.server.seating import GREEDY, OPEN, me, play_out, two_players


async def ask_for_table(browser: Browser, *seats: dict[str, str]) -> str:
    """The id of a table, or of what is said against it."""
    answer = await browser.http.post("/api/tables", json={"game": "amber", "seats": seats})
    if answer.status_code == 201:
        return str(answer.json()["id"])
    assert answer.status_code == 409
    return str(answer.json()["phrase"]["id"])


@pytest.mark.slow
async def test_a_person_opens_few_tables_to_play_at_none(settings: Settings) -> None:
    async with opened(settings, unplayed_per_person=3) as hall:
        ann, bob = hall.browser(), hall.browser()
        waiting = await ann.create(me(), OPEN)
        await ann.create(me(), GREEDY)
        begun = await ann.create(me(), me("Cem"))
        assert await ask_for_table(ann, me(), OPEN) == "error-many-tables"
        assert len(await ann.get("/tables")) == 3
        # Others are not held up by it.
        assert await ask_for_table(bob, me("Bob"), OPEN) != "error-many-tables"
        # Where somebody plays, there is a game: it does not count any more.
        await (await ann.connect(begun)).act()
        await ann.create(me(), OPEN)
        assert await ask_for_table(ann, me(), OPEN) == "error-many-tables"
        assert waiting in [table["id"] for table in await ann.get("/tables")]


async def test_many_requests_at_once_open_no_more(settings: Settings) -> None:
    async with opened(settings, unplayed_per_person=5) as hall:
        ann = hall.browser()
        await ann.get("/tables")
        answers = await asyncio.gather(*(ask_for_table(ann, me(), OPEN) for _ in range(15)))
        assert "error-many-tables" in answers
        assert len(await ann.get("/tables")) <= 5


async def test_so_do_many_people_from_one_address(settings: Settings) -> None:
    async with opened(settings, unplayed_per_address=3, trusted_proxies=()) as hall:
        people = [hall.browser() for _ in range(4)]
        *tables, refused = [await ask_for_table(one, me(), me("Bob")) for one in people]
        assert refused == "error-many-tables-near"
        await (await people[0].connect(tables[0])).act()
        assert await ask_for_table(people[3], me(), OPEN) != "error-many-tables-near"
        assert await ask_for_table(people[3], me(), OPEN) == "error-many-tables-near"


async def test_a_proxy_that_names_nobody_is_not_one_address(settings: Settings) -> None:
    async with opened(settings, unplayed_per_address=1) as hall:
        for name, there in (("Ann", "192.0.2.1"), ("Bob", "192.0.2.2"), ("Cem", ""), ("Dee", "")):
            browser = hall.browser()
            if there:
                browser.http.headers["X-Forwarded-For"] = there
            assert await ask_for_table(browser, me(name), OPEN) != "error-many-tables-near"
        eve = hall.browser()
        eve.http.headers["X-Forwarded-For"] = "192.0.2.1"
        assert await ask_for_table(eve, me("Eve"), OPEN) == "error-many-tables-near"


@pytest.mark.slow
async def test_to_play_on_from_a_game_is_to_open_a_table(settings: Settings) -> None:
    async with opened(settings, unplayed_per_person=1) as hall:
        table, browsers, sockets = await two_players(hall)
        await play_out(sockets)
        wish = {"seat": 0, "ply": 20, "name": "Ann", "level": "greedy"}
        await browsers[0].post(f"/tables/{table}/play-on", wish)
        refused = await browsers[0].http.post(f"/api/tables/{table}/play-on", json=wish)
        assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, "error-many-tables")


@pytest.fixture
async def brief_hall(settings: Settings) -> AsyncIterator[Hall]:
    """Tables stay for an hour; with several people, for two days."""
    async with opened(settings, unplayed_days=1 / 24, unplayed_days_shared=2.0) as hall:
        yield hall


async def days_pass(hall: Hall, days: float) -> None:
    """Everything that is kept was done so long ago."""
    engine = database.connect(hall.settings.database_url())
    async with engine.begin() as connection:
        await connection.execute(
            text("UPDATE tables SET updated = updated - :time"), {"time": int(days * A_DAY)}
        )
    await engine.dispose()


async def is_there(browser: Browser, table: str) -> bool:
    status = (await browser.http.get(f"/api/tables/{table}")).status_code
    assert status in (200, 404)
    return status == 200


@pytest.mark.slow
async def test_what_nobody_plays_at_is_cleared_away(brief_hall: Hall) -> None:
    ann, bob = brief_hall.browser(), brief_hall.browser()
    waiting = await ann.create(me(), OPEN)
    begun = await ann.create(me(), GREEDY)
    shared = await ann.create(me(), OPEN, OPEN)
    await bob.post(f"/tables/{shared}/join", {"name": "Bob"})
    played = await ann.create(me(), me("Cem"))
    await (await ann.connect(played)).act()
    watched = await ann.create(me(), OPEN)
    watching = await bob.connect(watched)
    clear = brief_hall.services.unplayed.clear

    await clear()
    for table in (waiting, begun, shared, played, watched):
        assert await is_there(ann, table)

    await days_pass(brief_hall, 1)
    new = await ann.create(me(), OPEN)
    await clear()
    there = {one: await is_there(ann, one) for one in (waiting, begun, shared, played, watched, new)}
    assert there == {waiting: False, begun: False, shared: True, played: True, watched: True, new: True}
    assert (await watching.ask("ping"))["type"] == "done"
    assert {table["id"] for table in await ann.get("/tables")} == {shared, played, watched, new}

    await watching.close()
    await days_pass(brief_hall, 2)
    await clear()
    there = {one: await is_there(ann, one) for one in (shared, played, watched)}
    assert there == {shared: False, played: True, watched: False}
    assert (await ann.connect(played)).table["status"] == "playing"


@pytest.mark.slow
async def test_a_table_that_is_gone_can_be_opened_again_as_a_rematch(brief_hall: Hall) -> None:
    table, browsers, sockets = await two_players(brief_hall)
    await play_out(sockets)
    first = (await browsers[0].post(f"/tables/{table}/rematch"))["id"]
    await sockets[1].until("the rematch", rematch=first)
    await days_pass(brief_hall, 3)
    await brief_hall.services.unplayed.clear()
    await sockets[1].until("no rematch", rematch="")
    assert not await is_there(browsers[0], first)
    second = (await browsers[1].post(f"/tables/{table}/rematch"))["id"]
    assert second != first
    assert await is_there(browsers[0], second)


async def test_nothing_is_remembered_of_an_address_without_tables(brief_hall: Hall) -> None:
    ann = brief_hall.browser()
    ann.http.headers["X-Forwarded-For"] = "192.0.2.1"
    unplayed = brief_hall.services.unplayed
    await ann.create(me(), OPEN)
    assert len(unplayed) == 1
    await days_pass(brief_hall, 1)
    await unplayed.clear()
    assert len(unplayed) == 0
