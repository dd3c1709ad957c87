"""Stating Ideas at the Meeting Table."""

from __future__ import annotations

import pytest

from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    bright,
    choices,
    decision,
    dial,
    hand,
    play,
    player,
    position,
    refusal,
    stop_all,
    view,
)


@rule("UM-STATE-1")
def test_one_or_two_ideas_go_on_one_space() -> None:
    state = position()
    play(state, "place i22 gain_research")
    assert choices(state, "ideas") == {"idea", "two_ideas"}
    play(state, "ideas two_ideas")
    assert view(state).table["i22"].ideas == 2
    assert player(state).ideas == 1


@rule("UM-STATE-1")
def test_only_ideas_one_has() -> None:
    state = position(table={"i01": "0 two_ideas notebook_left"})
    play(state, "place i22 gain_research")
    assert choices(state, "ideas") == {"idea"}
    assert refusal(state, "ideas two_ideas") == "UM-STATE-1"
    state = position(table={"i01": "0 two_ideas notebook_left", "i22": "0 idea gain_research"})
    assert refusal(state, "place i02 notebook_right") == "UM-STATE-1"


@rule("UM-STATE-2")
def test_the_space_must_be_vacant_and_not_blocked() -> None:
    state = position(table={"i22": "1 idea gain_research", "i21": "0 idea move_freud"})
    assert refusal(state, "place i22 generate_three") == "UM-STATE-2"
    assert refusal(state, "place i21 gain_research") == "UM-STATE-2"
    assert refusal(state, "place i33 generate_three") == "UM-STATE-2"
    play(position(4), "place i33 generate_three")


@rule("UM-STATE-3")
def test_ideas_point_at_an_action_next_to_their_space() -> None:
    state = position()
    at_i22 = {text.split()[1] for text in choices(state, "place") if text.startswith("i22")}
    assert at_i22 == {"play_or_publish", "elevate_transfer", "gain_research", "generate_three"}
    assert refusal(state, "place i22 notebook_left") == "UM-STATE-3"


@rule("UM-STATE-3")
def test_not_at_one_that_own_ideas_point_at_already() -> None:
    state = position(table={"i22": "0 idea gain_research"})
    for space in ("i21", "i31", "i32"):
        assert refusal(state, f"place {space} gain_research") == "UM-STATE-3"


@rule("UM-STATE-4")
def test_bright_ideas_may_stand_in_for_ideas() -> None:
    state = position(bright={TEAL: 2})
    play(state, "place i22 generate_three")
    assert choices(state, "ideas") == {"idea", "bright", "two_ideas", "both", "two_bright"}
    play(state, "ideas both")
    assert (player(state).ideas, bright(state)) == (2, 1)


@rule("UM-STATE-4")
def test_they_leave_the_table_at_the_end_of_the_turn() -> None:
    state = position(bright={TEAL: 3})
    play(state, "place i22 generate_three", "ideas both")
    stop_all(state)
    assert (view(state).table["i22"].ideas, view(state).table["i22"].bright) == (1, 0)
    state = position(bright={TEAL: 3})
    play(state, "place i22 generate_three", "ideas two_bright")
    stop_all(state)
    assert view(state).table == {}
    assert bright(state) == 1  # they do not come back


@rule("UM-STATE-4")
def test_they_are_enough_without_ideas() -> None:
    table = {"i01": "0 two_ideas notebook_left", "i02": "0 idea notebook_right"}
    state = position(table=table, bright={TEAL: 1})
    play(state, "place i22 gain_research")
    assert choices(state, "ideas") == {"bright"}


@rule("UM-STATE-5")
def test_the_action_is_done_once_for_each_idea_each_fully_before_the_next() -> None:
    state = position()
    play(state, "place i22 gain_research", "ideas two_ideas")
    play(state, "do 1", "deal_research r11", "stop")
    assert decision(state) == "effects"
    play(state, "do 1", "deal_research r12", "stop")
    assert hand(state) == ["r11", "r12"]
    assert decision(state) == "inkpot"


@rule("UM-STATE-5")
def test_it_may_be_left() -> None:
    state = position()
    play(state, "place i22 gain_research", "ideas idea", "stop")
    assert (hand(state), decision(state)) == ([], "inkpot")


@rule("UM-STATE-5")
@pytest.mark.parametrize(
    ("space", "action", "first"),
    [
        ("i01", "notebook_left", "take"),
        ("i02", "notebook_center", "take"),
        ("i02", "notebook_right", "take"),
        ("i21", "move_professor", "move"),
        ("i21", "move_freud", "move"),
        ("i22", "generate_three", "generate"),
        ("i22", "elevate_transfer", "elevate"),
        ("i22", "play_or_publish", "play"),
    ],
)
def test_the_actions_of_the_table(space: str, action: str, first: str) -> None:
    state = position(coffee={TEAL: 3}, dial={TEAL: "minor-growth"}, hand={TEAL: "r01"})
    play(state, f"place {space} {action}", "ideas idea", "do 1")
    assert decision(state) == first


@rule("UM-STATE-5")
def test_the_insight_actions_generate_three_or_elevate_twice_and_transfer() -> None:
    state = position()
    play(state, "place i22 generate_three", "ideas idea")
    for at, quality in enumerate(("growth", "freedom", "passion"), 1):
        play(state, f"do {at}", f"insight common reserve minor-{quality}")
    assert dial(state) == "minor-growth minor-freedom minor-passion"
    state = position(dial={TEAL: "minor-growth"})
    play(
        state, "place i22 elevate_transfer", "ideas idea", "do 2", "insight common minor-growth minor-passion"
    )
    play(state, "do 1", "insight common minor-passion median-passion")
    play(state, "insight common median-passion major-passion")
    assert (dial(state), decision(state)) == ("major-passion", "inkpot")


@rule("UM-STATE-6")
def test_others_ideas_do_not_keep_an_action_from_anybody() -> None:
    state = position(table={"i22": "1 two_ideas gain_research"})
    play(state, "place i21 gain_research", "ideas idea")
    assert {view(state).table[space].seat for space in ("i21", "i22")} == {TEAL, PINK}
