"""A play is complete: the coins of new connections, a winner at once, a full hand [AMB-TURN-1, AMB-COIN]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.amber.rules.codes import COIN_LOST, COIN_TAKEN
from parlour.games.amber.rules.drawing import refill
from parlour.games.amber.rules.ending import is_won_at_once
from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def finish_play(state: AmberState, seat: i64) -> None:
    """Settle coins, look for a winner, refill the hand [AMB-TURN-1]."""
    state.passes = 0
    settle_coins(state)
    if not is_won_at_once(state):
        refill(state, seat)


def settle_coins(state: AmberState) -> None:
    """Coins of newly connected sites: one connected player takes it, several lose it [AMB-COIN]."""
    anybody: i64 = 0
    for seat in range(state.players):
        anybody |= state.links[seat]
    due = anybody & state.coin_on
    if due == 0:
        return
    state.coin_on &= ~due
    site: i64 = 0
    while due >> site:
        if due >> site & 1:
            settle_coin(state, site)
        site += 1


def settle_coin(state: AmberState, site: i64) -> None:
    connected: i64 = 0
    taker: i64 = -1
    for seat in range(state.players):
        if state.links[seat] >> site & 1:
            connected += 1
            taker = seat
    if connected == 1:
        state.coins[taker] += 1
        state.emit(COIN_TAKEN, taker, site, 0, 0)
    else:
        state.emit(COIN_LOST, CHANCE, site, 0, 0)
