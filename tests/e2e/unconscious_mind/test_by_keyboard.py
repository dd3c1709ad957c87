"""Unconscious Mind without a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.keys import focus_is_lost, holds_focus, tab_to
from tests.e2e.unconscious_mind.players import KeyboardPlayer
from tests.e2e.unconscious_mind.table import UnconsciousMindTable, at_position
from tests.e2e.unconscious_mind.tour import full_cup, treating

pytestmark = pytest.mark.e2e


def test_turns_against_a_bot_by_keyboard_alone(visit: Visit) -> None:
    mia = visit()
    keys = mia.page.keyboard
    mia.page.goto("/")
    tab_to(mia, mia.link("home-play", game=mia.text("unconscious_mind-name")))
    keys.press("Enter")
    tab_to(mia, mia.page.get_by_role("textbox", name=mia.text("new-name")))
    keys.type("Mia")
    keys.press("Enter")

    table = UnconsciousMindTable(mia)
    expect(table.meeting_table).to_be_visible()
    player = KeyboardPlayer(table, seed=2)
    rounds = 0
    while rounds < 4:
        rounds += table.waits_for_me() == "unconscious_mind-prompt-turn"
        assert player.play_turn()


def test_coffee_that_does_not_fit_is_left_or_made_room_for_by_key(visit: Visit, database: Path) -> None:
    mia = visit()
    table = at_position(database, mia, full_cup())
    keys = mia.page.keyboard
    table.waits_for("unconscious_mind-prompt-turn")
    table.take(table.action("recall"))
    table.waits_for("unconscious_mind-prompt-spill")
    tab_to(mia, table.aside("brighten"))
    keys.press("Enter")
    table.waits_for("unconscious_mind-prompt-bonus")
    assert table.me["bright"] == 1

    tab_to(mia, table.area)
    keys.press("Escape")
    table.waits_for("unconscious_mind-prompt-spill")
    keys.press("t")
    keys.press(str(table.leave().get_attribute("data-key")))
    table.waits_for("unconscious_mind-prompt-bonus")
    assert (table.me["coffee"], table.me["bright"]) == (6, 0)


def test_a_treatment_has_a_key_for_every_step(visit: Visit, database: Path) -> None:
    """N goes to what is lit, M to the own desk, T to the choices; digits choose, Escape takes back."""
    mia = visit()
    table = at_position(database, mia, treating())
    keys = mia.page.keyboard
    focused = mia.page.locator(":focus")
    table.waits_for("unconscious_mind-prompt-turn")

    tab_to(mia, table.meeting_table)
    keys.press("n")
    expect(focused).to_have_attribute("data-lit", "yes")
    first = focused.get_attribute("data-target")
    keys.press("n")
    expect(focused).not_to_have_attribute("data-target", str(first))
    keys.press("Shift+N")
    expect(focused).to_have_attribute("data-target", str(first))
    keys.press("ArrowDown")
    assert holds_focus(table.meeting_table)
    keys.press("m")
    assert holds_focus(table.desk)
    keys.press("t")
    expect(table.choices().first).to_be_focused()
    number = table.treat("k01").get_attribute("data-key")
    assert number
    keys.press(number)
    table.waits_for("unconscious_mind-prompt-pay")
    assert not focus_is_lost(mia)
    keys.press("n")
    expect(focused).to_have_attribute("data-lit", "yes")
    keys.press("Escape")
    table.waits_for("unconscious_mind-prompt-turn")
    assert not focus_is_lost(mia)

    # The same with the room itself, and on to the end of the turn.
    player = KeyboardPlayer(table, seed=1)
    room = table.spot("room:primary")
    for _ in range(table.lit().count()):
        keys.press("n")
        if holds_focus(room):
            break
    keys.press("Enter")
    table.waits_for("unconscious_mind-prompt-pay")
    assert player.play_turn()
    assert table.view["players"][0]["rooms"][0]["manifest"] != "m31"
    assert not focus_is_lost(mia)
