"""Names: any script is welcome, and whoever sits at a table can be seen there."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import ParlourError
from parlour.server.tables.naming import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "O'Brien-Núñez",
        "R2",
        "José",  # as it is typed on one keyboard
        "Jose\u0301",  # and on another
        "Zoë van den Berg",
        "Ömer Şahin",
        "Łukasz",
        "Nguyễn Thị Ánh",
        "Ελένη",
        "Дмитрий",
        "Արամ",
        "ნინო",
        "שָׂרָה",
        "محمد",
        "مه\u200cلقا",  # Persian, with what keeps two letters apart
        "ܐܦܪܝܡ",
        "सावित्री",
        "ක්\u200dරිස්ටි",  # Sinhala, with what draws two letters together
        "தமிழ்",
        "తెలుగు",
        "ธนกร",
        "ລາວ",
        "မြန်မာ",
        "សុខ",
        "བསྟན་འཛིན",
        "አበበ",
        "ᏎᏉᏯ",
        "ᓄᓇᕗᑦ",
        "ᠰᠠᠷᠠ\u180eᠠ",  # Mongolian, with its vowel separator
        "田中 太郎",
        "葛\U000e0100城",  # a character in a certain form
        "ゆき",
        "김민준",
        "\u1112\u1161\u11ab",  # Hangul by its parts
        "ߒߞߏ",
        "𞤀𞤣𞤤𞤢𞤥",
        "👩‍🚀 Ann",
        "❤\ufe0f",
        "★",
        "?",
    ],
)
def test_a_name_in_any_script(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0\u2003\u3000",  # spaces of all widths
        "\u2800",  # braille with no dot
        "\u2800\u2800",
        "\u3164",  # Hangul fillers
        "\u115f\u1160",
        "\uffa0",
        "\u17b4\u17b5",  # inherent vowels of Khmer
        "\u200d",  # joins nothing
        "\u200c \u200d",
        "\u180e",
        "\ufe0f",  # selects nothing
        "\U000e0100",
        "\u0301\u0302",  # marks without a letter
        "\u034f",
        "\u20dd",
        "\ufffc",
        "\U0001d159",  # a note without a head
        "\U00016fe4",
    ],
)
def test_a_name_that_shows_nothing(name: str) -> None:
    with pytest.raises(ParlourError, match="error-name"):
        clean_name(name)


@pytest.mark.parametrize(
    "hidden",
    [
        "\x00",
        "\x1b",
        "\u00ad",
        "\u061c",
        "\u115f",
        "\u200b",
        "\u200e",
        "\u202e",
        "\u2060",
        "\u2066",
        "\u2800",
        "\u3164",
        "\ufeff",
        "\ue000",
        "\U000e0041",
    ],
)
def test_a_name_that_hides_something(hidden: str) -> None:
    with pytest.raises(ParlourError, match="error-name"):
        clean_name(f"A{hidden}nn")


IGNORABLE = [
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
]
"""The code points of Unicode's property Default_Ignorable_Code_Point."""


def test_what_may_be_ignored_is_no_name() -> None:
    for first, last in IGNORABLE:
        for code in range(first, last + 1):
            with pytest.raises(ParlourError, match="error-name"):
                clean_name(chr(code))


def test_how_long_a_name_may_be() -> None:
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(ParlourError, match="error-name"):
        clean_name("x" * (LONGEST_NAME + 1))
    assert clean_name("  Bob \t the  Baron ") == "Bob the Baron"
