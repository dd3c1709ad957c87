"""The thought cloud: which emotion tile may be unlocked, and whether it can be paid [AMY-CLOUD]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import EMOTIONS, HAPPINESS, UNLOCK, UNLOCKED, WILD

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


# Moving the cloud


def free_places(state: AmygdalaState, seat: i64) -> i64:
    """Where the cloud may go for nothing: first the edge, then what is adjacent [AMY-CLOUD]."""
    setup = state.setup
    cloud = state.cloud[seat]
    if cloud < 0:
        return state.locked[seat] & setup.edge
    adjacent = state.locked[seat] & setup.beside[cloud]
    return adjacent if adjacent else state.locked[seat]


def cloud_cost(state: AmygdalaState, seat: i64, place: i64) -> i64:
    return 0 if free_places(state, seat) >> place & 1 else state.setup.jump


def legal_unlocks(state: AmygdalaState, seat: i64, raisable: i64, supply: i64) -> vec[i64]:
    """The emotion tiles the cloud can get to and the player can pay [AMY-CLOUD, AMY-PAY]."""
    out = vec[i64](capacity=32)
    free = free_places(state, seat)
    within = free if state.cloud[seat] < 0 else state.locked[seat]
    for place in range(state.setup.places):
        if within >> place & 1:
            cost: i64 = 0 if free >> place & 1 else state.setup.jump
            if covers(state, seat, raisable, supply, cost, state.tile_at(seat, place), 0):
                out = append(out, UNLOCK + place)
    return out


def move_cloud(state: AmygdalaState, seat: i64, place: i64) -> None:
    coins = cloud_cost(state, seat, place)
    state.coins[seat] -= coins
    state.cloud[seat] = place
    state.emit(UNLOCKED, seat, state.tile_at(seat, place), place, coins)


# What can be paid


def covers(
    state: AmygdalaState, seat: i64, raisable: i64, supply: i64, cost: i64, tile: i64, paid: i64
) -> bool:
    """Can the seat pay these coins and the icons of a tile from `paid` on, all exchanges made?

    The way that leaves most coins: matching tiles and wilds, then pairs, then coins. What is used up
    cannot be exchanged as well.
    """
    setup = state.setup
    coins = cost
    used: i64 = 0  # what the items used would have brought
    unmatched: i64 = 0
    matched: i64 = 0
    happiness = state.happiness[seat]
    for at in range(paid, setup.icon_counts[tile]):
        emotion = setup.icons[tile * 3 + at]
        if emotion == HAPPINESS:
            if happiness:
                happiness -= 1
                used += setup.happiness_price
            else:
                coins += setup.happiness_coins
        else:
            alike: i64 = 0
            for before in range(paid, at):
                if setup.icons[tile * 3 + before] == emotion:
                    alike += 1
            if state.resources(seat, emotion) > alike:
                matched += 1
                used += setup.resource_price
            else:
                unmatched += 1
    if unmatched:
        wild = state.resources(seat, WILD)
        by_resource = wild if wild < unmatched else unmatched
        unmatched -= by_resource
        used += by_resource * setup.resource_price
        by_wild = state.wilds[seat] if state.wilds[seat] < unmatched else unmatched
        unmatched -= by_wild
        used += by_wild * setup.wild_price
    if unmatched:
        spare: i64 = -matched
        for shows in range(1, EMOTIONS):
            spare += state.resources(seat, shows)
        pairs = spare // 2 if spare // 2 < unmatched else unmatched
        used += 2 * pairs * setup.resource_price
        coins += (unmatched - pairs) * setup.icon_coins
    left = raisable - used
    return coins <= state.coins[seat] + (left if left < supply else supply)
