"""Notebook tiles: taking, placing, completing lines."""

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
    locked_lines,
    may,
    play,
    player,
    position,
    refusal,
    reserve,
    resolve,
    tile,
    view,
    vp,
)

SPACES = {"left": "i01", "center": "i01", "right": "i02"}
DISPLAY = "n101 n109 n115 n201 n209 n211"


def taking(column: str, **given: Any) -> UnconsciousMindState:
    """At the choice of a tile from a column."""
    state = position(**{"coffee": {TEAL: 6}, "tiles": DISPLAY, **given})
    play(state, f"place {SPACES[column]} notebook_{column}", "ideas idea", "do 1")
    return state


def putting(notebook: str, **given: Any) -> UnconsciousMindState:
    """At the choice where to put n101."""
    state = taking("left", notebook={TEAL: notebook}, **given)
    play(state, "take level_1")
    return state


# Taking


@rule("UM-NOTE-1")
@pytest.mark.parametrize(("column", "price"), [("left", 1), ("center", 2), ("right", 3)])
def test_a_column_has_a_price_and_two_tiles(column: str, price: int) -> None:
    state = taking(column)
    assert choices(state, "take") == {"level_1", "level_2"}
    assert may(state, "stop")
    play(state, "take level_1")
    assert coffee(state) == 6 - price


@rule("UM-NOTE-1")
def test_without_the_coffee_there_is_no_tile() -> None:
    state = position(coffee={TEAL: 2})
    play(state, "place i02 notebook_right", "ideas idea")
    assert not choices(state, "do")


@rule("UM-NOTE-1")
@pytest.mark.parametrize(("column", "points"), [("left", 2), ("center", 3), ("right", 4)])
def test_an_empty_space_scores_instead(column: str, points: int) -> None:
    state = taking(column, tiles="· · · n201 n209 n211", tile_stacks=(0, 9))
    play(state, "take level_1")
    assert vp(state) == points
    assert decision(state) == "inkpot"  # nothing to place


# What is triggered


@rule("UM-NOTE-2")
def test_the_left_column_triggers_nothing() -> None:
    state = taking("left")
    play(state, "take level_1")
    assert decision(state) == "put"


@rule("UM-NOTE-2")
def test_the_center_triggers_the_banner() -> None:
    state = taking("center")
    play(state, "take level_1")
    assert bright(state) == 1  # the banner of n109
    assert decision(state) == "put"


@rule("UM-NOTE-2")
@pytest.mark.parametrize(("first", "second"), [("main", "banner"), ("banner", "main")])
def test_the_right_column_triggers_both_in_either_order(first: str, second: str) -> None:
    state = taking("right", coffee={TEAL: 3}, tiles="n101 n109 n115 n201 n209 n204")
    play(state, "take level_2")
    play(state, first)
    if first == "main":
        play(state, "do 2", "insight common reserve minor-passion")
    assert refusal(state, first) == "UM-NOTE-2"
    play(state, second)
    if second == "main":
        play(state, "do 2", "insight common reserve minor-passion")
    assert (coffee(state), bright(state), dial(state)) == (2 + 1, 1, "minor-passion")
    assert decision(state) == "put"


# Placing


@rule("UM-NOTE-3")
def test_a_tile_goes_on_the_leftmost_vacant_place_of_a_row() -> None:
    state = putting("n102 n103 · / n104 · ·")
    assert choices(state, "put") == {"a3", "b2", "c1"}
    assert refusal(state, "put b3") == "UM-NOTE-3"
    assert refusal(state, "discard_tile") == "UM-NOTE-3"
    play(state, "put b2")
    assert tile(state, "b2") == "n101"


@rule("UM-NOTE-3")
@pytest.mark.parametrize(("cured", "may_complete"), [("", False), ("c01", True)])
def test_the_second_row_end_needs_one_cured_client(cured: str, may_complete: bool) -> None:
    state = putting("n102 n103 n104 / n105 n106 · / · · ·", cured={TEAL: cured})
    assert ("b3" in choices(state, "put")) == may_complete


@rule("UM-NOTE-3")
@pytest.mark.parametrize(("cured", "may_complete"), [("c01", False), ("c01 k01", True)])
def test_the_third_needs_two(cured: str, may_complete: bool) -> None:
    state = putting(
        "n102 n103 n104 / n105 n106 n107 / n108 n109 ·",
        cured={TEAL: cured},
        tiles="n101 n110 n111 n201 n202 n203",
    )
    assert ("c3" in choices(state, "put")) == may_complete


@rule("UM-NOTE-3")
def test_without_a_vacant_place_any_tile_may_be_replaced_or_the_new_one_discarded() -> None:
    state = putting("n102 n103 n104 / n105 n106 · / n107 n108 ·")
    assert choices(state, "put") == {"a1", "a2", "a3", "b1", "b2", "c1", "c2"}
    assert may(state, "discard_tile")
    play(state, "put a2")
    assert tile(state, "a2") == "n101"


