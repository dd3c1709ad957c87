"""Measures the engine that Python imports here, on one core, and prints what it found as JSON.

`python -m tests.bench.measure`; with PARLOUR_PURE=1 the same source uncompiled.
"""

from __future__ import annotations

import os
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import bot
from parlour.kernel import state as kernel_state
from parlour.kernel.game import Game
from parlour.kernel.playout import random_playout
from parlour.kernel.state import CHANCE, OVER, State, roll

ROUNDS = 5
ROUND_SECONDS = 0.4
NO_LIMIT = 1 << 40


class Figures(msgspec.Struct):
    """What one engine was found to take. Times are those of the least disturbed round, in microseconds."""

    engine: str
    players: int
    decision: float
    """By player decision: all of the time, chance and forced choices included, over what players decided."""
    any_decision: float
    """By decision of players and chance."""
    copy: float
    state_bytes: float
    games_per_second: float
    evaluation: float = 0.0
    greedy_choice: float = 0.0
    """One choice of the greedy bot from a view, imagined positions included."""


def use_one_core() -> None:
    """Where the system lets us: moving between cores disturbs the figures."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def best_rate(work: Callable[[int], float]) -> float:
    """Microseconds a piece of `work(n)`, which does n pieces and returns the seconds they took."""
    pieces = 1
    while (seconds := work(pieces)) < ROUND_SECONDS / 8:
        pieces = max(pieces * 2, int(pieces * ROUND_SECONDS / 4 / max(seconds, 1e-6)))
    pieces = max(1, int(pieces * ROUND_SECONDS / seconds))
    return min(work(pieces) / pieces for _ in range(ROUNDS)) * 1e6


def measure(game: Game, players: int) -> Figures:
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    whole_game = best_rate(lambda count: _play(game, setup, count))
    all_decisions, player_decisions = _count_decisions(game, setup, 200)
    positions = _positions(game, setup, 60)
    return Figures(
        engine="uncompiled" if str(kernel_state.__file__).endswith(".py") else "compiled",
        players=players,
        decision=whole_game / player_decisions,
        any_decision=whole_game / all_decisions,
        copy=best_rate(lambda count: _copy(positions, count)),
        state_bytes=_bytes_a_copy(positions),
        games_per_second=1e6 / whole_game,
        evaluation=best_rate(lambda count: _evaluate(game, positions, count)),
        greedy_choice=best_rate(lambda count: _choose(game, setup, positions, count)),
    )


def _play(game: Game, setup: Any, count: int) -> float:
    began = time.perf_counter()
    for seed in range(count):
        random_playout(game.begin(setup), Random(seed), NO_LIMIT)
    return time.perf_counter() - began


def _count_decisions(game: Game, setup: Any, count: int) -> tuple[float, float]:
    """Decisions in a game of random play: all of them, and those of players."""
    everyone = players = 0
    for seed in range(count):
        state = game.begin(setup)
        rng = Random(seed)
        while state.actor != OVER:
            everyone += 1
            players += state.actor != CHANCE
            _step(state, rng)
    return everyone / count, players / count


def _step(state: State, rng: Random) -> None:
    if state.actor == CHANCE:
        state.apply(roll(state, rng))
    else:
        legal = state.legal()
        state.apply(legal[rng.randrange(len(legal))])


def _positions(game: Game, setup: Any, count: int) -> list[State]:
    """Positions from all stages of games, each waiting for a player with a choice."""
    found: list[State] = []
    rng = Random(1)
    while len(found) < count:
        state = game.begin(setup)
        wanted = 20 + rng.randrange(130)
        while wanted > 0 and state.actor != OVER:
            _step(state, rng)
            wanted -= 1
        if state.actor >= 0 and len(state.legal()) > 1:
            found.append(state)
    return found


def _copy(positions: list[State], count: int) -> float:
    began = time.perf_counter()
    for at in range(count):
        positions[at % len(positions)].copy()
    return time.perf_counter() - began


def _bytes_a_copy(positions: list[State]) -> float:
    """What a copy adds to memory; what copies share (the setup's tables) is not counted."""
    kept: list[State | None] = [None] * 1000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for at in range(len(kept)):
        kept[at] = positions[at % len(positions)].copy()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


def _evaluate(game: Game, positions: list[State], count: int) -> float:
    began = time.perf_counter()
    for at in range(count):
        game.evaluate(positions[at % len(positions)], 0)
    return time.perf_counter() - began


def _choose(game: Game, setup: Any, positions: list[State], count: int) -> float:
    greedy = bot("greedy")
    rng = Random(1)
    views = [game.view(position, int(position.actor)) for position in positions]
    began = time.perf_counter()
    for at in range(count):
        greedy.choose(game, setup, views[at % len(views)], rng)
    return time.perf_counter() - began


if __name__ == "__main__":
    use_one_core()
    print(msgspec.json.encode([measure(games.get("amber"), players) for players in (2, 4)]).decode())
