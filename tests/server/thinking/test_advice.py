"""Hints and chances for those who play, unless the game is rated."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from parlour.server.http.app import create_app
from parlour.server.settings import Settings
from tests.server.client import Browser
from tests.server.conftest import BotsAtHome, Hall
from tests.server.replays.test_records import recorded
from tests.server.seating import GREEDY, OPEN, RANDOM, me, one_turn, to_play, two_players

pytestmark = pytest.mark.slow


async def hint(browser: Browser, table: str) -> Any:
    return await browser.post(f"/tables/{table}/hint")


async def outlook(browser: Browser, table: str) -> Any:
    return await browser.get(f"/tables/{table}/outlook")


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["phrase"]["id"]


async def refused_hint(browser: Browser, table: str) -> tuple[int, str]:
    return refusal(await browser.http.post(f"/api/tables/{table}/hint"))


async def refused_outlook(browser: Browser, table: str) -> tuple[int, str]:
    return refusal(await browser.http.get(f"/api/tables/{table}/outlook"))


@pytest.mark.parametrize(("game", "seats"), [("amber", 2), ("amygdala", 2), ("unconscious_mind", 1)])
async def test_a_hint_can_be_followed_to_the_end_of_the_turn(hall: Hall, game: str, seats: int) -> None:
    ann = hall.browser()
    wish = {"game": game, "seats": [me(), *[RANDOM] * (seats - 1)]}
    table = (await ann.post("/tables", wish))["id"]
    socket = await ann.connect(table)
    for _ in range(3):
        await socket.until("my turn", my_turn=True)
        advice = await hint(ann, table)
        assert (advice["ply"], advice["seat"]) == (socket.table["ply"], 0)
        assert len(advice["chances"]) == 2, "players and rivals"
        assert sum(advice["chances"]) == pytest.approx(1.0, abs=0.001)
        best = advice["lines"][0]
        # Forced decisions follow by themselves.
        for action in (step["action"] for step in best["steps"]):
            if action in socket.legal:
                await socket.act(action)
        await socket.end()


async def test_a_hint_is_for_the_turn_as_built_so_far(hall: Hall) -> None:
    ann = hall.browser()
    table = (await ann.post("/tables", {"game": "unconscious_mind", "seats": [me()]}))["id"]
    socket = await ann.connect(table)
    while not (socket.table["can_undo"] and socket.legal):
        await (socket.end() if socket.table["can_end"] else socket.act())
    first = await hint(ann, table)
    assert first["ply"] == socket.table["ply"]
    assert all(line["steps"][0]["action"] in socket.legal for line in first["lines"])
    assert await hint(ann, table) == first
    thought = len(hall.bots.analysed)
    # Another decision at the same ply is another position.
    chosen = socket.legal
    await socket.ask("undo")
    for action in socket.legal:
        await socket.act(action)
        if socket.legal and socket.legal != chosen:
            break
        await socket.ask("undo")
    again = await hint(ann, table)
    assert all(line["steps"][0]["action"] in socket.legal for line in again["lines"])
    assert len(hall.bots.analysed) == thought + 1


async def test_a_hint_is_thought_of_once(hall: Hall) -> None:
    _, browsers, sockets = await two_players(hall)
    table = sockets[0].table["id"]
    ann = browsers[sockets[0].table["actor"]]
    first = await hint(ann, table)
    assert len(hall.bots.analysed) == 1
    assert await hint(ann, table) == first
    assert len(hall.bots.analysed) == 1


async def test_a_hint_is_given_to_who_is_to_decide(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    player, other = to_play(sockets)
    deciding, waiting = browsers[sockets.index(player)], browsers[sockets.index(other)]
    assert await refused_hint(waiting, table) == (409, "error-not-your-turn")
    assert await refused_hint(hall.browser(), table) == (403, "error-not-seated")
    while not player.table["can_end"]:
        await player.act()
    assert await refused_hint(deciding, table) == (409, "error-turn-built")
    assert not hall.bots.analysed
    gathering = await deciding.create(me(), OPEN)
    assert await refused_hint(deciding, gathering) == (409, "error-not-playing")
    assert await refused_hint(deciding, "nowhere") == (404, "error-table")


async def test_one_who_plays_all_seats_gets_hints_for_each(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me("Ann"), me("Bob"))
    socket = await ann.connect(table)
    seats: set[int] = set()
    while seats != {0, 1}:
        seats.add((await hint(ann, table))["seat"])
        await socket.turn()


async def test_the_chances_are_those_a_seat_can_know(hall: Hall) -> None:
    """A bot that advises gets the view of the seat it advises; of a turn being built only its builder's."""
    table, browsers, sockets = await two_players(hall)
    for _ in range(2):
        await one_turn(sockets)
    player, _ = to_play(sockets)
    await player.act()
    match = await hall.match(table)
    for seat, browser in enumerate(browsers):
        chances = await outlook(browser, table)
        builds = sockets[seat] is player
        assert chances["ply"] == sockets[seat].table["ply"] == (match.ply if builds else match.final_ply)
        assert sum(chances["chances"]) == pytest.approx(1.0, abs=0.001)
        shown = match.game.view(match.state if builds else match.final_state, seat)
        assert hall.bots.analysed[-1] == msgspec.msgpack.encode(shown)
    assert await refused_outlook(hall.browser(), table) == (403, "error-not-seated")
    gathering = await browsers[0].create(me(), OPEN)
    assert await refused_outlook(browsers[0], gathering) == (409, "error-not-playing")


