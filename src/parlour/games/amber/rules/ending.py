"""The end of a turn, and of the game: everything connected, or everything played out [AMB-END, AMB-SCORE]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.amber.rules.codes import ENDED_STACK, INSTANT_WIN, LOCKED, PLAY
from parlour.kernel.state import CHANCE, bit

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def begin_turn(state: AmberState, seat: i64) -> None:
    state.wait(PLAY, seat, 0, 0)


def end_turn(state: AmberState, seat: i64) -> None:
    """The next one's turn, unless there is nothing left to draw and too little to play."""
    if state.is_exhausted() and are_hands_low(state):
        state.emit(ENDED_STACK, seat, 0, 0, 0)
        end_by_points(state)
    else:
        begin_turn(state, seat + 1 if seat + 1 < state.players else 0)


def are_hands_low(state: AmberState) -> bool:
    """Nobody has more than three tiles [AMB-END]."""
    for seat in range(state.players):
        if state.hand_sizes[seat] > 3:
            return False
    return True


def is_won_at_once(state: AmberState) -> bool:
    """Exactly one player connected to everything wins; several at once lock that way [AMB-END]."""
    sites: i64 = len(state.setup.layouts[state.layout].site_cells)
    everything = bit(sites) - 1
    full: i64 = 0
    complete: i64 = 0
    for seat in range(state.players):
        # Nobody is connected to their own castle.
        if state.links[seat] | bit(state.site_at[state.castle_cell[seat]]) == everything:
            full += 1
            complete |= bit(seat)
    if full == 0 or state.locked:
        return False
    if full > 1:
        if state.setup.lock_instant_win:
            state.locked = 1
            state.emit(LOCKED, CHANCE, complete, 0, 0)
        return False
    state.won = complete
    for seat in range(state.players):
        if complete >> seat & 1:
            state.emit(INSTANT_WIN, seat, 0, 0, 0)
    state.finish()
    return True


def end_by_points(state: AmberState) -> None:
    """The most points win; ties are shared [AMB-SCORE]."""
    best: i64 = -1
    for seat in range(state.players):
        points = state.points(seat)
        if points > best:
            best = points
            state.won = bit(seat)
        elif points == best:
            state.won |= bit(seat)
    state.finish()
