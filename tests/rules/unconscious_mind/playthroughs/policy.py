"""A player of Unconscious Mind with some sense and some whims, for the playthroughs and for fuzzing.

It stands here, beside the texts it has written, so that better bots do not change them. It never looks ahead,
because fuzzing asks it a great many times: it treats when it can, recalls when it must or when a bonus waits,
does whatever effects offer, and uses boxes.
"""

from __future__ import annotations

from librt.random import Random

from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, inkpot

WHIM = 12
"""One decision in so many is taken by lot."""

ANYTIME = (codes.COFFEE_ADJUST, codes.COFFEE_BRIGHT, codes.SET_FOR_BOX)


def choose(state: UnconsciousMindState, rng: Random) -> int:
    """A decision for whoever has to decide."""
    options = [int(action) for action in state.legal()]
    if len(options) == 1:
        return options[0]
    if state.kind in (codes.TURN, codes.BONUS):
        # Nothing aside here, so that every turn is seen to begin once, and a bonus to be claimed or left.
        options = [action for action in options if action not in ANYTIME]
    if rng.randrange(WHIM) == 0:
        return options[rng.randrange(len(options))]
    match state.kind:
        case codes.TURN:
            options = _for_a_turn(state, options, rng)
        case codes.BONUS:
            options = _dearest_bonus(options)
        case codes.PAY:
            return min(options, key=lambda action: _height(action))
        case codes.SUPPRESS:
            return options[0]
        case codes.INKPOT:
            # No Bright Idea for a step, where the Inkpot must move.
            return codes.ADVANCE + int(inkpot.INKPOT.least.of(state))
        case codes.LIST | codes.LINE | codes.LOCATION | codes.PLAY | codes.BOXES | codes.TREATMENT:
            options = _no_idling(options)
        case codes.GENERATE | codes.ELEVATE | codes.TAKE | codes.TILE | codes.REPUTATION:
            options = _no_idling(options)
        case codes.MOVE | codes.COLUMN | codes.ROW:
            options = _no_idling(options)
        case _:
            pass
    return options[rng.randrange(len(options))]


def _for_a_turn(state: UnconsciousMindState, options: list[int], rng: Random) -> list[int]:
    """Treat, else recall when Ideas run out, else state Ideas."""
    treatments = [action for action in options if codes.TREAT <= action < codes.TREAT + 2]
    if treatments and rng.randrange(4):
        return treatments
    places = [action for action in options if action < codes.HOW_MANY]
    recalls = [action for action in options if action == codes.RECALL]
    if recalls and (not places or rng.randrange(int(state.ideas[state.actor]) + 2) == 0):
        return recalls
    return places or recalls or options


def _dearest_bonus(options: list[int]) -> list[int]:
    """A District's, the highest, if there is one; else any."""
    districts = [action for action in options if action >= codes.DISTRICT_SLOT]
    if districts:
        return [max(districts, key=lambda action: (action - codes.DISTRICT_SLOT) % 4)]
    return [action for action in options if action != codes.STOP] or options


def _no_idling(options: list[int]) -> list[int]:
    """What brings something, rather than to leave or to exchange things aside."""
    busy = [action for action in options if action != codes.STOP and action not in ANYTIME]
    return busy or [codes.STOP]


def _height(action: int) -> int:
    """The ring an Insight is used from: no more than needed; rather a common one."""
    code = action - codes.INSIGHT
    return (code % 100 // 10 - 1) % 3 * 2 + code // 100
