"""The weights of an evaluation: `self.name: float = 0.5` in a game's bot/weights.py, and nowhere else."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.kernel.game import Game

_WEIGHT = re.compile(r"^( +self\.(\w+): float = )([\d.e-]+)", re.MULTILINE)

DIGITS = 3
"""Significant ones: more would pretend to know more than games tell."""


def source(game: Game) -> Path:
    """The file that holds a game's weights."""
    return Path(inspect.getfile(type(game))).parent / "bot" / "weights.py"


def has_weights(setup: Any) -> bool:
    """Does the evaluation of a game weigh by numbers that can be tuned?"""
    return hasattr(setup, "weights")


def present(game: Game, setup: Any) -> dict[str, float]:
    """By name, the weights a setup has."""
    names = [found[2] for found in _WEIGHT.finditer(source(game).read_text("utf-8"))]
    return {name: float(getattr(setup.weights, name)) for name in names}


def put(setup: Any, weights: Mapping[str, float]) -> None:
    """Let the positions of a setup be evaluated by these weights, and by the game's own where none is given.

    They are another object than those there were: a game may keep what it has worked out by its weights.
    """
    others = type(setup.weights)()
    for name, value in weights.items():
        setattr(others, name, value)
    setup.weights = others


def rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def rewritten(text: str, weights: Mapping[str, float]) -> str:
    """The text of a weights.py with other numbers, and nothing else changed."""

    def with_number(found: re.Match[str]) -> str:
        return f"{found[1]}{weights[found[2]]}" if found[2] in weights else found[0]

    return _WEIGHT.sub(with_number, text)


def write(game: Game, weights: Mapping[str, float]) -> Path:
    """Put the weights where the game has them; returns the file."""
    path = source(game)
    path.write_text(rewritten(path.read_text("utf-8"), weights), "utf-8")
    return path
