"""The memory bank: what fits in it, and what comes and goes between it and the supply [AMY-BANK]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import DREAM_ITEM, EMOTIONS, GOT, HAPPINESS_ITEM, IDEA_ITEM
from parlour.games.amygdala.rules.masks import count_bits
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


# What fits


def slots_used(state: AmygdalaState, seat: i64) -> i64:
    """The leaves a player's items take, with the fewest coins that make up the sum [AMY-BANK-2]."""
    used = coin_slots(state.coins[seat])
    for shows in range(EMOTIONS):
        used += state.resources(seat, shows)
    used += state.wilds[seat] + state.happiness[seat] + state.ideas[seat] + state.dreams[seat]
    return used + count_bits(state.claims[seat])


def is_over_limit(state: AmygdalaState, seat: i64) -> bool:
    return slots_used(state, seat) > state.setup.memory


def coin_slots(coins: i64) -> i64:
    """How many coins make up a sum: tens, at most one five, ones [AMY-BANK-3]."""
    return coins // 10 + coins % 10 // 5 + coins % 5


def smallest_coin(coins: i64) -> i64:
    """The least that can be thrown away to free a leaf [AMY-BANK-4]."""
    if coins % 5:
        return 1
    return 5 if coins % 10 else 10


# The supply


def supply(state: AmygdalaState, item: i64) -> i64:
    """How many tiles of a sort no player has [AMY-BANK-6]."""
    left = state.setup.item_total[item]
    for seat in range(state.players):
        if item == IDEA_ITEM:
            left -= state.ideas[seat]
        elif item == DREAM_ITEM:
            left -= state.dreams[seat]
        elif item == HAPPINESS_ITEM:
            left -= state.happiness[seat]
        else:
            left -= state.wilds[seat]
    return left


def gain_coins(state: AmygdalaState, seat: i64, coins: i64) -> i64:
    """Take coins from the supply, as many as it has; gives how many."""
    left = state.coin_supply()
    gained = coins if coins < left else left
    state.coins[seat] += gained
    return gained


def gain_item(state: AmygdalaState, seat: i64, item: i64) -> None:
    if supply(state, item) <= 0:
        state.emit(GOT, seat, item, 0, 0)
        return
    if item == IDEA_ITEM:
        state.ideas[seat] += 1
    elif item == DREAM_ITEM:
        state.dreams[seat] += 1
    elif item == HAPPINESS_ITEM:
        state.happiness[seat] += 1
    else:
        state.wilds[seat] += 1
    state.emit(GOT, seat, item, 1, 0)


def gain_resource(state: AmygdalaState, seat: i64, kind: i64) -> None:
    setup = state.setup
    place = 8 * (setup.kind_cost[kind] - 1)
    state.held[seat * EMOTIONS + setup.kind_shows[kind]] += bit(place)


def lose_resource(state: AmygdalaState, seat: i64, shows: i64) -> i64:
    """A resource tile leaves the bank, of several alike the cheapest; gives its kind [AMY-PAY-7]."""
    at = seat * EMOTIONS + shows
    packed = state.held[at]
    cost: i64 = 1
    while packed & 255 == 0:
        packed >>= 8
        cost += 1
    state.held[at] -= bit(8 * (cost - 1))
    return state.setup.kind_of[shows * 4 + cost]


def discard_resource(state: AmygdalaState, seat: i64, shows: i64) -> None:
    """A resource tile leaves the bank for the pile of discards."""
    state.discards[lose_resource(state, seat, shows)] += 1
