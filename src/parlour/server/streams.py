"""What viewers are sent: a whole table, then what changes, numbered so that a dropped socket can go on."""

from __future__ import annotations

import secrets
import time
from collections import deque

import msgspec

from parlour.server.patches import Json, difference
from parlour.server.protocol import Line, Message, Patch, Sync, TableView

RING = 64
"""How many patches are kept for those who come back."""

FORGET_AFTER = 300.0
"""Seconds after which nobody is expected to come back."""

_encoder = msgspec.json.Encoder()


def encode(message: Message) -> str:
    return _encoder.encode(message).decode()


class Stream:
    """The messages to viewers with the same eyes.

    Versions begin at a random number, so that one from before a restart of the server, or from another
    stream, is not mistaken for one of these: such a viewer gets the whole table.
    """

    def __init__(self, table: TableView, logged: int, opened: bool) -> None:
        self.version = (secrets.randbits(42) + 1) << 10
        self._first = self.version
        self._table: Json = msgspec.to_builtins(table)
        self._ring: deque[str] = deque(maxlen=RING)
        self.logged = logged
        """How many decisions of the log have been sent."""
        self.opened = opened
        """Whether the log has been sent with all the secrets these viewers will ever read in it."""
        self.last_used = time.monotonic()

    def advance(self, table: TableView, new_lines: list[Line], logged: int) -> str | None:
        """The message that brings viewers up to date; None if nothing changed for them."""
        now: Json = msgspec.to_builtins(table)
        patch = difference(self._table, now)
        self.logged = logged
        if not patch and not new_lines:
            return None
        self._table = now
        self.version += 1
        text = encode(Patch(self.version, patch, new_lines))
        self._ring.append(text)
        return text

    def whole(self, table: TableView, log: list[Line]) -> str:
        """Everything, for a viewer who cannot go on from what it has."""
        return encode(Sync(self.version, table, log))

    def restart(self, table: TableView, log: list[Line], logged: int) -> str:
        """Everything for everybody: the log has been opened, and no patch says that."""
        self._table = msgspec.to_builtins(table)
        self._ring.clear()
        self.version += 1
        self._first = self.version
        self.logged = logged
        self.opened = True
        return self.whole(table, log)

    def since(self, version: int | None) -> list[str] | None:
        """The patches after a version; None if they are not all here."""
        if version is None or not self._first <= version <= self.version:
            return None
        missed = self.version - version
        if missed > len(self._ring):
            return None
        return list(self._ring)[len(self._ring) - missed :]
