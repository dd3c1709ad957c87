"""Bonus spaces around the thought cloud, and the claim tiles some of them give [AMY-BONUS]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import BONUS, CLAIM_CHOICE, CLAIM_ITEM, CLAIM_TAKEN, ITEMS, TAKE_CLAIM
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.finishing import finish_action
from parlour.games.amygdala.rules.masks import bits_from
from parlour.games.amygdala.rules.memory import gain_item
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def collect_bonuses(state: AmygdalaState, seat: i64) -> None:
    """All bonuses around the cloud that no tile touches any more [AMY-BONUS]."""
    setup = state.setup
    opened = open_bonuses(state, seat, state.cloud[seat])
    state.bonuses_taken[seat] |= opened
    claims: i64 = 0
    for bonus in range(setup.bonuses):
        if opened >> bonus & 1:
            state.emit(BONUS, seat, bonus, 0, 0)
            claims += setup.gives[bonus * ITEMS + CLAIM_ITEM]
            for item in range(CLAIM_ITEM + 1, ITEMS):
                for _ in range(setup.gives[bonus * ITEMS + item]):
                    gain_item(state, seat, item)
    choose_claims(state, seat, claims)


def open_bonuses(state: AmygdalaState, seat: i64, place: i64) -> i64:
    """The bonuses next to the cloud that no emotion tile touches any more, a bit each [AMY-BONUS-1]."""
    setup = state.setup
    found: i64 = 0
    for bonus in range(setup.bonuses):
        if (
            setup.bonuses_beside[place] >> bonus & 1
            and state.bonuses_taken[seat] >> bonus & 1 == 0
            and setup.bonus_places[bonus] & state.locked[seat] == 0
        ):
            found |= bit(bonus)
    return found


def choose_claims(state: AmygdalaState, seat: i64, count: i64) -> None:
    """The player picks claim tiles from beside the board, while there are any [AMY-BONUS-4]."""
    if count and state.claims_beside[seat]:
        TAKING_CLAIMS.wait(state, seat, count)
    else:
        finish_action(state, seat)


class ClaimChoice(AmygdalaDecision):
    """Which claim tile to take from beside the board [AMY-BONUS-4]."""

    def __init__(self) -> None:
        super().__init__(CLAIM_CHOICE, "claim", ("take_claim",))
        self.left: Final = self.in_a("left")
        """How many to take still."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return bits_from(TAKE_CLAIM, state.claims_beside[state.actor])

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        region = action - TAKE_CLAIM
        state.claims_beside[seat] &= ~bit(region)
        state.claims[seat] |= bit(region)
        state.emit(CLAIM_TAKEN, seat, region, 0, 0)
        choose_claims(state, seat, self.left.of(state) - 1)


TAKING_CLAIMS: Final = ClaimChoice()
