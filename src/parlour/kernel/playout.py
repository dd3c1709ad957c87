"""Playing a position to its end by lot: for speed measurements, fuzzing and search."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from parlour.kernel.state import CHANCE, OVER, State, roll


def random_playout(state: State, rng: Random, limit: i64) -> i64:
    """Play at most `limit` decisions at random; returns how many were taken, chance included."""
    taken: i64 = 0
    while state.actor != OVER and taken < limit:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
        else:
            options = state.legal()
            state.apply(options[rng.randrange(len(options))])
        taken += 1
    return taken
