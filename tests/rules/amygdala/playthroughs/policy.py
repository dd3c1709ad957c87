"""A player of Amygdala with some sense and some whims, for the playthroughs and for fuzzing.

It stands here, beside the texts it has written, so that better bots do not change them. It never looks ahead,
because fuzzing asks it a great many times: it unlocks what its tiles can pay, buys what the tiles left on its
board need, places where the network is largest, and holds on to its coins.
"""

from __future__ import annotations

from librt.random import Random

from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.buying import buys_two, first_bought, last_bought, price
from parlour.games.amygdala.rules.cloud import cloud_cost
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.moving import can_stand_for, toll_to
from parlour.games.amygdala.rules.networks import network
from parlour.games.amygdala.rules.paying import icon
from parlour.games.amygdala.rules.state import NOT_PLACED

WHIM = 12
"""One decision in so many is taken by lot."""

TRIED = 8
"""So many spaces are compared when a tile is placed."""

PAYMENTS = (codes.PAY_HAPPINESS, codes.PAY_RESOURCE, codes.PAY_WILD)
"""What an icon is paid with, best first, where no tile matches; then two tiles, then coins."""


def choose(state: AmygdalaState, rng: Random) -> int:
    """A decision for whoever has to decide."""
    options = [int(action) for action in state.legal()]
    if len(options) == 1:
        return options[0]
    if rng.randrange(WHIM) == 0:
        return options[rng.randrange(len(options))]
    match state.kind:
        case codes.TURN:
            return _choose_turn(state, options, rng)
        case codes.PAY:
            return _choose_payment(state, options)
        case codes.PLACE_TILE:
            return _choose_space(state, options, rng)
        case codes.STAND | codes.STAND_TO_CLAIM:
            return min(options, key=lambda action: int(toll_to(state, state.actor, action - codes.MOVE)))
        case codes.NETWORK:
            return max(
                options, key=lambda action: int(network(state, state.actor, state.a, action - codes.SCORE))
            )
        case codes.CLAIM_CHOICE:
            return max(options, key=lambda action: _icons_in(state, action - codes.TAKE_CLAIM))
        case codes.RAISE | codes.OVERFLOW:
            return _choose_exchange(state, options, rng)
        case codes.CASH_IN:
            return codes.SETTLE
        case _:
            return options[rng.randrange(len(options))]


def _choose_turn(state: AmygdalaState, options: list[int], rng: Random) -> int:
    claims = [action for action in options if codes.CLAIM <= action < codes.PASS]
    if claims and rng.randrange(3):
        return max(claims, key=lambda action: _icons_in(state, action - codes.CLAIM))
    unlocks = {
        action: _cost_to_unlock(state, action - codes.UNLOCK)
        for action in options
        if codes.UNLOCK <= action < codes.CLAIM
    }
    is_full = slots_used(state, state.actor) >= state.setup.memory - 1
    within = 3 if is_full else 0
    paid_by_tiles = [action for action, cost in unlocks.items() if cost <= within]
    if paid_by_tiles:
        return max(paid_by_tiles, key=lambda action: _gain(state, action - codes.UNLOCK))
    buys = [action for action in options if action < codes.UNLOCK]
    if buys and not is_full:
        needed = _needed(state)
        return max(buys, key=lambda action: 8 * _use(state, action, needed) + rng.randrange(8))
    if unlocks:
        return min(unlocks, key=unlocks.__getitem__)
    return options[rng.randrange(len(options))]


def _cost_to_unlock(state: AmygdalaState, place: int) -> int:
    """The coins it takes to unlock a tile, beside the tiles and wilds in the bank."""
    setup, seat = state.setup, state.actor
    coins = int(cloud_cost(state, seat, place))
    wilds = int(state.wilds[seat] + state.resources(seat, codes.WILD))
    happiness = int(state.happiness[seat])
    used = [0] * codes.EMOTIONS
    tile = int(state.tile_at(seat, place))
    for at in range(tile * 3, tile * 3 + int(setup.icon_counts[tile])):
        emotion = int(setup.icons[at])
        if emotion == codes.HAPPINESS:
            coins += 0 if happiness else int(setup.happiness_coins)
            happiness = max(0, happiness - 1)
        elif state.resources(seat, emotion) > used[emotion]:
            used[emotion] += 1
        elif wilds:
            wilds -= 1
        else:
            coins += int(setup.icon_coins)
    return coins


