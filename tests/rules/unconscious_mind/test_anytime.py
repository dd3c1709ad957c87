"""What may be done at any time of one's turn, and the tracks it uses."""

from __future__ import annotations

import pytest

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
    may,
    play,
    position,
    refusal,
    reserve,
    resolve,
    room,
    vp,
)

FOR_SUPPRESSING = "[{op: exchange, pay: {suppress: 1}, get: [{op: generate, level: major, quality: growth}]}]"
FOR_MEDIAN_GROWTH = (
    "[{op: exchange, pay: {insights: [{level: median, quality: growth}]}, get: [{op: gain, vp: 3}]}]"
)
SET = "major-growth median-freedom minor-passion"


@rule("UM-ANY-1")
def test_coffee_inside_an_effect_makes_it_possible() -> None:
    state = position(dial={TEAL: "minor-growth"}, coffee={TEAL: 2})
    resolve(state, FOR_MEDIAN_GROWTH)
    assert decision(state) == "effects"
    assert not choices(state, "do")
    play(state, "adjust", "insight common minor-growth median-growth")
    play(state, "do 1", "insight common median-growth reserve")
    assert vp(state) == 3


@rule("UM-ANY-1")
@pytest.mark.parametrize("moment", ["turn", "effects", "line", "inkpot", "location", "take", "play"])
def test_at_every_moment_of_a_turn_with_a_choice(moment: str) -> None:
    state = position(coffee={TEAL: 6}, hand={TEAL: "r01"})
    ways = {
        "turn": (),
        "effects": ("place i22 generate_three", "ideas idea"),
        "line": ("place i22 generate_three", "ideas idea", "stop", "advance 3"),
        "inkpot": ("place i22 generate_three", "ideas idea", "stop"),
        "location": ("place i21 move_freud", "ideas idea", "do 1", "go freud 1"),
        "take": ("place i01 notebook_left", "ideas idea", "do 1"),
        "play": ("place i11 play_or_publish", "ideas idea", "do 1"),
    }
    play(state, *ways[moment])
    assert decision(state) == moment
    play(state, "brighten")
    assert (bright(state), coffee(state), decision(state)) == (1, 3, moment)


@rule("UM-ANY-1")
def test_not_while_insights_are_paid() -> None:
    state = position(coffee={TEAL: 6}, dial={TEAL: SET})
    play(state, "box_set")
    assert decision(state) == "pay"
    for text in ("adjust", "brighten", "box_set"):
        assert refusal(state, text) == "UM-ANY-1"


@rule("UM-ANY-1")
def test_the_second_client_may_be_treated_after_coffee_made_its_dream_payable() -> None:
    state = position(
        rooms={TEAL: "c01+g01 m05 / c02+g02 m17"},
        dial={TEAL: "major-growth median-freedom"},
        coffee={TEAL: 2},
    )
    play(state, "treat primary", "insight common major-growth reserve", "do 1")
    assert decision(state) == "treat"
    assert not choices(state, "treat")
    play(state, "adjust", "insight common median-freedom major-freedom")
    assert choices(state, "treat") == {"secondary"}


@rule("UM-ANY-1")
def test_a_last_moment_comes_at_the_end_of_the_turn() -> None:
    state = position(dial={TEAL: SET})
    end_turn(state)
    assert decision(state) == "boxes"
    play(state, "box_set", *(f"insight common {area} reserve" for area in SET.split()))
    assert boxes(state) == 1
    play(state, "box primary")
    assert room(state).therapy == 4


@rule("UM-ANY-2")
def test_two_coffee_elevate_or_transfer_an_insight() -> None:
    state = position(dial={TEAL: "median-growth"}, coffee={TEAL: 3})
    play(state, "adjust")
    assert choices(state, "insight") == {
        "common median-growth major-growth",
        "common median-growth median-freedom",
        "common median-growth median-passion",
    }
    play(state, "insight common median-growth major-growth")
    assert (dial(state), coffee(state)) == ("major-growth", 1)
    assert refusal(state, "adjust") == "UM-ANY-2"


@rule("UM-ANY-2")
def test_there_must_be_an_insight_to_move() -> None:
    assert not may(position(coffee={TEAL: 6}), "adjust")


@rule("UM-ANY-2")
def test_three_coffee_make_a_bright_idea() -> None:
    state = position(coffee={TEAL: 5})
    play(state, "brighten")
    assert (coffee(state), bright(state)) == (2, 1)
    assert refusal(state, "brighten") == "UM-ANY-2"


@rule("UM-ANY-3")
def test_a_coffee_ignores_one_suppress() -> None:
    state = position(dial={TEAL: "minor-passion"}, coffee={TEAL: 1})
    resolve(state, FOR_SUPPRESSING)
    play(state, "do 1", "ignore")
    assert (dial(state), coffee(state)) == ("minor-passion", 0)
    play(state, "do 1", "insight common reserve major-growth")
    assert dial(state) == "major-growth minor-passion"


@rule("UM-ANY-3")
def test_without_coffee_it_is_not_ignored() -> None:
    state = position(dial={TEAL: "minor-passion"})
    resolve(state, FOR_SUPPRESSING)
    play(state, "do 1")
    assert refusal(state, "ignore") == "UM-DIAL-6"


