"""The thought cloud: which emotion tile may be unlocked, and how it is paid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    EMOTIONS,
    HAPPINESS,
    PAID_COINS,
    PAID_HAPPINESS,
    PAID_PAIR,
    PAID_RESOURCE,
    PAID_WILD,
    PAY_COINS,
    PAY_HAPPINESS,
    PAY_PAIR,
    PAY_RESOURCE,
    PAY_WILD,
    UNLOCK,
    UNLOCKED,
    WILD,
)
from parlour.games.amygdala.rules.lotus import Lotuses
from parlour.kernel.state import bit


class Cloud(Lotuses):
    # Moving the cloud

    def free_places(self, seat: i64) -> i64:
        """Where the cloud may go for nothing: first the edge, then what is adjacent [AMY-CLOUD]."""
        setup = self.setup
        cloud = self.cloud[seat]
        if cloud < 0:
            return self.locked[seat] & setup.edge
        adjacent = self.locked[seat] & setup.beside[cloud]
        return adjacent if adjacent else self.locked[seat]

    def cloud_cost(self, seat: i64, place: i64) -> i64:
        return 0 if self.free_places(seat) >> place & 1 else self.setup.jump

    def legal_unlocks(self, seat: i64, raisable: i64, supply: i64) -> vec[i64]:
        """The emotion tiles the cloud can get to and the player can pay [AMY-CLOUD, AMY-PAY]."""
        out = vec[i64](capacity=32)
        free = self.free_places(seat)
        within = free if self.cloud[seat] < 0 else self.locked[seat]
        for place in range(self.setup.places):
            if within >> place & 1:
                cost: i64 = 0 if free >> place & 1 else self.setup.jump
                if self.covers(seat, raisable, supply, cost, self.tile_at(seat, place), 0):
                    out = append(out, UNLOCK + place)
        return out

    def move_cloud(self, seat: i64, place: i64) -> None:
        coins = self.cloud_cost(seat, place)
        self.coins[seat] -= coins
        self.cloud[seat] = place
        self.emit(UNLOCKED, seat, self.tile_at(seat, place), place, coins)

    # What can be paid

    def covers(self, seat: i64, raisable: i64, supply: i64, cost: i64, tile: i64, paid: i64) -> bool:
        """Can the seat pay these coins and the icons of a tile from `paid` on, all exchanges made?

        The way that leaves most coins: matching tiles and wilds, then pairs, then coins. What is used up
        cannot be exchanged as well.
        """
        setup = self.setup
        coins = cost
        used: i64 = 0  # what the items used would have brought
        unmatched: i64 = 0
        matched: i64 = 0
        happiness = self.happiness[seat]
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
                if self.resources(seat, emotion) > alike:
                    matched += 1
                    used += setup.resource_price
                else:
                    unmatched += 1
        if unmatched:
            wild = self.resources(seat, WILD)
            by_resource = wild if wild < unmatched else unmatched
            unmatched -= by_resource
            used += by_resource * setup.resource_price
            by_wild = self.wilds[seat] if self.wilds[seat] < unmatched else unmatched
            unmatched -= by_wild
            used += by_wild * setup.wild_price
        if unmatched:
            spare: i64 = -matched
            for shows in range(1, EMOTIONS):
                spare += self.resources(seat, shows)
            pairs = spare // 2 if spare // 2 < unmatched else unmatched
            used += 2 * pairs * setup.resource_price
            coins += (unmatched - pairs) * setup.icon_coins
        left = raisable - used
        return coins <= self.coins[seat] + (left if left < supply else supply)

    # Paying icon by icon

    def icon(self, seat: i64, place: i64, paid: i64) -> i64:
        """The icon to pay next."""
        return self.setup.icons[self.tile_at(seat, place) * 3 + paid]

    def legal_payments(self, seat: i64, place: i64, paid: i64) -> vec[i64]:
        """Every way to pay an icon that leaves enough for the icons after it [AMY-PAY]."""
        out = vec[i64](capacity=32)
        emotion = self.icon(seat, place, paid)
        tile = self.tile_at(seat, place)
        if emotion == HAPPINESS:
            if self.happiness[seat] and self.can_go_on(seat, PAY_HAPPINESS, tile, paid):
                out = append(out, PAY_HAPPINESS)
            if self.can_go_on(seat, PAY_COINS, tile, paid):
                out = append(out, PAY_COINS)
            return out
        if self.resources(seat, WILD) and self.can_go_on(seat, PAY_RESOURCE + WILD, tile, paid):
            out = append(out, PAY_RESOURCE + WILD)
        if self.resources(seat, emotion) and self.can_go_on(seat, PAY_RESOURCE + emotion, tile, paid):
            out = append(out, PAY_RESOURCE + emotion)
        if self.wilds[seat] and self.can_go_on(seat, PAY_WILD, tile, paid):
            out = append(out, PAY_WILD)
        if self.can_go_on(seat, PAY_COINS, tile, paid):
            out = append(out, PAY_COINS)
        # Two tiles where one of them alone would do are never better [AMY-PAY-6].
        for one in range(1, EMOTIONS):
            if one == emotion or self.resources(seat, one) == 0:
                continue
            for other in range(one, EMOTIONS):
                if other == emotion or self.resources(seat, other) < (2 if other == one else 1):
                    continue
                pair = PAY_PAIR + one * 8 + other
                if self.can_go_on(seat, pair, tile, paid):
                    out = append(out, pair)
        return out

    def can_go_on(self, seat: i64, payment: i64, tile: i64, paid: i64) -> bool:
        """Would enough be left for the rest of the icons if this one were paid so?"""
        setup = self.setup
        cost: i64 = 0
        if payment == PAY_COINS:
            cost = self.coin_price(setup.icons[tile * 3 + paid])
            return self.covers(seat, self.raisable(seat), self.coin_supply(), cost, tile, paid + 1)
        if paid + 1 == setup.icon_counts[tile]:
            return True
        if payment == PAY_HAPPINESS:
            self.happiness[seat] -= 1
            is_covered = self.covers_next(seat, tile, paid)
            self.happiness[seat] += 1
            return is_covered
        if payment == PAY_WILD:
            self.wilds[seat] -= 1
            is_covered = self.covers_next(seat, tile, paid)
            self.wilds[seat] += 1
            return is_covered
        first = (payment - PAY_PAIR) >> 3 if payment >= PAY_PAIR else payment - PAY_RESOURCE
        second = payment - PAY_PAIR & 7 if payment >= PAY_PAIR else -1
        kept = self.held[seat * EMOTIONS + first]
        self.lose_resource(seat, first)
        if second < 0:
            is_covered = self.covers_next(seat, tile, paid)
        else:
            kept_second = self.held[seat * EMOTIONS + second]
            self.lose_resource(seat, second)
            is_covered = self.covers_next(seat, tile, paid)
            self.held[seat * EMOTIONS + second] = kept_second
        self.held[seat * EMOTIONS + first] = kept
        return is_covered

    def covers_next(self, seat: i64, tile: i64, paid: i64) -> bool:
        return self.covers(seat, self.raisable(seat), self.coin_supply(), 0, tile, paid + 1)

    def coin_price(self, emotion: i64) -> i64:
        """What an icon costs in coins [AMY-PAY-4, AMY-PAY-5]."""
        return self.setup.happiness_coins if emotion == HAPPINESS else self.setup.icon_coins

    def pay_icon(self, seat: i64, payment: i64, emotion: i64) -> None:
        """Used resource tiles go to the discards, all else to the supply [AMY-PAY-8]."""
        if payment == PAY_COINS:
            coins = self.coin_price(emotion)
            self.coins[seat] -= coins
            self.emit(PAID_COINS, seat, coins, emotion, 0)
        elif payment == PAY_HAPPINESS:
            self.happiness[seat] -= 1
            self.emit(PAID_HAPPINESS, seat, 0, 0, 0)
        elif payment == PAY_WILD:
            self.wilds[seat] -= 1
            self.emit(PAID_WILD, seat, 0, emotion, 0)
        elif payment >= PAY_PAIR:
            one = (payment - PAY_PAIR) >> 3
            other = payment - PAY_PAIR & 7
            self.discard_resource(seat, one)
            self.discard_resource(seat, other)
            self.emit(PAID_PAIR, seat, one, other, emotion)
        else:
            self.discard_resource(seat, payment - PAY_RESOURCE)
            self.emit(PAID_RESOURCE, seat, payment - PAY_RESOURCE, emotion, 0)

    # Bonus spaces

    def open_bonuses(self, seat: i64, place: i64) -> i64:
        """The bonuses next to the cloud that no emotion tile touches any more, a bit each [AMY-BONUS-1]."""
        setup = self.setup
        found: i64 = 0
        for bonus in range(setup.bonuses):
            if (
                setup.bonuses_beside[place] >> bonus & 1
                and self.bonuses_taken[seat] >> bonus & 1 == 0
                and setup.bonus_places[bonus] & self.locked[seat] == 0
            ):
                found |= bit(bonus)
        return found
