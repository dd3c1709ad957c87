"""Playing on from a position of a finished game, against bots."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.server.replays.turn_split import turns_of
from tests.server.client import Browser
from tests.server.conftest import Hall
from tests.server.replays.test_records import recorded
from tests.server.seating import me, two_players

WISH: dict[str, Any] = {"ply": 60, "seat": 1, "name": "Eve", "level": "random"}


async def turn_starts(hall: Hall, table: str) -> dict[int, int]:
    """By ply at which a turn of the game begins, whose it is."""
    match = await hall.match(table)
    decisions = await hall.services.store.moves(table)
    return {turn.ply: turn.seat for turn in turns_of(match.game, match.setup, decisions)}


async def refusal(browser: Browser, table: str, **changed: object) -> tuple[int, str]:
    answer = await browser.http.post(f"/api/tables/{table}/play-on", json={**WISH, **changed})
    return answer.status_code, answer.json()["phrase"]["id"]


@pytest.mark.slow
async def test_the_beginning_is_the_same_and_the_rest_is_played(hall: Hall) -> None:
    ann, eve = hall.browser(), hall.browser()
    old = (await ann.post("/records", recorded()))["id"]
    before = await ann.get(f"/tables/{old}/replay?seat=1")
    new = (await eve.post(f"/tables/{old}/play-on", WISH))["id"]
    socket = await eve.connect(new)
    assert [(seat["kind"], seat["name"]) for seat in socket.table["seats"]] == [("bot", ""), ("human", "Eve")]
    assert (socket.table["host"], socket.table["viewpoint"], socket.table["rated"]) == (True, 1, False)
    while socket.table["status"] == "playing":
        if socket.table["my_turn"]:
            await socket.turn()
        else:
            await socket.until_ply_after(socket.table["ply"])
    after = await eve.get(f"/tables/{new}/replay?seat=1")
    # The decisions before the turn that was going on then.
    starts = await turn_starts(hall, old)
    begins = max(start for start in starts if start <= WISH["ply"])
    assert after["steps"][:begins] == before["steps"][:begins]
    assert len(after["steps"]) > begins
    # The log tells them too, but for what only the bot would know while the game is on.
    copied = [(line["ply"], line["seat"]) for line in socket.log if line["ply"] < begins]
    assert copied == [(step["ply"], step["seat"]) for step in before["steps"][:begins] for _ in step["lines"]]
    assert await ann.get(f"/tables/{old}/replay?seat=1") == before
    assert (await ann.get(f"/tables/{old}"))["rematch"] == ""


@pytest.mark.slow
async def test_it_begins_where_a_turn_began(hall: Hall) -> None:
    ann = hall.browser()
    old = (await ann.post("/records", recorded()))["id"]
    match = await hall.match(old)
    decisions = await hall.services.store.moves(old)
    seats = await turn_starts(hall, old)
    starts = list(seats)
    for ply in (0, 1, starts[0], starts[3], starts[3] + 1, starts[4] - 1, match.ply - 1, match.ply):
        begins = max((start for start in starts if start <= ply), default=starts[0])
        wish = {**WISH, "ply": ply, "seat": seats[begins]}
        new = (await ann.post(f"/tables/{old}/play-on", wish))["id"]
        table = await ann.get(f"/tables/{new}")
        assert (table["ply"], table["my_turn"], table["can_undo"]) == (begins, True, False)
        assert await hall.services.store.moves(new) == decisions[:begins]
    found = await hall.services.store.table(new)
    assert found is not None
    assert found[0].seed, "the luck from here on is another"


@pytest.mark.slow
async def test_a_table_survives_being_closed_and_opened(hall: Hall) -> None:
    ann = hall.browser()
    old = (await ann.post("/records", recorded()))["id"]
    new = (await ann.post(f"/tables/{old}/play-on", {**WISH, "seat": 0, "ply": 90}))["id"]
    socket = await ann.connect(new)
    await socket.until("my turn", my_turn=True)
    await socket.turn()
    await socket.until("my turn again", my_turn=True)
    shown = await ann.get(f"/tables/{new}")
    await socket.close()
    hall.services.rooms.close_idle(0)
    again = await ann.get(f"/tables/{new}")
    assert again["view"] == shown["view"]
    assert again["ply"] == shown["ply"]


@pytest.mark.slow
async def test_alone_one_plays_on_alone(hall: Hall) -> None:
    ann = hall.browser()
    old = (await ann.post("/records", recorded(game_id="unconscious_mind", players=1)))["id"]
    new = (await ann.post(f"/tables/{old}/play-on", {**WISH, "seat": 0, "ply": 60}))["id"]
    socket = await ann.connect(new)
    assert socket.table["my_turn"]
    await socket.turn()


@pytest.mark.slow
async def test_what_cannot_be_played_on_from(hall: Hall) -> None:
    ann = hall.browser()
    old = (await ann.post("/records", recorded()))["id"]
    tables = len(await ann.get("/tables"))
    plies = (await hall.match(old)).ply
    assert await refusal(ann, old, seat=2) == (400, "error-seat")
    assert await refusal(ann, old, seat=-1) == (400, "error-seat")
    assert await refusal(ann, old, ply=plies + 1) == (400, "error-ply")
    assert await refusal(ann, old, ply=-1) == (400, "error-ply")
    assert await refusal(ann, old, ply=1 << 80) == (400, "error-ply")
    assert await refusal(ann, old, level="genius") == (400, "error-bot")
    assert await refusal(ann, old, name=" ") == (400, "error-name")
    assert await refusal(ann, old, more=1) == (400, "error-request")
    assert await refusal(ann, "nowhere") == (404, "error-table")
    assert len(await ann.get("/tables")) == tables


@pytest.mark.parametrize("begun", [True, False])
async def test_the_future_of_a_game_that_goes_on_is_not_shown(hall: Hall, begun: bool) -> None:
    if begun:
        table, (ann, _), _ = await two_players(hall)
        assert await refusal(ann, table, ply=0) == (409, "error-not-over")
    else:
        ann = hall.browser()
        table = await ann.create(me(), {"kind": "open"})
        assert await refusal(ann, table, ply=0) == (409, "error-not-playing")
