"""Location Goals."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    choices,
    decision,
    play,
    player,
    position,
    refusal,
    tags,
    view,
)

TWO_COLUMNS_BUT_ONE = "n102 n103 · / n104 n105 · / n106 · ·"
FREE_TILE = "[{op: gain, notebook: 1}]"


def put(notebook: str, place: str, **given: Any) -> UnconsciousMindState:
    state = position(coffee={TEAL: 1}, notebook={TEAL: notebook}, **given)
    play(state, "place i01 notebook_left", "ideas idea", "do 1", "take level_2", f"put {place}")
    return state


def cure(client: str, cured: str, **given: Any) -> UnconsciousMindState:
    """Cure one more client, by a Dream."""
    state = position(
        rooms={TEAL: f"{client} m05 @2"},
        dial={TEAL: "major-growth"},
        cured={TEAL: cured},
        **given,
    )
    play(state, "treat primary", "insight common major-growth reserve", "do 1")
    return state


@rule("UM-GOAL-1")
def test_a_goal_that_is_met_is_claimed_at_once_for_reputation_and_two_tags() -> None:
    state = put(TWO_COLUMNS_BUT_ONE, "c2")
    assert view(state).goals["goal_columns"] == TEAL
    assert (player(state).reputation, view(state).freud_reputation) == (1, 2)
    assert tags(state) == {"cafe": 2}


@rule("UM-GOAL-1")
def test_not_before_it_is_met() -> None:
    state = put("n102 · · / n104 · · / n106 · ·", "b2")
    assert set(view(state).goals.values()) == {-1}


@rule("UM-GOAL-1")
def test_nor_after_another_has_it() -> None:
    state = put(TWO_COLUMNS_BUT_ONE, "c2", goals={"goal_columns": PINK})
    assert view(state).goals["goal_columns"] == PINK
    assert (player(state).reputation, tags(state)) == (0, {})


# The conditions


@rule("UM-GOAL-2")
def test_two_complete_rows() -> None:
    state = put("n102 n103 n104 / n105 n106 ·", "b3", cured={TEAL: "k01"})
    assert view(state).goals["goal_rows"] == TEAL
    assert tags(state) == {"theater": 2}


@rule("UM-GOAL-2")
@pytest.mark.parametrize(
    ("client", "cured", "goal"),
    [
        ("c01", "c02 c03", "goal_routine"),
        ("k01", "k02", "goal_case_study"),
        ("c01", "c02", ""),
        ("k01", "c02", ""),
    ],
)
def test_cures(client: str, cured: str, goal: str) -> None:
    state = cure(client, cured)
    claimed = {name for name, seat in view(state).goals.items() if seat == TEAL}
    assert claimed == ({goal} if goal else set())


@rule("UM-GOAL-2")
def test_two_insights_on_the_city_map() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"},
        freud="theater",
        in_play={TEAL: "r01 r02 r05"},
        dial={TEAL: "own:reserve"},
        district_insights={"red": "0"},
        tokens={"green": 4},
    )
    play(state, "recall", "district green 1")
    assert view(state).goals["goal_city"] == -1
    play(state, "insight own reserve reserve")
    assert view(state).goals["goal_city"] == TEAL


@rule("UM-GOAL-2")
def test_two_treatises() -> None:
    state = position(
        in_play={TEAL: "r01 r02 r13"}, dial={TEAL: "own:reserve"}, treatises={"t32": "0 r14 r15 r25"}
    )
    play(state, "place i11 play_or_publish", "ideas idea", "do 1", "publish t31")
    play(state, "volume r01", "volume r02", "volume r13", "insight own reserve reserve")
    assert view(state).goals["goal_treatises"] == TEAL


# The goal without a Location


@rule("UM-GOAL-3")
def test_its_owner_chooses_a_location_for_it() -> None:
    state = cure("c01", "c02 c03 k01 k02", goals={"goal_routine": PINK, "goal_case_study": PINK})
    assert decision(state) == "goal"
    assert len(choices(state, "goal")) == 6
    assert refusal(state, "stop") == "UM-GOAL-3"
    before = tags(state).get("museum", 0)
    play(state, "goal museum")
    assert tags(state)["museum"] == before + 2
    assert player(state).reputation == 1


@rule("UM-GOAL-4")
def test_goals_met_together_each_bring_reputation() -> None:
    state = cure("c01", "c02 c03 k01 k02", goals={"goal_case_study": PINK})
    play(state, "goal cafe")
    assert [view(state).goals[goal] for goal in ("goal_routine", "goal_five")] == [TEAL, TEAL]
    assert (player(state).reputation, view(state).freud_reputation) == (2, 3)
