"""Weights that win: in each round all of them are tried at once, and each is moved by what came of it.

In a game one side plays with every weight made larger or smaller by lot, the other side with the opposite of
all of that. A linear regression of the results on the lots tells for each weight how much making it larger
helps, and how sure that is: the effect in standard errors (z). A weight is moved the further the surer, and
not at all on what may well be noise.

Weights are tried and moved in their logarithm, so none changes its sign, and one of 0 stays 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import copysign, exp, sqrt
from operator import mul
from statistics import pstdev
from typing import NamedTuple

import msgspec

FIRST_REACH = 0.25
LEAST_REACH = 0.06
MOST_REACH = 0.35
"""How far from where it is a weight is tried, in its logarithm."""

STRIDE = 0.9
"""How far a weight moves at most in a round, by how far it was tried."""

NOISE = 1.0
FULL = 6.0
"""Effects up to NOISE move nothing, those that are FULL beyond it move a weight as far as it may go."""

SURE = 3.0
"""Effects beyond this in two rounds running tell whether a weight was overrun or is still on its way."""

NARROWED = 0.6
WIDENED = 1.2

CLIPPED = 2.5
"""Margins count up to so many times their spread: a rout is not much more than a clear win."""


class Result(NamedTuple):
    """How much better the side that plays by the lots did than the other."""

    won: float
    """Shares of the win, a seat of one side less a seat of the other."""
    margin: float
    """The same of the scores."""


class Round(msgspec.Struct, frozen=True):
    """Where a round ended. All lists are by weight."""

    spread: float
    """The standard deviation of the margins."""
    effects: list[float]
    """What a larger weight does to results, in standard errors."""
    steps: list[float]
    """The logarithm of what each weight is multiplied by, since the beginning."""
    reaches: list[float]
    """How far they are tried in the next round."""


def beginning(weights: int) -> Round:
    """Before the first round."""
    return Round(0.0, [0.0] * weights, [0.0] * weights, [FIRST_REACH] * weights)


def tried(weights: Mapping[str, float], last: Round, lots: Sequence[int], side: int) -> dict[str, float]:
    """The weights by which a side plays in the round after the last: side 1 by the lots, -1 against them."""
    return {
        name: value * exp(step + side * lot * reach)
        for (name, value), lot, step, reach in zip(
            weights.items(), lots, last.steps, last.reaches, strict=True
        )
    }


def climbed(last: Round, lots: Sequence[Sequence[int]], results: Sequence[Result]) -> Round:
    """The next round, from the lots of its games and what came of them."""
    effects = regressed(lots, merits(results))
    steps = [
        step + stride(effect) * reach
        for step, effect, reach in zip(last.steps, effects, last.reaches, strict=True)
    ]
    reaches = [
        reached(reach, before, effect)
        for reach, before, effect in zip(last.reaches, last.effects, effects, strict=True)
    ]
    return Round(pstdev(result.margin for result in results), effects, steps, reaches)


def stride(effect: float) -> float:
    """How far a weight is moved, by how far it was tried."""
    return copysign(STRIDE * min(1.0, max(0.0, (abs(effect) - NOISE) / FULL)), effect)


def reached(reach: float, before: float, effect: float) -> float:
    """How far to try a weight next, by what the last two rounds say of it."""
    if min(abs(before), abs(effect)) <= SURE:
        return reach
    if before * effect < 0:
        return max(LEAST_REACH, reach * NARROWED)
    return min(MOST_REACH, reach * WIDENED)


def merits(results: Sequence[Result]) -> list[float]:
    """One number a game, half who won and half by how much, each measured by its own spread."""
    bound = CLIPPED * pstdev(result.margin for result in results)
    margins = in_spreads([min(bound, max(-bound, result.margin)) for result in results])
    won = in_spreads([result.won for result in results])
    return [(one + other) / 2 for one, other in zip(won, margins, strict=True)]


def in_spreads(values: Sequence[float]) -> list[float]:
    spread = pstdev(values) or 1.0
    return [value / spread for value in values]


def regressed(lots: Sequence[Sequence[int]], merits: Sequence[float]) -> list[float]:
    """How each lot bears on the merits, in standard errors: least squares, by the normal equations."""
    rows = [[1, *row] for row in lots]  # the 1 is for what has nothing to do with the lots
    columns = list(zip(*rows, strict=True))
    inverted = inverse([[sum(map(mul, one, other)) for other in columns] for one in columns])
    right = [sum(map(mul, column, merits)) for column in columns]
    slopes = [sum(map(mul, row, right)) for row in inverted]
    misses = [merit - sum(map(mul, row, slopes)) for row, merit in zip(rows, merits, strict=True)]
    variance = sum(map(mul, misses, misses)) / (len(rows) - len(columns))
    # Games that all end alike leave no doubt, but dividing by that is no answer either.
    doubt = max(variance, 1e-12)
    return [slopes[at] / sqrt(doubt * inverted[at][at]) for at in range(1, len(columns))]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination."""
    size = len(matrix)
    rows = [[float(value) for value in row] + [0.0] * size for row in matrix]
    for at in range(size):
        rows[at][size + at] = 1.0
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        scale = rows[at][at]
        rows[at] = [value / scale for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [
                    value - factor * part for value, part in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]
