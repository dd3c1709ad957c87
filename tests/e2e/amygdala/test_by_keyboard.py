"""A whole game of Amygdala without a mouse: from the home page to the score page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.amygdala.players import KeyboardPlayer
from tests.e2e.amygdala.table import AmygdalaTable, at_position
from tests.e2e.conftest import Visit
from tests.e2e.keys import focus_is_lost, steer_to, tab_to
from tests.rules.amygdala.positions import ROB, position

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


def test_every_step_of_a_turn_has_a_key(visit: Visit, database: Path) -> None:
    """N goes to what is lit, M to the own board, T to the choices; digits choose, Escape takes back."""
    bank, deal = {ROB: "sadness-1 sadness-2"}, {ROB: "a2=sadness b4=sadness+sadness"}
    table = at_position(database, visit(), position(coins={ROB: 9}, bank=bank, deal=deal, gone={ROB: "b3"}))
    mia = table.visitor
    keys = mia.page.keyboard
    focused = mia.page.locator(":focus")
    table.waits_for("amygdala-prompt-turn")

    tab_to(mia, table.board)
    first = focused.get_attribute("aria-label")
    keys.press("n")
    expect(focused).not_to_have_accessible_name(re.compile(re.escape(str(first))))
    keys.press("Shift+N")
    expect(focused).to_have_accessible_name(re.compile(re.escape(str(first))))
    keys.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    keys.press("t")
    expect(table.buy).to_be_focused()
    keys.press("Escape")
    expect(table.buy).to_have_count(0)
    assert not focus_is_lost(mia)

    keys.press("m")
    for place in ("e6", "b4", "c2", "d5", "a2"):
        steer_to(mia, table.place(place))
    keys.press("Enter")
    table.waits_for("amygdala-prompt-pay")
    keys.press("1")
    table.waits_for("amygdala-prompt-place")
    expect(focused).to_have_accessible_name(mia.pattern("amygdala-space-lit", "what", "points"))
    keys.press("n")
    expect(focused).to_have_accessible_name(mia.pattern("amygdala-space-lit", "what", "points"))
    keys.press("Enter")
    while table.waits_for("amygdala-prompt-stand", table.confirm) != table.confirm:
        keys.press("1")
        table.prompt("amygdala-prompt-stand").wait_for(state="detached")
    keys.press("Escape")
    table.prompt(table.confirm).wait_for(state="detached")
    while table.waits_for_me() != "amygdala-prompt-turn":
        before = table.said()
        keys.press("Control+z")
        table.goes_on(before)
    expect(table.place("a2")).to_be_visible()