@rule("UM-ANY-3")
def test_with_coffee_an_empty_dial_is_no_hindrance() -> None:
    state = position(coffee={TEAL: 1})
    resolve(state, FOR_SUPPRESSING)
    play(state, "do 1")
    assert legal_texts(state) == ["ignore"]
    play(state, "ignore", "do 1", "insight common reserve major-growth")
    assert (dial(state), coffee(state)) == ("major-growth", 0)
    state = position()
    resolve(state, FOR_SUPPRESSING)
    assert decision(state) == "turn"  # there was nothing to do


@rule("UM-ANY-4")
def test_an_insight_of_each_level_makes_a_box() -> None:
    state = position(dial={TEAL: f"{SET} own:minor-growth"})
    play(state, "box_set", "insight common major-growth reserve", "insight common median-freedom reserve")
    assert choices(state, "insight") == {"common minor-passion reserve", "own minor-growth reserve"}
    play(state, "insight own minor-growth reserve")
    assert (boxes(state), dial(state), reserve(state)) == (1, "minor-passion", (6, 1))
    assert decision(state) == "turn"


@rule("UM-ANY-4")
def test_an_incomplete_set_makes_none() -> None:
    assert not may(position(dial={TEAL: "median-growth median-freedom minor-passion"}), "box_set")
    assert may(position(dial={TEAL: "major-growth median-freedom median-passion"}), "box_set")


# Tracks


@rule("UM-COFFEE-1")
def test_six_coffee_at_most() -> None:
    state = position(coffee={TEAL: 5})
    resolve(state, "[{op: gain, coffee: 3}]")
    assert (coffee(state), decision(state)) == (6, "spill")
    play(state, "stop")
    assert (coffee(state), decision(state)) == (6, "turn")


@rule("UM-COFFEE-1")
def test_room_can_be_made_for_more() -> None:
    state = position(coffee={TEAL: 5})
    resolve(state, "[{op: gain, coffee: 3}]")
    play(state, "brighten")
    assert (coffee(state), bright(state)) == (5, 1)


@rule("UM-COFFEE-1")
def test_coffee_that_fits_is_gained_at_once() -> None:
    state = position(coffee={TEAL: 3})
    resolve(state, "[{op: gain, coffee: 3}]")
    assert (coffee(state), decision(state)) == (6, "turn")


@rule("UM-BRIGHT-1")
def test_there_is_no_end_to_bright_ideas() -> None:
    state = position(bright={TEAL: 40})
    resolve(state, "[{op: gain, bright_idea: 2}]")
    assert bright(state) == 42


@rule("UM-BRIGHT-1")
def test_a_bright_idea_has_three_uses() -> None:
    state = position(bright={TEAL: 3})
    play(state, "place i21 move_freud", "ideas bright", "do 1", "go freud 1", "more")
    assert bright(state) == 1
    play(state, "stop", "advance 4")
    assert bright(state) == 0


@rule("UM-BOX-1")
def test_boxes_are_kept_on_a_track_of_six() -> None:
    state = position(boxes={TEAL: 5})
    resolve(state, "[{op: gain, hsb: 1}]")
    assert (boxes(state), vp(state)) == (6, 0)


@rule("UM-BOX-3")
def test_boxes_beyond_its_end_become_two_points_each() -> None:
    state = position(boxes={TEAL: 5})
    resolve(state, "[{op: gain, hsb: 3}]")
    assert (boxes(state), vp(state)) == (6, 4)


@rule("UM-BOX-2")
def test_at_the_end_of_a_turn_a_box_is_a_point_of_therapy() -> None:
    state = position(rooms={TEAL: "c01+g01 @8 / c02+g02 @5"}, boxes={TEAL: 3})
    end_turn(state)
    assert choices(state, "box") == {"primary", "secondary"}
    play(state, "box primary", "box secondary", "box primary")
    assert (room(state, 0).therapy, room(state, 1).therapy, boxes(state)) == (6, 4, 0)
    assert vp(state) == 2 + 1  # the spaces passed
    assert state.actor == PINK


@rule("UM-BOX-2")
def test_not_before_and_not_without_a_client() -> None:
    state = position(boxes={TEAL: 1})
    assert not choices(state, "box")
    state = position(boxes={TEAL: 1}, phase="final_round", rooms={TEAL: "·"})
    end_turn(state)
    assert state.actor == PINK


@rule("UM-BOX-2")
def test_boxes_may_be_kept() -> None:
    state = position(boxes={TEAL: 1})
    end_turn(state)
    play(state, "stop")
    assert (boxes(state), int(state.actor)) == (1, PINK)


@rule("UM-ANY-1")
def test_the_inkpot_s_line_may_be_interrupted() -> None:
    state = position(dial={TEAL: "minor-growth"}, coffee={TEAL: 2}, notebook={TEAL: "n106 · ·"})
    land(state, "row1")
    play(state, "adjust", "insight common minor-growth median-growth", "line_part first", "do 1")
    play(state, "insight common median-growth reserve")
    assert boxes(state) == 1
