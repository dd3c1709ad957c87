"""Finished games looked at again: every turn judged, better ones shown, and all of it kept."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from parlour import games
from parlour.bots.analysis import Analysis, Line
from parlour.kernel.choices import play
from parlour.kernel.match import Match
from parlour.kernel.state import CHANCE
from parlour.server.protocol import Advice, ReviewedTurn
from parlour.server.replays import reviews
from parlour.server.replays.judging import TURNS_THE_GAME, VISIBLE, accuracy, judged, turning_points
from parlour.server.replays.turn_split import Turn, turns_of
from parlour.server.settings import Settings
from parlour.server.tables.patches import Json, merge
from tests.server.client import WITHIN, Browser
from tests.server.conftest import BotsAtHome, Hall
from tests.server.replays.test_records import recorded
from tests.server.seating import me, two_players

pytestmark = pytest.mark.slow


async def imported(browser: Browser) -> str:
    return str((await browser.post("/records", recorded()))["id"])


async def reviewed(browser: Browser, table: str) -> Json:
    """The review, once it is no longer being made."""
    review = await browser.post(f"/tables/{table}/review")
    async with asyncio.timeout(4 * WITHIN):
        while review["status"] == "thinking":
            await asyncio.sleep(0.05)
            review = await browser.get(f"/tables/{table}/review")
    assert isinstance(review, dict)
    return review


async def refusal(browser: Browser, method: str, path: str) -> tuple[int, str]:
    answer = await browser.http.request(method, f"/api/tables{path}")
    return answer.status_code, answer.json()["phrase"]["id"]


async def test_a_whole_game_is_reviewed_and_better_turns_are_shown(hall: Hall) -> None:
    ann = hall.browser()
    table = await imported(ann)
    assert await refusal(ann, "get", f"/{table}/review") == (404, "error-no-review")
    begun = await ann.post(f"/tables/{table}/review")
    assert (begun["status"], begun["turns"][:1]) == ("thinking", [])
    review = await reviewed(ann, table)
    assert review["status"] == "ready"
    assert review["done"] == review["total"] == begun["total"] == len(review["turns"])
    match = await hall.match(table)
    decisions = await hall.services.store.moves(table)
    actions = match.actions
    for turn in review["turns"]:
        played = [actions.struct(action) for _, action in decisions[turn["ply"] : turn["end"]]]
        assert [step["action"] for step in turn["played"]["steps"]] == played
        assert sum(turn["chances"]) == pytest.approx(1.0, abs=0.001)
        assert (turn["loss"] > 0) == bool(turn["better"])
    assert len(review["accuracy"]) == 2
    assert all(0 <= share <= 100 for share in review["accuracy"])
    assert set(review["turning_points"]) <= set(range(review["total"]))

    number, turn = next((at, one) for at, one in enumerate(review["turns"]) if one["better"])
    film = await ann.get(f"/tables/{table}/replay?seat={turn['seat']}")
    before = film["first"]
    for step in film["steps"][: turn["ply"]]:
        before = merge(before, step["patch"])
    shown = await ann.get(f"/tables/{table}/review/{number}/lines/0?seat={turn['seat']}")
    assert shown["first"] == before
    best = [step["action"] for step in turn["better"][0]["steps"]]
    assert [step["ply"] for step in shown["steps"]] == list(range(turn["ply"], turn["ply"] + len(best)))
    assert {step["seat"] for step in shown["steps"]} == {turn["seat"]}
    # It is what the rules make of those decisions.
    state = match.game.begin(match.setup)
    for _, action in decisions[: turn["ply"]]:
        state.apply(action)
    view = shown["first"]
    for step, struct in zip(shown["steps"], best, strict=True):
        state.apply(actions.number(struct))
        view = merge(view, step["patch"])
        assert view == msgspec.to_builtins(match.game.view(state, turn["seat"]))
    assert any(step["lines"] for step in shown["steps"])
    for wrong in (f"{number}/lines/3", f"{review['total']}/lines/0", "-1/lines/0", f"{number}/lines/-1"):
        assert await refusal(ann, "get", f"/{table}/review/{wrong}") == (404, "error-no-line")
    assert await refusal(ann, "get", f"/{table}/review/{number}/lines/0?seat=7") == (400, "error-seat")


async def test_a_review_is_made_once_and_kept(settings: Settings) -> None:
    first, second = Hall(settings, BotsAtHome()), Hall(settings, BotsAtHome())
    async with first.open():
        ann = first.browser()
        table = await imported(ann)
        answers = await asyncio.gather(*(reviewed(ann, table) for _ in range(3)))
        assert answers[0] == answers[1] == answers[2]
        assert len(first.bots.analysed) == answers[0]["total"]
    async with second.open():
        bob = second.browser()
        assert await bob.get(f"/tables/{table}/review") == answers[0]
        assert await bob.post(f"/tables/{table}/review") == answers[0]
        assert not second.bots.analysed
        # What another version kept and nobody can read any more is made anew.
        await second.services.store.keep_review(table, b'{"status": "strange"}')
        assert await refusal(bob, "get", f"/{table}/review") == (404, "error-no-review")
        assert await reviewed(bob, table) == answers[0]


async def test_a_review_that_fails_goes_on_when_asked_again(hall: Hall) -> None:
    ann = hall.browser()
    table = await imported(ann)
    hall.bots.failures = 2
    review = await reviewed(ann, table)
    assert (review["status"], review["done"]) == ("failed", 0)
    assert (await ann.get(f"/tables/{table}/review"))["status"] == "failed"
    tried = len(hall.bots.analysed)
    review = await reviewed(ann, table)
    assert review["status"] == "ready"
    assert len(hall.bots.analysed) - tried == review["total"]


class _Asleep(BotsAtHome):
    async def analyse(self, *_: Any) -> Analysis:
        await asyncio.sleep(3600)
        raise AssertionError


async def test_a_review_cut_short_begins_again_after_a_restart(settings: Settings) -> None:
    first, second = Hall(settings, _Asleep()), Hall(settings, BotsAtHome())
    async with first.open():
        ann = first.browser()
        table = await imported(ann)
        assert (await ann.post(f"/tables/{table}/review"))["done"] == 0
    async with second.open():
        bob = second.browser()
        assert await refusal(bob, "get", f"/{table}/review") == (404, "error-no-review")
        assert (await bob.post(f"/tables/{table}/review"))["status"] == "thinking"


async def test_only_so_many_games_wait_for_a_review(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    hall = Hall(settings, _Asleep())
    async with hall.open():
        ann = hall.browser()
        first, second = await imported(ann), await imported(ann)
        await ann.post(f"/tables/{first}/review")
        assert await refusal(ann, "post", f"/{second}/review") == (503, "error-many-reviews")
        assert await refusal(ann, "get", f"/{second}/review") == (404, "error-no-review")
        assert (await ann.post(f"/tables/{first}/review"))["status"] == "thinking"


async def test_a_game_that_goes_on_is_not_reviewed(hall: Hall) -> None:
    table, (ann, _), _ = await two_players(hall)
    for method, path in (("post", "/review"), ("get", "/review"), ("get", "/review/0/lines/0")):
        assert await refusal(ann, method, f"/{table}{path}") == (409, "error-not-over")
    gathering = await ann.create(me(), {"kind": "open"})
    assert await refusal(ann, "post", f"/{gathering}/review") == (409, "error-not-playing")
    assert await refusal(ann, "get", "/nowhere/review") == (404, "error-table")
    assert not hall.bots.analysed


# What the turns of a game are


@pytest.mark.parametrize(("game_id", "players"), [("amber", 2), ("amygdala", 2), ("unconscious_mind", 1)])
def test_turns_are_what_players_end(game_id: str, players: int) -> None:
    """Between a seat's first choice and the end it declares, or what is revealed before."""
    game = games.get(game_id)
    match = Match(game, game.edition(), players, {}, "seed")
    match.begin()
    ended: list[tuple[int, int]] = []
    views = []
    begins = match.ply
    for number in range(150):
        if match.over:
            break
        seat = int(match.state.actor)
        if match.builder is None:
            begins = match.ply
            views.append(msgspec.msgpack.encode(game.view(match.state, seat)))
        legal = match.state.legal()
        match.act(seat, int(legal[number % len(legal)]))
        if match.awaits_end:
            ended.append((begins, match.ply))
            match.end(seat)
    decisions = [(move.seat, move.action) for move in match.moves]
    turns = turns_of(game, match.setup, decisions)[: len(ended)]
    assert [(turn.ply, turn.end) for turn in turns] == ended
    assert [turn.view for turn in turns] == views[: len(ended)]
    for turn in turns:
        assert [(turn.seat, action) for action in turn.actions] == decisions[turn.ply : turn.end]
    assert any(seat == CHANCE for seat, _ in decisions)


