"""French as it is printed: its spaces before marks, and its elision before names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.rules.ledger import LEDGERS
from tests.words import scan

NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"

WRONG_SPACE = re.compile(
    rf"(?<!{NARROW_NO_BREAK})[;!?]"  # a narrow one before these
    rf"|(?<!{NO_BREAK})[:»%](?!//)"  # a full one before these, but not in https://
    rf"|«(?!{NO_BREAK})"
)


def texts() -> Iterator[tuple[str, str]]:
    """All French there is: the messages, and the rules line by line."""
    yield from scan.patterns("fr")
    for path in sorted(LEDGERS.glob("*.fr.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", line


def found(wrong: re.Pattern[str]) -> list[tuple[str, str]]:
    return [(where, text) for where, text in texts() if wrong.search(text)]


def test_no_line_can_begin_with_a_mark() -> None:
    assert found(WRONG_SPACE) == []


@pytest.mark.parametrize(
    "text",
    [
        "Oui !",
        "Oui!",
        "Ici : là",
        "Ici: là",
        "« Là",
        "Là »",
        "95 %",
        f"Oui{NO_BREAK}?",
        f"Ici{NARROW_NO_BREAK}: là",
    ],
)
def test_the_check_sees_a_wrong_space(text: str) -> None:
    assert WRONG_SPACE.search(text)


@pytest.mark.parametrize(
    "text",
    [
        f"Oui{NARROW_NO_BREAK}!",
        f"Ici{NO_BREAK}: là",
        f"«{NO_BREAK}Là{NO_BREAK}»",
        "https://example.org",
        f"95{NO_BREAK}%",
    ],
)
def test_the_check_lets_the_right_ones_pass(text: str) -> None:
    assert not WRONG_SPACE.search(text)
