"""All decisions of Amber, in the order of play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.games.amber.rules.decision import AmberDecision
from parlour.games.amber.rules.drawing import DEALING, DRAWING, REVEALING
from parlour.games.amber.rules.preparing import CHOOSING_A_MAP, STARTING, TAKING_A_CASTLE
from parlour.games.amber.rules.rebuilding import REBUILDING
from parlour.games.amber.rules.turn import PLAYING
from parlour.kernel.decisions import by_number

DECLARED: Final[list[AmberDecision]] = [
    CHOOSING_A_MAP,
    DEALING,
    REVEALING,
    TAKING_A_CASTLE,
    STARTING,
    PLAYING,
    REBUILDING,
    DRAWING,
]

# A vector, not a list: its items need not be looked at to know what they are.
BY_NUMBER: Final = vec[AmberDecision | None](by_number(DECLARED))
