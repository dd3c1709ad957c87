"""Unconscious Mind's table in all its forms: modules, a wide screen, a phone, other languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from parlour.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.screen import english_left, raw_messages
from tests.e2e.unconscious_mind.players import FingerPlayer
from tests.e2e.unconscious_mind.table import (
    UnconsciousMindTable,
    at_position,
    bot_game,
    finished_game,
    from_home,
)
from tests.e2e.unconscious_mind.tour import CASCADE, in_full_swing, recalling, treating
from tests.e2e.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.e2e


# Modules


def test_every_module_is_on_the_map(visit: Visit) -> None:
    mia = visit()
    table = from_home(mia, journalist=True, fireworks=True, overlays="B")
    table.waits_for_me()
    view = table.view
    assert view["journalist"]
    assert view["fireworks"]
    assert view["overlays"]
    mia.page.get_by_role("button", name=mia.text("unconscious_mind-look-city"), exact=True).click()

    journalist = re.compile(re.escape(mia.text("unconscious_mind-figure-journalist")))
    at = table.spot(f"location:{view['journalist']}")
    expect(at).to_have_accessible_name(journalist)
    expect(table.city.get_by_role("button", name=journalist)).to_have_count(1)
    fireworks = re.compile(mia.text("unconscious_mind-option-fireworks"), re.IGNORECASE)
    expect(table.city.get_by_role("img", name=fireworks).first).to_be_visible()


# A wide screen


def test_the_past_keeps_no_room_for_decisions_and_belongs_to_who_played_it(visit: Visit) -> None:
    zoe = visit()
    page = zoe.page
    page.goto(f"/table/{zoe.api('/records', finished_game(('Mia', 'Tom'), seed=4))['id']}")
    zoe.button("score-replay").click()
    page.get_by_role("combobox", name=zoe.text("replay-eyes")).select_option("0")

    desks = page.get_by_role("group", name=zoe.text("unconscious_mind-look-desks"), exact=True)
    expect(desks.get_by_role("button")).to_have_text(["Mia", "Tom"])
    table = UnconsciousMindTable(zoe)
    above, below = table.meeting_table.bounding_box(), table.spot("room:primary").bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] - above["y"] - above["height"] < 80


def test_the_whole_table_is_in_sight_on_a_desktop(visit: Visit, database: Path) -> None:
    mia = visit()
    table = at_position(database, mia, in_full_swing())
    table.waits_for("unconscious_mind-prompt-turn")
    scrolls = "document.scrollingElement.scrollHeight - innerHeight"
    mia.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    for part in (
        table.meeting_table,
        table.city,
        table.tray,
        table.spot("room:primary"),
        table.spot("room:secondary"),
        table.spot("place:a1"),
        table.spot("place:c3"),
        table.spot("area:minor-growth"),
        table.spot("research:r05"),
        table.end,
    ):
        expect(part).to_be_in_viewport(ratio=1)
    assert mia.page.evaluate(scrolls) < 100
    for look in table.looks.get_by_role("button").all():
        look.click()
        expect(look).to_have_attribute("aria-pressed", "true")
        expect(table.meeting_table).to_be_in_viewport(ratio=1)
        expect(table.spot("place:c3")).to_be_in_viewport(ratio=1)


# Anybody can use it


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_in_the_middle_of_a_turn(
    visit: Visit, database: Path, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    mia = visit(size=size, theme=theme, touch=size == PHONE)
    table = at_position(database, mia, in_full_swing())
    table.waits_for_me()
    assert violations(mia.page) == []
    for text in CASCADE[:6]:
        table.take(table.action(text))
    table.waits_for_me()
    assert violations(mia.page) == []
    table = at_position(database, mia, recalling())
    table.take(table.action("recall"))
    table.waits_for_me()
    assert violations(mia.page) == []
    table = at_position(database, mia, treating())
    table.take(table.action("treat primary"))
    table.waits_for_me()
    assert violations(mia.page) == []


# A phone


@pytest.fixture
def phone(visit: Visit, database: Path) -> UnconsciousMindTable:
    table = at_position(database, visit(size=PHONE, touch=True), in_full_swing())
    table.waits_for("unconscious_mind-prompt-turn")
    return table


def test_on_a_phone_there_is_one_board_at_a_time(phone: UnconsciousMindTable) -> None:
    mia = phone.visitor

    def look(name: str) -> None:
        phone.looks.get_by_role("button", name=mia.text(f"unconscious_mind-look-{name}")).tap()

    expect(phone.meeting_table).to_be_visible()
    expect(phone.city).to_be_hidden()
    look("city")
    expect(phone.city).to_be_visible()
    expect(phone.meeting_table).to_be_hidden()
    look("cards")
    expect(phone.spot("treatise:t31")).to_be_visible()
    expect(phone.city).to_be_hidden()
    look("mine")
    expect(phone.spot("room:primary")).to_be_visible()
    look("others")
    expect(phone.spot("room:primary")).to_have_count(0)
    look("table")
    expect(phone.meeting_table).to_be_visible()


def test_a_turn_is_played_by_tapping(phone: UnconsciousMindTable) -> None:
    """What is asked and what is going on are in sight all the time."""

    class Watched(FingerPlayer):
        def _decide(self, asked: str) -> None:
            expect(phone.prompt(asked)).to_be_in_viewport()
            if phone.view["steps"][0]["decision"] == "end_turn" and len(phone.view["steps"]) > 1:
                expect(phone.steps).to_be_in_viewport()
            super()._decide(asked)

    for text in CASCADE[:2]:
        before = phone.said()
        for step in phone.presses(phone.action(text)):
            expect(step.target).to_be_in_viewport()
            step.press(by_finger=True)
        phone.goes_on(before)
    Watched(phone, seed=5).play_turn()
    assert phone.view["table"]["i02"]["action"] == "notebook_right"


# Languages


def test_another_language_changes_every_word_at_once(visit: Visit) -> None:
    mia = visit()
    table = UnconsciousMindTable.open(mia, mia.api("/tables", bot_game(start="choose"))["id"])
    table.waits_for("unconscious_mind-prompt-start")
    for language in ("nl", "fr", "en"):
        mia.page.get_by_role("button", name=mia.text(f"language-{language}")).click()
        mia.words = Words(language)
        expect(mia.page.locator("html")).to_have_attribute("lang", language)
        speaking = UnconsciousMindTable(mia)
        speaking.waits_for("unconscious_mind-prompt-start")
        expect(speaking.meeting_table).to_be_visible()
        mia.page.reload()
        speaking.waits_for("unconscious_mind-prompt-start")
        # Only now: what was read out before stays in the language it was said in.
        assert raw_messages(mia.page) == []
        assert english_left(mia.page, language) == []
