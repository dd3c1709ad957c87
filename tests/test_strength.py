"""What is said of the bots' strength is what was played: page and ratings follow from the games kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.arena import Journal, make_plan
from parlour.bots import LEVELS, ratings
from parlour.kernel.errors import BadOption
from tests.arena.making import outcomes
from tools import strength
from tools.strength import (
    PAIRINGS,
    PLAYED,
    REPORT,
    can_be_ranked,
    hold,
    measured,
    report,
    rounded_ratings,
    section,
)


@pytest.mark.parametrize("game_id", measured())
def test_every_pairing_was_played(game_id: str) -> None:
    assert {folder.name for folder in (PLAYED / game_id).iterdir()} == {pairing.name for pairing in PAIRINGS}


def test_the_report_and_the_ratings_say_what_was_played() -> None:
    """Games of levels that have changed since are refused: `make strength` plays new ones."""
    found = {
        game_id: [(pairing, hold(game_id, pairing, 0, workers=0)) for pairing in PAIRINGS]
        for game_id in measured()
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


PAIRING = PAIRINGS[0]
TODAY = make_plan("amber", [PAIRING.bot, PAIRING.other], PAIRING.players, ladder=True)


def keep_games_of(then: dict[str, object], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a pairing had been played when its plan was another in these ways."""
    monkeypatch.setattr(strength, "PLAYED", folder)
    plan = msgspec.structs.replace(TODAY, **then)
    with Journal.open(folder / "amber" / PAIRING.name, plan) as journal:
        for result in outcomes(plan, 2, lambda _: PAIRING.bot):
            journal.add(result)


def test_games_played_before_the_game_changed_are_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {name: value for name, value in TODAY.options.items() if name != "advanced"}
    keep_games_of({"rules": 0, "edition": "older", "options": options}, tmp_path, monkeypatch)
    contest = hold("amber", PAIRING, 0, workers=0)
    assert contest.games_played == 4
    told = "\n".join(section("amber", [(PAIRING, contest)]))
    assert f"by version 0 of the rules (now {TODAY.rules})" in told
    assert f"edition of the components (`older`, now `{TODAY.edition}`)" in told
    assert "without a choice of `advanced`" in told


def test_nothing_is_said_of_the_game_where_it_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_games_of({}, tmp_path, monkeypatch)
    told = "\n".join(section("amber", [(PAIRING, hold("amber", PAIRING, 0, workers=0))]))
    assert "older than the game" not in told


def test_games_of_an_older_game_are_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_games_of({"rules": 0}, tmp_path, monkeypatch)
    with pytest.raises(BadOption, match="error-arena-other"):
        hold("amber", PAIRING, 200, workers=1)


def test_games_of_other_levels_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_games_of({"levels": {}}, tmp_path, monkeypatch)
    with pytest.raises(BadOption, match="error-arena-other"):
        hold("amber", PAIRING, 0, workers=0)
