"""Golden games as they are kept: one record a line, with what it came to at every decision."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour.kernel.actions import Actions
from parlour.kernel.record import Record
from parlour.kernel.snapshot import digest
from parlour.kernel.state import State

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct, frozen=True):
    """A game that was played, and what must come of it again."""

    record: Record
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    offers: str
    """A fingerprint of what was offered at every decision, in words."""
    positions: str
    """A fingerprint of every position."""


class Trail:
    """Fingerprints of a game, decision by decision."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self._words: dict[int, bytes] = {}
        self._offers = hashlib.blake2b(digest_size=12)
        self._positions = hashlib.blake2b(digest_size=12)

    def pass_by(self, state: State) -> None:
        """A decision is about to be taken here."""
        for action in state.legal():
            if action not in self._words:
                self._words[action] = self._actions.text(action).encode() + b"\n"
            self._offers.update(self._words[action])
        self._offers.update(b"\0")
        self._positions.update(digest(state).encode())

    def end(self) -> tuple[str, str]:
        return self._offers.hexdigest(), self._positions.hexdigest()


class File(NamedTuple):
    """All golden games of one version of a game's rules."""

    path: Path

    @property
    def game(self) -> str:
        return self.path.name.split("-")[0]

    def games(self) -> Iterator[Golden]:
        with lzma.open(self.path) as lines:
            for line in lines:
                yield msgspec.json.decode(line, type=Golden)

    def write(self, games: list[Golden]) -> None:
        with lzma.open(self.path, "wb", preset=9) as lines:
            for golden in games:
                lines.write(msgspec.json.encode(golden) + b"\n")


def files() -> list[File]:
    return [File(path) for path in sorted(FOLDER.glob("*.jsonl.xz"))]


def came_to(state: Any, trail: Trail) -> dict[str, Any]:
    """What a game that has ended came to."""
    offers, positions = trail.end()
    return {
        "scores": tuple(int(points) for points in state.scores()),
        "winners": tuple(int(one) for one in state.winners()),
        "offers": offers,
        "positions": positions,
    }
