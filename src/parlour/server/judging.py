"""How well a game was played: what each turn cost, who played how accurately, and where the game turned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from parlour.bots.analysis import Analysis
from parlour.kernel.actions import Actions
from parlour.server.advice import DIGITS, advice, chances
from parlour.server.protocol import ReviewedTurn
from parlour.server.turns import Turn

VISIBLE = 0.02
"""A turn is called better if it wins so much more often. Less than this the bots cannot tell for sure."""

USUAL_LOSS = 0.06
"""The chance lost in a turn, on average, at which accuracy has fallen from 100 to 37 (100 / e)."""

TURNING_POINTS = 5
"""How many are told at most."""

TURNS_THE_GAME = 0.08
"""Changes of the chance to win below this are the ups and downs of any game."""


def judged(turn: Turn, analysis: Analysis, actions: Actions) -> ReviewedTurn:
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
        played=advice(actions, played),
        better=[advice(actions, line) for line in better],
        loss=round(loss, DIGITS),
    )


def accuracy(turns: Sequence[ReviewedTurn], seats: int) -> list[float]:
    """By seat, from 100 (always the best that was found) down to 0: 100 * exp(-mean loss / USUAL_LOSS)."""
    shares = []
    for seat in range(seats):
        losses = [turn.loss for turn in turns if turn.seat == seat]
        mean = sum(losses) / len(losses) if losses else 0.0
        shares.append(round(100 * math.exp(-mean / USUAL_LOSS), 1))
    return shares


def turning_points(turns: Sequence[ReviewedTurn], outcome: Sequence[float]) -> list[int]:
    """The turns that cost most, or after which things looked most different to who played them.

    A seat compares what it thought of its chance before the turn with what it thought before its next one:
    others know other things, and what they think is no measure. Before the end that is compared with the
    `outcome`, by seat; it is empty while the end has not been looked at.
    """
    weights: dict[int, float] = {}
    later: dict[int, float] = dict(enumerate(outcome))
    for number, turn in reversed(list(enumerate(turns))):
        own = turn.chances[turn.seat]
        weights[number] = max(turn.loss, abs(later.get(turn.seat, own) - own))
        later[turn.seat] = own
    found: list[int] = []
    for number in sorted(weights, key=lambda number: -weights[number]):
        # What happened in a round shows in the eyes of everybody: it is told once.
        apart = all(abs(number - other) >= len(turns[number].chances) for other in found)
        if apart and weights[number] >= TURNS_THE_GAME and len(found) < TURNING_POINTS:
            found.append(number)
    return sorted(found)
