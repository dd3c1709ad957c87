"""A. Acquiring resource tiles at the lotuses [AMY-BUY]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import BOUGHT, BOUGHT_TWO, BUY, BUY_TWO, KINDS, UNLOCK
from parlour.games.amygdala.rules.memory import gain_resource
from parlour.games.amygdala.rules.moving import move_mood, toll_to
from parlour.games.amygdala.rules.setup import LOTUSES

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def legal_buys(state: AmygdalaState, seat: i64, purse: i64) -> vec[i64]:
    """One tile, or the two of one side of a lotus [AMY-BUY-2]."""
    out = vec[i64](capacity=96)
    setup = state.setup
    slots = state.slots
    for side in range(LOTUSES * 2):
        one = slots[side * 2] - 1
        other = slots[side * 2 + 1] - 1
        if one < 0 and other < 0:
            continue
        left = purse - toll_to(state, seat, side >> 1)
        low = one if one < other else other
        high = other if one < other else one
        if low >= 0 and low != high and setup.kind_cost[low] <= left:
            out = append(out, buy_one(side, low))
        if setup.kind_cost[high] <= left:
            out = append(out, buy_one(side, high))
    for side in range(LOTUSES * 2):
        one = slots[side * 2] - 1
        other = slots[side * 2 + 1] - 1
        if one < 0 or other < 0:
            continue
        cost = setup.kind_cost[one]
        if setup.kind_cost[other] > cost:
            cost = setup.kind_cost[other]
        if cost + toll_to(state, seat, side >> 1) <= purse:
            out = append(out, buy_two(side, one, other) if one < other else buy_two(side, other, one))
    return out


def price(state: AmygdalaState, seat: i64, action: i64) -> i64:
    """Toll and tiles: of two tiles the dearer is paid [AMY-BUY-3]."""
    setup = state.setup
    cost = setup.kind_cost[last_bought(action)]
    if buys_two(action):
        other = setup.kind_cost[first_bought(action)]
        if other > cost:
            cost = other
    return toll_to(state, seat, side_of(action) >> 1) + cost


def buy(state: AmygdalaState, seat: i64, action: i64) -> None:
    """Go to the lotus, take the tiles and pay for them [AMY-BUY]."""
    side = side_of(action)
    last = last_bought(action)
    coins = price(state, seat, action) - toll_to(state, seat, side >> 1)
    move_mood(state, seat, side >> 1)
    state.coins[seat] -= coins
    if buys_two(action):
        first = first_bought(action)
        take_from_side(state, seat, side, first)
        take_from_side(state, seat, side, last)
        state.emit(BOUGHT_TWO, seat, first, last, coins * 16 + side)
    else:
        take_from_side(state, seat, side, last)
        state.emit(BOUGHT, seat, last, coins, side)


def take_from_side(state: AmygdalaState, seat: i64, side: i64, kind: i64) -> None:
    slot = side * 2 if state.slots[side * 2] == kind + 1 else side * 2 + 1
    state.slots[slot] = 0
    gain_resource(state, seat, kind)


# Purchases as numbers. A side is that of one lotus: 2 * lotus + side


def buy_one(side: i64, kind: i64) -> i64:
    return BUY + side * KINDS + kind


def buy_two(side: i64, first: i64, last: i64) -> i64:
    """The lesser kind comes first, so that a pair has one number."""
    return BUY_TWO + (side * KINDS + first) * KINDS + last


def is_buy(action: i64) -> bool:
    return action < UNLOCK


def buys_two(action: i64) -> bool:
    """Is a purchase of two tiles?"""
    return action >= BUY_TWO


def side_of(action: i64) -> i64:
    if buys_two(action):
        return (action - BUY_TWO) // (KINDS * KINDS)
    return (action - BUY) // KINDS


def first_bought(action: i64) -> i64:
    """The kind of the first of two tiles."""
    return (action - BUY_TWO) // KINDS % KINDS


def last_bought(action: i64) -> i64:
    """The kind of the only tile, or of the second of two."""
    # BUY_TWO is a multiple of KINDS behind BUY.
    return (action - BUY) % KINDS