@rule("UM-NOTE-3")
def test_a_discarded_tile_is_gone() -> None:
    state = putting("n102 n103 n104 / n105 n106 · / n107 n108 ·")
    play(state, "discard_tile", "deal_tile n120")
    assert "n101" not in player(state).notebook
    assert "n101" not in view(state).tiles_unseen


@rule("UM-NOTE-4")
def test_a_tile_gained_elsewhere_is_free_and_comes_from_a_stack_s_top() -> None:
    state = position(tiles=DISPLAY)
    resolve(state, "[{op: gain, notebook: 1}]")
    play(state, "do 1")
    assert choices(state, "take") == {"level_1", "level_2"}
    play(state, "take level_2")
    assert decision(state) == "put"
    play(state, "put b1")
    assert (tile(state, "b1"), coffee(state), vp(state)) == ("n201", 0, 0)


@rule("UM-NOTE-4")
def test_an_empty_stack_gives_none() -> None:
    state = position(tiles="· n109 n115 · n209 n211", tile_stacks=(0, 0))
    resolve(state, "[{op: gain, notebook: 1}]")
    assert decision(state) == "turn"


# Refilling


@rule("UM-NOTE-5")
def test_a_new_tile_comes_on_top_of_the_stack() -> None:
    state = putting("")
    play(state, "put a1", "deal_tile n120")
    assert view(state).tiles[:3] == ["n120", "n109", "n115"]
    assert view(state).tile_stacks == [8, 9]


@rule("UM-NOTE-5")
def test_the_top_of_the_stack_fills_the_center() -> None:
    state = taking("center")
    play(state, "take level_1", "put a1")
    assert all(text.startswith("n1") for text in choices(state, "deal_tile"))
    play(state, "deal_tile n120")
    assert view(state).tiles[:3] == ["n120", "n101", "n115"]


@rule("UM-NOTE-5")
def test_the_center_slides_to_the_right() -> None:
    state = taking("right")
    play(state, "take level_1", "main", "banner", "put a1", "deal_tile n120")
    assert view(state).tiles[:3] == ["n120", "n101", "n109"]


@rule("UM-NOTE-5")
def test_a_used_up_stack_refills_nothing() -> None:
    state = taking("right", tiles="· n109 n115 n201 n209 n211", tile_stacks=(0, 9))
    play(state, "take level_1", "main", "banner", "put a1")
    assert view(state).tiles[:3] == ["", "n109", ""]
    assert decision(state) == "inkpot"


@rule("UM-NOTE-5")
def test_the_last_tile_of_a_stack_still_refills() -> None:
    state = taking("right", tile_stacks=(0, 9))
    play(state, "take level_1", "main", "banner", "put a1")
    assert view(state).tiles[:3] == ["", "n101", "n109"]


# Lines


@rule("UM-NOTE-6")
def test_a_complete_row_or_column_releases_its_insight() -> None:
    state = putting("n102 n103 · / n104 n105 · / n106 · ·")
    assert reserve(state) == (7, 0)
    play(state, "put c2")
    assert locked_lines(state) == {"row1", "row2", "row3", "column3"}
    assert reserve(state) == (7, 1)
    state = putting("n102 n103 · / n104 n105 · / n106 n107 ·")
    play(state, "put a3")
    assert "row1" not in locked_lines(state)
    assert reserve(state) == (7, 1)


@rule("UM-NOTE-6")
def test_a_tile_may_complete_both() -> None:
    state = putting(
        "n102 n103 n104 / n105 n106 n107 / n108 n109 ·",
        cured={TEAL: "c01 c02"},
        tiles="n101 n110 n111 n201 n202 n203",
    )
    play(state, "put c3")
    assert locked_lines(state) == set()
    assert reserve(state)[1] == 2


@rule("UM-NOTE-7")
def test_a_full_board_brings_reputation() -> None:
    state = putting(
        "n102 n103 n104 / n105 n106 n107 / n108 n109 ·",
        cured={TEAL: "c01 c02"},
        tiles="n101 n110 n111 n201 n202 n203",
        goals={"goal_columns": 1, "goal_rows": 1},
    )
    play(state, "put c3")
    assert player(state).reputation == 1
    assert view(state).freud_reputation == 2


@rule("UM-NOTE-7")
def test_replacing_a_tile_of_it_does_not() -> None:
    state = putting(
        "n102 n103 n104 / n105 n106 n107 / n108 n109 n112",
        tiles="n101 n110 n111 n201 n202 n203",
        goals={"goal_columns": 1, "goal_rows": 1},
    )
    play(state, "put c3")
    assert player(state).reputation == 0
