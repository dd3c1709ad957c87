"""What every game must keep that declares its decisions: the declaration says what is played."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.kernel.decisions import Decisions
from parlour.kernel.game import Game
from parlour.kernel.snapshot import digest
from parlour.kernel.state import OVER, State
from tests.games.test_conformance import open_table, tables, walk

declaring = pytest.mark.parametrize(
    ("game_id", "players", "variant"),
    [table for table in tables() if open_table(*table.values)[0].decisions is not None],
)


def declared(game_id: str, players: int, variant: str) -> tuple[Game, Any, Decisions]:
    game, setup = open_table(game_id, players, variant)
    assert game.decisions is not None
    return game, setup, game.decisions


def frames(state: State) -> list[list[int]]:
    """The pending decisions as they are kept, the present one last."""
    flat = [*state.frames, state.kind, state.actor, state.a, state.b]
    return [[int(number) for number in flat[at : at + 4]] for at in range(0, len(flat), 4)]


@declaring
def test_what_may_be_done_answers_the_decision_waited_for(game_id: str, players: int, variant: str) -> None:
    game, setup, decisions = declared(game_id, players, variant)
    actions = game.actions(setup)
    for seed in range(3):
        for state in walk(game, setup, seed, 5):
            done = {str(actions.struct(int(action))["do"]) for action in state.legal()}
            if done:
                assert done <= set(decisions.by_number[int(state.kind)].answers)


@declaring
def test_every_kind_of_action_answers_a_decision(game_id: str, players: int, variant: str) -> None:
    game, setup, decisions = declared(game_id, players, variant)
    answers = {kind for decision in decisions.by_number.values() for kind in decision.answers}
    assert answers == set(game.actions(setup).kinds)


@declaring
def test_every_field_has_room_for_what_is_kept_in_it(game_id: str, players: int, variant: str) -> None:
    game, setup, decisions = declared(game_id, players, variant)
    for seed in range(3):
        for state in walk(game, setup, seed, 5):
            for number, _, a, b in frames(state):
                if state.actor == OVER:
                    continue
                decision = decisions.by_number[number]
                values = [field.within(a, b) for field in decision.fields]
                assert all(field.holds(value) for field, value in zip(decision.fields, values, strict=True))
                assert decision.packed(*values) == (a, b), f"{decision.name} keeps more than it declares"


@declaring
def test_a_view_says_what_is_pending_and_that_can_be_had_again(
    game_id: str, players: int, variant: str
) -> None:
    game, setup, decisions = declared(game_id, players, variant)
    for seed in range(3):
        for state in walk(game, setup, seed, 5):
            sent = msgspec.json.encode(decisions.steps(state))
            again = state.copy()
            decisions.restore(again, msgspec.json.decode(sent, type=list[decisions.step]))  # type: ignore[name-defined]
            assert frames(again) == frames(state)
            assert digest(again) == digest(state)
