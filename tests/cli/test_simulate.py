"""`parlour simulate`: fair, repeatable, and counted right."""

from __future__ import annotations

import re

import pytest

from parlour.cli import run


def test_the_report_counts_wins_scores_lengths_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate amber --players 3 --bots random --games 6 --seed 4 --workers 1 --lang en"
    assert run(asked.split()) == 0
    printed = capsys.readouterr().out
    by_bot, rest = printed.split("By seat")
    by_seat, _ = rest.split("How the games ended")
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


def test_the_report_counts_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate amber --bots random --games 12 --seed 4 --workers 1 --option setup=2A --lang en"
    assert run(asked.split()) == 0
    printed = capsys.readouterr().out
    _, endings = printed.split("How the games ended")
    counted = re.findall(r"│ (\S.*?)\s+│\s+(\d+) │\s+([\d.]+)% │", endings)
    assert "Everybody passed" in {ending for ending, _, _ in counted}
    assert sum(int(games) for _, games, _ in counted) == 12
    assert [int(games) for _, games, _ in counted] == sorted(
        (int(games) for _, games, _ in counted), reverse=True
    )


@pytest.mark.slow
def test_nothing_is_said_of_endings_where_there_is_only_one(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate unconscious_mind --bots random --games 1 --workers 1 --lang en"
    assert run(asked.split()) == 0
    assert "How the games ended" not in capsys.readouterr().out
