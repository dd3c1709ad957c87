"""Modules a game keeps for tests of all games, found by their place: `tests/<room>/<game>/<name>.py`.

Nothing lists games here either. A game that has no such module says nothing, and is not asked.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from parlour import games
from tests.conftest import ROOT


def modules(room: str, name: str) -> dict[str, ModuleType]:
    """By the id of each game that has it: this module, or package, of its folder in a room of the tests."""
    folder = ROOT / "tests" / room
    return {
        game: import_module(f"tests.{room}.{game}.{name}")
        for game in games.ids()
        if (folder / game / f"{name}.py").is_file() or (folder / game / name / "__init__.py").is_file()
    }
