"""Thrift, for what is suggested: how icons are paid most cheaply, what of a memory bank is missed least."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from parlour.games.amygdala.components import COSTS, Shown
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import (
    EMOTIONS,
    HAPPINESS,
    PAY_COINS,
    PAY_HAPPINESS,
    PAY_PAIR,
    PAY_RESOURCE,
    PAY_WILD,
    WILD,
)
from parlour.games.amygdala.rules.masks import count_bits
from parlour.games.amygdala.rules.paying import coin_price
from parlour.games.amygdala.wire.events import SHOWN

# What things are worth to their player, in coins: a rough measure, only good for saying which of several
# sacrifices hurts least
WILD_WORTH = 4.0
HAPPINESS_WORTH = 5.0
CLAIM_WORTH = 12.0
TILE_WORTH = 0.5
"""Beside what it cost."""

OPEN: Final = -1
"""An icon whose payment is not found yet."""


Due = tuple[int, ...]
"""The icons of a tile still to be paid."""


class Given(msgspec.Struct, frozen=True):
    """What is given for an icon of an emotion tile."""

    tiles: list[Shown]
    """What the resource tiles show."""
    wilds: int
    happiness: int
    coins: int


def icons_due(state: AmygdalaState, tile: int, paid: int = 0) -> Due:
    """The icons of an emotion tile that are still to be paid."""
    setup = state.setup
    return tuple([int(setup.icons[tile * 3 + at]) for at in range(paid, int(setup.icon_counts[tile]))])


class Means(NamedTuple):
    """What a seat can pay icons with."""

    held: tuple[int, ...]
    """Resource tiles by what they show."""
    costs: tuple[int, ...]
    """What the cheapest of them has cost, 0 if there is none."""
    wilds: int
    happiness: int
    prices: tuple[int, ...]
    """By emotion, the coins an icon costs, had or not."""


def means(state: AmygdalaState, seat: int) -> Means:
    costs = range(1, COSTS + 1)
    packed = [int(state.held[seat * EMOTIONS + shows]) for shows in range(EMOTIONS)]
    return Means(
        held=tuple(int(state.resources(seat, shows)) for shows in range(EMOTIONS)),
        costs=tuple(next((cost for cost in costs if one >> 8 * (cost - 1) & 255), 0) for one in packed),
        wilds=int(state.wilds[seat]),
        happiness=int(state.happiness[seat]),
        prices=tuple(int(coin_price(state, emotion)) for emotion in range(EMOTIONS)),
    )


@lru_cache(maxsize=64)
def cheapest_ways(tiles: tuple[Due, ...], means: Means) -> list[list[Given]]:
    """How each tile is paid most cheaply, icon by icon. Views ask again for each who looks: it is kept."""
    return [
        [given(means, payment, icon) for payment, icon in zip(cheapest(means, due), due, strict=True)]
        for due in tiles
    ]


def cheapest(means: Means, icons: Due) -> list[int]:
    """The cheapest payment of each of these icons, as actions, whether there are coins enough or not.

    Matching tiles are set aside for all of them first, so that no pair is made of a tile that another icon
    needs.
    """
    held, wilds, happiness = list(means.held), means.wilds, means.happiness
    ways = []
    for icon in icons:
        if icon == HAPPINESS:
            ways.append(PAY_HAPPINESS if happiness else PAY_COINS)
            happiness = max(0, happiness - 1)
        elif held[icon]:
            held[icon] -= 1
            ways.append(PAY_RESOURCE + icon)
        else:
            ways.append(OPEN)
    for at, way in enumerate(ways):
        if way != OPEN:
            continue
        if held[WILD]:
            held[WILD] -= 1
            ways[at] = PAY_RESOURCE + WILD
        elif wilds:
            wilds -= 1
            ways[at] = PAY_WILD
        else:
            ways[at] = _spare_pair(held, means.costs)
    return ways


def _spare_pair(held: list[int], costs: tuple[int, ...]) -> int:
    """Two tiles to give for one icon, taken off `held`: of what there is most, then of what was cheapest."""
    if sum(held) < 2:
        return PAY_COINS
    tiles = sorted(
        (-left, costs[shows], shows)
        for shows in range(WILD + 1, EMOTIONS)
        for left in range(held[shows], 0, -1)
    )
    one, other = sorted(shows for _, _, shows in tiles[:2])
    held[one] -= 1
    held[other] -= 1
    return PAY_PAIR + 8 * one + other


def given(means: Means, payment: int, icon: int) -> Given:
    """What a payment gives for an icon."""
    tiles: list[Shown] = []
    if payment >= PAY_PAIR:
        tiles = [SHOWN[(payment - PAY_PAIR) >> 3], SHOWN[payment - PAY_PAIR & 7]]
    elif payment < PAY_WILD:
        tiles = [SHOWN[payment - PAY_RESOURCE]]
    coins = means.prices[icon] if payment == PAY_COINS else 0
    return Given(tiles, int(payment == PAY_WILD), int(payment == PAY_HAPPINESS), coins)


def rank(payment: int) -> int:
    """How dear a way to pay an icon is: a matching tile, a wild resource tile, a wild, two tiles, coins."""
    if payment == PAY_RESOURCE + WILD:
        return 1
    if payment < PAY_WILD or payment == PAY_HAPPINESS:
        return 0
    return {PAY_WILD: 2, PAY_COINS: 4}.get(payment, 3)


def worth(state: AmygdalaState, seat: int) -> float:
    """What a bank and its player's points are worth, in coins.

    A point is dearer than the coins it brings at the end, or points would be sold first.
    """
    setup = state.setup
    dreams = int(state.dreams[seat])
    points = int(setup.dream_worth[dreams]) + dreams + int(state.vp[seat])
    total = float(state.coins[seat] + setup.idea_worth[state.ideas[seat]] + setup.coins_for_point * points)
    total += WILD_WORTH * int(state.wilds[seat] + state.resources(seat, WILD))
    total += HAPPINESS_WORTH * int(state.happiness[seat]) + CLAIM_WORTH * int(count_bits(state.claims[seat]))
    for shows in range(WILD + 1, EMOTIONS):
        packed = int(state.held[seat * EMOTIONS + shows])
        for cost in range(1, COSTS + 1):
            total += (cost + TILE_WORTH) * (packed >> 8 * (cost - 1) & 255)
    return total
