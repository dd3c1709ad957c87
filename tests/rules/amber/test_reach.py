"""What you can reach along the roads."""

from __future__ import annotations

import pytest

from parlour.games.amber import GAME
from tests.rules.amber.positions import (
    BLUE,
    RED,
    cells_for,
    connections,
    opening,
    play,
    position,
    reach,
    refusal,
)
from tests.rules.ledger import rule


@rule("AMB-REACH-1")
def test_only_locations_that_a_travelled_road_points_at_are_reachable() -> None:
    state = position(
        """
        R ─ · ·
        · · · ·
        · · B ·
        """,
        hands={RED: "crossroads wetland shovel"},
    )
    assert reach(state, RED) == {"A2", "B1", "C1"}
    assert cells_for(state, "place") == {"A2", "C1"}
    assert cells_for(state, "wetland") == {"A2", "C1"}
    assert cells_for(state, "shovel") == {"B1"}
    assert refusal(state, "place B2 crossroads 0") == "AMB-REACH-1"
    assert refusal(state, "wetland D1") == "AMB-REACH-1"


@rule("AMB-REACH-1")
def test_a_location_is_reachable_whatever_lies_on_it() -> None:
    """Definition reachable_location: empty, wetland, or a tile that cannot be entered."""
    state = position(
        """
        · ≋ ·
        ─ R ←
        B · ·
        """
    )
    assert reach(state, RED) == {"A2", "B1", "B3", "C2"}


@rule("AMB-REACH-2")
def test_a_castle_is_left_by_all_four_sides() -> None:
    state = position(
        """
        · ↑ · ·
        ← R → ·
        · ↓ · ·
        · · · B
        """
    )
    assert {"B1", "A2", "C2", "B3", "D2", "B4"} == reach(state, RED)


@rule("AMB-REACH-2", "AMB-REACH-9")
@pytest.mark.parametrize(
    ("tile", "leads_to"),
    [
        ("─", {"C2"}),
        ("┐", {"B3"}),
        ("┘", {"B1"}),
        ("┬", {"C2", "B3"}),
        ("┴", {"B1", "C2"}),
        ("┤", {"B1", "B3"}),
        ("┼", {"B1", "C2", "B3"}),
        ("◎", {"B1", "C2", "B3"}),
        ("╴", set()),
        ("→", {"C2"}),
        ("⬎", {"B3"}),
        ("⬏", {"B1"}),
    ],
)
def test_each_road_tile_joins_its_sides(tile: str, leads_to: set[str]) -> None:
    state = position(
        f"""
        · · · ·
        R {tile} · ·
        · · · B
        """
    )
    assert reach(state, RED) - {"A1", "A3"} == {"B2"} | leads_to


@rule("AMB-REACH-9")
@pytest.mark.parametrize("tile", ["↑", "↓", "↱", "⬎", "↲", "⬑", "↰", "⬏", "↳", "⬐"])
def test_a_oneway_road_joins_its_tail_to_its_head_alone(tile: str) -> None:
    """Seen from the castle of whoever stands at each of the four sides."""
    tail_and_head = {
        "↑": "SN", "↓": "NS", "↱": "SE", "⬎": "WS", "↲": "NW",
        "⬑": "EN", "↰": "SW", "⬏": "WN", "↳": "NE", "⬐": "ES",
    }[tile]  # fmt: skip
    beyond = {"N": "B1", "E": "C2", "S": "B3", "W": "A2"}
    for side, castle in beyond.items():
        rows = [["·", "·", "·", "·"], ["·", tile, "·", "·"], ["·", "·", "·", "B"]]
        rows[int(castle[1]) - 1]["ABC".index(castle[0])] = "R"
        state = position("\n".join(" ".join(row) for row in rows))
        without_tile = position("\n".join(" ".join(row) for row in rows).replace(tile, "·"))
        led_on = reach(state, RED) - reach(without_tile, RED)
        assert led_on == ({beyond[tail_and_head[1]]} if side == tail_and_head[0] else set())


