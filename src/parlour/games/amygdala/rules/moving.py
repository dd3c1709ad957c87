"""Mood markers: which lotuses they may go to, and what that costs [AMY-MOVE]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import HAPPINESS, MOVE, MOVED, TOLL_MOVED
from parlour.games.amygdala.rules.exchanging import purse
from parlour.games.amygdala.rules.raising import has_coins
from parlour.games.amygdala.rules.setup import LOTUSES

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def passes_toll(state: AmygdalaState, seat: i64, lotus: i64) -> bool:
    """Does the way there, clockwise and less than once round, lead onto or past the toll? [AMY-MOVE-2]"""
    way = (lotus - state.mood[seat] + LOTUSES) % LOTUSES
    to_toll = (state.toll_at - state.mood[seat] + LOTUSES) % LOTUSES
    return 0 < to_toll <= way


def toll_to(state: AmygdalaState, seat: i64, lotus: i64) -> i64:
    """The coins it costs to go there."""
    return state.setup.toll if passes_toll(state, seat, lotus) else 0


def serves(state: AmygdalaState, seat: i64, lotus: i64, region: i64) -> bool:
    """Would the marker, gone to this lotus, be next to the region? [AMY-MOVE-4, AMY-MOVE-5]"""
    if region != HAPPINESS:
        return state.setup.lotus_serves(lotus, region)
    if state.setup.changing_toll and passes_toll(state, seat, lotus):
        return True
    return lotus == state.toll_at


def legal_stands(state: AmygdalaState, seat: i64, region: i64) -> vec[i64]:
    """The lotuses from which a region can be served, with the coins to get there."""
    out = vec[i64](capacity=8)
    most = purse(state, seat)
    for lotus in range(LOTUSES):
        if serves(state, seat, lotus, region) and toll_to(state, seat, lotus) <= most:
            out = append(out, MOVE + lotus)
    return out


def can_stand_for(state: AmygdalaState, seat: i64, region: i64, purse: i64) -> bool:
    for lotus in range(LOTUSES):
        if serves(state, seat, lotus, region) and toll_to(state, seat, lotus) <= purse:
            return True
    return False


def stand(state: AmygdalaState, seat: i64, action: i64) -> bool:
    """Go to a lotus; False if coins must be raised for the toll first, and then it is tried again."""
    lotus = action - MOVE
    if not has_coins(state, toll_to(state, seat, lotus), action):
        return False
    move_mood(state, seat, lotus)
    return True


def move_mood(state: AmygdalaState, seat: i64, lotus: i64) -> None:
    """Go there and pay the toll; in a variant the toll comes along [AMY-VAR-1]."""
    if lotus == state.mood[seat]:
        return
    is_toll_due = passes_toll(state, seat, lotus)
    state.mood[seat] = lotus
    coins: i64 = state.setup.toll if is_toll_due else 0
    state.coins[seat] -= coins
    state.emit(MOVED, seat, lotus, coins, 0)
    if is_toll_due and state.setup.changing_toll and state.toll_at != lotus:
        state.toll_at = lotus
        state.emit(TOLL_MOVED, seat, lotus, 0, 0)
