"""Raising coins for something that costs more than there are [AMY-TRADE-7, AMY-TRADE-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import EMOTIONS, RAISE, SELL_RESOURCE, SELL_WILD
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.exchanging import EXCHANGES, exchange, legal_exchanges, trade

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def has_coins(state: AmygdalaState, cost: i64, action: i64) -> bool:
    """Are the coins there? If not, ask what to exchange for them first [AMY-TRADE-7]."""
    if state.coins[state.actor] >= cost:
        return True
    RAISING.push(state, state.actor, cost, action)
    return False


class Raise(AmygdalaDecision):
    """What to exchange for coins that are needed; the decision that lacks them waits below."""

    def __init__(self) -> None:
        super().__init__(RAISE, "raise", ("sell_points", *EXCHANGES))
        self.cost: Final = self.in_a("cost")
        """The coins needed."""
        self.wanted: Final = self.in_b("wanted")
        """The action they are needed for, by its number."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        """The exchanges after which what they are made for can still be paid."""
        seat = state.actor
        out = vec[i64](capacity=32)
        for action in legal_exchanges(state, seat, True):
            if still_affords(state, seat, action):
                out = append(out, action)
        return out

    def apply(self, state: AmygdalaState, action: i64) -> None:
        """Exchange, and go on with what the coins were needed for once there are enough."""
        seat = state.actor
        exchange(state, seat, action)
        if state.coins[seat] >= self.cost.of(state):
            wanted = self.wanted.of(state)
            state.pop()
            state.apply(wanted)


RAISING: Final = Raise()


def still_affords(state: AmygdalaState, seat: i64, action: i64) -> bool:
    """Try an exchange out, and put everything back."""
    shows: i64 = 0
    if SELL_RESOURCE <= action < SELL_WILD:
        shows = action - SELL_RESOURCE
    at = seat * EMOTIONS + shows
    coins = state.coins[seat]
    vp = state.vp[seat]
    held = state.held[at]
    wilds = state.wilds[seat]
    happiness = state.happiness[seat]
    ideas = state.ideas[seat]
    dreams = state.dreams[seat]
    trade(state, seat, action)
    is_affordable = state.interrupted().affords(state, seat, RAISING.cost.of(state), RAISING.wanted.of(state))
    state.coins[seat] = coins
    state.vp[seat] = vp
    state.held[at] = held
    state.wilds[seat] = wilds
    state.happiness[seat] = happiness
    state.ideas[seat] = ideas
    state.dreams[seat] = dreams
    return is_affordable
