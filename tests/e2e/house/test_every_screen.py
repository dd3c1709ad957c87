"""What holds on every screen: anybody can use it, in words of their language, without scrolling sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.screen import english_left, raw_messages, small_targets, width
from tests.e2e.tour import TOURS
from tests.e2e.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.e2e


class Wish(NamedTuple):
    """On what and in what somebody wants to see everything."""

    size: tuple[int, int]
    language: str
    theme: Literal["light", "dark"]


# Together they have every language, theme and kind of screen.
SCREENS = {
    "en-light-desktop": Wish(DESKTOP, "en", "light"),
    "fr-dark-desktop": Wish(DESKTOP, "fr", "dark"),
    "nl-dark-phone": Wish(PHONE, "nl", "dark"),
    "fr-light-small-phone": Wish((360, PHONE[1]), "fr", "light"),
}


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize("wish", SCREENS.values(), ids=SCREENS)
def test_every_screen_is_for_everybody(visit: Visit, database: Path, wish: Wish, game: str) -> None:
    """Axe finds nothing, every word is there, and a phone shows all of it, large enough for a finger."""
    is_phone = wish.size != DESKTOP
    mia = visit(size=wish.size, touch=is_phone, language=wish.language, theme=wish.theme)
    tom = visit(language=wish.language)
    found: list[str] = []
    for screen in TOURS[game](mia, tom, database):
        assert mia.page.evaluate("document.documentElement.lang") == wish.language
        wrong = [*raw_messages(mia.page), *english_left(mia.page, wish.language)]
        if not is_phone:
            # On long pages of a phone it would take minutes, and find the same.
            wrong += violations(mia.page)
        else:
            assert mia.page.evaluate("document.documentElement.clientWidth") == wish.size[0]
            wrong += small_targets(mia.page)
            if width(mia.page) > wish.size[0]:
                wrong.append(f"{width(mia.page)} wide")
        found += [f"{screen}: {what}" for what in wrong]
    assert not found, "\n".join(found)
