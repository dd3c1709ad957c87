"""Alone against the Id."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.unconscious_mind.players import MousePlayer
from tests.e2e.unconscious_mind.table import at_position, from_home
from tests.e2e.unconscious_mind.tour import late_and_alone
from tests.rules.unconscious_mind.positions import THE_ID

pytestmark = pytest.mark.e2e


def test_turns_against_the_id_from_the_home_page(visit: Visit) -> None:
    mia = visit()
    table = from_home(mia, company="nobody")
    the_id = mia.text("unconscious_mind-the_id")
    assert len(mia.table["seats"]) == 1
    player = MousePlayer(table, seed=3)
    while table.waits_for_me() != "unconscious_mind-prompt-turn":
        player.play_turn()
    impulses = table.view["impulses"]
    panel = mia.page.get_by_role("region", name=the_id)
    expect(panel).to_contain_text(mia.text("unconscious_mind-desk-libido"))

    for _ in range(3):
        assert player.play_turn()
    table.waits_for_me()

    assert table.view["impulses"] != impulses
    told = table.log.get_by_role("button").filter(has_text=the_id)
    expect(told.first).to_be_attached()
    assert told.count() >= 3
    # Its desk can be looked at, and ours comes back with our turn.
    mia.button("unconscious_mind-desk-look", player=the_id).click()
    expect(table.desk).to_contain_text(mia.text("unconscious_mind-desk-libido"))


def test_a_solo_game_ends_with_the_scores_of_both(visit: Visit, database: Path) -> None:
    mia = visit()
    table = at_position(database, mia, late_and_alone())
    table.waits_for("unconscious_mind-prompt-turn")

    turns = MousePlayer(table, seed=1).play_to_the_end()

    assert turns >= 1
    expect(table.scores).to_be_visible()
    for result in mia.table["results"]:
        expect(table.scores).to_contain_text(str(result["points"]))
    final = mia.page.get_by_role("table", name=mia.text("unconscious_mind-desk-final"), exact=True)
    expect(final.get_by_role("columnheader", name=mia.text("unconscious_mind-the_id"))).to_be_visible()
    assert table.view["players"][THE_ID]["points"] > 0
