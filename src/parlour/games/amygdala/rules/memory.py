"""The memory bank: what fits in it, what is in the supply, and the free exchanges."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    CASH_DREAMS,
    CASH_IDEAS,
    CASHED_DREAMS,
    CASHED_IDEAS,
    DISCARD_CLAIM,
    DISCARD_COIN,
    DISCARD_DREAM,
    DISCARD_HAPPINESS,
    DISCARD_IDEA,
    DISCARD_RESOURCE,
    DISCARD_WILD,
    DISCARDED_CLAIM,
    DISCARDED_COIN,
    DISCARDED_ITEM,
    DISCARDED_RESOURCE,
    DREAM_ITEM,
    EMOTIONS,
    HAPPINESS_ITEM,
    IDEA_ITEM,
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
from parlour.games.amygdala.rules.state import AmygdalaPosition, count_bits
from parlour.kernel.state import bit


class Memory(AmygdalaPosition):
    # What fits

    def slots_used(self, seat: i64) -> i64:
        """The leaves a player's items take, with the fewest coins that make up the sum [AMY-BANK-2]."""
        used = coin_slots(self.coins[seat])
        for shows in range(EMOTIONS):
            used += self.resources(seat, shows)
        used += self.wilds[seat] + self.happiness[seat] + self.ideas[seat] + self.dreams[seat]
        return used + count_bits(self.claims[seat])

    def is_over_limit(self, seat: i64) -> bool:
        return self.slots_used(seat) > self.setup.memory

    # The supply

    def supply(self, item: i64) -> i64:
        """How many tiles of a sort no player has [AMY-BANK-6]."""
        left = self.setup.item_total[item]
        for seat in range(self.players):
            if item == IDEA_ITEM:
                left -= self.ideas[seat]
            elif item == DREAM_ITEM:
                left -= self.dreams[seat]
            elif item == HAPPINESS_ITEM:
                left -= self.happiness[seat]
            else:
                left -= self.wilds[seat]
        return left

    def gain_coins(self, seat: i64, coins: i64) -> i64:
        """Take coins from the supply, as many as it has; gives how many."""
        left = self.coin_supply()
        gained = coins if coins < left else left
        self.coins[seat] += gained
        return gained

    def gain_resource(self, seat: i64, kind: i64) -> None:
        setup = self.setup
        place = 8 * (setup.kind_cost[kind] - 1)
        self.held[seat * EMOTIONS + setup.kind_shows[kind]] += bit(place)

    def lose_resource(self, seat: i64, shows: i64) -> i64:
        """A resource tile leaves the bank, of several alike the cheapest; gives its kind [AMY-PAY-7]."""
        at = seat * EMOTIONS + shows
        packed = self.held[at]
        cost: i64 = 1
        while packed & 255 == 0:
            packed >>= 8
            cost += 1
        self.held[at] -= bit(8 * (cost - 1))
        return self.setup.kind_of[shows * 4 + cost]

    def discard_resource(self, seat: i64, shows: i64) -> None:
        """A resource tile leaves the bank for the pile of discards."""
        self.discards[self.lose_resource(seat, shows)] += 1

    # Free exchanges

    def raisable(self, seat: i64) -> i64:
        """The most coins everything in the bank, and all points, could be exchanged for [AMY-TRADE]."""
        setup = self.setup
        coins = setup.idea_worth[self.ideas[seat]]
        for shows in range(EMOTIONS):
            coins += setup.resource_price * self.resources(seat, shows)
        coins += setup.wild_price * self.wilds[seat] + setup.happiness_price * self.happiness[seat]
        dreams = self.dreams[seat]
        best: i64 = 0
        for cashed in range(dreams + 1):
            points = self.vp[seat] + setup.dream_worth[cashed]
            value = setup.dream_price * (dreams - cashed) + points // setup.points_for_coin
            if value > best:
                best = value
        return coins + best

    def purse(self, seat: i64) -> i64:
        """The most coins a player can pay, all exchanges made."""
        raised = self.raisable(seat)
        left = self.coin_supply()
        return self.coins[seat] + (raised if raised < left else left)

    def legal_exchanges(self, seat: i64, with_points: bool) -> vec[i64]:
        """Every exchange there is something for [AMY-TRADE-2 to AMY-TRADE-6]."""
        setup = self.setup
        out = vec[i64](capacity=32)
        if with_points and self.vp[seat] >= setup.points_for_coin:
            out = append(out, SELL_POINTS)
        for shows in range(EMOTIONS):
            if self.held[seat * EMOTIONS + shows]:
                out = append(out, SELL_RESOURCE + shows)
        if self.wilds[seat]:
            out = append(out, SELL_WILD)
        if self.happiness[seat]:
            out = append(out, SELL_HAPPINESS)
        if self.dreams[seat]:
            out = append(out, SELL_DREAM)
        for size in range(1, len(setup.idea_sets)):
            if size <= self.ideas[seat]:
                out = append(out, CASH_IDEAS + size)
        for size in range(1, len(setup.dream_sets)):
            if size <= self.dreams[seat]:
                out = append(out, CASH_DREAMS + size)
        return out

    def trade(self, seat: i64, action: i64) -> i64:
        """Exchange; gives the coins gained. What leaves the bank goes nowhere yet: see `exchange`."""
        setup = self.setup
        if action == SELL_POINTS:
            self.vp[seat] -= setup.points_for_coin
            return self.gain_coins(seat, 1)
        if action < SELL_WILD:
            self.lose_resource(seat, action - SELL_RESOURCE)
            return self.gain_coins(seat, setup.resource_price)
        if action == SELL_WILD:
            self.wilds[seat] -= 1
            return self.gain_coins(seat, setup.wild_price)
        if action == SELL_HAPPINESS:
            self.happiness[seat] -= 1
            return self.gain_coins(seat, setup.happiness_price)
        if action == SELL_DREAM:
            self.dreams[seat] -= 1
            return self.gain_coins(seat, setup.dream_price)
        if action < CASH_DREAMS:
            self.ideas[seat] -= action - CASH_IDEAS
            return self.gain_coins(seat, setup.idea_sets[action - CASH_IDEAS])
        self.dreams[seat] -= action - CASH_DREAMS
        self.vp[seat] += setup.dream_sets[action - CASH_DREAMS]
        return 0

    def exchange(self, seat: i64, action: i64) -> None:
        """Exchange for good: resource tiles go to the discards, all else to the supply [AMY-TRADE-1]."""
        setup = self.setup
        if SELL_RESOURCE <= action < SELL_WILD:
            shows = action - SELL_RESOURCE
            self.discard_resource(seat, shows)
            self.emit(SOLD_RESOURCE, seat, shows, self.gain_coins(seat, setup.resource_price), 0)
            return
        coins = self.trade(seat, action)
        if action == SELL_POINTS:
            self.sold_points[seat] += setup.points_for_coin
            self.emit(SOLD_POINTS, seat, setup.points_for_coin, coins, 0)
        elif action == SELL_WILD:
            self.emit(SOLD_ITEM, seat, WILD_ITEM, coins, 0)
        elif action == SELL_HAPPINESS:
            self.emit(SOLD_ITEM, seat, HAPPINESS_ITEM, coins, 0)
        elif action == SELL_DREAM:
            self.emit(SOLD_ITEM, seat, DREAM_ITEM, coins, 0)
        elif action < CASH_DREAMS:
            self.emit(CASHED_IDEAS, seat, action - CASH_IDEAS, coins, 0)
        else:
            points = setup.dream_sets[action - CASH_DREAMS]
            self.dream_points[seat] += points
            self.emit(CASHED_DREAMS, seat, action - CASH_DREAMS, points, 0)

    def has_something_to_exchange(self, seat: i64) -> bool:
        return len(self.legal_exchanges(seat, False)) > 0

    def settle(self, seat: i64) -> None:
        """Exchange everything that is left for the most points, then coins [AMY-TRADE-9]."""
        setup = self.setup
        while self.dreams[seat]:
            self.exchange(
                seat, CASH_DREAMS + best_set(setup.dream_sets, setup.dream_worth, self.dreams[seat])
            )
        while self.ideas[seat]:
            self.exchange(seat, CASH_IDEAS + best_set(setup.idea_sets, setup.idea_worth, self.ideas[seat]))
        for shows in range(EMOTIONS):
            while self.held[seat * EMOTIONS + shows]:
                self.exchange(seat, SELL_RESOURCE + shows)
        while self.wilds[seat]:
            self.exchange(seat, SELL_WILD)
        while self.happiness[seat]:
            self.exchange(seat, SELL_HAPPINESS)

    # Discarding what does not fit

    def legal_overflows(self, seat: i64) -> vec[i64]:
        """Exchanges that may make room, and anything to throw away [AMY-BANK-4].

        Points buy a coin only where five small ones could become one: otherwise it takes room itself.
        """
        out = self.legal_exchanges(seat, self.coins[seat] % 5 > 0)
        for shows in range(EMOTIONS):
            if self.held[seat * EMOTIONS + shows]:
                out = append(out, DISCARD_RESOURCE + shows)
        if self.wilds[seat]:
            out = append(out, DISCARD_WILD)
        if self.happiness[seat]:
            out = append(out, DISCARD_HAPPINESS)
        if self.ideas[seat]:
            out = append(out, DISCARD_IDEA)
        if self.dreams[seat]:
            out = append(out, DISCARD_DREAM)
        if self.coins[seat]:
            out = append(out, DISCARD_COIN)
        for region in range(EMOTIONS):
            if self.claims[seat] >> region & 1:
                out = append(out, DISCARD_CLAIM + region)
        return out

    def discard(self, seat: i64, action: i64) -> None:
        """Throw an item away: a claim tile goes back beside the board [AMY-BANK-5]."""
        if action < DISCARD_WILD:
            self.discard_resource(seat, action - DISCARD_RESOURCE)
            self.emit(DISCARDED_RESOURCE, seat, action - DISCARD_RESOURCE, 0, 0)
        elif action == DISCARD_WILD:
            self.wilds[seat] -= 1
            self.emit(DISCARDED_ITEM, seat, WILD_ITEM, 0, 0)
        elif action == DISCARD_HAPPINESS:
            self.happiness[seat] -= 1
            self.emit(DISCARDED_ITEM, seat, HAPPINESS_ITEM, 0, 0)
        elif action == DISCARD_IDEA:
            self.ideas[seat] -= 1
            self.emit(DISCARDED_ITEM, seat, IDEA_ITEM, 0, 0)
        elif action == DISCARD_DREAM:
            self.dreams[seat] -= 1
            self.emit(DISCARDED_ITEM, seat, DREAM_ITEM, 0, 0)
        elif action == DISCARD_COIN:
            value = smallest_coin(self.coins[seat])
            self.coins[seat] -= value
            self.emit(DISCARDED_COIN, seat, value, 0, 0)
        else:
            region = action - DISCARD_CLAIM
            self.claims[seat] &= ~bit(region)
            self.claims_beside[seat] |= bit(region)
            self.emit(DISCARDED_CLAIM, seat, region, 0, 0)


def coin_slots(coins: i64) -> i64:
    """How many coins make up a sum: tens, at most one five, ones [AMY-BANK-3]."""
    return coins // 10 + coins % 10 // 5 + coins % 5


def smallest_coin(coins: i64) -> i64:
    """The least that can be thrown away to free a leaf [AMY-BANK-4]."""
    if coins % 5:
        return 1
    return 5 if coins % 10 else 10


def best_set(sets: vec[i64], worth: vec[i64], count: i64) -> i64:
    """The size of a set with which the best that so many can bring begins; the largest if several do."""
    size: i64 = len(sets) - 1 if len(sets) - 1 < count else count
    while size > 1 and sets[size] + worth[count - size] < worth[count]:
        size -= 1
    return size
