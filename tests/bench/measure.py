"""Measures the engine that Python imports here, on one core, and prints what it found as JSON.

`python -m tests.bench.measure`, all games, or those that are named; with PARLOUR_PURE=1 the same source
uncompiled. Games by lot may end early, so games of the player with some sense that fuzzing has are measured
too: written down first, then played again.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import bot
from parlour.kernel import state as kernel_state
from parlour.kernel.game import Game
from parlour.kernel.playout import random_playout
from parlour.kernel.state import CHANCE, OVER, State, roll
from tests.fuzz.asking import questions

TABLES = (2, 4)
ROUNDS = 5
ROUND_SECONDS = 0.4
TURNS = 15
"""How often two are compared that take turns."""
NO_LIMIT = 1 << 40
SENSIBLE_GAMES = 12


class Figures(msgspec.Struct):
    """What one engine was found to take. Times are those of the least disturbed round, in microseconds."""

    game: str
    engine: str
    players: int
    decision: float
    """By player decision: all of the time, chance and forced choices included, over what players decided."""
    any_decision: float
    """By decision of players and chance."""
    copy: float
    state_bytes: float
    games_per_second: float
    sensible_decision: float = 0.0
    """By player decision, in games played with some sense."""
    evaluation: float = 0.0
    greedy_choice: float = 0.0
    """One choice of the greedy bot from a view, imagined positions included."""


class Ratio(msgspec.Struct):
    """How many times as fast one is as another, by rounds in which they took turns."""

    middle: float
    low: float
    high: float
    """In 96 of 100 runs the true median lies from low to high."""

    @classmethod
    def of(cls, rounds: Iterable[float]) -> Ratio:
        found = sorted(rounds)
        assert len(found) == TURNS, "where the interval lies in them was worked out for so many"
        return cls(statistics.median(found), found[3], found[-4])


class Comparison(msgspec.Struct):
    """How many times catanatron's speed a game has by player decision."""

    game: str
    players: int
    times: Ratio


def use_one_core() -> None:
    """Where the system lets us: moving between cores disturbs the figures."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def best_rate(work: Callable[[int], float]) -> float:
    """Microseconds a piece of `work(n)`, which does n pieces and returns the seconds they took."""
    return min(time for (time,) in take_turns(work, rounds=ROUNDS))


def take_turns(*works: Callable[[int], float], rounds: int) -> list[tuple[float, ...]]:
    """By round, the same of several that are compared: a machine that is slow for a while is so to all."""
    pieces = [_pieces_a_round(work) for work in works]
    return [
        tuple(work(count) / count * 1e6 for work, count in zip(works, pieces, strict=True))
        for _ in range(rounds)
    ]


def _pieces_a_round(work: Callable[[int], float]) -> int:
    pieces = 1
    while (seconds := work(pieces)) < ROUND_SECONDS / 8:
        pieces = max(pieces * 2, int(pieces * ROUND_SECONDS / 4 / max(seconds, 1e-6)))
    return max(1, int(pieces * ROUND_SECONDS / seconds))


class Written(msgspec.Struct):
    """A game with some sense, as it was decided."""

    actions: list[int]
    player_decisions: int
    positions: list[State]
    """Those in which a player had a choice."""


def measure(game: Game, players: int) -> Figures:
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    whole_game = best_rate(lambda count: play_by_lot(game, setup, count))
    all_decisions, player_decisions = count_decisions(game, setup, 200)
    written = [_write_down(game, setup, seed) for seed in range(SENSIBLE_GAMES)]
    sensible_games = best_rate(lambda count: _play_again(game, setup, written, count))
    positions = [position for one in written for position in one.positions[::10]]
    return Figures(
        game=game.id,
        engine="uncompiled" if str(kernel_state.__file__).endswith(".py") else "compiled",
        players=players,
        decision=whole_game / player_decisions,
        any_decision=whole_game / all_decisions,
        sensible_decision=sensible_games / sum(one.player_decisions for one in written),
        copy=best_rate(lambda count: _copy(positions, count)),
        state_bytes=_bytes_a_copy(positions),
        games_per_second=1e6 / whole_game,
        evaluation=best_rate(lambda count: _evaluate(game, positions, count)),
        greedy_choice=best_rate(lambda count: _choose(game, setup, positions, count)),
    )


def play_by_lot(game: Game, setup: Any, count: int) -> float:
    """So many whole games."""
    began = time.perf_counter()
    for seed in range(count):
        random_playout(game.begin(setup), Random(seed), NO_LIMIT)
    return time.perf_counter() - began


def count_decisions(game: Game, setup: Any, count: int) -> tuple[float, float]:
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


def _write_down(game: Game, setup: Any, seed: int) -> Written:
    choose = questions(game.id).choose
    state = game.begin(setup)
    rng = Random(seed)
    written = Written([], 0, [])
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = roll(state, rng)
        else:
            written.player_decisions += 1
            if len(state.legal()) > 1:
                written.positions.append(state.copy())
            action = choose(state, rng)
        written.actions.append(action)
        state.apply(action)
    return written


def _play_again(game: Game, setup: Any, written: list[Written], count: int) -> float:
    """Every decision with its options, as when they had to be chosen from."""
    began = time.perf_counter()
    for _ in range(count):
        for one in written:
            state = game.begin(setup)
            for action in one.actions:
                state.legal()
                if state.actor == CHANCE:
                    state.weights()
                state.apply(action)
    return time.perf_counter() - began


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
    measured = [games.get(game_id) for game_id in sys.argv[1:] or games.own()]
    print(msgspec.json.encode([measure(game, players) for game in measured for players in TABLES]).decode())
