"""Measures catanatron in the same way, for comparison: `python -m tests.bench.measure_catanatron`.

One `play_tick` is one decision of a player with the chance in it, so it compares with our player decisions.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from typing import Any

import msgspec
from catanatron import Color, Game, RandomPlayer

from tests.bench.measure import TABLES, Figures, best_rate, use_one_core

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(players: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS[:players]], seed=seed + 1)


def measure(players: int) -> Figures:
    tick = best_rate(lambda count: play_ticks(players, count))
    positions = _positions(players, 30)
    return Figures(
        game="catan",
        engine="catanatron",
        players=players,
        decision=tick,
        any_decision=tick,
        copy=best_rate(lambda count: _copy(positions, count)),
        state_bytes=_bytes_a_copy(positions),
        games_per_second=1e6 / (tick * _mean_length(players, 10)),
    )


def play_ticks(players: int, count: int) -> float:
    """So many ticks, in as many games as that takes; making a game is not counted."""
    seconds = 0.0
    seed = 0
    while count:
        game = new_game(players, seed)
        seed += 1
        began = time.perf_counter()
        while count and game.winning_color() is None:
            game.play_tick()
            count -= 1
        seconds += time.perf_counter() - began
    return seconds


def _mean_length(players: int, games: int) -> float:
    ticks = 0
    for seed in range(games):
        game = new_game(players, seed)
        while game.winning_color() is None:
            game.play_tick()
            ticks += 1
    return ticks / games


def _positions(players: int, count: int) -> list[Any]:
    found = []
    for seed in range(count):
        game = new_game(players, seed)
        for _ in range(random.Random(seed).randrange(20, 400)):
            if game.winning_color() is None:
                game.play_tick()
        found.append(game)
    return found


def _copy(positions: list[Any], count: int) -> float:
    began = time.perf_counter()
    for at in range(count):
        positions[at % len(positions)].copy()
    return time.perf_counter() - began


def _bytes_a_copy(positions: list[Any]) -> float:
    kept: list[Any] = [None] * 300
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for at in range(len(kept)):
        kept[at] = positions[at % len(positions)].copy()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


if __name__ == "__main__":
    use_one_core()
    print(msgspec.json.encode([measure(players) for players in TABLES]).decode())
