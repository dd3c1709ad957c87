"""Drawing: up to a full hand from the stack, or tile by tile from the face-up row [AMB-DRAW, AMB-ADV]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import (
    DEAL,
    DEAL_CHANCE,
    DRAW,
    DRAW_ROW,
    DRAW_STACK,
    DREW,
    REVEAL,
    REVEAL_CHANCE,
    REVEALED,
    TOOK,
)
from parlour.games.amber.rules.decision import ROW_LUCK, AmberDecision, FromStack
from parlour.games.amber.rules.ending import end_turn
from parlour.kernel.state import CHANCE, bit

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def refill(state: AmberState, seat: i64) -> None:
    """Draw up to a full hand, while there are tiles [AMB-DRAW-1]; in the advanced game one by one."""
    missing = state.setup.hand_size - state.hand_sizes[seat]
    if missing <= 0 or state.is_exhausted():
        end_turn(state, seat)
    elif state.setup.advanced:
        DRAWING.wait(state, seat)
    else:
        DEALING.wait(state, CHANCE, seat, missing if missing < state.stack else state.stack)


# From the stack


class Deal(FromStack):
    """A tile from the stack comes into a hand."""

    def __init__(self) -> None:
        super().__init__(DEAL_CHANCE, "deal", DEAL)

    def apply(self, state: AmberState, action: i64) -> None:
        kind = action - DEAL
        seat = self.drawer.of(state)
        state.deck[kind] -= 1
        state.stack -= 1
        state.hands[seat] += bit(4 * kind)
        state.hand_sizes[seat] += 1
        state.emit(DREW, seat, kind, 0, 0)
        go_on(state, self)

    def source(self, state: AmberState) -> int:
        return int(self.drawer.of(state))


DEALING: Final = Deal()


def go_on(state: AmberState, drawing: FromStack) -> None:
    """A tile has left the stack: the next one, the rest of the preparation, or of the turn."""
    if drawing.left.of(state) > 1:
        drawing.left.add(state, -1)
    elif state.starter < 0:
        state.pop()
    else:
        refill(state, drawing.drawer.of(state))


# The advanced game: the face-up row


class Draw(AmberDecision):
    """Take a tile of the row, or the top of the stack [AMB-ADV-3]."""

    def __init__(self) -> None:
        super().__init__(DRAW, "draw", ("draw_row", "draw_stack"))

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=8)
        last: i64 = -1
        for kind in state.row:
            if kind != last:
                out = append(out, DRAW_ROW + kind)
            last = kind
        if state.stack:
            out = append(out, DRAW_STACK)
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        if action == DRAW_STACK:
            DEALING.wait(state, CHANCE, state.actor, 1)
        else:
            take_from_row(state, action - DRAW_ROW)


DRAWING: Final = Draw()


def take_from_row(state: AmberState, kind: i64) -> None:
    """Take a face-up tile; another is revealed at once [AMB-ADV-2]."""
    seat = state.actor
    row = vec[i64](capacity=8)
    is_taken = False
    for one in state.row:
        if one == kind and not is_taken:
            is_taken = True
        else:
            row = append(row, one)
    state.row = row
    state.hands[seat] += bit(4 * kind)
    state.hand_sizes[seat] += 1
    state.known[seat] += bit(4 * kind)
    state.emit(TOOK, seat, kind, 0, 0)
    if state.stack:
        REVEALING.wait(state, CHANCE, seat, 1)
    else:
        refill(state, seat)


class Reveal(FromStack):
    """A tile of the stack is turned face up."""

    def __init__(self) -> None:
        super().__init__(REVEAL_CHANCE, "reveal", REVEAL)

    def apply(self, state: AmberState, action: i64) -> None:
        kind = action - REVEAL
        state.deck[kind] -= 1
        state.stack -= 1
        state.row = with_tile(state.row, kind)
        state.emit(REVEALED, CHANCE, kind, 0, 0)
        go_on(state, self)

    def source(self, state: AmberState) -> int:
        return ROW_LUCK


REVEALING: Final = Reveal()


def with_tile(row: vec[i64], kind: i64) -> vec[i64]:
    """The row with one more tile in its place."""
    out = vec[i64](capacity=8)
    is_in = False
    for one in row:
        if one > kind and not is_in:
            out = append(out, kind)
            is_in = True
        out = append(out, one)
    return out if is_in else append(out, kind)
