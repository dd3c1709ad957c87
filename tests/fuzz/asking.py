"""What the fuzzer asks a game: the questions of the module beside this one named like it, or these."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import State

SENSIBLE_EVERY = sys.maxsize
"""In how many games players have some sense: these never have."""

DECISIONS: set[str] | None = None
ENDINGS: set[str] | None = None
"""Everything that a great many games have to come to; it is not known of every game."""


class Audit:
    """Follows one game, and has no questions of its own."""

    def __init__(self, setup: Any) -> None:
        pass

    def after_each(self, state: State) -> None:
        """Quick questions after every decision."""

    def thoroughly(self, state: State) -> None:
        """Slow questions, now and then and at the end of each game."""


def choose(state: State, rng: Random) -> int:
    """By lot: what is sensible is not known of every game."""
    legal = state.legal()
    return int(legal[rng.randrange(len(legal))])


def decision(state: State, legal: vec[i64]) -> str:
    """What is to be decided, for the figures."""
    return str(state.kind)


def ending(state: State) -> str:
    """How a game ended, for the figures: who won."""
    return f"won by {[seat for seat, won in enumerate(state.winners()) if won]}"


def questions(game_id: str) -> Any:
    """The module that asks a game."""
    own = f"tests.fuzz.{game_id}"
    return importlib.import_module(own if importlib.util.find_spec(own) else __name__)
