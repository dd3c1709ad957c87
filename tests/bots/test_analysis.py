"""What a search tells people: chances, lines that can be played, and a turn that was played judged beside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour import games
from parlour.bots.analysis import Analysis, analyse
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll

pytestmark = pytest.mark.slow

SIMULATIONS = 16


def make_setup(game: Game, players: int) -> Any:
    edition = game.edition()
    return game.setup(edition, players, game.accept_options(edition, players, {}))


def walk(game: Game, setup: Any, seed: int) -> Iterator[State]:
    """Every position of a game by lot; the same object, so copy what is to stay."""
    rng = Random(seed)
    state = game.begin(setup)
    while state.actor != OVER:
        yield state
        legal = state.legal()
        state.apply(roll(state, rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))])
    yield state


def choices(game: Game, setup: Any, seed: int, number: int) -> list[State]:
    """Some positions, spread over a game, in which somebody has a choice."""
    found = [state.copy() for state in walk(game, setup, seed) if state.actor >= 0 and len(state.legal()) > 1]
    return found[:: len(found) // number + 1]


def think(game: Game, setup: Any, state: State, seat: int, played: tuple[int, ...] = ()) -> Analysis:
    return analyse(game, setup, game.view(state, seat), SIMULATIONS, Random(7), played)


tables = pytest.mark.parametrize(
    ("game_id", "players"), [("amber", 2), ("amygdala", 3), ("unconscious_mind", 2), ("unconscious_mind", 1)]
)


@tables
def test_a_line_can_be_played_to_the_end_of_the_turn(game_id: str, players: int) -> None:
    game = games.get(game_id)
    setup = make_setup(game, players)
    for state in choices(game, setup, seed=3, number=4):
        seat = int(state.actor)
        analysis = think(game, setup, state, seat)
        assert analysis.actor == seat
        assert analysis.lines
        assert list(analysis.lines) == sorted(analysis.lines, key=lambda line: -line.chance)
        for line in analysis.lines:
            assert 0.0 <= line.chance <= 1.0
            position = state.copy()
            for action in line.actions:
                assert position.actor == seat
                assert action in position.legal()
                position.apply(action)
            assert position.actor != seat
        # Who decides is taken to play the best of them.
        assert analysis.chances[seat] == analysis.lines[0].chance


@tables
def test_chances_are_known_from_every_seat_and_at_any_time(game_id: str, players: int) -> None:
    """Rivals have chances too: in a game alone there are two."""
    game = games.get(game_id)
    setup = make_setup(game, players)
    seen = set()
    for number, state in enumerate(walk(game, setup, 5)):
        if number % 400 == 0 or int(state.actor) not in seen:
            seen.add(int(state.actor))
            for seat in range(players):
                chances = think(game, setup, state, seat).chances
                assert len(chances) == players + len(game.rivals(players))
                assert sum(chances) == pytest.approx(1.0)
                assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert seen == {CHANCE, OVER, *range(players)}
    won = [int(one) for one in state.winners()]
    assert list(chances) == [one / sum(won) for one in won]


@pytest.mark.parametrize("game_id", games.ids())
def test_nothing_hidden_is_told(game_id: str) -> None:
    """Whatever lies in the other hands and the stack: what looks the same gets the same advice."""
    game = games.get(game_id)
    players = min(3, game.players[-1])
    setup = make_setup(game, players)
    rng = Random(5)
    seen_different = has_secrets = False
    for state in choices(game, setup, seed=2, number=5):
        seat = int(state.actor)
        own, next_one = (msgspec.to_builtins(game.view(state, one)) for one in (seat, (seat + 1) % players))
        has_secrets |= {**own, "seat": 0} != {**next_one, "seat": 0}
        other = game.resample(setup, state, seat, rng)
        seen_different |= game.view(other, (seat + 1) % players) != game.view(state, (seat + 1) % players)
        assert think(game, setup, state, seat) == think(game, setup, other, seat)
    assert seen_different == has_secrets, "what is hidden was never different, so this proved nothing"


@tables
def test_what_was_played_is_judged_beside_the_best(game_id: str, players: int) -> None:
    game = games.get(game_id)
    setup = make_setup(game, players)
    worse = 0
    for state in choices(game, setup, seed=4, number=8):
        seat = int(state.actor)
        best = think(game, setup, state, seat).lines[0]
        judged = think(game, setup, state, seat, best.actions)
        assert judged.played is not None
        assert judged.played.actions == best.actions
        # It is one of the lines, so it is as good as that one, and neither its chance nor theirs has changed.
        assert judged.played == judged.lines[0] == best
        other = int(state.legal()[-1])
        judged = think(game, setup, state, seat, (other,))
        assert judged.played is not None
        assert judged.played.actions == (other,)
        worse += judged.played.chance < best.chance
    assert worse, "nothing was worse than the best"


def test_what_cannot_be_played_is_cut_off() -> None:
    game = games.get("amber")
    setup = make_setup(game, 2)
    state = choices(game, setup, seed=4, number=3)[1]
    action = int(state.legal()[0])
    played = think(game, setup, state, int(state.actor), (action, action, action)).played
    assert played is not None
    assert played.actions == (action,)
