"""The games as PettingZoo environments, by PettingZoo's own tests and ours."""

from __future__ import annotations

import json
import time
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from pettingzoo.test import api_test, performance_benchmark, seed_test

from parlour.kernel.state import OVER
from parlour.research.pettingzoo import ParlourEnv, env
from tests.research.tables import TABLES


def play(table: ParlourEnv, luck: Random, most: int = 1 << 30) -> None:
    """By lot, up to so many steps or until the game is over."""
    for _ in table.agent_iter(most):
        seen, _, terminated, _, _ = table.last()
        if terminated:
            return
        legal = np.flatnonzero(seen["action_mask"])
        table.step(legal[luck.randrange(len(legal))])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # It expects arrays, and then accepts what environments with masks have.
        warnings.filterwarnings("ignore", "Observation")
        api_test(env(game, players), num_cycles=20)
        seed_test(lambda: env(game, players), num_cycles=5)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_ends_when_the_game_does_however_one_counts(game: str, players: int) -> None:
    """There is no greatest number of cycles: in pieces or at once, the same game is played to its end."""
    pieces, whole = (env(game, players, render_mode="ansi") for _ in range(2))
    pieces.reset(seed=7)
    whole.reset(seed=7)
    luck = Random(1)
    while not any(pieces.terminations.values()):
        play(pieces, luck, 5)
    play(whole, Random(1))
    assert whole.rewards == pieces.rewards
    assert whole.render() == pieces.render()
    for table in (pieces, whole):
        assert all(table.terminations.values())
        assert not any(table.truncations.values())
        assert table._begun().state.actor == OVER


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_benchmark_runs(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Five seconds of its own pass in a tenth of ours.
    fast = SimpleNamespace(time=lambda: time.time() * 50)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", fast)
    performance_benchmark(env(game, players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("rewards", ["rank", "margin"])
def test_rewards_come_at_the_end(rewards: str) -> None:
    table = env("amber", 2, rewards)  # type: ignore[arg-type]
    table.reset(seed=7)
    play(table, Random(1), 3)
    assert set(table.rewards.values()) == {0.0}
    play(table, Random(1))
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == 0
    if rewards == "rank":
        assert sorted(table.rewards.values()) in ([-1, 1], [0, 0])
    first, second = table.rewards.values()
    while table.agents:
        table.step(None)
    assert first == -second


def test_a_game_of_one_is_won_or_lost() -> None:
    table = env("unconscious_mind", 1)
    table.reset(seed=7)
    table._begun().state.finish()  # as if it were over: nobody has won
    table._end(table._begun())
    assert table.rewards == {"seat_0": -1.0}


def test_only_the_actor_may_do_something() -> None:
    table = env("amygdala", 3)
    table.reset(seed=7)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


@pytest.mark.parametrize("action", [-1, 10**9, 8192, 3.5, "place", None])
def test_what_is_not_legal_is_an_error(action: Any) -> None:
    table = env("amber", 2)
    table.reset(seed=7)
    with pytest.raises(ValueError, match="is not legal"):
        table.step(action)
    play(table, Random(1), 2)


def test_what_can_be_wrong_is_told() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        env("amber").step(0)
    with pytest.raises(ValueError, match="the games are amber, amygdala"):
        env("chess")
    with pytest.raises(ValueError, match="not 9"):
        env("amber", 9)
    with pytest.raises(ValueError, match="there are rank, margin"):
        env("amber", rewards="points")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="it has setup"):
        env("amber", colour="red")
    for seed in (-1, 1 << 63):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env("amber").reset(seed=seed)
    with pytest.raises(ValueError, match="'ansi'"):
        env("amber", render_mode="human")


def test_options_are_those_of_the_game() -> None:
    table = env("amber", 2, setup="2B", advanced=True, render_mode="ansi")
    table.reset(seed=7)
    shown = table.render()
    assert shown is not None
    assert json.loads(shown)["layout"] == "2B"


def test_the_parts_cover_the_observation() -> None:
    table = env("amber", 2)
    ends = [part.stop for part in table.parts.values()]
    assert [part.start for part in table.parts.values()] == [0, *ends[:-1]]
    table.reset(seed=7)
    assert table.last()[0]["observation"].shape == (ends[-1],)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, players: int) -> None:
    table = env(game, players)
    table.reset(seed=7)
    luck = Random(1)
    for _ in range(4):
        play(table, luck, 5)
        playing = table._begun()
        if playing.is_over():
            break
        for agent, seat in table._seats.items():
            true = playing.state
            before = table.observe(agent)
            playing.state = table.scenario.game.resample(table.scenario.setup, true, seat, luck)
            after = table.observe(agent)
            playing.state = true
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
