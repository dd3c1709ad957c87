"""Numbers as the bits of float32."""

from __future__ import annotations

import doctest
import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from parlour.kernel import observation
from parlour.kernel.observation import MOST_COUNT, MOST_WHOLE, ONE, count_in, flag, mark, share, shares


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
    room = vec[i32]([0] * 4)
    for which in (-1, 2, 4):
        mark(room, 0, 4, which)
    assert list(room) == [0, 0, ONE, 0]


def test_what_is_counted_is_shared_out_afterwards() -> None:
    room = vec[i32]([0] * 4)
    for at, times in ((1, 1), (1, 2), (2, 1)):
        count_in(room, at, times)
    shares(room, 1, 2, 4)
    assert [number(bits) for bits in room] == [0, 0.75, 0.25, 0]
