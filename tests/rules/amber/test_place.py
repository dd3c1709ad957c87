"""Where road tiles go, and what their edges must match."""

from __future__ import annotations

import pytest

from tests.rules.amber.positions import (
    RED,
    cells_for,
    legal_texts,
    picture,
    play,
    position,
    reach,
    refusal,
    turns_for,
)
from tests.rules.ledger import rule

EVERY_ROAD = "straight curve tee crossroads dead_end bridge roundabout oneway_straight oneway_curve_right"

# Laying road tiles


@rule("AMB-PLACE-1")
def test_a_road_goes_on_an_empty_location_only() -> None:
    """Ruling P1."""
    state = position(
        """
        · ≋ · ·
        ─ R ─ B
        · ⌂ · ·
        """,
        hands={RED: "crossroads"},
    )
    assert cells_for(state, "place") == {"B3"}
    for cell in ("A2", "B1", "C2", "D2", "B2"):
        assert refusal(state, f"place {cell} crossroads 0") == "AMB-PLACE-1"


@rule("AMB-PLACE-1")
def test_a_tile_always_joins_the_road_that_leads_to_its_location() -> None:
    """Ruling P1."""
    state = position(
        """
        · · · ·
        R ─ · ·
        · · · B
        """,
        hands={RED: "straight curve dead_end"},
    )
    assert turns_for(state, "C2", "straight") == {1}
    assert turns_for(state, "C2", "curve") == {2, 3}
    assert turns_for(state, "C2", "dead_end") == {3}


@rule("AMB-PLACE-2")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("straight", {1}),
        ("curve", {2, 3}),
        ("tee", {0, 1, 2}),
        ("crossroads", {0}),
        ("bridge", {0}),
        ("roundabout", {0}),
        ("dead_end", {3}),
        ("oneway_straight", {1, 3}),
        ("oneway_curve_right", {1, 2}),
        ("oneway_curve_left", {0, 1}),
    ],
)
def test_a_tile_may_be_turned_and_equal_looks_count_once(tile: str, turns: set[int]) -> None:
    """Ruling B4."""
    state = position(
        """
        · · · ·
        R · · ·
        · · · B
        """,
        hands={RED: tile},
    )
    assert turns_for(state, "B2", tile) == turns
    for turn in {0, 1, 2, 3} - turns:
        assert refusal(state, f"place B2 {tile} {turn}") in ("AMB-MATCH-2", "AMB-PLACE-2")


@rule("AMB-PLACE-2")
@pytest.mark.parametrize("turn", [2, 3])
def test_a_turn_that_looks_like_another_is_refused_as_such(turn: int) -> None:
    state = position(
        """
        · · ·
        R ┬ ·
        · · B
        """,
        hands={RED: "crossroads"},
    )
    assert refusal(state, f"place B3 crossroads {turn}") == "AMB-PLACE-2"


@rule("AMB-PLACE-2")
def test_a_tile_is_never_flipped() -> None:
    """Ruling B4: a curve to the right enters from the castle and turns right, whichever way it lies."""
    state = position(
        """
        · · · ·
        R · · ·
        · · · B
        """,
        hands={RED: "oneway_curve_right"},
    )
    looks = []
    for turn in turns_for(state, "B2", "oneway_curve_right"):
        after = state.copy()
        play(after, f"place B2 oneway_curve_right {turn}")
        looks.append(reach(after, RED) - reach(state, RED))
    assert sorted(looks, key=len) == [set(), {"B3"}]


@rule("AMB-PLACE-3")
def test_a_road_may_run_off_the_board() -> None:
    """Ruling B1."""
    state = position("R · B", hands={RED: "crossroads"})
    play(state, "place B1 crossroads 0")
    assert picture(state) == "R  ┼  B"
    assert reach(state, RED) == {"B1", "C1"}


