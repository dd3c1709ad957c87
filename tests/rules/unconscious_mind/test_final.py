"""Final scoring."""

from __future__ import annotations

import pytest

from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    YELLOW,
    final,
    finish,
    gain_reputation,
    player,
    position,
    winners,
)

TILES = "n101 n102 n103 / n104 n105 n106 / n107 n108 n109"


@rule("UM-FINAL-1")
def test_the_level_of_reputation_is_worth_its_points() -> None:
    assert final(position(reputation={TEAL: 7}))["standing"] == 7


@rule("UM-FINAL-1")
def test_the_first_two_on_the_track_score_for_treatises_and_cures() -> None:
    state = position(
        3,
        reputation={TEAL: 2, PINK: 5, YELLOW: 3},
        cured={TEAL: "c01 k01", PINK: "c02 k02", YELLOW: "c03"},
        treatises={"t31": "1 r01 r02 r13", "t32": "2 r14 r15 r25"},
    )
    assert [final(state, seat)["rank"] for seat in range(3)] == [0, 6, 2]


@rule("UM-FINAL-1")
def test_of_two_on_a_space_the_one_who_came_first_is_ahead() -> None:
    state = position(3, cured={TEAL: "c01", PINK: "c02", YELLOW: "c03"})
    for seat in (YELLOW, TEAL, PINK):
        gain_reputation(state, seat)
    assert [final(state, seat)["rank"] for seat in (YELLOW, TEAL, PINK)] == [2, 1, 0]


@rule("UM-FINAL-2")
@pytest.mark.parametrize(
    ("insights", "points"),
    [
        ({}, 0),
        ({"red": "0 0"}, 4),
        ({"red": "0", "green": "1 0"}, 10),
        ({"red": "0", "green": "0", "purple": "0"}, 18),
    ],
)
def test_districts_with_an_own_insight(insights: dict[str, str], points: int) -> None:
    assert final(position(district_insights=insights))["districts"] == points


@rule("UM-FINAL-3")
@pytest.mark.parametrize(
    ("notebook", "points"),
    [
        ("n101 n102 · / n103 n104 ·", 0),
        ("n101 n102 n103", 1),
        ("n101 n102 n103 / n104 n105 n106", 5),
        (TILES, 16),
    ],
)
def test_complete_rows(notebook: str, points: int) -> None:
    assert final(position(notebook={TEAL: notebook}))["rows"] == points


@rule("UM-FINAL-4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("r01 r02", 0),
        ("r01 r05", 1),
        ("r01 r05 r13", 3),
        ("r01 r05 r13 r17", 6),
        ("r01 r05 r13 r17 r25", 10),
        ("r01 r05 r13 r17 r25 r29", 15),
        ("r01 r05 r13 r17 r25 r29 r02 r06 r14 r18 r26 r30", 15),
    ],
)
def test_different_tags(cards: str, points: int) -> None:
    assert final(position(in_play={TEAL: cards}))["tags"] == points


@rule("UM-FINAL-5")
@pytest.mark.parametrize(("rooms", "points"), [("k01 @2", 9), ("k01+g01", 0), ("c01+g01 / k01 @3", 9)])
def test_case_study_clients_without_a_grief_layer(rooms: str, points: int) -> None:
    state = position(rooms={TEAL: rooms}, notebook={TEAL: "n101 n102 n103 / n201 n202 ·"})
    assert final(state)["cases"] == points


@rule("UM-FINAL-5")
def test_cured_ones_too_and_each_up_to_its_maximum() -> None:
    state = position(cured={TEAL: "k01 k02"}, notebook={TEAL: TILES})
    # Nine tiles of level I at three each, but at most 9; none of level II
    assert final(state)["cases"] == 9


@rule("UM-FINAL-6")
def test_boxes_are_worth_two() -> None:
    assert final(position(boxes={TEAL: 3}))["leftover_boxes"] == 6


@rule("UM-FINAL-7")
@pytest.mark.parametrize(("coffees", "ideas", "points"), [(2, 0, 0), (3, 0, 1), (6, 2, 4), (5, 1, 2)])
def test_coffee_becomes_bright_ideas_worth_one_each(coffees: int, ideas: int, points: int) -> None:
    state = position(coffee={TEAL: coffees}, bright={TEAL: ideas})
    assert final(state)["bright_ideas"] == points


@rule("UM-FINAL-8")
def test_the_most_points_win() -> None:
    state = position(3, vp={TEAL: 20, PINK: 30, YELLOW: 10}, boxes={YELLOW: 6})
    finish(state)
    assert winners(state) == {PINK}


@rule("UM-FINAL-8")
def test_what_final_scoring_brings_counts() -> None:
    state = position(vp={TEAL: 20, PINK: 25}, boxes={TEAL: 3})
    finish(state)
    assert winners(state) == {TEAL}
    assert player(state).points == 26


@rule("UM-FINAL-8")
def test_in_a_tie_the_higher_reputation_wins() -> None:
    state = position(vp={TEAL: 20, PINK: 21}, reputation={TEAL: 3, PINK: 2})
    finish(state)
    assert winners(state) == {TEAL}


@rule("UM-FINAL-8")
def test_or_both() -> None:
    state = position(vp={TEAL: 20, PINK: 20}, reputation={TEAL: 3, PINK: 3})
    finish(state)
    assert winners(state) == {TEAL, PINK}
