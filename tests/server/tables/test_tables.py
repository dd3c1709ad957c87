"""Opening a table, sitting down, getting up, starting."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import games
from tests.server.conftest import Hall
from tests.server.seating import GREEDY, OPEN, RANDOM, me


async def test_the_games_on_offer(hall: Hall) -> None:
    offered = {game["id"]: game for game in await hall.browser().get("/games")}
    assert list(offered) == list(games.ids())
    for game_id, game in offered.items():
        assert game["players"] == list(games.get(game_id).players)
        assert game["bots"] == ["novice", "casual", "skilled", "expert"]
        assert game["options"].keys() == {str(players) for players in game["players"]}
    amber = offered["amber"]
    assert amber["players"] == [2, 3, 4, 5, 6]
    assert {option["id"] for option in amber["options"]["3"]} >= {"setup", "advanced"}
    assert amber["actions"]["place"] == [
        {"name": "cell", "shown_as": "plain", "prefix": ""},
        {"name": "tile", "shown_as": "named", "prefix": "amber-tile"},
        {"name": "turn", "shown_as": "plain", "prefix": ""},
    ]


async def test_what_an_edition_is_made_of(hall: Hall) -> None:
    edition = await hall.browser().get("/games/amber/edition")
    assert edition["own"] is True
    assert {"tiles", "setups", "components"} <= edition["data"].keys()
    assert any(item["item"] == "tiles.curve" for item in edition["provenance"])


async def test_with_every_seat_taken_the_game_begins_at_once(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), RANDOM)
    view = await ann.get(f"/tables/{table}")
    assert view["status"] == "playing"
    assert view["viewpoint"] == 0
    assert sum(view["view"]["hand"].values()) == 6


async def test_an_open_seat_is_waited_for(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me(), OPEN)
    gathering = await ann.get(f"/tables/{table}")
    assert gathering["status"] == "gathering"
    assert gathering["host"] is True
    assert gathering["prompt"] == {"id": "prompt-gathering"}
    assert gathering["view"] == {}

    refused = await ann.http.post(f"/api/tables/{table}/start")
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, "error-seats-open")

    joined = await bob.post(f"/tables/{table}/join", {"name": "  Bob \t the  Baron "})
    assert joined["viewpoint"] == 1
    assert joined["host"] is False
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bob the Baron"]

    refused = await bob.http.post(f"/api/tables/{table}/start")
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (403, "error-not-host")
    started = await ann.post(f"/tables/{table}/start")
    assert started["status"] == "playing"
    # A second press of the button, or the same request sent again, does no harm.
    assert (await ann.post(f"/tables/{table}/start"))["status"] == "playing"


async def test_a_seat_can_be_chosen_and_is_taken_once(hall: Hall) -> None:
    ann, bob, eve = hall.browser(), hall.browser(), hall.browser()
    table = await ann.create(me(), OPEN, OPEN)
    assert (await bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 2}))["viewpoint"] == 2
    taken = await eve.http.post(f"/api/tables/{table}/join", json={"name": "Eve", "seat": 2})
    assert (taken.status_code, taken.json()["phrase"]["id"]) == (409, "error-seat-taken")
    for nowhere in (-1, 3):
        missing = await eve.http.post(f"/api/tables/{table}/join", json={"name": "Eve", "seat": nowhere})
        assert (missing.status_code, missing.json()["phrase"]["id"]) == (400, "error-seat")
    assert (await eve.post(f"/tables/{table}/join", {"name": "Eve"}))["viewpoint"] == 1


async def test_getting_up_before_the_game(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me(), OPEN)
    stranger = await bob.http.post(f"/api/tables/{table}/leave")
    assert (stranger.status_code, stranger.json()["phrase"]["id"]) == (403, "error-not-seated")
    await bob.post(f"/tables/{table}/join", {"name": "Bob"})
    left = await bob.post(f"/tables/{table}/leave")
    assert left["viewpoint"] == -1
    assert left["seats"][1] == {"kind": "open", "name": "", "level": "", "mine": False, "online": False}


async def test_nobody_sits_down_or_gets_up_during_the_game(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), RANDOM)
    for request, body in (("join", {"name": "Eve"}), ("leave", None)):
        refused = await ann.http.post(f"/api/tables/{table}/{request}", json=body)
        assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, "error-started")


async def test_those_who_wait_see_others_sit_down(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me(), OPEN)
    waiting = await ann.connect(table)
    await bob.get("/tables")
    watching = await bob.connect(table)
    await watching.until("the table", viewpoint=-1)
    await bob.post(f"/tables/{table}/join", {"name": "Bob"})
    await watching.until("his own seat", viewpoint=1)
    seat = {"kind": "human", "name": "Bob", "level": "", "mine": False, "online": True}
    await waiting.until("Bob", seats=[waiting.table["seats"][0], seat])
    await ann.post(f"/tables/{table}/start")
    for socket in (waiting, watching):
        begun = await socket.until("the game", status="playing")
        assert sum(begun["view"]["hand"].values()) == 6
        assert any(line["phrase"]["id"] == "amber-event-drew_tile" for line in socket.log)


@pytest.mark.slow
async def test_who_is_there(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me(), OPEN)
    await bob.post(f"/tables/{table}/join", {"name": "Bob"})
    here = await ann.connect(table)
    there = await bob.connect(table)
    online = {"kind": "human", "name": "Bob", "level": "", "mine": False, "online": True}
    await here.until("Bob", seats=[here.table["seats"][0], online])
    await there.drop()
    await here.until("Bob has gone", seats=[here.table["seats"][0], {**online, "online": False}])


async def test_ones_own_tables(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    assert await ann.get("/tables") == []
    waiting = await ann.create(me(), OPEN)
    played = await ann.create(me(), me("Zoë"), GREEDY, start="choose", castles="choose")
    tables = {table["id"]: table for table in await ann.get("/tables")}
    assert tables.keys() == {waiting, played}
    assert tables[waiting]["players"] == ["Ann", ""]
    assert tables[waiting]["status"] == "gathering"
    assert tables[played]["players"] == ["Ann", "Zoë", "greedy"]
    assert tables[played]["status"] == "playing"
    assert tables[waiting]["updated"].endswith("+00:00")
    assert await bob.get("/tables") == []
    await bob.post(f"/tables/{waiting}/join", {"name": "Bob"})
    assert [table["id"] for table in await bob.get("/tables")] == [waiting]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess", "seats": [me(), GREEDY]}, "error-game"),
        ({"game": "amber", "seats": [me()]}, "error-players"),
        ({"game": "amber", "seats": [me()] * 7}, "error-players"),
        ({"game": "amber", "seats": [me(), GREEDY], "options": {"dice": True}}, "error-option"),
        ({"game": "amber", "seats": [me(), GREEDY], "options": {"setup": "6A"}}, "error-option-value"),
        ({"game": "amber", "seats": [me(), {"kind": "bot", "level": "god"}]}, "error-bot"),
        ({"game": "amber", "seats": [me(" "), GREEDY]}, "error-name"),
        ({"game": "amber", "seats": [me("x" * 25), GREEDY]}, "error-name"),
        ({"game": "amber", "seats": [me("a\u202eb"), GREEDY]}, "error-name"),
        ({"game": "amber", "seats": [me("a\x00b"), GREEDY]}, "error-name"),
        ({"game": "amber", "seats": [me(), {"kind": "king"}]}, "error-request"),
        ({"game": "amber", "seats": [me(), GREEDY], "sets": 1}, "error-request"),
        ({"game": "amber"}, "error-request"),
        ([], "error-request"),
    ],
)
async def test_what_cannot_be_opened(hall: Hall, wish: Any, problem: str) -> None:
    ann = hall.browser()
    refused = await ann.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (400, problem)
    assert await ann.get("/tables") == []


async def test_a_table_that_is_not_there(hall: Hall) -> None:
    ann = hall.browser()
    for method, path in (
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/leave"),
        ("POST", "/start"),
        ("POST", "/rematch"),
        ("GET", "/replay"),
        ("GET", "/record"),
    ):
        body = {"name": "Ann"} if path == "/join" else None
        missing = await ann.http.request(method, f"/api/tables/nowhere{path}", json=body)
        assert (missing.status_code, missing.json()["phrase"]["id"]) == (404, "error-table"), path
    assert len(hall.services.rooms) == 0
