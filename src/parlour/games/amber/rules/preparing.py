"""Preparing to play: the map, the first hands, a castle for everybody, and who begins [AMB-SETUP]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import (
    BEGINS,
    CASTLE_ASSIGNED,
    CASTLE_CHOICE,
    CASTLE_PIECE,
    LAYOUT_CHOICE,
    LAYOUT_USED,
    START_CHOICE,
    STARTS,
    TAKE_CASTLE,
    USE_LAYOUT,
)
from parlour.games.amber.rules.decision import AmberDecision
from parlour.games.amber.rules.drawing import DEALING, REVEALING
from parlour.games.amber.rules.ending import begin_turn
from parlour.games.amber.rules.travel import leave_castle
from parlour.kernel.state import CHANCE, bit

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def prepare(state: AmberState) -> None:
    """Put the decisions of the preparation on the stack, the first one on top."""
    setup = state.setup
    STARTING.wait(state, 0 if setup.start_chosen else CHANCE)
    for back in range(state.players):
        owner = state.players - 1 - back
        TAKING_A_CASTLE.push(state, owner if setup.castles_chosen else CHANCE, owner)
    if setup.advanced:
        REVEALING.push(state, CHANCE, 0, state.players)
    for back in range(state.players):
        DEALING.push(state, CHANCE, state.players - 1 - back, setup.hand_size)
    if setup.chosen_layout < 0:
        CHOOSING_A_MAP.push(state, CHANCE)
    else:
        use_layout(state, setup.chosen_layout)


# The map


class LayoutChoice(AmberDecision):
    """Which map is played on."""

    def __init__(self) -> None:
        super().__init__(LAYOUT_CHOICE, "layout", ("layout",))

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=32)
        for layout in state.setup.layouts:
            out = append(out, USE_LAYOUT + layout.number)
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        for at in range(len(state.setup.layouts)):
            if state.setup.layouts[at].number == action - USE_LAYOUT:
                use_layout(state, at)
        state.pop()


CHOOSING_A_MAP: Final = LayoutChoice()


def use_layout(state: AmberState, at: i64) -> None:
    """Castles and villages on the board, a coin on each [AMB-SETUP-1, AMB-SETUP-2]."""
    layout = state.setup.layouts[at]
    state.layout = at
    state.site_at = layout.site_at
    sites: i64 = len(layout.site_cells)
    state.coin_on = bit(sites) - 1
    for castle in range(len(layout.castles)):
        state.tile_at[layout.castles[castle]] = CASTLE_PIECE
    state.emit(LAYOUT_USED, CHANCE, at, 0, 0)


# Castles


class CastleChoice(AmberDecision):
    """Which of the castles that are left belongs to a player."""

    def __init__(self) -> None:
        super().__init__(CASTLE_CHOICE, "castle", ("castle",))
        self.owner: Final = self.in_a("owner")

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=32)
        for cell in range(state.setup.cells):
            if state.tile_at[cell] == CASTLE_PIECE and not is_taken(state, cell):
                out = append(out, TAKE_CASTLE + cell)
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        owner = self.owner.of(state)
        cell = action - TAKE_CASTLE
        state.castle_cell[owner] = cell
        leave_castle(state, owner)
        state.emit(CASTLE_ASSIGNED, owner, cell, 0, 0)
        state.pop()


TAKING_A_CASTLE: Final = CastleChoice()


def is_taken(state: AmberState, castle: i64) -> bool:
    for seat in range(state.players):
        if state.castle_cell[seat] == castle:
            return True
    return False


# Who begins


class StartChoice(AmberDecision):
    """Who has the first turn."""

    def __init__(self) -> None:
        super().__init__(START_CHOICE, "start", ("start",))

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=8)
        for seat in range(state.players):
            out = append(out, STARTS + seat)
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        state.starter = action - STARTS
        state.emit(BEGINS, state.starter, 0, 0, 0)
        begin_turn(state, state.starter)


STARTING: Final = StartChoice()
