"""Numbers as the bits of float32."""

from __future__ import annotations

import doctest
import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel import observation
from parlour.kernel.observation import (
    MOST_COUNT,
    MOST_WHOLE,
    ONE,
    flag,
    note,
    note_count,
    note_one,
    share,
    share_notes,
    wipe_notes,
)
from parlour.kernel.state import zeros


def number(bits: int) -> float:
    read: float = struct.unpack("=f", struct.pack("=i", bits))[0]
    return read


def rounded(exact: float) -> float:
    """To the nearest float32."""
    read: float = struct.unpack("=f", struct.pack("=f", exact))[0]
    return read


def test_the_module_explains_itself_by_what_is_true() -> None:
    assert doctest.testmod(observation).failed == 0


@pytest.mark.parametrize("whole", [1, 3, 20, MOST_WHOLE - 1, MOST_WHOLE, 1000])
def test_a_share_is_the_nearest_float32(whole: int) -> None:
    for count in (0, 1, 2, 7, MOST_COUNT - 1, MOST_COUNT, 5000, -1, -30):
        for _ in range(2):  # worked out, then remembered
            assert number(share(count, whole)) == rounded(count / whole)


def test_a_share_of_nothing_is_an_error_unless_there_is_none() -> None:
    assert share(0, 0) == 0
    with pytest.raises(ZeroDivisionError):
        share(1, 0)


def test_ones() -> None:
    assert (number(ONE), number(flag(1)), number(flag(4)), number(flag(0))) == (1, 1, 1, 0)


def row(size: int) -> tuple[vec[i32], vec[i64]]:
    """One that is all zero, and its memory."""
    return vec[i32]([0] * size), zeros(size)


def test_rows_have_keys_of_their_own_in_the_memory() -> None:
    """After all that is as wide as the rows, one after the other."""
    seen = observation.Observation()
    seen.add("some", 10)
    assert (seen.remember(3), seen.remember(2), len(seen.memory(4))) == (0, 3, 60)
    assert [seen.base(seen.memory(4), row * 10) for row in range(4)] == [40, 45, 50, 55]


def test_notes_are_wiped() -> None:
    into, memory = row(12)
    into[9] = ONE
    for _ in range(2):
        note(into, memory, 2, 1, share(1, 2))
        note(into, memory, 2, 1, ONE)
        note(into, memory, 2, 2, 0)
        for which in (-1, 1, 2):
            note_one(into, memory, 2, 3, 2, which)
        before = memory[2]
        for times in (1, 2, 0):
            note_count(into, memory, 2, 5, times)
        share_notes(into, memory, 2, before, 4)
        assert {at: number(into[at]) for at in range(12) if into[at]} == {3: 1, 6: 1, 7: 0.75, 9: 1}
        wipe_notes(into, memory, 2)
        assert [at for at in range(12) if into[at]] == [9]
