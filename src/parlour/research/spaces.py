"""The observation space of PettingZoo and Gymnasium: an observation, and a mask of actions."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from parlour.research.batch_core import Playing, set_all
from parlour.research.buffers import ObservationBuffer
from parlour.research.extras import missing
from parlour.research.scenario import Scenario

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Seen = dict[str, NDArray[Any]]
"""What an environment gives: `observation` (float32) and `action_mask` (int8)."""


def seen_space(scenario: Scenario) -> spaces.Dict:
    """The space that `Seen` lies in."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (int(scenario.observation.size),), np.float32),
            "action_mask": spaces.Box(0, 1, (scenario.width,), np.int8),
        }
    )


class Eyes:
    """Makes the observations and masks of a game, in buffers that are made once."""

    def __init__(self, scenario: Scenario) -> None:
        self._width = scenario.width
        self._buffer = ObservationBuffer(scenario.observation)
        self._marked = vec[u8]([0] * scenario.width)
        self._mask: NDArray[np.int8] = np.asarray(self._marked).view(np.int8)
        self._nothing = np.zeros(scenario.width, np.int8)

    def open(self, playing: Playing) -> None:
        """Mark the legal actions in the mask."""
        set_all(self._marked, 0, playing.legal, 1)

    def close(self, playing: Playing) -> None:
        """Take the marks of the legal actions away again, before the game goes on."""
        set_all(self._marked, 0, playing.legal, 0)

    def allow(self, action: int | np.integer[Any]) -> bool:
        try:
            return bool(0 <= action < self._width and self._mask[action])
        except (IndexError, TypeError):
            return False  # what is no whole number is no action

    def see(self, playing: Playing, seat: int) -> Seen:
        """The observation and the mask of a seat. Only the actor's mask has any actions."""
        state = playing.state
        mask = self._mask if seat == state.actor else self._nothing
        return {"observation": self._buffer.write(state, seat).copy(), "action_mask": mask.copy()}
