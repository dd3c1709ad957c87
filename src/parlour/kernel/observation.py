"""What a seat sees, as numbers: for programs that learn.

A game declares its observation once a setup: named parts, in order and without gaps, and how to fill them in.
Like a view it is an allow-list: it reads what the seat's view shows and nothing else. The seat's own things
come first, the others follow in turn order, so that what is learnt in one seat holds in every seat.

The numbers go into a `vec[float]`, in place. Compiled code writes one in 1 ns there (33 ns through a
memoryview, 56 ns through NumPy's item assignment), and NumPy reads it where it lies:

>>> from parlour import games
>>> game = games.get("amber")
>>> edition = game.edition()
>>> setup = game.setup(edition, 2, game.accept_options(edition, 2, {}))
>>> observation = game.observation(setup)
>>> buffer = observation.buffer(1)
>>> observation.write(game.begin(setup), 0, buffer, 0)
>>> len(buffer) == observation.size
True

`numpy.asarray(buffer)` is a read-only view of the buffer as float64 that need be made only once;
`array[...] = view` turns it into float32 on the way (a third of a nanosecond a number). A buffer for many
games has room for as many observations, one after the other:
`write(state, seat, buffer, game * observation.size)`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import State


class Part:
    """A named slice of an observation: `size` numbers from `at` on."""

    def __init__(self, name: str, at: i64, size: i64) -> None:
        self.name = name
        self.at = at
        self.size = size


class Observation:
    """What the seats of one setup can see, as numbers, roughly between 0 and 1. It has no state of its own.

    A game adds its parts in `__init__` and writes `write`.
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

    def buffer(self, count: i64) -> vec[float]:
        """Room for so many observations."""
        return vec[float]([0.0] * (self.size * count))

    def write(self, state: State, seat: i64, into: vec[float], at: i64) -> None:
        """Fill `into[at : at + size]`, zeros included, with what the seat sees of the position."""
        raise NotImplementedError


def clear(into: vec[float], at: i64, size: i64) -> None:
    """Zeros, for the entries that are set one by one."""
    end = at + size
    while at < end:
        into[at] = 0.0
        at += 1


def mark(into: vec[float], at: i64, size: i64, which: i64) -> None:
    """A one at one of `size` places; nowhere if there is no such place."""
    if 0 <= which < size:
        into[at + which] = 1.0


def share(count: i64, whole: i64) -> float:
    """A count as a part of some whole."""
    return float(count) / float(whole)


def turns_after(seat: i64, other: i64, players: i64) -> i64:
    """How many places after the seat another one sits: 0 for the seat itself."""
    return (other - seat + players) % players
