"""What a Dream still needs: how each Insight of its price could be paid, and the Coffee it takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

import msgspec

from parlour.games.unconscious_mind.effect_schema import Insight
from parlour.games.unconscious_mind.effect_tables import insight_of
from parlour.games.unconscious_mind.rules import codes
from parlour.games.unconscious_mind.rules.dial import level_of, moves_to_pay
from parlour.games.unconscious_mind.wire.actions import AREAS

Means = Literal["exact", "higher", "coffee", "missing"]
"""By the very Insight asked for, a higher one, one that Coffee lifts or turns first, or not at all."""
Price = tuple[int, ...]
"""Insights asked for, as the setup numbers them: 4 * level + quality."""


class Purse(NamedTuple):
    """What there is to pay with."""

    insights: int
    """By area of the dial, four bits each."""
    coffee: int
    next_adjust: int
    """The Coffee for the first Elevation or Transfer; one client's ability makes it cheaper."""
    adjust: int
    """The Coffee for every other."""


class DreamPart(msgspec.Struct, frozen=True):
    """An Insight of a Dream's price, and how it could be paid."""

    need: Insight
    means: Means
    area: str
    """Where the Insight lies that would pay it; nothing when it is missing."""


class DreamNeeds(msgspec.Struct, frozen=True):
    """What a Dream needs, part by part."""

    verdict: Literal["payable", "coffee", "missing"]
    coffee: int
    """The Coffee it takes; for a Dream that cannot be paid what it would take, or 0 if no Coffee would do."""
    parts: list[DreamPart]


class _Plan(NamedTuple):
    """A way to pay for something: the area of each Insight."""

    areas: tuple[int, ...]
    moves: int
    """The Elevations and Transfers it takes first."""
    waste: int
    """The levels given away."""

    @property
    def cost(self) -> tuple[int, int]:
        return self.moves, self.waste


# Dreams and dials stay as they are from one decision to the next.
@lru_cache(maxsize=1024)
def dream_needs(price: Price, purse: Purse) -> DreamNeeds:
    """What a price still needs, with this to pay it."""
    plan = _cheapest(price, purse.insights)
    moves = plan.moves if plan else 0
    coffee = purse.next_adjust + (moves - 1) * purse.adjust if moves else 0
    if plan and coffee <= purse.coffee:
        return DreamNeeds("coffee" if moves else "payable", coffee, list(_parts(price, plan.areas)))
    areas = _as_far_as_possible(price, purse.insights)
    return DreamNeeds("missing", coffee, list(_parts(price, areas)))


def _parts(price: Price, areas: tuple[int, ...]) -> Iterator[DreamPart]:
    for code, area in zip(price, areas, strict=True):
        if area == codes.RESERVE:
            yield DreamPart(insight_of(code), "missing", "")
        elif moves_to_pay(area, code):
            yield DreamPart(insight_of(code), "coffee", AREAS[area])
        else:
            yield DreamPart(insight_of(code), "higher" if _excess(area, code) else "exact", AREAS[area])


def _excess(area: int, code: int) -> int:
    """The levels an Insight is above what is asked for."""
    return max(0, int(level_of(area)) - (code >> 2))


@lru_cache(maxsize=4096)
def _cheapest(price: Price, insights: int) -> _Plan | None:
    """A way to pay everything with the fewest moves, wasting the least; none with too few Insights."""
    if not price:
        return _Plan((), 0, 0)
    need, *rest = price
    best = None
    for area in range(1, codes.AREAS):
        if not insights >> 4 * area & 15:
            continue
        after = _cheapest(tuple(rest), insights - (1 << 4 * area))
        if after is None:
            return None
        moves, waste = after.moves + int(moves_to_pay(area, need)), after.waste + _excess(area, need)
        plan = _Plan((area, *after.areas), moves, waste)
        if best is None or plan.cost < best.cost:
            best = plan
    return best


def _as_far_as_possible(price: Price, insights: int) -> tuple[int, ...]:
    """The areas that pay as much as can be paid without Coffee, high levels first; the reserve for none."""
    for kept, part in _parts_of(price):
        plan = _cheapest(part, insights)
        if plan and not plan.moves:
            paid = iter(plan.areas)
            return tuple(next(paid) if is_kept else codes.RESERVE for is_kept in kept)
    raise AssertionError("nothing can always be paid")


@lru_cache(maxsize=256)
def _parts_of(price: Price) -> list[tuple[tuple[bool, ...], Price]]:
    """All that may be kept of a price: most Insights first, then the highest levels."""
    kept = product((True, False), repeat=len(price))
    parts = [(one, tuple(code for code, is_kept in zip(price, one, strict=True) if is_kept)) for one in kept]
    return sorted(parts, key=lambda part: -sum(10 + (code >> 2) for code in part[1]))
