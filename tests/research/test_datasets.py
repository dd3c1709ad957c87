"""Decisions of games as Parquet, written by the arena and read again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from parlour.arena import Result, Series, Task, play_one
from parlour.cli import run
from parlour.research import datasets
from parlour.research.scenario import Scenario

SERIES = Series(
    "amber", 2, tuple(Scenario("amber", 2, "rank", {"setup": "2B"}).options.items()), None, ("random",) * 2, 1
)


@pytest.fixture(scope="module")
def played() -> list[tuple[Task, Result]]:
    tasks = [task._replace(keeps_choices=True) for task in SERIES.tasks(2)]
    return [(task, play_one(task)) for task in tasks]


@pytest.fixture
def data(played: list[tuple[Task, Result]], tmp_path: Path) -> datasets.Dataset:
    assert datasets.write(tmp_path / "games.parquet", played).games == 2
    return datasets.read(tmp_path / "games.parquet")


def test_a_row_for_every_choice(data: datasets.Dataset, played: list[tuple[Task, Result]]) -> None:
    for number, (_, result) in enumerate(played):
        rows = data.games == number
        assert tuple(data.actions[rows]) == result.taken
        for seat in range(2):
            own = rows & (data.seats == seat)
            assert own.sum() == result.choices[seat]
            assert set(data.points[own]) == {result.scores[seat]}
            assert set(data.margins[own]) == {result.scores[seat] - result.scores[1 - seat]}
    assert set(data.bots) == {"random"}


def test_what_was_done_could_be_done(data: datasets.Dataset) -> None:
    masks = data.masks()
    assert (masks[np.arange(len(data.actions)), data.actions] == 1).all()
    assert (masks.sum(axis=1) > 1).all()
    assert masks.shape[1] == data.about.width


def test_what_was_seen_is_named(data: datasets.Dataset) -> None:
    assert data.observations.dtype == np.float32
    assert max(end for _, end in data.about.parts.values()) == data.observations.shape[1]
    assert (data.about.game, data.about.players, data.about.options["setup"]) == ("amber", 2, "2B")


def test_large_files_are_read_in_parts(data: datasets.Dataset, tmp_path: Path) -> None:
    parts = list(datasets.batches(tmp_path / "games.parquet", 7))
    assert all(len(part.actions) == 7 for part in parts[:-1])
    assert np.array_equal(np.concatenate([part.observations for part in parts]), data.observations)
    assert np.array_equal(np.concatenate([part.masks() for part in parts]), data.masks())


def test_games_whose_choices_were_not_kept_are_left_out(tmp_path: Path) -> None:
    task = next(SERIES.tasks(1))
    assert datasets.write(tmp_path / "games.parquet", [(task, play_one(task))]) == (0, 0)
    assert not (tmp_path / "games.parquet").exists()


def test_a_file_is_whole_or_not_there(
    played: list[tuple[Task, Result]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes wrong half-way leaves the file of before as it was, and nothing beside it."""
    path = tmp_path / "games.parquet"
    datasets.write(path, played)
    before = path.read_bytes()
    monkeypatch.setattr(datasets, "ROWS_AT_A_TIME", 1)
    task, result = played[1]
    with pytest.raises(StopIteration):
        datasets.write(path, [played[0], (task, result._replace(taken=result.taken[:3]))])
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_where_nothing_can_be_written_is_known_before(tmp_path: Path) -> None:
    datasets.check_writable(tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(IsADirectoryError):
        datasets.check_writable(tmp_path)
    with pytest.raises(FileNotFoundError):
        datasets.check_writable(tmp_path / "no" / "games.parquet")


def test_what_is_no_dataset_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    parquet.write_table(pa.table({"action": [1]}), path)
    with pytest.raises(ValueError, match="not written by `parlour arena --export`"):
        datasets.read(path)
    with pytest.raises(FileNotFoundError):
        datasets.read(tmp_path / "no.parquet")


EXPORT = "arena amber random greedy --option setup=2A --games 2 --workers 1 --lang en"


def test_the_arena_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    assert run([*EXPORT.split(), "--export", str(path)]) == 0
    found = datasets.read(path)
    assert set(found.bots) == {"random", "greedy"}
    assert f"{len(found.actions)} decisions of 2 games" in capsys.readouterr().out.replace(",", "")


def test_games_that_were_played_before_are_left_out_and_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.parquet"
    kept = [*EXPORT.split(), "--out", str(tmp_path / "kept")]
    assert run(kept) == 0
    capsys.readouterr()
    assert run([*kept, "--export", str(path)]) == 0
    said = capsys.readouterr()
    assert "2 games were played without --export and are not in the file." in said.err
    assert "decisions of" not in said.out
    assert not path.exists()
