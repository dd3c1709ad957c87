"""Names people give themselves: in any script, as long as there is something to see."""

from __future__ import annotations

import unicodedata

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase

LONGEST_NAME = 24

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Cc control, Cf format (which can turn the writing direction), Cs, Co and Cn nothing that can be shown,
Zl and Zp line breaks."""

JOINERS = frozenset("\u180e\u200c\u200d")
"""Format characters that names in Mongolian, Persian and Sinhala are spelt with, and many an emoji."""

BLANK = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # inherent vowels of Khmer
    "\u2800"  # braille with no dot
    "\ufffc"  # what stands for a picture that is not there
    "\U00013441\U00013442"  # blanks of hieroglyphs
    "\U00016fe4"  # Khitan filler
    "\U0001d159"  # a note without a head
)
"""What Unicode counts among letters, marks and symbols though it shows as nothing or as a space. The rest of
what it says may be ignored (Default_Ignorable_Code_Point) is unseen by its category, or selects how the
character before it looks."""


def clean_name(name: str) -> str:
    """A name as it is shown, or an error."""
    trimmed = " ".join(name.split())
    long = len(trimmed) > LONGEST_NAME
    if long or not all(map(_is_allowed, trimmed)) or not any(map(_shows, trimmed)):
        raise ParlourError(Phrase("error-name", {"longest": LONGEST_NAME}))
    return trimmed


def _is_allowed(char: str) -> bool:
    return char in JOINERS or (char not in BLANK and unicodedata.category(char) not in UNSEEN)


def _shows(char: str) -> bool:
    """Letters, numbers, punctuation and symbols; marks and selectors need one of them to be seen at."""
    return unicodedata.category(char)[0] in "LNPS"
