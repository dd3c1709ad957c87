"""Masks: places as the bits of a number."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.kernel.state import bit


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def first_bit(mask: i64) -> i64:
    """The place of the lowest one."""
    at: i64 = 0
    while mask & bit(at) == 0:
        at += 1
    return at


def bits_from(first: i64, mask: i64) -> vec[i64]:
    """An action for every one in a mask."""
    out = vec[i64](capacity=32)
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            out = append(out, first + at)
        at += 1
    return out
