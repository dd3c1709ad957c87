"""When Coffee and Insights may be used aside: no decision ends too early, and none is asked in vain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.effect_schema import Effect
from parlour.games.unconscious_mind.effect_tables import add_list
from parlour.games.unconscious_mind.rules import UnconsciousMindState, city, codes, couch, effects
from parlour.games.unconscious_mind.rules.dial import GENERATE, level_of, quality_of
from parlour.kernel.state import bit
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    end_turn,
    land,
    legal_texts,
    play,
    player,
    position,
    reserve,
    resolve,
    view,
    vp,
)
from tests.rules.unconscious_mind.reference import RINGS, Box, slowly

BOX = Box(GAME.edition().folder)
FOR_MEDIAN_GROWTH = (
    "[{op: exchange, pay: {insights: [{level: median, quality: growth}]}, get: [{op: gain, vp: 3}]}]"
)
SET = "major-growth median-freedom minor-passion"
GENERATE_TWO = "[{op: generate, level: minor, quality: any, n: 2}]"
ALL_SEVEN = "minor-growth minor-growth minor-growth minor-growth minor-growth"
"""With two more, nothing is left in the reserve."""

TO_LIBRARY = ("place i21 move_freud", "ideas idea", "do 1", "go freud 1")
GAIN_COFFEE, USE_MEDIAN = "effect 2", "effect 3"


# Locations


@rule("UM-ANY-5", "UM-CITY-5")
def test_after_the_last_trigger_three_coffee_bring_two_more() -> None:
    state = position(coffee={TEAL: 3})
    play(state, *TO_LIBRARY, "effect 1", "do 1", "insight common reserve minor-growth")
    assert decision(state) == "location"
    assert legal_texts(state) == ["stop", "adjust", "brighten"]
    play(state, "brighten", "more", "effect 1", "do 1", "insight common reserve minor-growth")
    assert dial(state) == "minor-growth minor-growth"


@rule("UM-ANY-5", "UM-CITY-5")
def test_the_last_trigger_itself_may_bring_that_coffee() -> None:
    state = position(coffee={TEAL: 1})
    play(state, *TO_LIBRARY, GAIN_COFFEE)
    assert (decision(state), coffee(state)) == ("location", 3)
    play(state, "brighten", "more", GAIN_COFFEE)
    assert (coffee(state), bright(state)) == (2, 0)


@rule("UM-ANY-5")
def test_a_location_ends_by_itself_with_too_little_coffee_or_after_five_triggers() -> None:
    state = position(coffee={TEAL: 2})
    play(state, *TO_LIBRARY, "effect 1", "do 1", "insight common reserve minor-growth")
    assert decision(state) == "inkpot"
    state = position(coffee={TEAL: 6}, in_play={TEAL: "r01 r02"})
    city.LOCATION.push(state, TEAL, 0, 0, 5)
    state.run()
    assert decision(state) == "turn"


@rule("UM-ANY-5")
def test_change_for_insights_counts_as_coffee_within_reach() -> None:
    given: dict[str, Any] = {"dial": {TEAL: "major-growth major-freedom major-passion"}, "coffee": {TEAL: 0}}
    for cured, expected in (("c09", "location"), ("", "turn")):
        state = position(cured={TEAL: cured}, **given)
        city.LOCATION.push(state, TEAL, 0, 0, 1)
        state.run()
        assert decision(state) == expected


# The end of a turn


@rule("UM-ANY-5", "UM-BOX-2")
def test_at_the_end_coffee_may_make_a_set_and_its_box_a_cure() -> None:
    state = position(
        rooms={TEAL: "c01 @1"}, dial={TEAL: "median-growth median-freedom minor-passion"}, coffee={TEAL: 2}
    )
    end_turn(state)
    assert legal_texts(state) == ["stop", "adjust"]
    play(state, "adjust", "insight common median-growth major-growth", "box_set")
    play(state, *(f"insight common {area} reserve" for area in SET.split()))
    play(state, "box primary")
    assert player(state).cured == ["c01"]


@rule("UM-ANY-5")
@pytest.mark.parametrize(
    ("insights", "coffee_had", "is_asked"),
    [
        ("median-growth median-freedom minor-passion", 1, False),
        ("minor-growth minor-freedom minor-passion", 5, False),
        ("minor-growth minor-freedom minor-passion", 6, True),
        ("major-growth major-freedom", 6, False),
        ("major-growth major-growth major-growth", 0, True),
    ],
)
def test_the_end_of_a_turn_asks_only_if_a_set_is_within_reach(
    insights: str, coffee_had: int, is_asked: bool
) -> None:
    state = position(dial={TEAL: insights}, coffee={TEAL: coffee_had})
    end_turn(state)
    assert decision(state) == ("boxes" if is_asked else "turn")


@rule("UM-ANY-5")
def test_a_box_without_a_client_can_wait_but_for_the_last_round() -> None:
    nobody: dict[str, Any] = {"rooms": {TEAL: "·"}, "dial": {TEAL: SET}, "clients": "· · · ·"}
    for phase, expected in (("open", PINK), ("final_round", TEAL)):
        state = position(phase=phase, **nobody)
        end_turn(state)
        assert int(state.actor) == expected


# Between generated Insights


@rule("UM-ANY-5", "UM-DIAL-3")
def test_a_set_between_two_generated_insights_refills_the_reserve() -> None:
    state = position(dial={TEAL: f"major-growth median-freedom {ALL_SEVEN.replace('minor-growth', '', 1)}"})
    assert reserve(state) == (1, 0)
    resolve(state, GENERATE_TWO)
    play(state, "do 1", "insight common reserve minor-passion")
    assert reserve(state) == (0, 0)
    assert not any(choice.startswith("common reserve") for choice in choices(state, "insight"))
    play(state, "box_set", *(f"insight common {area} reserve" for area in SET.split()))
    play(state, "insight common reserve minor-freedom")
    assert (boxes(state), reserve(state), decision(state)) == (1, (2, 0), "turn")


@rule("UM-ANY-1")
@pytest.mark.parametrize("effect", ["generate, level: minor, quality: any", "elevate", "transfer"])
def test_insights_are_moved_by_coffee_between_others(effect: str) -> None:
    state = position(dial={TEAL: "minor-growth median-growth"}, coffee={TEAL: 6})
    resolve(state, f"[{{op: {effect}, n: 2}}]")
    play(state, "do 1")
    play(state, next(text for text in legal_texts(state) if text.startswith("insight")))
    at = decision(state)
    play(state, "adjust", "insight common median-growth major-growth", "brighten")
    assert (decision(state), coffee(state), bright(state)) == (at, 1, 1)


@rule("UM-ANY-5", "UM-DIAL-3")
@pytest.mark.parametrize(("coffee_had", "expected"), [(0, "turn"), (2, "generate")])
def test_a_set_refills_the_reserve_when_all_lie_where_the_next_one_goes(
    coffee_had: int, expected: str
) -> None:
    """Two Median ones and one that Coffee lifts make a set."""
    state = position(dial={TEAL: " ".join(["median-growth"] * 7)}, coffee={TEAL: coffee_had})
    resolve(state, "[{op: generate, level: median, quality: growth}]")
    if decision(state) == "effects":
        play(state, "do 1")
    assert decision(state) == expected


# A city bonus


@rule("UM-ANY-1", "UM-RECALL-3")
def test_coffee_of_the_recall_makes_a_set_before_an_insight_is_left_in_the_city() -> None:
    """The set frees the Insight in the player's colour, and that is the one left behind."""
    state = position(
        freud="theater",
        in_play={TEAL: "r01 r02 r05"},
        dial={TEAL: "median-growth median-freedom own:minor-passion"},
        table={"i11": "0 idea notebook_left", "i22": "0 idea gain_research"},
    )
    play(state, "recall")
    assert (decision(state), coffee(state)) == ("bonus", 2)
    play(state, "adjust", "insight common median-growth major-growth", "box_set")
    play(state, "insight common major-growth reserve", "insight common median-freedom reserve")
    play(state, "insight own minor-passion reserve")
    assert (decision(state), boxes(state)) == ("bonus", 1)
    play(state, "district green 1", "insight own reserve reserve")
    assert view(state).district_insights["green"][0] == TEAL


