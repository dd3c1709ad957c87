"""Backup: a copy of all that is kept in an SQLite file, made while a server goes on writing to it.

A copy of the file is not enough: the latest changes are in a second one beside it (`-wal`), until SQLite
finds time to move them.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase

PATIENCE = 60.0
"""Seconds for which another program may keep the database to itself."""


class Backup(NamedTuple):
    """The contents of a backup."""

    tables: int
    moves: int


def back_up(url: str, target: Path, replace: bool) -> Backup:
    """Copy a database to a file: a whole and checked one, or none at all."""
    source = _source(url)
    _check_target(source, target, replace)
    try:
        # Beside the target, so that it can be given its name in one step.
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise _failed(target, error) from None
    os.close(descriptor)
    copy = Path(name)
    try:
        _copy(source, copy)
        found = _check(copy)
        shutil.copymode(source, copy)
        _sync(copy)
        copy.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise _failed(target, error) from None
    finally:
        copy.unlink(missing_ok=True)
    return found


def _source(url: str) -> Path:
    """The file of a database, if it is one of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ParlourError(Phrase("error-backup-other", {"url": url})) from None
    if parsed.get_backend_name() != "sqlite":
        shown = parsed.render_as_string(hide_password=True)
        raise ParlourError(Phrase("error-backup-other", {"url": shown}))
    source = Path(parsed.database or "")
    if not source.is_file():
        raise ParlourError(Phrase("error-backup-missing", {"file": str(source)}))
    return source


def _check_target(source: Path, target: Path, replace: bool) -> None:
    file = {"file": str(target)}
    if not target.parent.is_dir():
        raise ParlourError(Phrase("error-backup-no-folder", {"folder": str(target.parent)}))
    if target.is_dir():
        raise ParlourError(Phrase("error-backup-folder", dict(file)))
    if target.resolve() in (source.resolve(), *map(Path.resolve, _beside(source))):
        raise ParlourError(Phrase("error-backup-itself", dict(file)))
    # What is in the second file would be written into a backup that is put beside it.
    if any(one.exists() for one in _beside(target)):
        raise ParlourError(Phrase("error-backup-in-use", dict(file)))
    if target.exists() and not replace:
        raise ParlourError(Phrase("error-backup-exists", dict(file)))


def _beside(database: Path) -> list[Path]:
    """The files that SQLite keeps beside a database it is working on."""
    return [database.with_name(database.name + suffix) for suffix in ("-wal", "-shm", "-journal")]


def _copy(source: Path, copy: Path) -> None:
    """Copy the database as it is at one moment. Whoever writes to it meanwhile need not wait."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
    with closing(reading), closing(sqlite3.connect(copy)) as writing:
        if not _is_ours(reading):
            raise ParlourError(Phrase("error-backup-foreign", {"file": str(source)}))
        # The copy is worth nothing before it is whole, so nothing need be kept while it is made.
        writing.execute("PRAGMA journal_mode = OFF")
        writing.execute("PRAGMA synchronous = OFF")
        reading.backup(writing)


def _is_ours(database: sqlite3.Connection) -> bool:
    try:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            return False
        raise
    return {"alembic_version", "tables", "seats", "moves"} <= names


def _check(copy: Path) -> Backup:
    """Read all of the copy; raises if anything is wrong with it."""
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?immutable=1", uri=True)) as reading:
        [(verdict,)] = reading.execute("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        [(tables,)] = reading.execute("SELECT count(*) FROM tables")
        [(moves,)] = reading.execute("SELECT count(*) FROM moves")
    return Backup(tables, moves)


def _sync(path: Path) -> None:
    """Have it on the disk, and not only on its way there."""
    if path.is_dir() and os.name != "posix":
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _failed(target: Path, error: Exception) -> ParlourError:
    problem = getattr(error, "strerror", None) or str(error)
    return ParlourError(Phrase("error-backup-failed", {"file": str(target), "problem": problem}))
