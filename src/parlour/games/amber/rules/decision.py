"""What every decision of Amber can answer: what may be done, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.kernel.decisions import Decision
from parlour.kernel.state import ticketed

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState

SETUP_LUCK: Final = 100
ROW_LUCK: Final = 101


class AmberDecision(Decision):
    """A decision of Amber. Those that may be left to chance are drawn evenly by lot unless they say more."""

    def legal(self, state: AmberState) -> vec[i64]:
        """The actions that answer it, ascending."""
        raise NotImplementedError

    def apply(self, state: AmberState, action: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def prompt(self, state: AmberState) -> str:
        """Which prompt asks for it: the end of a message's name."""
        return self.name

    # Left to chance

    def weights(self, state: AmberState) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(state)))

    def tickets(self, state: AmberState) -> i64:
        return len(self.legal(state))

    def outcome(self, state: AmberState, ticket: i64) -> i64:
        return self.legal(state)[ticket]

    def source(self, state: AmberState) -> int:
        return SETUP_LUCK


class FromStack(AmberDecision):
    """A tile from the top of the stack: each that is in there is as likely."""

    def __init__(self, number: i64, name: str, first_action: i64) -> None:
        super().__init__(number, name, (name,))
        self.first_action: Final = first_action
        self.drawer: Final = self.in_a("drawer")
        """The seat whose turn it is to draw."""
        self.left: Final = self.in_b("left")
        """How many tiles still, this one included."""

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=16)
        for kind in range(state.setup.kinds):
            if state.deck[kind]:
                out = append(out, self.first_action + kind)
        return out

    def weights(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=16)
        for kind in range(state.setup.kinds):
            if state.deck[kind]:
                out = append(out, state.deck[kind])
        return out

    def tickets(self, state: AmberState) -> i64:
        return state.stack

    def outcome(self, state: AmberState, ticket: i64) -> i64:
        return self.first_action + ticketed(state.deck, ticket)
