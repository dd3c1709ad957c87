"""A turn: one of three options, its end, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, ideas, scoring, solo
from parlour.games.unconscious_mind.rules.codes import (
    FINAL_ROUND,
    FINAL_ROUND_BEGINS,
    ID_TURN,
    PLACE,
    RECALL,
    SIGNALLED,
    STOP,
    TREAT,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, UnconsciousMindStep
from parlour.games.unconscious_mind.rules.setup import IDEA_SPACES, TABLE_ACTIONS

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


class Turn(UnconsciousMindDecision):
    """What to do in a turn."""

    def __init__(self) -> None:
        super().__init__(codes.TURN, "turn", ("place", "recall", "treat", "stop"), has_asides=True)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """State Ideas, recall them, or treat a Client [UM-TURN-1]."""
        seat = state.actor
        out = vec[i64](capacity=64)
        if state.ideas[seat] + state.bright[seat]:
            pointed = ideas.pointed_at(state, seat)
            for space in range(IDEA_SPACES):
                if state.idea_at[space] == 0:
                    for action in range(TABLE_ACTIONS):
                        if state.setup.space_actions[space] >> action & 1 and pointed >> action & 1 == 0:
                            out = append(out, PLACE + space * 16 + action)
        if ideas.idea_spaces(state, seat):
            out = append(out, RECALL)
        for treatment in couch.legal_treatments(state, seat, False):
            out = append(out, treatment)
        if len(out) == 0:
            # No space is vacant, none is one's own and no Dream can be paid: the turn is passed [UM-TURN-3].
            out = append(out, STOP)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.treated = 0
        if action < RECALL:
            ideas.IDEAS.wait(state, seat, (action - PLACE) % 16, (action - PLACE) // 16)
        elif action == RECALL:
            ideas.recall(state, seat)
        else:
            END_TURN.wait(state, seat)
            if action != STOP:
                couch.TREATMENT.push(state, seat, 1, 1)
                couch.treat(state, seat, seat * 2 + action - TREAT)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Never: even a turn that can only be passed is somebody's turn."""
        return False


TURN: Final[Turn] = Turn()


class EndTurn(UnconsciousMindStep):
    """Boxes for therapy, then new clients for vacant rooms, then the next player [UM-END]."""

    def __init__(self) -> None:
        super().__init__(codes.END_TURN, "end_turn", "end_turn")
        self.are_boxes_used: Final = self.in_a("are_boxes_used")

    def step(self, state: UnconsciousMindState) -> None:
        seat = state.actor
        if self.are_boxes_used.of(state) == 0:
            self.are_boxes_used.set(state, 1)
            ideas.take_bright_ideas_away(state, seat)
            couch.BOXES.push(state, seat)
            return
        room = couch.vacant_room(state, seat)
        if room >= 0 and not state.is_final_round() and len(couch.legal_drafts(state)):
            couch.DRAFT.push(state, seat, room)
            return
        next_turn(state, seat)


END_TURN: Final[EndTurn] = EndTurn()


def next_turn(state: UnconsciousMindState, seat: i64) -> None:
    """Whose turn is next, and whether the game ends with the round."""
    following = (seat + 1) % state.players
    if following == state.starter:
        state.rounds += 1
        if state.is_final_round():
            scoring.finish_game(state)
            return
        if state.phase == SIGNALLED:
            state.phase = FINAL_ROUND
            state.emit(FINAL_ROUND_BEGINS, -1, 0, 0, 0)
    state.used_once = 0
    if state.is_id(following):
        solo.ID_STEP.wait(state, following, ID_TURN)
    else:
        TURN.wait(state, following)
