"""A turn: acquire resource tiles, place an emotion tile, or place a claim tile [AMY-TURN]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.buying import buy, is_buy, legal_buys, price
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.cloud import cloud_cost, covers, legal_unlocks, move_cloud
from parlour.games.amygdala.rules.codes import CLAIM, EMOTIONS, PASS, PASSED, STANDSTILL, TURN, UNLOCK
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.ending import score_finally
from parlour.games.amygdala.rules.exchanging import purse, raisable, settle
from parlour.games.amygdala.rules.finishing import finish_action
from parlour.games.amygdala.rules.moving import can_stand_for
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.raising import has_coins
from parlour.games.amygdala.rules.refilling import refill
from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


class Turn(AmygdalaDecision):
    """One of three things to do; pass only if none is possible."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", ("buy", "buy_two", "unlock", "claim", "pass"))

    def legal(self, state: AmygdalaState) -> vec[i64]:
        seat = state.actor
        raised = raisable(state, seat)
        supply = state.coin_supply()
        most = state.coins[seat] + (raised if raised < supply else supply)
        out = legal_buys(state, seat, most)
        for unlock in legal_unlocks(state, seat, raised, supply):
            out = append(out, unlock)
        for region in range(EMOTIONS):
            if state.claims[seat] >> region & 1 and can_stand_for(state, seat, region, most):
                out = append(out, CLAIM + region)
        if len(out) == 0:
            out = append(out, PASS)
        return out

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        if action == PASS:
            skip(state, seat)
            return
        state.passes = 0
        if action >= CLAIM:
            STANDING_TO_CLAIM.wait(state, seat, action - CLAIM)
        elif is_buy(action):
            if has_coins(state, price(state, seat, action), action):
                buy(state, seat, action)
                refill(state, seat)
        elif has_coins(state, cloud_cost(state, seat, action - UNLOCK), action):
            move_cloud(state, seat, action - UNLOCK)
            PAYING.wait(state, seat, action - UNLOCK)

    def affords(self, state: AmygdalaState, seat: i64, cost: i64, action: i64) -> bool:
        """A tile that is unlocked with all its icons."""
        if is_buy(action):
            return cost <= purse(state, seat)
        tile = state.tile_at(seat, action - UNLOCK)
        return covers(state, seat, raisable(state, seat), state.coin_supply(), cost, tile, 0)

    def prompt(self, state: AmygdalaState) -> str:
        if self.legal(state)[0] == PASS:
            return "pass"
        return "last_turn" if state.is_last_turn() else self.called


TAKING_A_TURN: Final = Turn()


def skip(state: AmygdalaState, seat: i64) -> None:
    """Nothing is possible; if so for everybody, nothing ever will be [AMY-TURN-2, AMY-END-5]."""
    state.passes += 1
    state.emit(PASSED, seat, 0, 0, 0)
    if state.passes == state.players:
        state.emit(STANDSTILL, CHANCE, 0, 0, 0)
        for one in range(state.players):
            settle(state, one)
        score_finally(state)
    else:
        finish_action(state, seat)
