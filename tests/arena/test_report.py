"""The page and the files say what came of a contest."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from pyarrow import parquet

from parlour.arena import Contest, Ending, figures
from parlour.arena.charts import ticks
from parlour.arena.files import COLUMNS, Outcome, write_games, write_outcome
from parlour.arena.report import page
from parlour.words import LANGUAGES, Words
from tests.arena.making import by_lot, outcomes, plan


def contest(deals: int = 10, players: int = 2) -> Contest:
    played = plan("expert", "greedy", "random", players=players)
    return Contest(played, Ending(40, claim=0.8), outcomes(played, deals, by_lot(played, 0.7)))


# The page


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_page_stands_on_its_own_in_every_language(language: str, players: int) -> None:
    held = contest(players=players)
    text = page(held, figures(held), Words(language))
    assert not re.search(r"https?:|src=|href=|@import|url\(|<script", text)
    assert not re.search(r"\bcli-", text), "an id in place of its words"
    assert f'<html lang="{language}">' in text
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) == 4
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert root.findtext("title")
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for shape in root.iter():
            x, y = float(shape.get("x", 0)), float(shape.get("y", 0))
            assert 0 <= x <= x + float(shape.get("width", 0)) <= width or shape is root
            assert 0 <= y <= y + float(shape.get("height", 0)) <= height or shape is root


def test_the_page_shows_the_figures() -> None:
    held = contest()
    found = figures(held)
    text = page(held, found, Words("en"))
    for one in found.bots:
        assert f"<td>{one.name}</td><td>{one.rating.value:.0f} ± " in text
        assert f"<td>{one.share.mean:.1%}</td>" in text
    assert "<td>expert – greedy</td>" in text


def test_a_page_of_nothing_is_a_page(tmp_path: Path) -> None:
    held = contest(deals=0)
    text = page(held, figures(held), Words("en"))
    assert "0 games for 2 players" in text
    assert "<svg" not in text
    assert parquet.read_table(write_games(held, tmp_path, "parquet")).num_rows == 0


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 20, [0, 5, 10, 15, 20]), (1049, 2173, [1500, 2000]), (0, 0.9, [0, 0.2, 0.4, 0.6, 0.8])],
)
def test_an_axis_has_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


# The files


def test_the_games_are_the_same_in_both_formats(tmp_path: Path) -> None:
    held = contest()
    with write_games(held, tmp_path, "csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = parquet.read_table(write_games(held, tmp_path, "parquet"))
    assert table.column_names == list(COLUMNS)
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows
    assert len(rows) == 2 * figures(held).games
    assert rows[3] == {
        "deal": "0",
        "game": "1",
        "seat": "1",
        "bot": "expert",
        "won": "1.0",
        "points": "6",
        "turns": "10",
        "choices": "10",
        "seconds": "0.5",
    }


def test_the_outcome_can_be_read_back(tmp_path: Path) -> None:
    held = contest()
    found = figures(held)
    written = write_outcome(held, found, tmp_path).read_bytes()
    assert msgspec.json.decode(written, type=Outcome) == Outcome(held.plan, held.ending, found)
    assert [path.name for path in tmp_path.iterdir()] == ["arena.json"]
