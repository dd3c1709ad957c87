"""The outcome of an action of Unconscious Mind, as data: what it says is what playing the action does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour.bots.analysis import analyse
from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.components import NotebookDiscount
from parlour.games.unconscious_mind.names import INKPOT
from parlour.games.unconscious_mind.rules import UnconsciousMindState, pages
from parlour.games.unconscious_mind.wire.actions import PLACES
from parlour.kernel.actions import Struct
from parlour.words import LANGUAGES
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    coffee,
    decision,
    end_turn,
    play,
    position,
    random_game,
    resolve,
    view,
    vp,
)
from tests.words import scan

LISTED = {
    "do",
    "effect",
    "reputation",
    "line_part",
    "trigger",
    "main",
    "banner",
    "slot",
    "district",
    "fireworks",
}
"""Actions that name a place from which something is done: what is done has to be said."""
SAYING = {
    "go": {"location", "triggers"},
    "swap": {"card"},
    "treat": {"client", "dream"},
    "box": {"client", "therapy"},
    "advance": {"inkpot"},
    "take": {"display"},
    "publish": {"vp"},
    "cite": {"vp"},
    "place": {"inkpot"},
}
"""What the outcomes of others always say."""
IN_A_LIST = {"effect", "number", "shown", "slot"}
"""Arguments that are places in a list."""


BOARDS = GAME.edition().boards
BELOW_THE_TRACK = [effects for zone in BOARDS.zones_below for effects in zone.actions]


def outcome(state: UnconsciousMindState, text: str) -> dict[str, Any]:
    """What is said of an action beside the decision it answers."""
    action = state.setup.actions.parse(text)
    assert action in list(state.legal()), text
    found = GAME.outcome(state, action, state)
    return {name: value for name, value in found.items() if name != "decision"}


def outcomes(state: UnconsciousMindState) -> Iterator[tuple[Struct, dict[str, Any], int]]:
    for action in state.legal():
        yield state.setup.actions.struct(action), GAME.outcome(state, int(action), state), int(action)


def played(state: UnconsciousMindState, action: int) -> UnconsciousMindState:
    after = state.copy()
    after.apply(action)
    return after


def each(effects: list[dict[str, Any]]) -> list[tuple[str, str, Any]]:
    """What effects do, one thing at a time: a gain may bring several."""
    return [(one["op"], name, what) for one in effects for name, what in one.items() if name != "op" and what]


# In every game


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"overlays": "C", "fireworks": True}), (3, {"journalist": True, "overlays": "A"})],
)
def test_every_outcome_says_what_its_action_leaves_open(players: int, options: dict[str, Any]) -> None:
    met = set()
    for state in islice(random_game(players, players, **options), 0, None, 3):
        if state.actor < 0:
            continue
        for action, found, _ in outcomes(state):
            kind = str(action["do"])
            met.add(kind)
            assert found["decision"] == decision(state)
            if kind in LISTED:
                assert found["effects"], action
                assert found["source"], action
            assert found.keys() >= SAYING.get(kind, set()), action
    assert met >= {"do", "reputation", "line_part", "stop", "place", "advance"}


def test_an_effect_that_is_told_is_the_one_that_is_done() -> None:
    """Some effects ask for a decision that is called after them."""
    told = set()
    for state in islice(random_game(5), 0, None, 2):
        if state.actor < 0:
            continue
        for action, found, number in outcomes(state):
            if action["do"] != "do":
                continue
            (effect,) = found["effects"]
            if effect["op"] in ("generate", "elevate", "transfer"):
                assert decision(played(state, number)) == effect["op"]
                told.add(effect["op"])
    assert told == {"generate", "elevate", "transfer"}


def test_what_an_outcome_pays_moves_and_takes_is_paid_moved_and_taken() -> None:
    met = set()
    for state in islice(random_game(6, 3, journalist=True), 0, None, 3):
        seat = int(state.actor)
        if seat < 0:
            continue
        for action, found, number in outcomes(state):
            after = played(state, number)
            kind = str(action["do"])
            if kind == "advance":
                assert found["inkpot"] == INKPOT[after.inkpot[seat]]
                assert found.get("bright", 0) == state.bright[seat] - after.bright[seat]
                assert found.get("laps", 0) == after.ideas[seat] - state.ideas[seat]
                assert found.get("vp", 0) == vp(after, seat) - vp(state, seat)
            elif kind == "go":
                standing = view(after).players[seat].professor, view(after).freud, view(after).journalist
                figure = ("professor", "freud", "journalist").index(str(action["figure"]))
                assert found["location"] == standing[figure]
                if decision(after) == "location":
                    assert found["triggers"] == view(after).steps[-1].left
                    met.add("triggers")
            elif kind == "ideas":
                (lies,) = [
                    idea for space, idea in view(after).table.items() if space not in view(state).table
                ]
                assert (found.get("ideas", 0), found.get("bright", 0)) == (lies.ideas, lies.bright)
            elif kind == "swap":
                card = view(state).research[int(action["shown"]) - 1]
                assert found["card"] == card
                assert card in view(after, seat).hand
            elif kind == "put":
                lines = {"row": pages.complete_rows(after, seat) - pages.complete_rows(state, seat)}
                lines["column"] = pages.complete_columns(after, seat) - pages.complete_columns(state, seat)
                named = [line[:-1] for line in found.get("completes", [])]
                assert {line: named.count(line) for line in lines} == lines
            elif kind == "take":
                shown, left = view(state).tiles, view(after).tiles
                tile = shown[found["display"]]
                assert found.get("tile", "") == tile
                assert not tile or tile not in left
            else:
                continue
            met.add(kind)
    assert met == {"advance", "go", "triggers", "ideas", "swap", "put", "take"}


def test_what_is_told_to_be_done_is_begun() -> None:
    """The printed thing that an outcome names is what the position then goes through."""
    begun = set()
    for state in islice(random_game(6, 3, overlays="B"), 0, None, 2):
        if state.actor < 0:
            continue
        going_on = len(view(state).steps)
        for action, found, number in outcomes(state):
            kind = str(action["do"])
            if kind not in LISTED - {"do", "effect"}:
                continue
            for step in view(played(state, number)).steps[going_on:]:
                if step.effects and step.source:
                    assert (found["source"], found["effects"]) == (
                        step.source,
                        msgspec.to_builtins(step.effects),
                    )
                    begun.add(kind)
            if kind == "reputation":
                printed = BELOW_THE_TRACK[int(action["number"]) - 1]
                assert each(found["effects"]) == each(msgspec.to_builtins(printed))
                begun.add(kind)
            if kind == "trigger":
                assert found["place"] == action["place"]
            if "place" in found:
                tile = view(state).players[state.actor].notebook[PLACES.index(found["place"])]
                assert found["source"] == f"tile-{tile}"
                begun.add("place")
    assert begun >= {"reputation", "line_part", "main", "banner", "slot", "place"}


@pytest.mark.slow
def test_a_hint_says_of_each_step_what_it_comes_to() -> None:
    rng = Random(2)
    listed: list[tuple[Struct, dict[str, Any]]] = []
    for at, state in enumerate(state for state in random_game(9) if state.actor >= 0):
        if at % 40 == 30 and len(state.legal()) > 1:
            for line in analyse(GAME, state.setup, view(state), 8, rng).lines:
                assert [step.action for step in line.steps] == [
                    state.setup.actions.struct(action) for action in line.actions
                ]
                listed += [(step.action, step.outcome) for step in line.steps if step.action["do"] in LISTED]
        if len(listed) > 20:
            break
    assert len(listed) > 20
    assert [step for step, found in listed if not found.get("effects")] == []


# One by one


def test_a_placed_idea_says_where_the_inkpot_will_come_to() -> None:
    state = position(inkpot={TEAL: "row3"}, bright={TEAL: 1}, laps={TEAL: 1})
    assert outcome(state, "place i11 notebook_left") == {
        "inkpot": "top",
        "laps": 1,
        "pushed": ["left", "row1"],
    }


def test_an_inkpot_that_goes_one_space_cannot_be_held_back() -> None:
    state = position(inkpot={TEAL: "top"}, bright={TEAL: 1})
    assert outcome(state, "place i01 notebook_left") == {"inkpot": "row1", "pushed": ["row2"]}


def test_without_bright_ideas_nothing_pushes_the_inkpot() -> None:
    assert outcome(position(), "place i01 notebook_left") == {"inkpot": "row1"}


def test_the_inkpot_says_what_its_space_triggers() -> None:
    state = position(inkpot={TEAL: "top"}, bright={TEAL: 4}, notebook={TEAL: "ns01 n101 · / n105 · ·"})
    resolve(state, "[{op: inkpot, min: 2, max: 2}]")
    play(state, "do 1")
    assert outcome(state, "advance 1") == {"inkpot": "row1", "bright": 1, "tiles": 2}
    assert outcome(state, "advance 2") == {"inkpot": "row2", "tiles": 1}
    left = outcome(state, "advance 4")
    before = vp(state), coffee(state)
    play(state, "advance 4")
    assert (left["inkpot"], left["bright"]) == ("left", 2)
    assert (left.get("vp", 0), left.get("coffee", 0)) == (vp(state) - before[0], coffee(state) - before[1])


def test_recalling_says_the_coffee_it_brings() -> None:
    state = position(table={"i11": "0 two_ideas notebook_left", "i12": "0 idea gain_research"})
    assert outcome(state, "recall") == {"coffee": 2}
    before = coffee(state)
    play(state, "recall")
    assert coffee(state) == before + 2


def test_a_tile_says_what_it_costs_and_triggers() -> None:
    state = position(coffee={TEAL: 6}, tiles="n101 n102 n103 n201 · n203")
    play(state, "place i02 notebook_right", "ideas idea", "do 1")
    found = outcome(state, "take level_1")
    assert (found["tile"], found["display"]) == ("n103", 2)
    tiles = {tile.id: tile for tile in GAME.edition().notebook.level_1}
    assert len(found["effects"]) == len(tiles["n103"].main) + len(tiles["n103"].banner)
    before = coffee(state)
    play(state, "take level_1")
    assert found["pays"] == before - coffee(state)


def test_a_discount_is_part_of_what_a_tile_costs() -> None:
    full = position(coffee={TEAL: 6})
    cheap = position(coffee={TEAL: 6}, cured={TEAL: discounter()})
    for state in (full, cheap):
        play(state, "place i02 notebook_right", "ideas idea", "do 1")
    paid = [outcome(state, "take level_1").get("pays", 0) for state in (full, cheap)]
    assert paid[1] < paid[0]


def discounter() -> str:
    clients = GAME.edition().clients.routine
    return next(client.id for client in clients if isinstance(client.modifier, NotebookDiscount))


def test_an_empty_space_of_the_display_says_its_points() -> None:
    state = position(coffee={TEAL: 6}, tiles="n101 · n103 n201 n202 n203", tile_stacks=(0, 9))
    play(state, "place i02 notebook_center", "ideas idea", "do 1")
    found = outcome(state, "take level_1")
    before = vp(state)
    play(state, "take level_1")
    assert found["vp"] == vp(state) - before > 0
    assert "tile" not in found


def test_a_tile_that_is_put_down_says_what_it_completes_or_replaces() -> None:
    state = position(
        notebook={TEAL: "ns01 · · / n101 · · / · · ·"}, coffee={TEAL: 6}, cured={TEAL: "c05 c06"}
    )
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_1")
    assert outcome(state, "put c1") == {"completes": ["column1"]}
    assert outcome(state, "put a2") == {}
    full = "ns01 n101 n102 / n103 n104 n105 / n106 n107 n108"
    state = position(notebook={TEAL: full}, coffee={TEAL: 6}, tiles="n110 n111 n112 n201 n202 n203")
    play(state, "place i02 notebook_center", "ideas idea", "do 1", "take level_1")
    while decision(state) != "put":
        play(state, "stop")
    assert outcome(state, "put a2") == {"replaces": "n101"}


def test_a_treatment_says_how_far_it_gets_and_what_points_it_brings() -> None:
    insights = "median-passion own:median-passion minor-passion minor-freedom major-growth"
    state = position(rooms={TEAL: "k01 m31 l01 @3 / c01+g01 m05 l02 @6"}, dial={TEAL: insights})
    spaces = BOARDS.therapy.vp
    first = {"client": "k01", "dream": "m31", "therapy": 1, "vp": 4 + spaces[2]}
    assert outcome(state, "treat primary") == first
    second = {"client": "c01", "dream": "m05", "therapy": 2, "vp": 1 + spaces[5] + spaces[4]}
    assert outcome(state, "treat secondary") == second


def test_catharsis_and_a_cure_on_the_way_are_part_of_a_treatment() -> None:
    state = position(rooms={TEAL: "c01+g01 m06 l01 @4"}, dial={TEAL: "major-growth median-passion"})
    clients = GAME.edition().clients
    cure = next(client for client in clients.routine if client.id == "c01").cure_vp
    catharsis = next(layer for layer in clients.grief if layer.id == "g01").vp
    found = outcome(state, "treat primary")
    assert (found["therapy"], found["matches"]) == (4, True)
    assert found["vp"] == sum(BOARDS.therapy.vp[:4]) + catharsis + cure


def test_a_box_says_what_its_space_of_the_track_brings() -> None:
    state = position(rooms={TEAL: "c01+g01 m05 l01 @6"}, boxes={TEAL: 1})
    end_turn(state)
    assert outcome(state, "box primary") == {
        "client": "c01",
        "therapy": 1,
        **({"vp": BOARDS.therapy.vp[5]} if BOARDS.therapy.vp[5] else {}),
    }


def test_a_payment_says_how_much_too_high_it_is() -> None:
    state = position(rooms={TEAL: "c01 l01 @4"}, dial={TEAL: "major-growth major-passion major-freedom"})
    resolve(
        state, "[{op: exchange, pay: {insights: [{level: minor, quality: any}]}, get: [{op: gain, vp: 1}]}]"
    )
    play(state, "do 1")
    assert outcome(state, "insight common major-growth reserve") == {"above": 2}


def test_publishing_says_its_points() -> None:
    state = position(
        in_play={TEAL: "r01 r02 r13 r25", PINK: "r03"},
        dial={TEAL: "own:minor-growth"},
        treatises={"t32": "1 r06 r16 r28"},
        coffee={TEAL: 5},
    )
    resolve(state, "[{op: play_or_publish, max: 1}]")
    play(state, "do 1")
    points = {treatise.id: treatise.vp for treatise in GAME.edition().research.treatises}
    assert outcome(state, "publish t42") == {"vp": points["t42"]}


def test_citing_says_the_points_of_the_owner() -> None:
    state = position(in_play={TEAL: "r01"}, dial={TEAL: "own:reserve"}, treatises={"t42": "1 r02 r03 r14"})
    resolve(state, "[{op: play_or_publish, max: 1}]")
    play(state, "do 1", "publish t31", "volume r01")
    told, before = outcome(state, "cite t42"), vp(state, PINK)
    play(state, "cite t42")
    assert told == {"vp": vp(state, PINK) - before}
    assert told["vp"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_an_action_names_a_place_in_a_list(language: str) -> None:
    found = {
        message: text
        for message, text in scan.patterns(language)
        if re.match(r"unconscious_mind-(do|say|stop)-", message)
        and any(f"{{${argument}}}" in text for argument in IN_A_LIST)
        # The number of tags a bonus asks for is printed on it.
        and message not in ("unconscious_mind-say-district", "unconscious_mind-say-fireworks")
    }
    assert found == {}
