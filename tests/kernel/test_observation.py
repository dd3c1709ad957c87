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
    is_news,
    note,
    note_count,
    note_one,
    share,
    share_notes,
    tell_counts,
    tell_one,
    wipe,
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
    """One that says nothing yet."""
    return vec[i32]([0] * size), zeros(size)


def test_one_of_several_places_is_marked_and_only_one() -> None:
    into, told = row(6)
    for which, marked in ((2, 3), (2, 3), (0, 1), (-1, None), (3, 4), (4, None)):
        tell_one(into, told, 1, 4, which)
        assert [at for at in range(6) if into[at]] == ([] if marked is None else [marked])


def test_counts_become_shares() -> None:
    into, told = row(4)
    tell_counts(into, told, 1, 3, 0x20F, 4, 5)
    assert [number(bits) for bits in into] == [0, 3, 0, rounded(0.4)]
    tell_counts(into, told, 1, 3, 0, 4, 5)
    assert [number(bits) for bits in into] == [0, 0, 0, 0]


def test_all_of_them_tell_what_is_new_and_write_nothing_else() -> None:
    into, told = row(4)
    for new in (1, 0):
        assert tell_one(into, told, 0, 2, 1) == new
        assert tell_counts(into, told, 2, 1, 3, 4, 4) == new
        into[1] = into[2] = 0
    assert list(into) == [0] * 4, "what was told before is not written again"
    assert [tell_counts(into, told, 3, 1, 5, 4, 9) for _ in range(2)] == [1, 0]
    assert (is_news(told, 3, 7), is_news(told, 3, 7), is_news(told, 3, 0)) == (True, False, True)


def test_rows_have_room_of_their_own_to_remember() -> None:
    """After all that is as wide as the rows, one after the other."""
    seen = observation.Observation()
    seen.add("some", 10)
    assert (seen.remember(3), seen.remember(2), len(seen.memory(4))) == (0, 3, 60)
    assert [seen.beside(seen.memory(4), row * 10) for row in range(4)] == [40, 45, 50, 55]


def test_notes_are_wiped_out() -> None:
    into, told = row(12)
    into[9] = ONE
    for _ in range(2):
        note(into, told, 2, 1, share(1, 2))
        note(into, told, 2, 1, ONE)
        note(into, told, 2, 2, 0)
        for which in (-1, 1, 2):
            note_one(into, told, 2, 3, 2, which)
        before = told[2]
        for times in (1, 2, 0):
            note_count(into, told, 2, 5, times)
        share_notes(into, told, 2, before, 4)
        assert {at: number(into[at]) for at in range(12) if into[at]} == {3: 1, 6: 1, 7: 0.75, 9: 1}
        wipe(into, told, 2)
        assert [at for at in range(12) if into[at]] == [9]
