"""The free exchanges: what things in the memory bank can be turned into [AMY-TRADE]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    CASH_DREAMS,
    CASH_IDEAS,
    CASHED_DREAMS,
    CASHED_IDEAS,
    DREAM_ITEM,
    EMOTIONS,
    HAPPINESS_ITEM,
    SELL_DREAM,
    SELL_HAPPINESS,
    SELL_POINTS,
    SELL_RESOURCE,
    SELL_WILD,
    SOLD_ITEM,
    SOLD_POINTS,
    SOLD_RESOURCE,
    WILD_ITEM,
)
from parlour.games.amygdala.rules.memory import discard_resource, gain_coins, lose_resource

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


EXCHANGES: Final = ("sell", "sell_wild", "sell_happiness", "sell_dream", "cash_ideas", "cash_dreams")
"""The kinds of action; selling points is not always among them."""


def legal_exchanges(state: AmygdalaState, seat: i64, with_points: bool) -> vec[i64]:
    """Every exchange there is something for [AMY-TRADE-2 to AMY-TRADE-6]."""
    setup = state.setup
    out = vec[i64](capacity=32)
    if with_points and state.vp[seat] >= setup.points_for_coin:
        out = append(out, SELL_POINTS)
    for shows in range(EMOTIONS):
        if state.held[seat * EMOTIONS + shows]:
            out = append(out, SELL_RESOURCE + shows)
    if state.wilds[seat]:
        out = append(out, SELL_WILD)
    if state.happiness[seat]:
        out = append(out, SELL_HAPPINESS)
    if state.dreams[seat]:
        out = append(out, SELL_DREAM)
    for size in range(1, len(setup.idea_sets)):
        if size <= state.ideas[seat]:
            out = append(out, CASH_IDEAS + size)
    for size in range(1, len(setup.dream_sets)):
        if size <= state.dreams[seat]:
            out = append(out, CASH_DREAMS + size)
    return out


def trade(state: AmygdalaState, seat: i64, action: i64) -> i64:
    """Exchange; gives the coins gained. What leaves the bank goes nowhere yet: see `exchange`."""
    setup = state.setup
    if action == SELL_POINTS:
        state.vp[seat] -= setup.points_for_coin
        return gain_coins(state, seat, 1)
    if action < SELL_WILD:
        lose_resource(state, seat, action - SELL_RESOURCE)
        return gain_coins(state, seat, setup.resource_price)
    if action == SELL_WILD:
        state.wilds[seat] -= 1
        return gain_coins(state, seat, setup.wild_price)
    if action == SELL_HAPPINESS:
        state.happiness[seat] -= 1
        return gain_coins(state, seat, setup.happiness_price)
    if action == SELL_DREAM:
        state.dreams[seat] -= 1
        return gain_coins(state, seat, setup.dream_price)
    if action < CASH_DREAMS:
        state.ideas[seat] -= action - CASH_IDEAS
        return gain_coins(state, seat, setup.idea_sets[action - CASH_IDEAS])
    state.dreams[seat] -= action - CASH_DREAMS
    state.vp[seat] += setup.dream_sets[action - CASH_DREAMS]
    return 0


def exchange(state: AmygdalaState, seat: i64, action: i64) -> None:
    """Exchange for good: resource tiles go to the discards, all else to the supply [AMY-TRADE-1]."""
    setup = state.setup
    if SELL_RESOURCE <= action < SELL_WILD:
        shows = action - SELL_RESOURCE
        discard_resource(state, seat, shows)
        state.emit(SOLD_RESOURCE, seat, shows, gain_coins(state, seat, setup.resource_price), 0)
        return
    coins = trade(state, seat, action)
    if action == SELL_POINTS:
        state.sold_points[seat] += setup.points_for_coin
        state.emit(SOLD_POINTS, seat, setup.points_for_coin, coins, 0)
    elif action == SELL_WILD:
        state.emit(SOLD_ITEM, seat, WILD_ITEM, coins, 0)
    elif action == SELL_HAPPINESS:
        state.emit(SOLD_ITEM, seat, HAPPINESS_ITEM, coins, 0)
    elif action == SELL_DREAM:
        state.emit(SOLD_ITEM, seat, DREAM_ITEM, coins, 0)
    elif action < CASH_DREAMS:
        state.emit(CASHED_IDEAS, seat, action - CASH_IDEAS, coins, 0)
    else:
        points = setup.dream_sets[action - CASH_DREAMS]
        state.dream_points[seat] += points
        state.emit(CASHED_DREAMS, seat, action - CASH_DREAMS, points, 0)


def has_something_to_exchange(state: AmygdalaState, seat: i64) -> bool:
    return len(legal_exchanges(state, seat, False)) > 0


def settle(state: AmygdalaState, seat: i64) -> None:
    """Exchange everything that is left for the most points, then coins [AMY-TRADE-9]."""
    setup = state.setup
    while state.dreams[seat]:
        exchange(state, seat, CASH_DREAMS + best_set(setup.dream_sets, setup.dream_worth, state.dreams[seat]))
    while state.ideas[seat]:
        exchange(state, seat, CASH_IDEAS + best_set(setup.idea_sets, setup.idea_worth, state.ideas[seat]))
    for shows in range(EMOTIONS):
        while state.held[seat * EMOTIONS + shows]:
            exchange(state, seat, SELL_RESOURCE + shows)
    while state.wilds[seat]:
        exchange(state, seat, SELL_WILD)
    while state.happiness[seat]:
        exchange(state, seat, SELL_HAPPINESS)


def best_set(sets: vec[i64], worth: vec[i64], count: i64) -> i64:
    """The size of a set with which the best that so many can bring begins; the largest if several do."""
    size: i64 = len(sets) - 1 if len(sets) - 1 < count else count
    while size > 1 and sets[size] + worth[count - size] < worth[count]:
        size -= 1
    return size


# How much they could bring


def raisable(state: AmygdalaState, seat: i64) -> i64:
    """The most coins everything in the bank, and all points, could be exchanged for [AMY-TRADE]."""
    setup = state.setup
    coins = setup.idea_worth[state.ideas[seat]]
    for shows in range(EMOTIONS):
        coins += setup.resource_price * state.resources(seat, shows)
    coins += setup.wild_price * state.wilds[seat] + setup.happiness_price * state.happiness[seat]
    dreams = state.dreams[seat]
    best: i64 = 0
    for cashed in range(dreams + 1):
        points = state.vp[seat] + setup.dream_worth[cashed]
        value = setup.dream_price * (dreams - cashed) + points // setup.points_for_coin
        if value > best:
            best = value
    return coins + best


def purse(state: AmygdalaState, seat: i64) -> i64:
    """The most coins a player can pay, all exchanges made."""
    raised = raisable(state, seat)
    left = state.coin_supply()
    return state.coins[seat] + (raised if raised < left else left)
