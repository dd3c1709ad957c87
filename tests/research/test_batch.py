"""Many games in one call."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from librt.random import Random

from parlour import games
from parlour.research.batch import BatchEnv, seeds
from parlour.research.buffers import ObservationBuffer
from parlour.research.pettingzoo import env


@pytest.mark.parametrize("game", games.ids())
def test_each_game_is_as_it_would_be_alone(game: str) -> None:
    batch = BatchEnv(game, count=3, players=2, seed=7)
    alone = [env(game, 2) for _ in range(3)]
    for table, seed in zip(alone, seeds(7, 3), strict=True):
        table.reset(seed=seed)
    for _ in range(8):
        for at, table in enumerate(alone):
            seen = table.last()[0]
            assert table.agent_selection == f"seat_{batch.actors[at]}"
            assert np.array_equal(batch.observations[at], seen["observation"])
            assert np.array_equal(batch.masks[at], seen["action_mask"])
        actions = batch.any_actions()
        batch.step(actions)
        for action, table in zip(actions, alone, strict=True):
            table.step(action)


@pytest.mark.parametrize("game", games.ids())
def test_what_is_shown_is_true_however_long_it_goes_on(game: str) -> None:
    """Only what changes is written, through hundreds of steps and from one game to the next."""
    batch = BatchEnv(game, count=4, players=games.get(game).players[-1], seed=7)
    for step in range(600):
        batch.step(batch.any_actions())
        if step % 23 == 0:
            for at, playing in enumerate(batch._batch.games):
                anew = ObservationBuffer(batch.scenario.observation).write(
                    playing.state, int(batch.actors[at])
                )
                assert np.array_equal(batch.observations[at], anew)
                assert np.array_equal(
                    np.flatnonzero(batch.masks[at]), [int(one) for one in playing.state.legal()]
                )


def test_a_game_that_is_over_is_followed_by_another() -> None:
    batch = BatchEnv("amygdala", count=4, players=2, seed=7)
    ended = 0
    while ended < 6:
        batch.step(batch.any_actions())
        ended += int(batch.dones.sum())
        assert (np.abs(batch.rewards).sum(axis=1) > 0)[~batch.dones].sum() == 0
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert (batch.masks.sum(axis=1) > 1).all()
        assert set(batch.actors) <= {0, 1}


def test_legal_actions_are_those_of_the_masks() -> None:
    batch = BatchEnv("amber", count=5, players=3, seed=7)
    actions, starts = batch.legal()
    for game in range(5):
        assert np.array_equal(actions[starts[game] : starts[game + 1]], np.flatnonzero(batch.masks[game]))


def test_what_is_given_out_cannot_be_written_to() -> None:
    batch = BatchEnv("amber", count=2, players=2, seed=7)
    for array in (batch.masks, batch.actors, batch.rewards, batch.dones):
        assert not array.flags.writeable


def test_a_wrong_action_is_refused_and_nothing_is_taken() -> None:
    batch = BatchEnv("amber", count=3, players=2, seed=7)
    before = batch.observations.copy(), batch.masks.copy()
    actions = batch.any_actions()
    for wrong in (-1, batch.width, int(batch.masks[2].argmin())):
        actions[2] = wrong
        with pytest.raises(ValueError, match="game 2: action"):
            batch.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step(actions[:2])
    with pytest.raises(ValueError, match="3 x 1 actions for 3 games"):
        batch.step(actions.reshape(3, 1))
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        batch.step(actions + 0.5)
    for seed in (-1, 1 << 63):
        with pytest.raises(ValueError, match="a seed is"):
            batch.reset(seed=seed)
    with pytest.raises(ValueError, match="not 0"):
        BatchEnv("amber", count=0)
    assert np.array_equal(before[0], batch.observations)
    assert np.array_equal(before[1], batch.masks)


def test_the_seed_is_the_luck() -> None:
    batch = BatchEnv("amber", count=2, players=2, seed=7)
    first = batch.observations.copy()
    batch.step(batch.any_actions())
    batch.reset()
    assert not np.array_equal(batch.observations, first)
    batch.reset(seed=7)
    assert np.array_equal(batch.observations, first)
    assert (batch.masks.sum(axis=1) == np.diff(batch.legal()[1])).all()


def test_margins_are_in_points() -> None:
    batch = BatchEnv("amber", count=8, players=3, rewards="margin", seed=7)
    luck = Random(1)
    while not batch.dones.any():
        actions, starts = batch.legal()
        batch.step([int(actions[s + luck.randrange(e - s)]) for s, e in pairwise(starts)])
    margins = batch.rewards[batch.dones][0]
    assert (margins == margins.round()).all()
    assert margins.max() >= 0
