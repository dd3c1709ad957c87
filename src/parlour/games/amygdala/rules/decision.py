"""What every decision of Amygdala can answer: what may be done, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.exchanging import purse
from parlour.kernel.decisions import Decision

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState

SETUP_LUCK: Final = 100
LOTUS_LUCK: Final = 101


class AmygdalaDecision(Decision):
    """A decision of Amygdala. Where it is left to chance, it is drawn evenly by lot unless it says more."""

    def __init__(self, number: i64, name: str, answers: tuple[str, ...], called: str = "") -> None:
        super().__init__(number, name, answers)
        self.called: str = called or name
        """What people know it by: some are the same to them."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        """The actions that answer it, ascending."""
        raise NotImplementedError

    def apply(self, state: AmygdalaState, action: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def affords(self, state: AmygdalaState, seat: i64, cost: i64, action: i64) -> bool:
        """Can the seat pay so much, and what comes after it?

        Asked while coins are raised, of the decision below that lacks them for an action.
        """
        return cost <= purse(state, seat)

    def prompt(self, state: AmygdalaState) -> str:
        """Which prompt asks for it: the end of a message's name."""
        return self.called

    # Left to chance

    def weights(self, state: AmygdalaState) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(state)))

    def tickets(self, state: AmygdalaState) -> i64:
        return len(self.legal(state))

    def outcome(self, state: AmygdalaState, ticket: i64) -> i64:
        return self.legal(state)[ticket]

    def source(self, state: AmygdalaState) -> int:
        return SETUP_LUCK
