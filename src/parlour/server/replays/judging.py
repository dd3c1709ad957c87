"""The accuracy of a game that was played: what each turn cost, how well each seat played, where it turned."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

from parlour.bots.analysis import Analysis
from parlour.server.protocol import ReviewedTurn
from parlour.server.replays.turn_split import Turn
from parlour.server.thinking.advice import DIGITS, advice, chances

VISIBLE = 0.02
"""A turn is called better if it wins so much more often. Less than this the bots cannot tell for sure."""

USUAL_LOSS = 0.06
"""The chance lost in a turn, on average, at which accuracy has fallen from 100 to 37 (100 / e)."""

TURNING_POINTS = 5
"""The most turning points that are told."""

TURNS_THE_GAME = 0.1
"""Changes of the chance to win below this are the ups and downs of any game."""

UNPUNISHED = 2 / 3
"""The weight of a mistake beside a change that showed: maybe nobody made anything of it."""

LASTING = 3
"""Turns of a seat, before and after, over which a change of its chance shows: less may be a bot's mood."""


def judged(turn: Turn, analysis: Analysis) -> ReviewedTurn:
    """A turn that was played, beside the best that was found."""
    played = analysis.played
    assert played is not None
    better = [line for line in analysis.lines if line.chance >= played.chance + VISIBLE]
    loss = better[0].chance - played.chance if better else 0.0
    return ReviewedTurn(
        ply=turn.ply,
        end=turn.end,
        seat=turn.seat,
        chances=chances(analysis),
        played=advice(played),
        better=[advice(line) for line in better],
        loss=round(loss, DIGITS),
        regret=round(analysis.aim - played.chance, DIGITS),
    )


def accuracy(turns: Sequence[ReviewedTurn], seats: int) -> list[float]:
    """The accuracy by seat, from 100 (as good as a bot) down to 0: 100 * exp(-mean regret / USUAL_LOSS).

    Regret, not loss: what looks best in a few tries was lucky in them, so that everybody seems to lose a
    little in every turn.
    """
    shares = []
    for seat in range(seats):
        regrets = [turn.regret for turn in turns if turn.seat == seat]
        mean = max(0.0, fmean(regrets)) if regrets else 0.0
        shares.append(round(100 * math.exp(-mean / USUAL_LOSS), 1))
    return shares


def turning_points(turns: Sequence[ReviewedTurn], outcome: Sequence[float]) -> list[int]:
    """The turns that cost most, or after which things looked different to who played them, and stayed so.

    Where no turn did much and yet the game went somewhere, the one that did most is told. `outcome` is how
    the game ended, by seat; it is empty while the end has not been looked at.
    """
    weights = [UNPUNISHED * turn.loss for turn in turns]
    for number, (shift, until) in enumerate(_shifts(turns, outcome)):
        costliest = max(range(number, until), key=lambda one: turns[one].loss)
        loss = turns[costliest].loss
        if loss >= max(shift / 2, TURNS_THE_GAME):
            # Somebody's mistake explains it: that is what people want to be told.
            weights[costliest] = max(weights[costliest], min(shift, loss))
        else:
            weights[number] = max(weights[number], shift)
    by_weight = sorted(range(len(turns)), key=lambda number: -weights[number])
    passed = _times_passed_on(turns)
    found: list[int] = []
    for number in by_weight:
        least = TURNS_THE_GAME if found or not outcome else TURNS_THE_GAME / 2
        # What happened in a round shows in the eyes of everybody: it is told once.
        apart = all(abs(passed[number] - passed[other]) >= _seats(turns) for other in found)
        if apart and weights[number] >= least and len(found) < TURNING_POINTS:
            found.append(number)
    return sorted(found)


def _shifts(turns: Sequence[ReviewedTurn], outcome: Sequence[float]) -> list[tuple[float, int]]:
    """The shift by turn: how much the chance of its seat changed for some time, and up to which turn.

    A seat compares what it thought of its chance before the turn with what it thought before its next one:
    others know other things, and what they think is no measure.
    """
    found: list[tuple[float, int]] = [(0.0, number + 1) for number in range(len(turns))]
    for seat in {turn.seat for turn in turns}:
        own = [number for number, turn in enumerate(turns) if turn.seat == seat]
        chances = [turns[number].chances[seat] for number in own] + list(outcome[seat : seat + 1])
        for at, number in enumerate(own[: len(chances) - 1], 1):
            before, after = chances[max(0, at - LASTING) : at], chances[at : at + LASTING]
            at_once, for_long = after[0] - before[-1], fmean(after) - fmean(before)
            if at_once * for_long > 0:
                until = own[at] if at < len(own) else len(turns)
                found[number] = (min(abs(at_once), abs(for_long)), until)
    return found


def _times_passed_on(turns: Sequence[ReviewedTurn]) -> list[int]:
    """The number by turn of times it has passed from seat to seat; with a single seat, every turn counts."""
    alone = _seats(turns) == 1
    passed = [0]
    for turn, following in pairwise(turns):
        passed.append(passed[-1] + (alone or turn.seat != following.seat))
    return passed


def _seats(turns: Sequence[ReviewedTurn]) -> int:
    return len({turn.seat for turn in turns})
