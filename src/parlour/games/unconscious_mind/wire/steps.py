"""What is still going on in a turn, in a form people can follow: the steps of a cascade."""

from __future__ import annotations

import msgspec

from parlour.games.unconscious_mind.effect_schema import (
    LEVELS,
    LOCATIONS,
    QUALITIES,
    Effect,
    Generate,
    Insight,
)
from parlour.games.unconscious_mind.names import LINES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.rules.city import MARK_DISTRICT

GOING_ON = {
    codes.OPEN_LIST: "effects",
    codes.TABLE: "table",
    codes.THERAPY: "therapy",
    codes.GAIN_RESEARCH: "gain_research",
    codes.GAIN_REPUTATION: "gain_reputation",
    codes.LAND: "land",
    codes.END_TURN: "end_turn",
}
"""What goes on by itself, as far as people care."""

COUNTED_IN_A = (
    codes.ELEVATE,
    codes.TRANSFER,
    codes.PLAY,
    codes.TREATMENT,
    codes.GAIN_RESEARCH,
    codes.SPILL,
)
COUNTED_IN_B = (codes.GENERATE, codes.TABLE, codes.THERAPY)


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


def steps(state: UnconsciousMindState, decisions: dict[int, str]) -> list[Step]:
    """The present one last."""
    flat = [int(number) for number in state.frames]
    flat += [int(state.kind), int(state.actor), int(state.a), int(state.b)]
    names = {**decisions, **GOING_ON}
    found = []
    for at in range(0, len(flat), 4):
        kind, seat, a, b = flat[at : at + 4]
        if seat >= 0 and kind in names:
            found.append(_step(state, names[kind], seat, (kind, a, b)))
    return found


def _step(state: UnconsciousMindState, decision: str, seat: int, frame: tuple[int, int, int]) -> Step:
    kind, a, b = frame
    names = state.setup.names
    if kind in (codes.LIST, codes.OPEN_LIST):
        printed = names.lists[a & 4095]
        count = len(printed.effects)
        return Step(
            decision, seat, printed.source, list(printed.effects), [bool(b >> at & 1) for at in range(count)]
        )
    left = a if kind in COUNTED_IN_A else b if kind in COUNTED_IN_B else 0
    if kind == codes.GENERATE:
        quality = "any" if a & 3 == codes.ANY else QUALITIES[a & 3]
        return Step(decision, seat, effects=[Generate(LEVELS[a >> 2], quality, b)], done=[False], left=left)
    if kind == codes.PAY:
        return Step(decision, seat, price=_price(state, a)[b:])
    if kind == codes.LINE:
        return Step(decision, seat, f"line-{LINES[a & 7]}", done=[bool(b >> at & 1) for at in range(5)])
    if kind == codes.LOCATION:
        return Step(decision, seat, f"location-{LOCATIONS[a & 7]}", left=b & 7)
    return Step(decision, seat, _source(state, kind, a), left=left)


def _source(state: UnconsciousMindState, kind: int, a: int) -> str:
    names = state.setup.names
    if kind == codes.TABLE:
        return f"action-{names.actions[a]}"
    if kind == codes.IDEAS:
        return f"action-{names.actions[a & 15]}"
    if kind in (codes.PUT, codes.SIDES, codes.STARTING_ROW):
        return f"tile-{names.tiles[a]}"
    if kind == codes.GATHER or (kind == codes.MARK and a < MARK_DISTRICT):
        return f"treatise-{names.treatises[a]}"
    if kind == codes.THERAPY and state.room_client[a]:
        return f"client-{names.clients[state.room_client[a] - 1]}"
    if kind == codes.GOAL:
        return f"goal-{names.goals[a]}"
    return ""


def _price(state: UnconsciousMindState, price: int) -> list[Insight]:
    found = []
    for at in range(4):
        code = int(state.setup.prices[price * 4 + at])
        if code >= 0:
            quality = "any" if code & 3 == codes.ANY else QUALITIES[code & 3]
            found.append(Insight(LEVELS[code >> 2], quality))
    return found
