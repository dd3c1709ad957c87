"""The bots, as everything that seats them knows them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from librt.random import Random

from parlour.bots.greedy import best_action
from parlour.kernel.game import Game
from parlour.kernel.snapshot import save

IMAGINED = 2
"""How many positions that fit its view `greedy` looks at: what is hidden should not decide by one guess."""


class Bot(ABC):
    """A player with no memory: the same view and the same luck give the same choice."""

    @abstractmethod
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        """One of the actions open to the seat whose view this is."""


class RandomBot(Bot):
    """Chooses by lot."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        legal = game.imagine(setup, view, rng).legal()
        return int(legal[rng.randrange(len(legal))])


class GreedyBot(Bot):
    """Takes what looks best right after its own decision, by the game's evaluation."""

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        imagined = [game.imagine(setup, view, rng) for _ in range(IMAGINED)]
        # Where nothing is hidden they are all the same, and one says as much as several.
        positions = {save(position): position for position in imagined}
        return int(best_action(list(positions.values()), game.evaluate, rng))