# Coffee that does not fit


@rule("UM-COFFEE-1", "UM-RECALL-2")
def test_room_is_made_while_coffee_comes_by_recalling() -> None:
    table = {space: f"0 idea {action}" for space, action in FIVE_SPACES.items()}
    state = position(4, coffee={TEAL: 2}, laps={TEAL: 2}, table=table)
    play(state, "recall")
    assert (decision(state), coffee(state), view(state).steps[-1].left) == ("spill", 6, 1)
    play(state, "brighten")
    assert (coffee(state), bright(state), decision(state)) == (4, 1, "bonus")


FIVE_SPACES = {
    "i00": "notebook_left",
    "i02": "notebook_center",
    "i03": "notebook_right",
    "i20": "move_professor",
    "i23": "generate_three",
}


@rule("UM-COFFEE-1", "UM-REP-5")
def test_and_from_the_reputation_track() -> None:
    state = position(coffee={TEAL: 5}, dial={TEAL: "minor-growth"})
    land(state, "left")
    assert (decision(state), coffee(state)) == ("spill", 6)
    play(state, "adjust", "insight common minor-growth median-growth")
    assert (coffee(state), decision(state)) == (5, "reputation")


@rule("UM-COFFEE-1", "UM-MOD-9")
def test_and_as_change_once_the_whole_price_is_paid() -> None:
    state = position(
        cured={TEAL: "c09"}, dial={TEAL: "major-growth major-freedom major-passion"}, coffee={TEAL: 5}
    )
    play(state, "box_set", "insight common major-growth reserve", "insight common major-freedom reserve")
    assert (decision(state), coffee(state)) == ("pay", 6)
    play(state, "insight common major-passion reserve")
    assert (decision(state), view(state).steps[-1].left) == ("spill", 2)
    play(state, "brighten")
    assert (coffee(state), bright(state), decision(state)) == (5, 1, "turn")


