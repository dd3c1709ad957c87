"""The luck of a simulation: common random numbers, so that turns are compared with the same chance."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from parlour.kernel.state import CHANCE, OVER, State

TURNS_APART: Final = 7919
"""The distance between the seeds of two turns; sources are numbered below that."""

LOTS: Final = -1
"""The source of what is chosen by lot between equals."""


class Fortune:
    """The luck of one simulation. A seed brings the same in the same turn, whatever was drawn before it, and
    to each source of luck, whatever others bring: simulations that differ share it."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.streams: dict[int, Random] = {}

    def go_on(self) -> None:
        """Go on to the luck of the next turn."""
        self.seed += TURNS_APART
        self.streams = {}

    def part(self, source: i64) -> float:
        """The next random number of a source, from 0 up to but not including 1."""
        stream = self.streams.get(source)
        if stream is None:
            stream = Random(self.seed + source)
            self.streams[source] = stream
        return stream.random()

    def lot(self, count: i64) -> i64:
        """A random number below `count`."""
        return int(self.part(LOTS) * float(count))

    def draw(self, position: State) -> i64:
        """An outcome for a chance decision, by its weights; a like one, where the odds are alike."""
        # Not by `randrange`: where there are a few tickets more or fewer, the same part of them is to win.
        return position.outcome(int(self.part(position.source()) * float(position.tickets())))

    def settle(self, position: State) -> None:
        """Let chance and forced decisions run to the next choice."""
        while position.actor != OVER:
            if position.actor == CHANCE:
                position.apply(self.draw(position))
            else:
                legal = position.legal()
                if len(legal) > 1:
                    return
                position.apply(legal[0])
