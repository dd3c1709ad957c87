"""Batches: many games in one call. Actions in, and as NumPy arrays observations, masks, actors, rewards out.

>>> from parlour.research.batch import BatchEnv
>>> batch = BatchEnv("amber", count=32, players=2, seed=7)
>>> actions = batch.any_actions()
>>> batch.step(actions)
>>> batch.observations.shape[0], batch.actors.shape, batch.rewards.shape
(32, (32,), (32, 2))

The arrays are the same ones all the time, filled in place; copy what is to be kept. A game that is over is
followed by another at once: `dones` and `rewards` tell of the one that ended with this step, all else of the
one that goes on. Agents are asked only when there is something to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from parlour.research.batch_core import Batch
from parlour.research.buffers import ObservationBuffer
from parlour.research.extras import missing
from parlour.research.scenario import Rewards, Scenario, checked_seed, fresh_seed

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


class BatchEnv:
    """A batch: `count` games of one scenario, side by side."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        rewards: Rewards = "rank",
        seed: int | None = None,
        **options: object,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch is of one game or more, not {count}")
        self.scenario = Scenario(game, players, rewards, options)
        self.count = count
        self.players = self.scenario.players
        self.width = self.scenario.width
        """The width of a mask: how many actions it is for."""
        self.parts = {
            part.name: slice(part.at, part.at + part.size) for part in self.scenario.observation.parts
        }
        """The named slices of an observation."""
        seed = fresh_seed() if seed is None else checked_seed(seed)
        self._whims = Random(seed)
        self._buffer = ObservationBuffer(self.scenario.observation, count)
        self.observations = self._buffer.numbers
        """The observations of the actors, by game."""
        self._batch = Batch(
            self.scenario.first,
            self.scenario.observation,
            self.players,
            self.width,
            seeds(seed, count),
            rewards == "margin",
            self._buffer.room,
            self._buffer.memory,
        )
        self.masks = np.asarray(self._batch.masks).view(np.int8).reshape(count, self.width)
        """The masks of legal actions, by game and action: 1 if its actor may take it."""
        self.actors: NDArray[np.int64] = np.asarray(self._batch.actors)
        """The actors by game: the seat that is to choose."""
        self.rewards: NDArray[np.float64] = np.asarray(self._batch.rewards).reshape(count, self.players)
        """The rewards by game and seat, for a game that ended with the last step; 0 if none did."""
        self.dones = np.asarray(self._batch.dones).view(np.bool_)
        """The ends by game: whether one ended with the last step."""

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game everywhere, with this luck or with the luck that comes next."""
        if seed is not None:
            self._whims = Random(checked_seed(seed))
        self._batch.reset([] if seed is None else seeds(seed, self.count))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Take a step in every game: its actor takes an action, by its number."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"{' x '.join(map(str, chosen.shape))} actions for {self.count} games")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        self._batch.step(chosen.tolist())

    def any_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(self._batch.any_actions(self._whims))

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal actions of all games one after another, and where those of each begin (and the end).

        The same as the masks, for programs that would rather not look at thousands of zeros: those of game
        `g` are `actions[starts[g] : starts[g + 1]]`.
        """
        actions, starts = self._batch.legal()
        return np.asarray(actions), np.asarray(starts)


def seeds(seed: int, count: int) -> list[int]:
    """The seeds of the games of a batch; `env.reset(seed=seeds(7, 32)[0])` plays as the first of 32 does."""
    drawn = np.random.SeedSequence(seed).generate_state(count, np.uint64)
    return [int(one) for one in drawn >> np.uint64(2)]
