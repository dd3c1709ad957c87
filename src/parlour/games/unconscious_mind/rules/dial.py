"""Insights on the dial: where they lie, moving them, and using them to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, supplies
from parlour.games.unconscious_mind.rules.codes import (
    ANY,
    AREAS,
    IGNORE,
    INSIGHT,
    INSIGHT_ELEVATED,
    INSIGHT_GENERATED,
    INSIGHT_SUPPRESSED,
    INSIGHT_TRANSFERRED,
    INSIGHT_USED,
    MOD_CHANGE,
    RESERVE,
    STOP,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


def area_of(quality: i64, level: i64) -> i64:
    """The place of the dial for a quality and a level."""
    return 1 + 3 * quality + level


def level_of(area: i64) -> i64:
    return (area - 1) % 3


def quality_of(area: i64) -> i64:
    return (area - 1) // 3


def commons_in(state: UnconsciousMindState, seat: i64, area: i64) -> i64:
    return state.common[seat] >> 4 * area & 15


def owns_in(state: UnconsciousMindState, seat: i64, area: i64) -> i64:
    return state.own[seat] >> 4 * area & 15


def insights_in(state: UnconsciousMindState, seat: i64, area: i64) -> i64:
    return commons_in(state, seat, area) + owns_in(state, seat, area)


def pieces_in(state: UnconsciousMindState, seat: i64, area: i64, piece: i64) -> i64:
    return owns_in(state, seat, area) if piece else commons_in(state, seat, area)


def move_insight(state: UnconsciousMindState, seat: i64, piece: i64, origin: i64, target: i64) -> None:
    change = bit(4 * target) - bit(4 * origin)
    if piece:
        state.own[seat] += change
    else:
        state.common[seat] += change


def insights_on_dial(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for area in range(1, AREAS):
        count += insights_in(state, seat, area)
    return count


def is_reserve_empty(state: UnconsciousMindState, seat: i64) -> bool:
    return insights_in(state, seat, RESERVE) == 0


# Repositioning Insights. An action names the piece, where it is and where it goes


def apply_insight(state: UnconsciousMindState, seat: i64, action: i64, event: i64) -> None:
    """Move an Insight; the event says by what."""
    code = action - INSIGHT
    move_insight(state, seat, code // 100, code % 100 // 10, code % 10)
    state.emit(event, seat, code // 100, code % 100 // 10, code % 10)


class Generate(UnconsciousMindDecision):
    """Generate Insights, one after the other."""

    def __init__(self) -> None:
        super().__init__(codes.GENERATE, "generate", ("insight", "stop"), has_asides=True)
        self.quality: Final = self.in_a("quality", 2)
        self.level: Final = self.in_a("level", 2)
        self.left: Final = self.in_b("left")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """From the reserve or, when that is empty, from anywhere on the dial [UM-DIAL-3]."""
        seat = state.actor
        level = self.level.of(state)
        quality = self.quality.of(state)
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        last: i64 = 1 if not is_reserve_empty(state, seat) else AREAS
        for piece in range(2):
            for origin in range(last):
                if pieces_in(state, seat, origin, piece) == 0:
                    continue
                for section in range(3):
                    target = area_of(section, level)
                    if (quality == ANY or section == quality) and target != origin:
                        out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        if action == STOP:
            state.pop()
            return
        apply_insight(state, state.actor, action, INSIGHT_GENERATED)
        self.left.add(state, -1)

    def is_done(self, state: UnconsciousMindState) -> bool:
        return self.left.of(state) == 0

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        # All lie where the next one is to go: it comes from the reserve once a set has gone there.
        return is_price_within_reach(state, state.actor, state.setup.box_price)


GENERATE: Final[Generate] = Generate()


class Repositioning(UnconsciousMindDecision):
    """Move Insights on the dial, one after the other."""

    def __init__(self, number: i64, name: str, event: i64) -> None:
        super().__init__(number, name, ("insight", "stop"), has_asides=True)
        self.event: Final = event
        self.left: Final = self.in_a("left")
        self.counted = self.left

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        if action == STOP:
            state.pop()
            return
        apply_insight(state, state.actor, action, self.event)
        self.left.add(state, -1)

    def is_done(self, state: UnconsciousMindState) -> bool:
        return self.left.of(state) == 0


def can_elevate(state: UnconsciousMindState, seat: i64) -> bool:
    """Is there an Insight on the dial with a ring outside its own?"""
    for origin in range(1, AREAS):
        if level_of(origin) < 2 and insights_in(state, seat, origin):
            return True
    return False


class Elevate(Repositioning):
    """Elevate Insights."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """One ring outward, never from the reserve [UM-DIAL-4]."""
        seat = state.actor
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        for piece in range(2):
            for origin in range(1, AREAS):
                if level_of(origin) < 2 and pieces_in(state, seat, origin, piece):
                    out = append(out, INSIGHT + piece * 100 + origin * 10 + origin + 1)
        return out


class Transfer(Repositioning):
    """Transfer Insights."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """To another section of the same ring [UM-DIAL-5]."""
        seat = state.actor
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        for piece in range(2):
            for origin in range(1, AREAS):
                if pieces_in(state, seat, origin, piece):
                    for section in range(3):
                        if section != quality_of(origin):
                            target = area_of(section, level_of(origin))
                            out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out


ELEVATE: Final[Elevate] = Elevate(codes.ELEVATE, "elevate", INSIGHT_ELEVATED)
TRANSFER: Final[Transfer] = Transfer(codes.TRANSFER, "transfer", INSIGHT_TRANSFERRED)


class Adjust(UnconsciousMindDecision):
    """An Elevation or a Transfer, for Coffee."""

    def __init__(self) -> None:
        super().__init__(codes.ADJUST, "adjust", ("insight",))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        seat = state.actor
        out = vec[i64](capacity=32)
        for piece in range(2):
            for origin in range(1, AREAS):
                if pieces_in(state, seat, origin, piece) == 0:
                    continue
                for target in range(1, AREAS):
                    is_elevation = target == origin + 1 and level_of(origin) < 2
                    is_transfer = target != origin and level_of(target) == level_of(origin)
                    if is_elevation or is_transfer:
                        out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        code = action - INSIGHT
        is_elevation = quality_of(code % 100 // 10) == quality_of(code % 10)
        event: i64 = INSIGHT_ELEVATED if is_elevation else INSIGHT_TRANSFERRED
        apply_insight(state, state.actor, action, event)
        state.pop()


ADJUST: Final[Adjust] = Adjust()


class Suppress(UnconsciousMindDecision):
    """Suppress an Insight; Coffee may take its place [UM-ANY-3]."""

    def __init__(self) -> None:
        super().__init__(codes.SUPPRESS, "suppress", ("insight", "ignore"))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """One ring inward, from the inner ring into the reserve [UM-DIAL-6]."""
        seat = state.actor
        out = vec[i64](capacity=32)
        for piece in range(2):
            for origin in range(1, AREAS):
                if pieces_in(state, seat, origin, piece):
                    target = origin - 1 if level_of(origin) else RESERVE
                    out = append(out, INSIGHT + piece * 100 + origin * 10 + target)
        return append(out, IGNORE) if state.coffee[seat] >= state.setup.ignore_coffee else out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.pop()
        if action == IGNORE:
            supplies.spend_coffee(state, seat, state.setup.ignore_coffee)
        else:
            apply_insight(state, seat, action, INSIGHT_SUPPRESSED)


SUPPRESS: Final[Suppress] = Suppress()

# Using Insights


def is_payable(state: UnconsciousMindState, seat: i64, price: i64) -> bool:
    return covers(state, state.common[seat] + state.own[seat], price, 0)


def covers(state: UnconsciousMindState, insights: i64, price: i64, paid: i64) -> bool:
    """Do these Insights (both sorts, as packed areas) pay the rest of a price? [UM-DIAL-7]"""
    if paid == 4:
        return True
    need = state.setup.prices[price * 4 + paid]
    if need < 0:
        return True
    for area in range(1, AREAS):
        if insights >> 4 * area & 15 and pays(area, need):
            if covers(state, insights - bit(4 * area), price, paid + 1):
                return True
    return False


def pays(area: i64, need: i64) -> bool:
    """Is an Insight of this area of the quality asked for, and high enough?"""
    quality = need & 3
    return level_of(area) >= need >> 2 and (quality == ANY or quality_of(area) == quality)


class Pay(UnconsciousMindDecision):
    """Use Insights for a price, one after the other."""

    def __init__(self) -> None:
        super().__init__(codes.PAY, "pay", ("insight",))
        self.price: Final = self.in_a("price")
        self.paid: Final = self.in_b("paid")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """The Insights that may pay the next part of a price and leave enough for the others."""
        seat = state.actor
        price = self.price.of(state)
        paid = self.paid.of(state)
        out = vec[i64](capacity=16)
        need = state.setup.prices[price * 4 + paid]
        everything = state.common[seat] + state.own[seat]
        for piece in range(2):
            for area in range(1, AREAS):
                if pieces_in(state, seat, area, piece) and pays(area, need):
                    if covers(state, everything - bit(4 * area), price, paid + 1):
                        out = append(out, INSIGHT + piece * 100 + area * 10 + RESERVE)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """Pay a part of the price; a higher level gives no change, but for one client's ability."""
        seat = state.actor
        setup = state.setup
        price = self.price.of(state)
        paid = self.paid.of(state)
        need = setup.prices[price * 4 + paid]
        area = (action - INSIGHT) % 100 // 10
        apply_insight(state, seat, action, INSIGHT_USED)
        paid += 1
        # Room for change is made when all is paid: what is still to be paid stays payable.
        state.pop()
        change = couch.modifier(state, seat, MOD_CHANGE)
        if change > 0:
            supplies.gain_coffee(state, seat, change * (level_of(area) - (need >> 2)))
        if paid < 4 and setup.prices[price * 4 + paid] >= 0:
            self.push(state, seat, price, paid)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Never: a price is only asked for if it can be paid."""
        return False


PAY: Final[Pay] = Pay()

# What could be reached with Coffee, for decisions that have nothing else left to offer [UM-ANY-5]


def is_price_within_reach(state: UnconsciousMindState, seat: i64, price: i64) -> bool:
    """Is it payable, or could Coffee lift and turn the Insights on the dial so that it is?"""
    most = supplies.adjustments_within_reach(state, seat)
    return adjustments_for(state, state.common[seat] + state.own[seat], price, 0, most) <= most


def adjustments_for(state: UnconsciousMindState, insights: i64, price: i64, paid: i64, most: i64) -> i64:
    """The fewest Elevations and Transfers after which these Insights pay the rest of a price.

    If `most` are not enough it gives one more than that.
    """
    need = state.setup.prices[price * 4 + paid] if paid < 4 else -1
    if need < 0:
        return 0
    fewest = most + 1
    for area in range(1, AREAS):
        moves = moves_to_pay(area, need)
        if moves < fewest and insights >> 4 * area & 15:
            rest = fewest - 1 - moves
            moves += adjustments_for(state, insights - bit(4 * area), price, paid + 1, rest)
            if moves < fewest:
                fewest = moves
    return fewest


def moves_to_pay(area: i64, need: i64) -> i64:
    """How many Elevations and Transfers an Insight of this area is away from paying a part of a price."""
    moves = (need >> 2) - level_of(area)
    if moves < 0:
        moves = 0
    return moves if need & 3 == ANY or quality_of(area) == need & 3 else moves + 1
