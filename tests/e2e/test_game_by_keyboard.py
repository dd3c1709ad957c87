"""A whole game without a mouse: from the home page to the score page and on to the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amber import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit
from tests.e2e.players import KeyboardPlayer, holds_focus, tab_to, walk_to
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
    keys.press("Enter")
    expect(mia.button("score-rematch")).to_be_hidden()
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
    assert holds_focus(table.board), "the squares a tile can go to come next"
    assert holds_focus(table.lit().first)

    keys.press("Shift+N")
    assert holds_focus(table.lit().last)
    keys.press("n")
    assert holds_focus(table.lit().first)
    walk_over_the_board(mia, table)
    keys.press("n")
    keys.press("Enter")
    table.prompt("amber-prompt-play").wait_for(state="detached")
    away = mia.pattern("amber-hand-away", tile_name=str(chosen))
    expect(table.hand.get_by_role("button", name=away)).to_be_visible()

    keys.press("Escape")
    table.waits_for("amber-prompt-play")
    expect(table.taken()).to_have_count(0)
    keys.press("1")
    keys.press("Enter")
    table.prompt("amber-prompt-play").wait_for(state="detached")
    keys.press("Control+z")
    table.waits_for("amber-prompt-play")


def walk_over_the_board(visitor: Visitor, table: AmberTable) -> None:
    """Once around a square: every arrow key moves by one, and no further than the edge."""
    keys = visitor.page.keyboard
    start = table.square(visitor.page.locator(":focus"))
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = table.square(visitor.page.locator(":focus"))
        keys.press(key)
        assert table.square(visitor.page.locator(":focus")) != before
    assert table.square(visitor.page.locator(":focus")) == start


def test_the_skip_link_leads_past_the_menu(visit: Visit) -> None:
    mia = visit()
    sit_down(mia, bot_game())
    mia.page.locator("body").press("Tab")
    expect(mia.link("skip-link")).to_be_focused()
    mia.page.keyboard.press("Enter")
    expect(mia.page.get_by_role("main")).to_be_focused()
