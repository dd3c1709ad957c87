"""C. Placing a claim tile in a region [AMY-CLAIM]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import CLAIM_PLACED, STAND_TO_CLAIM
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.finishing import finish_action
from parlour.games.amygdala.rules.moving import legal_stands, stand
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


class StandToClaim(AmygdalaDecision):
    """From which lotus to claim the region [AMY-MOVE]."""

    def __init__(self) -> None:
        super().__init__(STAND_TO_CLAIM, "stand_to_claim", ("stand",), "stand")
        self.region: Final = self.in_a("region")

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return legal_stands(state, state.actor, self.region.of(state))

    def apply(self, state: AmygdalaState, action: i64) -> None:
        if stand(state, state.actor, action):
            place_claim(state, state.actor, self.region.of(state))


STANDING_TO_CLAIM: Final = StandToClaim()


def place_claim(state: AmygdalaState, seat: i64, region: i64) -> None:
    """On the first free claim space: the order decides ties [AMY-CLAIM]."""
    before = state.claim_count(region)
    state.claims[seat] &= ~bit(region)
    state.claims_in[region] |= (seat + 1) << 3 * before
    state.emit(CLAIM_PLACED, seat, region, before, 0)
    finish_action(state, seat)
