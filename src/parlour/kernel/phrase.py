"""Sentences that are written in the reader's language.

The engine never writes text. It says which message is meant and what goes into it; `parlour.words` and the
browser client turn that into English, Dutch or French.
"""

from __future__ import annotations

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id with what fills its places."""

    id: str
    args: dict[str, str | int] = {}
    """Written as they are: a cell, a number."""
    names: dict[str, str] = {}
    """Places filled by another message: `{"tile": "amber-tile-curve"}`."""
    seats: dict[str, int] = {}
    """Places filled by a player's name."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: what everybody may know of it, and what only some may."""

    public: Phrase
    secret: Phrase | None = None
    """What the seats in `audience` see instead."""
    audience: tuple[int, ...] = ()

    def seen_by(self, observer: int) -> Phrase:
        """The sentence for a seat, or for a spectator (-1)."""
        if self.secret is not None and observer in self.audience:
            return self.secret
        return self.public
