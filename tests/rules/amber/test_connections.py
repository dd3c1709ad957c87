"""Connections to villages and castles, and the gold coins they bring."""

from __future__ import annotations

import pytest

from tests.rules.amber.positions import (
    BLUE,
    RED,
    TURQUOISE,
    coins,
    coins_on,
    connections,
    picture,
    play,
    position,
    reach,
    told,
)
from tests.rules.ledger import rule

# Villages


@rule("AMB-VILLAGE-1")
def test_a_tile_goes_under_the_village() -> None:
    """Ruling V1."""
    state = position("R ⌂ · ⌂ B", hands={RED: "straight"})
    play(state, "place B1 straight 1")
    assert picture(state) == "R  ─⌂ ·  ⌂  B"
    assert connections(state, RED) == {"B1"}


@rule("AMB-VILLAGE-1", "AMB-VILLAGE-5", "AMB-COIN-3")
def test_the_coin_stays_under_a_village_while_nobody_is_connected() -> None:
    """Rulings V1 and C1: none connected, the coin stays."""
    state = position("R ⌂ · ⌂ B", hands={RED: "oneway_straight"})
    play(state, "place B1 oneway_straight 3")
    assert picture(state) == "R  ←⌂ ·  ⌂  B"
    assert coins_on(state) == {"A1", "B1", "D1", "E1"}
    assert coins(state) == [0, 0]


@rule("AMB-VILLAGE-2")
def test_a_village_is_connected_by_travelling_onto_its_tile() -> None:
    state = position("R ─ ⌂ · B", hands={RED: "dead_end"})
    assert "C1" in reach(state, RED)
    assert connections(state, RED) == set()
    play(state, "place C1 dead_end 3")
    assert connections(state, RED) == {"C1"}


@rule("AMB-VILLAGE-3")
def test_a_path_may_be_traced_through_a_village() -> None:
    """Ruling V4."""
    state = position(
        """
        R ─⌂ ┐⌂ ·
        · ·  │⌂ ·
        · ·  ·  B
        """
    )
    assert connections(state, RED) == {"B1", "C1", "C2"}
    assert "C3" in reach(state, RED)


@rule("AMB-VILLAGE-4")
def test_either_road_of_a_bridge_connects_to_the_village_on_it_and_they_stay_apart() -> None:
    """Ruling V2."""
    state = position(
        """
        · B  · ·
        R ╪⌂ · ·
        · ·  · ·
        """
    )
    assert connections(state, RED) == connections(state, BLUE) == {"B2"}
    assert "B3" not in reach(state, RED)
    assert "C2" not in reach(state, BLUE)


@rule("AMB-VILLAGE-5")
def test_a_village_on_a_oneway_road_is_connected_from_its_tail_only() -> None:
    """Ruling V3."""
    state = position("R →⌂ B")
    assert connections(state, RED) == {"B1", "C1"}
    assert connections(state, BLUE) == set()


# Castles


@rule("AMB-CASTLE-1")
def test_castles_are_connected_when_one_can_travel_into_them() -> None:
    state = position("R ─ · B", hands={RED: "straight"})
    assert connections(state, RED) == set()
    play(state, "place C1 straight 1")
    assert connections(state, RED) == {"D1"}
    assert connections(state, BLUE) == {"A1"}


@rule("AMB-CASTLE-2")
@pytest.mark.parametrize("road", ["R → ─ B", "R ─ → B", "R → → B"])
def test_red_is_connected_to_blue_over_a_oneway_road_and_blue_is_not_to_red(road: str) -> None:
    """The rulebook's example of the red and the blue castle."""
    state = position(road)
    assert connections(state, RED) == {"D1"}
    assert connections(state, BLUE) == set()


@rule("AMB-CASTLE-2")
def test_each_direction_may_have_a_road_of_its_own() -> None:
    state = position(
        """
        · ↱ → ⬎ ·
        · R · B ·
        · ⬑ ← ↲ ·
        """
    )
    assert connections(state, RED) == {"D2"}
    assert connections(state, BLUE) == {"B2"}


