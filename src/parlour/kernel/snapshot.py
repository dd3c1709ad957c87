"""Positions as bytes, to keep and to compare."""

from __future__ import annotations

import hashlib

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import State

PENDING = ("kind", "actor", "a", "b", "frames")


def save(state: State) -> bytes:
    """The whole position, secrets included."""
    values = {name: getattr(state, name) for name in (*PENDING, *state.fields())}
    return msgspec.msgpack.encode(
        {name: value if isinstance(value, int) else list(value) for name, value in values.items()}
    )


def load(blank: State, saved: bytes) -> State:
    """Fill a new position of the same setup with what was saved; returns it."""
    for name, value in msgspec.msgpack.decode(saved).items():
        setattr(blank, name, value if isinstance(value, int) else vec[i64](value))
    blank.restored()
    return blank


def digest(state: State) -> str:
    """A fingerprint: two positions with the same digest are the same position."""
    return hashlib.blake2b(save(state), digest_size=8).hexdigest()
