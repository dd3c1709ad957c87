"""The observation space of PettingZoo and Gymnasium: what is seen, as numbers, and a mask of actions."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from parlour.research.batch_core import Playing, set_all
from parlour.research.buffers import ObservationBuffer
from parlour.research.extras import missing
from parlour.research.scenario import Table

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Seen = dict[str, NDArray[Any]]
"""`observation` (float32) and `action_mask` (int8)."""


def seen_space(table: Table) -> spaces.Dict:
    """Where `Seen` lies."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (int(table.observation.size),), np.float32),
            "action_mask": spaces.Box(0, 1, (table.width,), np.int8),
        }
    )


class Eyes:
    """Looks at a game for its seats, with buffers that are made once."""

    def __init__(self, table: Table) -> None:
        self._width = table.width
        self._buffer = ObservationBuffer(table.observation)
        self._marked = vec[u8]([0] * table.width)
        self._mask: NDArray[np.int8] = np.asarray(self._marked).view(np.int8)
        self._nothing = np.zeros(table.width, np.int8)

    def open(self, playing: Playing) -> None:
        """Mark what may be done now."""
        set_all(self._marked, 0, playing.legal, 1)

    def close(self, playing: Playing) -> None:
        """Take the marks away again: before the game goes on."""
        set_all(self._marked, 0, playing.legal, 0)

    def allow(self, action: int | np.integer[Any]) -> bool:
        try:
            return bool(0 <= action < self._width and self._mask[action])
        except (IndexError, TypeError):
            return False  # what is no whole number is no action

    def see(self, playing: Playing, seat: int) -> Seen:
        """What a seat sees. Only the actor may do anything."""
        state = playing.state
        mask = self._mask if seat == state.actor else self._nothing
        return {"observation": self._buffer.write(state, seat).copy(), "action_mask": mask.copy()}