async def test_when_the_game_is_over_the_chances_are_how_it_ended(hall: Hall) -> None:
    ann = hall.browser()
    table = (await ann.post("/records", recorded()))["id"]
    won = [result["won"] for result in (await ann.get(f"/tables/{table}"))["results"]]
    assert (await outlook(ann, table))["chances"] == [one / sum(won) for one in won]


async def test_a_rated_table_gives_no_advice(hall: Hall) -> None:
    ann = hall.browser()
    wish = {"game": "amber", "seats": [me(), RANDOM], "rated": True, "options": {"advanced": True}}
    table = (await ann.post("/tables", wish))["id"]
    socket = await ann.connect(table)
    assert socket.table["rated"] is True
    await socket.until("my turn", my_turn=True)
    asked = [("post", "/hint", None), ("get", "/outlook", None), ("post", "/review", None)]
    asked += [("get", "/review", None), ("get", "/review/0/lines/0", None)]
    on = {"ply": 3, "seat": 0, "name": "Ann", "level": "casual"}
    for method, path, body in [*asked, ("post", "/play-on", on)]:
        answer = await ann.http.request(method, f"/api/tables/{table}{path}", json=body)
        assert refusal(answer) == (409, "error-rated"), path
    while socket.table["status"] == "playing":
        if socket.table["my_turn"]:
            await socket.turn()
        else:
            await socket.until_ply_after(socket.table["ply"])
    assert refusal(await ann.http.post(f"/api/tables/{table}/review")) == (409, "error-rated")
    assert await refused_hint(ann, table) == (409, "error-rated")
    assert not hall.bots.analysed
    again = (await ann.post(f"/tables/{table}/rematch"))["id"]
    assert (await ann.get(f"/tables/{again}"))["rated"] is True
    assert (await ann.get(f"/tables/{await ann.create(me(), RANDOM)}"))["rated"] is False


async def test_a_thought_that_fails_is_tried_again_with_less(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), GREEDY)
    socket = await ann.connect(table)
    await socket.until("my turn", my_turn=True)
    hall.bots.failures = 1
    assert (await hint(ann, table))["lines"]
    hall.bots.failures = 2
    assert await refused_outlook(ann, table) == (503, "error-no-advice")
    assert (await outlook(ann, table))["chances"], "what failed is not kept in mind"


async def test_a_worker_thinks_about_it(settings: Settings) -> None:
    """In a process of its own, as on a real server; it says the same."""
    at_home, real = Hall(settings, BotsAtHome()), Hall(settings, BotsAtHome())
    real.app = create_app(settings)
    async with at_home.open():
        ann = at_home.browser()
        table = await ann.create(me(), me("Bob"))
        said = await hint(ann, table)
        cookies = ann.http.cookies
    async with real.open():
        ann = real.browser()
        ann.http.cookies = cookies
        assert await hint(ann, table) == said
    assert not real.bots.analysed
