"""Coffee, Bright Ideas, boxes and points: gaining them, and what they are exchanged for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, dial
from parlour.games.unconscious_mind.rules.codes import (
    AREAS,
    BOX,
    BRIGHT,
    COFFEE,
    COFFEE_ADJUST,
    COFFEE_BRIGHT,
    FROM_BOXES,
    GAINED,
    MOD_CHANGE,
    MOD_CHEAP_ADJUST,
    MOD_COFFEE_CAP,
    SET_FOR_BOX,
    SPENT,
    STOP,
    VP,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

MOST_MOVES: Final = 12
"""No price of four Insights is further away: each is two Elevations and a Transfer from any other area."""


def coffee_cap(state: UnconsciousMindState, seat: i64) -> i64:
    cap = couch.modifier(state, seat, MOD_COFFEE_CAP)
    return cap if cap > 0 else state.setup.coffee_cap


def gain_coffee(state: UnconsciousMindState, seat: i64, coffee: i64) -> None:
    """What does not fit on the track waits on top of the stack, for room to be made [UM-COFFEE-1]."""
    spilt = fill_cup(state, seat, coffee)
    if spilt == 0:
        return
    if state.kind == codes.SPILL:
        SPILL.coffee.add(state, spilt)
    else:
        SPILL.push(state, seat, spilt)


def fill_cup(state: UnconsciousMindState, seat: i64, coffee: i64) -> i64:
    """Gain as much as there is room for; gives what does not fit."""
    room = coffee_cap(state, seat) - state.coffee[seat]
    fits = coffee if coffee < room else room
    if fits > 0:
        state.coffee[seat] += fits
        state.emit(GAINED, seat, COFFEE, fits, 0)
        return coffee - fits
    return coffee


class Spill(UnconsciousMindDecision):
    """Make room for Coffee that does not fit, or leave it."""

    def __init__(self) -> None:
        super().__init__(codes.SPILL, "spill", ("stop",), has_asides=True)
        self.coffee: Final = self.in_a("coffee")
        self.counted = self.coffee

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return vec[i64]([STOP])

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        state.pop()

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Room that has been made is used at once."""
        self.coffee.set(state, fill_cup(state, state.actor, self.coffee.of(state)))
        return super().goes_on(state)

    def is_done(self, state: UnconsciousMindState) -> bool:
        return self.coffee.of(state) == 0

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        return can_spend_coffee(state, state.actor)


SPILL: Final[Spill] = Spill()


def gain_boxes(state: UnconsciousMindState, seat: i64, boxes: i64) -> None:
    """What does not fit is used for points at once, which is allowed at any time [UM-BOX-3]."""
    total = state.boxes[seat] + boxes
    cap = state.setup.box_cap
    if boxes:
        state.emit(GAINED, seat, BOX, boxes, 0)
    if total > cap:
        earn(state, seat, (total - cap) * state.setup.box_vp, FROM_BOXES)
        total = cap
    state.boxes = changed(state.boxes, seat, total)


def gain_bright(state: UnconsciousMindState, seat: i64, bright: i64) -> None:
    state.bright[seat] += bright
    state.emit(GAINED, seat, BRIGHT, bright, 0)


def earn(state: UnconsciousMindState, seat: i64, points: i64, source: i64) -> None:
    """Points that are told; those with an event of their own are only scored."""
    if points:
        state.score(seat, points, source)
        state.emit(GAINED, seat, VP, points, 0)


def spend_coffee(state: UnconsciousMindState, seat: i64, coffee: i64) -> None:
    if coffee:
        state.coffee[seat] -= coffee
        state.emit(SPENT, seat, COFFEE, coffee, 0)


def spend_bright(state: UnconsciousMindState, seat: i64, bright: i64) -> None:
    if bright:
        state.bright[seat] -= bright
        state.emit(SPENT, seat, BRIGHT, bright, 0)


# At any time in the own turn


def adjust_coffee(state: UnconsciousMindState, seat: i64) -> i64:
    """What an Elevation or Transfer costs."""
    cheap = couch.modifier(state, seat, MOD_CHEAP_ADJUST)
    if cheap >= 0 and state.used_once >> MOD_CHEAP_ADJUST & 1 == 0:
        return cheap
    return state.setup.adjust_coffee


def can_adjust(state: UnconsciousMindState, seat: i64) -> bool:
    return state.coffee[seat] >= adjust_coffee(state, seat) and dial.insights_on_dial(state, seat) > 0


def can_spend_coffee(state: UnconsciousMindState, seat: i64) -> bool:
    """Could room for Coffee be made?"""
    return state.coffee[seat] >= state.setup.bright_coffee or can_adjust(state, seat)


def legal_asides(state: UnconsciousMindState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Coffee for an Elevation, a Transfer or a Bright Idea; a set of Insights for a box [UM-ANY]."""
    if can_adjust(state, seat):
        out = append(out, COFFEE_ADJUST)
    if state.coffee[seat] >= state.setup.bright_coffee:
        out = append(out, COFFEE_BRIGHT)
    if dial.is_payable(state, seat, state.setup.box_price):
        out = append(out, SET_FOR_BOX)
    return out


def apply_aside(state: UnconsciousMindState, seat: i64, action: i64) -> None:
    if action == COFFEE_ADJUST:
        coffee = adjust_coffee(state, seat)
        spend_coffee(state, seat, coffee)
        if coffee != state.setup.adjust_coffee:
            state.used_once |= bit(MOD_CHEAP_ADJUST)
        dial.ADJUST.push(state, seat)
    elif action == COFFEE_BRIGHT:
        spend_coffee(state, seat, state.setup.bright_coffee)
        gain_bright(state, seat, 1)
    else:
        gain_boxes(state, seat, 1)
        dial.PAY.push(state, seat, state.setup.box_price)


# What could be reached that way, for decisions that have nothing else left to offer [UM-ANY-5]


def coffee_within_reach(state: UnconsciousMindState, seat: i64) -> i64:
    """What there is, and at most what change a set for a box could bring to the one who gets change."""
    coffee = state.coffee[seat]
    change = couch.modifier(state, seat, MOD_CHANGE)
    if change > 0 and dial.is_payable(state, seat, state.setup.box_price):
        levels: i64 = 0
        for area in range(1, AREAS):
            levels += dial.insights_in(state, seat, area) * dial.level_of(area)
        for part in range(4):
            need = state.setup.prices[state.setup.box_price * 4 + part]
            if need >= 0:
                levels -= need >> 2
        coffee += change * levels
    return coffee


def adjustments_within_reach(state: UnconsciousMindState, seat: i64) -> i64:
    """How many Elevations and Transfers Coffee could pay for; more than `MOST_MOVES` are never needed."""
    coffee = coffee_within_reach(state, seat) - adjust_coffee(state, seat)
    count: i64 = 0
    while coffee >= 0 and count < MOST_MOVES:
        count += 1
        coffee -= state.setup.adjust_coffee
    return count
