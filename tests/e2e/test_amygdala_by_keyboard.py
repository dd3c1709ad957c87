"""A whole game of Amygdala without a mouse: from the home page to the score page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amygdala import AmygdalaTable
from tests.e2e.amygdala_players import KeyboardPlayer
from tests.e2e.conftest import Visit
from tests.e2e.keys import tab_to

pytestmark = pytest.mark.e2e


def test_a_game_against_a_bot_by_keyboard_alone(visit: Visit) -> None:
    mia = visit()
    keys = mia.page.keyboard
    mia.page.goto("/")
    tab_to(mia, mia.link("home-play", game=mia.text("amygdala-name")))
    keys.press("Enter")
    tab_to(mia, mia.page.get_by_role("textbox", name=mia.text("new-name")))
    keys.type("Mia")
    keys.press("Enter")

    table = AmygdalaTable(mia)
    expect(table.board).to_be_visible()
    turns = KeyboardPlayer(table, seed=2).play_to_the_end()

    assert turns > 5
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    tab_to(mia, mia.button("score-rematch"))
