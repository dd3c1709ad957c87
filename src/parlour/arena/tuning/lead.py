"""The lead: how much better an evaluation has to be to make a win e times as likely.

The chance of a seat is taken to be its share of `exp(evaluation / lead)`, as search takes it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, log


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
