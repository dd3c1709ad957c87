"""A whole game without a mouse: from the home page to the score page and on to the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amber import AmberTable
from tests.e2e.conftest import Visit
from tests.e2e.players import KeyboardPlayer, holds_focus, tab_to

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


