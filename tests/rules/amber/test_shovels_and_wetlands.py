"""Shovels and wetlands."""

from __future__ import annotations

import pytest

from tests.rules.amber.positions import (
    BLUE,
    RED,
    cells_for,
    coins,
    coins_on,
    connections,
    discards,
    hand,
    picture,
    play,
    position,
    reach,
    refusal,
    told,
)
from tests.rules.ledger import rule

# Shovels


@rule("AMB-SHOVEL-1")
def test_a_shovel_digs_up_roads_and_wetlands_but_no_castle_and_no_empty_location() -> None:
    """Ruling S1."""
    state = position(
        """
        · ≋ · ·
        · R ─ B
        · · · ·
        """,
        hands={RED: "shovel"},
    )
    assert cells_for(state, "shovel") == {"B1", "C2"}
    for cell in ("D2", "B2", "B3", "A2"):
        assert refusal(state, f"shovel {cell}") == "AMB-SHOVEL-1"


@rule("AMB-SHOVEL-1")
@pytest.mark.parametrize("tile", ["─", "┐", "┬", "┼", "╴", "╪", "◎", "→", "⬎", "⬏", "≋"])
def test_every_kind_of_tile_on_the_board_can_be_dug_up(tile: str) -> None:
    """Rulings S1 and S4."""
    state = position(
        f"""
        R {tile} · B
        · · · ·
        """,
        hands={RED: "shovel"},
    )
    play(state, "shovel B1")
    assert picture(state).splitlines()[0] == "R  ·  ·  B"


@rule("AMB-SHOVEL-2")
def test_only_what_one_reaches_can_be_dug_up() -> None:
    state = position(
        """
        R ─ · ─ B
        · · ─ · ·
        """,
        hands={RED: "shovel"},
    )
    assert cells_for(state, "shovel") == {"B1"}
    assert refusal(state, "shovel D1") == "AMB-SHOVEL-2"
    assert refusal(state, "shovel C2") == "AMB-SHOVEL-2"


@rule("AMB-SHOVEL-3")
def test_a_oneway_road_that_points_at_you_can_be_dug_up() -> None:
    """Ruling S2, option `shovel_needs_entry` off."""
    state = position("R ─ ← · B", hands={RED: "shovel"})
    assert cells_for(state, "shovel") == {"B1", "C1"}
    play(state, "shovel C1")
    assert picture(state) == "R  ─  ·  ·  B"


@rule("AMB-SHOVEL-3")
def test_a_table_may_save_roads_that_cannot_be_entered_but_never_wetlands() -> None:
    """Ruling S2, option `shovel_needs_entry` on."""
    state = position(
        """
        · ≋ · · ·
        ╶ R ─ ← B
        · ↓ · · ·
        """,
        hands={RED: "shovel"},
        shovel_needs_entry=True,
    )
    assert cells_for(state, "shovel") == {"B1", "A2", "C2", "B3"}
    assert refusal(state, "shovel D2") == "AMB-SHOVEL-3"


@rule("AMB-SHOVEL-3")
def test_with_the_option_a_oneway_road_is_dug_up_by_whoever_gets_round_to_its_tail() -> None:
    state = position(
        """
        R ← ┐ ·
        │ · │ ·
        └ ─ ┘ B
        """,
        hands={RED: "shovel"},
        shovel_needs_entry=True,
    )
    assert "B1" in cells_for(state, "shovel")


@rule("AMB-SHOVEL-4", "AMB-DRAW-1")
def test_shovel_and_tile_are_discarded_and_the_location_can_be_built_on_again() -> None:
    state = position(
        "R ─ · · B", hands={RED: "shovel tee tee tee tee tee", BLUE: "straight"}, stack="straight curve"
    )
    before = discards(state)
    assert told(state, "shovel B1") == ["dug cell=B1 player=0 tile=straight"]
    gone = {name: count - before.get(name, 0) for name, count in discards(state).items()}
    assert {name: count for name, count in gone.items() if count} == {"straight": 1, "shovel": 1}
    assert hand(state, RED) == {"tee": 5}
    play(state, "deal curve", "place D1 straight 1", "deal straight")
    assert "B1" in cells_for(state, "place", "tee")


@rule("AMB-SHOVEL-5")
def test_digging_under_a_village_leaves_the_village_and_its_coin() -> None:
    """Ruling S3."""
    state = position("R ←⌂ · ⌂ B", hands={RED: "shovel"})
    play(state, "shovel B1")
    assert picture(state) == "R  ⌂  ·  ⌂  B"
    assert coins_on(state) == {"A1", "B1", "D1", "E1"}


@rule("AMB-SHOVEL-5", "AMB-VILLAGE-2")
def test_without_its_tile_a_village_is_connected_to_nobody() -> None:
    """Ruling S3."""
    state = position("R ─⌂ · ⌂ B", hands={RED: "shovel"}, coins={RED: 1})
    assert told(state, "shovel B1")[1:] == ["cut_village cell=B1 player=0"]
    assert connections(state, RED) == set()
    assert coins(state) == [1, 0]
    assert "B1" not in coins_on(state)


