"""The bots, as everything that seats them knows them."""

from __future__ import annotations

import hashlib
import time
from abc import ABC, abstractmethod
from itertools import pairwise
from typing import Any

import msgspec
from librt.random import Random

from parlour.bots.greedy import best_action
from parlour.bots.levels import Level
from parlour.bots.mcts import Node, Search
from parlour.bots.search import plan_turn
from parlour.kernel.game import Game
from parlour.kernel.snapshot import save
from parlour.kernel.state import State

IMAGINED = 2
"""How many positions that fit its view `greedy` looks at: what is hidden should not decide by one guess."""

FORESEEN = 1000
"""How many decisions of its plans `greedy` keeps in mind."""

WORLDS = 24
"""How many positions that fit its view a search looks at."""

TABLES = 100
"""At how many tables a search keeps in mind what comes next."""


class Bot(ABC):
    """A player. A new one knows nothing: the same view and the same luck give the same choice."""

    @abstractmethod
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        """One of the actions open to the seat whose view this is."""


class RandomBot(Bot):
    """Chooses by lot."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        legal = game.imagine(setup, view, rng).legal()
        return int(legal[rng.randrange(len(legal))])


class GreedyBot(Bot):
    """Takes what looks best by the game's evaluation: right after its own decision or, in games that ask for
    it, at the end of its turn. It follows such a plan as long as everything looks as foreseen."""

    def __init__(self) -> None:
        self._foreseen: dict[bytes, int] = {}
        """What to do in view of what, the latest last."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        if game.plans_turns:
            return self._next_of_plan(game, setup, view, rng)
        imagined = [game.imagine(setup, view, rng) for _ in range(IMAGINED)]
        # Where nothing is hidden they are all the same, and one says as much as several.
        positions = {save(position): position for position in imagined}
        return int(best_action(list(positions.values()), game.evaluate, rng))

    def _next_of_plan(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        planned = self._foreseen.get(_looks(view))
        if planned is not None:
            return planned
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return int(legal[0])
        return self._plan(game, position, rng)

    def _plan(self, game: Game, position: State, rng: Random) -> int:
        seat = int(position.actor)
        line = plan_turn(position, game.evaluate, rng)
        for before, step in pairwise(line[1:]):
            self._foreseen[_looks(game.view(before.position, seat))] = int(step.action)
        while len(self._foreseen) > FORESEEN:
            del self._foreseen[next(iter(self._foreseen))]
        return int(line[1].action)


class SearchBot(Bot):
    """Looks ahead: information-set Monte Carlo tree search over positions that fit its view.

    The budget belongs to a turn: the decisions that follow keep what was found out for the first.
    """

    def __init__(self, level: Level) -> None:
        self._level = level
        self._kept: dict[bytes, Node] = {}
        """What is known about the decision that comes next at a table, should it look as foreseen."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        position = game.imagine(setup, view, rng)
        legal = position.legal()
        if len(legal) == 1:
            return int(legal[0])
        search = Search(position.actor, game.evaluate, self._level.settings(game), rng)
        search.root = self._kept.pop(_looks(view), search.root)
        wanted = max(self._level.simulations - search.root.visits, self._level.simulations // 8)
        each = max(1, wanted // WORLDS)
        ends = time.monotonic() + self._level.seconds
        while wanted > 0:
            search.run(position, min(each, wanted))
            wanted -= each
            if time.monotonic() > ends:
                break
            if wanted > 0:
                position = game.imagine(setup, view, rng)
        action = int(search.best())
        self._keep(game, position, search.root, action)
        return action

    def _keep(self, game: Game, position: State, root: Node, action: int) -> None:
        seat = position.actor
        child = root.known[action].child
        after = position.copy()
        after.apply(action)
        while after.actor == seat and len(after.legal()) == 1:
            after.apply(after.legal()[0])
        if child is not None and after.actor == seat:
            self._kept[_looks(game.view(after, int(seat)))] = child
        while len(self._kept) > TABLES:
            del self._kept[next(iter(self._kept))]


def _looks(view: Any) -> bytes:
    return hashlib.blake2b(msgspec.msgpack.encode(view), digest_size=16).digest()
