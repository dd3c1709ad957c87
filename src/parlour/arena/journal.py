"""Every game that was played, kept as it comes, so that a run can be stopped and gone on with.

A text file: the plan on the first line, then a game a line. A line that was cut short by a crash is played
again.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from parlour.arena.plan import Plan
from parlour.arena.playing import Result
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

NAME = "journal.jsonl"

SYNC_SECONDS = 2.0
"""At most so much play is lost when a machine loses its power."""


class Journal:
    """The journal of one folder, open for more."""

    def __init__(self, file: BinaryIO, played: list[Result]) -> None:
        self.played = played
        """What was there when it was opened."""
        self._file = file
        self._synced = time.monotonic()

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> Journal:
        """That of a folder, which is made if need be; refused if it holds games of another plan."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = (folder / NAME).open("a+b")
        except OSError as error:
            found = {"folder": str(folder), "problem": error.strerror or str(error)}
            raise BadOption(Phrase("error-arena-folder", dict(found))) from None
        try:
            return cls(file, _played(file, folder, plan))
        except BaseException:
            file.close()
            raise

    def add(self, result: Result) -> None:
        # One call a line, so that a crash tears the last one at most
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._sync()
        self._file.close()


def read(folder: Path) -> tuple[Plan, list[Result]]:
    """What was played in a folder, and by which plan, as it was then: for those who only look at it."""
    try:
        first, *lines = (folder / NAME).read_bytes().split(b"\n")[:-1]
    except (OSError, ValueError) as error:
        found = {"folder": str(folder), "problem": getattr(error, "strerror", None) or str(error)}
        raise BadOption(Phrase("error-arena-folder", dict(found))) from None
    try:
        plan = msgspec.json.decode(first, type=Plan)
    except msgspec.MsgspecError:
        raise BadOption(Phrase("error-arena-journal", {"file": str(folder / NAME), "line": 1})) from None
    return plan, _results(lines, folder)


def _played(file: BinaryIO, folder: Path, plan: Plan) -> list[Result]:
    """What a journal holds; afterwards it is ready to be written to."""
    file.seek(0)
    text = file.read()
    whole, _, torn = text.rpartition(b"\n")
    own = msgspec.json.encode(plan)
    first, *lines = whole.split(b"\n") if whole else [own]
    if first != own:
        other = {"folder": str(folder), "field": _difference(first, plan)}
        raise BadOption(Phrase("error-arena-other", dict(other)))
    found = _results(lines, folder)
    # Only now, as a journal that is refused stays as it is
    file.truncate(len(text) - len(torn))
    if not whole:
        file.write(own + b"\n")
        file.flush()
    return found


def _results(lines: list[bytes], folder: Path) -> list[Result]:
    """The games, which begin on the second line."""
    found: list[Result] = []
    for at, line in enumerate(lines, 2):
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.MsgspecError:
            file_name = str(folder / NAME)
            raise BadOption(Phrase("error-arena-journal", {"file": file_name, "line": at})) from None
    return found


def _difference(line: bytes, plan: Plan) -> str:
    """By which field a plan that was read is not this one."""
    try:
        other = msgspec.json.decode(line, type=Plan)
    except msgspec.MsgspecError:
        return NAME
    fields = plan.__struct_fields__
    return next((name for name in fields if getattr(other, name) != getattr(plan, name)), NAME)
