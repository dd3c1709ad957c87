"""Measures the environments for programs that learn, beside others', and prints what it found as JSON.

`python -m tests.bench.measure_research`, all games, or those that are named. Environments of PettingZoo are
measured as its own benchmark does it: look, choose by lot among what the mask allows, step. Those of
OpenSpiel are played by lot, chance included, and the player to move looks at its observation tensor. Time is
that of the processor, so that others who use it too do not count.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.random import Random

import parlour.research.openspiel  # noqa: F401 - registers the games
from parlour import games
from parlour.kernel.state import State
from parlour.research.batch import BatchEnv
from parlour.research.batch_core import Playing
from parlour.research.buffers import ObservationBuffer
from parlour.research.pettingzoo import env
from parlour.research.scenario import Scenario
from tests.bench.measure import TABLES, TURNS, Ratio, best_rate, take_turns, use_one_core

BATCH = 64
"""Games side by side."""

POSITIONS = 256
"""Whose observations are written."""

PETTINGZOO = ("chess_v6", "connect_four_v3", "hanabi_v5")
OPENSPIEL = ("connect_four", "backgammon", "gin_rummy")


class ResearchFigures(msgspec.Struct):
    """How long a step was found to take, in microseconds of the least disturbed round."""

    game: str
    interface: str
    players: int
    step: float
    numbers: int
    """In an observation."""
    observing: float = 0.0
    """Of that time, what it takes to write one; of our own games."""
    times: Ratio | None = None
    """Of a batch: how many times as fast as PettingZoo's interface it is."""


def measure_aec(name: str, interface: str, make: Callable[[], Any]) -> ResearchFigures:
    table = make()
    table.reset(seed=1)
    size = _size(table.last()[0])
    return ResearchFigures(name, interface, table.num_agents, best_rate(lambda n: _play_aec(table, n)), size)


def _play_aec(table: Any, steps: int) -> float:
    table.reset(seed=1)
    began = time.thread_time()
    for _ in range(steps):
        seen, _, terminated, truncated, _ = table.last()
        done = terminated or truncated
        table.step(None if done else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if all(table.terminations.values()) or all(table.truncations.values()):
            table.reset()
    return time.thread_time() - began


def _size(seen: Any) -> int:
    return int(np.size(seen["observation"]))


def measure_aec_and_batch(game: str, players: int) -> list[ResearchFigures]:
    table = env(game, players)
    table.reset(seed=1)
    batch = BatchEnv(game, count=BATCH, players=players, seed=1)
    rounds = take_turns(
        lambda steps: _play_aec(table, steps), lambda calls: _play_batch(batch, calls), rounds=TURNS
    )
    times = Ratio.of(step / (call / BATCH) for step, call in rounds)
    step, call = (min(taken) for taken in zip(*rounds, strict=True))
    observing = best_rate(lambda count: _observe(batch.scenario, count))
    size = batch.observations.shape[1]
    return [
        ResearchFigures(game, "PettingZoo", players, step, size),
        ResearchFigures(game, f"batch of {BATCH}", players, call / BATCH, size, observing, times),
    ]


def _play_batch(batch: BatchEnv, calls: int) -> float:
    """Choosing by lot is counted too, as it is with the others."""
    batch.reset(seed=1)
    began = time.thread_time()
    for _ in range(calls):
        batch.step(batch.any_actions())
    return time.thread_time() - began


def _observe(scenario: Scenario, count: int) -> float:
    """Positions of a game by lot, each seen by the seat that has to choose."""
    playing = Playing(scenario.first, 1)
    luck = Random(1)
    positions: list[tuple[State, int]] = []
    while len(positions) < POSITIONS:
        positions.append((playing.state.copy(), int(playing.state.actor)))
        playing.take(playing.any_action(luck))
        if playing.is_over():
            playing.restart()
    buffer = ObservationBuffer(scenario.observation)
    began = time.thread_time()
    for at in range(count):
        buffer.write(*positions[at % POSITIONS])
    return time.thread_time() - began


def measure_openspiel(name: str, parameters: str = "") -> ResearchFigures:
    game = pyspiel.load_game(name + parameters)
    step = best_rate(lambda steps: _play_openspiel(game, steps))
    size = int(np.prod(game.observation_tensor_shape()))
    return ResearchFigures(name.removeprefix("parlour_"), "OpenSpiel", game.num_players(), step, size)


def _play_openspiel(game: Any, steps: int) -> float:
    state = game.new_initial_state()
    began = time.thread_time()
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
    return time.thread_time() - began


def measure_ours(game: str) -> list[ResearchFigures]:
    return [
        one
        for players in TABLES
        for one in (
            *measure_aec_and_batch(game, players),
            measure_openspiel(f"parlour_{game}", f"(players={players})"),
        )
    ]


def measure_others() -> list[ResearchFigures]:
    """PettingZoo's own games as far as they are installed, and native ones of OpenSpiel."""
    found = []
    for name in PETTINGZOO:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            found.append(measure_aec(name.rpartition("_")[0], "PettingZoo's own", module.env))
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    for name in OPENSPIEL:
        found.append(measure_openspiel(name))
        found[-1].interface = "OpenSpiel's own"
    return found


if __name__ == "__main__":
    use_one_core()
    ours = [one for game in sys.argv[1:] or games.own() for one in measure_ours(game)]
    print(msgspec.json.encode([*ours, *measure_others()]).decode())
