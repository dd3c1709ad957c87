"""What a seat sees, as numbers: for programs that learn.

A game declares its observation once a setup: named parts, in order and without gaps, and how to fill them in.
Like a view it is an allow-list: it reads what the seat's view shows and nothing else. The seat's own things
come first, the others follow in turn order, so that what is learnt in one seat holds in every seat.

The numbers are float32, and go in place into a `vec[i32]` as their bits: compiled code knows no smaller float
than Python's, and turning wide observations of those into float32 took longer than writing them. NumPy reads
the bits where they lie: `numpy.asarray(buffer).view(numpy.float32)`, which need be made only once.

>>> from parlour import games
>>> game = games.get("amber")
>>> edition = game.edition()
>>> setup = game.setup(edition, 2, game.accept_options(edition, 2, {}))
>>> observation = game.observation(setup)
>>> buffer = observation.buffer(1)
>>> observation.write(game.begin(setup), 0, buffer, 0)
>>> max(memoryview(buffer).cast("B").cast("f"))
1.0

A buffer for many games has room for as many observations, one after the other:
`write(state, seat, buffer, game * observation.size)`.
"""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.state import State

ONE: Final = 0x3F800000
"""The bits of 1.0; those of 0.0 are 0."""


class Part:
    """A named slice of an observation: `size` numbers from `at` on."""

    def __init__(self, name: str, at: i64, size: i64) -> None:
        self.name = name
        self.at = at
        self.size = size


class Observation:
    """What the seats of one setup can see, as numbers, roughly between 0 and 1. It has no state of its own.

    A game adds its parts in `__init__` and writes `fill`.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.parts: list[Part] = []

    def add(self, name: str, size: i64) -> i64:
        """Declare the next part; returns where it begins."""
        at = self.size
        self.parts.append(Part(name, at, size))
        self.size = at + size
        return at

    def buffer(self, count: i64) -> vec[i32]:
        """Room for so many observations."""
        return vec[i32]([0] * (self.size * count))

    def write(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        """Fill `into[at : at + size]`, zeros included, with what the seat sees of the position."""
        end = at + self.size
        for place in range(at, end):
            into[place] = 0
        self.fill(state, seat, into, at)

    def fill(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        """The same where all is zero already. NumPy makes zeros faster than `write` does."""
        raise NotImplementedError


def mark(into: vec[i32], at: i64, size: i64, which: i64) -> None:
    """A one at one of `size` places; nowhere if there is no such place."""
    if 0 <= which < size:
        into[at + which] = ONE


def flag(is_set: i64) -> i32:
    """One or zero."""
    return ONE if is_set else 0


MOST_COUNT: Final = 128
MOST_WHOLE: Final = 256
_SHARES: Final[vec[i32]] = vec[i32]([0] * (MOST_COUNT * MOST_WHOLE))
"""By whole and count, the bits of the share; 0 until it is asked for the first time."""


def share(count: i64, whole: i64) -> i32:
    """A count as a part of some whole."""
    if count == 0:
        return 0
    if not (0 < count < MOST_COUNT and 0 < whole < MOST_WHOLE):
        return _bits(count, whole)
    at = whole * MOST_COUNT + count
    found = _SHARES[at]
    if found == 0:
        found = _bits(count, whole)
        _SHARES[at] = found
    return found


def count_in(into: vec[i32], at: i64, times: i64) -> None:
    """Count something at a place, so many times; `shares` is called when all is counted."""
    into[at] += i32(times)


def shares(into: vec[i32], at: i64, size: i64, whole: i64) -> None:
    """Turn what was counted in so many places into shares."""
    for place in range(at, at + size):
        if into[place]:
            into[place] = share(i64(into[place]), whole)


def _bits(count: i64, whole: i64) -> i32:
    bits: int = struct.unpack("=i", struct.pack("=f", int(count) / int(whole)))[0]
    return bits


def turns_after(seat: i64, other: i64, players: i64) -> i64:
    """How many places after the seat another one sits: 0 for the seat itself."""
    return other - seat if other >= seat else other - seat + players