def _gain(state: AmygdalaState, place: int) -> int:
    """The icons of a tile, and how near its unlocking brings the bonuses beside it."""
    setup, seat = state.setup, state.actor
    left = int(state.locked[seat]) & ~(1 << place)
    gain = int(setup.icon_counts[state.tile_at(seat, place)])
    for bonus in range(setup.bonuses):
        if setup.bonuses_beside[place] >> bonus & 1:
            gain += 3 - min(3, (int(setup.bonus_places[bonus]) & left).bit_count())
    return gain


def _needed(state: AmygdalaState) -> list[int]:
    """By emotion, the icons still on the own board that no tile in the bank is for."""
    setup, seat = state.setup, state.actor
    needed = [-int(state.resources(seat, emotion)) for emotion in range(codes.EMOTIONS)]
    for place in range(setup.places):
        if state.locked[seat] >> place & 1:
            tile = int(state.tile_at(seat, place))
            for at in range(tile * 3, tile * 3 + int(setup.icon_counts[tile])):
                needed[int(setup.icons[at])] += 1
    needed[codes.WILD] = 3
    return needed


def _use(state: AmygdalaState, action: int, needed: list[int]) -> int:
    """What a purchase is good for: two for a tile that is needed, less the coins."""
    kinds = [last_bought(action)]
    if buys_two(action):
        kinds.append(first_bought(action))
    shown = [int(state.setup.kind_shows[kind]) for kind in kinds]
    return sum(2 for shows in shown if needed[shows] > 0) - int(price(state, state.actor, action))


def _choose_payment(state: AmygdalaState, options: list[int]) -> int:
    matching = codes.PAY_RESOURCE + int(icon(state, state.actor, state.a, state.b))
    for payment in (matching, *PAYMENTS):
        if payment in options:
            return payment
    return options[-1]


def _choose_space(state: AmygdalaState, options: list[int], rng: Random) -> int:
    """The largest network among some spaces; of equal ones, where no toll is due."""
    seat, tile = int(state.actor), int(state.tile_at(state.actor, state.a))
    tried = state.copy()
    first = rng.randrange(len(options))
    step = 1 + rng.randrange(len(options))
    some = {options[(first + step * at) % len(options)] for at in range(TRIED)}
    best, best_value = options[first], -1
    for action in sorted(some):
        space = action - codes.PLACE
        tried.placed[space] = seat * 32 + tile
        points = max(
            int(network(tried, seat, space, emotion))
            for emotion in range(codes.EMOTIONS)
            if state.setup.shows[tile] >> emotion & 1
        )
        tried.placed[space] = NOT_PLACED
        is_free = can_stand_for(state, seat, state.setup.region_of[space], 0)
        if 2 * points + is_free > best_value:
            best, best_value = action, 2 * points + is_free
    return best


def _choose_exchange(state: AmygdalaState, options: list[int], rng: Random) -> int:
    """A whole set if there is one, then the tile needed least, then points; things are thrown away last."""
    sets = [action for action in options if codes.CASH_IDEAS < action < codes.SETTLE]
    if sets and rng.randrange(2):
        return sets[-1]
    tiles = [action for action in options if codes.SELL_RESOURCE <= action < codes.SELL_WILD]
    if tiles:
        needed = _needed(state)
        least = min(tiles, key=lambda action: needed[action - codes.SELL_RESOURCE])
        if needed[least - codes.SELL_RESOURCE] < 0 or codes.SELL_POINTS not in options:
            return least
    sold = [action for action in options if codes.SELL_POINTS <= action < codes.CASH_IDEAS]
    return sold[0] if sold else options[rng.randrange(len(options))]


def _icons_in(state: AmygdalaState, region: int) -> int:
    return int(state.icons_in[state.actor * codes.EMOTIONS + region])
