"""Bots choose legally, by what their seat can see, and the better one is better."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour import bots, games
from parlour.arena import Series, play_series
from parlour.bots import LEVELS, Bot, SearchBot, halving, turn_of
from parlour.bots.halving import Contest
from parlour.bots.profile import profile
from parlour.bots.settings import SearchSettings
from parlour.kernel import state as kernel_state
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll

IS_COMPILED = not str(kernel_state.__file__).endswith(".py")


def player(name: str) -> Bot:
    """A new one. Levels think less here and by no clock, so that a slow machine changes nothing."""
    if name not in LEVELS:
        return bots.bot(name)
    level = LEVELS[name]
    return SearchBot(msgspec.structs.replace(level, effort=min(level.effort, 0.25), seconds=float("inf")))


def positions(game: Game, setup: Any, seed: int, about: int) -> list[State]:
    """About so many positions of a random game, all through it, in which a seat has a choice."""
    state = game.begin(setup)
    rng = Random(seed)
    found: list[State] = []
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        if len(legal) > 1:
            found.append(state.copy())
        state.apply(legal[rng.randrange(len(legal))])
    return found[:: max(1, len(found) // about)]


def enough(name: str) -> int:
    """How many positions will do: those who plan or try much take long over each of them."""
    if name in LEVELS:
        return 8 if IS_COMPILED else 2
    return 40 if IS_COMPILED or name == "random" else 4


def make_setup(game: Game, players: int, **options: object) -> Any:
    edition = game.edition()
    return game.setup(edition, players, game.accept_options(edition, players, options))


def turned(game: Game, players: int) -> dict[str, object]:
    """Every option of a game turned over."""
    return {
        one.id: one.choices[-1] if one.choices else not one.default
        for one in game.options(game.edition(), players)
    }


def test_levels_go_from_weak_to_strong() -> None:
    weak_to_strong = list(LEVELS.values())
    assert weak_to_strong == sorted(weak_to_strong, key=lambda level: level.effort)
    assert [level.place for level in weak_to_strong] == list(range(len(LEVELS)))
    for game_id in games.ids():
        misjudged = profile(game_id).misjudged
        assert len(misjudged) == len(LEVELS)
        assert list(misjudged) == sorted(misjudged, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_bot_chooses_a_legal_action(level: str, game_id: str, is_turned: bool) -> None:
    game = games.get(game_id)
    for players in (game.players[0], game.players[-1]):
        setup = make_setup(game, players, **(turned(game, players) if is_turned else {}))
        for state in positions(game, setup, seed=players, about=enough(level)):
            view = game.view(state, int(state.actor))
            assert turn_of(player(level).choose(game, setup, view, Random(1)))[0] in state.legal()


@pytest.mark.slow
@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("game_id", games.ids())
def test_a_bot_does_not_know_what_is_hidden(level: str, game_id: str) -> None:
    """Whatever lies in the other hands and the stack: what looks the same is played the same."""
    game = games.get(game_id)
    players = min(3, game.players[-1])
    setup = make_setup(game, players, **turned(game, players))
    rng = Random(5)
    seen_different = has_secrets = False
    for state in positions(game, setup, seed=2, about=enough(level)):
        seat = int(state.actor)
        own, next_one = (msgspec.to_builtins(game.view(state, one)) for one in (seat, (seat + 1) % players))
        has_secrets |= {**own, "seat": 0} != {**next_one, "seat": 0}
        other = game.resample(setup, state, seat, rng)
        seen_different |= game.view(other, (seat + 1) % players) != game.view(state, (seat + 1) % players)
        chosen, chosen_there = (
            turn_of(player(level).choose(game, setup, game.view(one, seat), Random(9)))
            for one in (state, other)
        )
        assert chosen == chosen_there
    assert seen_different == has_secrets, "the hidden tiles were never different, so this proved nothing"


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_planned_in_an_imagined_position_goes_as_planned(game_id: str) -> None:
    """Up to chance: nothing is revealed before, so a bot can answer with all of it at once."""
    game = games.get(game_id)
    rng = Random(7)
    longest = 0
    for players in (game.players[0], game.players[-1]):
        setup = make_setup(game, players, **turned(game, players))
        for state in positions(game, setup, seed=players, about=40 if IS_COMPILED else 4):
            seat = int(state.actor)
            imagined = game.resample(setup, state, seat, rng)
            steps = 0
            while state.actor == seat:
                assert list(imagined.legal()) == list(state.legal())
                assert game.view(imagined, seat) == game.view(state, seat)
                action = state.legal()[rng.randrange(len(state.legal()))]
                state.apply(action)
                imagined.apply(action)
                steps += 1
            assert imagined.actor == state.actor
            longest = max(longest, steps)
    assert longest > 0


def test_random_takes_every_action_equally_often() -> None:
    game = games.get("amber")
    setup = make_setup(game, 2)
    state = min(positions(game, setup, seed=4, about=1000), key=lambda one: len(one.legal()))
    view = game.view(state, int(state.actor))
    rng = Random(3)
    rounds = 400 * len(state.legal())
    counts = Counter(bots.RandomBot().choose(game, setup, view, rng) for _ in range(rounds))
    assert sorted(counts) == list(state.legal())
    # 400 expected each, with a standard deviation of at most 20
    assert all(300 < count < 500 for count in counts.values())


def test_the_same_luck_gives_the_same_choice() -> None:
    game = games.get("amber")
    setup = make_setup(game, 2)
    for state in positions(game, setup, seed=6, about=4):
        view = game.view(state, int(state.actor))
        for level in bots.names():
            first, second = (turn_of(player(level).choose(game, setup, view, Random(7))) for _ in range(2))
            assert first == second


@pytest.mark.slow
def test_a_turn_that_goes_on_is_thought_about_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance may bring something new several times a turn, and people wait."""
    game = games.get("unconscious_mind")
    setup = make_setup(game, 2)
    spent: list[tuple[int, float]] = []

    def think(
        game: Game,
        setup: Any,
        view: Any,
        settings: SearchSettings,
        simulations: int,
        rng: Random,
        seconds: float,
    ) -> Contest:
        spent.append((simulations, seconds))
        return halving.think(game, setup, view, settings, 1, rng)

    monkeypatch.setattr("parlour.bots.players.think", think)
    level = LEVELS["expert"]
    begun = midway = 0
    for state in positions(game, setup, seed=8, about=24):
        SearchBot(level).choose(game, setup, game.view(state, int(state.actor)), Random(1))
        part = 1 / 3 if len(state.frames) else 1.0
        assert spent.pop() == (math.ceil(level.simulations(game) * part), level.seconds * part)
        midway += part < 1
        begun += part == 1
    assert begun
    assert midway


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    # At least 99 in 100. Uncompiled a game takes a second, so fewer have to do there.
    count = 100 if IS_COMPILED else 6
    options = tuple(games.get("amber").accept_options(games.get("amber").edition(), 2, {}).items())
    series = Series("amber", 2, options, None, ("greedy", "random"), seed=1)
    won = sum(
        result.won[series.seats(result.number).index(0)] / sum(result.won)
        for result in play_series(series, count, workers=1)
    )
    assert won >= 0.99 * count
