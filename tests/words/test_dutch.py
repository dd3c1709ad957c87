"""Dutch has one word for each thing, the official one where there is one, and says it as players would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.words import sources
from tests.rules.ledger import ledgers, translation

UNWANTED = {
    r"bladeren vrij|van { \$total } bladeren|tien bladeren": ("plek", "maakt 2 bladeren vrij"),
    r"weggoo": ("afleggen", "Je moet iets ruilen of weggooien."),
    r"studiegeval": ("casus", "Twee studiegevallen genezen"),
    r"dektegel": ("afdektegel", "bonus van een dektegel"),
    r"gaven?\b": ("vaardigheid", "een blijvende gave"),
    r"[Hh]et ((volgende|bovenste|laatste) )?fiche\b": ("de fiche", "het volgende fiche"),
    r"(stoel is|stoelen)\b": ("plaats", "Die stoel is bezet."),
    r"uitgave": ("editie", "Over deze uitgave"),
    r"opname|verslag van een partij": ("opgeslagen partij", "De opname stopt voor het einde."),
    r"spelregelboek": ("spelregels", "een gegeven uit het spelregelboek"),
    r"de(len|elt) de winst\b": ("de overwinning", "Anna en Bob delen de winst!"),
    r"[Oo]p het einde\b|[Aa]an het eind\b": ("aan het einde", "munten op het einde"),
    r"[Hh]ou\b": ("houd", "hou eigen inzichten in de reserve"),
    r"[Dd]oe ((geen |een )?actie|effect|het \w+effect)\b": ("voer uit", "Doe het hoofdeffect"),
    r"(Heb je|naast|Hebben) meer [a-z]": ("meerdere", "Hebben meer spelers de meeste OP"),
    r"(is|blijft) het meeste\b": ("het maximum", "Vijf is het meeste."),
    r"zin heeft\b": ("zinvol is", "waar het zin heeft"),
    r"[Hh]et toeval (wijst|geeft|zet|beslist)\b": (
        "geloot, willekeurig",
        "Het toeval wijst de startspeler aan.",
    ),
    r"[Aa]ls de tafel|[Ee]en tafel kan": ("als jullie; je kunt", "Als de tafel dat liever heeft"),
    r"speler op de eerste plaats": ("speler 1", "wijst de speler op de eerste plaats iemand aan"),
    r"wier\b": ("van wie", "cliënten, wier dromen je leest"),
}
"""Pattern of a word's beginning: what we say instead, and where it once was found."""

IN_MESSAGES = {
    r"hartendoos": ("hartvormig doosje", "krijgt een hartendoosje"),
    r"pictogram": ("icoon", "Toont een pictogram geen aard"),
    r"haar\b": ("die, of niets: de symbolen erop", "vanaf dan tellen haar symbolen"),
    r"[Ee]erste plaats (wijst|doet)\b|aangewezen door": ("speler 1 kiest", "Eerste plaats wijst aan"),
    r"begint hier:": ("begint bij", "Freud begint hier: de opera."),
}
"""The same, for what rules may say of Anna, or in a rule's own way."""


def lines(files: list[Path]) -> dict[str, str]:
    """What can be read, by where it stands; comments left out."""
    return {
        f"{'/'.join(path.parts[-3:])} {number}": line
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if path.suffix == ".md" or not line.startswith("#")
    }


MESSAGES = lines([Path(str(file)) for file in sources("nl")])
RULES = lines([translation(ledger, "nl") for ledger in ledgers().values()])


@pytest.mark.parametrize("pattern", [*UNWANTED, *IN_MESSAGES])
def test_what_dutch_players_would_not_say(pattern: str) -> None:
    instead, found_in = {**UNWANTED, **IN_MESSAGES}[pattern]
    unwanted = re.compile(rf"\b({pattern})")
    assert unwanted.search(found_in)
    texts = {**MESSAGES, **RULES} if pattern in UNWANTED else MESSAGES
    found = {at: line for at, line in texts.items() if unwanted.search(line)}
    assert found == {}, f"say: {instead}"


def test_all_dutch_is_read() -> None:
    assert len(MESSAGES) > 3500
    assert len(RULES) > 2000
