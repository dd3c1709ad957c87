"""A whole turn ahead: a beam of the lines that look best, followed until the turn has passed on.

For games in which a turn is a chain of small decisions: what the first of them is good for shows only when
the last is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from parlour.kernel.state import CHANCE, State, roll

WIDTH: Final = 40
"""How many positions are kept after each decision."""

POSITIONS: Final = 4000
"""How many are looked at; then only the best line is followed to its end."""

DRAWS: Final = 3
"""What chance brings is the middling of so many draws."""

PRIME: Final = 2147483647


class Step:
    """A position of the turn, and the decision that led to it."""

    def __init__(self, position: State, before: Step | None, action: i64, first: i64, value: float) -> None:
        self.position: State = position
        self.before: Step | None = before
        self.action: i64 = action
        self.first: i64 = first
        """The decision the line began with."""
        self.value: float = value


def plan_turn(position: State, evaluate: Callable[[State, int], float], rng: Random) -> list[Step]:
    """The best line found from a position to the end of its actor's turn, a step for each choice."""
    return line_to(plan_turns(position, evaluate, rng, WIDTH, POSITIONS)[0])


def plan_turns(
    position: State, evaluate: Callable[[State, int], float], rng: Random, width: i64, most: i64
) -> list[Step]:
    """The last steps of the lines found from a position to the end of its actor's turn, the best first."""
    seat = position.actor
    seed: i64 = rng.randrange(1 << 30)
    beam = [Step(position, None, -1, -1, 0.0)]
    ends: list[Step] = []
    left: i64 = most
    while beam:
        found: list[Step] = []
        seen: set[tuple[int, float]] = set()
        for step in beam:
            for action in step.position.legal():
                tried = step.position.copy()
                tried.apply(action)
                go_on(tried, seat, evaluate, seed)
                left -= 1
                value = evaluate(tried, seat)
                if tried.actor != seat:
                    ends.append(Step(tried, step, action, action if step.first < 0 else step.first, value))
                    continue
                # Positions that wait for the same decisions and are worth exactly the same count as equal.
                key = (int(pending(tried)), value)
                if key not in seen:
                    seen.add(key)
                    found.append(Step(tried, step, action, action if step.first < 0 else step.first, value))
        beam = the_best(found, width if left > 0 else 1)
        if left <= 0 and ends:
            break
    assert ends, "a turn ends"
    # Of equals the first found stays the first: sorting keeps their order.
    ends.sort(key=by_value)
    return ends


def go_on(position: State, seat: i64, evaluate: Callable[[State, int], float], seed: i64) -> None:
    """Take what needs no thought: forced decisions, and chance while the seat's turn waits for it."""
    while True:
        if position.actor == seat:
            legal = position.legal()
            if len(legal) > 1:
                return
            position.apply(legal[0])
        elif position.actor == CHANCE and waits_for(position) == seat:
            position.apply(middling_draw(position, seat, evaluate, seed))
        else:
            return


def waits_for(position: State) -> i64:
    """Whose decision it is after what chance does now."""
    at: i64 = len(position.frames) - 3
    while at >= 0:
        if position.frames[at] != CHANCE:
            return position.frames[at]
        at -= 4
    return CHANCE


def middling_draw(position: State, seat: i64, evaluate: Callable[[State, int], float], seed: i64) -> i64:
    """An outcome neither lucky nor unlucky; the same wherever the same things may be drawn."""
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
    """A number for the decisions a position waits for."""
    number: i64 = position.kind
    number = (number * 1000003 + position.a) % PRIME
    number = (number * 1000003 + position.b) % PRIME
    for part in position.frames:
        number = (number * 1000003 + part) % PRIME
    return number


def the_best(found: list[Step], width: i64) -> list[Step]:
    """The most promising positions, but not all from one first decision while others may come to more."""
    if len(found) <= width:
        return found
    firsts: dict[int, int] = {}
    for step in found:
        firsts[step.first] = 0
    share = 2 * width // len(firsts) + 1
    found.sort(key=by_value)
    kept: list[Step] = []
    for step in found:
        if firsts[step.first] < share:
            firsts[step.first] += 1
            kept.append(step)
            if len(kept) == width:
                break
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
