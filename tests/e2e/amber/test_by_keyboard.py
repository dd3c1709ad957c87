"""A whole game without a mouse: from the home page to the score page and on to the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amber.players import KeyboardPlayer
from tests.e2e.amber.table import AmberTable, bot_game, sit_down, square_in
from tests.e2e.conftest import Visit
from tests.e2e.keys import tab_to, walk_to
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.e2e


def test_a_game_against_a_bot_by_keyboard_alone(visit: Visit) -> None:
    mia = visit()
    keys = mia.page.keyboard
    mia.page.goto("/")
    tab_to(mia, mia.link("home-play", game=mia.text("amber-name")))
    keys.press("Enter")
    tab_to(mia, mia.page.get_by_role("textbox", name=mia.text("new-name")))
    keys.type("Mia")
    keys.press("Enter")

    table = AmberTable(mia)
    expect(table.tiles()).to_have_count(6)
    turns = KeyboardPlayer(table, seed=2).play_to_the_end()

    assert turns > 10
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    tab_to(mia, mia.button("score-rematch"))
    table.next_game(lambda: keys.press("Enter"))
    expect(table.tiles()).to_have_count(6)


def test_every_step_of_a_turn_has_a_key(visit: Visit) -> None:
    """Tab goes from region to region, arrows move inside them; Enter does, R turns, Escape takes back."""
    mia = visit()
    keys = mia.page.keyboard
    table = sit_down(mia, bot_game())
    table.waits_for("amber-prompt-play")

    tab_to(mia, table.hand)
    walk_to(mia, table.playable().last)
    chosen = mia.page.locator(":focus").get_attribute("aria-label")
    keys.press("Enter")
    expect(table.lit()).not_to_have_count(0)
    assert in_focus(mia) in squares(table), "the squares a tile can go to come next"

    first = in_focus(mia)
    keys.press("n")
    assert in_focus(mia) in squares(table)
    keys.press("Shift+N")
    assert in_focus(mia) == first
    walk_around_a_square(mia)
    assert in_focus(mia) == first
    keys.press("Enter")
    table.prompt("amber-prompt-play").wait_for(state="detached")
    away = mia.pattern("amber-hand-away", tile_name=str(chosen))
    expect(table.hand.get_by_role("button", name=away)).to_be_visible()

    keys.press("Escape")
    table.waits_for("amber-prompt-play")
    expect(table.taken()).to_have_count(0)
    assert in_focus(mia) == first
    keys.press("Enter")
    table.prompt("amber-prompt-play").wait_for(state="detached")
    keys.press("Control+z")
    table.waits_for("amber-prompt-play")


def squares(table: AmberTable) -> list[str]:
    """The squares that can be chosen."""
    return [
        square_in(label) for label in table.lit().evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    ]


def in_focus(visitor: Visitor) -> str:
    return square_in(visitor.page.evaluate("document.activeElement.ariaLabel"))


def walk_around_a_square(visitor: Visitor) -> None:
    """Every arrow key moves by one, as long as the board goes on."""
    column, row = in_focus(visitor)[0], in_focus(visitor)[1:]
    across, back = ("ArrowLeft", "ArrowRight") if column == "K" else ("ArrowRight", "ArrowLeft")
    along, up = ("ArrowUp", "ArrowDown") if row == "11" else ("ArrowDown", "ArrowUp")
    for key in (across, along, back, up):
        before = in_focus(visitor)
        visitor.page.keyboard.press(key)
        assert in_focus(visitor) != before


def test_the_skip_link_leads_past_the_menu(visit: Visit) -> None:
    mia = visit()
    sit_down(mia, bot_game())
    mia.page.locator("body").press("Tab")
    expect(mia.link("skip-link")).to_be_focused()
    mia.page.keyboard.press("Enter")
    expect(mia.page.get_by_role("main")).to_be_focused()
