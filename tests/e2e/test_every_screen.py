"""What holds on every screen: anybody can use it, in words of their language, without scrolling sideways."""

from __future__ import annotations

import re
from typing import Literal

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.tour import tour
from tests.e2e.visitor import PHONE, Visitor

pytestmark = pytest.mark.e2e

# A message that is missing shows as its name.
RAW_MESSAGE = re.compile(
    r"\b(about|actions|amber|cli|curtain|error|footer|gather|home|import|jump|language|level|log|lost|mark|nav|new"
    r"|prompt|replay|rules|score|seat|settings|table|tables|toasts)-[a-z_]+(-[a-z_]+)*\b"
)

# All that is read, on the screen or aloud.
TEXTS = """() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
    const said = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...said].join('\\n');
}"""


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("nl", "dark"), ("fr", "light")])
def test_axe_finds_nothing_and_every_word_is_there(
    visit: Visit, language: str, theme: Literal["light", "dark"]
) -> None:
    mia, tom = visit(language=language, theme=theme), visit(language=language)
    found = []
    for screen in tour(mia, tom):
        assert mia.page.evaluate("document.documentElement.lang") == language
        found += [f"{screen}: {violation}" for violation in violations(mia.page)]
        found += [f"{screen}: {message}" for message in raw_messages(mia)]
    assert not found, "\n".join(found)


def raw_messages(visitor: Visitor) -> list[str]:
    return [match.group() for match in RAW_MESSAGE.finditer(visitor.page.evaluate(TEXTS))]


# Fingers

WIDTHS = """() => ({
    content: document.scrollingElement.scrollWidth,
    window: document.documentElement.clientWidth,
})"""

# Of all that is tapped, what is smaller than a finger. A larger area around it counts, if it can be hit.
# Links in a text are as large as their words.
SMALL_TARGETS = """(least) => {
    const scrolled = scrollY;
    const reach = least / 2 - 1;
    const targets = 'button, select, summary, input:not([type=range]), nav a, header a, main > a';
    const small = [...document.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .flatMap((element) => {
            const target = element.closest('label') ?? element;
            target.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
            const isHidden = width < 2 || bottom < 0 || right < 0;
            if (isHidden || (width >= least && height >= least)) return [];
            const hits = (dx, dy) => {
                const found = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
                return found !== null && target.contains(found);
            };
            if (hits(-reach, 0) && hits(reach, 0) && hits(0, -reach) && hits(0, reach)) return [];
            const name = element.getAttribute('aria-label') ?? element.innerText;
            return [`${element.localName} "${name}" ${Math.round(width)}x${Math.round(height)}`];
        });
    scrollTo({ top: scrolled, behavior: 'instant' });
    return [...new Set(small)];
}"""


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(visit: Visit, width: int) -> None:
    size = (width, PHONE[1])
    language = {390: "nl", 360: "fr"}[width]
    mia, tom = visit(size=size, touch=True, language=language), visit()
    found = []
    for screen in tour(mia, tom):
        widths = mia.page.evaluate(WIDTHS)
        assert widths["window"] == width
        if widths["content"] > width:
            found.append(f"{screen}: {widths['content']} wide")
        found += [f"{screen}: {target}" for target in mia.page.evaluate(SMALL_TARGETS, 44)]
    assert not found, "\n".join(found)
