"""The abilities of Routine Clients, in the order of the ledger. A Cured Client keeps its own."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    TEAL,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    may,
    play,
    position,
    resolve,
    triggers,
    view,
)

with_and_without = pytest.mark.parametrize("has", [True, False])


def having(client: str, has: bool, **given: Any) -> UnconsciousMindState:
    return position(cured={TEAL: client if has else ""}, **given)


@rule("UM-MOD-1")
@with_and_without
def test_room_for_more_coffee(has: bool) -> None:
    state = having("c01", has, coffee={TEAL: 6})
    resolve(state, "[{op: gain, coffee: 2}]")
    assert coffee(state) == (8 if has else 6)


@rule("UM-MOD-2")
@with_and_without
def test_cheaper_tiles(has: bool) -> None:
    state = having("c02", has, coffee={TEAL: 3})
    play(state, "place i02 notebook_right", "ideas idea", "do 1", "take level_1")
    assert coffee(state) == (1 if has else 0)
    state = having("c02", has)
    play(state, "place i01 notebook_left", "ideas idea")
    assert may(state, "do 1") == has


@rule("UM-MOD-3")
@with_and_without
def test_a_free_step_of_the_inkpot(has: bool) -> None:
    state = having("c03", has)
    play(state, "place i22 gain_research", "ideas idea", "stop")
    assert choices(state, "advance") == ({"2", "3", "4"} if has else {"3"})


@rule("UM-MOD-3")
def test_once_a_turn() -> None:
    state = having("c03", True)
    play(state, "place i22 gain_research", "ideas idea", "stop", "advance 2")
    resolve(state, "[{op: inkpot, min: 2, max: 2}]")
    play(state, "do 1")
    assert choices(state, "advance") == {"2"}


@rule("UM-MOD-3")
def test_bright_ideas_add_to_it() -> None:
    state = having("c03", True, bright={TEAL: 1})
    play(state, "place i22 gain_research", "ideas idea", "stop")
    assert choices(state, "advance") == {"1", "2", "3", "4", "5"}
    play(state, "advance 4")
    assert bright(state) == 1


@rule("UM-MOD-4")
@with_and_without
def test_recalling_brings_a_bright_idea(has: bool) -> None:
    state = having("c04", has, table={"i11": "0 idea notebook_left"})
    play(state, "recall")
    assert bright(state) == int(has)


@rule("UM-MOD-5")
@with_and_without
def test_playing_research_brings_coffee(has: bool) -> None:
    state = having("c05", has, hand={TEAL: "r08 r16"})
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "play r08", "play r16")
    assert coffee(state) == (2 if has else 0)


@rule("UM-MOD-6")
@with_and_without
def test_a_latent_dream_brings_a_box(has: bool) -> None:
    state = having("c06", has, rooms={TEAL: "c01+g01 l02 @8"}, dial={TEAL: "major-growth median-freedom"})
    play(
        state, "treat primary", "insight common major-growth reserve", "insight common median-freedom reserve"
    )
    play(state, "do 1")
    assert boxes(state) == int(has)


@rule("UM-MOD-6")
def test_a_manifest_one_does_not() -> None:
    state = having("c06", True, rooms={TEAL: "c01+g01 m05 @8"}, dial={TEAL: "major-growth"})
    play(state, "treat primary", "insight common major-growth reserve", "do 1")
    assert boxes(state) == 0


@rule("UM-MOD-7")
@with_and_without
def test_locations_trigger_once_more(has: bool) -> None:
    state = having("c07", has)
    resolve(state, "[{op: trigger_location, tag: cafe}]")
    play(state, "do 1")
    assert triggers(state) == (2 if has else 1)


@rule("UM-MOD-7")
def test_but_not_more_than_five_times() -> None:
    state = having("c07", True, in_play={TEAL: "r12 r24 r29 r30 r31"})
    resolve(state, "[{op: trigger_location, tag: cafe}]")
    play(state, "do 1")
    assert triggers(state) == 5


@rule("UM-MOD-8")
@with_and_without
def test_a_cheap_adjustment_once_a_turn(has: bool) -> None:
    state = having("c08", has, coffee={TEAL: 3}, dial={TEAL: "minor-growth"})
    play(state, "adjust", "insight common minor-growth minor-passion")
    assert coffee(state) == (2 if has else 1)
    if has:
        play(state, "place i22 generate_three", "ideas idea")
        play(state, "adjust", "insight common minor-passion minor-growth")
        assert coffee(state) == 0  # the second costs two


@rule("UM-MOD-9")
@with_and_without
def test_overcompensating_gives_coffee_back(has: bool) -> None:
    state = having("c09", has, dial={TEAL: "major-passion"})
    resolve(
        state,
        "[{op: exchange, pay: {insights: [{level: minor, quality: passion}]}, get: [{op: gain, vp: 3}]}]",
    )
    play(state, "do 1", "insight common major-passion reserve")
    assert coffee(state) == (2 if has else 0)


@rule("UM-MOD-10")
@with_and_without
def test_any_icon_matches(has: bool) -> None:
    rooms = {TEAL: "c01+g01 m01 @8"}  # a cloud and waves
    state = having("c10", has, rooms=rooms, dial={TEAL: "major-growth minor-passion"})
    play(state, "treat primary")
    assert boxes(state) == int(has)


@rule("UM-MOD-10")
def test_but_there_must_be_two() -> None:
    state = having("c10", True, rooms={TEAL: "c01+g01 m05 @8"}, dial={TEAL: "major-growth"})
    play(state, "treat primary")
    assert boxes(state) == 0


@rule("UM-MOD-11")
@with_and_without
def test_the_professor_goes_further(has: bool) -> None:
    state = having("c11", has, freud="opera", professors={TEAL: "opera"})
    play(state, "place i21 move_professor", "ideas idea", "do 1")
    assert ("professor 3" in choices(state, "go")) == has


@rule("UM-MOD-11")
def test_but_not_the_journalist_in_its_place() -> None:
    state = having("c11", True, freud="opera", journalist="opera", professors={TEAL: "opera"})
    play(state, "place i21 move_professor", "ideas idea", "do 1")
    assert choices(state, "go") == {
        *("professor 1", "professor 2", "professor 3"),
        *("journalist 1", "journalist 2"),
    }


@rule("UM-MOD-12")
@with_and_without
def test_a_card_of_any_colour_for_a_volume(has: bool) -> None:
    state = having(
        "c12",
        has,
        in_play={TEAL: "r01 r02 r25"},
        dial={TEAL: "own:reserve"},
        hand={TEAL: "r03"},
        rooms={TEAL: "c01+gs1"},
    )
    play(state, "place i11 play_or_publish", "ideas idea", "do 1")
    assert ("t31" in choices(state, "publish")) == has
    if has:
        play(state, "publish t31", "volume r01", "volume r02", "volume r25")
        assert decision(state) == "mark"


@rule("UM-MOD-12")
def test_not_the_leftmost_and_only_one() -> None:
    for cards in ("r13 r14 r25", "r01 r25 r26"):
        state = having(
            "c12",
            True,
            in_play={TEAL: cards},
            dial={TEAL: "own:reserve"},
            hand={TEAL: "r03"},
            rooms={TEAL: "c01+gs1"},
        )
        play(state, "place i11 play_or_publish", "ideas idea", "do 1")
        assert "t31" not in choices(state, "publish")


@rule("UM-MOD-12")
@pytest.mark.parametrize(
    ("cited", "volumes"), [("t33", ["r01", "r02", "r13", "r03"]), ("t43", ["r01", "r02", "r03", "r25"])]
)
def test_the_order_says_which_colour_it_stands_for(cited: str, volumes: list[str]) -> None:
    """Green, green, purple, red: a third green card is for whatever colour was not cited."""
    state = having(
        "c12",
        True,
        in_play={TEAL: "r01 r02 r03"},
        dial={TEAL: "own:reserve"},
        treatises={"t33": "1 r13", "t43": "1 r25"},
        rooms={TEAL: "c01+gs1"},
    )
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t42")
    play(state, "volume r01", "volume r02", f"cite {cited}", "volume r03")
    assert view(state).treatises["t42"].volumes == volumes


def test_an_ability_under_a_grief_layer_does_not_count() -> None:
    state = position(rooms={TEAL: "c04+g01"}, table={"i11": "0 idea notebook_left"})
    play(state, "recall")
    assert (bright(state), dial(state)) == (0, "")
