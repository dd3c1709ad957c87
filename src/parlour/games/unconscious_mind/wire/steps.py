"""What is still going on in a turn, in a form people can follow: the steps of a cascade."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.games.unconscious_mind.effect_schema import (
    LEVELS,
    LOCATIONS,
    QUALITIES,
    Effect,
    Generate,
    Insight,
    Quality,
)
from parlour.games.unconscious_mind.names import LINES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER, DECISIONS
from parlour.games.unconscious_mind.rules.pages import LINE_END


class Step(msgspec.Struct, frozen=True):
    """A pending decision, or something that goes on by itself when its time comes."""

    decision: str
    seat: int
    source: str = ""
    """The printed thing it comes from: `tile-n104`, `research-r03`, `slot-opera-1`, ...; see build.py."""
    effects: list[Effect] = []
    done: list[bool] = []
    left: int = 0
    """How often still; 0 where that means nothing."""
    price: list[Insight] = []
    """The Insights still to be used."""


def steps(state: UnconsciousMindState) -> list[Step]:
    """The present one last."""
    found = []
    for pending in DECISIONS.steps(state):
        title = BY_NUMBER[DECISIONS.of(pending).number].title
        if title and pending.seat >= 0:
            found.append(_step(state, title, pending))
    return found


def _step(state: UnconsciousMindState, title: str, pending: Any) -> Step:
    """What people read of a pending decision, made of its fields."""
    names = state.setup.names
    seat = pending.seat
    match DECISIONS.of(pending).number:
        case codes.LIST | codes.OPEN_LIST:
            printed = names.lists[pending.effects]
            done = _flags(pending.done, len(printed.effects))
            return Step(title, seat, printed.source, list(printed.effects), done)
        case codes.GENERATE:
            quality = _quality(pending.quality)
            effect = Generate(LEVELS[pending.level], quality, pending.left)
            return Step(title, seat, effects=[effect], done=[False], left=pending.left)
        case codes.PAY:
            return Step(title, seat, price=_price(state, pending.price)[pending.paid :])
        case codes.LINE:
            return Step(title, seat, f"line-{LINES[pending.line]}", done=_flags(pending.done, LINE_END + 1))
        case codes.LOCATION:
            return Step(title, seat, f"location-{LOCATIONS[pending.location]}", left=pending.left)
        case codes.SPILL:
            return Step(title, seat, left=pending.coffee)
    return Step(title, seat, _source(state, pending), left=getattr(pending, "left", 0))


def _source(state: UnconsciousMindState, pending: Any) -> str:
    names = state.setup.names
    match DECISIONS.of(pending).number:
        case codes.TABLE | codes.IDEAS:
            return f"action-{names.actions[pending.action]}"
        case codes.PUT | codes.SIDES | codes.STARTING_ROW:
            return f"tile-{names.tiles[pending.tile]}"
        case codes.GATHER:
            return f"treatise-{names.treatises[pending.treatise]}"
        case codes.MARK if not pending.is_district:
            return f"treatise-{names.treatises[pending.target]}"
        case codes.THERAPY if state.room_client[pending.room]:
            return f"client-{names.clients[state.room_client[pending.room] - 1]}"
        case codes.GOAL:
            return f"goal-{names.goals[pending.goal]}"
    return ""


def _flags(mask: int, many: int) -> list[bool]:
    return [bool(mask >> at & 1) for at in range(many)]


def _quality(quality: int) -> Quality | Literal["any"]:
    return "any" if quality == codes.ANY else QUALITIES[quality]


def _price(state: UnconsciousMindState, price: int) -> list[Insight]:
    codes_of_parts = (int(state.setup.prices[price * 4 + at]) for at in range(4))
    return [Insight(LEVELS[code >> 2], _quality(code & 3)) for code in codes_of_parts if code >= 0]
