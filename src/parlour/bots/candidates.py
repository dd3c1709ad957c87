"""Candidates: the turns a search compares, found by planning and told apart by where they end.

Two turns are different if they end in different positions, however much alike these look to the evaluation:
it may be coarse, or even say the same of everything. A turn that wins the game comes before all others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.planning import Step, by_value, line_to, plan_turns
from parlour.kernel.snapshot import digest
from parlour.kernel.state import OVER, State

Evaluate = Callable[[State, int], float]

WIN: Final = 1e6
"""The value of a won game, added to its evaluation: more than evaluations differ by."""

LEAST_WIN: Final = WIN / 100.0
"""A threshold for wins: less than the share of a win that is shared by many."""

HAIR: Final = 1e-6
"""The tolerance within which evaluations are equal: less than they differ by, if they differ at all."""

DIGESTS: Final = float(1 << 64)
"""The number of different digests."""


def value_of(position: State, seat: i64, evaluate: Evaluate) -> float:
    """The value of a position to a seat: the evaluation and, once the game is over, first of all a win."""
    return evaluate(position, seat) + win(position, seat)


def win(position: State, seat: i64) -> float:
    """The value of the win that a seat has in a position; shared wins are won in parts."""
    if position.actor != OVER:
        return 0.0
    won = position.winners()
    if not won[seat]:
        return 0.0
    winners: i64 = 0
    for one in won:
        winners += one
    return WIN / float(winners)


def plan(
    position: State,
    evaluate: Evaluate,
    seed: i64,
    width: i64,
    positions: i64,
    beginnings: set[int] | None = None,
) -> list[Step]:
    """The last steps of the turns found by planning, the best first, won games before all others."""
    seat = position.actor
    ends = plan_turns(position, evaluate, Random(seed), width, positions, beginnings)
    has_wins = False
    for end in ends:
        won = win(end.position, seat)
        if won > 0.0:
            end.value += won
            has_wins = True
    if has_wins:
        ends.sort(key=by_value)
    return ends


def is_flat(ends: list[Step]) -> bool:
    """Whether the evaluation is flat: it says the same of several turns, and so nothing of the choice."""
    return len(ends) > 1 and ends[0].value == ends[len(ends) - 1].value


def plan_apart(position: State, evaluate: Evaluate, seed: i64, width: i64, positions: i64) -> list[Step]:
    """The last steps of the turns found by planning; by digests of positions where the evaluation is flat.

    On the way, planning takes positions that look alike for the same.
    """
    ends = plan(position, evaluate, seed, width, positions)
    if not is_flat(ends):
        return ends

    def told_apart(position: State, seat: int) -> float:
        return evaluate(position, seat) + HAIR * float(int(digest(position), 16)) / DIGESTS

    return plan(position, told_apart, seed, width, positions)


def different(ends: list[Step], most: i64, variants: i64, least: i64) -> list[Step]:
    """The best turns, `most` of them and not too many of one beginning.

    Those that look different come first. If they are fewer than `least`, turns follow that look like one of
    them and end in another position.
    """
    kept: list[Step] = []
    alike: list[Step] = []
    begun: dict[int, int] = {}
    for end in ends:
        if len(kept) == most:
            return kept
        if kept and end.value == kept[-1].value:
            alike.append(end)
        elif begun.get(end.first, 0) < variants:
            begun[end.first] = begun.get(end.first, 0) + 1
            kept.append(end)
    if not alike or len(kept) >= least:
        return kept
    seen = {digest(end.position) for end in kept}
    for end in alike:
        if len(kept) == least:
            break
        if begun.get(end.first, 0) < variants:
            found = digest(end.position)
            if found not in seen:
                seen.add(found)
                begun[end.first] = begun.get(end.first, 0) + 1
                kept.append(end)
    kept.sort(key=by_value)
    return kept


def actions_to(end: Step) -> list[int]:
    """The actions of a turn, one after another."""
    return [int(step.action) for step in line_to(end)][1:]


def has(legal: vec[i64], action: i64) -> bool:
    """Whether an action is legal; legal actions are in ascending order."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action
