"""Games are the same wherever they are played, and bots that misbehave are named."""

from __future__ import annotations

import doctest
import multiprocessing
import os
import signal
import sys
from typing import Any

import pytest
from librt.random import Random

from parlour import arena, games
from parlour.arena import BotAtFault, Task, WorkerDied, play_games, play_one, play_series, playing
from parlour.bots import Bot, RandomBot
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from tests.arena.making import series, timeless


def test_the_examples_run_as_shown() -> None:
    result = doctest.testmod(arena)
    assert result.attempted > 5
    assert result.failed == 0


# A game


def test_every_bot_sits_in_every_seat() -> None:
    three = series(3, "random", "random", "random")
    assert [three.seats(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_a_result_is_that_of_the_game() -> None:
    for result in play_series(series(4, *["random"] * 4), 5, workers=1):
        assert sum(result.won) >= 1
        assert len(result.won) == len(result.scores) == len(result.choices) == len(result.seconds) == 4
        assert all(1 <= turns <= choices for turns, choices in zip(result.turns, result.choices, strict=True))
        assert 0 < sum(result.choices) < result.decisions
        assert min(result.seconds) > 0


def test_a_shared_win_is_won_in_parts() -> None:
    result = arena.Result(0, (1, 0, 1), (5, 4, 5), (1, 1, 1), (1, 1, 1), 9, (0.1, 0.1, 0.1))
    assert [result.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_the_rival_of_a_solo_game_follows_the_player() -> None:
    task = Task(0, "unconscious_mind", _options("unconscious_mind", 1), None, ("random",), "a seed")
    result = play_one(task)
    assert (len(result.won), len(result.scores), len(result.choices)) == (2, 2, 1)


def _options(game_id: str, players: int) -> Any:
    game = games.get(game_id)
    return tuple(game.accept_options(game.edition(), players, {}).items())


# Bots at fault


class _Stubborn(Bot):
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        return 32_000


class _Broken(Bot):
    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        raise ZeroDivisionError("oops")


@pytest.mark.parametrize(
    ("bot", "said"),
    [(_Stubborn, "bot=odd action=32000"), (_Broken, "bot=odd problem=ZeroDivisionError: oops")],
)
def test_a_bot_at_fault_is_named(monkeypatch: pytest.MonkeyPatch, bot: type[Bot], said: str) -> None:
    monkeypatch.setattr(playing, "bot", lambda name: bot() if name == "odd" else RandomBot())
    with pytest.raises(BotAtFault, match=said):
        list(play_series(series(2, "random", "odd"), 1))


# Several at once


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    two = series(2, "random", "random", advanced=True)
    alone = timeless(play_series(two, 10, workers=1))
    assert timeless(play_series(two, 10, workers=2)) == alone
    assert len({result.scores for result in alone}) > 1, "ten times the same game"


def test_what_goes_wrong_in_a_process_is_told() -> None:
    bad = Task(0, "amber", _options("amber", 2), None, ("random", "nobody"), "a seed")
    with pytest.raises(RuntimeError, match="error-bot"):
        list(play_games([bad, bad], workers=2))
    assert multiprocessing.active_children() == []


def test_games_that_are_not_wanted_any_more_are_given_up() -> None:
    asked: list[Task] = []

    def tasks() -> Any:
        for task in series(2, "random", "random").tasks(1_000_000):
            asked.append(task)
            yield task

    playing_on = play_games(tasks(), workers=2)
    next(playing_on)
    playing_on.close()
    assert len(asked) <= 8, "asked for before they could be played"
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_noticed() -> None:
    playing_on = play_games(series(2, "random", "random").tasks(1_000_000), workers=2)
    next(playing_on)
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(WorkerDied):
        for _ in playing_on:
            pass
    assert multiprocessing.active_children() == []


# Ray


@pytest.mark.slow
@pytest.mark.skipif(sys.version_info >= (3, 15), reason="Ray has no wheels for this Python")
def test_ray_plays_the_same_games() -> None:
    two = series(2, "random", "random")
    assert timeless(play_games(two.tasks(4), workers=1, ray="local")) == timeless(play_series(two, 4))


@pytest.mark.skipif(sys.version_info >= (3, 15), reason="Ray has no wheels for this Python")
def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOption, match=r"address=127\.0\.0\.1:1"):
        list(play_games(series(2, "random", "random").tasks(1), ray="127.0.0.1:1"))