@rule("AMB-PLACE-4")
def test_a_oneway_road_may_be_laid_against_oneself() -> None:
    """Ruling P2."""
    state = position("R ─ · · B", hands={RED: "oneway_straight"})
    play(state, "place C1 oneway_straight 3")
    assert picture(state) == "R  ─  ←  ·  B"
    assert reach(state, RED) == {"B1", "C1"}


# Matching edges


@rule("AMB-MATCH-1")
def test_a_road_must_not_meet_a_side_without_road() -> None:
    state = position(
        """
        · · · ·
        R · ┐ ·
        · ┐ · ·
        · · · B
        """,
        hands={RED: "straight tee curve"},
    )
    assert turns_for(state, "B2", "straight") == {1}
    assert turns_for(state, "B2", "tee") == {2}
    assert turns_for(state, "B2", "curve") == set()
    assert refusal(state, "place B2 tee 0") == "AMB-MATCH-1"


@rule("AMB-MATCH-1")
def test_a_side_without_road_must_not_meet_a_road() -> None:
    state = position(
        """
        R · · ·
        · │ · ·
        · · · B
        """,
        hands={RED: "straight curve"},
    )
    assert turns_for(state, "B1", "curve") == {2}
    assert turns_for(state, "B1", "straight") == set()
    assert refusal(state, "place B1 straight 1") == "AMB-MATCH-1"


@rule("AMB-MATCH-1")
def test_every_neighbour_must_match() -> None:
    state = position(
        """
        · ┌ · ·
        R · ┐ ·
        · ┌ · ·
        · · · B
        """,
        hands={RED: EVERY_ROAD},
    )
    # roads to the west, the north and the east, and none to the south
    assert [text for text in legal_texts(state) if " B2 " in text] == ["place B2 tee 2"]


@rule("AMB-MATCH-2")
def test_a_tile_beside_a_castle_must_show_it_a_road() -> None:
    """Ruling B2, for one's own castle and for another's."""
    state = position(
        """
        R · · ·
        · · · ·
        · · B ·
        """,
        hands={RED: "curve straight"},
    )
    assert turns_for(state, "B1", "curve") == {2, 3}
    assert refusal(state, "place B1 straight 0") == "AMB-MATCH-2"
    state = position(
        """
        R ─ · ·
        · · B ·
        """,
        hands={RED: "curve straight tee"},
    )
    assert turns_for(state, "C1", "straight") == set()
    assert turns_for(state, "C1", "curve") == {2}
    assert refusal(state, "place C1 straight 1") == "AMB-MATCH-2"


@rule("AMB-MATCH-3")
def test_a_road_may_run_into_a_wetland_and_need_not() -> None:
    """Ruling B3."""
    state = position(
        """
        R · ·
        · ≋ ·
        · · B
        """,
        hands={RED: "curve straight"},
    )
    assert turns_for(state, "B1", "curve") == {2, 3}
    assert turns_for(state, "B1", "straight") == {1}


@rule("AMB-MATCH-3")
def test_a_wetland_may_be_laid_where_roads_end() -> None:
    """Ruling B3, the other way round."""
    state = position("R ─ · ─ B", hands={RED: "wetland"})
    play(state, "wetland C1")
    assert picture(state) == "R  ─  ≋  ─  B"


@rule("AMB-MATCH-4")
def test_two_arrows_may_point_at_each_other() -> None:
    state = position("R → · · B", hands={RED: "oneway_straight"})
    assert turns_for(state, "C1", "oneway_straight") == {1, 3}
    play(state, "place C1 oneway_straight 3")
    assert picture(state) == "R  →  ←  ·  B"


@rule("AMB-MATCH-4", "AMB-MATCH-1")
def test_the_tail_of_a_oneway_road_is_a_road_side_to_its_neighbours() -> None:
    state = position(
        """
        R · · ·
        · ↓ · ·
        · · · B
        """,
        hands={RED: "straight curve"},
    )
    assert turns_for(state, "B1", "straight") == set()
    assert turns_for(state, "B1", "curve") == {2}
