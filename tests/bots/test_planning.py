"""A turn is planned as a whole, once, from what can be seen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from librt.random import Random

from parlour.bots import Bot, GreedyBot, NoSuchChoice, bot, play_turn, players, turn_of
from parlour.bots.planning import plan_turn
from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState, scoring
from parlour.kernel.game import Game
from parlour.kernel.snapshot import save
from parlour.kernel.state import CHANCE, State
from tests.rules.unconscious_mind.positions import PINK, TEAL, play, position


def paying_first() -> UnconsciousMindState:
    """The last turn: a Dream that costs Insights before it brings anything, and little else to do."""
    return position(
        phase="final_round",
        starter=PINK,
        rooms={TEAL: "k01 m27 @3"},
        dial={TEAL: "median-passion minor-passion minor-freedom"},
        table={"i11": "0 two_ideas play_or_publish", "i12": "0 idea elevate_transfer"},
        tokens={"green": 0, "purple": 0, "red": 0},
    )


def evaluate(state: Any, seat: int) -> float:
    return GAME.evaluate(state, seat)


def points(state: Any, seat: int) -> float:
    return float(scoring.points_of(state, seat))


def test_a_line_ends_with_the_turn() -> None:
    line = plan_turn(paying_first(), evaluate, Random(1))
    assert [step.position.actor for step in line[:-1]] == [TEAL] * (len(line) - 1)
    assert line[-1].position.actor != TEAL


def test_what_costs_at_first_is_found_when_it_pays_in_the_end() -> None:
    state = paying_first()
    line = plan_turn(state, points, Random(1))
    assert state.setup.actions.text(line[1].action) == "treat primary"
    assert points(line[-1].position, TEAL) > points(state, TEAL)


def test_every_step_is_legal_where_it_is_taken() -> None:
    line = plan_turn(paying_first(), evaluate, Random(1))
    for before, step in pairwise(line):
        assert step.action in before.position.legal()


def test_chance_in_the_turn_is_passed_through() -> None:
    """A card is drawn in the middle of it, and the Inkpot still moves afterwards."""
    state = position(rooms={TEAL: "k01 @3"})
    play(state, "place i31 gain_research", "ideas idea")
    line = plan_turn(state, evaluate, Random(1))
    last = line[-1].position
    assert isinstance(last, UnconsciousMindState)
    assert last.inkpot[TEAL] != state.inkpot[TEAL] or last.ideas_locked[TEAL] < state.ideas_locked[TEAL]
    assert last.actor != CHANCE


def test_the_same_luck_gives_the_same_plan() -> None:
    first, second = (
        [int(step.action) for step in plan_turn(paying_first(), evaluate, Random(4))] for _ in range(2)
    )
    assert first == second


def test_planning_leaves_the_position_as_it_was() -> None:
    state = paying_first()
    before = save(state)
    plan_turn(state, evaluate, Random(1))
    assert save(state) == before


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The positions a plan was made for."""
    made: list[State] = []

    def watched(one: State, evaluate: Any, rng: Random) -> Any:
        made.append(one)
        return plan_turn(one, evaluate, rng)

    monkeypatch.setattr(players, "plan_turn", watched)
    return made


def turn_by(player: Bot, state: UnconsciousMindState) -> list[int]:
    """What a bot does until chance or somebody else is to decide."""
    taken = []
    for action in play_turn(player, GAME, state.setup, state, Random(2)):
        state.apply(action)
        taken.append(action)
    return taken


def test_a_turn_takes_one_search(searches: list[State]) -> None:
    state = paying_first()
    assert len(turn_by(bot("greedy"), state)) > 2
    assert state.actor != TEAL
    assert len(searches) == 1


def test_a_forced_decision_takes_none(searches: list[State]) -> None:
    state = paying_first()
    play(state, "treat primary")
    assert len(state.legal()) == 1
    assert next(play_turn(bot("greedy"), GAME, state.setup, state, Random(2))) == state.legal()[0]
    assert searches == []


def test_a_bot_may_answer_with_one_action_at_a_time() -> None:
    asked = 0

    class Slow(Bot):
        def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
            nonlocal asked
            asked += 1
            return GreedyBot().choose(game, setup, view, rng)[0]

    state = paying_first()
    taken = turn_by(Slow(), state)
    assert state.actor != TEAL
    assert 2 < asked <= len(taken)


def test_an_answer_that_is_no_choice_is_refused() -> None:
    state = paying_first()

    class Cheat(Bot):
        def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> tuple[int, int]:
            return GreedyBot().choose(game, setup, view, rng)[0], 32_000

    with pytest.raises(NoSuchChoice, match="32000"):
        turn_by(Cheat(), state)


@pytest.mark.parametrize(("chosen", "turn"), [(7, (7,)), ([7, 8], (7, 8)), (iter([7]), (7,))])
def test_what_a_bot_answers_is_a_turn(chosen: Any, turn: tuple[int, ...]) -> None:
    assert turn_of(chosen) == turn


@pytest.mark.parametrize("chosen", [None, "pass", [], [1.5]])
def test_what_is_no_turn_is_refused(chosen: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        turn_of(chosen)
