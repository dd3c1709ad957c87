"""Why an action is not allowed: the rule of docs/rules/unconscious_mind.md that forbids it."""

from __future__ import annotations

from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, ideas, library

BY_DECISION = {
    codes.START_CHOICE: "UM-SETUP-5",
    codes.CLIENT_DRAFT: "UM-SETUP-11",
    codes.DREAM_CHOICE: "UM-DRAFT-3",
    codes.STARTING_TILE: "UM-SETUP-13",
    codes.STARTING_ROW: "UM-SETUP-13",
    codes.TURN: "UM-TURN-1",
    codes.IDEAS: "UM-STATE-1",
    codes.LIST: "UM-FX-1",
    codes.LINE: "UM-INK-6",
    codes.INKPOT: "UM-INK-2",
    codes.COLUMN: "UM-INK-4",
    codes.ROW: "UM-INK-5",
    codes.REPUTATION: "UM-REP-5",
    codes.GENERATE: "UM-DIAL-3",
    codes.ELEVATE: "UM-DIAL-4",
    codes.TRANSFER: "UM-DIAL-5",
    codes.ADJUST: "UM-ANY-2",
    codes.PAY: "UM-DIAL-7",
    codes.SUPPRESS: "UM-DIAL-6",
    codes.SWAP: "UM-RES-1",
    codes.PLAY: "UM-RES-3",
    codes.GATHER: "UM-PUB-3",
    codes.MARK: "UM-PUB-5",
    codes.MOVE: "UM-CITY-1",
    codes.LOCATION: "UM-CITY-3",
    codes.TAKE: "UM-NOTE-1",
    codes.PUT: "UM-NOTE-3",
    codes.TILE: "UM-FX-4",
    codes.BONUS: "UM-RECALL-3",
    codes.TREATMENT: "UM-TREAT-1",
    codes.BOXES: "UM-BOX-2",
    codes.DRAFT: "UM-DRAFT-1",
    codes.GOAL: "UM-GOAL-3",
    codes.SIDES: "UM-NOTE-2",
    codes.SPILL: "UM-COFFEE-1",
}
"""What is to be decided, for actions that belong elsewhere or have no closer reason."""


def why_not(state: UnconsciousMindState, action: int) -> str:
    """The id of the first rule, in the order a player would check, that an illegal action breaks."""
    seat = int(state.actor)
    if codes.COFFEE_ADJUST <= action <= codes.SET_FOR_BOX:
        if not state.allows_asides():
            return "UM-ANY-1"
        return "UM-ANY-4" if action == codes.SET_FOR_BOX else "UM-ANY-2"
    if state.kind == codes.MARK and library.MARK.is_district.of(state):
        return "UM-RECALL-3"
    if state.kind == codes.TURN:
        return _why_not_turn(state, seat, action)
    return BY_DECISION.get(int(state.kind), "UM-TURN-1")


def _why_not_turn(state: UnconsciousMindState, seat: int, action: int) -> str:
    if action < codes.HOW_MANY:
        space, pointed = action >> 4, action & 15
        if state.idea_at[space]:
            return "UM-STATE-2"
        if not state.setup.space_actions[space] >> pointed & 1:
            return "UM-STATE-3"
        if ideas.pointed_at(state, seat) >> pointed & 1:
            return "UM-STATE-3"
        return "UM-STATE-1"
    if action == codes.RECALL:
        return "UM-RECALL-1"
    if codes.TREAT <= action < codes.TREAT + 2:
        return "UM-TREAT-1"
    return "UM-TURN-1"
