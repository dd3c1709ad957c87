"""`parlour backup`: whole, while the server is at work, or not at all."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from copy import copy
from pathlib import Path

import pytest

from parlour.cli import run
from parlour.kernel.errors import ParlourError
from parlour.server.settings import Settings
from parlour.server.storage import backup, database
from parlour.server.storage.backup import back_up
from tests.conftest import ROOT
from tests.server.client import Browser
from tests.server.process import free_port, server
from tests.server.seating import me
from tests.server.storage.test_crash import Memory

BACKUPS = 2


@pytest.mark.slow
async def test_every_acknowledged_move_is_in_a_backup(tmp_path: Path) -> None:
    """Made while three games are played without a pause; then what is in the backups is played on."""
    port = free_port()
    ann = Browser(port)
    memories: dict[str, Memory] = {}
    promised = asyncio.Semaphore(0)

    async def play() -> None:
        """One game after another."""
        while True:
            table = await ann.create(me("Ann"), me("Bob"), me("Cem"))
            memories[table] = Memory()
            socket = await ann.connect(table)
            await memories[table].play(socket, promised)
            await socket.close()

    backups: list[tuple[Path, dict[str, Memory]]] = []
    with server(tmp_path / "parlour.db", port):
        # Now she is known: of first requests that come at once, each would be somebody else's.
        await ann.create(me("Ann"), me("Bob"), me("Cem"))
        playing = [asyncio.create_task(play()) for _ in range(3)]
        for number in range(BACKUPS):
            for _ in range(20):
                await promised.acquire()
            before = {table: copy(memory) for table, memory in memories.items()}
            target = tmp_path / f"backup{number}.db"
            made = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "parlour.cli", "backup", str(target)),
                *("--db", str(tmp_path / "parlour.db")),
                cwd=ROOT,
            )
            assert await made.wait() == 0
            assert not any(task.done() for task in playing)
            assert plies(memories) > plies(before), "nobody played meanwhile"
            backups.append((target, before))
    # Without the server they end by themselves.
    await asyncio.gather(*playing, return_exceptions=True)
    for target, before in backups:
        with server(target, port):
            for table, memory in before.items():
                socket = await ann.connect(table)
                assert socket.table["ply"] >= memory.ply
                if socket.table["status"] == "playing":
                    assert socket.log[: len(memory.log)] == memory.log
                    await socket.turn()
                await socket.close()
    await ann.close()


def plies(memories: dict[str, Memory]) -> int:
    return sum(memory.ply for memory in memories.values())


@pytest.fixture
async def kept(settings: Settings) -> Settings:
    """A database in which nobody has played yet."""
    await database.prepare(settings)
    return settings


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_backup_says_what_is_in_it(
    kept: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "backup.db"
    arguments = ["backup", str(target), "--db", str(file_of(kept)), "--lang", "en"]
    assert run(arguments) == 0
    assert capsys.readouterr().out == f"0 tables with 0 decisions are in the backup {target}.\n"
    # Never over another file, unless that is asked for.
    target.write_bytes(b"something else")
    assert run(arguments) == 2
    assert target.read_bytes() == b"something else"
    assert run([*arguments, "--replace"]) == 0
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("SELECT version_num FROM alembic_version").fetchone() is not None
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_backup_can_be_read_by_whom_the_database_can(kept: Settings, tmp_path: Path) -> None:
    file_of(kept).chmod(0o640)
    back_up(kept.database, tmp_path / "backup.db", replace=False)
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("source", "target", "problem"),
    [
        ("sqlite:///{0}/nowhere.db", "{0}/backup.db", "error-backup-missing"),
        ("sqlite:///{0}", "{0}/backup.db", "error-backup-missing"),
        ("sqlite://", "{0}/backup.db", "error-backup-missing"),
        ("sqlite:///{0}/letter.txt", "{0}/backup.db", "error-backup-foreign"),
        ("sqlite:///{0}/empty.db", "{0}/backup.db", "error-backup-foreign"),
        ("sqlite:///{0}/foreign.db", "{0}/backup.db", "error-backup-foreign"),
        ("postgresql://ann:secret@example.org/parlour", "{0}/backup.db", "error-backup-other"),
        ("nonsense", "{0}/backup.db", "error-backup-other"),
        ("sqlite:///{0}/parlour.db", "{0}/letter.txt", "error-backup-exists"),
        ("sqlite:///{0}/parlour.db", "{0}/parlour.db", "error-backup-itself"),
        ("sqlite:///{0}/parlour.db", "{0}/web/../parlour.db", "error-backup-itself"),
        ("sqlite:///{0}/parlour.db", "{0}/parlour.db-wal", "error-backup-itself"),
        ("sqlite:///{0}/parlour.db", "{0}/used.db", "error-backup-in-use"),
        ("sqlite:///{0}/parlour.db", "{0}/web", "error-backup-folder"),
        ("sqlite:///{0}/parlour.db", "{0}/nowhere/backup.db", "error-backup-no-folder"),
        ("sqlite:///{0}/damaged.db", "{0}/backup.db", "error-backup-failed"),
    ],
)
def test_what_cannot_be_backed_up(
    kept: Settings, tmp_path: Path, source: str, target: str, problem: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    (tmp_path / "empty.db").touch()
    (tmp_path / "used.db").touch()
    (tmp_path / "used.db-wal").touch()
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE tables (legs INTEGER)")
    whole = file_of(kept).read_bytes()
    (tmp_path / "damaged.db").write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    before = files_in(tmp_path)
    overwrites = problem != "error-backup-exists"
    with pytest.raises(ParlourError) as refused:
        back_up(source.format(tmp_path), Path(target.format(tmp_path)), overwrites)
    assert refused.value.phrase.id == problem
    assert "secret" not in str(refused.value)
    assert files_in(tmp_path) == before


def test_a_database_that_is_locked_is_not_waited_for_without_end(
    kept: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PATIENCE", 0.1)
    with closing(sqlite3.connect(file_of(kept), isolation_level=None)) as other_program:
        other_program.execute("PRAGMA journal_mode = DELETE")
        other_program.execute("BEGIN EXCLUSIVE")
        before = sorted(path.name for path in tmp_path.iterdir())
        with pytest.raises(ParlourError, match=r"error-backup-failed .*locked"):
            back_up(kept.database, tmp_path / "backup.db", replace=False)
        assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.slow
def test_a_full_disk_leaves_the_last_backup_as_it_was(kept: Settings, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    target.write_bytes(b"the last one")

    def fill_the_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (16_384, 16_384))

    ended = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "backup", target, "--replace", "--db", file_of(kept)],
        cwd=ROOT,
        env={**os.environ, "PARLOUR_LANG": "en"},
        preexec_fn=fill_the_disk,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"parlour: The backup “{target}” could not be made: ")
    assert target.read_bytes() == b"the last one"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
