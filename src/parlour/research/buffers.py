"""Buffers of observations: compiled code writes there, NumPy reads there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.observation import Observation
from parlour.kernel.state import State
from parlour.research.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


class ObservationBuffer:
    """A buffer of `count` observations, a row each."""

    def __init__(self, observation: Observation, count: int = 1) -> None:
        self.observation = observation
        self.room: vec[i32] = observation.buffer(count)
        self.memory: vec[i64] = observation.memory(count)
        """The memory of what was written last, for `Observation.update`."""
        bits: NDArray[np.int32] = np.asarray(self.room)
        self.numbers: NDArray[np.float32] = bits.view(np.float32).reshape(count, int(observation.size))
        """The observations as float32, for reading only: a vec lends itself for no more."""
        self._first: NDArray[np.float32] = self.numbers[0]

    def write(self, state: State, seat: int) -> NDArray[np.float32]:
        """The observation of a position by a seat, in the first row, which the next one overwrites."""
        self.observation.update(state, seat, self.room, self.memory, 0)
        return self._first
