"""Room for observations: compiled code writes there, NumPy reads there."""

from __future__ import annotations

import ctypes

from librt.vecs import vec
from mypy_extensions import i32

from parlour.kernel.observation import Observation
from parlour.kernel.state import State
from parlour.research.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


class Sheet:
    """So many observations, a row each."""

    def __init__(self, observation: Observation, count: int = 1) -> None:
        self.observation = observation
        self.room: vec[i32] = observation.buffer(count)
        bits: NDArray[np.int32] = np.asarray(self.room)
        size = int(observation.size)
        self.numbers: NDArray[np.float32] = bits.view(np.float32).reshape(count, size)
        """What is written. It cannot be written to from here: a vec lends itself for reading only."""
        # But zeros are made by NumPy, many times faster than one by one, and that needs to write; as bytes it
        # is fastest. The memory is there as long as `room` is: nobody else may keep these.
        memory = (ctypes.c_uint8 * bits.nbytes).from_address(bits.ctypes.data)
        self.rows: list[NDArray[np.uint8]] = list(np.ctypeslib.as_array(memory).reshape(count, -1))

    def write(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees of a position, in the first row; it is overwritten by the next."""
        self.rows[0].fill(0)
        self.observation.fill(state, seat, self.room, 0)
        first: NDArray[np.float32] = self.numbers[0]
        return first
