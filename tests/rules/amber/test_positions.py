"""The pictures that the other tests draw their positions with say what is meant."""

from __future__ import annotations

import doctest

import pytest

from parlour.games.amber import GAME
from tests.rules.amber import positions as amber_positions
from tests.rules.amber.positions import (
    BLUE,
    GLYPHS,
    RED,
    coins_on,
    connections,
    discards,
    hand,
    opening,
    picture,
    position,
    reach,
)

DRAWN = """\
R  ┬  →  ⌂  ·
│  ≋⌂ ◎⌂ ╪  ⬑
·  ↳  ⬐  ╴  B"""


def test_a_picture_read_and_drawn_again_is_the_same() -> None:
    assert picture(position(DRAWN)) == DRAWN


def test_the_example_in_the_description_is_true() -> None:
    assert doctest.testmod(amber_positions).failed == 0


def test_every_look_of_every_tile_has_a_mark_of_its_own() -> None:
    marks = [mark for marks in GLYPHS.values() for mark in marks]
    assert len(set(marks)) == len(marks) == 2 + 4 + 4 + 1 + 4 + 1 + 1 + 4 + 4 + 4 + 1
    assert set(GLYPHS) == {tile.id for tile in GAME.edition().tiles} - {"shovel"}


def test_roads_of_a_picture_can_be_travelled() -> None:
    state = position(DRAWN)
    assert connections(state, RED) == set()  # the wetland under the village lets nobody in
    assert reach(state, RED) == {"B1", "A2", "A3", "B2", "C1", "D1"}


def test_coins_lie_where_nobody_is_connected_and_tiles_are_all_somewhere() -> None:
    state = position("R ─⌂ ⌂ B", hands={RED: "curve curve", BLUE: "shovel"}, stack="tee wetland", row="tee")
    assert coins_on(state) == {"A1", "C1", "D1"}
    assert hand(state, RED) == {"curve": 2}
    assert sum(discards(state).values()) == 92 - 1 - 3 - 2 - 1


def test_a_wrong_mark_is_refused() -> None:
    with pytest.raises(AssertionError, match="'x' at B1 is no mark"):
        position("R x B")


def test_an_opening_is_the_edition_s_map() -> None:
    state = opening("2B")
    assert picture(state).splitlines()[5] == "·  B  ·  ·  ·  ⌂  ·  ·  ·  R  ·"
