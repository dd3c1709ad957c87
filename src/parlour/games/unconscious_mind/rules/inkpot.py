"""The Inkpot: how far it goes, and what the space it comes to does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, fame, pages
from parlour.games.unconscious_mind.rules.codes import (
    ADVANCE,
    IDEA_UNLOCKED,
    INK_MOVED,
    INKPOT_SPACES,
    LEFT,
    MOD_FREE_STEP,
    STOP,
    TOP,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, UnconsciousMindStep
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

FARTHEST: Final = 12
"""No Inkpot goes further in one move, however many Bright Ideas push it."""


def move_inkpot(state: UnconsciousMindState, seat: i64, steps: i64, bright: i64) -> None:
    """Clockwise; each of the first laps frees an Idea and the column below it [UM-INK-1, UM-INK-3]."""
    total = state.inkpot[seat] + steps
    state.inkpot = changed(state.inkpot, seat, total % INKPOT_SPACES)
    state.emit(INK_MOVED, seat, steps, state.inkpot[seat], bright)
    for _ in range(total // INKPOT_SPACES):
        if state.ideas_locked[seat]:
            state.ideas_locked = changed(state.ideas_locked, seat, state.ideas_locked[seat] - 1)
            state.ideas = changed(state.ideas, seat, state.ideas[seat] + 1)
            column = state.setup.locked_ideas - state.ideas_locked[seat] - 1
            state.emit(IDEA_UNLOCKED, seat, column, 0, 0)


def bright_for(state: UnconsciousMindState, seat: i64, steps: i64, least: i64, most: i64) -> i64:
    """The Bright Ideas a movement costs."""
    off: i64 = 0
    if steps < least:
        off = least - steps
    elif steps > most:
        off = steps - most
    if off and state.used_once >> MOD_FREE_STEP & 1 == 0:
        free = couch.modifier(state, seat, MOD_FREE_STEP)
        if free > 0:
            off -= free if free < off else off
    return off


class Inkpot(UnconsciousMindDecision):
    """How far the Inkpot is to go."""

    def __init__(self) -> None:
        super().__init__(codes.INKPOT, "inkpot", ("advance", "stop"), has_asides=True)
        self.least: Final = self.in_a("least")
        self.most: Final = self.in_b("most", 4)
        self.must_move: Final = self.in_b("must_move", 1)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """So many spaces; a Bright Idea adds or takes away one, but never all [UM-INK-2]."""
        seat = state.actor
        least = self.least.of(state)
        most = self.most.of(state)
        out = vec[i64](capacity=16)
        if self.must_move.of(state) == 0:
            out = append(out, STOP)
        for steps in range(1, FARTHEST + 1):
            if bright_for(state, seat, steps, least, most) <= state.bright[seat]:
                out = append(out, ADVANCE + steps)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        least = self.least.of(state)
        most = self.most.of(state)
        if action == STOP:
            state.pop()
            return
        steps = action - ADVANCE
        bright = bright_for(state, seat, steps, least, most)
        state.bright[seat] -= bright
        if (steps < least or steps > most) and couch.modifier(state, seat, MOD_FREE_STEP) > 0:
            state.used_once |= bit(MOD_FREE_STEP)
        move_inkpot(state, seat, steps, bright)
        LAND.wait(state, seat)


INKPOT: Final[Inkpot] = Inkpot()


class Land(UnconsciousMindStep):
    """The space the Inkpot has come to takes effect [UM-INK-3 to UM-INK-5]."""

    def __init__(self) -> None:
        super().__init__(codes.LAND, "land", "land")

    def step(self, state: UnconsciousMindState) -> None:
        seat = state.actor
        here = state.inkpot[seat]
        state.pop()
        if here == TOP:
            pages.COLUMN.push(state, seat)
        elif here == LEFT:
            fame.trigger_reputation(state, seat)
        else:
            pages.start_line(state, seat, here - 1)


LAND: Final[Land] = Land()