# How they are judged


def a_turn(seat: int, own: float, loss: float = 0.0) -> ReviewedTurn:
    chances = [own, 1 - own] if seat == 0 else [1 - own, own]
    return ReviewedTurn(0, 1, seat, chances, Advice([], own - loss, []), [], loss, loss)


def test_a_turn_is_measured_by_what_was_clearly_better() -> None:
    match = Match(games.get("amber"), games.get("amber").edition(), 2, {}, "seed")
    match.begin()
    one, two, three = (int(action) for action in match.state.legal()[:3])

    def line(action: int, chance: float) -> Line:
        step = play(match.game, match.actions, match.state, action).choice
        return Line((action,), (step,), chance, ())

    def loss(played: float, *others: float) -> tuple[float, int]:
        lines = tuple(line(two, chance) for chance in others)
        analysis = Analysis(0, (0.5, 0.5), lines, line(one, played), aim=0.45)
        turn = judged(Turn(16, 0, b"", [one]), analysis)
        assert [step.action for step in turn.played.steps] == [match.actions.struct(one)]
        assert turn.regret == pytest.approx(0.45 - played)
        return turn.loss, len(turn.better)

    assert loss(0.5, 0.6, 0.55, 0.4) == (0.1, 2)
    assert loss(0.5, 0.5 + VISIBLE / 2) == (0.0, 0)
    assert loss(0.5, 0.4) == (0.0, 0)
    assert loss(0.5) == (0.0, 0)
    assert three