@rule("AMB-SHOVEL-6")
@pytest.mark.parametrize("rebuilder", ["bridge", "roundabout"])
def test_a_rebuilt_straight_goes_whole_and_does_not_come_back(rebuilder: str) -> None:
    """Ruling S4."""
    state = position(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: f"curve {rebuilder} shovel tee tee tee", BLUE: "straight tee tee tee"},
        stack="",
    )
    play(state, "place B1 curve 2", f"rebuild {rebuilder}", "place D2 straight 0", "shovel B2")
    assert picture(state) == "R  ┐  ·  ·\n·  ·  ·  │\n·  ·  ·  B"


@rule("AMB-SHOVEL-7")
def test_roads_cut_off_by_a_shovel_stay_on_the_board() -> None:
    """Ruling S5."""
    state = position("R ─ ─ ─⌂ ─ · B", hands={RED: "shovel"})
    play(state, "shovel B1")
    assert picture(state) == "R  ·  ─  ─⌂ ─  ·  B"
    assert reach(state, RED) == {"B1"}


@rule("AMB-SHOVEL-7", "AMB-REACH-7")
def test_a_dig_cuts_everybody_who_travelled_that_way() -> None:
    state = position("R ─ ─⌂ ─ B ⌂", hands={RED: "shovel"})
    assert connections(state, RED) == {"C1", "E1"}
    assert connections(state, BLUE) == {"C1", "A1"}
    play(state, "shovel D1")
    assert connections(state, RED) == {"C1"}
    assert connections(state, BLUE) == set()
    assert reach(state, BLUE) == {"D1", "F1"}


@rule("AMB-SHOVEL-7")
def test_another_way_round_keeps_a_connection_alive() -> None:
    state = position(
        """
        ┌ ─ ┐⌂ ·
        R ─ ┤ ·
        · · · B
        """,
        hands={RED: "shovel"},
    )
    play(state, "shovel B2")
    assert connections(state, RED) == {"C1"}


# Wetlands


@rule("AMB-WETLAND-1")
def test_a_wetland_goes_on_an_empty_reachable_location() -> None:
    state = position(
        """
        R ─ · ·
        ≋ · · ·
        · · B ·
        """,
        hands={RED: "wetland"},
    )
    assert cells_for(state, "wetland") == {"C1"}
    assert refusal(state, "wetland B1") == "AMB-WETLAND-1"
    assert refusal(state, "wetland A2") == "AMB-WETLAND-1"
    assert refusal(state, "wetland C3") == "AMB-WETLAND-1"
    assert refusal(state, "wetland B2") == "AMB-REACH-1"
    assert told(state, "wetland C1") == ["wetland_laid cell=C1 player=0"]
    assert hand(state, RED) == {}


@rule("AMB-WETLAND-2")
def test_a_wetland_may_cover_a_village_location_and_nobody_is_connected() -> None:
    """Ruling P5, option `wetland_on_village` on."""
    state = position("R ─ ⌂ ─ B", hands={RED: "wetland"})
    play(state, "wetland C1")
    assert picture(state) == "R  ─  ≋⌂ ─  B"
    assert connections(state, RED) == connections(state, BLUE) == set()
    assert coins_on(state) == {"A1", "C1", "E1"}


@rule("AMB-WETLAND-2")
def test_a_table_may_keep_village_locations_free_of_wetlands() -> None:
    """Ruling P5, option `wetland_on_village` off."""
    state = position(
        """
        R ─ ⌂ ─ B
        · · · · ·
        """,
        hands={RED: "wetland"},
        wetland_on_village=False,
    )
    assert cells_for(state, "wetland") == {"A2"}
    assert refusal(state, "wetland C1") == "AMB-WETLAND-2"


@rule("AMB-WETLAND-3", "AMB-REACH-8")
def test_no_road_leads_through_a_wetland_and_no_tile_goes_on_it() -> None:
    state = position("R ─ ≋ ─ B", hands={RED: "straight crossroads wetland"})
    assert connections(state, RED) == set()
    assert cells_for(state, "place") == cells_for(state, "wetland") == set()
    assert refusal(state, "place C1 crossroads 0") == "AMB-PLACE-1"


@rule("AMB-WETLAND-4", "AMB-SHOVEL-1")
def test_a_shovel_clears_a_wetland_and_its_location_is_empty_again() -> None:
    state = position(
        "R ─ ≋ ─ B",
        hands={RED: "shovel straight tee tee tee", BLUE: "straight tee tee tee"},
        stack="",
    )
    play(state, "shovel C1")
    assert picture(state) == "R  ─  ·  ─  B"
    play(state, "place C1 straight 1")
    assert connections(state, RED) == {"E1"}
