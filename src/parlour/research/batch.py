"""Many games in one call: actions in; observations, masks, actors, rewards and ends out, as NumPy arrays.

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
from parlour.research.scenario import Rewards, Table, checked_seed, fresh_seed

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


class BatchEnv:
    """`count` games of the same kind, side by side."""

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
        self.table = Table(game, players, rewards, options)
        self.count = count
        self.players = self.table.players
        self.width = self.table.width
        """How many actions a mask is for."""
        self.parts = {part.name: slice(part.at, part.at + part.size) for part in self.table.observation.parts}
        """The named slices of an observation."""
        seed = fresh_seed() if seed is None else checked_seed(seed)
        self._whims = Random(seed)
        self._buffer = ObservationBuffer(self.table.observation, count)
        self.observations = self._buffer.numbers
        """By game, what its actor sees."""
        self._batch = Batch(
            self.table.first,
            self.table.observation,
            self.players,
            self.width,
            seeds(seed, count),
            rewards == "margin",
            self._buffer.room,
            self._buffer.told,
        )
        self.masks = np.asarray(self._batch.masks).view(np.int8).reshape(count, self.width)
        """By game and action, 1 if its actor may take it."""
        self.actors: NDArray[np.int64] = np.asarray(self._batch.actors)
        """By game, the seat that is to choose."""
        self.rewards: NDArray[np.float64] = np.asarray(self._batch.rewards).reshape(count, self.players)
        """By game and seat, what it got for the game that ended with the last step; 0 if none did."""
        self.dones = np.asarray(self._batch.dones).view(np.bool_)
        """By game, whether one ended with the last step."""

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere: with this luck, or with what comes next."""
        if seed is not None:
            self._whims = Random(checked_seed(seed))
        self._batch.reset([] if seed is None else seeds(seed, self.count))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """In every game its actor takes an action, by its number."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"{' x '.join(map(str, chosen.shape))} actions for {self.count} games")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        self._batch.step(chosen.tolist())

    def any_actions(self) -> NDArray[np.int64]:
        """By game, a legal action by lot."""
        return np.array(self._batch.any_actions(self._whims))

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, one game after another, and by game where its own begin (with the end, at last).

        The same as the masks, for programs that would rather not look at thousands of zeros: those of game
        `g` are `actions[starts[g] : starts[g + 1]]`.
        """
        actions, starts = self._batch.legal()
        return np.asarray(actions), np.asarray(starts)


def seeds(seed: int, count: int) -> list[int]:
    """The luck of each game of a batch; `env.reset(seed=seeds(7, 32)[0])` plays as the first of 32 does."""
    drawn = np.random.SeedSequence(seed).generate_state(count, np.uint64)
    return [int(one) for one in drawn >> np.uint64(2)]
