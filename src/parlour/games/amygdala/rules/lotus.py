"""The lotuses: where mood markers may go, what that costs, and what can be bought there."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    BOUGHT,
    BOUGHT_TWO,
    BUY,
    BUY_TWO,
    HAPPINESS,
    KINDS,
    MOVE,
    MOVED,
    REFILLED,
    RESHUFFLED,
    TOLL_MOVED,
    UNLOCK,
)
from parlour.games.amygdala.rules.memory import Memory
from parlour.games.amygdala.rules.setup import LOTUSES


class Lotuses(Memory):
    # Moving a mood marker

    def passes_toll(self, seat: i64, lotus: i64) -> bool:
        """Does the way there, clockwise and less than once round, lead onto or past the toll? [AMY-MOVE-2]"""
        way = (lotus - self.mood[seat] + LOTUSES) % LOTUSES
        to_toll = (self.toll_at - self.mood[seat] + LOTUSES) % LOTUSES
        return 0 < to_toll <= way

    def toll_to(self, seat: i64, lotus: i64) -> i64:
        """The coins it costs to go there."""
        return self.setup.toll if self.passes_toll(seat, lotus) else 0

    def serves(self, seat: i64, lotus: i64, region: i64) -> bool:
        """Would the marker, gone to this lotus, be next to the region? [AMY-MOVE-4, AMY-MOVE-5]"""
        if region != HAPPINESS:
            return self.setup.lotus_serves(lotus, region)
        if self.setup.changing_toll and self.passes_toll(seat, lotus):
            return True
        return lotus == self.toll_at

    def legal_stands(self, seat: i64, region: i64) -> vec[i64]:
        """The lotuses from which a region can be served, with the coins to get there."""
        out = vec[i64](capacity=8)
        purse = self.purse(seat)
        for lotus in range(LOTUSES):
            if self.serves(seat, lotus, region) and self.toll_to(seat, lotus) <= purse:
                out = append(out, MOVE + lotus)
        return out

    def can_stand_for(self, seat: i64, region: i64, purse: i64) -> bool:
        for lotus in range(LOTUSES):
            if self.serves(seat, lotus, region) and self.toll_to(seat, lotus) <= purse:
                return True
        return False

    def move_mood(self, seat: i64, lotus: i64) -> None:
        """Go there and pay the toll; in a variant the toll comes along [AMY-VAR-1]."""
        if lotus == self.mood[seat]:
            return
        is_toll_due = self.passes_toll(seat, lotus)
        self.mood[seat] = lotus
        coins: i64 = self.setup.toll if is_toll_due else 0
        self.coins[seat] -= coins
        self.emit(MOVED, seat, lotus, coins, 0)
        if is_toll_due and self.setup.changing_toll and self.toll_at != lotus:
            self.toll_at = lotus
            self.emit(TOLL_MOVED, seat, lotus, 0, 0)

    # Buying resource tiles

    def price(self, seat: i64, action: i64) -> i64:
        """Toll and tiles: of two tiles the dearer is paid [AMY-BUY-3]."""
        setup = self.setup
        cost = setup.kind_cost[last_bought(action)]
        if buys_two(action):
            other = setup.kind_cost[first_bought(action)]
            if other > cost:
                cost = other
        return self.toll_to(seat, side_of(action) >> 1) + cost

    def legal_buys(self, seat: i64, purse: i64) -> vec[i64]:
        """One tile, or the two of one side of a lotus [AMY-BUY-2]."""
        out = vec[i64](capacity=96)
        setup = self.setup
        slots = self.slots
        for side in range(LOTUSES * 2):
            one = slots[side * 2] - 1
            other = slots[side * 2 + 1] - 1
            if one < 0 and other < 0:
                continue
            left = purse - self.toll_to(seat, side >> 1)
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
            if cost + self.toll_to(seat, side >> 1) <= purse:
                out = append(out, buy_two(side, one, other) if one < other else buy_two(side, other, one))
        return out

    def buy(self, seat: i64, action: i64) -> None:
        """Go to the lotus, take the tiles and pay for them [AMY-BUY]."""
        side = side_of(action)
        last = last_bought(action)
        coins = self.price(seat, action) - self.toll_to(seat, side >> 1)
        self.move_mood(seat, side >> 1)
        self.coins[seat] -= coins
        if buys_two(action):
            first = first_bought(action)
            self.take_from_side(seat, side, first)
            self.take_from_side(seat, side, last)
            self.emit(BOUGHT_TWO, seat, first, last, coins * 16 + side)
        else:
            self.take_from_side(seat, side, last)
            self.emit(BOUGHT, seat, last, coins, side)

    def take_from_side(self, seat: i64, side: i64, kind: i64) -> None:
        slot = side * 2 if self.slots[side * 2] == kind + 1 else side * 2 + 1
        self.slots[slot] = 0
        self.gain_resource(seat, kind)

    # Refilling

    def tiles_on_lotuses(self) -> i64:
        count: i64 = 0
        for slot in range(LOTUSES * 4):
            if self.slots[slot]:
                count += 1
        return count

    def next_empty_slot(self) -> i64:
        """Where the next tile is dealt: at the toll first, then clockwise; -1 if full [AMY-REFILL-2]."""
        width = self.setup.sides * 2
        for step in range(LOTUSES):
            lotus = (self.toll_at + step) % LOTUSES
            for place in range(width):
                if self.slots[lotus * 4 + place] == 0:
                    return lotus * 4 + place
        return -1

    def prepare_stack(self) -> bool:
        """Shuffle the discards if the stack is empty; False when there is nothing to deal [AMY-REFILL-3]."""
        if self.stack_size:
            return True
        for kind in range(self.setup.kinds):
            self.stack_size += self.discards[kind]
        if self.stack_size == 0:
            return False
        self.stack = self.discards[:]
        for kind in range(self.setup.kinds):
            self.discards[kind] = 0
        self.emit(RESHUFFLED, -1, 0, 0, 0)
        return True

    def deal_resource(self, slot: i64, kind: i64) -> None:
        self.stack[kind] -= 1
        self.stack_size -= 1
        self.slots[slot] = kind + 1
        self.emit(REFILLED, -1, kind, slot >> 2, 0)


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
