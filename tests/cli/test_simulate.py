"""`parlour simulate`: fair, repeatable, and counted right."""

from __future__ import annotations

import re

import pytest

from parlour import games
from parlour.cli import run
from parlour.cli.simulation import Result, Series, play_series


def series(players: int, *levels: str, **options: object) -> Series:
    game = games.get("amber")
    accepted = game.accept_options(game.edition(), players, options)
    return Series("amber", players, tuple(accepted.items()), None, levels, seed=3)


def test_every_bot_sits_in_every_seat() -> None:
    three = series(3, "random", "random", "random")
    assert [three.seats(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_the_number_of_processes_changes_nothing() -> None:
    two = series(2, "random", "random", advanced=True)
    alone = list(play_series(two, 10, workers=1))
    assert sorted(play_series(two, 10, workers=2)) == alone
    assert len({result.scores for result in alone}) > 1, "ten times the same game"


def test_a_result_is_that_of_the_game() -> None:
    for result in play_series(series(4, *["random"] * 4), 5, workers=1):
        assert isinstance(result, Result)
        assert sum(result.won) >= 1
        assert 0 < result.choices < result.decisions


def test_the_report_counts_wins_scores_lengths_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate amber --players 3 --bots random --games 6 --seed 4 --workers 1 --lang en"
    assert run(asked.split()) == 0
    printed = capsys.readouterr().out
    by_bot, by_seat = printed.split("By seat")
    shares = [float(share) for share in re.findall(r"([\d.]+)%", by_bot)]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert "1 random" in by_bot
    assert "2 random" in by_bot
    assert sum(float(share) for share in re.findall(r"([\d.]+)%", by_seat)) == pytest.approx(100, abs=0.2)
    assert re.search(r"Choices in a game: [\d.]+ on average, \d+ to \d+\.", printed)
    assert re.search(r"6 games in [\d.,]+ s: [\d,]+ choices a second", printed)


def test_the_same_seed_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate amber --bots random --games 4 --workers 1 --option setup=2B --lang nl"
    printed = []
    for _ in range(2):
        assert run(asked.split()) == 0
        printed.append(re.sub(r"in [\d,.]+ s: .*", "", capsys.readouterr().out))
    assert printed[0] == printed[1]
    assert "Per plaats" in printed[0]
