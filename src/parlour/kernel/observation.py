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

Observations are wide, and from one decision to the next little of them changes. Whoever looks again and again
keeps a memory beside the buffer, of what it says, and calls `update` instead: that writes what is no longer
so, and looks at everything else only as closely as it takes to see that it has not changed.
"""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from parlour.kernel.state import State, zeros

ONE: Final = 0x3F800000
"""The bits of 1.0; those of 0.0 are 0."""


class Part:
    """A named slice of an observation: `size` numbers from `at` on."""

    def __init__(self, name: str, at: i64, size: i64) -> None:
        self.name = name
        self.at = at
        self.size = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What the seats of one setup can see, as numbers, roughly between 0 and 1. It has no state of its own.

    A game adds its parts in `__init__` and writes `update`.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.parts: list[Part] = []
        self.room_beside: i64 = 0

    def add(self, name: str, size: i64) -> i64:
        """Declare the next part; returns where it begins."""
        at = self.size
        self.parts.append(Part(name, at, size))
        self.size = at + size
        return at

    def buffer(self, count: i64) -> vec[i32]:
        """Room for so many observations."""
        return vec[i32]([0] * (self.size * count))

    def remember(self, count: i64) -> i64:
        """Make room beside each row's memory, for so many numbers; see `parlour.kernel.delta`.

        Returns where it begins, counted from `beside`.
        """
        at = self.room_beside
        self.room_beside = at + count
        return at

    def memory(self, count: i64) -> vec[i64]:
        """What so many observations say that are all zero as yet: as wide as they are, then the rest."""
        return zeros((self.size + self.room_beside) * count)

    def beside(self, told: vec[i64], at: i64) -> i64:
        """Where the rest of the memory of the row at `at` begins."""
        rows: i64 = len(told) // (self.size + self.room_beside)
        return rows * self.size + at // self.size * self.room_beside

    def write(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        """Fill `into[at : at + size]`, zeros included, with what the seat sees of the position."""
        end = at + self.size
        for place in range(at, end):
            into[place] = 0
        self.update(state, seat, into, self.memory(end // self.size), at)

    def update(self, state: State, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """Make `into[at : at + size]` say what the seat sees now.

        `told` is the memory of what is said there, which `parlour.kernel.delta` writes by. Places that
        `update` writes to every time need none.
        """
        raise NotImplementedError


# Notes: for what is to be decided now, which may have nothing to do with what comes next. Their places,
# counted from the beginning of the row, are remembered as a list there, its length first. So they have to be
# the first parts of a row; there is room for them all, as they are never all written at once.


def note(into: vec[i32], told: vec[i64], at: i64, place: i64, bits: i32) -> None:
    """Write a number until the notes are wiped out."""
    if bits:
        if into[at + place] == 0:
            count = told[at] + 1
            told[at] = count
            told[at + count] = place
        into[at + place] = bits


def note_one(into: vec[i32], told: vec[i64], at: i64, place: i64, size: i64, which: i64) -> None:
    """A one at one of `size` places; nowhere if there is no such place."""
    if 0 <= which < size:
        note(into, told, at, place + which, ONE)


def note_count(into: vec[i32], told: vec[i64], at: i64, place: i64, times: i64) -> None:
    """Count something, so many times; `share_notes` is called when all is counted."""
    note(into, told, at, place, into[at + place] + i32(times))


def share_notes(into: vec[i32], told: vec[i64], at: i64, first: i64, whole: i64) -> None:
    """Turn what was counted into shares: in all notes but the `first` ones, which there were before."""
    for one in range(at + 1 + first, at + 1 + told[at]):
        place = at + told[one]
        into[place] = share(i64(into[place]), whole)


def wipe(into: vec[i32], told: vec[i64], at: i64) -> None:
    """Zeros, wherever a note was written."""
    for one in range(at + 1, at + 1 + told[at]):
        into[at + told[one]] = 0
    told[at] = 0


# Numbers


def flag(is_set: i64) -> i32:
    """One or zero."""
    if is_set:
        return ONE
    return 0


MOST_COUNT: Final = 512
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


def _bits(count: i64, whole: i64) -> i32:
    bits: int = struct.unpack("=i", struct.pack("=f", int(count) / int(whole)))[0]
    return bits


def turns_after(seat: i64, other: i64, players: i64) -> i64:
    """How many places after the seat another one sits: 0 for the seat itself."""
    if other < seat:
        return other - seat + players
    return other - seat


def place_after(seat: i64, other: i64, players: i64) -> i64:
    """The same of somebody given as 1 + their seat; -1 if that is nobody."""
    if other == 0:
        return -1
    return turns_after(seat, other - 1, players)