@rule("AMB-REACH-10")
def test_on_a_bridge_the_two_roads_do_not_meet() -> None:
    state = position(
        """
        · · · ·
        R ╪ · ·
        · B · ·
        """
    )
    assert reach(state, RED) == {"A1", "A3", "B2", "C2"}
    assert reach(state, BLUE) == {"A3", "B2", "B1", "C3"}


@rule("AMB-REACH-3")
def test_what_lies_beyond_a_oneway_road_is_for_those_who_enter_at_its_tail() -> None:
    """Ruling P3."""
    state = position("R ← · ← B", hands={RED: "crossroads", BLUE: "crossroads"})
    assert reach(state, RED) == {"B1"}
    assert reach(state, BLUE) == {"D1", "C1"}
    assert refusal(state, "place C1 crossroads 0") == "AMB-REACH-1"


@rule("AMB-REACH-3")
def test_a_tail_never_leads_out() -> None:
    """Ruling P3: the tails of both arrows touch the empty location, and nobody gets there."""
    state = position("R ← · → B")
    assert reach(state, RED) == {"B1"}
    assert reach(state, BLUE) == {"D1"}


@rule("AMB-REACH-4")
def test_nothing_is_reached_by_way_of_another_castle() -> None:
    """Ruling P4."""
    state = position(
        """
        R ─ B ─ ·
        · · · · ·
        """,
        hands={RED: "crossroads"},
    )
    assert connections(state, RED) == {"C1"}
    assert cells_for(state, "place") == {"A2"}


@rule("AMB-REACH-4")
def test_nothing_is_reached_by_way_of_one_s_own_castle_either_but_by_leaving_it() -> None:
    """A road that leads back into one's own castle stops there; the castle's sides are open anyway."""
    state = position(
        """
        ┌ ┐ ·
        │ │ ·
        R ┘ B
        """
    )
    assert connections(state, RED) == set()
    assert reach(state, RED) == {"A1", "B1", "A2", "B2", "B3", "A3"}


@rule("AMB-REACH-5", "AMB-REACH-2")
@pytest.mark.parametrize("map_id", [one.id for one in GAME.edition().maps])
def test_on_the_first_turn_only_the_four_neighbours_of_one_s_castle_can_be_played_on(map_id: str) -> None:
    """The rulebook's first example; ruling P6."""
    names = GAME.edition().cell_names()
    for seat in range(int(map_id[0])):
        state = opening(map_id, hands={seat: "crossroads wetland"}, turn=seat)
        castle = int(state.castle_cell[seat])
        around = {names[castle + step] for step in (-11, 1, 11, -1)}
        assert cells_for(state, "place") == cells_for(state, "wetland") == around


@rule("AMB-REACH-6")
def test_later_a_road_is_extended_or_another_started() -> None:
    state = opening("2B", hands={RED: "straight", BLUE: "straight curve"}, turn=BLUE)
    play(state, "place C6 straight 1", *["deal tee"] * 5)
    play(state, "place J7 straight 0", *["deal tee"] * 6)
    assert cells_for(state, "place", "curve") == {"D6", "A6", "B5", "B7"}


@rule("AMB-REACH-7")
def test_a_road_serves_everybody_whoever_laid_it() -> None:
    state = position(
        """
        R ─ · ┬ B
        · · · · ·
        """,
        hands={BLUE: "straight"},
        turn=BLUE,
    )
    assert reach(state, RED) == {"A2", "B1", "C1"}
    play(state, "place C1 straight 1")
    assert reach(state, RED) == {"A2", "B1", "C1", "D1", "D2", "E1"}


@rule("AMB-REACH-8")
def test_empty_locations_wetlands_and_the_outside_cannot_be_entered() -> None:
    state = position(
        """
        ─ R ─ ≋ ─ ·
        · │ · · · ·
        · · ─ · · ·
        · · · · · B
        """
    )
    assert reach(state, RED) == {"A1", "C1", "D1", "B2", "B3"}
