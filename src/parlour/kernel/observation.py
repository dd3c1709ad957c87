"""Observations: what a seat sees as numbers (feature vectors), for programs that learn.

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
keeps a memory of what was written last, and calls `update` instead: that writes the difference, and looks at
everything else only as closely as it takes to see that it has not changed (`parlour.kernel.delta`).
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
    """The observation of a setup: what its seats can see, as numbers roughly between 0 and 1. No state.

    A game adds its parts in `__init__` and writes `update`.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.parts: list[Part] = []
        self.keys: i64 = 0
        """The number of keys that each row has in a memory."""

    def add(self, name: str, size: i64) -> i64:
        """Declare the next part; returns where it begins."""
        at = self.size
        self.parts.append(Part(name, at, size))
        self.size = at + size
        return at

    def buffer(self, count: i64) -> vec[i32]:
        """A buffer for `count` observations, a row each, all zero."""
        return vec[i32]([0] * (self.size * count))

    def remember(self, count: i64) -> i64:
        """Reserve `count` keys in the memory of each row; returns the first, counted from `base`."""
        first = self.keys
        self.keys = first + count
        return first

    def memory(self, count: i64) -> vec[i64]:
        """The memory of a buffer of `count` observations that are all zero as yet.

        It has first as much room as the buffer, for the notes of each row, then the keys of each row.
        """
        return zeros((self.size + self.keys) * count)

    def base(self, memory: vec[i64], at: i64) -> i64:
        """The index in the memory of the first key of the row at `at`."""
        rows: i64 = len(memory) // (self.size + self.keys)
        return rows * self.size + at // self.size * self.keys

    def write(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        """Write the whole observation of a position by a seat into `into[at : at + size]`, zeros included."""
        end = at + self.size
        for place in range(at, end):
            into[place] = 0
        self.update(state, seat, into, self.memory(end // self.size), at)

    def update(self, state: State, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        """Write the difference to the observation that `into[at : at + size]` holds.

        `memory` keeps what was written there last, for `parlour.kernel.delta`. Numbers that `update` writes
        every time need no key there.
        """
        raise NotImplementedError


# Notes: numbers that are written every time and wiped before the next, as the pending decision may have
# nothing to do with the last. A list of their places, counted from the beginning of the row, lies in the
# memory at `at`, its length first. So they have to be the first parts of a row; there is room for them all,
# as they are never all written at once.


def note(into: vec[i32], memory: vec[i64], at: i64, place: i64, bits: i32) -> None:
    """Write a number, given by its bits, until the notes are wiped."""
    if bits:
        if into[at + place] == 0:
            count = memory[at] + 1
            memory[at] = count
            memory[at + count] = place
        into[at + place] = bits


def note_one(into: vec[i32], memory: vec[i64], at: i64, place: i64, size: i64, which: i64) -> None:
    """Write a one-hot of `size` places: a one at `which`, none if there is no such place."""
    if 0 <= which < size:
        note(into, memory, at, place + which, ONE)


def note_count(into: vec[i32], memory: vec[i64], at: i64, place: i64, times: i64) -> None:
    """Add `times` to a count; `share_notes` is called when all is counted."""
    note(into, memory, at, place, into[at + place] + i32(times))


def share_notes(into: vec[i32], memory: vec[i64], at: i64, first: i64, whole: i64) -> None:
    """Turn counts into shares of `whole`: in all notes but the `first` ones, which there were before."""
    for one in range(at + 1 + first, at + 1 + memory[at]):
        place = at + memory[one]
        into[place] = share(i64(into[place]), whole)


def wipe_notes(into: vec[i32], memory: vec[i64], at: i64) -> None:
    """Write zeros wherever a note was written."""
    for one in range(at + 1, at + 1 + memory[at]):
        into[at + memory[one]] = 0
    memory[at] = 0


# Numbers


def flag(is_set: i64) -> i32:
    """The bits of 1.0 if a flag is set, of 0.0 otherwise."""
    if is_set:
        return ONE
    return 0


MOST_COUNT: Final = 512
MOST_WHOLE: Final = 256
_SHARES: Final[vec[i32]] = vec[i32]([0] * (MOST_COUNT * MOST_WHOLE))
"""The bits of each share, by whole and count; 0 until it is asked for the first time."""


def share(count: i64, whole: i64) -> i32:
    """The bits of the fraction `count / whole`, as a float32."""
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
    """The place of another seat in turn order after `seat`: 0 for the seat itself."""
    if other < seat:
        return other - seat + players
    return other - seat


def place_after(seat: i64, other: i64, players: i64) -> i64:
    """`turns_after` for somebody given as 1 + their seat; -1 if that is nobody (0)."""
    if other == 0:
        return -1
    return turns_after(seat, other - 1, players)
