"""French as it is printed and said: its spaces before marks, its elision, its words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.kernel.phrase import Phrase
from parlour.words import Words
from tests.rules.ledger import ledgers, translation
from tests.words import scan

MIND = "unconscious_mind"

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
    for path in (translation(ledger, "fr") for ledger in ledgers().values()):
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


BEFORE_A_NAME = re.compile(r"\b(de|que) \{\$(player|who|owner|names?|game)\}", re.IGNORECASE)
"""« de Anna » and « que Éric »: nobody knows before which names these elide."""

BEFORE_AN_ARTICLE = re.compile(r"\b(à|de) \{\$(location|client|line|district|lotus|figure)\}", re.IGNORECASE)
"""« à le Musée »: what comes with its article follows neither; `{ $location_at }` says « au Musée »."""

UNELIDED = re.compile(r"\b([Dd]|[Qq]u)e [AEIOUYÉÈÊÎÔ]")
"""« de Anna », where the name is written out."""


@pytest.mark.parametrize("wrong", [BEFORE_A_NAME, BEFORE_AN_ARTICLE, UNELIDED])
def test_no_name_follows_what_would_elide_or_contract(wrong: re.Pattern[str]) -> None:
    assert found(wrong) == []


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (BEFORE_A_NAME, "Plateau de {$player}"),
        (BEFORE_A_NAME, "jusqu’à ce que {$name} arrive"),
        (BEFORE_AN_ARTICLE, "va à {$location}"),
        (UNELIDED, "Découle de AMY-PAY-1"),
    ],
)
def test_the_check_sees_a_name_too_close(wrong: re.Pattern[str], text: str) -> None:
    assert wrong.search(text)


UNWANTED = {
    r"[Ll]e hasard (attribue|décide|désigne|place)\b": (
        "tiré au sort",
        "Le hasard désigne le premier joueur.",
    ),
    r"[Ss]i la table (le )?préfère|la table en décide": ("si vous préférez", "Si la table le préfère"),
    r"par la première place\b": ("le joueur 1", "Désigné par la première place"),
    r"(libèrent?|libère|libérer|reste|sur) (une|des|\d+|{ \$\w+ }) feuilles?": (
        "emplacement",
        "libère une feuille",
    ),
    r"[Cc]artes? Impulsion": ("Pulsion", "Cartes Impulsion restantes"),
    r"[Uu]n par un\b": ("une à une, s’il s’agit de tuiles", "Plutôt un par un"),
    r"(au|du) sommet\b": ("en haut", "case du sommet"),
    r"se répondent|\brépond à": ("identiques; correspond à", "des signes qui se répondent"),
    r"cette manche\b": ("ce tour de table", "après cette manche"),
    r"compte rendu": ("partie enregistrée", "le compte rendu d’une partie"),
    r"(commence|Professeur) ici": ("au, à la, à l’: { $location_at }", "Freud commence ici"),
    r"Le plus (de|grand nombre de) (PV|points) (gagne|l’emporte)": (
        "le joueur qui a le plus de PV",
        "Le plus de PV gagne",
    ),
}
"""Pattern: what we say instead, and where it once was found."""


@pytest.mark.slow
@pytest.mark.parametrize("pattern", UNWANTED)
def test_what_french_players_would_not_say(pattern: str) -> None:
    instead, found_in = UNWANTED[pattern]
    unwanted = re.compile(pattern)
    assert unwanted.search(found_in)
    assert found(unwanted) == [], f"say: {instead}"


def test_a_location_is_told_with_what_french_makes_of_its_article() -> None:
    words = Words("fr")
    begins = [
        words.phrase(Phrase(f"{MIND}-event-freud_begins", {}, {"location": f"{MIND}-location-{place}"}), [])
        for place in ("theater", "library", "opera")
    ]
    assert begins == [
        "Freud commence au Théâtre.",
        "Freud commence à la Bibliothèque.",
        "Freud commence à l’Opéra.",
    ]
    taken = Phrase(
        f"{MIND}-event-slot_taken", {"slot": 3}, {"location": f"{MIND}-location-museum"}, {"player": 0}
    )
    assert words.phrase(taken, ["Éric"]) == "Éric prend le bonus 3 du Musée."


def test_a_name_without_the_form_is_told_bare() -> None:
    """A corrected edition may have a Location that French has no words for."""
    begins = Phrase(f"{MIND}-event-freud_begins", {}, {"location": f"{MIND}-location-prater"})
    assert Words("fr").phrase(begins, []) == "Freud commence prater."
