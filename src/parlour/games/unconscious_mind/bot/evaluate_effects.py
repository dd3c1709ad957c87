"""What effects, prices and Insights are worth in Unconscious Mind, by nothing but the weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.bot.weights import Weights
from parlour.games.unconscious_mind.rules.codes import (
    ANY,
    AREAS,
    OP_BOX,
    OP_BRIGHT,
    OP_COFFEE,
    OP_COLUMN,
    OP_ELEVATE,
    OP_EXCHANGE,
    OP_GENERATE,
    OP_INKPOT,
    OP_LOCATION,
    OP_MOVE_FREUD,
    OP_MOVE_PROFESSOR,
    OP_NOTEBOOK,
    OP_PLAY,
    OP_REPUTATION,
    OP_REPUTATION_TRACK,
    OP_RESEARCH,
    OP_ROW,
    OP_SCORE_PER,
    OP_TAKE,
    OP_THERAPY,
    OP_TILE,
    OP_TRANSFER,
    OP_TREAT,
    OP_UNLOCK_ROOM,
    OP_VP,
)
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup

NEEDS: Final = 12  # parts of a price: 4 * level + quality


# Worked out by the weights, once


def weigh_parts(setup: UnconsciousMindSetup) -> None:
    """Write down what depends on nothing but the weights there are now: it is asked for all the time."""
    w = setup.weights
    setup.fits = vec[float]([fit(w, at % AREAS, at // AREAS) for at in range(NEEDS * AREAS)])
    setup.fits_sparingly = vec[float](
        [fit_sparingly(w, at % AREAS, at // AREAS) for at in range(NEEDS * AREAS)]
    )
    setup.effect_worths = vec[float]([effect_worth(setup, at) for at in range(len(setup.ops))])
    setup.list_worths = vec[float]([whole_list_worth(setup, at) for at in range(len(setup.list_first))])
    setup.weighed_by = w


def effect_worth(setup: UnconsciousMindSetup, effect: i64) -> float:
    """About what an effect brings."""
    w = setup.weights
    op = setup.ops[effect]
    one = float(setup.one[effect])
    if op == OP_VP:
        return one
    if op == OP_GENERATE:
        return float(setup.three[effect]) * w.needed * (one + 1.0)
    if op == OP_ELEVATE:
        return w.elevate_worth * one
    if op == OP_TRANSFER:
        return w.transfer_worth * one
    if op == OP_COFFEE:
        return w.coffee_worth * one
    if op == OP_BRIGHT:
        return w.bright_worth * one
    if op == OP_BOX:
        return w.box_worth * one
    if op == OP_RESEARCH:
        return w.card_gained * one
    if op == OP_EXCHANGE:
        price = w.suppress_cost if setup.one[effect] < 0 else price_worth(setup, setup.one[effect], 0)
        gain = whole_list_worth(setup, setup.two[effect]) - price
        return gain if gain > w.least_gain else w.least_gain
    if op == OP_THERAPY:
        return w.therapy_worth * one
    if op in (OP_TAKE, OP_NOTEBOOK):
        return w.tile_gained
    if op == OP_PLAY:
        return w.card_played * one
    if op == OP_REPUTATION:
        return 1.0 + w.reputation_worth + w.ending
    if op == OP_UNLOCK_ROOM:
        return w.second_room
    if op in (OP_MOVE_PROFESSOR, OP_MOVE_FREUD, OP_LOCATION):
        return w.location_worth
    if op in (OP_ROW, OP_COLUMN, OP_INKPOT, OP_REPUTATION_TRACK, OP_TREAT):
        return w.line_worth
    if op == OP_TILE:
        return w.tile_triggered
    if op == OP_SCORE_PER:
        return w.score_worth
    return 0.0


def whole_list_worth(setup: UnconsciousMindSetup, effects: i64) -> float:
    """About what the effects of a list bring."""
    first = setup.list_first[effects]
    worth = 0.0
    for at in range(setup.list_size[effects]):
        worth += effect_worth(setup, first + at)
    return worth


def fit(w: Weights, area: i64, need: i64) -> float:
    """What an Insight is worth for a part of a price."""
    quality = need & 3
    level: i64 = (area - 1) % 3
    wanted = need >> 2
    worth = w.needed * float(wanted + 1)
    if quality != ANY and (area - 1) // 3 != quality:
        worth -= w.wrong_quality
    if level < wanted:
        worth -= (w.needed + w.level_missing) * float(wanted - level)
    elif level > wanted:
        worth += w.higher * float(level - wanted)
    return worth


def fit_sparingly(w: Weights, area: i64, need: i64) -> float:
    """The same, less what would be wasted."""
    over = (area - 1) % 3 - (need >> 2)
    return fit(w, area, need) - (w.too_high * float(over) if over > 0 else 0.0)


# Asked for in every position


def list_worth(setup: UnconsciousMindSetup, effects: i64, done: i64) -> float:
    """About what the effects of a list bring that are not done yet."""
    if done == 0:
        return setup.list_worths[effects]
    first = setup.list_first[effects]
    worth = 0.0
    for at in range(setup.list_size[effects]):
        if done >> at & 1 == 0:
            worth += setup.effect_worths[first + at]
    return worth


def price_worth(setup: UnconsciousMindSetup, price: i64, paid: i64) -> float:
    """What the Insights of a price are worth that are still to be paid."""
    w = setup.weights
    worth = 0.0
    while paid < 4:
        need = setup.prices[price * 4 + paid]
        if need < 0:
            break
        worth += w.needed * float((need >> 2) + 1)
        paid += 1
    return worth


def best_for(setup: UnconsciousMindSetup, free: i64, need: i64) -> i64:
    """The area whose Insight fits a part of a price best, or 0: the cheapest that pays, else the nearest."""
    best: i64 = 0
    best_fit = 0.0
    for area in range(1, AREAS):
        if free >> 4 * area & 15:
            found = setup.fits_sparingly[need * AREAS + area]
            if found > best_fit:
                best_fit = found
                best = area
    return best
