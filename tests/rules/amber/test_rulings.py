"""Every ruling that the ledger names, where the rulebook is open, is proved by a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.rules.amber.rulings import RULINGS
from tests.rules.ledger import ledgers, parse

HERE = Path(__file__).parent


def rulings_named_by(source: str) -> set[str]:
    """The rulings in the descriptions of test functions: `Ruling T2.`, `Rulings V1 and C1`."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            said = ast.get_docstring(node) or ""
            for phrase in re.findall(r"[Rr]ulings? [A-Z]\d(?:(?:,| and) [A-Z]\d)*", said):
                named.update(re.findall(r"[A-Z]\d", phrase))
    return named


def test_every_ruling_is_proved() -> None:
    ledger = ledgers()["amber"]
    rulings = {name for entry in parse(ledger) for name in re.findall(r"\b[A-Z][0-9]+\b", entry.note)}
    assert len(rulings) == sum(RULINGS.values())
    sources = [path.read_text("utf-8") for path in HERE.glob("test_*.py")]
    proved = set().union(*map(rulings_named_by, sources))
    assert rulings - proved == set()
    assert proved - rulings == set()


def test_rulings_are_read_from_descriptions() -> None:
    source = '''
def test_one():
    """Rulings V1 and C1: on C4 nobody is connected."""

def test_two():
    """As ruling T2 says, and at B3 too."""

def helper():
    """Ruling S5."""
'''
    assert rulings_named_by(source) == {"V1", "C1", "T2"}
