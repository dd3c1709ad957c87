"""Ideas on the Meeting Table: stating them, the actions they point at, and recalling them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import city, codes, couch, effects, inkpot, supplies, turn
from parlour.games.unconscious_mind.rules.codes import HOW_MANY, IDEAS_PLACED, MOD_ON_RECALL, RECALLED
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, UnconsciousMindStep
from parlour.games.unconscious_mind.rules.setup import IDEA_SPACES
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


# What lies there


def pointed_at(state: UnconsciousMindState, seat: i64) -> i64:
    """The actions the seat's own Ideas point at, a bit each."""
    found: i64 = 0
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == seat + 1:
            found |= bit((state.idea_at[space] >> 12) - 1)
    return found


def idea_spaces(state: UnconsciousMindState, seat: i64) -> i64:
    """On how many spaces the seat has Ideas."""
    count: i64 = 0
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == seat + 1 and state.idea_at[space] >> 4 & 15:
            count += 1
    return count


# State Ideas


class StateIdeas(UnconsciousMindDecision):
    """How many Ideas to state on a space, and with how many Bright Ideas."""

    def __init__(self) -> None:
        super().__init__(codes.IDEAS, "ideas", ("ideas",))
        self.action: Final = self.in_a("action", 4)
        self.space: Final = self.in_a("space", 4)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """One or two, Bright Ideas among them [UM-STATE-1, UM-STATE-4]."""
        ideas = state.ideas[state.actor]
        bright = state.bright[state.actor]
        out = vec[i64](capacity=8)
        for choice in range(5):
            if idea_count(choice) <= ideas and bright_count(choice) <= bright:
                out = append(out, HOW_MANY + choice)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        choice = action - HOW_MANY
        space = self.space.of(state)
        pointed = self.action.of(state)
        ideas = idea_count(choice)
        bright = bright_count(choice)
        state.ideas = changed(state.ideas, seat, state.ideas[seat] - ideas)
        state.bright[seat] -= bright
        state.emit(IDEAS_PLACED, seat, space, pointed, choice)
        state.idea_at = changed(
            state.idea_at, space, seat + 1 + ideas * 16 + bright * 256 + (pointed + 1) * 4096
        )
        steps = state.setup.space_inkpots[space]
        turn.END_TURN.wait(state, seat)
        inkpot.INKPOT.push(state, seat, steps, steps, 1)
        TABLE.push(state, seat, pointed, ideas + bright)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Never: a space is only chosen with an Idea to place there."""
        return False


IDEAS: Final[StateIdeas] = StateIdeas()


def idea_count(choice: i64) -> i64:
    """Of the five ways to place Ideas: how many are one's own."""
    if choice == 2:
        return 2
    return 1 if choice == 0 or choice == 3 else 0


def bright_count(choice: i64) -> i64:
    if choice == 4:
        return 2
    return 1 if choice == 1 or choice == 3 else 0


class TriggerTable(UnconsciousMindStep):
    """The action that Ideas point at, once for each of them."""

    def __init__(self) -> None:
        super().__init__(codes.TABLE, "table", "table")
        self.action: Final = self.in_a("action")
        self.left: Final = self.in_b("left")

    def step(self, state: UnconsciousMindState) -> None:
        if self.left.of(state) == 0:
            state.pop()
            return
        self.left.add(state, -1)
        effects.OPEN_LIST.push(state, state.actor, state.setup.action_lists[self.action.of(state)])


TABLE: Final[TriggerTable] = TriggerTable()

# Recall Ideas


def recall(state: UnconsciousMindState, seat: i64) -> None:
    """Coffee for each space with Ideas, which come back; then a bonus of the city [UM-RECALL]."""
    coffee = idea_spaces(state, seat)
    state.emit(RECALLED, seat, coffee, 0, 0)
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == seat + 1:
            back = state.idea_at[space] >> 4 & 15
            state.ideas = changed(state.ideas, seat, state.ideas[seat] + back)
            state.idea_at = changed(state.idea_at, space, 0)
    turn.END_TURN.wait(state, seat)
    city.BONUS.push(state, seat)
    bonus = couch.modifier(state, seat, MOD_ON_RECALL)
    if bonus > 0:
        effects.OPEN_LIST.push(state, seat, bonus)
    supplies.gain_coffee(state, seat, coffee)


# At the end of a turn


def take_bright_ideas_away(state: UnconsciousMindState, seat: i64) -> None:
    for space in range(IDEA_SPACES):
        lying = state.idea_at[space]
        if lying & 15 == seat + 1 and lying >> 8 & 15:
            if lying >> 4 & 15:
                state.idea_at = changed(state.idea_at, space, lying & ~(15 * 256))
            else:
                state.idea_at = changed(state.idea_at, space, 0)
