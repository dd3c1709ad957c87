"""What greedy does in a game of Unconscious Mind: a beginner should be able to learn from it."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from parlour import bots
from parlour.arena import Series, play_series
from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.kernel import state as kernel_state
from parlour.kernel.state import CHANCE, OVER, Sink, roll
from tests.rules.unconscious_mind.positions import PINK, TEAL, new_game, position
from tools.balance_unconscious_mind import rounds

pytestmark = pytest.mark.slow

IS_COMPILED = not str(kernel_state.__file__).endswith(".py")
needs_speed = pytest.mark.skipif(not IS_COMPILED, reason="whole games take minutes uncompiled")


def last_turn(**given: Any) -> UnconsciousMindState:
    """A position in which nothing comes after this turn."""
    return position(phase="final_round", starter=PINK, freud_reputation=10, **given)


def play_turn(state: UnconsciousMindState, seed: int = 1) -> list[str]:
    """Everything greedy decides until it is somebody else's turn."""
    seat = int(state.actor)
    greedy = bots.bot("greedy")
    luck = Random(seed)
    decided = []
    while state.actor in (seat, CHANCE):
        if state.actor == CHANCE:
            state.apply(roll(state, luck))
            continue
        for action in bots.play_turn(greedy, GAME, state.setup, state, luck):
            decided.append(state.setup.actions.text(action))
            state.apply(action)
    return decided


def test_it_publishes_before_it_is_too_late() -> None:
    state = last_turn(in_play={TEAL: "r01 r02 r13"}, dial={TEAL: "own:minor-growth"})
    decided = play_turn(state)
    assert "publish t31" in decided
    assert state.vp[TEAL] >= 7


def test_it_publishes_what_is_worth_most() -> None:
    state = last_turn(in_play={TEAL: "r01 r02 r13 r25"}, dial={TEAL: "own:minor-growth"})
    assert "publish t42" in play_turn(state)


def test_it_cures_a_client_with_the_dream_it_can_pay() -> None:
    state = last_turn(
        rooms={TEAL: "k01 m29 @2"},
        dial={TEAL: "major-passion"},
        table={"i11": "0 two_ideas play_or_publish", "i12": "0 idea elevate_transfer"},
    )
    assert play_turn(state)[0] == "treat primary"
    assert state.cured[TEAL]


def test_it_treats_both_clients_in_one_turn() -> None:
    state = last_turn(
        second_room=[TEAL],
        rooms={TEAL: "k01 m29 l01 @2 / c01 m17 l02 @2"},
        dial={TEAL: "major-passion major-freedom"},
        table={"i11": "0 two_ideas play_or_publish", "i12": "0 idea elevate_transfer"},
    )
    decided = play_turn(state)
    assert {"treat primary", "treat secondary"} <= set(decided)


def test_it_heals_with_a_box_where_that_is_worth_more_than_two_points() -> None:
    state = last_turn(rooms={TEAL: "k01 @1"}, boxes={TEAL: 1})
    assert "box primary" in play_turn(state)


def test_it_keeps_a_box_that_leads_nowhere_any_more() -> None:
    state = last_turn(rooms={TEAL: "k01+g13 @6"}, boxes={TEAL: 1})
    assert "box primary" not in play_turn(state)


def test_it_claims_the_district_its_tags_are_enough_for() -> None:
    state = last_turn(
        in_play={TEAL: "r04 r01"},
        dial={TEAL: "own:minor-growth"},
        professors={TEAL: "theater"},
        table={"i11": "0 two_ideas play_or_publish", "i12": "0 idea elevate_transfer"},
    )
    decided = play_turn(state)
    assert decided[0] == "recall"
    assert "district green 1" in decided


def greedy_game(
    players: int, seed: int, **options: str
) -> tuple[UnconsciousMindState, list[tuple[int, int]]]:
    """A game of greedy against itself: how it ended, and who did what."""
    state = new_game(players, **options)
    state.sink = sink = Sink()
    rng = Random(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        for action in bots.play_turn(bots.bot("greedy"), GAME, state.setup, state, rng):
            state.apply(action)
    return state, [(event[0], event[1]) for event in sink.drain()]


@needs_speed
@pytest.mark.parametrize("players", range(2, 5))
def test_games_against_itself_are_games_people_would_know(players: int) -> None:
    state, events = greedy_game(players, seed=players)
    done = [event for event, _ in events]
    assert 8 <= state.rounds <= 30
    assert done.count(codes.CURED) >= players // 2
    assert done.count(codes.PUBLISHED) >= 1
    assert done.count(codes.REPUTATION_GAINED) >= 9
    assert min(state.scores()) > 40


@needs_speed
@pytest.mark.parametrize(
    "who",
    [
        ("greedy", "greedy"),
        ("greedy", "lingering"),
        ("greedy", "random"),
        ("casual", "novice", "random"),
        ("greedy", "random", "random", "random"),
    ],
    ids=", ".join,
)
def test_one_who_plays_to_win_ends_the_game(who: tuple[str, ...]) -> None:
    """Nothing forces an end, but whoever wants points claims the goals, and each moves Freud's marker."""
    assert max(rounds(who, number) for number in range(2)) <= 60


@needs_speed
def test_alone_it_is_a_match_for_the_id() -> None:
    state, _ = greedy_game(1, seed=1, difficulty="ego")
    own, of_the_id = state.scores()
    assert 2 * own > of_the_id


@needs_speed
def test_greedy_beats_random() -> None:
    options = tuple(GAME.accept_options(GAME.edition(), 2, {}).items())
    series = Series("unconscious_mind", 2, options, None, ("greedy", "random"), seed=1)
    for result in play_series(series, 4, workers=1):
        assert result.won[series.seats(result.number).index(0)]
