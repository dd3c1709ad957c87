"""Streams to viewers: a whole table, then patches, numbered so that a dropped socket can go on."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.server.protocol import Line, Message, Patch, Sync, TableView
from parlour.server.tables.patches import Json, difference

RING = 64
"""The number of patches that are kept for those who come back."""

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

    def __init__(self, table: TableView, logged: int, opened: bool, shared: bool) -> None:
        self.version = (secrets.randbits(42) + 1) << 10
        self._first = self.version
        self._table = table
        self._shared = shared
        """Whether many may look with these eyes: then what a newcomer is sent is kept for the next."""
        self._whole: str | None = None
        self._ring: deque[str] = deque(maxlen=RING)
        self.logged = logged
        """The number of decisions of the log that have been sent."""
        self.opened = opened
        """Whether the log has been sent with all the secrets these viewers will ever read in it."""
        self.last_used = time.monotonic()

    def advance(self, table: TableView, new_lines: list[Line], logged: int) -> str | None:
        """The message that brings viewers up to date; None if nothing changed for them."""
        patch = _changes(self._table, table)
        self.logged = logged
        self._table = table
        if not patch and not new_lines:
            return None
        self._whole = None
        self.version += 1
        text = encode(Patch(self.version, patch, new_lines))
        self._ring.append(text)
        return text

    def whole(self, log: Callable[[], list[Line]]) -> str:
        """The whole table up to this version (a sync), for a viewer who cannot go on from what it has."""
        if self._whole is not None:
            return self._whole
        text = encode(Sync(self.version, self._table, log()))
        if self._shared:
            self._whole = text
        return text

    def restart(self, table: TableView, log: list[Line], logged: int) -> str:
        """Sync everybody: the log has been opened, and no patch says that."""
        self._table = table
        self._whole = None
        self._ring.clear()
        self.version += 1
        self._first = self.version
        self.logged = logged
        self.opened = True
        return self.whole(lambda: log)

    def since(self, version: int | None) -> list[str] | None:
        """The patches after a version; None if they are not all here."""
        if version is None or not self._first <= version <= self.version:
            return None
        missed = self.version - version
        if missed > len(self._ring):
            return None
        return list(self._ring)[len(self._ring) - missed :]


def _changes(old: TableView, new: TableView) -> Json:
    """The patch from one look at a table to the next. What both have in common is not looked into."""
    patch: Json = {}
    for name in TableView.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            patch |= difference({name: _plain(before)}, {name: _plain(after)})
    return patch


def _plain(value: Any) -> Any:
    """A member of a table as JSON has it. Its dictionaries, a game's view above all, are made so already."""
    return value if isinstance(value, dict) else msgspec.to_builtins(value)
