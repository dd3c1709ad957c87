"""What a contest leaves in its folder, for other programs: the games as a table, and the outcome as JSON."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.arena.contest import Contest, Ending
from parlour.arena.extras import needs
from parlour.arena.figures import Figures
from parlour.arena.plan import Plan

FORMATS = ("parquet", "csv")

COLUMNS: dict[str, str] = {
    "deal": "int64",
    "game": "int64",
    "seat": "int64",
    "bot": "string",
    "won": "float64",
    "points": "int64",
    "turns": "int64",
    "choices": "int64",
    "seconds": "float64",
}
"""Of the table of games, which has a row for every seat of every game that counts."""


class Outcome(msgspec.Struct, frozen=True):
    """What is in `arena.json`."""

    plan: Plan
    ending: Ending
    figures: Figures


def write_games(contest: Contest, folder: Path, format_: str) -> Path:
    """Every game that counts, a row a seat."""
    path = folder / f"games.{format_}"
    if format_ == "csv":
        with _whole(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(_rows(contest))
    else:
        needs("pyarrow")
        import pyarrow
        from pyarrow import parquet

        columns: list[tuple[Any, ...]] = list(zip(*_rows(contest), strict=True)) or [()] * len(COLUMNS)
        arrays = [
            pyarrow.array(values, pyarrow.type_for_alias(kind))
            for values, kind in zip(columns, COLUMNS.values(), strict=True)
        ]
        parquet.write_table(pyarrow.table(arrays, names=list(COLUMNS)), _whole(path))
    os.replace(_whole(path), path)
    return path


def _rows(contest: Contest) -> Iterator[tuple[Any, ...]]:
    for place, result in contest.counted():
        for seat, name in enumerate(contest.plan.seated(place)):
            counts = result.scores[seat], result.turns[seat], result.choices[seat], result.seconds[seat]
            yield place.deal, result.number, seat, name, result.share(seat), *counts


def write_outcome(contest: Contest, found: Figures, folder: Path) -> Path:
    """What was played and what came of it."""
    outcome = Outcome(contest.plan, contest.ending, found)
    return write_text(folder / "arena.json", msgspec.json.format(msgspec.json.encode(outcome)).decode())


def write_text(path: Path, text: str) -> Path:
    _whole(path).write_text(text, encoding="utf-8")
    os.replace(_whole(path), path)
    return path


def _whole(path: Path) -> Path:
    """Where a file is written first: whoever reads it meanwhile finds the old one or the new one, whole."""
    return path.with_name(f".{path.name}.new")