@rule("AMB-CASTLE-3")
def test_a_road_back_to_one_s_own_castle_is_no_connection() -> None:
    state = position(
        """
        ┌ ┐ ·
        R ┘ ·
        · · B
        """
    )
    assert connections(state, RED) == set()
    assert [int(points) for points in state.scores()] == [0, 0]


# Gold coins


@rule("AMB-COIN-1")
def test_the_only_player_connected_to_a_village_takes_its_coin() -> None:
    state = position("R ⌂ · ⌂ B", hands={RED: "straight"})
    assert told(state, "place B1 straight 1") == [
        "laid cell=B1 player=0 tile=straight",
        "connected_village cell=B1 player=0",
        "coin_taken_village cell=B1 player=0",
    ]
    assert coins(state) == [1, 0]
    assert coins_on(state) == {"A1", "D1", "E1"}


@rule("AMB-COIN-1", "AMB-COIN-4")
def test_the_only_player_connected_to_a_castle_takes_its_coin() -> None:
    state = position("R → · B ⌂", hands={RED: "straight"})
    assert "coin_taken_castle cell=D1 owner=1 player=0" in told(state, "place C1 straight 1")
    assert coins(state) == [1, 0]
    assert coins_on(state) == {"A1", "E1"}


@rule("AMB-COIN-2")
def test_a_coin_is_discarded_when_two_players_are_connected() -> None:
    state = position("R ─ ⌂ ← B ⌂", hands={RED: "straight"})
    assert "coin_lost_village cell=C1" in told(state, "place C1 straight 1")
    assert connections(state, RED) == {"C1"}
    assert connections(state, BLUE) == {"C1", "A1"}
    assert coins(state) == [0, 1]  # blue alone has travelled into a castle
    assert coins_on(state) == {"E1", "F1"}


@rule("AMB-COIN-2", "AMB-COIN-4")
def test_a_castle_s_coin_is_discarded_when_two_others_come_in_at_once() -> None:
    state = position(
        """
        R → · ← T
        ⌂ · B · ·
        """,
        hands={RED: "tee"},
    )
    assert "coin_lost_castle cell=C2 owner=1" in told(state, "place C1 tee 0")
    assert connections(state, RED) == connections(state, TURQUOISE) == {"C2"}
    assert connections(state, BLUE) == set()
    assert coins(state) == [0, 0, 0]
    assert coins_on(state) == {"A1", "E1", "A2"}


@rule("AMB-COIN-1")
def test_whoever_comes_later_gets_no_coin() -> None:
    state = position(
        """
        R ─⌂ · B
        ⌂ ·  · ·
        """,
        hands={BLUE: "straight"},
        turn=BLUE,
    )
    play(state, "place C1 straight 1")
    assert "B1" in connections(state, BLUE)
    assert coins(state) == [1, 1]  # for the castles of each other, none for the village
    assert "B1" not in coins_on(state)


@rule("AMB-COIN-3")
def test_coins_of_a_two_tile_play_are_settled_when_both_tiles_lie() -> None:
    """Ruling C1: with the first tile only red is connected to C1, with the second blue is too."""
    drawing = """
        R ─ ⌂ ·
        · · ─ B
        ⌂ · · ·
        """
    state = position(drawing, hands={RED: "curve roundabout"})
    assert not [line for line in told(state, "place C1 curve 2") if "coin" in line]
    assert coins(state) == [0, 0]
    assert told(state, "rebuild roundabout")[-3:] == [
        "coin_lost_village cell=C1",
        "coin_taken_castle cell=A1 owner=0 player=1",
        "coin_taken_castle cell=D2 owner=1 player=0",
    ]
    state = position(drawing, hands={RED: "curve bridge"})
    play(state, "place C1 curve 2", "rebuild bridge")
    assert connections(state, BLUE) == set()
    assert coins(state) == [1, 0]


