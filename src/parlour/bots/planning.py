"""Planning of a whole turn: a beam search over its decisions, followed until the turn has passed on.

What the first decision of a turn is good for shows only when the last is taken. Every way to begin is
therefore followed to the end, by what looks best on the way; that one looks poor half-way never leaves it
out. The more lines are kept beside these, the better a turn is found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import CHANCE, State, roll

DRAWS: Final = 3
"""The number of draws by chance of which planning takes the middling one."""

PRIME: Final = 2147483647


class Step:
    """A step of a line: a position of the turn, and the decision that led to it."""

    def __init__(self, position: State, before: Step | None, action: i64, first: i64, value: float) -> None:
        self.position: State = position
        self.before: Step | None = before
        self.action: i64 = action
        self.first: i64 = first
        """The decision the line began with."""
        self.value: float = value


def plan_turn(position: State, evaluate: Callable[[State, int], float], rng: Random) -> list[Step]:
    """A good line from a position to the end of its actor's turn, a step for each choice."""
    ends = plan_turns(position, evaluate, rng, 0, 0)
    equals: i64 = 1
    while equals < len(ends) and ends[equals].value == ends[0].value:
        equals += 1
    return line_to(ends[rng.randrange(equals)])


def plan_turns(
    position: State,
    evaluate: Callable[[State, int], float],
    rng: Random,
    width: i64,
    most: i64,
    beginnings: set[int] | None = None,
) -> list[Step]:
    """The last steps of the lines found from a position to the end of its actor's turn, the best first.

    After each decision the best line of each beginning is kept and, until so many positions have been looked
    at, the `width` best of the others. A plan is quicker if it is told which of the beginnings to follow.
    """
    seat = position.actor
    seed: i64 = rng.randrange(1 << 30)
    lines = [Step(position, None, -1, -1, 0.0)]
    ends: list[Step] = []
    left: i64 = most
    while lines:
        found: list[Step] = []
        seen: set[tuple[int, float]] = set()
        for step in lines:
            for action in step.position.legal():
                if beginnings is not None and step.before is None and action not in beginnings:
                    continue
                tried = step.position.copy()
                tried.apply(action)
                go_on(tried, seat, evaluate, seed)
                left -= 1
                value = evaluate(tried, seat)
                first = action if step.first < 0 else step.first
                if tried.actor != seat:
                    ends.append(Step(tried, step, action, first, value))
                    continue
                # Positions that wait for the same decisions and are worth exactly the same count as equal.
                key = (int(pending(tried)), value)
                if key not in seen:
                    seen.add(key)
                    found.append(Step(tried, step, action, first, value))
        lines = the_best(found, width if left > 0 else 0)
    assert ends, "a turn ends"
    # Of equals the first found stays the first: sorting keeps their order.
    ends.sort(key=by_value)
    return ends


def go_on(position: State, seat: i64, evaluate: Callable[[State, int], float], seed: i64) -> vec[i64]:
    """After an action, take what needs no thought: forced decisions, and chance while the seat's turn waits
    for it. Returns what the seat can choose from then: nothing, if its turn has passed on."""
    while True:
        if position.actor == seat:
            legal = position.legal_now()
            if len(legal) > 1:
                return legal
            position.apply(legal[0])
        elif position.actor == CHANCE and waits_for(position) == seat:
            position.apply(middling_draw(position, seat, evaluate, seed))
        else:
            return vec[i64]()


def waits_for(position: State) -> i64:
    """The seat whose decision it is after what chance does now."""
    at: i64 = len(position.frames) - 3
    while at >= 0:
        if position.frames[at] != CHANCE:
            return position.frames[at]
        at -= 4
    return CHANCE


def middling_draw(position: State, seat: i64, evaluate: Callable[[State, int], float], seed: i64) -> i64:
    """A middling outcome of chance, neither lucky nor unlucky; the same wherever the same may be drawn."""
    rng = Random(seed + position.source())
    draws: list[tuple[float, int]] = []
    for _ in range(DRAWS):
        outcome = roll(position, rng)
        tried = position.copy()
        tried.apply(outcome)
        draws.append((evaluate(tried, seat), outcome))
    draws.sort()
    return draws[DRAWS // 2][1]


def pending(position: State) -> i64:
    """A hash of the decisions that a position waits for."""
    number: i64 = position.kind
    number = (number * 1000003 + position.a) % PRIME
    number = (number * 1000003 + position.b) % PRIME
    for part in position.frames:
        number = (number * 1000003 + part) % PRIME
    return number


def the_best(found: list[Step], width: i64) -> list[Step]:
    """The beam: the best line of each beginning, and the best `width` of the others."""
    found.sort(key=by_value)
    begun: set[int] = set()
    kept: list[Step] = []
    for step in found:
        if step.first not in begun:
            begun.add(step.first)
            kept.append(step)
        elif width > 0:
            width -= 1
            kept.append(step)
    return kept


def by_value(step: Step) -> float:
    return -step.value


def line_to(last: Step) -> list[Step]:
    """The steps from the beginning to this one."""
    line = [last]
    before = last.before
    while before is not None:
        line.append(before)
        before = before.before
    line.reverse()
    return line
