"""Playing a position to its end by lot."""

from __future__ import annotations

import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.playout import random_playout
from parlour.kernel.snapshot import digest
from parlour.kernel.state import OVER, State

GAME = games.get("amber")


def new_game(players: int) -> State:
    edition = GAME.edition()
    return GAME.begin(GAME.setup(edition, players, GAME.accept_options(edition, players, {})))


@pytest.mark.parametrize("players", GAME.players)
def test_a_playout_ends_and_counts_its_decisions(players: int) -> None:
    state = new_game(players)
    taken = random_playout(state, Random(1), 100_000)
    assert state.actor == OVER
    assert 6 * players < taken < 1000


def test_a_playout_stops_at_its_limit() -> None:
    state = new_game(2)
    assert random_playout(state, Random(1), 10) == 10
    assert state.actor != OVER


def test_a_playout_of_a_finished_game_takes_no_decision() -> None:
    state = new_game(2)
    random_playout(state, Random(1), 100_000)
    assert random_playout(state, Random(1), 100_000) == 0


def test_the_same_generator_gives_the_same_playout() -> None:
    ends = set()
    for seed in (5, 5, 6):
        state = new_game(3)
        random_playout(state, Random(seed), 100_000)
        ends.add(digest(state))
    assert len(ends) == 2
