"""English is what players say: words once translated too closely do not come back."""

from __future__ import annotations

import re

import pytest

from tests.rules.ledger import ledgers
from tests.words import scan
from tests.words.test_dutch import lines

UNWANTED = {
    r"(an|the|each|and|one|two|six|for|free) own ": ("personal, or their own", "frees an own Insight"),
    r"times still": ("left", "Elevate Insights: 2 times still."),
    r"is (no|none) (action of|class|name|token|connection|wild)|is none\b": (
        "is not",
        "This is no token for a bot.",
    ),
    r"hang together": ("connected", "Tiles that no longer hang together with a castle"),
    r"dear(er|est)\b": ("more expensive", "The dearer tile is paid"),
    r"win(s|ning)? at once|at once any more": ("the instant win", "nobody can win at once any more"),
    r"The most (VP|points) win": ("The player with the most", "The most VP win."),
    r"(free|no|ten) lea(f|ves)\b(?!-)|\d+ leaves\b": ("spaces of the memory bank", "7 of 10 leaves"),
    r"bonus of the city": ("a city bonus", "You may claim a bonus of the city."),
    r"table of cardboard|for want of": ("the physical game", "a table of cardboard"),
    r"Chance (gives|names|puts|decides)\b": ("at random", "Chance names the player who begins."),
    r"[Ii]f the table (prefers|wishes)|A table may": (
        "If you prefer; You may",
        "If the table prefers, the players choose",
    ),
    r"in the first seat": ("player 1", "the player in the first seat names one instead"),
}
"""Pattern: what we say instead, and where it once was found."""

IN_MESSAGES = {
    r"[Bb]y chance\b|by the first seat": ("Random; Player 1 chooses", "Named by the first seat"),
    r"or take (it )?back|nothing to take back": ("undo", "End your turn, or take it back."),
    r"be counted for now": ("No immediate gain", "Brings nothing that can be counted for now"),
    r"[Ll]eave it at that|Leave the rest|Do the \w+ effect": ("Skip the rest", "Leave it at that"),
    r"to find for\b": ("Comes within one", "Leaves one icon to find for a tile"),
    r"(one|a|special) squares?\b|squares (for|to)\b": ("location", "there is one square for it"),
    r"speaks for it|[Ww]ould do\b": ("Why this is good", "What speaks for it"),
}
"""The same, for what rules may say in their own way."""

MESSAGES = {f"{message}: {text}": text for message, text in scan.patterns("en")}
RULES = lines(list(ledgers().values()))


@pytest.mark.parametrize("pattern", [*UNWANTED, *IN_MESSAGES])
def test_what_english_players_would_not_say(pattern: str) -> None:
    instead, found_in = {**UNWANTED, **IN_MESSAGES}[pattern]
    unwanted = re.compile(rf"\b({pattern})")
    assert unwanted.search(found_in)
    texts = {**MESSAGES, **RULES} if pattern in UNWANTED else MESSAGES
    found = {at: text for at, text in texts.items() if unwanted.search(text)}
    assert found == {}, f"say: {instead}"


def test_all_english_is_read() -> None:
    assert len(MESSAGES) > 1500
    assert len(RULES) > 2000
