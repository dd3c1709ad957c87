"""What can be measured on any screen: missing or foreign words, and what does not suit a phone."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from parlour.words import LANGUAGES, Words, sources

FINGER = 44
"""Pixels a finger needs to hit."""

# All that is read, on the screen or aloud.
_TEXTS = """() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
    const said = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...said].join('\\n');
}"""

# What says itself that it is in another language, as words in a glossary do.
_IN_OTHER_LANGUAGES = """() =>
    [...document.body.querySelectorAll('[lang]')].map((element) => element.innerText)"""

# Of all that is tapped, what is smaller than a finger. A larger area around it counts, if it can be hit.
# Links in a text are as large as their words.
_SMALL_TARGETS = """(least) => {
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


@cache
def _raw_message() -> re.Pattern[str]:
    """Anything that looks like the name of a message: it begins as those we have do, and has a hyphen."""
    texts = [file.read_text(encoding="utf-8") for file in sources(LANGUAGES[0])]
    beginnings = {name for text in texts for name in re.findall(r"^([a-z]+)-", text, re.MULTILINE)}
    return re.compile(rf"\b(?:{'|'.join(sorted(beginnings))})-[a-z_]+(?:-[a-z_]+)*\b")


def raw_messages(page: Page) -> list[str]:
    """Messages that show by their name, for want of words."""
    return _raw_message().findall(page.evaluate(_TEXTS))


@cache
def _english_only(language: str) -> re.Pattern[str]:
    """Whole messages in English that no message of a language has in it, capitals aside."""
    english, other = Words("en"), Words(language)
    ids = {
        name
        for file in sources("en")
        for name in re.findall(r"^([a-z][\w-]*) = ", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    spoken = "\n".join(file.read_text(encoding="utf-8") for file in sources(language)).casefold()
    texts = {english.text(name) for name in ids if english.text(name) != other.text(name)}
    # Short ones are found by chance, and those with places to fill are not found as they stand.
    foreign = {text for text in texts if len(text) > 4 and "{" not in text and text.casefold() not in spoken}
    return re.compile(rf"\b(?:{'|'.join(re.escape(text) for text in sorted(foreign))})\b")


def english_left(page: Page, language: str) -> list[str]:
    """Messages on a page in another language that are still in English."""
    if language == "en":
        return []
    meant: list[str] = page.evaluate(_IN_OTHER_LANGUAGES)
    return [text for text in _english_only(language).findall(page.evaluate(_TEXTS)) if text not in meant]


def width(page: Page) -> int:
    """How wide the page is, in or out of sight."""
    return int(page.evaluate("document.scrollingElement.scrollWidth"))


def small_targets(page: Page) -> list[str]:
    """What is tapped and smaller than a finger."""
    found: list[str] = page.evaluate(_SMALL_TARGETS, FINGER)
    return found
