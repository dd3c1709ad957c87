"""The documents name what is there: links lead somewhere, and the two walks show what stands in the code."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from parlour.games.unconscious_mind.rules.decisions import DECISIONS
from parlour.kernel.choices import Choice
from parlour.server import protocol
from tests.conftest import ROOT

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/*/*.md")]
MOVE = ROOT / "docs" / "one-move.md"
DECISION = ROOT / "docs" / "one-decision.md"
FOLDERS = {
    MOVE: (ROOT / "src" / "parlour", ROOT / "web" / "src"),
    DECISION: (ROOT / "src/parlour/games/unconscious_mind", ROOT / "web/src/games/unconscious_mind"),
}


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^ *```{language}\n(.*?)^ *```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def whole(text: str) -> str:
    """JSON without the marks of what was left out."""
    return re.sub(r"…,? ?", "", re.sub(r", …", "", text))


def hops(page: Path) -> list[tuple[str, list[str]]]:
    """Files of a walk, with the functions it passes there."""
    rows = re.findall(r"^\| `([^`]+\.\w+)` \| ([^|]+) \|", page.read_text("utf-8"), re.MULTILINE)
    return [(file, re.findall(r"`([^`]+)`", functions)) for file, functions in rows]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    near = [link.partition("#")[0] for link in links if not link.startswith(("http", "#"))]
    assert [link for link in near if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", [MOVE, DECISION], ids=lambda page: page.stem)
def test_a_walk_passes_what_is_there(page: Path) -> None:
    found = hops(page)
    assert len(found) > 5
    for file, functions in found:
        [path] = [folder / file for folder in FOLDERS[page] if (folder / file).exists()]
        source = path.read_text("utf-8")
        assert functions
        assert [name for name in functions if not re.search(rf"{re.escape(name)}\b", source)] == [], file


def test_the_messages_of_a_move_are_those_of_the_protocol() -> None:
    choice, *messages = map(whole, blocks(MOVE, "json"))
    assert msgspec.json.decode(choice, type=Choice).outcome
    read = [msgspec.json.decode(text, type=protocol.Command | protocol.Message) for text in messages]
    assert {type(one).__name__ for one in read} == {"Act", "Patch", "Done", "End", "Refused"}


def test_the_code_of_a_decision_stands_in_its_files() -> None:
    rules = "\n".join(path.read_text("utf-8") for path in FOLDERS[DECISION][0].rglob("*.py"))
    shown = blocks(DECISION, "python")
    assert len(shown) == 3
    assert [code for code in shown if code not in rules] == []


def test_the_steps_of_a_decision_are_declared() -> None:
    waiting, step, prompt, choice = map(msgspec.json.decode, blocks(DECISION, "json"))
    assert [msgspec.to_builtins(DECISIONS.read(one)) for one in waiting] == waiting
    assert step["decision"] == waiting[-1]["decision"] == choice["outcome"]["decision"]
    assert blocks(DECISION, "fluent")[0].startswith(prompt["id"])
    assert msgspec.to_builtins(msgspec.convert(choice, Choice)) == choice
