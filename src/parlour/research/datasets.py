"""Datasets: decisions of games that bots have played, as Parquet, to learn from what others did.

`parlour arena amber expert skilled --export games.parquet` writes one row for every decision with something
to choose: what the seat saw, what it could do, what it did, and what came of the game for it.

>>> from parlour.research import datasets
>>> data = datasets.read("games.parquet")  # doctest: +SKIP
>>> data.observations.shape, data.actions.shape  # doctest: +SKIP
((6215, 4095), (6215,))

The columns are `game` (its number), `ply` (of its decisions), `seat`, `bot`, `observation` (float32 numbers),
`legal` (the actions there were), `action`, and of the whole game `rank` (1 the first, -1 the last), `margin`
(points less those of the best other) and `points`, each for the seat that decides.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from parlour.arena import Result, Task
from parlour.kernel.luck import Luck
from parlour.kernel.state import CHANCE, OVER
from parlour.research.batch_core import margins, ranks
from parlour.research.buffers import ObservationBuffer
from parlour.research.extras import missing
from parlour.research.scenario import Scenario

try:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray
    from pyarrow import parquet
except ImportError as error:
    raise missing(error) from None

ROWS_AT_A_TIME = 4096

ABOUT = b"parlour"
"""The key of a file's metadata that says, as JSON, which game its rows are of."""


class About(NamedTuple):
    """The metadata of a file: what all its rows have in common."""

    game: str
    players: int
    options: dict[str, str | bool]
    width: int
    """The width of a mask: how many actions it is for."""
    parts: dict[str, tuple[int, int]]
    """The named slices of an observation: where each begins and ends."""


class Written(NamedTuple):
    """The numbers of games and decisions that were written."""

    games: int
    decisions: int


class Dataset(NamedTuple):
    """A dataset: decisions, one a row."""

    about: About
    games: NDArray[np.int64]
    plies: NDArray[np.int64]
    seats: NDArray[np.int64]
    bots: list[str]
    observations: NDArray[np.float32]
    legal: NDArray[np.int64]
    """The legal actions, one decision after another."""
    starts: NDArray[np.int64]
    """The index in `legal` where the actions of each decision begin; with the end, at last."""
    actions: NDArray[np.int64]
    ranks: NDArray[np.float64]
    margins: NDArray[np.float64]
    points: NDArray[np.int64]

    def masks(self) -> NDArray[np.int8]:
        """The legal actions as masks: a row a decision, a column an action."""
        count = len(self.actions)
        masks = np.zeros((count, self.about.width), np.int8)
        masks[np.repeat(np.arange(count), np.diff(self.starts)), self.legal] = 1
        return masks


# Writing


def write(path: Path | str, played: Iterable[tuple[Task, Result]]) -> Written:
    """Write the decisions of games that were played with `keeps_choices`; others are left out."""
    kept = ((task, result) for task, result in played if result.taken)
    first = next(kept, None)
    if first is None:
        return Written(0, 0)
    unfinished = _unfinished(path)
    try:
        written = _write(unfinished, first[0], chain([first], kept))
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return written


def check_writable(path: Path | str) -> None:
    """Raise OSError if a file could not be written there. It costs nothing to ask before hours of play."""
    if Path(path).is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    _unfinished(path).open("ab").close()
    _unfinished(path).unlink()


def _unfinished(path: Path | str) -> Path:
    """The path a file is written to until it is whole."""
    path = Path(path)
    return path.with_name(f".{path.name}.new")


def _write(path: Path, any_task: Task, kept: Iterable[tuple[Task, Result]]) -> Written:
    scenario = _scenario(any_task)
    schema = _schema(scenario)
    rows: list[dict[str, Any]] = []
    games = decisions = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for task, result in kept:
            rows += _decisions(scenario, task, result)
            games += 1
            if len(rows) >= ROWS_AT_A_TIME:
                decisions += _flush(writer, schema, rows)
        decisions += _flush(writer, schema, rows)
    return Written(games, decisions)


