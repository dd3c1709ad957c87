"""Measures how fast bots look ahead in the middle of a game, and prints what it found as JSON.

`python -m tests.bench.measure_search`, all games, or those that are named. Everything is as when the levels
play, but for the clock. A simulation is one way from the root of the tree to its horizon: the evaluation at
its end belongs to it, and so does the planning of turns where the tree grows.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import LEVELS, bot
from parlour.bots.levels import Level
from parlour.bots.mcts import Search
from parlour.bots.players import WORLDS
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll
from tests.bench.measure import TABLES, use_one_core

MEASURED = ("skilled", "expert")
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
    thinking: float | None = None
    """The same by the time of whole thoughts: the turn at hand planned and hidden things imagined, too."""


class Spent(msgspec.Struct):
    """Seconds of the processor that thinking took."""

    simulating: float = 0.0
    thinking: float = 0.0
    simulations: int = 0


def measure(game: Game, players: int) -> list[SearchFigures]:
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    positions = _middle_of_a_game(game, setup)
    return [_measure_level(game, setup, positions, name) for name in MEASURED]


def _middle_of_a_game(game: Game, setup: Any) -> list[State]:
    """Turns that begin in the middle third of a game of greedy, spread over it."""
    greedy = bot("greedy")
    rng = Random(1)
    state = game.begin(setup)
    turns: list[State] = []
    last = OVER
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        seat = int(state.actor)
        if seat != last and len(state.legal()) > 1:
            turns.append(state.copy())
            last = seat
        state.apply(greedy.choose(game, setup, game.view(state, seat), rng))
    third = len(turns) // 3
    return turns[third : 2 * third : max(1, third // POSITIONS)][:POSITIONS]


def _measure_level(game: Game, setup: Any, positions: list[State], name: str) -> SearchFigures:
    spent = Spent()
    for number, position in enumerate(positions):
        _think(game, setup, position, LEVELS[name], Random(number), spent)
    return SearchFigures(
        game=game.id,
        engine="parlour",
        players=int(positions[0].players),
        settings=name,
        simulations=spent.simulations / spent.simulating,
        thinking=spent.simulations / spent.thinking,
    )


def _think(game: Game, setup: Any, position: State, level: Level, rng: Random, spent: Spent) -> None:
    """What `SearchBot` does for a turn."""
    view = game.view(position, int(position.actor))
    began = time.process_time()
    world = game.imagine(setup, view, rng)
    search = Search(world, game.evaluate, level.settings(game), rng)
    while search.simulations < level.simulations:
        began_here = time.process_time()
        search.run(world, max(1, level.simulations // WORLDS))
        spent.simulating += time.process_time() - began_here
        world = game.imagine(setup, view, rng)
    spent.thinking += time.process_time() - began
    spent.simulations += int(search.simulations)


if __name__ == "__main__":
    use_one_core()
    measured = [games.get(game_id) for game_id in sys.argv[1:] or games.ids()]
    found = [one for game in measured for players in TABLES for one in measure(game, players)]
    print(msgspec.json.encode(found).decode())
