"""The games a tuning plays: each between two sets of weights."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from statistics import fmean
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.arena.tuning import numbers
from parlour.arena.tuning.climbing import Result
from parlour.bots.planning import line_to, plan_turns
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.luck import Luck
from parlour.kernel.phrase import Phrase
from parlour.kernel.snapshot import save
from parlour.kernel.state import CHANCE, OVER, State

LONGEST = 200
"""Plans a player may make; a game that takes more ends in a draw. Bad weights can keep one from ending."""


class Conditions(msgspec.Struct, frozen=True):
    """The conditions under which all games of a tuning are played."""

    game: str
    players: int
    seed: int
    width: int
    """The width of the beam: lines of a turn a player keeps, besides the best of each beginning."""
    positions: int
    """How many positions a plan looks at before it stops."""


class Meeting(msgspec.Struct, frozen=True):
    """A game between two sets of weights."""

    conditions: Conditions
    number: int
    luck: str
    """Games with the same are dealt the same."""
    seats: tuple[int, ...]
    """Who plays by the first set; the others play by the second."""
    weights: tuple[dict[str, float], dict[str, float]]
    kept: int = 0
    """How many positions to keep."""


class Met(msgspec.Struct, frozen=True):
    """How it went."""

    number: int
    won: list[float]
    """By seat, the share of the win."""
    scores: list[int]
    positions: list[bytes]
    """Some in which a turn has just ended."""

    def result(self, seats: Sequence[int]) -> Result:
        """How much better a seat of these did than one of the others, on average."""
        return Result(_apart(self.won, seats), _apart(self.scores, seats))


def _apart(values: Sequence[float], seats: Sequence[int]) -> float:
    others = [value for seat, value in enumerate(values) if seat not in seats]
    return fmean(values[seat] for seat in seats) - fmean(others)


def alternate(number: int, players: int) -> tuple[int, ...]:
    """Every other seat, beginning with the first in one game and with the second in the next."""
    return tuple(range(number % 2, players, 2))


def lots(seed: int, number: int, weights: int) -> list[int]:
    """By weight, whether it is made larger (1) or smaller (-1) in a game."""
    lot = _random(f"lots {seed} {number}")
    return [2 * int(lot.randrange(2)) - 1 for _ in range(weights)]


def meet(task: Meeting) -> Met:
    """Play a game between two sets of weights."""
    conditions = task.conditions
    sides = [_prepared(conditions.game, conditions.players, side) for side in range(2)]
    for (_, setup), weights in zip(sides, task.weights, strict=True):
        numbers.put(setup, weights)
    game = sides[0][0]
    setups = [sides[0 if seat in task.seats else 1][1] for seat in range(conditions.players)]
    # Not the players' own luck: what is kept is not to change what is played.
    kept = Reservoir(task.kept, _random(f"kept {task.luck}"))
    state = play(game, setups, conditions, task.luck, kept.offer)
    scores = [int(score) for score in state.scores()]
    if state.actor != OVER:
        return Met(task.number, [1.0 / conditions.players] * conditions.players, scores, kept.positions)
    won = [int(one) for one in state.winners()]
    return Met(task.number, [one / sum(won) for one in won], scores, kept.positions)


def play(
    game: Game, setups: Sequence[Any], conditions: Conditions, luck: str, watch: Callable[[State], None]
) -> State:
    """A game of players who plan whole turns, each by the weights of its setup, up to where it was left.

    Who watches sees it whenever a turn has ended, and it goes on.
    """
    chance = Luck(luck)
    whims = _random(f"whims {luck}")
    state = game.begin(setups[0])
    plans = 0
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(chance.outcome(state))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        if plans == LONGEST * conditions.players:
            break
        plans += 1
        follow(state, plan(game, setups[seat], game.view(state, seat), conditions, whims))
        if state.actor not in (OVER, seat):
            watch(state)
    return state


def plan(game: Game, setup: Any, view: Any, conditions: Conditions, whims: Random) -> list[int]:
    """What a player is going to do in the rest of a turn, choice by choice."""
    position = game.imagine(setup, view, whims)
    best = plan_turns(position, game.evaluate, whims, conditions.width, conditions.positions)[0]
    return [int(step.action) for step in line_to(best)[1:]]


def follow(state: State, actions: Sequence[int]) -> None:
    """Take these choices one after another, up to the first that is no longer one."""
    seat = state.actor
    for action in actions:
        while state.actor == seat and len(state.legal()) == 1:
            state.apply(state.legal()[0])
        # What chance brings, and what was hidden, was not planned.
        if state.actor != seat or action not in state.legal():
            return
        state.apply(action)


class Reservoir:
    """Keeps a few positions of many, each as likely as any other."""

    def __init__(self, size: int, lot: Random) -> None:
        self.positions: list[bytes] = []
        self._size = size
        self._lot = lot
        self._offered = 0

    def offer(self, state: State) -> None:
        self._offered += 1
        if len(self.positions) < self._size:
            self.positions.append(save(state))
        elif (at := self._lot.randrange(self._offered)) < self._size:
            self.positions[at] = save(state)


def game_and_setup(
    game_id: str, players: int, weights: Mapping[str, float] | None = None
) -> tuple[Game, Any]:
    """A game and its setup; with the weights of the source, or with these in their place."""
    game = games.get(game_id)
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    if not numbers.has_weights(setup):
        raise BadOption(Phrase("error-tune-weights", {"game": game_id}))
    numbers.put(setup, weights or {})
    return game, setup


@lru_cache(maxsize=4)
def _prepared(game_id: str, players: int, side: int) -> tuple[Game, Any]:
    """A setup for a side to put its weights in: building one costs more than many decisions."""
    return game_and_setup(game_id, players)


def _random(seed: str) -> Random:
    whole = hashlib.blake2b(seed.encode(), digest_size=8).digest()
    return Random(int.from_bytes(whole, "little") >> 1)
