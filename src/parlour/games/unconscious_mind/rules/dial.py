"""Insights on the dial, and what they and Coffee are exchanged for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    ADJUST,
    ANY,
    AREAS,
    BOX,
    BRIGHT,
    COFFEE,
    COFFEE_ADJUST,
    COFFEE_BRIGHT,
    FROM_BOXES,
    GAINED,
    INSIGHT,
    INSIGHT_ELEVATED,
    INSIGHT_TRANSFERRED,
    INSIGHT_USED,
    MOD_CHANGE,
    MOD_CHEAP_ADJUST,
    MOD_COFFEE_CAP,
    PAY,
    RESERVE,
    SET_FOR_BOX,
    SPENT,
    SPILL,
    VP,
)
from parlour.games.unconscious_mind.rules.state import UnconsciousMindPosition, area_of, level_of, quality_of
from parlour.kernel.state import bit, changed

MOST_MOVES: Final = 12
"""No price of four Insights is further away: each is two Elevations and a Transfer from any other area."""


class Dial(UnconsciousMindPosition):
    # Repositioning Insights. An action names the piece, where it is and where it goes

    def legal_generates(self, seat: i64, level: i64, quality: i64) -> vec[i64]:
        """From the reserve or, when that is empty, from anywhere on the dial [UM-DIAL-3]."""
        out = vec[i64](capacity=32)
        last: i64 = 1 if not self.is_reserve_empty(seat) else AREAS
        for piece in range(2):
            for origin in range(last):
                if self.pieces_in(seat, origin, piece) == 0:
                    continue
                for section in range(3):
                    target = area_of(section, level)
                    if (quality == ANY or section == quality) and target != origin:
                        out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def legal_elevates(self, seat: i64) -> vec[i64]:
        """One ring outward, never from the reserve [UM-DIAL-4]."""
        out = vec[i64](capacity=16)
        for piece in range(2):
            for origin in range(1, AREAS):
                if level_of(origin) < 2 and self.pieces_in(seat, origin, piece):
                    out = append(out, INSIGHT + piece * 100 + origin * 10 + origin + 1)
        return out

    def legal_transfers(self, seat: i64) -> vec[i64]:
        """To another section of the same ring [UM-DIAL-5]."""
        out = vec[i64](capacity=32)
        for piece in range(2):
            for origin in range(1, AREAS):
                if self.pieces_in(seat, origin, piece):
                    for section in range(3):
                        if section != quality_of(origin):
                            target = area_of(section, level_of(origin))
                            out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def legal_adjusts(self, seat: i64) -> vec[i64]:
        """An Elevation or a Transfer, for Coffee."""
        out = vec[i64](capacity=32)
        for piece in range(2):
            for origin in range(1, AREAS):
                if self.pieces_in(seat, origin, piece) == 0:
                    continue
                for target in range(1, AREAS):
                    is_elevation = target == origin + 1 and level_of(origin) < 2
                    is_transfer = target != origin and level_of(target) == level_of(origin)
                    if is_elevation or is_transfer:
                        out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def legal_suppresses(self, seat: i64) -> vec[i64]:
        """One ring inward, from the inner ring into the reserve [UM-DIAL-6]."""
        out = vec[i64](capacity=16)
        for piece in range(2):
            for origin in range(1, AREAS):
                if self.pieces_in(seat, origin, piece):
                    target = origin - 1 if level_of(origin) else RESERVE
                    out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def apply_insight(self, seat: i64, action: i64, event: i64) -> None:
        """Move an Insight; the event says by what."""
        code = action - INSIGHT
        self.move_insight(seat, code // 100, code % 100 // 10, code % 10)
        self.emit(event, seat, code // 100, code % 100 // 10, code % 10)

    def adjust(self, seat: i64, action: i64) -> None:
        """What Coffee pays for: an Elevation or a Transfer, as the Insight is moved."""
        code = action - INSIGHT
        is_elevation = quality_of(code % 100 // 10) == quality_of(code % 10)
        self.apply_insight(seat, action, INSIGHT_ELEVATED if is_elevation else INSIGHT_TRANSFERRED)

    # Using Insights

    def is_payable(self, seat: i64, price: i64) -> bool:
        return self.covers(self.common[seat] + self.own[seat], price, 0)

    def covers(self, insights: i64, price: i64, paid: i64) -> bool:
        """Do these Insights (both sorts, as packed areas) pay the rest of a price? [UM-DIAL-7]"""
        if paid == 4:
            return True
        need = self.setup.prices[price * 4 + paid]
        if need < 0:
            return True
        for area in range(1, AREAS):
            if insights >> 4 * area & 15 and pays(area, need):
                if self.covers(insights - bit(4 * area), price, paid + 1):
                    return True
        return False

    def legal_payments(self, seat: i64, price: i64, paid: i64) -> vec[i64]:
        """The Insights that may pay the next part of a price and leave enough for the others."""
        out = vec[i64](capacity=16)
        need = self.setup.prices[price * 4 + paid]
        everything = self.common[seat] + self.own[seat]
        for piece in range(2):
            for area in range(1, AREAS):
                if self.pieces_in(seat, area, piece) and pays(area, need):
                    if self.covers(everything - bit(4 * area), price, paid + 1):
                        out = append(out, INSIGHT + piece * 100 + area * 10 + RESERVE)
        return out

    def pay_insight(self, action: i64) -> None:
        """Pay a part of the price; a higher level gives no change, but for one client's ability."""
        seat = self.actor
        setup = self.setup
        need = setup.prices[self.a * 4 + self.b]
        area = (action - INSIGHT) % 100 // 10
        self.apply_insight(seat, action, INSIGHT_USED)
        self.b += 1
        is_paid = self.b == 4 or setup.prices[self.a * 4 + self.b] < 0
        price = self.a
        paid = self.b
        # Room for change is made when all is paid: what is still to be paid stays payable.
        self.pop()
        change = self.modifier(seat, MOD_CHANGE)
        if change > 0:
            self.gain_coffee(seat, change * (level_of(area) - (need >> 2)))
        if not is_paid:
            self.push(PAY, seat, price, paid)

    # Coffee and boxes

    def coffee_cap(self, seat: i64) -> i64:
        cap = self.modifier(seat, MOD_COFFEE_CAP)
        return cap if cap > 0 else self.setup.coffee_cap

    def gain_coffee(self, seat: i64, coffee: i64) -> None:
        """What does not fit on the track waits on top of the stack, for room to be made [UM-COFFEE-1]."""
        spilt = self.fill_cup(seat, coffee)
        if spilt == 0:
            return
        if self.kind == SPILL:
            self.a += spilt
        else:
            self.push(SPILL, seat, spilt, 0)

    def fill_cup(self, seat: i64, coffee: i64) -> i64:
        """Gain as much as there is room for; gives what does not fit."""
        room = self.coffee_cap(seat) - self.coffee[seat]
        fits = coffee if coffee < room else room
        if fits > 0:
            self.coffee[seat] += fits
            self.emit(GAINED, seat, COFFEE, fits, 0)
            return coffee - fits
        return coffee

    def gain_boxes(self, seat: i64, boxes: i64) -> None:
        """What does not fit is used for points at once, which is allowed at any time [UM-BOX-3]."""
        total = self.boxes[seat] + boxes
        cap = self.setup.box_cap
        if boxes:
            self.emit(GAINED, seat, BOX, boxes, 0)
        if total > cap:
            self.earn(seat, (total - cap) * self.setup.box_vp, FROM_BOXES)
            total = cap
        self.boxes = changed(self.boxes, seat, total)

    def gain_bright(self, seat: i64, bright: i64) -> None:
        self.bright[seat] += bright
        self.emit(GAINED, seat, BRIGHT, bright, 0)

    def earn(self, seat: i64, points: i64, source: i64) -> None:
        """Points that are told; those with an event of their own are only scored."""
        if points:
            self.score(seat, points, source)
            self.emit(GAINED, seat, VP, points, 0)

    def spend_coffee(self, seat: i64, coffee: i64) -> None:
        if coffee:
            self.coffee[seat] -= coffee
            self.emit(SPENT, seat, COFFEE, coffee, 0)

    def spend_bright(self, seat: i64, bright: i64) -> None:
        if bright:
            self.bright[seat] -= bright
            self.emit(SPENT, seat, BRIGHT, bright, 0)

    # At any time in the own turn

    def adjust_coffee(self, seat: i64) -> i64:
        """What an Elevation or Transfer costs."""
        cheap = self.modifier(seat, MOD_CHEAP_ADJUST)
        if cheap >= 0 and self.used_once >> MOD_CHEAP_ADJUST & 1 == 0:
            return cheap
        return self.setup.adjust_coffee

    def can_adjust(self, seat: i64) -> bool:
        return self.coffee[seat] >= self.adjust_coffee(seat) and self.insights_on_dial(seat) > 0

    def can_spend_coffee(self, seat: i64) -> bool:
        """Could room for Coffee be made?"""
        return self.coffee[seat] >= self.setup.bright_coffee or self.can_adjust(seat)

    def legal_anytime(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """Coffee for an Elevation, a Transfer or a Bright Idea; a set of Insights for a box [UM-ANY]."""
        if self.can_adjust(seat):
            out = append(out, COFFEE_ADJUST)
        if self.coffee[seat] >= self.setup.bright_coffee:
            out = append(out, COFFEE_BRIGHT)
        if self.is_payable(seat, self.setup.box_price):
            out = append(out, SET_FOR_BOX)
        return out

    def apply_anytime(self, seat: i64, action: i64) -> None:
        if action == COFFEE_ADJUST:
            coffee = self.adjust_coffee(seat)
            self.spend_coffee(seat, coffee)
            if coffee != self.setup.adjust_coffee:
                self.used_once |= bit(MOD_CHEAP_ADJUST)
            self.push(ADJUST, seat, 0, 0)
        elif action == COFFEE_BRIGHT:
            self.spend_coffee(seat, self.setup.bright_coffee)
            self.gain_bright(seat, 1)
        else:
            self.gain_boxes(seat, 1)
            self.push(PAY, seat, self.setup.box_price, 0)

    # What could be reached that way, for decisions that have nothing else left to offer [UM-ANY-5]

    def coffee_within_reach(self, seat: i64) -> i64:
        """What there is, and at most what change a set for a box could bring to the one who gets change."""
        coffee = self.coffee[seat]
        change = self.modifier(seat, MOD_CHANGE)
        if change > 0 and self.is_payable(seat, self.setup.box_price):
            levels: i64 = 0
            for area in range(1, AREAS):
                levels += self.insights_in(seat, area) * level_of(area)
            for part in range(4):
                need = self.setup.prices[self.setup.box_price * 4 + part]
                if need >= 0:
                    levels -= need >> 2
            coffee += change * levels
        return coffee

    def adjustments_within_reach(self, seat: i64) -> i64:
        """How many Elevations and Transfers Coffee could pay for; more than `MOST_MOVES` are never needed."""
        coffee = self.coffee_within_reach(seat) - self.adjust_coffee(seat)
        count: i64 = 0
        while coffee >= 0 and count < MOST_MOVES:
            count += 1
            coffee -= self.setup.adjust_coffee
        return count

    def is_price_within_reach(self, seat: i64, price: i64) -> bool:
        """Is it payable, or could Coffee lift and turn the Insights on the dial so that it is?"""
        most = self.adjustments_within_reach(seat)
        return self.adjustments_for(self.common[seat] + self.own[seat], price, 0, most) <= most

    def adjustments_for(self, insights: i64, price: i64, paid: i64, most: i64) -> i64:
        """The fewest Elevations and Transfers after which these Insights pay the rest of a price.

        If `most` are not enough it gives one more than that.
        """
        need = self.setup.prices[price * 4 + paid] if paid < 4 else -1
        if need < 0:
            return 0
        fewest = most + 1
        for area in range(1, AREAS):
            moves = moves_to_pay(area, need)
            if moves < fewest and insights >> 4 * area & 15:
                rest = fewest - 1 - moves
                moves += self.adjustments_for(insights - bit(4 * area), price, paid + 1, rest)
                if moves < fewest:
                    fewest = moves
        return fewest


def moves_to_pay(area: i64, need: i64) -> i64:
    """How many Elevations and Transfers an Insight of this area is away from paying a part of a price."""
    moves = (need >> 2) - level_of(area)
    if moves < 0:
        moves = 0
    return moves if need & 3 == ANY or quality_of(area) == need & 3 else moves + 1


def pays(area: i64, need: i64) -> bool:
    """Is an Insight of this area of the quality asked for, and high enough?"""
    quality = need & 3
    return level_of(area) >= need >> 2 and (quality == ANY or quality_of(area) == quality)