def test_accuracy_falls_with_what_was_lost() -> None:
    assert accuracy([], 2) == [100, 100]
    assert accuracy([a_turn(0, 0.5), a_turn(1, 0.5)], 2) == [100, 100]
    some, more, most = (
        accuracy([a_turn(0, 0.5, loss), a_turn(0, 0.5), a_turn(1, 0.5)], 2) for loss in (0.02, 0.1, 1.0)
    )
    assert 100 > some[0] > more[0] > most[0] >= 0
    assert some[1] == more[1] == most[1] == 100


def test_what_was_lucky_in_the_tries_costs_nobody_accuracy() -> None:
    turns = [msgspec.structs.replace(a_turn(0, 0.5, 0.05), regret=regret) for regret in (0.05, -0.05, 0.0)]
    assert accuracy(turns, 1) == [100]
    assert accuracy([*turns, a_turn(0, 0.5, 0.05)], 1)[0] < 100


QUIET = [a_turn(number % 2, 0.5) for number in range(20)]


def curve(*own: float) -> list[ReviewedTurn]:
    """Two take turns; these are the chances of the first before its turns, and the other agrees."""
    return [a_turn(seat, chance if seat == 0 else 1 - chance) for chance in own for seat in (0, 1)]


def test_a_quiet_game_has_no_turning_points() -> None:
    assert turning_points(QUIET, [0.5, 0.5]) == []
    assert turning_points(QUIET[:3], ()) == []
    assert turning_points([], ()) == []


def test_a_blunder_is_a_turning_point_whatever_came_of_it() -> None:
    blunder = a_turn(0, 0.5, loss=2 * TURNS_THE_GAME)
    assert turning_points([*QUIET[:6], blunder, *QUIET[7:]], [0.5, 0.5]) == [6]
    slip = a_turn(0, 0.5, loss=1.2 * TURNS_THE_GAME)
    assert turning_points([*QUIET[:6], slip, *QUIET[7:]], ()) == [], "a slip nobody made anything of is none"


def test_a_change_that_lasts_is_a_turning_point_and_told_once() -> None:
    assert turning_points(curve(*[0.5] * 4, *[0.8] * 6), [0.8, 0.2]) in ([6], [7])


def test_a_change_that_is_gone_at_once_is_none() -> None:
    assert turning_points(curve(*[0.5] * 4, 0.65, *[0.5] * 5), [0.5, 0.5]) == []


def test_a_change_is_told_at_the_mistake_that_brought_it_about() -> None:
    turns = curve(*[0.5] * 4, *[0.8] * 6)
    turns[7] = a_turn(1, 0.5, loss=0.2)
    assert turning_points(turns, [0.8, 0.2]) == [7]
    # A slip does not explain it.
    turns[7] = a_turn(1, 0.5, loss=0.03)
    assert turning_points(turns, [0.8, 0.2]) == [6]


def test_an_end_that_surprises_is_a_turning_point() -> None:
    assert turning_points(QUIET, [1, 0]) in ([18], [19])


def test_a_game_that_drifted_has_the_turn_that_did_most() -> None:
    drift = curve(0.5, 0.52, 0.54, 0.61, 0.68, 0.75, 0.77, 0.82, 0.87, 0.92)
    assert len(turning_points(drift, [0.95, 0.05])) == 1
    assert turning_points(drift, ()) == [], "it may still turn while it is being looked at"


def test_turning_points_are_few_and_the_largest() -> None:
    wild = [a_turn(number % 2, 0.5, loss=0.2 + number / 100) for number in range(40)]
    assert turning_points(wild, [0.5, 0.5]) == [31, 33, 35, 37, 39]


def test_several_turns_of_a_seat_in_a_row_are_one_round() -> None:
    """Where chance cuts turns into pieces, what happened still is told once."""
    seats = [0, 0, 0, 0, 1, 1, 1, 1] * 5
    turns = [a_turn(seat, 0.5) for seat in seats]
    turns[16], turns[20] = a_turn(0, 0.5, loss=0.3), a_turn(1, 0.5, loss=0.29)
    assert turning_points(turns, [0.5, 0.5]) == [16]
    alone = [ReviewedTurn(0, 1, 0, [0.5, 0.5], Advice([], 0.5, []), [], 0.3, 0.3) for _ in range(4)]
    assert turning_points(alone, [0.5, 0.5]) == [0, 1, 2, 3]
