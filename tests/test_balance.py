"""The balance pages tell of the games and the bot as they are: one that is older is to be made anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import games
from tools import made_with
from tools.balance import PAGES, Tally, page, play

PAGE_OF = {path.stem: path for path in PAGES.glob("*.md") if path.stem != "README"}


@pytest.mark.parametrize("game_id", sorted(PAGE_OF))
def test_a_page_is_no_older_than_what_it_measured(game_id: str) -> None:
    """`python -m tools.balance <game>` makes it anew. Read docs/balance/README.md again, too."""
    assert made_with.older(PAGE_OF[game_id].read_text(encoding="utf-8"), game_id) == []


def test_every_page_is_of_a_game() -> None:
    assert set(PAGE_OF) <= set(games.ids())


def test_a_page_says_what_it_was_made_with() -> None:
    text = page("amber", [Tally(2, [play("amber", 2, 0), play("amber", 2, 1)])], "this test")
    assert made_with.older(text, "amber") == []


def test_a_page_that_does_not_say_is_older() -> None:
    assert made_with.older("# Balance of Amber\n", "amber") == ["rules", "options", "edition", "bot"]


@pytest.mark.parametrize("name", ["rules", "options", "edition", "bot"])
def test_a_page_made_with_something_else_is_older(name: str) -> None:
    now = made_with.made_with("amber")[name]
    text = made_with.sentence("amber").replace(f"{name} `{now}`", f"{name} `0`")
    assert made_with.older(text, "amber") == [name]


def test_a_number_of_the_edition_counts_and_its_marks_do_not(tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.yaml"
    tiles.write_text("tiles: [{id: bridge, count: 6, mark: reconstructed}]")
    before = made_with.components(tmp_path)
    tiles.write_text("# found in a box\ntiles: [{id: bridge, count: 6, mark: {count: source}}]")
    assert made_with.components(tmp_path) == before
    tiles.write_text("tiles: [{id: bridge, count: 5, mark: reconstructed}]")
    assert made_with.components(tmp_path) != before


def test_what_a_bot_weighs_by_counts_and_comments_do_not() -> None:
    weights = 'class Weights:\n    """What it weighs by."""\n\n    coin: float = 1.0\n    """A coin."""\n'
    assert made_with.code(weights) == made_with.code("class Weights:\n    coin: float = 1.0  # by itself\n")
    assert made_with.code(weights) != made_with.code(weights.replace("1.0", "1.1"))
