"""From the edition's effects to the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.unconscious_mind import codes
from parlour.games.unconscious_mind.effects import (
    COUNTERS,
    LEVELS,
    LOCATIONS,
    QUALITIES,
    Effect,
    Elevate,
    Exchange,
    Gain,
    GainNotebookFrom,
    Generate,
    Inkpot,
    Insight,
    MoveFreud,
    MoveProfessor,
    PlayOrPublish,
    PlayResearch,
    ScorePer,
    Therapy,
    Transfer,
    Treat,
    TriggerLocation,
    TriggerNotebook,
    TriggerReputation,
    UnlockSecondaryRoom,
)
from parlour.games.unconscious_mind.setup import MindSetup

Node = tuple[int, int, int, int]


def add_list(setup: MindSetup, effects: Sequence[Effect]) -> int:
    """Enter a list of effects, with those inside them; gives its number."""
    nodes = [node for effect in effects for node in _nodes(setup, effect)]
    return setup.add_list(nodes)


def add_price(setup: MindSetup, insights: Sequence[Insight]) -> int:
    return setup.add_price([insight_code(insight) for insight in insights])


def insight_code(insight: Insight) -> int:
    quality = codes.ANY if insight.quality == "any" else QUALITIES.index(insight.quality)
    return 4 * LEVELS.index(insight.level) + quality


def _nodes(setup: MindSetup, effect: Effect) -> list[Node]:
    match effect:
        case Gain():
            return _gains(effect)
        case Generate():
            quality = codes.ANY if effect.quality == "any" else QUALITIES.index(effect.quality)
            return [(codes.OP_GENERATE, LEVELS.index(effect.level), quality, effect.n)]
        case Elevate():
            return [(codes.OP_ELEVATE, effect.n, 0, 0)]
        case Transfer():
            return [(codes.OP_TRANSFER, effect.n, 0, 0)]
        case Exchange():
            price = add_price(setup, effect.pay.insights) if effect.pay.insights else -1
            return [(codes.OP_EXCHANGE, price, add_list(setup, effect.get), 0)]
        case PlayResearch():
            return [(codes.OP_PLAY, effect.max, 0, 0)]
        case PlayOrPublish():
            return [(codes.OP_PLAY, effect.max, 1, 0)]
        case MoveProfessor():
            return [(codes.OP_MOVE_PROFESSOR, effect.min, effect.max, int(effect.to_freud))]
        case MoveFreud():
            return [(codes.OP_MOVE_FREUD, effect.min, effect.max, 0)]
        case TriggerLocation():
            return [(codes.OP_LOCATION, LOCATIONS.index(effect.tag), 0, 0)]
        case TriggerReputation():
            return [(codes.OP_REPUTATION_TRACK, 0, 0, 0)]
        case TriggerNotebook(scope="tile"):
            return [(codes.OP_TILE, int(effect.restrict == "adjacent"), 0, 0)]
        case TriggerNotebook(scope="row"):
            return [(codes.OP_ROW, 0, 0, 0)]
        case TriggerNotebook():
            return [(codes.OP_COLUMN, 0, 0, 0)]
        case Inkpot():
            return [(codes.OP_INKPOT, effect.min, effect.max, 0)]
        case Treat():
            return [(codes.OP_TREAT, effect.n, 0, 0)]
        case Therapy():
            return [(codes.OP_THERAPY, effect.n, 0, 0)]
        case GainNotebookFrom():
            column = ("left", "center", "right").index(effect.column)
            triggers = int("banner" in effect.trigger) + 2 * int("main" in effect.trigger)
            return [(codes.OP_TAKE, column, effect.coffee, triggers)]
        case ScorePer():
            return [(codes.OP_SCORE_PER, COUNTERS.index(effect.counter), effect.vp, effect.max)]
        case UnlockSecondaryRoom():
            return [(codes.OP_UNLOCK_ROOM, 0, 0, 0)]


def _gains(effect: Gain) -> list[Node]:
    """Each thing gained is an effect of its own: the order is the player's."""
    counts = (
        (codes.OP_COFFEE, effect.coffee),
        (codes.OP_BRIGHT, effect.bright_idea),
        (codes.OP_BOX, effect.hsb),
        (codes.OP_VP, effect.vp),
        (codes.OP_RESEARCH, effect.research),
        (codes.OP_NOTEBOOK, effect.notebook),
        (codes.OP_REPUTATION, effect.reputation),
    )
    return [(op, count, 0, 0) for op, count in counts if count]
