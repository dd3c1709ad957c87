"""What is said of the bots' strength is what was played: page and ratings follow from the games kept."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.bots import LEVELS, ratings
from tools.strength import (
    PAIRINGS,
    PLAYED,
    REPORT,
    can_be_ranked,
    hold,
    report,
    rounded_ratings,
)


@pytest.mark.parametrize("game_id", games.ids())
def test_every_pairing_was_played(game_id: str) -> None:
    assert {folder.name for folder in (PLAYED / game_id).iterdir()} == {pairing.name for pairing in PAIRINGS}


def test_the_report_and_the_ratings_say_what_was_played() -> None:
    """Games of levels that have changed since are refused: `make strength` plays new ones."""
    found = {
        game_id: [(pairing, hold(game_id, pairing, 0, workers=0)) for pairing in PAIRINGS]
        for game_id in games.ids()
    }
    assert REPORT.read_text(encoding="utf-8") == report(found)
    for game_id, contests in found.items():
        assert ratings(game_id) == (rounded_ratings(contests) if can_be_ranked(contests) else {})


@pytest.mark.parametrize("game_id", games.ids())
def test_a_higher_level_is_rated_higher(game_id: str) -> None:
    found = ratings(game_id)
    assert list(found) in ([], list(LEVELS))
    assert sorted(found.values()) == list(found.values())


def test_a_game_that_was_not_measured_has_no_ratings() -> None:
    assert ratings("chess") == {}
