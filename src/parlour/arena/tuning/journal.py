"""A file that grows by an entry a line, and can be gone on with after whatever happened."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

Entry = TypeVar("Entry")


class Journal(Generic[Entry]):
    """The entries so far, and more."""

    def __init__(self, path: Path, kind: type[Entry]) -> None:
        self.entries: list[Entry] = []
        whole = b""
        if path.exists():
            # What follows the last end of a line is torn, and will be done again.
            whole = b"".join(path.read_bytes().rpartition(b"\n")[:2])
        for at, line in enumerate(whole.splitlines(), 1):
            try:
                self.entries.append(msgspec.json.decode(line, type=kind))
            except msgspec.MsgspecError:
                raise BadOption(Phrase("error-arena-journal", {"file": str(path), "line": at})) from None
        self._file = path.open("ab")
        self._file.truncate(len(whole))

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
