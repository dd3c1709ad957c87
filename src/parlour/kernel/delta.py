"""The delta encoder of observations: it writes only the numbers that have changed since the last time.

What was written last is kept in a memory, a vec of numbers. Each thing that is written has a `key`, its place
in the memory, among those that `Observation.remember` gives out, so that what is written together is kept
together. Were it kept where it is written, many games looked at in turn would take more memory than a
processor has at hand, and nearly every number would have to be fetched to be compared. Fields of a position
that are small numbers are packed into one. Zero always means that all places are zero.

`has_changed` and `changed_*` compare a position with the memory, `update_*` write into the buffer, too; all
leave in the memory what is so now.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.observation import ONE, flag, share, turns_after
from parlour.kernel.state import bit, shifted

SEAT_BITS: Final = 15
"""The bits that a number of each player's is packed into, so that those of four fit into one."""

# Updates: nearly always nothing has changed, so that is found out first, and in little code.
# No `a if b else 0` here or where these are called: compiled, that is an object even where an i64 is meant.


def update_one(into: vec[i32], at: i64, memory: vec[i64], key: i64, size: i64, which: i64) -> None:
    """Write a one-hot of `size` places from `at` on: a one at `which`, none if there is no such place."""
    if memory[key] != which + 1:
        _move_one(into, at, memory, key, size, 1, which)


def update_one_apart(
    into: vec[i32], at: i64, memory: vec[i64], key: i64, size: i64, stride: i64, which: i64
) -> None:
    """Write a one-hot of which the places lie `stride` apart."""
    if memory[key] != which + 1:
        _move_one(into, at, memory, key, size, stride, which)


def _move_one(
    into: vec[i32], at: i64, memory: vec[i64], key: i64, size: i64, stride: i64, which: i64
) -> None:
    before = memory[key] - 1
    memory[key] = which + 1
    if 0 <= before < size:
        into[at + before * stride] = 0
    if 0 <= which < size:
        into[at + which * stride] = ONE


def update_bits(into: vec[i32], at: i64, memory: vec[i64], key: i64, mask: i64) -> None:
    """Write a mask: a one for every bit that is set, a zero for the others."""
    changed = memory[key] ^ mask
    if changed:
        memory[key] = mask
        _write_bits(into, at, changed, mask)


def _write_bits(into: vec[i32], at: i64, changed: i64, mask: i64) -> None:
    while changed:
        if changed & 15 == 0:
            changed >>= 4
            mask >>= 4
            at += 4
        else:
            if changed & 1:
                into[at] = flag(mask & 1)
            changed >>= 1
            mask >>= 1
            at += 1


def update_counts(
    into: vec[i32], at: i64, memory: vec[i64], key: i64, size: i64, packed: i64, width: i64, whole: i64
) -> None:
    """Write `size` counts, packed with `width` bits each, as shares of `whole`."""
    changed = memory[key] ^ packed
    if changed == 0:
        return
    memory[key] = packed
    most = shifted(1, width) - 1
    for place in range(at, at + size):
        if changed & most:
            into[place] = share(packed & most, whole)
        changed >>= width
        packed >>= width


def update_amounts(
    into: vec[i32], at: i64, memory: vec[i64], key: i64, field: vec[i64], whole: i64, seat: i64, again: i64
) -> i64:
    """Write the amount of each player as a share of `whole`, the seat's own first.

    Returns a mask of the seats whose amounts have changed. Those of the seats in the mask `again` are written
    even if they have not.
    """
    changed = changed_packed(field, SEAT_BITS, 1, memory, key)
    again |= changed
    if again:
        players: i64 = len(field)
        for other in range(players):
            if again >> other & 1:
                into[at + turns_after(seat, other, players)] = share(field[other], whole)
    return changed


# Changes: most of a position is as it was when last looked at, so that is found out first, from numbers that
# lie together; only of what has changed is anything worked out and written.


def has_changed(memory: vec[i64], key: i64, number: i64) -> bool:
    """Whether a number differs from the one in the memory, where it is kept from now on."""
    if memory[key] == number:
        return False
    memory[key] = number
    return True


def changed_numbers(field: vec[i64], memory: vec[i64], key: i64) -> i64:
    """A mask of the numbers of a field that have changed; each has a key of its own, from `key` on."""
    changed: i64 = 0
    place = key
    for number in field:
        if memory[place] != number:
            memory[place] = number
            changed |= bit(place - key)
        place += 1
    return changed


def changed_seats(field: vec[i64], each: i64, memory: vec[i64], key: i64) -> i64:
    """A mask of the seats of which any number has changed, in a field with `each` numbers for every seat."""
    changed: i64 = 0
    place = key
    for number in field:
        if memory[place] != number:
            memory[place] = number
            changed |= bit((place - key) // each)
        place += 1
    return changed


def changed_packed(field: vec[i64], width: i64, each: i64, memory: vec[i64], key: i64) -> i64:
    """`changed_seats` for small numbers: the whole field is packed into one number, under one key.

    They are from -1 on, packed with `width` bits each, 63 in all at most.
    """
    packed: i64 = 0
    for number in field:
        packed = (packed << width) + number + 1
    changed = memory[key] ^ packed
    if changed == 0:
        return 0
    memory[key] = packed
    return seats_of(changed, width * each, len(field) // each)


def changed_packed_by_seat(field: vec[i64], width: i64, each: i64, memory: vec[i64], key: i64) -> i64:
    """`changed_seats` for small numbers: those of each seat are packed into one number, under its key.

    They are from 0 on, packed with `width` bits each.
    """
    changed: i64 = 0
    packed: i64 = 0
    left = each
    place = key
    for number in field:
        packed = (packed << width) + number
        left -= 1
        if left == 0:
            if memory[place] != packed:
                memory[place] = packed
                changed |= bit(place - key)
            place += 1
            packed = 0
            left = each
    return changed


def seats_of(changed: i64, own: i64, seats: i64) -> i64:
    """A mask of the seats that changed bits belong to: `own` bits for each seat, the last seat's lowest."""
    found: i64 = 0
    mask = bit(own) - 1
    while changed:
        seats -= 1
        if changed & mask:
            found |= bit(seats)
        changed >>= own
    return found
