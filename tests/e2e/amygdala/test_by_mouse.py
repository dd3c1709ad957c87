"""A whole game of Amygdala with the mouse: from the home page to the score page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.amygdala.players import MousePlayer
from tests.e2e.amygdala.table import AmygdalaTable
from tests.e2e.axe import violations
from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e


def test_a_game_against_three_bots_by_mouse(visit: Visit) -> None:
    mia = visit()
    mia.page.goto("/")
    mia.link("home-play", game=mia.text("amygdala-name")).click()
    mia.choose("new-company-bots")
    mia.page.get_by_role("radio", name="4", exact=True).locator("..").click()
    mia.page.get_by_role("textbox", name=mia.text("new-name")).fill("Mia")
    mia.button("new-start").click()

    table = AmygdalaTable(mia)
    expect(table.board).to_be_visible()
    assert len(mia.table["seats"]) == 4
    turns = MousePlayer(table, seed=1).play_to_the_end()

    assert turns > 5
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    expect(
        mia.page.get_by_role("table", name=mia.text("amygdala-majorities-final"), exact=True)
    ).to_be_visible()
    assert violations(mia.page) == []
