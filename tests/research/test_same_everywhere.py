"""The same seed gives the same games in any process, through every interface.

Run as a program it prints them, for the tests to compare.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import games
from parlour.research.batch import BatchEnv
from parlour.research.gymnasium import AgainstBots
from parlour.research.pettingzoo import env

ROOT = Path(__file__).resolve().parent.parent.parent

HAS_OPENSPIEL = find_spec("pyspiel") is not None
"""It has no wheels for some machines."""

STEPS = 30


def brief(*seen: Any) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for one in seen:
        digest.update(one.tobytes() if isinstance(one, np.ndarray) else repr(one).encode())
    return digest.hexdigest()


def by_library(game: str) -> list[str]:
    table = parlour.new(game, players=2, seed=7)
    luck = random.Random(7)
    for _ in range(STEPS):
        if table.is_over:
            break
        table.apply(luck.choice(table.legal()))
    return [*table.record().moves, table.record().digest]


def by_pettingzoo(game: str) -> list[str]:
    table = env(game, 2)
    table.reset(seed=7)
    lines = []
    for agent in table.agent_iter(STEPS):
        seen, _, is_over, *_ = table.last()
        if is_over:
            break
        lines.append(f"{agent} {brief(seen['observation'], seen['action_mask'])}")
        table.step(random.Random(len(lines)).choice(np.flatnonzero(seen["action_mask"])))
    return lines


def by_gymnasium(game: str) -> list[str]:
    table = AgainstBots(game, 2)
    seen, info = table.reset(seed=7)
    lines = [str(info["seat"])]
    for at in range(STEPS):
        action = random.Random(at).choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, _, info = table.step(action)
        lines.append(f"{reward} {brief(seen['observation'], seen['action_mask'])}")
        if terminated:
            break
    return lines


def by_batch(game: str) -> list[str]:
    batch = BatchEnv(game, count=3, players=2, seed=7)
    lines = []
    for _ in range(STEPS):
        actions = batch.any_actions()
        batch.step(actions)
        lines.append(
            brief(actions, batch.observations, batch.masks, batch.actors, batch.rewards, batch.dones)
        )
    return lines


def by_openspiel(game: str) -> list[str]:
    import_module("parlour.research.openspiel")
    state = import_module("pyspiel").load_game(f"parlour_{game}(players=2)").new_initial_state()
    luck = random.Random(7)
    while len(state.history()) < 60 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    texts = [state.information_state_string(seat) + state.observation_string(seat) for seat in range(2)]
    return [str(state), *texts, brief(state.information_state_tensor(0), state.observation_tensor(1))]


def play_all() -> dict[str, list[str]]:
    ways = [by_library, by_pettingzoo, by_gymnasium, by_batch]
    if HAS_OPENSPIEL:
        ways.append(by_openspiel)
    return {f"{game} {way.__name__}": way(game) for game in games.ids() for way in ways}


@pytest.fixture(scope="module")
def elsewhere() -> list[dict[str, list[str]]]:
    """What two other processes play, with hash seeds of their own, at the same time."""
    command = [sys.executable, "-m", "tests.research.test_same_everywhere"]
    processes = [
        subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE
        )
        for seed in ("1", "20")
    ]
    return [json.loads(process.communicate()[0]) for process in processes]


def test_the_hash_seed_changes_nothing(elsewhere: list[dict[str, list[str]]]) -> None:
    first, second = elsewhere
    assert len(first) == len(games.ids()) * (5 if HAS_OPENSPIEL else 4)
    for name, lines in first.items():
        assert second[name] == lines, name


if __name__ == "__main__":
    json.dump(play_all(), sys.stdout)
