"""Measures how fast bots look ahead in the middle of a game, and prints what it found as JSON.

`python -m tests.bench.measure_search`, all games, or those that are named. Everything is as when Expert
plays, but for the clock: the turn at hand is planned, hidden things are imagined, turns are found for
everybody on the way. A simulation is one way from the root of the tree on, with the evaluation at its end.
Expert's play on to a horizon of many turns; beside them are those that end where they leave the tree.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import LEVELS
from parlour.bots.halving import think
from parlour.bots.profile import profile
from parlour.bots.settings import SearchSettings
from parlour.kernel.game import Game
from parlour.kernel.state import State
from tests.bench.measure import TABLES, use_one_core
from tools.choices import turns_of_a_game

EXPERT = LEVELS["expert"]
TREE = "tree only"
"""Held to the targets: what others call a simulation, too. It goes down the tree in some world, and is worth
what things look like where it leaves it."""
TREE_SIMULATIONS = 4000
TREE_GROWS = 64
"""With so many simulations, nodes may wait a little longer for turns of their own."""
POSITIONS = 4
"""Of the middle of a game."""


class SearchFigures(msgspec.Struct):
    """How fast one search was found to be. A second is one of the processor's, not of the clock."""

    game: str
    engine: str
    players: int
    settings: str
    simulations: float
    """A second."""
    turns: float | None = None
    """Turns played in them, a second."""


def measure(game: Game, players: int) -> list[SearchFigures]:
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    positions = _middle_of_a_game(game, setup)
    expert = EXPERT.settings(game)
    known = profile(game.id)
    tree = SearchSettings(
        known.lead,
        foresight=known.foresight,
        width=EXPERT.width,
        contenders=known.contenders,
        grows=TREE_GROWS,
        rivalry=known.rivalry,
        plays_on=False,
    )
    return [
        _measure(game, setup, positions, "expert", expert, EXPERT.simulations(game)),
        _measure(game, setup, positions, TREE, tree, TREE_SIMULATIONS),
    ]


def _middle_of_a_game(game: Game, setup: Any) -> list[State]:
    """Turns that begin in the middle third of a game of greedy, spread over it."""
    turns = turns_of_a_game(game, setup, 1)
    third = len(turns) // 3
    return turns[third : 2 * third : max(1, third // POSITIONS)][:POSITIONS]


def _measure(
    game: Game, setup: Any, positions: list[State], name: str, settings: SearchSettings, wanted: int
) -> SearchFigures:
    simulations = turns = 0
    seconds = 0.0
    for number, position in enumerate(positions):
        view = game.view(position, int(position.actor))
        began = time.process_time()
        search = think(game, setup, view, settings, wanted, Random(number)).search
        seconds += time.process_time() - began
        simulations += int(search.simulations)
        turns += int(search.turns)
    players = int(positions[0].players)
    return SearchFigures(game.id, "parlour", players, name, simulations / seconds, turns / seconds)


if __name__ == "__main__":
    use_one_core()
    measured = [games.get(game_id) for game_id in sys.argv[1:] or games.own()]
    found = [one for game in measured for players in TABLES for one in measure(game, players)]
    print(msgspec.json.encode(found).decode())
