"""The luck of a game: unguessable, repeatable from its seed, and the same for everyone who sits in a seat.

A counter-based generator: number n of a stream is a keyed hash of (stream, n), so there is no state to
advance or restore but the counters, and streams do not disturb each other. BLAKE2 rather than something
faster, because players see outcomes and must not be able to work out the seed; search draws its own
numbers from `librt.random`.
"""

from __future__ import annotations

import hashlib
import secrets
from copy import copy

from parlour.kernel.state import State


def new_seed() -> str:
    """A fresh seed for a real game: 128 bits, as text."""
    return secrets.token_hex(16)


class Luck:
    """Streams of numbers from one seed."""

    def __init__(self, seed: str, counters: dict[int, int] | None = None) -> None:
        self._key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self.counters: dict[int, int] = dict(counters or {})
        """How many numbers each stream has given."""

    def copy(self) -> Luck:
        """Luck of its own that gives the same from here on."""
        twin = copy(self)
        twin.counters = dict(self.counters)
        return twin

    def below(self, bound: int, stream: int) -> int:
        """The stream's next number, evenly from 0 up to but not including `bound`."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            count = self.counters.get(stream, 0)
            self.counters[stream] = count + 1
            place = stream.to_bytes(8, "little") + count.to_bytes(8, "little")
            number = int.from_bytes(hashlib.blake2b(place, digest_size=8, key=self._key).digest(), "little")
            if number < limit:
                return number % bound

    def outcome(self, state: State) -> int:
        """An outcome for the chance decision a position waits for."""
        outcomes = state.legal()
        weights = list(state.weights())
        ticket = self.below(sum(weights), state.source())
        for outcome, weight in zip(outcomes, weights, strict=True):
            if ticket < weight:
                return int(outcome)
            ticket -= weight
        raise AssertionError("the weights of a chance decision add up to less than their sum")
