"""The delta encoder of observations: it writes what has changed since a row was last written, and no more.

What a row says is remembered beside it, by facts: each has a number, `fact`, in what `Observation.remember`
makes room for, so that facts told together lie together. Were they remembered where they are written,
many games looked at in turn would take more memory than a processor has at hand, and nearly every fact would
have to be fetched to be compared. Fields of a position that are small numbers are remembered as one. Zero
always means that all places are zero.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.observation import ONE, flag, share, turns_after
from parlour.kernel.state import bit, shifted

SEAT_BITS: Final = 15
"""Numbers of each player's are remembered with so many bits, so that those of four fit into one."""

# Facts: written if they are new. Nearly always they are not, so that is found out first, and in little code.
# No `a if b else 0` here or where these are called: compiled, that is an object even where an i64 is meant.


def say_one(into: vec[i32], at: i64, told: vec[i64], fact: i64, size: i64, which: i64) -> None:
    """One of `size` places from `at` on is marked; none if there is no such place."""
    if told[fact] != which + 1:
        _mark_another(into, at, told, fact, size, 1, which)


def say_every(into: vec[i32], at: i64, told: vec[i64], fact: i64, size: i64, stride: i64, which: i64) -> None:
    """The same where the places lie `stride` apart."""
    if told[fact] != which + 1:
        _mark_another(into, at, told, fact, size, stride, which)


def _mark_another(
    into: vec[i32], at: i64, told: vec[i64], fact: i64, size: i64, stride: i64, which: i64
) -> None:
    before = told[fact] - 1
    told[fact] = which + 1
    if 0 <= before < size:
        into[at + before * stride] = 0
    if 0 <= which < size:
        into[at + which * stride] = ONE


def say_bits(into: vec[i32], at: i64, told: vec[i64], fact: i64, mask: i64) -> None:
    """A one for every bit that is set."""
    changed = told[fact] ^ mask
    if changed:
        told[fact] = mask
        _change_bits(into, at, changed, mask)


def _change_bits(into: vec[i32], at: i64, changed: i64, mask: i64) -> None:
    """Write the bits of a mask that have changed."""
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


def say_counts(
    into: vec[i32], at: i64, told: vec[i64], fact: i64, size: i64, packed: i64, width: i64, whole: i64
) -> None:
    """Counts of so many bits each, as shares."""
    changed = told[fact] ^ packed
    if changed == 0:
        return
    told[fact] = packed
    most = shifted(1, width) - 1
    for place in range(at, at + size):
        if changed & most:
            into[place] = share(packed & most, whole)
        changed >>= width
        packed >>= width


def say_amounts(
    into: vec[i32], at: i64, told: vec[i64], fact: i64, field: vec[i64], whole: i64, seat: i64, again: i64
) -> i64:
    """A number of each player's as a share, the seat's own first; of those in `again`, changed or not.

    Returns whose have changed.
    """
    changed = small_news(field, SEAT_BITS, 1, told, fact)
    again |= changed
    if again:
        players: i64 = len(field)
        for other in range(players):
            if again >> other & 1:
                into[at + turns_after(seat, other, players)] = share(field[other], whole)
    return changed


# News: what has changed in the position since it was last looked at. Most is as it was, so that is found out
# first, from numbers that lie together; all that is told of something is looked at only if it is new.


def is_news(told: vec[i64], at: i64, code: i64) -> bool:
    """Does a code differ from the one that was remembered there? Then it is remembered now."""
    if told[at] == code:
        return False
    told[at] = code
    return True


def news(field: vec[i64], told: vec[i64], at: i64) -> i64:
    """Which of a position's numbers differ from those remembered, a bit each. They are remembered now."""
    changed: i64 = 0
    place = at
    for number in field:
        if told[place] != number:
            told[place] = number
            changed |= bit(place - at)
        place += 1
    return changed


def news_by_seat(field: vec[i64], each: i64, told: vec[i64], at: i64) -> i64:
    """The same by seat, a bit each, where every seat has `each` of them."""
    changed: i64 = 0
    place = at
    for number in field:
        if told[place] != number:
            told[place] = number
            changed |= bit((place - at) // each)
        place += 1
    return changed


def small_news(field: vec[i64], width: i64, each: i64, told: vec[i64], at: i64) -> i64:
    """The same of small numbers, remembered as one.

    They are from -1 on, so that each has so many bits as `width` says, and all together 63 at most.
    """
    code: i64 = 0
    for number in field:
        code = (code << width) + number + 1
    changed = told[at] ^ code
    if changed == 0:
        return 0
    told[at] = code
    return whose(changed, width * each, len(field) // each)


def news_of_each(field: vec[i64], width: i64, each: i64, told: vec[i64], at: i64) -> i64:
    """The same where only those of one seat go into one number; they are from 0 on."""
    changed: i64 = 0
    code: i64 = 0
    left = each
    place = at
    for number in field:
        code = (code << width) + number
        left -= 1
        if left == 0:
            if told[place] != code:
                told[place] = code
                changed |= bit(place - at)
            place += 1
            code = 0
            left = each
    return changed


def whose(changed: i64, own: i64, seats: i64) -> i64:
    """Of bits that have changed, so many a seat and the last seat's lowest, the seats they are about."""
    found: i64 = 0
    mask = bit(own) - 1
    while changed:
        seats -= 1
        if changed & mask:
            found |= bit(seats)
        changed >>= own
    return found
