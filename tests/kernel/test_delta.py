"""The delta encoder of observations: what has changed of a position, and how it is written."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.delta import (
    changed_numbers,
    changed_packed,
    changed_packed_by_seat,
    changed_seats,
    has_changed,
    seats_of,
    update_amounts,
    update_bits,
    update_counts,
    update_one,
    update_one_apart,
)
from parlour.kernel.observation import ONE, share
from parlour.kernel.state import zeros


def row(size: int) -> tuple[vec[i32], vec[i64]]:
    """One that says nothing yet, and room for three keys."""
    return vec[i32]([0] * size), zeros(3)


def test_one_of_several_places_is_marked_and_only_one() -> None:
    into, memory = row(6)
    for which, marked in ((2, 3), (2, 3), (0, 1), (-1, None), (3, 4), (4, None)):
        update_one(into, 1, memory, 2, 4, which)
        assert [at for at in range(6) if into[at]] == ([] if marked is None else [marked])
        assert list(memory) == [0, 0, which + 1]


def test_places_may_lie_apart() -> None:
    into, memory = row(6)
    for which, marked in ((1, 3), (2, 5), (0, 1)):
        update_one_apart(into, 1, memory, 0, 3, 2, which)
        assert [at for at in range(6) if into[at]] == [marked]


def test_bits_become_ones() -> None:
    into, memory = row(64)
    for mask in (0b1011, 0, 1 << 62 | 1 << 31 | 1 << 32, 1 << 62, 0b1110 << 40):
        update_bits(into, 1, memory, 1, mask)
        assert sum(1 << at for at in range(63) if into[at + 1]) == mask
        assert list(memory) == [0, mask, 0]


def test_counts_become_shares() -> None:
    into, memory = row(4)
    for packed in (0x20F, 0x21F, 0, 0x100):
        update_counts(into, 1, memory, 1, 3, packed, 4, 5)
        assert list(into) == [0, *(share(packed >> places & 15, 5) for places in (0, 4, 8))]


def test_a_number_has_changed_once() -> None:
    memory = zeros(2)
    assert [has_changed(memory, 1, number) for number in (7, 7, 0)] == [True, False, True]


def test_amounts_become_shares_with_the_own_one_first() -> None:
    into, memory = row(6)
    field = vec[i64]([3, 0, 7])
    assert update_amounts(into, 1, memory, 2, field, 10, 1, 0) == 0b111, "none was written yet"
    assert list(into) == [0, 0, share(7, 10), share(3, 10), 0, 0]
    field[0] = 4
    assert update_amounts(into, 1, memory, 2, field, 10, 1, 0) == 0b001
    assert list(into) == [0, 0, share(7, 10), share(4, 10), 0, 0]
    # Another seat looks: nothing has changed, all is written.
    assert update_amounts(into, 1, memory, 2, field, 10, 2, 0b111) == 0
    assert list(into) == [0, share(7, 10), share(4, 10), 0, 0, 0]


def test_what_was_written_before_is_not_written_again() -> None:
    into, memory = row(8)
    for written in (True, False):
        update_one(into, 0, memory, 0, 2, 1)
        update_bits(into, 2, memory, 1, 0b11)
        update_counts(into, 4, memory, 2, 2, 0x11, 4, 1)
        assert list(into) == ([0, ONE, ONE, ONE, ONE, ONE, 0, 0] if written else [0] * 8)
        for at in range(8):
            into[at] = 0


def test_fields_are_compared_with_what_they_were() -> None:
    memory = zeros(6)
    field = vec[i64]([0, 5, -1])
    assert changed_numbers(field, memory, 2) == 0b110
    assert changed_numbers(field, memory, 2) == 0
    field[0] = 1
    assert (changed_numbers(field, memory, 2), list(memory)) == (0b001, [0, 0, 1, 5, -1, 0])


def test_fields_are_compared_seat_by_seat() -> None:
    memory = zeros(8)
    field = vec[i64]([0, 0, 1, -1, 0, 5])
    assert changed_seats(field, 2, memory, 1) == 0b110
    assert changed_seats(field, 2, memory, 1) == 0
    field[1] = 2**40
    assert (changed_seats(field, 2, memory, 1), list(memory)) == (0b001, [0, 0, 2**40, 1, -1, 0, 5, 0])


@pytest.mark.parametrize(("each", "seats"), [(1, (0, 1, 2, 3)), (2, (0, 0, 1, 1)), (4, (0, 0, 0, 0))])
def test_small_numbers_are_compared_as_one(each: int, seats: tuple[int, ...]) -> None:
    memory = zeros(3)
    field = vec[i64]([-1, 0, 5, 62])
    changed_packed(field, 15, each, memory, 1)
    for at, seat in enumerate(seats):
        before = field[at]
        for number in (-1, 0, 1, 32766):
            is_new = number != field[at]
            field[at] = number
            assert changed_packed(field, 15, each, memory, 1) == is_new << seat
            assert changed_packed(field, 15, each, memory, 1) == 0
        field[at] = before
        assert changed_packed(field, 15, each, memory, 1) == 1 << seat
    assert (memory[0], memory[2]) == (0, 0)


def test_small_numbers_of_each_seat_are_compared_as_one() -> None:
    memory = zeros(4)
    field = vec[i64]([0, 0, 0, 1, 63, 0])
    assert changed_packed_by_seat(field, 6, 3, memory, 1) == 0b10
    assert changed_packed_by_seat(field, 6, 3, memory, 1) == 0
    for at in range(6):
        field[at] = 63 - field[at]
        assert changed_packed_by_seat(field, 6, 3, memory, 1) == 1 << at // 3
    assert (memory[0], memory[3]) == (0, 0)


def test_changed_bits_belong_to_seats() -> None:
    assert [seats_of(changed, 3, 3) for changed in (0, 0b100, 0b111_000_000)] == [0, 0b100, 0b001]
    assert seats_of(0b001_000_010, 3, 3) == 0b101
