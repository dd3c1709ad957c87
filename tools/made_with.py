"""What a balance page was made with, so that a test can tell when it is older than what it measured.

A page names the rules, the options, the components and the bot that played: whatever of these is another
today may have changed its figures. What changes no game is left out: where an edition's facts come from,
comments, layout, where a module's names come from.
"""

from __future__ import annotations

import ast
import hashlib
import re
from pathlib import Path
from typing import Any

import msgspec
import yaml

import parlour
from parlour import games

PARLOUR = Path(parlour.__file__).resolve().parent

BOT_SOURCES = ("games/{game}/bot/evaluate*.py", "games/{game}/bot/weights.py", "bots/planning.py")
"""What decides how the greedy bot plays a game: what it looks for, and how it looks a turn ahead."""


def made_with(game_id: str) -> dict[str, str]:
    """The game and the bot as they are, by the names that a page gives them."""
    return {
        "rules": str(games.get(game_id).rules_version),
        "options": defaults(game_id),
        "edition": components(PARLOUR / "games" / game_id / "edition"),
        "bot": bot(game_id),
    }


def sentence(game_id: str) -> str:
    """The same as a line of a page."""
    parts = ", ".join(f"{name} `{value}`" for name, value in made_with(game_id).items())
    return f"Made with: {parts}."


def older(page: str, game_id: str) -> list[str]:
    """What has changed since a page was made; all of it, if the page does not say."""
    line = re.search(r"^Made with: (.*)$", page, re.MULTILINE)
    said = dict(re.findall(r"(\w+) `(\w+)`", line.group(1))) if line else {}
    return [name for name, value in made_with(game_id).items() if said.get(name) != value]


def defaults(game_id: str) -> str:
    """A hash of the options that a table has unless others are asked for, at every size."""
    game = games.get(game_id)
    edition = game.edition()
    chosen = {str(players): game.accept_options(edition, players, {}) for players in game.players}
    return _hashed(msgspec.json.encode(chosen, order="sorted"))


def components(folder: Path) -> str:
    """A hash of an edition's data without its marks of provenance: no game depends on these."""
    content = {
        path.name: without_marks(yaml.safe_load(path.read_text(encoding="utf-8")))
        for path in folder.glob("*.yaml")
    }
    return _hashed(msgspec.json.encode(content, order="sorted"))


def without_marks(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_marks(value) for key, value in data.items() if key != "mark"}
    if isinstance(data, list):
        return [without_marks(value) for value in data]
    return data


def bot(game_id: str) -> str:
    """A hash of the code and the numbers that the greedy bot plays a game by."""
    paths = sorted(path for glob in BOT_SOURCES for path in PARLOUR.glob(glob.format(game=game_id)))
    return _hashed("\n".join(code(path.read_text(encoding="utf-8")) for path in paths).encode())


def code(source: str) -> str:
    """A module without its imports, comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _changes_nothing(one)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _changes_nothing(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Import | ast.ImportFrom) or (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _hashed(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=6).hexdigest()
