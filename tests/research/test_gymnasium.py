"""The games for one agent, by Gymnasium's own check and ours."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parlour import games
from parlour.research.gymnasium import AgainstBots, ids
from tests.research.tables import TABLES


def play(env: AgainstBots, seed: int, most: int = 1 << 30) -> list[float]:
    """By lot, up to so many steps or until the game is over; the rewards."""
    _, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    rewards: list[float] = []
    while len(rewards) < most:
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, _, info = env.step(action)
        rewards.append(float(reward))
        if terminated:
            break
    return rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    env = gymnasium.make(ids()[game], players=players)
    with warnings.catch_warnings():
        # Numbers need no bounds to be learnt from.
        warnings.filterwarnings("ignore", ".*Box observation space (minimum|maximum) value is")
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes")
        check_env(env.unwrapped, skip_render_check=True)


def test_the_ids() -> None:
    assert {game: name for game, name in ids().items() if game in games.own()} == {
        "amber": "parlour/Amber-v0",
        "amygdala": "parlour/Amygdala-v0",
        "unconscious_mind": "parlour/UnconsciousMind-v0",
    }


def test_a_game_against_bots_is_won_or_lost_at_its_end() -> None:
    env = AgainstBots("amber", 3, ("greedy", "random"), setup="3A")
    rewards = play(env, 7)
    assert set(rewards[:-1]) == {0.0}
    assert -1 <= rewards[-1] <= 1
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_the_agent_sits_where_it_is_put_or_anywhere() -> None:
    fixed = AgainstBots("amber", 4, seat=2)
    lot = AgainstBots("amber", 4)
    seats = set()
    for seed in range(12):
        assert fixed.reset(seed=seed)[1]["seat"] == 2
        seats.add(lot.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game_or_is_an_error() -> None:
    env = AgainstBots("amber", 2)
    _, info = env.reset(seed=7)
    wrong = int(info["action_mask"].argmin())
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, wrong)
    strict = AgainstBots("amber", 2, illegal_reward=None)
    strict.reset(seed=7)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(wrong)


def test_what_can_be_wrong_is_told() -> None:
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        AgainstBots("amber", 3, ("random",))
    with pytest.raises(ValueError, match="There is no bot “fool”"):
        AgainstBots("amber", 3, "fool")
    with pytest.raises(ValueError, match="there is no seat 2"):
        AgainstBots("amber", 2, seat=2)


def test_it_shows_what_the_agent_sees() -> None:
    env = AgainstBots("amber", 2, render_mode="ansi")
    env.reset(seed=7)
    shown = env.render()
    assert shown is not None
    assert f'"seat": {env.seat}' in shown
