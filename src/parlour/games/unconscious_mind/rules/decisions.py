"""All decisions of Unconscious Mind, each found by its number and its name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.games.unconscious_mind.rules import (
    city,
    couch,
    dial,
    drawing,
    effects,
    fame,
    ideas,
    inkpot,
    library,
    pages,
    preparing,
    solo,
    supplies,
    turn,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision
from parlour.kernel.decisions import Decisions, by_number
from parlour.kernel.state import NO_FRAME

DECLARED: Final[list[UnconsciousMindDecision]] = [
    preparing.START_CHOICE,
    drawing.DRAW,
    preparing.CLIENT_DRAFT,
    preparing.STARTING_TILE,
    preparing.STARTING_ROW,
    preparing.PREPARE,
    turn.TURN,
    turn.END_TURN,
    ideas.IDEAS,
    ideas.TABLE,
    inkpot.INKPOT,
    inkpot.LAND,
    effects.OPEN_LIST,
    effects.LIST,
    dial.GENERATE,
    dial.ELEVATE,
    dial.TRANSFER,
    dial.ADJUST,
    dial.SUPPRESS,
    dial.PAY,
    supplies.SPILL,
    fame.GAIN_REPUTATION,
    fame.REPUTATION,
    fame.GOAL,
    pages.TAKE,
    pages.SIDES,
    pages.REFILL_NOTEBOOK,
    pages.PUT,
    pages.LINE,
    pages.COLUMN,
    pages.ROW,
    pages.TILE,
    library.GAIN_RESEARCH,
    library.SWAP,
    library.PLAY,
    library.GATHER,
    library.MARK,
    city.MOVE,
    city.LOCATION,
    city.BONUS,
    city.COLLECT,
    couch.TREATMENT,
    couch.DREAM_DONE,
    couch.THERAPY,
    couch.FADE,
    couch.BOXES,
    couch.DRAFT,
    couch.DREAM_CHOICE,
    solo.ID_STEP,
]

DECISIONS: Final[Decisions] = Decisions("unconscious_mind", DECLARED)

NOTHING: Final[UnconsciousMindDecision] = UnconsciousMindDecision(NO_FRAME, "over")
"""What is waited for once the game is over."""

# A vector, not a list: its items need not be looked at to know what they are.
BY_NUMBER: Final = vec[UnconsciousMindDecision]([one or NOTHING for one in by_number(DECLARED)])
