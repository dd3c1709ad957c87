"""The bots, as everything that seats them knows them."""

from __future__ import annotations

import hashlib
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from parlour.bots.levels import Level
from parlour.bots.planning import plan_turn
from parlour.bots.thinking import think
from parlour.kernel.game import Game
from parlour.kernel.state import State

AGAIN = 1 / 3
"""The part of a thought that is left for another in the same turn, when chance has brought something new: a
turn's time is spent where most is to be decided."""

FORESEEN = 1000
"""How many decisions of its plans `greedy` keeps in mind."""


class Bot(ABC):
    """A player. A new one knows nothing: the same view and the same luck give the same choice."""

    games: ClassVar[tuple[str, ...]] = ()
    """The ids of the games it plays; all of them, if it names none."""

    @abstractmethod
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        """One of the actions open to the seat whose view this is."""


class RandomBot(Bot):
    """Chooses by lot."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        legal = game.imagine(setup, view, rng).legal()
        return int(legal[rng.randrange(len(legal))])


class Foreseen:
    """What a bot is going to do in view of what, as far as it has planned ahead."""

    def __init__(self) -> None:
        self._actions: dict[bytes, int] = {}
        """The latest last."""

    def recall(self, view: Any) -> int | None:
        """What was planned for when things look like this."""
        return self._actions.get(_looks(view))

    def follow(self, game: Game, position: State, actions: Sequence[int]) -> None:
        """Plan to take these choices one after another, up to the first that is no longer one."""
        position = position.copy()
        seat = int(position.actor)
        for number, action in enumerate(actions):
            while position.actor == seat and len(position.legal()) == 1:
                position.apply(position.legal()[0])
            # What chance brings cannot be planned.
            if position.actor != seat or action not in position.legal():
                break
            if number:
                self._actions[_looks(game.view(position, seat))] = action
            position.apply(action)
        while len(self._actions) > FORESEEN:
            del self._actions[next(iter(self._actions))]


class GreedyBot(Bot):
    """Plays the turn that looks best, by the game's evaluation, when it has ended: of every way to begin it,
    followed by what looks best right after. It keeps to such a plan as long as all looks as foreseen."""

    def __init__(self) -> None:
        self._foreseen = Foreseen()

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        planned = self._foreseen.recall(view)
        if planned is not None:
            return planned
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return int(legal[0])
        actions = [int(step.action) for step in plan_turn(position, game.evaluate, rng)[1:]]
        self._foreseen.follow(game, position, actions)
        return actions[0]


class SearchBot(Bot):
    """Looks ahead: tree search over turns, in positions that fit its view (`parlour.bots.mcts`).

    It thinks once a turn and then follows what it has found, unless chance brings something new.
    """

    def __init__(self, level: Level) -> None:
        self._level = level
        self._foreseen = Foreseen()

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        planned = self._foreseen.recall(view)
        if planned is not None:
            return planned
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return int(legal[0])
        level = self._level
        settings = level.settings(game)
        part = AGAIN if len(position.frames) else 1.0
        simulations = math.ceil(part * level.simulations(game))
        search = think(game, setup, view, settings, simulations, rng, part * level.seconds)
        actions = search.best().actions
        self._foreseen.follow(game, position, actions)
        return int(actions[0])


def _looks(view: Any) -> bytes:
    return hashlib.blake2b(msgspec.msgpack.encode(view), digest_size=16).digest()
