"""The bots: players that choose by a view, by lot, by evaluation or by search."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from operator import index
from typing import Any, ClassVar

from librt.random import Random

from parlour.bots.halving import think
from parlour.bots.levels import Level
from parlour.bots.planning import plan_turn
from parlour.kernel.game import Game
from parlour.kernel.state import State

AGAIN = 1 / 3
"""The part of the budget for another thought in the same turn, when chance has brought something new: time is
spent where most is to be decided."""

Chosen = int | Iterable[int]
"""The answer of a bot: the actions of a turn one after another, or one action if it plans no further.

Decisions that leave no choice are left out: they are taken by themselves.
"""


class Bot(ABC):
    """A bot: a player that remembers nothing. The same view and the same luck give the same choice."""

    games: ClassVar[tuple[str, ...]] = ()
    """The ids of the games it plays; all of them, if it names none."""

    @abstractmethod
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> Chosen:
        """The turn that the seat plays whose view this is, or as much of it as is planned.

        Once chance or another seat has decided something, what is left of it is not played: the bot is asked
        again.
        """


class NoSuchChoice(ValueError):
    """The bot chose an action that is not legal."""

    def __init__(self, action: int) -> None:
        super().__init__(f"{action} is no legal action here")
        self.action = action


def turn_of(chosen: Chosen) -> tuple[int, ...]:
    """The actions of a bot's answer, of which there is one at least."""
    actions = tuple(map(index, chosen)) if isinstance(chosen, Iterable) else (index(chosen),)
    if not actions:
        raise ValueError("a turn without actions")
    return actions


def play_turn(bot: Bot, game: Game, setup: Any, state: State, rng: Random) -> Iterator[int]:
    """A bot's actions, one at a time, until chance or another seat is to decide.

    Whoever asks applies each of them to the position before asking for the next.
    """
    seat = int(state.actor)
    planned: list[int] = []
    while state.actor == seat:
        legal = state.legal()
        if len(legal) == 1:
            yield int(legal[0])
            continue
        if not planned:
            planned = [*turn_of(bot.choose(game, setup, game.view(state, seat), rng))]
        action = planned.pop(0)
        if action not in legal:
            raise NoSuchChoice(action)
        yield action


class RandomBot(Bot):
    """The bot that chooses by lot, one action at a time."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        legal = game.imagine(setup, view, rng).legal()
        return int(legal[rng.randrange(len(legal))])


class GreedyBot(Bot):
    """The bot that plays the turn with the best evaluation at its end: of every way to begin it,
    followed by what looks best right after."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> list[int]:
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return [int(legal[0])]
        return [int(step.action) for step in plan_turn(position, game.evaluate, rng)[1:]]


class SearchBot(Bot):
    """The bot that looks ahead by tree search over turns, in worlds that fit its view (`parlour.bots.mcts`).

    It thinks once a turn, and again where chance brings something new.
    """

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> list[int]:
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return [int(legal[0])]
        level = self._level
        settings = level.settings(game)
        part = AGAIN if len(position.frames) else 1.0
        simulations = math.ceil(part * level.simulations(game))
        return think(game, setup, view, settings, simulations, rng, part * level.seconds).best().actions
