"""Playing with a finger on a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.amber.table import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit
from tests.e2e.visitor import PHONE

pytestmark = pytest.mark.e2e

FINGER = 44


@pytest.fixture
def table(visit: Visit) -> AmberTable:
    table = sit_down(visit(size=PHONE, touch=True), bot_game())
    table.waits_for("amber-prompt-play")
    return table


def height(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["height"]


def test_turns_are_played_by_tapping(table: AmberTable) -> None:
    for _ in range(3):
        table.waits_for("amber-prompt-play")
        kind = table.choose_a_road(tap=True)
        lit = table.uncovered(table.lit())
        assert height(lit) >= FINGER, "the squares to choose from are smaller than a finger"
        square = table.square(lit)
        lit.tap()
        asked = table.waits_for("amber-prompt-confirm", "amber-prompt-rebuild")
        if asked == "amber-prompt-rebuild":
            table.rebuild_choices().first.tap()
            table.waits_for("amber-prompt-confirm")
        assert table.visitor.table["view"]["board"][square]["tile"] == kind
        table.end.tap()
        table.prompt("amber-prompt-confirm").wait_for(state="detached")


def test_the_turn_stays_within_reach_of_the_thumb(table: AmberTable) -> None:
    """What ends the turn or takes it back is in sight wherever the page is scrolled to."""
    table.lay_a_road()
    for part in ("jump-log", "jump-others", "jump-me", "jump-board"):
        table.visitor.button(part).tap()
        expect(table.end).to_be_in_viewport(ratio=1)
        expect(table.undo).to_be_in_viewport(ratio=1)
    expect(table.board).to_be_in_viewport()


def test_the_board_can_be_magnified_and_made_whole_again(table: AmberTable) -> None:
    board = table.board
    whole = height(board)
    table.visitor.button("amber-zoom-in").tap()
    assert height(board) > whole
    table.visitor.button("amber-zoom-out").tap()
    assert height(board) == pytest.approx(whole)
