"""The engine plays the same games compiled and uncompiled, and whatever Python's hash seed is.

Run as a program it prints the games of whichever engine it imports, for the tests to compare.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.random import Random

from hatch_build import why_not_compile
from parlour import games
from parlour.kernel import state as kernel_state
from parlour.kernel.game import Game, OptionValue
from parlour.kernel.luck import Luck
from parlour.kernel.snapshot import digest
from parlour.kernel.state import CHANCE, OVER

ROOT = Path(__file__).resolve().parent.parent.parent
IS_COMPILED = not str(kernel_state.__file__).endswith(".py")

SEEDS = (1, 2)
EVERY = 7  # a prime, so that in the course of a game every kind of decision is looked at


def some_options(game: Game, players: int) -> list[dict[str, OptionValue]]:
    """A game as it comes and, if there are any, with its first switch and with every option turned over."""
    options = game.options(game.edition(), players)
    turned: dict[str, OptionValue] = {
        one.id: next(choice for choice in reversed(one.choices) if choice != one.default)
        if one.choices
        else not one.default
        for one in options
    }
    switches = [one.id for one in options if not one.choices][:1]
    return [{}, *({switch: turned[switch]} for switch in switches), *([turned] if turned else [])]


def play_all() -> dict[str, list[str]]:
    """By game: what each sampled position is (its digest) and is worth, ply by ply to the end."""
    played: dict[str, list[str]] = {}
    for game_id in games.ids():
        game = games.get(game_id)
        for players in game.players:
            for number, options in enumerate(some_options(game, players)):
                for seed in SEEDS:
                    name = f"{game_id}, {players} players, options {number}, seed {seed}"
                    played[name] = _play(game, players, options, seed)
    return played


def _play(game: Game, players: int, options: dict[str, OptionValue], seed: int) -> list[str]:
    edition = game.edition()
    state = game.begin(game.setup(edition, players, game.accept_options(edition, players, options)))
    luck = Luck(str(seed))
    rng = Random(seed)
    lines: list[str] = []
    ply = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(luck.outcome(state))
        else:
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))])
        ply += 1
        if ply % EVERY == 0 or state.actor == OVER:
            # Rounded: a C compiler may join a multiplication and an addition into one more exact step.
            worth = [round(game.evaluate(state, seat), 9) for seat in range(players)]
            lines.append(f"{ply} {digest(state.copy())} {worth}")
    return lines


def _played_elsewhere(**environment: str) -> dict[str, list[str]]:
    """What another Python process plays."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.test_compiled"],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        check=True,
    )
    played: dict[str, list[str]] = json.loads(done.stdout)
    assert len(played) >= 30
    return played


def test_the_engine_is_compiled_where_it_can_be() -> None:
    reason = why_not_compile()
    if reason is not None:
        pytest.skip(f"nothing to compare, this machine cannot compile the engine: {reason}")
    assert IS_COMPILED, (
        "this machine can compile the engine, but the tests run uncompiled: `make compile` first"
    )


@pytest.mark.slow
def test_compiled_and_uncompiled_play_the_same_games() -> None:
    if why_not_compile() is not None:
        pytest.skip("nothing to compare, this machine cannot compile the engine")
    assert IS_COMPILED, "run `make compile` first"
    uncompiled = _played_elsewhere(PARLOUR_PURE="1")
    for name, lines in play_all().items():
        assert uncompiled[name] == lines, name


@pytest.mark.slow
def test_the_hash_seed_changes_nothing() -> None:
    assert _played_elsewhere(PYTHONHASHSEED="1") == _played_elsewhere(PYTHONHASHSEED="20")


if __name__ == "__main__":
    if os.environ.get("PARLOUR_PURE"):
        assert not IS_COMPILED, "PARLOUR_PURE must give the uncompiled engine"
    json.dump(play_all(), sys.stdout)
