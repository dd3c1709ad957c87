"""Search can be asked at any time, ends by the clock and with the game, and hangs on nothing but its luck."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour import games
from parlour.bots import LEVELS, SearchBot, halving
from parlour.bots.halving import Contest, think
from parlour.bots.mcts import Search
from parlour.bots.profile import in_leads, profile
from parlour.bots.settings import SearchSettings
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll

ROOT = Path(__file__).resolve().parent.parent.parent
TOYS = "tests/bots/test_search_toys.py"

SIMULATIONS = 40


def make_setup(game: Game, players: int) -> Any:
    edition = game.edition()
    return game.setup(edition, players, game.accept_options(edition, players, {}))


def choices(game: Game, setup: Any, seed: int) -> list[State]:
    """The positions of a game by lot in which a seat has a choice."""
    rng = Random(seed)
    state = game.begin(setup)
    found: list[State] = []
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        if len(legal) > 1:
            found.append(state.copy())
        state.apply(legal[rng.randrange(len(legal))])
    return found


def small(game: Game, rounds: int = 2) -> SearchSettings:
    """Far enough, but quick on an uncompiled engine, too."""
    return SearchSettings(profile(game.id).lead, foresight=rounds, width=3, positions=60)


def looked_at(game: Game, setup: Any, position: State, simulations: int) -> list[tuple[list[int], int]]:
    """The turns at the root of a search, and how often each was played."""
    view = game.view(position, int(position.actor))
    contest = think(game, setup, view, small(game), simulations, Random(11))
    return [(turn.actions, int(turn.visits)) for turn in contest.search.root.turns]


def trees() -> list[list[tuple[list[int], int]]]:
    """What is looked at in the middle of a game of each kind."""
    found = []
    for game_id in games.ids():
        game = games.get(game_id)
        setup = make_setup(game, min(3, game.players[-1]))
        positions = choices(game, setup, seed=3)
        found.append(looked_at(game, setup, positions[len(positions) // 2], SIMULATIONS))
    return found


@pytest.mark.slow
def test_the_same_luck_and_budget_give_the_same_tree_in_every_process() -> None:
    command = "import json; from tests.bots.test_search import trees; print(json.dumps(trees()))"
    elsewhere = [
        subprocess.run(
            [sys.executable, "-c", command],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert elsewhere[0] == elsewhere[1]
    told = msgspec.json.decode(elsewhere[0], type=list[list[tuple[list[int], int]]])
    assert all(sum(visits for _, visits in tree) >= SIMULATIONS for tree in told if len(tree) > 1)
    assert any(len(tree) > 1 for tree in told), "with one turn to choose from this proved nothing"


def test_it_can_be_asked_after_any_number_of_simulations() -> None:
    game = games.get("amber")
    setup = make_setup(game, 2)
    positions = choices(game, setup, seed=5)
    world = positions[len(positions) // 2]
    search = Search(world, game.evaluate, in_leads(game), small(game), Random(1))
    contest = Contest(search)
    for done in range(20):
        assert search.simulations == done
        assert contest.best().actions[0] in world.legal()
        if done:
            assert sum(contest.best().mean_chances()) == pytest.approx(1.0)
        search.simulate(world, contest.running[done % len(contest.running)], done)


def test_the_clock_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second by a clock that goes on by a quarter of one whenever somebody looks at it."""
    ticks = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: 0.25 * next(ticks))
    monkeypatch.setattr(halving, "time", clock)
    game = games.get("amber")
    setup = make_setup(game, 2)
    positions = choices(game, setup, seed=5)
    position = positions[len(positions) // 2]
    endless = msgspec.structs.replace(LEVELS["expert"], effort=1e9, seconds=1.0)
    view = game.view(position, int(position.actor))
    assert SearchBot(endless).choose(game, setup, view, Random(1))[0] in position.legal()
    # Looked at when it began, when the turn was planned, when they began to be compared, and after each of
    # three simulations
    assert next(ticks) == 6


@pytest.mark.parametrize(
    ("game_id", "seats"),
    [(game_id, seats) for game_id in games.ids() for seats in games.get(game_id).players if seats <= 4],
)
def test_it_goes_on_to_the_end_of_a_game(game_id: str, seats: int) -> None:
    """With more simulations than there are ways to go on."""
    game = games.get(game_id)
    setup = make_setup(game, seats)
    positions = choices(game, setup, seed=seats)
    for position in positions[-1], positions[-4], positions[-12]:
        tree = looked_at(game, setup, position, SIMULATIONS)
        assert len(tree) == 1 or sum(visits for _, visits in tree) >= SIMULATIONS
        assert all(actions[0] in position.legal() for actions, _ in tree)


@pytest.mark.slow
def test_it_is_right_about_games_too_small_to_play() -> None:
    """On the sources: a compiled engine cannot play on positions that are Python classes."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", TOYS],
        cwd=ROOT,
        env={**os.environ, "PARLOUR_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout
