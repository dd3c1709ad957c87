"""The entrance for sockets: a few come in at a time, so that nobody waits for all who come back at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 8
"""Sockets that may be coming in at the same time: more would not make it quicker, only the rest slower."""


class Entrance:
    """The queue in which sockets wait before anything is done for them."""

    def __init__(self) -> None:
        self._coming = 0
        self._waiting: deque[Callable[[], None]] = deque()

    def come(self, enter: Callable[[], None]) -> None:
        """Enter as soon as there is room. Say `done` once that is over, however it ended."""
        if self._coming < AT_ONCE:
            self._coming += 1
            enter()
        else:
            self._waiting.append(enter)

    def done(self) -> None:
        """Someone has come in, or has gone instead."""
        if self._waiting:
            # Not before others had their turn.
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._coming -= 1