@rule("AMB-COIN-3")
def test_a_coin_is_settled_by_the_board_after_a_dig_too() -> None:
    """Ruling C1 looks at every coin after every play; digging connects nobody, so nothing is taken."""
    state = position("R ≋ ⌂ ─ B", hands={RED: "shovel"})
    play(state, "shovel B1")
    assert coins_on(state) == {"A1", "C1", "E1"}


@rule("AMB-COIN-4")
def test_a_castle_s_owner_neither_counts_nor_takes_its_coin() -> None:
    """Both castles are linked both ways: each is visited by one other player, who takes the coin."""
    state = position("R ─ · B ⌂", hands={RED: "straight"})
    play(state, "place C1 straight 1")
    assert coins(state) == [1, 1]
    assert coins_on(state) == {"E1"}


@rule("AMB-COIN-5")
def test_the_connected_player_takes_the_coin_whoever_played() -> None:
    """Ruling C2."""
    state = position("R → ⌂ ← B ⌂", hands={BLUE: "oneway_straight"}, turn=BLUE)
    play(state, "place C1 oneway_straight 1")
    assert picture(state) == "R  →  →⌂ ←  B  ⌂"
    assert connections(state, BLUE) == set()
    assert coins(state) == [1, 0]


@rule("AMB-COIN-6")
@pytest.mark.parametrize(
    ("tile", "red", "blue", "gains"),
    [
        ("bridge", {"C2"}, {"B1"}, [1, 1]),  # a village each
        ("roundabout", {"B1", "C2", "B3"}, {"B1", "C2", "A2"}, [1, 1]),  # only each other's castle
    ],
)
def test_one_tile_that_connects_several_things_and_several_players(
    tile: str, red: set[str], blue: set[str], gains: list[int]
) -> None:
    """Ruling C3: each coin by itself, all from the same board."""
    state = position(
        """
        · │⌂ ·  ⌂
        R ·  ─⌂ ·
        · B  ·  ·
        """,
        hands={RED: tile},
    )
    play(state, f"place B2 {tile} 0")
    assert connections(state, RED) == red
    assert connections(state, BLUE) == blue
    assert coins(state) == gains
    assert coins_on(state) == {"A2", "B1", "C2", "B3", "D1"} - red - blue


@rule("AMB-COIN-6", "AMB-COIN-2")
def test_one_tile_may_bring_one_coin_and_lose_another() -> None:
    """Ruling C3. Both come to the village on the bridge, red alone to the one behind it."""
    state = position(
        """
        · B ·  ⌂
        R ⌂ ─⌂ ·
        · · ·  ·
        """,
        hands={RED: "bridge"},
    )
    assert told(state, "place B2 bridge 0")[-2:] == [
        "coin_lost_village cell=B2",
        "coin_taken_village cell=C2 player=0",
    ]
    assert coins(state) == [1, 0]


@rule("AMB-COIN-7")
def test_a_coin_once_taken_is_kept_when_the_connection_is_lost() -> None:
    """Ruling C4."""
    state = position(
        """
        R ⌂ · B
        · · · ·
        · · · ⌂
        """,
        hands={RED: "straight tee tee tee", BLUE: "straight shovel tee tee tee"},
        stack="",
    )
    play(state, "place B1 straight 1", "place C1 straight 1")
    assert coins(state) == [2, 1]  # red for the village and blue's castle, blue for red's castle
    play(state, "place A2 tee 3", "shovel B1")
    assert connections(state, RED) == set()
    assert coins_on(state) == {"D3"}
    assert coins(state) == [2, 1]


@rule("AMB-COIN-7")
def test_no_coin_returns_to_the_board_for_a_second_connection() -> None:
    """Ruling C4."""
    state = position(
        "R ─⌂ · ⌂ B", hands={RED: "shovel straight tee tee tee", BLUE: "straight tee tee tee tee"}, stack=""
    )
    play(state, "shovel B1", "place D1 straight 1", "place B1 straight 1")
    assert connections(state, RED) == {"B1"}
    assert coins(state) == [0, 1]
