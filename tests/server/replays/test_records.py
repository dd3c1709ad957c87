"""Records out, records in, and replays."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec
import pytest

from parlour import games
from parlour.kernel.match import Match
from parlour.server.tables.patches import Json, merge
from tests.server.client import Browser
from tests.server.conftest import Hall
from tests.server.seating import me, play_out, two_players


def film(replay: Json) -> list[Json]:
    """The view after every decision."""
    views = [replay["first"]]
    for step in replay["steps"]:
        views.append(merge(views[-1], step["patch"]))
    return views


@cache
def recorded(end: bool = True, game_id: str = "amber", players: int = 2) -> Json:
    """A game of some who always do the first thing they may, or its beginning."""
    game = games.get(game_id)
    match = Match(game, game.edition(), players, {}, "the same every time")
    match.begin()
    while not match.over and (end or match.ply < 40):
        match.act(int(match.state.actor), int(match.state.legal()[0]))
        if match.awaits_end and match.builder is not None:
            match.end(match.builder)
    record: Json = msgspec.json.decode(match.record(("Ann", "Bob")[:players]).encode())
    return record


@pytest.mark.slow
async def test_a_record_comes_back_as_it_went(hall: Hall) -> None:
    table, (ann, bob), sockets = await two_players(hall, advanced=True)
    await play_out(sockets)
    answer = await bob.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("application/json")
    assert f'filename="parlour-amber-{table}.json"' in answer.headers["content-disposition"]

    eve = hall.browser()
    imported = (await eve.http.post("/api/records", content=answer.content)).json()["id"]
    view = await eve.get(f"/tables/{imported}")
    assert view["status"] == "over"
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    assert view["results"] == sockets[0].table["results"]
    assert (await eve.http.get(f"/api/tables/{imported}/record")).content == answer.content
    for seat in (-1, 0, 1):
        original = await ann.get(f"/tables/{table}/replay?seat={seat}")
        copied = await eve.get(f"/tables/{imported}/replay?seat={seat}")
        assert copied == original
        assert film(copied)[-1]["seat"] == seat
    # All secrets are open now, to everybody.
    said = {line["phrase"]["id"] for step in copied["steps"] for line in step["lines"]}
    assert "amber-event-drew_tile" in said
    assert "amber-event-drew" not in said
    assert [table["id"] for table in await eve.get("/tables")] == [imported]


@pytest.mark.slow
async def test_a_replay_is_the_game_step_by_step(hall: Hall) -> None:
    ann = hall.browser()
    imported = (await ann.post("/records", recorded()))["id"]
    replay = await ann.get(f"/tables/{imported}/replay?seat=1")
    game = games.get("amber")
    record = recorded()
    match = Match(game, game.edition(), 2, record["header"]["options"], "another")
    views = film(replay)
    state = game.begin(match.setup)
    assert views[0] == msgspec.to_builtins(game.view(state, 1))
    for move, view, step in zip(record["moves"], views[1:], replay["steps"], strict=True):
        seat, _, notation = move.partition(" ")
        assert step["seat"] == (-1 if seat == "-" else int(seat))
        state.apply(match.actions.parse(notation))
        assert view == msgspec.to_builtins(game.view(state, 1))


@pytest.mark.slow
async def test_an_unfinished_game_can_be_looked_at_and_not_played_on(hall: Hall) -> None:
    ann = hall.browser()
    imported = (await ann.post("/records", recorded(end=False)))["id"]
    socket = await ann.connect(imported)
    assert socket.table["status"] == "over"
    assert socket.table["actor"] == -2
    assert socket.legal == []
    assert not any(result["won"] for result in socket.table["results"])
    assert socket.log
    assert (await socket.ask("act", action={"do": "pass"}, seat=0))["code"] == "not-playing"
    again = await ann.http.post(f"/api/tables/{imported}/rematch")
    assert (again.status_code, again.json()["phrase"]["id"]) == (403, "error-not-seated")


async def refused(browser: Browser, record: Any) -> tuple[int, str]:
    answer = await browser.http.post("/api/records", json=record)
    return answer.status_code, answer.json()["phrase"]["id"]


def changed(*path: str | int, to: Any) -> Json:
    record = copy.deepcopy(recorded())
    place: Any = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return record


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "problem"),
    [
        ([], "error-record-form"),
        (changed("parlour", to=99), "error-record-format"),
        (changed("header", "game", to="chess"), "error-game"),
        (changed("header", "rules", to=0), "error-record-rules"),
        (changed("header", "edition", to="0" * 16), "error-record-edition"),
        (changed("header", "players", to=9), "error-players"),
        (changed("header", "options", to={}), "error-record-options"),
        (changed("header", "options", "setup", to="9Z"), "error-option-value"),
        (changed("names", to=["Ann"]), "error-record-names"),
        (changed("names", to=["Ann", "\x07"]), "error-name"),
        (changed("moves", 3, to="- jump"), "error-record-move"),
        (changed("moves", 30, to="0 pass"), "error-record-illegal"),
        (changed("digest", to="0" * 16), "error-record-digest"),
    ],
)
async def test_a_bad_record_is_refused_with_what_is_wrong(hall: Hall, record: Any, problem: str) -> None:
    ann = hall.browser()
    assert await refused(ann, record) == (400, problem)
    assert await ann.get("/tables") == []


async def test_a_replay_needs_a_game(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), {"kind": "open"})
    answer = await ann.http.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["phrase"]["id"]) == (409, "error-not-playing")
    for seat in (-2, 2):
        table = await ann.create(me(), me("Bob"))
        answer = await ann.http.get(f"/api/tables/{table}/replay?seat={seat}")
        assert (answer.status_code, answer.json()["phrase"]["id"]) == (400, "error-seat")


@pytest.mark.slow
async def test_a_bot_in_a_record_is_still_a_bot(hall: Hall) -> None:
    record = {**recorded(), "names": ["Ann", "greedy"]}
    answer = await hall.browser().http.post("/api/records", content=msgspec.json.encode(record))
    view = await hall.browser().get(f"/tables/{answer.json()['id']}")
    assert [(seat["kind"], seat["level"]) for seat in view["seats"]] == [("human", ""), ("bot", "greedy")]


@pytest.mark.slow
async def test_a_player_of_a_record_may_have_no_name(hall: Hall) -> None:
    """Programs play without names: who looks reads of Player 1, in their language."""
    record = {**recorded(), "names": ["", "Bob"]}
    answer = await hall.browser().http.post("/api/records", content=msgspec.json.encode(record))
    view = await hall.browser().get(f"/tables/{answer.json()['id']}")
    assert [(seat["kind"], seat["name"]) for seat in view["seats"]] == [("human", ""), ("human", "Bob")]
