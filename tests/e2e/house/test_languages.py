"""Three languages: the browser's to begin with, another at will."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES, Words
from tests.e2e.amber.table import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken(visit: Visit, language: str) -> None:
    mia = visit(language=language)
    mia.page.goto("/")
    expect(mia.page.locator("html")).to_have_attribute("lang", language)
    expect(mia.heading("home-games")).to_be_visible()


def test_another_language_changes_every_word_at_once_and_is_kept(visit: Visit) -> None:
    mia = visit()
    table = sit_down(mia, bot_game())
    table.waits_for("amber-prompt-play")
    for language in ("nl", "fr", "en"):
        mia.page.get_by_role("button", name=mia.text(f"language-{language}")).click()
        mia.words = Words(language)
        expect(mia.page.locator("html")).to_have_attribute("lang", language)
        speaking = AmberTable(mia)
        speaking.waits_for("amber-prompt-play")
        expect(speaking.board).to_be_visible()
        expect(speaking.tiles()).to_have_count(6)
        expect(speaking.log_line("amber-event-starts", "player")).to_be_visible()
        mia.page.reload()
        speaking.waits_for("amber-prompt-play")


def test_settings_follow_the_choice_of_light_and_language(visit: Visit) -> None:
    mia = visit()
    mia.page.goto("/settings")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    light = mia.page.evaluate(background)
    mia.choose("settings-theme-dark")
    assert mia.page.evaluate(background) != light
    mia.choose("language-nl")
    mia.words = Words("nl")
    expect(mia.heading("settings-title")).to_be_visible()
    mia.page.reload()
    expect(mia.heading("settings-title")).to_be_visible()
    assert mia.page.evaluate(background) != light
