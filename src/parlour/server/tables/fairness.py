"""Rate limits by person: what one may ask of this server, whatever number of sockets they ask through."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BURST = 2.0
"""Seconds' worth of commands that may come at once."""


class Bucket:
    """A rate limit: so many a second in the long run, and some at once."""

    def __init__(self, per_second: float, at_once: float, at: float) -> None:
        self._per_second = per_second
        self._left = self._at_once = at_once
        self.at = at

    def take(self, at: float) -> bool:
        self._left = min(self._at_once, self._left + (at - self.at) * self._per_second)
        self.at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pace:
    """The rate limit of commands, for each person."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._at_once = max(1.0, per_second * BURST)
        self._buckets: dict[str, Bucket] = {}
        self._looked_at = time.monotonic()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, owner: str) -> bool:
        at = time.monotonic()
        self._forget(at)
        return self._buckets.setdefault(owner, Bucket(self._per_second, self._at_once, at)).take(at)

    def _forget(self, at: float) -> None:
        """A bucket that nobody took from for so long is full: as good as a new one."""
        full_after = self._at_once / self._per_second
        if at - self._looked_at > full_after:
            self._looked_at = at
            self._buckets = {name: one for name, one in self._buckets.items() if at - one.at <= full_after}


class Sockets:
    """The number of sockets each person has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, owner: str) -> Iterator[bool]:
        """A socket, counted while it is open; says whether this person may have it."""
        self._open[owner] += 1
        try:
            yield self._open[owner] <= self._most
        finally:
            self._open[owner] -= 1
            if not self._open[owner]:
                del self._open[owner]
