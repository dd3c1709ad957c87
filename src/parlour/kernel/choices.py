"""Choices: what the actor of a position may do, each with its sentence and its outcome.

The outcome is found by playing the action on a copy, up to the next decision or to chance, which is never
rolled: nothing can be in it that the actor would not be told by playing it and taking it back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.kernel.actions import Actions, Struct
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import take
from parlour.kernel.state import Sink, State


class Choice(msgspec.Struct, frozen=True):
    """Something that may be done, and what comes of it."""

    action: Struct
    phrase: Phrase
    """The action in words, as one of the things that may be done."""
    told: list[Phrase]
    """What the log will say of it, as its actor reads it, up to the next decision or to chance."""
    outcome: dict[str, Any]
    """What comes of it in the game's own terms, as data to draw: the game's `outcome_type`."""


def choices(game: Game, actions: Actions, state: State) -> Iterator[Choice]:
    """All that the actor of a position may do, found one after another."""
    for action in state.legal():
        yield play(game, actions, state, int(action)).choice


class Played(NamedTuple):
    """An action with its outcome, and the position it leads to."""

    choice: Choice
    after: State


def play(game: Game, actions: Actions, state: State, action: int, *, alone: bool = False) -> Played:
    """Try an action; the position it is taken in stays as it is.

    What its seat then has to do without a choice follows, unless the action is to be taken `alone`.
    """
    seat = int(state.actor)
    after = state.copy()
    after.sink = Sink()
    events = take(game, after, action)
    for forced in () if alone else forced_actions(after, seat):
        events += take(game, after, forced)
    outcome = game.outcome(state, action, after)
    told = [event.seen_by(seat) for event in events]
    sentence = game.sentence(actions, state, action)
    return Played(Choice(actions.struct(action), sentence, told, outcome), after)


def forced_actions(state: State, seat: int) -> Iterator[int]:
    """What a seat has to do as long as there is one thing it can do, to be taken one after another."""
    while state.actor == seat:
        legal = state.legal()
        if len(legal) != 1:
            return
        yield int(legal[0])
