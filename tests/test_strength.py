"""What is said of the bots' strength is what was played: page and ratings follow from the games kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import games
from parlour.arena import Contest, Journal, make_plan
from parlour.arena.journal import NAME as JOURNAL
from parlour.bots import LEVELS, ratings
from tools.strength import (
    PAIRINGS,
    PLAYED,
    REPORT,
    can_be_ranked,
    hold,
    kept,
    report,
    rounded_ratings,
    section,
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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, []),
        ({"rules": -1}, ["Games shown here were played under version -1 of the rules, not 1."]),
        ({"edition": "older"}, ["Games shown here were played with cards that have changed since."]),
    ],
)
def test_the_report_says_what_has_changed_since(change: dict[str, Any], told: list[str]) -> None:
    pairing = PAIRINGS[0]
    contest = hold("amber", pairing, 0, workers=0)
    now = make_plan("amber", contest.plan.bots, contest.plan.players, ladder=True)
    played = Contest(msgspec.structs.replace(now, **change), contest.ending, [])
    lines = section("amber", [(pairing, played)])
    assert [line for line in lines if line.startswith("Games shown")] == told


def test_games_are_kept_when_the_rules_change_but_not_when_the_bots_do(tmp_path: Path) -> None:
    now = make_plan("amber", ["expert", "greedy"], ladder=True)
    older = msgspec.structs.replace(now, rules=now.rules - 1, edition="older")
    others = msgspec.structs.replace(older, levels={})
    for number, (plan, expected) in enumerate([(older, older), (others, now)]):
        with Journal.open(tmp_path / str(number), plan):
            pass
        assert kept(tmp_path / str(number) / JOURNAL, now) == expected
    assert kept(tmp_path / "none" / JOURNAL, now) == now


@pytest.mark.parametrize("game_id", games.ids())
def test_a_higher_level_is_rated_higher(game_id: str) -> None:
    found = ratings(game_id)
    assert list(found) in ([], list(LEVELS))
    assert sorted(found.values()) == list(found.values())


def test_a_game_that_was_not_measured_has_no_ratings() -> None:
    assert ratings("chess") == {}
