"""The games for OpenSpiel, by its own tests and ours."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.state import CHANCE, OVER, roll
from tests.fuzz.asking import questions
from tests.research.tables import TABLES

pytestmark = pytest.mark.slow

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this machine")
generate_playthrough = import_module("open_spiel.python.algorithms.generate_playthrough")
openspiel = import_module("parlour.research.openspiel")

NAMES = [f"parlour_{game}" for game in games.ids()]


def load(game: str, players: int, **options: object) -> Any:
    return pyspiel.load_game(f"parlour_{game}", {"players": players, **options})


def play(state: Any, luck: random.Random, most: int = 1 << 30) -> Any:
    """By lot, up to so many decisions or until the game is over."""
    while most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        most -= 1
    return state


def test_the_games_are_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert openspiel.__doc__


LONG = [(game, players) for game, players in TABLES if game == "unconscious_mind" and players > 1]
"""By lot these games take thousands of decisions, and OpenSpiel's tests look at everything in each."""

BY_LOT = [
    *(table for table in TABLES if table not in LONG),
    *(pytest.param(*table, marks=pytest.mark.fuzz) for table in LONG),
]


def with_sense(game: str, players: int) -> list[int]:
    """The decisions of a game in which players get somewhere, those of chance included."""
    choose = questions(game).choose
    luck = Random(7)
    state = load(game, players).new_initial_state().held.state
    taken = []
    while state.actor != OVER:
        taken.append(int(roll(state, luck) if state.actor == CHANCE else choose(state, luck)))
        state.apply(taken[-1])
    return taken


@pytest.mark.parametrize(("game", "players"), BY_LOT)
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), LONG)
def test_openspiel_finds_nothing_wrong_at_the_end_of_long_games(game: str, players: int) -> None:
    loaded = load(game, players)
    state = loaded.new_initial_state()
    for action in with_sense(game, players)[:-40]:
        state.apply_action(action)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False, specific_initial_state=state)


@pytest.fixture
def few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """To write thousands of numbers as text for every position takes most of the time of a playthrough."""

    def in_brief(tensor: Any, name: str) -> list[str]:
        return [f"{name}: {tensor.sum()}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", in_brief)


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table not in LONG])
def test_a_playthrough_can_be_generated(game: str, players: int) -> None:
    text = generate_playthrough.playthrough(f"parlour_{game}(players={players})", None, seed=7)
    assert f"NumPlayers() = {players}" in text
    assert "IsTerminal() = True" in text


@pytest.mark.usefixtures("few_words")
@pytest.mark.parametrize(("game", "players"), LONG)
def test_a_playthrough_of_a_given_long_game_can_be_generated(game: str, players: int) -> None:
    taken = with_sense(game, players)
    text = generate_playthrough.playthrough(f"parlour_{game}(players={players})", taken)
    assert text.count("\naction: ") == len(taken)
    assert "IsTerminal() = True" in text


@pytest.mark.fuzz
@pytest.mark.usefixtures("few_words")
@pytest.mark.parametrize(("game", "players"), LONG)
def test_a_playthrough_of_a_long_game_can_be_generated(game: str, players: int) -> None:
    text = generate_playthrough.playthrough(f"parlour_{game}(players={players})", None, seed=7)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_add_up_and_so_do_returns(game: str, players: int) -> None:
    loaded = load(game, players)
    assert loaded.num_players() == players
    is_solo = players == 1
    kinds = pyspiel.GameType.Utility
    assert loaded.get_type().utility == (kinds.GENERAL_SUM if is_solo else kinds.ZERO_SUM)
    assert load(game, players, rewards="margin").get_type().utility == kinds.GENERAL_SUM
    state = loaded.new_initial_state()
    luck = random.Random(7)
    for _ in range(60):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert any(state.returns()) <= state.is_terminal()
        play(state, luck, 1)


def test_returns_are_those_of_the_outcome() -> None:
    state = play(load("amber", 2).new_initial_state(), random.Random(7))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("game", games.ids())
def test_a_state_is_copied_and_saved(game: str) -> None:
    loaded = load(game, 2)
    state = play(loaded.new_initial_state(), random.Random(7), 80)
    twin = state.clone()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1]
    for other in (twin, again):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.information_state_string(1) == state.information_state_string(1)
    before = str(state)
    play(twin, random.Random(8), 20)
    assert str(state) == before


@pytest.mark.parametrize("game", games.ids())
def test_what_a_player_cannot_know_changes_nothing(game: str) -> None:
    loaded = load(game, 2)
    state = play(loaded.new_initial_state(), random.Random(7), 100)
    held = state.held
    for seat in range(2):
        before = (state.information_state_string(seat), state.observation_string(seat))
        numbers = (state.information_state_tensor(seat), state.observation_tensor(seat))
        true = held.state
        held.state = held.scenario.game.resample(held.scenario.setup, true, seat, Random(7))
        assert (state.information_state_string(seat), state.observation_string(seat)) == before
        assert (state.information_state_tensor(seat), state.observation_tensor(seat)) == numbers
        held.state = true


def test_an_information_state_tells_histories_apart_that_a_seat_can_tell_apart() -> None:
    """What the others are dealt is secret; what a seat is dealt itself, and did, is not."""
    game = load("amber", 2, setup="2B")

    def dealt(*own_first: int) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node() and "deal" in state.action_to_string(state.chance_outcomes()[0][0]):
            outcomes = [action for action, _ in state.chance_outcomes()]
            at = len(state.history())
            state.apply_action(outcomes[own_first[at] if at < len(own_first) else 0])
        return state

    one, other = dealt(0), dealt(1)
    seats = [seat for seat in range(2) if one.observation_string(seat) == other.observation_string(seat)]
    assert len(seats) == 1, "only one of the two was dealt something else"
    hidden = seats[0]
    assert one.information_state_string(hidden) == other.information_state_string(hidden)
    assert one.information_state_string(1 - hidden) != other.information_state_string(1 - hidden)
    assert one.information_state_tensor(1 - hidden) != other.information_state_tensor(1 - hidden)


def test_parameters_are_the_options() -> None:
    state = play(load("amber", 2, setup="2B", advanced=True).new_initial_state(), random.Random(7), 40)
    assert '"layout":"2B"' in state.observation_string(0)
    solo = pyspiel.load_game("parlour_unconscious_mind(players=1,difficulty=ego)")
    assert solo.get_parameters()["difficulty"] == "ego"
    with pytest.raises(ValueError, match="not 9"):
        load("amber", 9)
    with pytest.raises(ValueError, match="cannot be"):
        load("amber", 2, setup="9Z")


def test_the_parts_of_a_tensor_have_names() -> None:
    game = load("amber", 2)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = play(game.new_initial_state(), random.Random(7), 30)
    observer.set_from(state, 0)
    assert np.array_equal(np.concatenate(list(observer.dict.values())), observer.tensor)
    assert list(observer.dict)[-1] == "digest"
