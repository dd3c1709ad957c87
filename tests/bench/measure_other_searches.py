"""Measures searches that others have written, for comparison: `python -m tests.bench.measure_other_searches`.

catanatron keeps its MCTS player out of its package. Each of that player's simulations copies a position and
plays it to its end by lot, after trying every action of a leaf; the copy and the playout alone are measured
here, so its true speed is lower. OpenSpiel's ISMCTS is the one in C++, on gin rummy, by playouts.
"""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pyspiel

from tests.bench.measure import TABLES, use_one_core
from tests.bench.measure_catanatron import new_game
from tests.bench.measure_search import SearchFigures

POSITIONS = 4
PLAYOUTS = 20
"""In each position of catanatron."""
SIMULATIONS = 300
"""In each position of OpenSpiel."""


def measure_catanatron(players: int) -> SearchFigures:
    seconds = 0.0
    for seed in range(POSITIONS):
        position = _middle_of_catan(players, seed)
        began = time.process_time()
        for _ in range(PLAYOUTS):
            played = position.copy()
            while played.winning_color() is None:
                played.play_tick()
        seconds += time.process_time() - began
    return SearchFigures("catan", "catanatron", players, "playouts", POSITIONS * PLAYOUTS / seconds)


def _middle_of_catan(players: int, seed: int) -> Any:
    """Half of a game by lot."""
    game = new_game(players, seed)
    positions = []
    while game.winning_color() is None:
        positions.append(game.copy())
        game.play_tick()
    return positions[len(positions) // 2]


def measure_open_spiel() -> SearchFigures:
    game = pyspiel.load_game("gin_rummy")
    by_playout = pyspiel.RandomRolloutEvaluator(1, 1)
    seconds = 0.0
    for seed in range(POSITIONS):
        position = _middle_of_gin(game, random.Random(seed))
        searcher = pyspiel.ISMCTSBot(
            seed,
            by_playout,
            2.0,  # how much it explores
            SIMULATIONS,
            -1,  # a world for every simulation
            pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
            False,  # nodes by all a player knows
            False,
        )
        began = time.process_time()
        searcher.step(position)
        seconds += time.process_time() - began
    return SearchFigures("gin_rummy", "OpenSpiel", 2, "ISMCTS", POSITIONS * SIMULATIONS / seconds)


def _middle_of_gin(game: Any, luck: random.Random) -> Any:
    """Half of a game by lot."""
    state = game.new_initial_state()
    positions = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            positions.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return positions[len(positions) // 2]


if __name__ == "__main__":
    use_one_core()
    found = [*(measure_catanatron(players) for players in TABLES), measure_open_spiel()]
    print(msgspec.json.encode(found).decode())
