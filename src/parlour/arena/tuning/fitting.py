"""Weights that tell who won: a logistic regression of outcomes on what the evaluation says.

The chance of a seat is taken to be its share of `exp(evaluation / lead)`, as search takes it. Found are the
weights and the lead that make the outcomes likeliest, with weights that are not unlikely themselves: each is
believed to be about right already, within SPREAD of itself. All positions of a game tell of one outcome, so
a game counts as one however many positions it gives.

Weights enter as logarithms of what they are multiplied by, so none changes its sign. An evaluation is not
linear in its weights; each round takes it to be so around where the last one ended, and solves that (Newton's
method).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from operator import mul
from typing import NamedTuple

import msgspec

from parlour.kernel.state import State

SPREAD = 0.4
"""How far off weights are believed to be: about so much of themselves."""

BY_SCORE = 0.5
"""How much the scores count beside who won: a game that was won by a point was nearly lost."""

NUDGE = 0.01
"""By what part of itself a weight is changed to see what comes of it."""

LONGEST = 0.3
"""How far a weight may go in a round."""

HALVINGS = 5
"""A step that is too long is halved at most so many times."""

ENOUGH = 1e-5
"""What makes the loss smaller by less is no longer worth a round."""

PATIENCE = 3
"""Rounds without a better validation after which it is enough."""

Evaluate = Callable[[Sequence[float], Sequence[State]], "array[float]"]
"""The values of positions, seat by seat, with each weight changed by a step."""


class Examples(NamedTuple):
    """Positions and what became of them."""

    states: list[State]
    targets: list[list[float]]
    """By position and seat, what was won; by the winners and the scores."""


class Round(msgspec.Struct, frozen=True):
    """Where a round ended."""

    steps: list[float]
    """The logarithm of what each weight is multiplied by."""
    lead: float
    training: float
    """The loss: how unlikely the outcomes are, and the weights."""
    validation: float
    """How unlikely the outcomes of games are that the weights were not fitted to."""


def outcome(won: Sequence[int], scores: Sequence[int], spread: float) -> list[float]:
    """By seat, what a game says about who was better."""
    by_score = chances([score / spread for score in scores])
    shares = [one / sum(won) for one in won]
    return [
        BY_SCORE * score + (1.0 - BY_SCORE) * share for score, share in zip(by_score, shares, strict=True)
    ]


def chances(leads: Sequence[float]) -> list[float]:
    """What seats that are so many leads ahead may expect."""
    best = max(leads)
    parts = [exp(lead - best) for lead in leads]
    total = sum(parts)
    return [part / total for part in parts]


def mean_loss(values: array[float], targets: Sequence[Sequence[float]], lead: float) -> float:
    """How unlikely outcomes are by the values of their positions, seat by seat."""
    total = 0.0
    at = 0
    for target in targets:
        here = values[at : at + len(target)]
        at += len(target)
        expected = chances([value / lead for value in here])
        total -= sum(won * log(max(chance, 1e-12)) for won, chance in zip(target, expected, strict=True))
    return total / len(targets)


class Fit:
    """The regression; rounds can be added as long as they help."""

    def __init__(
        self, evaluate: Evaluate, weights: int, training: Examples, validation: Examples, games: int
    ) -> None:
        self._evaluate = evaluate
        self._weights = weights
        self._training = training
        self._validation = validation
        self._pull = 1.0 / (SPREAD**2 * games)

    def begin(self) -> Round:
        """The weights as they are, with the lead that suits them."""
        steps = [0.0] * self._weights
        values = self._evaluate(steps, self._training.states)
        return self._measured(steps, best_lead(values, self._training.targets))

    def rounds(self, done: Sequence[Round], most: int) -> Iterator[Round]:
        """Those that follow the ones done, until there are enough or they no longer help."""
        past = list(done)
        while len(past) <= most and not is_settled(past):
            further = self._next(past[-1])
            if further is None:
                return
            past.append(further)
            yield further

    def _next(self, last: Round) -> Round | None:
        step = solve(*self._slopes(last))
        longest = max(abs(one) for one in step)
        part = min(1.0, LONGEST / longest) if longest else 0.0
        for _ in range(HALVINGS):
            steps = [was - part * one for was, one in zip(last.steps, step[:-1], strict=True)]
            found = self._measured(steps, last.lead * exp(-part * step[-1]))
            if found.training < last.training - ENOUGH:
                return found
            part /= 2
        return None

    def _measured(self, steps: list[float], lead: float) -> Round:
        unlikely = self._pull / 2 * sum(step * step for step in steps)
        losses = [
            mean_loss(self._evaluate(steps, examples.states), examples.targets, lead)
            for examples in (self._training, self._validation)
        ]
        return Round(steps, lead, losses[0] + unlikely, losses[1])

    def _slopes(self, last: Round) -> tuple[list[float], list[list[float]]]:
        """The loss's gradient and curvature, by the weights and by the lead, which comes last."""
        size = self._weights + 1
        gradient = [self._pull * step for step in last.steps] + [0.0]
        curvature = [[0.0] * size for _ in range(size)]
        for at in range(self._weights):
            curvature[at][at] = self._pull
        leads, slopes = self._linear(last)
        count = len(self._training.states)
        players = len(leads) // count
        for position, target in enumerate(self._training.targets):
            seats = range(position * players, (position + 1) * players)
            expected = chances([leads[seat] for seat in seats])
            # Only what a weight does to one seat and not to the others changes chances.
            apart: list[tuple[int, list[float]]] = []
            for at, slope in enumerate(slopes):
                own = slope[seats.start : seats.stop]
                mean = sum(chance * one for chance, one in zip(expected, own, strict=True))
                if any(own):
                    apart.append((at, [one - mean for one in own]))
            off = [(chance - won) / count for chance, won in zip(expected, target, strict=True)]
            for nth, (at, one) in enumerate(apart):
                gradient[at] += sum(map(mul, off, one))
                weighed = [chance * part / count for chance, part in zip(expected, one, strict=True)]
                row = curvature[at]
                for other, another in apart[nth:]:
                    row[other] += sum(map(mul, weighed, another))
        for at in range(size):
            for other in range(at):
                curvature[at][other] = curvature[other][at]
        return gradient, curvature

    def _linear(self, last: Round) -> tuple[array[float], list[array[float]]]:
        """By position and seat, the value in leads; and by weight, how much each changes that."""
        states = self._training.states
        values = self._evaluate(last.steps, states)
        slopes: list[array[float]] = []
        steps = list(last.steps)
        for at in range(self._weights):
            steps[at] += NUDGE
            nudged = self._evaluate(steps, states)
            scale = 1.0 / (NUDGE * last.lead)
            slopes.append(array("d", [(new - old) * scale for new, old in zip(nudged, values, strict=True)]))
            steps[at] = last.steps[at]
        leads = array("d", [value / last.lead for value in values])
        return leads, [*slopes, array("d", [-lead for lead in leads])]


def is_settled(rounds: Sequence[Round]) -> bool:
    """The last ones have not made validation better."""
    best = min(range(len(rounds)), key=lambda at: rounds[at].validation)
    return len(rounds) - 1 - best >= PATIENCE


def best_lead(values: array[float], targets: Sequence[Sequence[float]]) -> float:
    """The lead by which values tell outcomes best: the loss has one valley, which is closed in on."""
    low, high = log(0.1), log(1000.0)
    while high - low > 0.01:
        third = (high - low) / 3
        if mean_loss(values, targets, exp(low + third)) < mean_loss(values, targets, exp(high - third)):
            high -= third
        else:
            low += third
    return exp((low + high) / 2)


def solve(right: list[float], matrix: list[list[float]]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        if not rows[at][at]:
            continue
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [one - factor * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = rows[at][size] - sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = rest / rows[at][at] if rows[at][at] else 0.0
    return found
