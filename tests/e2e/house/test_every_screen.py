"""What holds on every screen: anybody can use it, in words of their language, without scrolling sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.screen import english_left, raw_messages, small_targets, width
from tests.e2e.tour import TOURS
from tests.e2e.visitor import PHONE

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("nl", "dark"), ("fr", "light")])
def test_axe_finds_nothing_and_every_word_is_there(
    visit: Visit, database: Path, language: str, theme: Literal["light", "dark"], game: str
) -> None:
    mia, tom = visit(language=language, theme=theme), visit(language=language)
    found = []
    for screen in TOURS[game](mia, tom, database):
        assert mia.page.evaluate("document.documentElement.lang") == language
        found += [f"{screen}: {violation}" for violation in violations(mia.page)]
        found += [f"{screen}: {message}" for message in raw_messages(mia.page)]
        found += [f"{screen}: {text}" for text in english_left(mia.page, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize(("across", "language"), [(390, "nl"), (360, "fr")])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(
    visit: Visit, database: Path, across: int, language: str, game: str
) -> None:
    mia, tom = visit(size=(across, PHONE[1]), touch=True, language=language), visit()
    found = []
    for screen in TOURS[game](mia, tom, database):
        assert mia.page.evaluate("document.documentElement.clientWidth") == across
        if width(mia.page) > across:
            found.append(f"{screen}: {width(mia.page)} wide")
        found += [f"{screen}: {target}" for target in small_targets(mia.page)]
    assert not found, "\n".join(found)
