"""The Inkpot and the lines of the Notebook it triggers."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    TEAL,
    bright,
    choices,
    coffee,
    decision,
    dial,
    land,
    may,
    play,
    player,
    position,
    refusal,
    resolve,
    told,
    vp,
)


def at_inkpot(space: str = "i22", inkpot: str = "top", **given: Any) -> UnconsciousMindState:
    state = position(inkpot={TEAL: inkpot}, **given)
    action = {"i01": "notebook_left", "i11": "notebook_left", "i22": "gain_research", "i32": "gain_research"}
    play(state, f"place {space} {action[space]}", "ideas idea")
    if decision(state) == "effects":
        play(state, "stop")
    assert decision(state) == "inkpot"
    return state


# Moving


@rule("UM-INK-1")
@pytest.mark.parametrize(
    ("space", "steps", "to"), [("i01", 1, "row1"), ("i11", 2, "row2"), ("i22", 3, "row3")]
)
def test_the_row_of_the_ideas_says_how_far(space: str, steps: int, to: str) -> None:
    state = at_inkpot(space)
    assert choices(state, "advance") == {str(steps)}
    assert not may(state, "stop")
    play(state, f"advance {steps}")
    assert player(state).inkpot == to


@rule("UM-INK-1")
def test_two_ideas_move_it_no_further() -> None:
    state = position()
    play(state, "place i32 gain_research", "ideas two_ideas", "stop", "stop")
    assert choices(state, "advance") == {"4"}
    play(state, "advance 4")
    assert player(state).inkpot == "left"


@rule("UM-INK-2")
def test_each_bright_idea_adds_or_takes_away_a_space() -> None:
    state = at_inkpot("i11", bright={TEAL: 2})
    assert choices(state, "advance") == {"1", "2", "3", "4"}
    play(state, "advance 4")
    assert (player(state).inkpot, bright(state)) == ("left", 0)


@rule("UM-INK-2")
def test_but_it_always_moves() -> None:
    state = at_inkpot("i01", bright={TEAL: 3})
    assert choices(state, "advance") == {"1", "2", "3", "4"}
    assert refusal(state, "advance 5") == "UM-INK-2"


@rule("UM-INK-2")
def test_a_slot_moves_it_so_many_or_fewer_or_not_at_all() -> None:
    state = position()
    resolve(state, "[{op: inkpot, min: 1, max: 3}]")
    play(state, "do 1")
    assert choices(state, "advance") == {"1", "2", "3"}
    assert may(state, "stop")


@rule("UM-INK-3")
def test_a_lap_unlocks_the_leftmost_idea_and_its_column() -> None:
    state = at_inkpot("i11", inkpot="left", notebook={TEAL: "n101 n102 ·"})
    play(state, "advance 2")
    assert (player(state).inkpot, player(state).ideas, player(state).ideas_locked) == ("row1", 3, 2)
    land(state, "top")
    assert choices(state, "line") == {"column1"}


@rule("UM-INK-3")
def test_the_step_is_told_before_the_lap_it_makes() -> None:
    state = at_inkpot("i11", inkpot="left")
    assert told(state, "advance 2")[:2] == [
        "ink_moved bright=0 player=0 steps=2 where=row1",
        "idea_unlocked line=column1 player=0",
    ]


@rule("UM-INK-3")
def test_only_when_it_is_passed() -> None:
    state = at_inkpot("i22", inkpot="row1")
    play(state, "advance 3")
    assert (player(state).inkpot, player(state).ideas_locked) == ("left", 3)


# Where it lands


@rule("UM-INK-4")
def test_the_top_space_triggers_an_unlocked_column() -> None:
    notebook = {TEAL: "n101 n102 · / n110 · · / ns01 · ·"}
    state = position(laps={TEAL: 2}, notebook=notebook)
    land(state, "top")
    assert choices(state, "line") == {"column1", "column2"}
    assert refusal(state, "line column3") == "UM-INK-4"
    play(state, "line column1")
    assert choices(state, "line_part") == {"first", "second", "third", "end"}


@rule("UM-INK-4")
def test_without_one_nothing_happens() -> None:
    state = position(notebook={TEAL: "n101 n102 ·"})
    land(state, "top")
    assert decision(state) == "turn"


@rule("UM-INK-4")
def test_the_generate_below_a_column_needs_its_insight_released() -> None:
    state = position(laps={TEAL: 1}, notebook={TEAL: "n101 · · / n110 · ·"})
    land(state, "top")
    play(state, "line column1")
    assert choices(state, "line_part") == {"first", "second"}
    state = position(laps={TEAL: 2}, notebook={TEAL: "n101 n102 · / n110 n111 · / n112 n113 ·"})
    land(state, "top")
    play(state, "line column2", "line_part end", "do 1", "insight common reserve median-passion")
    assert dial(state) == "median-passion"


@rule("UM-INK-5")
@pytest.mark.parametrize(("space", "quality"), [("row1", "growth"), ("row2", "freedom"), ("row3", "passion")])
def test_a_row_has_a_generate_of_its_own(space: str, quality: str) -> None:
    state = position()
    land(state, space)
    assert choices(state, "line_part") == {"start"}
    play(state, "line_part start", "do 1", f"insight common reserve minor-{quality}")
    assert dial(state) == f"minor-{quality}"


@rule("UM-INK-5")
def test_a_complete_row_ends_with_an_elevation() -> None:
    state = position(notebook={TEAL: "n103 n104 n119 / n101 n102 ·"}, dial={TEAL: "minor-passion"})
    land(state, "row1")
    assert choices(state, "line_part") == {"start", "first", "second", "third", "end"}
    play(state, "line_part end", "do 1", "insight common minor-passion median-passion")
    assert dial(state) == "median-passion"
    play(state, "stop")
    land(state, "row2")
    assert choices(state, "line_part") == {"start", "first", "second"}


@rule("UM-INK-6")
def test_each_part_once_in_any_order() -> None:
    state = position(notebook={TEAL: "· · · / · · · / ns01 n123 ·"})
    land(state, "row3")
    play(state, "line_part second", "do 1", "insight common reserve minor-passion")
    assert coffee(state) == 1
    assert choices(state, "line_part") == {"start", "first"}
    assert refusal(state, "line_part second") == "UM-INK-6"
    play(state, "line_part start", "do 1", "insight common reserve minor-passion")
    play(state, "line_part first", "do 1", "insight common reserve minor-growth")
    assert dial(state) == "minor-growth minor-passion minor-passion"


@rule("UM-INK-6")
def test_any_part_may_be_left() -> None:
    state = position(notebook={TEAL: "n101 n102 ·"})
    land(state, "row1")
    play(state, "stop")
    assert decision(state) == "turn"


@rule("UM-INK-6")
def test_a_line_completed_on_the_way_has_its_end_only_the_next_time() -> None:
    """A Notebook tile may bring another one, here by a Research card it lets one play."""
    state = position(notebook={TEAL: "n116 n101 ·"}, hand={TEAL: "r10"})
    land(state, "row1")
    play(state, "line_part first", "do 1", "play r10", "do 1", "take level_1", "put a3")
    play(state, "deal_tile n120")
    assert choices(state, "line_part") == {"start", "second"}
    play(state, "stop")
    land(state, "row1")
    assert "end" in choices(state, "line_part")


@rule("UM-INK-7")
def test_the_left_space_triggers_the_reputation_track() -> None:
    state = at_inkpot("i32")
    play(state, "advance 4")
    assert decision(state) == "reputation"
    assert vp(state) == 1
