"""Final scoring: coins, majorities, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    DEBRA,
    GENEVA,
    JOSEPH,
    ROB,
    happened,
    is_over,
    legal_texts,
    line,
    play,
    position,
    view,
    winners,
)
from tests.rules.ledger import rule


def finished(players: int = 2, **what: Any) -> AmygdalaState:
    """The game is over: the last player passed, or bought a tile and sold it again."""
    state = last_turn(players, **what)
    if legal_texts(state) != ["pass"]:
        play(state, "buy L0 surprise-1", "settle")
    else:
        play(state, "pass")
    assert is_over(state)
    return state


def last_turn(players: int = 2, **what: Any) -> AmygdalaState:
    return position(players, turn=players - 1, phase="last_round", **what)


def in_indigo(icons: list[int]) -> dict[int, str]:
    """Tiles in indigo with so many icons by seat."""
    tiles = {
        0: [],
        1: ["hope"],
        2: ["hope+hope"],
        3: ["hope+hope", "hope"],
        4: ["hope+hope", "anger+anger"],
    }
    spaces = iter(f"I{number}" for number in range(1, 13))
    return {
        seat: " ".join(f"{next(spaces)}={tile}" for tile in tiles[count]) for seat, count in enumerate(icons)
    }


def indigo(icons: list[int], claims: list[int]) -> list[int]:
    """The points indigo brings, with so many icons by seat."""
    state = finished(len(icons), placed=in_indigo(icons), claims={"indigo": claims})
    assert view(state).regions["indigo"].icons == icons
    assert view(state).regions["indigo"].points == [int(points) for points in state.scores()]
    return [int(points) for points in state.scores()]


@rule("AMY-FINAL-1")
@pytest.mark.parametrize(("amount", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (29, 9), (30, 10)])
def test_three_coins_by_value_are_a_point(amount: int, points: int) -> None:
    state = finished(coins={ROB: amount})
    assert int(state.scores()[ROB]) == points
    assert GAME.breakdown(state)[ROB] == {
        "networks": 0,
        "dreams": 0,
        "sold": 0,
        "coins": points,
        "regions": 0,
    }


@rule("AMY-FINAL-1")
def test_other_items_left_over_are_worth_nothing() -> None:
    assert list(finished(bank={ROB: "dream idea wild hope-1 happiness claim-red"}).scores()) == [0, 0]


@rule("AMY-FINAL-2")
def test_all_icons_of_a_player_in_a_region_count_matching_or_not_connected_or_not() -> None:
    state = finished(
        placed={
            ROB: "I1=hope I7=anger+sadness I11=happiness+happiness",
            JOSEPH: "I3=sadness+sadness I4=sadness",
        },
        claims={"indigo": [JOSEPH, ROB]},
    )
    assert view(state).regions["indigo"].icons == [5, 3]
    assert list(state.scores()) == [8, 4]


@rule("AMY-FINAL-2")
def test_tiles_in_another_region_do_not_count() -> None:
    state = finished(placed={ROB: "P7=hope+hope", JOSEPH: "I4=hope"}, claims={"indigo": [ROB, JOSEPH]})
    assert view(state).regions["indigo"].icons == [0, 1]
    assert list(state.scores()) == [0, 8]


@rule("AMY-FINAL-3")
def test_only_those_with_a_claim_score_but_those_without_keep_their_place() -> None:
    assert indigo([3, 2, 1], claims=[ROB, JOSEPH, GENEVA]) == [8, 4, 2]
    assert indigo([3, 2, 1], claims=[JOSEPH, GENEVA]) == [0, 4, 2]
    assert indigo([3, 2, 1], claims=[GENEVA]) == [0, 0, 2]
    assert indigo([3, 2, 1], claims=[]) == [0, 0, 0]


@rule("AMY-FINAL-4")
@pytest.mark.parametrize(
    ("claims", "points"),
    [
        ([ROB, JOSEPH], [8, 4, 0]),
        ([JOSEPH, ROB], [4, 8, 0]),
        ([JOSEPH], [0, 8, 0]),
        ([GENEVA, JOSEPH, ROB], [4, 8, 2]),
    ],
)
def test_a_tie_goes_to_the_earlier_claim_and_a_claim_beats_none(claims: list[int], points: list[int]) -> None:
    assert indigo([3, 3, 2], claims=claims) == points


@rule("AMY-FINAL-4")
@pytest.mark.parametrize(("claims", "places"), [([JOSEPH], [2, 1]), ([ROB, JOSEPH], [1, 2]), ([], [1, 1])])
def test_places_are_shown_as_they_would_score(claims: list[int], places: list[int]) -> None:
    state = position(placed={ROB: "I1=hope", JOSEPH: "I2=hope"}, claims={"indigo": claims})
    assert view(state).regions["indigo"].places == places


@rule("AMY-FINAL-4")
@pytest.mark.parametrize(
    ("icons", "claims", "places", "points"),
    [
        ([3, 3, 2], [], [1, 1, 3], [0, 0, 0]),
        ([3, 3, 2], [GENEVA], [1, 1, 3], [0, 0, 2]),
        ([2, 3, 2], [JOSEPH], [2, 1, 2], [0, 8, 0]),
        ([3, 3, 3], [GENEVA], [2, 2, 1], [0, 0, 8]),
        ([3, 3, 3], [GENEVA, JOSEPH], [3, 2, 1], [0, 4, 8]),
    ],
)
def test_level_without_a_claim_players_share_a_place_and_the_next_one_is_behind_all_of_them(
    icons: list[int], claims: list[int], places: list[int], points: list[int]
) -> None:
    state = position(3, placed=in_indigo(icons), claims={"indigo": claims})
    assert view(state).regions["indigo"].places == places
    assert indigo(icons, claims=claims) == points


@rule("AMY-FINAL-4")
def test_an_early_claim_does_not_beat_more_icons() -> None:
    assert indigo([2, 3], claims=[ROB, JOSEPH]) == [4, 8]


@rule("AMY-FINAL-5")
def test_without_an_icon_a_claim_brings_nothing() -> None:
    assert indigo([0, 1], claims=[ROB]) == [0, 0]
    assert indigo([0, 0], claims=[ROB, JOSEPH]) == [0, 0]
    assert indigo([0, 1], claims=[ROB, JOSEPH]) == [0, 8]


@rule("AMY-FINAL-5")
def test_there_are_three_places_at_any_number_of_players() -> None:
    assert indigo([1, 2], claims=[ROB, JOSEPH]) == [4, 8]
    assert indigo([4, 3, 2, 1], claims=[ROB, JOSEPH, GENEVA, DEBRA]) == [8, 4, 2, 0]


@rule("AMY-FINAL-3")
@pytest.mark.parametrize(
    ("region", "letter", "vp"),
    [
        ("yellow", "Y", [12, 6, 3]),
        ("purple", "P", [9, 5, 3]),
        ("indigo", "I", [8, 4, 2]),
        ("teal", "T", [7, 4, 2]),
        ("green", "G", [9, 5, 3]),
        ("pink", "K", [8, 4, 2]),
        ("red", "R", [7, 4, 2]),
    ],
)
def test_each_region_brings_what_is_printed_there(region: str, letter: str, vp: list[int]) -> None:
    placed = {
        ROB: f"{letter}1=hope+hope {letter}2=hope",
        JOSEPH: f"{letter}3=anger+anger",
        GENEVA: f"{letter}4=hope",
    }
    state = finished(3, placed=placed, claims={region: [GENEVA, JOSEPH, ROB]})
    assert list(state.scores()) == vp
    assert view(state).regions[region].vp == vp
    assert view(state).regions[region].places == [1, 2, 3]


@rule("AMY-FINAL-2", "AMY-FINAL-3")
def test_example_indigo_rob_is_first_without_a_claim_debra_takes_four_and_geneva_two() -> None:
    state = last_turn(
        4,
        placed={
            ROB: "I1=sadness+sadness I6=hope+hope",
            GENEVA: "I3=sadness+gratitude",
            DEBRA: "I4=anger I5=hope+hope",
        },
        claims={"indigo": [GENEVA, DEBRA]},
    )
    lines = [line(event.public) for event in happened(state, "pass")]
    assert [text for text in lines if text.startswith("region_scored")] == [
        "region_scored place=3 player=2 points=2 region=indigo",
        "region_scored place=2 player=3 points=4 region=indigo",
    ]
    assert list(state.scores()) == [0, 0, 2, 4]


# The winner


@rule("AMY-FINAL-6")
def test_the_most_points_win_whatever_they_come_from() -> None:
    state = finished(
        3,
        vp={ROB: 9, JOSEPH: 3},
        coins={JOSEPH: 20},
        placed={GENEVA: "Y1=happiness"},
        claims={"yellow": [GENEVA]},
    )
    assert list(state.scores()) == [9, 9, 12]
    assert winners(state) == {GENEVA}
    assert view(state).winners == [GENEVA]


@rule("AMY-FINAL-6")
def test_points_are_the_sum_of_their_sources() -> None:
    state = finished(vp={ROB: 9}, coins={ROB: 7}, placed={ROB: "Y1=happiness"}, claims={"yellow": [ROB]})
    assert GAME.breakdown(state)[ROB] == {"networks": 9, "dreams": 0, "sold": 0, "coins": 2, "regions": 12}
    assert list(state.scores()) == [23, 0]


@rule("AMY-FINAL-7")
def test_a_tie_goes_to_the_most_coins() -> None:
    state = finished(3, vp={ROB: 10, JOSEPH: 9, GENEVA: 9}, coins={ROB: 2, JOSEPH: 5, GENEVA: 4})
    assert list(state.scores()) == [10, 10, 10]
    assert winners(state) == {JOSEPH}


@rule("AMY-FINAL-7")
def test_with_as_many_coins_the_victory_is_shared() -> None:
    state = finished(3, vp={ROB: 10, JOSEPH: 10, GENEVA: 9}, coins={ROB: 1, JOSEPH: 1, GENEVA: 2})
    assert winners(state) == {ROB, JOSEPH}
