"""What was played is kept, and nothing else is mixed into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.arena import Journal
from parlour.arena.journal import NAME, read
from parlour.kernel.errors import BadOption
from tests.arena.making import outcomes, plan

PLAN = plan("expert", "greedy")
GAMES = outcomes(PLAN, 3, lambda _: "expert")


def write(folder: Path, count: int) -> Path:
    with Journal.open(folder, PLAN) as journal:
        for game in GAMES[:count]:
            journal.add(game)
    return folder / NAME


def test_what_was_added_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    write(folder, 3)
    with Journal.open(folder, PLAN) as journal:
        assert journal.played == GAMES[:3]
        journal.add(GAMES[3])
    with Journal.open(folder, PLAN) as journal:
        assert journal.played == GAMES[:4]


@pytest.mark.parametrize("cut", [1, 2, 20])
def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    path = write(tmp_path, 3)
    path.write_bytes(path.read_bytes()[:-cut])
    with Journal.open(tmp_path, PLAN) as journal:
        assert journal.played == GAMES[:2]
        journal.add(GAMES[2])
    with Journal.open(tmp_path, PLAN) as journal:
        assert journal.played == GAMES[:3]


def test_a_plan_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    path = write(tmp_path, 0)
    path.write_bytes(path.read_bytes()[:40])
    assert write(tmp_path, 1).read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("other", "field"),
    [(plan("expert", "random"), "bots"), (plan("expert", "greedy", ladder=True), "ladder")],
)
def test_another_contest_is_refused_and_stays_as_it_is(tmp_path: Path, other: object, field: str) -> None:
    path = write(tmp_path, 3)
    path.write_bytes(path.read_bytes()[:-3])
    before = path.read_bytes()
    with pytest.raises(BadOption, match=f"error-arena-other .* field={field}"):
        Journal.open(tmp_path, other)  # type: ignore[arg-type]
    assert path.read_bytes() == before


def test_what_was_played_can_be_read_by_those_who_know_no_plan(tmp_path: Path) -> None:
    path = write(tmp_path, 3)
    path.write_bytes(path.read_bytes() + b"[3,[1")
    before = path.read_bytes()
    assert read(tmp_path) == (PLAN, GAMES[:3])
    assert path.read_bytes() == before


def test_a_folder_without_a_journal_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="error-arena-folder"):
        read(tmp_path)
    (tmp_path / NAME).write_bytes(b"")
    with pytest.raises(BadOption, match="error-arena"):
        read(tmp_path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, 3)
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"[", b"")
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(BadOption, match=r"error-arena-journal .* line=3"):
        Journal.open(tmp_path, PLAN)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below"):
        with pytest.raises(BadOption, match="error-arena-folder"):
            Journal.open(folder, PLAN)
