"""The end of a turn: cash in on the last one, and everything must fit [AMY-BANK-1, AMY-TRADE-9]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    CASH_IN,
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
    OVERFLOW,
    SETTLE,
    WILD_ITEM,
)
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.ending import end_turn
from parlour.games.amygdala.rules.exchanging import (
    EXCHANGES,
    exchange,
    has_something_to_exchange,
    legal_exchanges,
    settle,
)
from parlour.games.amygdala.rules.memory import discard_resource, is_over_limit, smallest_coin
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def finish_action(state: AmygdalaState, seat: i64) -> None:
    """Cash in on the last turn; then everything must fit [AMY-BANK-1, AMY-TRADE-9]."""
    if state.is_last_turn() and has_something_to_exchange(state, seat):
        CASHING_IN.wait(state, seat)
    else:
        check_memory(state, seat)


class CashIn(AmygdalaDecision):
    """What to exchange on one's last turn; what is left in the end is exchanged for the best."""

    def __init__(self) -> None:
        super().__init__(CASH_IN, "cash_in", (*EXCHANGES, "settle"))

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return append(legal_exchanges(state, state.actor, False), SETTLE)

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        if action == SETTLE:
            settle(state, seat)
            check_memory(state, seat)
        else:
            exchange(state, seat, action)
            finish_action(state, seat)


CASHING_IN: Final = CashIn()


# Discarding what does not fit


DISCARDS: Final = (
    "discard",
    "discard_wild",
    "discard_happiness",
    "discard_idea",
    "discard_dream",
    "discard_coin",
    "discard_claim",
)
"""The kinds of action."""


def check_memory(state: AmygdalaState, seat: i64) -> None:
    if is_over_limit(state, seat):
        MAKING_ROOM.wait(state, seat)
    else:
        end_turn(state, seat)


class Overflow(AmygdalaDecision):
    """What to exchange or throw away, as long as there is too much [AMY-BANK-4]."""

    def __init__(self) -> None:
        super().__init__(OVERFLOW, "overflow", ("sell_points", *EXCHANGES, *DISCARDS))

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return legal_overflows(state, state.actor)

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        if action >= DISCARD_RESOURCE:
            discard(state, seat, action)
        else:
            exchange(state, seat, action)
        check_memory(state, seat)


MAKING_ROOM: Final = Overflow()


def legal_overflows(state: AmygdalaState, seat: i64) -> vec[i64]:
    """Exchanges that may make room, and anything to throw away [AMY-BANK-4].

    Points buy a coin only where five small ones could become one: otherwise it takes room itself.
    """
    out = legal_exchanges(state, seat, state.coins[seat] % 5 > 0)
    for shows in range(EMOTIONS):
        if state.held[seat * EMOTIONS + shows]:
            out = append(out, DISCARD_RESOURCE + shows)
    if state.wilds[seat]:
        out = append(out, DISCARD_WILD)
    if state.happiness[seat]:
        out = append(out, DISCARD_HAPPINESS)
    if state.ideas[seat]:
        out = append(out, DISCARD_IDEA)
    if state.dreams[seat]:
        out = append(out, DISCARD_DREAM)
    if state.coins[seat]:
        out = append(out, DISCARD_COIN)
    for region in range(EMOTIONS):
        if state.claims[seat] >> region & 1:
            out = append(out, DISCARD_CLAIM + region)
    return out


def discard(state: AmygdalaState, seat: i64, action: i64) -> None:
    """Throw an item away: a claim tile goes back beside the board [AMY-BANK-5]."""
    if action < DISCARD_WILD:
        discard_resource(state, seat, action - DISCARD_RESOURCE)
        state.emit(DISCARDED_RESOURCE, seat, action - DISCARD_RESOURCE, 0, 0)
    elif action == DISCARD_WILD:
        state.wilds[seat] -= 1
        state.emit(DISCARDED_ITEM, seat, WILD_ITEM, 0, 0)
    elif action == DISCARD_HAPPINESS:
        state.happiness[seat] -= 1
        state.emit(DISCARDED_ITEM, seat, HAPPINESS_ITEM, 0, 0)
    elif action == DISCARD_IDEA:
        state.ideas[seat] -= 1
        state.emit(DISCARDED_ITEM, seat, IDEA_ITEM, 0, 0)
    elif action == DISCARD_DREAM:
        state.dreams[seat] -= 1
        state.emit(DISCARDED_ITEM, seat, DREAM_ITEM, 0, 0)
    elif action == DISCARD_COIN:
        value = smallest_coin(state.coins[seat])
        state.coins[seat] -= value
        state.emit(DISCARDED_COIN, seat, value, 0, 0)
    else:
        region = action - DISCARD_CLAIM
        state.claims[seat] &= ~bit(region)
        state.claims_beside[seat] |= bit(region)
        state.emit(DISCARDED_CLAIM, seat, region, 0, 0)
