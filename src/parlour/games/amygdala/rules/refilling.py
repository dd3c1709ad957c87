"""Refilling the lotuses when few tiles are left on them [AMY-REFILL]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import DEAL_RESOURCE, REFILLED, RESHUFFLED, RESOURCE_CHANCE
from parlour.games.amygdala.rules.decision import LOTUS_LUCK, AmygdalaDecision
from parlour.games.amygdala.rules.finishing import finish_action
from parlour.games.amygdala.rules.setup import LOTUSES
from parlour.kernel.state import CHANCE, ticketed

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def refill(state: AmygdalaState, seat: i64) -> None:
    """Few tiles left on all lotuses together: fill them up again [AMY-REFILL-1]."""
    if tiles_on_lotuses(state) <= state.setup.refill_at and prepare_stack(state):
        REFILLING.wait(state, CHANCE, next_empty_slot(state), seat)
    else:
        finish_action(state, seat)


class Refill(AmygdalaDecision):
    """Which tile of the stack is dealt to a lotus: each that is in there is as likely."""

    def __init__(self) -> None:
        super().__init__(RESOURCE_CHANCE, "deal_resource", ("deal_resource",), "deal")
        self.slot: Final = self.in_a("slot")
        """Where it is dealt: 4 * lotus + 2 * side + place."""
        self.buyer: Final = self.in_b("buyer")
        """The seat whose purchase made it necessary; -1 while preparing."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        out = vec[i64](capacity=32)
        for kind in range(state.setup.kinds):
            if state.stack[kind]:
                out = append(out, DEAL_RESOURCE + kind)
        return out

    def apply(self, state: AmygdalaState, action: i64) -> None:
        deal_resource(state, self.slot.of(state), action - DEAL_RESOURCE)
        slot = next_empty_slot(state)
        buyer = self.buyer.of(state)
        if slot >= 0 and prepare_stack(state):
            self.slot.set(state, slot)
        elif buyer < 0:
            state.pop()
        else:
            finish_action(state, buyer)

    def weights(self, state: AmygdalaState) -> vec[i64]:
        out = vec[i64](capacity=32)
        for kind in range(state.setup.kinds):
            if state.stack[kind]:
                out = append(out, state.stack[kind])
        return out

    def tickets(self, state: AmygdalaState) -> i64:
        return state.stack_size

    def outcome(self, state: AmygdalaState, ticket: i64) -> i64:
        return DEAL_RESOURCE + ticketed(state.stack, ticket)

    def source(self, state: AmygdalaState) -> int:
        return LOTUS_LUCK


REFILLING: Final = Refill()


def tiles_on_lotuses(state: AmygdalaState) -> i64:
    count: i64 = 0
    for slot in range(LOTUSES * 4):
        if state.slots[slot]:
            count += 1
    return count


def next_empty_slot(state: AmygdalaState) -> i64:
    """Where the next tile is dealt: at the toll first, then clockwise; -1 if full [AMY-REFILL-2]."""
    width = state.setup.sides * 2
    for step in range(LOTUSES):
        lotus = (state.toll_at + step) % LOTUSES
        for place in range(width):
            if state.slots[lotus * 4 + place] == 0:
                return lotus * 4 + place
    return -1


def prepare_stack(state: AmygdalaState) -> bool:
    """Shuffle the discards if the stack is empty; False when there is nothing to deal [AMY-REFILL-3]."""
    if state.stack_size:
        return True
    for kind in range(state.setup.kinds):
        state.stack_size += state.discards[kind]
    if state.stack_size == 0:
        return False
    state.stack = state.discards[:]
    for kind in range(state.setup.kinds):
        state.discards[kind] = 0
    state.emit(RESHUFFLED, -1, 0, 0, 0)
    return True


def deal_resource(state: AmygdalaState, slot: i64, kind: i64) -> None:
    state.stack[kind] -= 1
    state.stack_size -= 1
    state.slots[slot] = kind + 1
    state.emit(REFILLED, -1, kind, slot >> 2, 0)
