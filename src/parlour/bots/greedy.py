"""One decision ahead: every action is tried in positions that fit the view, and the best one taken."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import State


def best_action(positions: list[State], evaluate: Callable[[State, int], float], rng: Random) -> i64:
    """The action that leaves the positions' actor best off on average; equals are drawn by lot.

    Chance is not played out: a position that waits for it is evaluated as it stands. Further decisions of
    the same seat (a play in several steps) are taken in the same way, one by one, before evaluating.
    """
    legal = positions[0].legal()
    if len(legal) == 1:
        return legal[0]
    totals = [0.0] * len(legal)
    for position in positions:
        seat = position.actor
        for at in range(len(legal)):
            tried = position.copy()
            tried.apply(legal[at])
            totals[at] += _settled_value(tried, seat, evaluate)
    return _draw_best(legal, totals, rng)


def _settled_value(position: State, seat: i64, evaluate: Callable[[State, int], float]) -> float:
    """What a position is worth to a seat once its own pending decisions are taken."""
    value = evaluate(position, seat)
    while position.actor == seat:
        best: State | None = None
        for action in position.legal():
            tried = position.copy()
            tried.apply(action)
            tried_value = evaluate(tried, seat)
            if best is None or tried_value > value:
                best = tried
                value = tried_value
        assert best is not None, "a position that waits for a seat has legal actions"
        position = best
    return value


def _draw_best(legal: vec[i64], totals: list[float], rng: Random) -> i64:
    best = legal[0]
    best_total = totals[0]
    equals: i64 = 1
    for at in range(1, len(legal)):
        if totals[at] > best_total:
            best = legal[at]
            best_total = totals[at]
            equals = 1
        elif totals[at] == best_total:
            # Each of n equals stays with a chance of 1/n, so none is preferred.
            equals += 1
            if rng.randrange(equals) == 0:
                best = legal[at]
    return best
