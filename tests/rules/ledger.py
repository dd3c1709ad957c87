"""Reading the rules ledgers, and saying which of their rules a test proves.

Those of Parlour's own games are in docs/rules, that of a game from outside is in its folder `ledger`.

A ledger is Markdown with a fixed shape, because three readers share it: people, the client's rules pages and
the tests. `parse` is strict so that a slip in the shape is found here and not on a half-empty rules page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from parlour import games

LEDGERS = Path(__file__).resolve().parents[2] / "docs" / "rules"
LANGUAGES = ("nl", "fr")
"""What each ledger is translated into; the English one has no suffix."""

_RULE_HEADING = re.compile(r"### ([A-Z]+-[A-Z]+-[1-9][0-9]*) · (\S.*)")

Test = TypeVar("Test", bound=Callable[..., Any])


class LedgerError(Exception):
    """A ledger that cannot be read, or a rule that none of them has."""


@dataclass(frozen=True)
class Rule:
    """One rule: what the rules page shows under one heading."""

    id: str
    title: str
    text: str
    note: str
    """Where the rule comes from, and the ruling where the rulebook is open."""
    chapter: str

    @property
    def game(self) -> str:
        """The first part of the id: AMB for Amber."""
        return self.id.split("-")[0]


def parse(path: Path) -> list[Rule]:
    """The rules of a ledger, in order. A chapter has rules, or only text that leads up to them."""
    rules: list[Rule] = []
    chapter = ""
    lines = path.read_text(encoding="utf-8").splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("#")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading, body = lines[start], lines[start + 1 : end]
        where = f"{path.name} line {start + 1}"
        if heading.startswith("### "):
            rules.append(_rule(heading, body, chapter, where))
        elif heading.startswith("## "):
            chapter = heading.removeprefix("## ")
            followed = end < len(lines) and lines[end].startswith("### ")
            if any(body) == followed:
                if not followed:
                    raise LedgerError(f"{where}: the chapter {chapter!r} is empty")
                raise LedgerError(f"{where}: text between the chapter {chapter!r} and its first rule")
        elif not heading.startswith("# ") or start != 0:
            raise LedgerError(f"{where}: {heading!r} is neither the title, a chapter (##) nor a rule (###)")
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise LedgerError(f"{path.name}: {rule.id} is there twice")
        seen.add(rule.id)
    return rules


def _rule(heading: str, body: list[str], chapter: str, where: str) -> Rule:
    named = _RULE_HEADING.fullmatch(heading)
    if named is None:
        raise LedgerError(f"{where}: {heading!r} should read '### GAME-CHAPTER-NUMBER · Title'")
    if not chapter:
        raise LedgerError(f"{where}: {named[1]} stands before the first chapter")
    text = "\n".join(line for line in body if not line.startswith(">")).strip()
    note = " ".join(line.removeprefix(">").strip() for line in body if line.startswith(">"))
    if not text or not note:
        raise LedgerError(f"{where}: {named[1]} needs a text and a note ('> Rulebook: ...')")
    return Rule(id=named[1], title=named[2], text=text, note=note, chapter=chapter)


def ledgers() -> dict[str, Path]:
    """The English ledgers, by game; `amber.nl.md` is a translation."""
    own = {path.stem: path for path in LEDGERS.glob("*.md") if "." not in path.stem}
    others = {game_id: games.folder(game_id) / "ledger" / "en.md" for game_id in games.ids()}
    return dict(sorted((own | {game_id: path for game_id, path in others.items() if path.is_file()}).items()))


def translation(ledger: Path, language: str) -> Path:
    """Where the same ledger stands in another language."""
    return ledger.with_name(f"{language}.md" if ledger.stem == "en" else f"{ledger.stem}.{language}.md")


@cache
def _ids_by_game() -> dict[str, tuple[str, frozenset[str]]]:
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for path in ledgers().values():
        rules = parse(path)
        for game in sorted({rule.game for rule in rules}):
            if game in found:
                raise LedgerError(f"{path.name} and {found[game][0]} both have rules that begin with {game}-")
            found[game] = (path.name, frozenset(rule.id for rule in rules if rule.game == game))
    return found


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test as proof of these rules: `@rule("AMB-PLACE-1")`. An id without a rule stops collection."""
    if not ids:
        raise LedgerError("@rule names no rule")
    by_game = _ids_by_game()
    for name in ids:
        game = name.split("-")[0]
        if game not in by_game:
            raise LedgerError(
                f"{name}: no ledger has rules that begin with {game}- (known: {', '.join(by_game)})"
            )
        ledger, known = by_game[game]
        if name not in known:
            raise LedgerError(f"{name} is not a rule of {ledger}")
    return pytest.mark.rule(*ids)
