"""The games Parlour plays: the packages in this folder, and those that installed packages bring (entry points
`parlour.games`). A game is a package with a `GAME`; nothing lists them.

What is wrong with a game from outside is told when it is asked for, and to the host; it never stands in
another's way.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from parlour.kernel.errors import BadOption
from parlour.kernel.field import fields
from parlour.kernel.game import SPECTATOR, Game
from parlour.kernel.phrase import Phrase

GROUP = "parlour.games"

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""What fits an address, a file name, and the beginning of a message's id."""


class _PlugIns(NamedTuple):
    games: dict[str, Game]
    folders: dict[str, Path]
    problems: dict[str, Phrase]
    """By id, why there is no such game."""


@cache
def own() -> tuple[str, ...]:
    """The ids of Parlour's own games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted((*own(), *_plug_ins().games)))


def problems() -> dict[str, Phrase]:
    """By id, what is wrong with games from outside."""
    return dict(_plug_ins().problems)


def folder(game_id: str) -> Path:
    """Where a game's own files are."""
    return _plug_ins().folders.get(game_id, Path(__file__).parent / game_id)


@cache
def get(game_id: str) -> Game:
    """A game by its id."""
    if game_id in own():
        game = import_module(f"{__name__}.{game_id}").GAME
        assert isinstance(game, Game)
        return game
    found = _plug_ins()
    if game_id not in found.games:
        unknown = Phrase("error-game", {"game": game_id, "games": ", ".join(ids())})
        raise BadOption(found.problems.get(game_id, unknown))
    return found.games[game_id]


@cache
def _plug_ins() -> _PlugIns:
    """Everything that is installed, imported once, when it is first asked for."""
    found = _PlugIns({}, {}, {})
    for point in sorted(entry_points(group=GROUP)):
        try:
            if point.name in found.games or point.name in own():
                raise BadOption(Phrase("error-game-taken", {"game": point.name, "module": point.value}))
            found.games[point.name] = _load(point)
            found.folders[point.name] = Path(inspect.getfile(import_module(point.module))).parent
        except BadOption as error:
            found.problems[point.name] = error.phrase
        except (Exception, SystemExit) as error:  # whatever a package does while it is imported
            problem = f"{type(error).__name__}: {error}"
            found.problems[point.name] = Phrase("error-game-broken", {"game": point.name, "problem": problem})
    return found


def _load(point: EntryPoint) -> Game:
    if not _ID.fullmatch(point.name):
        raise BadOption(Phrase("error-game-name", {"game": point.name}))
    game = point.load()
    if not isinstance(game, Game) or getattr(game, "id", None) != point.name:
        raise BadOption(Phrase("error-game-class", {"game": point.name, "module": point.value}))
    _try(game)
    return game


def _try(game: Game) -> None:
    """Begin it at every size of table and look at it: what it lacks is found now, and not in the middle of
    a list of games."""
    edition = game.edition()
    fields(game.view_type)
    for players in game.players:
        setup = game.setup(edition, players, game.accept_options(edition, players, {}))
        game.actions(setup)
        state = game.begin(setup)
        game.view(state, SPECTATOR)
        game.prompt(state)
        state.legal()
        state.scores()
