"""Whole games of Unconscious Mind with the mouse: from the home page to the score page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.unconscious_mind.players import MousePlayer
from tests.e2e.unconscious_mind.table import from_home

pytestmark = pytest.mark.e2e


def test_a_game_against_a_bot_by_mouse(visit: Visit) -> None:
    mia = visit()
    table = from_home(mia)
    assert len(mia.table["seats"]) == 2

    turns = MousePlayer(table, seed=1).play_to_the_end()

    assert turns > 5
    expect(table.scores).to_be_visible()
    final = mia.page.get_by_role("table", name=mia.text("unconscious_mind-desk-final"), exact=True)
    expect(final).to_be_visible()
    for result in mia.table["results"]:
        expect(table.scores).to_contain_text(str(result["points"]))
    assert violations(mia.page) == []
