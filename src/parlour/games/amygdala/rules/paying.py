"""Paying for an emotion tile icon by icon, which unlocks it [AMY-PAY]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.cloud import covers
from parlour.games.amygdala.rules.codes import (
    EMOTIONS,
    HAPPINESS,
    PAID_COINS,
    PAID_HAPPINESS,
    PAID_PAIR,
    PAID_RESOURCE,
    PAID_WILD,
    PAY,
    PAY_COINS,
    PAY_HAPPINESS,
    PAY_PAIR,
    PAY_RESOURCE,
    PAY_WILD,
    WILD,
)
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.exchanging import raisable
from parlour.games.amygdala.rules.memory import discard_resource, lose_resource
from parlour.games.amygdala.rules.placing import PLACING
from parlour.games.amygdala.rules.raising import has_coins
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


class Pay(AmygdalaDecision):
    """What to pay the next icon with; the last one unlocks the tile."""

    def __init__(self) -> None:
        kinds = ("pay", "pay_wild", "pay_happiness", "pay_coins", "pay_pair")
        super().__init__(PAY, "pay", kinds)
        self.place: Final = self.in_a("place")
        """Where on the player board the tile lies."""
        self.paid: Final = self.in_b("paid")
        """How many of its icons are paid."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return legal_payments(state, state.actor, self.place.of(state), self.paid.of(state))

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        place = self.place.of(state)
        emotion = icon(state, seat, place, self.paid.of(state))
        if action == PAY_COINS and not has_coins(state, coin_price(state, emotion), action):
            return
        pay_icon(state, seat, action, emotion)
        self.paid.add(state, 1)
        if self.paid.of(state) == state.setup.icon_counts[state.tile_at(seat, place)]:
            state.locked[seat] &= ~bit(place)
            PLACING.wait(state, seat, place)

    def affords(self, state: AmygdalaState, seat: i64, cost: i64, action: i64) -> bool:
        """With the icons that come after this one."""
        tile = state.tile_at(seat, self.place.below(state))
        paid = self.paid.below(state)
        return covers(state, seat, raisable(state, seat), state.coin_supply(), cost, tile, paid + 1)


PAYING: Final = Pay()


def icon(state: AmygdalaState, seat: i64, place: i64, paid: i64) -> i64:
    """The icon to pay next."""
    return state.setup.icons[state.tile_at(seat, place) * 3 + paid]


def legal_payments(state: AmygdalaState, seat: i64, place: i64, paid: i64) -> vec[i64]:
    """Every way to pay an icon that leaves enough for the icons after it [AMY-PAY]."""
    out = vec[i64](capacity=32)
    emotion = icon(state, seat, place, paid)
    tile = state.tile_at(seat, place)
    if emotion == HAPPINESS:
        if state.happiness[seat] and can_go_on(state, seat, PAY_HAPPINESS, tile, paid):
            out = append(out, PAY_HAPPINESS)
        if can_go_on(state, seat, PAY_COINS, tile, paid):
            out = append(out, PAY_COINS)
        return out
    if state.resources(seat, WILD) and can_go_on(state, seat, PAY_RESOURCE + WILD, tile, paid):
        out = append(out, PAY_RESOURCE + WILD)
    if state.resources(seat, emotion) and can_go_on(state, seat, PAY_RESOURCE + emotion, tile, paid):
        out = append(out, PAY_RESOURCE + emotion)
    if state.wilds[seat] and can_go_on(state, seat, PAY_WILD, tile, paid):
        out = append(out, PAY_WILD)
    if can_go_on(state, seat, PAY_COINS, tile, paid):
        out = append(out, PAY_COINS)
    # Two tiles where one of them alone would do are never better [AMY-PAY-6].
    for one in range(1, EMOTIONS):
        if one == emotion or state.resources(seat, one) == 0:
            continue
        for other in range(one, EMOTIONS):
            if other == emotion or state.resources(seat, other) < (2 if other == one else 1):
                continue
            pair = PAY_PAIR + one * 8 + other
            if can_go_on(state, seat, pair, tile, paid):
                out = append(out, pair)
    return out


def can_go_on(state: AmygdalaState, seat: i64, payment: i64, tile: i64, paid: i64) -> bool:
    """Would enough be left for the rest of the icons if this one were paid so?"""
    setup = state.setup
    cost: i64 = 0
    if payment == PAY_COINS:
        cost = coin_price(state, setup.icons[tile * 3 + paid])
        return covers(state, seat, raisable(state, seat), state.coin_supply(), cost, tile, paid + 1)
    if paid + 1 == setup.icon_counts[tile]:
        return True
    if payment == PAY_HAPPINESS:
        state.happiness[seat] -= 1
        is_covered = covers_next(state, seat, tile, paid)
        state.happiness[seat] += 1
        return is_covered
    if payment == PAY_WILD:
        state.wilds[seat] -= 1
        is_covered = covers_next(state, seat, tile, paid)
        state.wilds[seat] += 1
        return is_covered
    first = (payment - PAY_PAIR) >> 3 if payment >= PAY_PAIR else payment - PAY_RESOURCE
    second = payment - PAY_PAIR & 7 if payment >= PAY_PAIR else -1
    kept = state.held[seat * EMOTIONS + first]
    lose_resource(state, seat, first)
    if second < 0:
        is_covered = covers_next(state, seat, tile, paid)
    else:
        kept_second = state.held[seat * EMOTIONS + second]
        lose_resource(state, seat, second)
        is_covered = covers_next(state, seat, tile, paid)
        state.held[seat * EMOTIONS + second] = kept_second
    state.held[seat * EMOTIONS + first] = kept
    return is_covered


def covers_next(state: AmygdalaState, seat: i64, tile: i64, paid: i64) -> bool:
    return covers(state, seat, raisable(state, seat), state.coin_supply(), 0, tile, paid + 1)


def coin_price(state: AmygdalaState, emotion: i64) -> i64:
    """What an icon costs in coins [AMY-PAY-4, AMY-PAY-5]."""
    return state.setup.happiness_coins if emotion == HAPPINESS else state.setup.icon_coins


def pay_icon(state: AmygdalaState, seat: i64, payment: i64, emotion: i64) -> None:
    """Used resource tiles go to the discards, all else to the supply [AMY-PAY-8]."""
    if payment == PAY_COINS:
        coins = coin_price(state, emotion)
        state.coins[seat] -= coins
        state.emit(PAID_COINS, seat, coins, emotion, 0)
    elif payment == PAY_HAPPINESS:
        state.happiness[seat] -= 1
        state.emit(PAID_HAPPINESS, seat, 0, 0, 0)
    elif payment == PAY_WILD:
        state.wilds[seat] -= 1
        state.emit(PAID_WILD, seat, 0, emotion, 0)
    elif payment >= PAY_PAIR:
        one = (payment - PAY_PAIR) >> 3
        other = payment - PAY_PAIR & 7
        discard_resource(state, seat, one)
        discard_resource(state, seat, other)
        state.emit(PAID_PAIR, seat, one, other, emotion)
    else:
        discard_resource(state, seat, payment - PAY_RESOURCE)
        state.emit(PAID_RESOURCE, seat, payment - PAY_RESOURCE, emotion, 0)
