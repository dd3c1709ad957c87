"""A whole game with the mouse: from the home page to the score page, and on to the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amber.players import MousePlayer
from tests.e2e.amber.table import AmberTable
from tests.e2e.axe import violations
from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e


def test_a_game_against_a_bot_by_mouse(visit: Visit) -> None:
    mia = visit()
    mia.page.goto("/")
    mia.link("home-play", game=mia.text("amber-name")).click()
    mia.page.get_by_role("textbox", name=mia.text("new-name")).fill("Mia")
    mia.button("new-start").click()

    table = AmberTable(mia)
    expect(table.hand.get_by_role("button")).to_have_count(6)
    turns = MousePlayer(table, seed=1).play_to_the_end()

    assert turns > 10
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    assert violations(mia.page) == []
    with mia.page.expect_download() as download:
        mia.link("score-record").click()
    assert download.value.suggested_filename.endswith(f"{mia.table['id']}.json")
    table.next_game(mia.button("score-rematch").click)
    expect(table.tiles()).to_have_count(6)
    assert MousePlayer(table, seed=2).play_turn()
