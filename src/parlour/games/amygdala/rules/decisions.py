"""All decisions of Amygdala, in the order of play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.games.amygdala.rules.bonuses import TAKING_CLAIMS
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.finishing import CASHING_IN, MAKING_ROOM
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.placing import PLACING, STANDING
from parlour.games.amygdala.rules.preparing import DEALING_EMOTIONS, DEALING_VP_TILES, STARTING
from parlour.games.amygdala.rules.raising import RAISING
from parlour.games.amygdala.rules.refilling import REFILLING
from parlour.games.amygdala.rules.turn import TAKING_A_TURN
from parlour.kernel.decisions import by_number

DECLARED: Final[list[AmygdalaDecision]] = [
    DEALING_VP_TILES,
    REFILLING,
    DEALING_EMOTIONS,
    STARTING,
    TAKING_A_TURN,
    RAISING,
    PAYING,
    PLACING,
    STANDING,
    CHOOSING_A_NETWORK,
    TAKING_CLAIMS,
    STANDING_TO_CLAIM,
    CASHING_IN,
    MAKING_ROOM,
]

# A vector, not a list: its items need not be looked at to know what they are.
BY_NUMBER: Final = vec[AmygdalaDecision | None](by_number(DECLARED))
