"""From the edition's effects to the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.unconscious_mind.effect_schema import (
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
from parlour.games.unconscious_mind.rules import codes
from parlour.games.unconscious_mind.rules.setup import PrintedList, UnconsciousMindSetup

Node = tuple[int, int, int, int]


def add_list(setup: UnconsciousMindSetup, effects: Sequence[Effect], source: str = "") -> int:
    """Enter a list of effects, with those inside them; gives its number.

    `source` is the printed thing they stand on, for people who ask where an effect comes from.
    """
    single = [one for effect in effects for one in _single(effect)]
    number = setup.add_list([_node(setup, effect, source) for effect in single])
    setup.names.lists[number] = PrintedList(source, single)
    return number


def add_price(setup: UnconsciousMindSetup, insights: Sequence[Insight]) -> int:
    return setup.add_price([insight_code(insight) for insight in insights])


def insight_code(insight: Insight) -> int:
    quality = codes.ANY if insight.quality == "any" else QUALITIES.index(insight.quality)
    return 4 * LEVELS.index(insight.level) + quality


def insight_of(code: int) -> Insight:
    return Insight(LEVELS[code >> 2], "any" if code & 3 == codes.ANY else QUALITIES[code & 3])


def _node(setup: UnconsciousMindSetup, effect: Effect, source: str) -> Node:
    match effect:
        case Gain():
            return _gain(effect)
        case Generate():
            quality = codes.ANY if effect.quality == "any" else QUALITIES.index(effect.quality)
            return codes.OP_GENERATE, LEVELS.index(effect.level), quality, effect.n
        case Elevate():
            return codes.OP_ELEVATE, effect.n, 0, 0
        case Transfer():
            return codes.OP_TRANSFER, effect.n, 0, 0
        case Exchange():
            price = add_price(setup, effect.pay.insights) if effect.pay.insights else -1
            return codes.OP_EXCHANGE, price, add_list(setup, effect.get, source), 0
        case PlayResearch():
            return codes.OP_PLAY, effect.max, 0, 0
        case PlayOrPublish():
            return codes.OP_PLAY, effect.max, 1, 0
        case MoveProfessor():
            return codes.OP_MOVE_PROFESSOR, effect.min, effect.max, int(effect.to_freud)
        case MoveFreud():
            return codes.OP_MOVE_FREUD, effect.min, effect.max, 0
        case TriggerLocation():
            return codes.OP_LOCATION, LOCATIONS.index(effect.tag), 0, 0
        case TriggerReputation():
            return codes.OP_REPUTATION_TRACK, 0, 0, 0
        case TriggerNotebook(scope="tile"):
            return codes.OP_TILE, int(effect.restrict == "adjacent"), 0, 0
        case TriggerNotebook(scope="row"):
            return codes.OP_ROW, 0, 0, 0
        case TriggerNotebook():
            return codes.OP_COLUMN, 0, 0, 0
        case Inkpot():
            return codes.OP_INKPOT, effect.min, effect.max, 0
        case Treat():
            return codes.OP_TREAT, effect.n, 0, 0
        case Therapy():
            return codes.OP_THERAPY, effect.n, 0, 0
        case GainNotebookFrom():
            column = ("left", "center", "right").index(effect.column)
            triggers = int("banner" in effect.trigger) + 2 * int("main" in effect.trigger)
            return codes.OP_TAKE, column, effect.coffee, triggers
        case ScorePer():
            return codes.OP_SCORE_PER, COUNTERS.index(effect.counter), effect.vp, effect.max
        case UnlockSecondaryRoom():
            return codes.OP_UNLOCK_ROOM, 0, 0, 0


GAINS = (
    ("coffee", codes.OP_COFFEE),
    ("bright_idea", codes.OP_BRIGHT),
    ("hsb", codes.OP_BOX),
    ("vp", codes.OP_VP),
    ("research", codes.OP_RESEARCH),
    ("notebook", codes.OP_NOTEBOOK),
    ("reputation", codes.OP_REPUTATION),
)


def _single(effect: Effect) -> list[Effect]:
    """Each thing gained is an effect of its own: the order is the player's."""
    if not isinstance(effect, Gain):
        return [effect]
    return [Gain(**{name: getattr(effect, name)}) for name, _ in GAINS if getattr(effect, name)]


def _gain(effect: Gain) -> Node:
    """A single thing gained."""
    return next((op, getattr(effect, name), 0, 0) for name, op in GAINS if getattr(effect, name))