def _scenario(task: Task) -> Scenario:
    return Scenario(task.game, task.players, "rank", dict(task.options), task.edition)


def _decisions(scenario: Scenario, task: Task, result: Result) -> list[dict[str, Any]]:
    """The rows of a game, played again: chance by the same luck, and the choices as they were."""
    luck = Luck(task.luck)
    state = scenario.first.copy()
    taken = iter(result.taken)
    buffer = ObservationBuffer(scenario.observation)
    rows: list[dict[str, Any]] = []
    ply = 0
    while state.actor != OVER:
        legal = list(state.legal())
        if state.actor == CHANCE:
            action = luck.outcome(state)
        elif len(legal) == 1:
            action = legal[0]
        else:
            seat = int(state.actor)
            action = next(taken)
            seen = buffer.write(state, seat).copy()
            about = {"game": result.number, "ply": ply, "seat": seat, "bot": task.bots[seat]}
            rows.append({**about, "observation": seen, "legal": legal, "action": action})
        state.apply(action)
        ply += 1
    by_rank, by_margin = list(ranks(state)), list(margins(state))
    for row in rows:
        seat = row["seat"]
        row |= {"rank": by_rank[seat], "margin": by_margin[seat], "points": int(state.scores()[seat])}
    return rows


def _flush(writer: Any, schema: Any, rows: list[dict[str, Any]]) -> int:
    """Write the rows and forget them; returns their number."""
    columns: dict[str, Any] = {
        name: [row[name] for row in rows] for name in schema.names if name != "observation"
    }
    seen = np.concatenate([row["observation"] for row in rows]) if rows else np.zeros(0, np.float32)
    size = schema.field("observation").type.list_size
    columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(seen), size)
    writer.write_table(pa.table([columns[name] for name in schema.names], schema=schema))
    count = len(rows)
    rows.clear()
    return count


def _schema(scenario: Scenario) -> Any:
    observation = scenario.observation
    parts = {part.name: (int(part.at), int(part.at + part.size)) for part in observation.parts}
    about = About(scenario.game.id, scenario.players, scenario.options, scenario.width, parts)
    fields = [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int32(), pa.string())),
        ("observation", pa.list_(pa.float32(), int(observation.size))),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("rank", pa.float32()),
        ("margin", pa.float32()),
        ("points", pa.int32()),
    ]
    return pa.schema(fields, metadata={ABOUT: json.dumps(about._asdict())})


# Reading


def read(path: Path | str) -> Dataset:
    """The dataset of a whole file at once."""
    return _dataset(parquet.read_table(path))


def batches(path: Path | str, rows: int = ROWS_AT_A_TIME) -> Iterator[Dataset]:
    """Datasets of so many rows at a time, for files that are larger than memory."""
    file = parquet.ParquetFile(path)
    for batch in file.iter_batches(rows):
        yield _dataset(pa.Table.from_batches([batch], file.schema_arrow))


def _dataset(table: Any) -> Dataset:
    if ABOUT not in (table.schema.metadata or {}):
        raise ValueError("no decisions of games: this was not written by `parlour arena --export`")
    about = json.loads(table.schema.metadata[ABOUT])
    size = table.schema.field("observation").type.list_size
    legal = table["legal"].combine_chunks()
    starts = legal.offsets.to_numpy().astype(np.int64)

    def column(name: str, kind: type[Any]) -> NDArray[Any]:
        numbers: NDArray[Any] = table[name].to_numpy()
        return numbers.astype(kind)

    return Dataset(
        About(**about),
        column("game", np.int64),
        column("ply", np.int64),
        column("seat", np.int64),
        table["bot"].to_pylist(),
        table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, size),
        legal.flatten().to_numpy().astype(np.int64),
        starts - starts[0],
        column("action", np.int64),
        column("rank", np.float64),
        column("margin", np.float64),
        column("points", np.int64),
    )
