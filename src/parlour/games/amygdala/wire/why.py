"""Why an action is not allowed: the rule of docs/rules/amygdala.md that forbids it."""

from __future__ import annotations

from collections import Counter

from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.buying import buys_two, first_bought, last_bought, price, side_of
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.exchanging import legal_exchanges, purse
from parlour.games.amygdala.rules.moving import serves
from parlour.games.amygdala.rules.paying import PAYING, icon
from parlour.games.amygdala.rules.placing import PLACING, STANDING, fits
from parlour.games.amygdala.rules.setup import LOTUSES

NOT_NOW = {
    codes.START_CHOICE: "AMY-SETUP-8",
    codes.PAY: "AMY-PAY-1",
    codes.RAISE: "AMY-TRADE-7",
    codes.PLACE_TILE: "AMY-PLACE-1",
    codes.STAND: "AMY-MOVE-3",
    codes.STAND_TO_CLAIM: "AMY-MOVE-3",
    codes.NETWORK: "AMY-SCORE-2",
    codes.CLAIM_CHOICE: "AMY-BONUS-4",
    codes.CASH_IN: "AMY-TRADE-9",
    codes.OVERFLOW: "AMY-BANK-4",
}
"""What is to be done first, where an action belongs to another decision."""


def why_not(state: AmygdalaState, action: int) -> str:
    """The id of the first rule, in the order a player would check, that an illegal action breaks."""
    seat = int(state.actor)
    match state.kind:
        case codes.TURN:
            return _why_not_turn(state, seat, action)
        case codes.PAY if codes.PAY_RESOURCE <= action < codes.PLACE:
            return _why_not_pay(state, seat, action)
        case codes.PLACE_TILE if codes.PLACE <= action < codes.RETURN:
            return _why_not_place(state, seat, action - codes.PLACE)
        case codes.PLACE_TILE if action == codes.RETURN:
            return "AMY-PLACE-6"
        case codes.STAND | codes.STAND_TO_CLAIM if codes.MOVE <= action < codes.MOVE + LOTUSES:
            if state.kind == codes.STAND:
                region = state.setup.region_of[STANDING.space.of(state)]
            else:
                region = STANDING_TO_CLAIM.region.of(state)
            return _why_not_stand(state, seat, action - codes.MOVE, int(region))
        case codes.RAISE if codes.SELL_POINTS <= action < codes.SETTLE:
            return _why_not_exchange(state, seat, action, "AMY-TRADE-8")
        case codes.OVERFLOW if codes.SELL_POINTS <= action < codes.SETTLE:
            return _why_not_exchange(state, seat, action, "AMY-BANK-4")
        case codes.CASH_IN if action == codes.SELL_POINTS:
            return "AMY-TRADE-9"
        case codes.CASH_IN if codes.SELL_POINTS < action < codes.SETTLE:
            return _why_not_exchange(state, seat, action, "AMY-TRADE-1")
        case codes.CLAIM_CHOICE if codes.TAKE_CLAIM <= action < codes.SELL_POINTS:
            return "AMY-BONUS-4"
        case _:
            return NOT_NOW.get(int(state.kind), "AMY-TURN-1")


def _why_not_turn(state: AmygdalaState, seat: int, action: int) -> str:
    if action < codes.UNLOCK:
        return _why_not_buy(state, seat, action)
    if action < codes.CLAIM:
        return _why_not_unlock(state, seat, action - codes.UNLOCK)
    if action < codes.PASS:
        if not state.claims[seat] >> action - codes.CLAIM & 1:
            return "AMY-CLAIM-1"
        return "AMY-MOVE-2"
    if action == codes.PASS:
        return "AMY-TURN-2"
    if codes.SELL_POINTS <= action < codes.SETTLE:
        return "AMY-TRADE-7"
    return "AMY-TURN-1"


def _why_not_buy(state: AmygdalaState, seat: int, action: int) -> str:
    is_two = buys_two(action)
    side = side_of(action)
    there = sorted(int(state.slots[side * 2 + at]) - 1 for at in range(2))
    wanted = sorted([first_bought(action), last_bought(action)]) if is_two else [last_bought(action)]
    if is_two and wanted != there:
        # The tiles may lie on different sides of the same lotus.
        whole = Counter(int(state.slots[(side >> 1) * 4 + at]) - 1 for at in range(4))
        return "AMY-BUY-4" if state.setup.sides == 2 and Counter(wanted) <= whole else "AMY-BUY-2"
    if any(kind not in there for kind in wanted):
        return "AMY-BUY-2"
    # A pair has one order to be written in; the other is as good as not there.
    return "AMY-BUY-3" if price(state, seat, action) > purse(state, seat) else "AMY-BUY-2"


def _why_not_unlock(state: AmygdalaState, seat: int, place: int) -> str:
    if not state.is_locked(seat, place):
        return "AMY-CLOUD-1"
    if state.cloud[seat] < 0 and not state.setup.edge >> place & 1:
        return "AMY-CLOUD-2"
    return "AMY-PAY-1"


def _why_not_pay(state: AmygdalaState, seat: int, action: int) -> str:
    is_happiness = icon(state, seat, PAYING.place.of(state), PAYING.paid.of(state)) == codes.HAPPINESS
    if is_happiness or action == codes.PAY_HAPPINESS:
        return "AMY-PAY-5"
    if action == codes.PAY_COINS:
        return "AMY-PAY-4"
    if action >= codes.PAY_PAIR:
        return "AMY-PAY-6"
    return "AMY-PAY-3" if action in (codes.PAY_WILD, codes.PAY_RESOURCE + codes.WILD) else "AMY-PAY-2"


def _why_not_place(state: AmygdalaState, seat: int, space: int) -> str:
    if space >= state.setup.spaces:
        return "AMY-PLACE-1"
    if state.placed[space] >= 0:
        return "AMY-PLACE-2"
    if not fits(state, seat, int(state.tile_at(seat, PLACING.place.of(state))), space):
        return "AMY-PLACE-3"
    return "AMY-MOVE-2"


def _why_not_stand(state: AmygdalaState, seat: int, lotus: int, region: int) -> str:
    if serves(state, seat, lotus, region):
        return "AMY-MOVE-2"
    return "AMY-MOVE-5" if region == codes.HAPPINESS else "AMY-MOVE-4"


def _why_not_exchange(state: AmygdalaState, seat: int, action: int, otherwise: str) -> str:
    if action == codes.SELL_POINTS and state.vp[seat] < state.setup.points_for_coin:
        return "AMY-TRADE-2"
    return otherwise if action in legal_exchanges(state, seat, True) else "AMY-TRADE-1"