@rule("UM-COFFEE-1")
def test_what_does_not_fit_may_be_left() -> None:
    state = position(coffee={TEAL: 6}, table={"i11": "0 idea notebook_left"})
    play(state, "recall", "stop")
    assert (coffee(state), bright(state), decision(state)) == (6, 0, "bonus")


@rule("UM-COFFEE-1", "UM-FX-1")
def test_in_a_list_coffee_waits_for_what_uses_some() -> None:
    state = position(coffee={TEAL: 6}, dial={TEAL: "minor-growth"})
    resolve(state, "[{op: gain, coffee: 1}, {op: exchange, pay: {suppress: 1}, get: [{op: gain, vp: 2}]}]")
    assert (decision(state), choices(state, "do")) == ("effects", {"1", "2"})
    play(state, "do 2", "ignore")
    assert (coffee(state), vp(state), decision(state)) == (6, 2, "turn")


# Lists and treatments


@rule("UM-ANY-5")
def test_effects_out_of_reach_are_not_waited_for() -> None:
    for insights, expected in (
        ("", "turn"),
        ("minor-growth", "effects"),
        ("median-freedom", "effects"),
        ("minor-freedom", "turn"),
    ):
        state = position(dial={TEAL: insights}, coffee={TEAL: 3})
        resolve(state, FOR_MEDIAN_GROWTH)
        assert decision(state) == expected, insights


@rule("UM-ANY-5")
def test_a_second_client_is_asked_for_only_if_its_dream_is_within_reach() -> None:
    for coffee_had, expected in ((0, PINK), (1, TEAL)):  # treating brings one
        state = position(
            rooms={TEAL: "c01+g01 m05 / c02+g02 m17"},
            dial={TEAL: "major-growth median-freedom"},
            coffee={TEAL: coffee_had},
        )
        play(state, "treat primary", "insight common major-growth reserve", "do 1")
        assert int(state.actor) == expected


# Against the slow reference

Ask = Callable[[UnconsciousMindState, Random], None]


def a_list(state: UnconsciousMindState, rng: Random) -> None:
    parts = [
        {"level": rng.choice(("minor", "median", "major")), "quality": quality}
        for quality in rng.sample(("growth", "freedom", "passion", "any"), rng.randint(1, 3))
    ]
    exchange = {"op": "exchange", "pay": {"insights": parts}, "get": [{"op": "gain", "vp": 1}]}
    effects.LIST.push(state, TEAL, add_list(state.setup, msgspec.convert([exchange], list[Effect])))


def a_treatment(state: UnconsciousMindState, rng: Random) -> None:
    state.room_manifest[0] = 1 + rng.randrange(int(state.setup.manifests))
    state.treated = rng.choice((0, 2))
    couch.TREATMENT.push(state, TEAL, 1, 1)


def generating(state: UnconsciousMindState, rng: Random) -> None:
    """All on one area, where the next one is to go."""
    area = 1 + rng.randrange(9)
    state.common[TEAL] = bit(4 * area) * 7
    GENERATE.push(state, TEAL, quality_of(area), level_of(area), 1)


def a_location(state: UnconsciousMindState, rng: Random) -> None:
    city.LOCATION.push(state, TEAL, rng.randrange(6), 0, rng.randint(1, 5))


def the_end(state: UnconsciousMindState, rng: Random) -> None:
    state.phase = rng.choice((codes.OPEN, codes.FINAL_ROUND))
    couch.BOXES.push(state, TEAL)


@rule("UM-ANY-5")
@pytest.mark.parametrize(
    "ask", [a_list, a_treatment, generating, a_location, the_end], ids=lambda ask: ask.__name__
)
@pytest.mark.parametrize("cured", ["", "c08"])
def test_what_is_within_reach_is_counted_alike(ask: Ask, cured: str) -> None:
    """Also for the ability that makes moving Insights cheaper."""
    found = Counter[bool]()
    for seed in range(60):
        rng = Random(seed)
        state = position(
            dial={TEAL: " ".join(rng.choices(RINGS, k=rng.randint(1, 5)))},
            coffee={TEAL: rng.randint(0, 6)},
            cured={TEAL: cured},
        )
        ask(state, rng)
        kind = state.kind
        # Whether it can be paid at once is none of the question: then it is asked in any case.
        within_reach = slowly(BOX, state).is_more_within_reach(TEAL)
        state.run()
        assert (state.kind == kind) == within_reach, seed
        found[within_reach] += 1
    assert min(found[True], found[False]) > 5, found
