"""The games Parlour plays. A game is a package in this folder with a `GAME`; nothing lists them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def folder(game_id: str) -> Path:
    """Where a game's own files are."""
    return Path(__file__).parent / game_id


@cache
def get(game_id: str) -> Game:
    """A game by its id."""
    if game_id not in ids():
        raise BadOption(Phrase("error-game", {"game": game_id, "games": ", ".join(ids())}))
    game = import_module(f"{__name__}.{game_id}").GAME
    assert isinstance(game, Game)
    return game
