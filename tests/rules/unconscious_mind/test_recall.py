"""Recalling Ideas and the bonuses of the City Map."""

from __future__ import annotations

from typing import Any

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    boxes,
    bright,
    choices,
    coffee,
    decision,
    dial,
    may,
    play,
    player,
    position,
    refusal,
    view,
)

TABLE = {"i11": "0 idea notebook_left", "i22": "0 two_ideas gain_research"}
GREEN_3 = "r01 r02 r05"
"""Three green tags: two Theaters and a Library."""


def recalling(**given: Any) -> UnconsciousMindState:
    """At the choice of a bonus."""
    state = position(**{"table": TABLE, **given})
    play(state, "recall")
    return state


@rule("UM-RECALL-1")
def test_at_least_one_idea_must_be_on_the_table() -> None:
    assert refusal(position(), "recall") == "UM-RECALL-1"
    assert refusal(position(table={"i11": "1 idea notebook_left"}), "recall") == "UM-RECALL-1"
    assert may(position(table={"i11": "0 idea notebook_left"}), "recall")


@rule("UM-RECALL-2")
def test_a_coffee_for_each_space_and_all_ideas_come_back() -> None:
    state = recalling(table={**TABLE, "i32": "1 idea gain_research"})
    assert coffee(state) == 2
    assert player(state).ideas == 3
    assert list(view(state).table) == ["i32"]


@rule("UM-RECALL-2")
def test_coffee_beyond_the_limit_is_lost() -> None:
    state = recalling(coffee={TEAL: 5})
    assert (coffee(state), decision(state)) == (6, "spill")
    play(state, "stop")
    assert (coffee(state), decision(state)) == (6, "bonus")


# Bonuses


@rule("UM-RECALL-3")
def test_a_location_slot_where_the_professor_or_freud_is() -> None:
    state = recalling(freud="theater", professors={TEAL: "museum", PINK: "cafe"}, slots=["theater-2"])
    assert choices(state, "slot") == {"theater 1", "theater 3", "museum 1", "museum 2", "museum 3"}
    assert refusal(state, "slot cafe 1") == "UM-RECALL-3"
    assert may(state, "stop")


@rule("UM-RECALL-3")
def test_a_district_slot_needs_enough_tags_and_an_own_insight() -> None:
    here: dict[str, Any] = {"freud": "theater", "professors": {TEAL: "theater"}, "in_play": {TEAL: GREEN_3}}
    assert choices(recalling(**here), "district") == set()
    state = recalling(**here, dial={TEAL: "own:minor-growth"})
    assert choices(state, "district") == {"green 1"}
    assert refusal(state, "district green 2") == "UM-RECALL-3"


@rule("UM-RECALL-3")
def test_tags_of_both_locations_of_the_district_count() -> None:
    state = recalling(professors={TEAL: "theater"}, in_play={TEAL: "r08 r01"}, dial={TEAL: "own:reserve"})
    assert choices(state, "district") == {"green 1"}


@rule("UM-RECALL-3")
def test_not_a_district_without_a_figure_nor_a_slot_that_is_taken() -> None:
    state = recalling(
        freud="museum", professors={TEAL: "opera"}, in_play={TEAL: GREEN_3}, dial={TEAL: "own:reserve"}
    )
    assert choices(state, "district") == set()
    state = recalling(
        freud="theater",
        in_play={TEAL: f"{GREEN_3} r08"},
        dial={TEAL: "own:reserve"},
        district_insights={"green": "1 · ·"},
    )
    assert choices(state, "district") == {"green 2", "green 3"}


@rule("UM-RECALL-4")
def test_the_token_covers_the_slot_and_its_effect_follows() -> None:
    state = recalling(professors={TEAL: "library"}, tokens={"green": 7})
    play(state, "slot library 3")
    assert (coffee(state), bright(state)) == (4, 1)
    assert view(state).tokens["green"] == 6
    assert view(state).slots_taken["library"] == [2]
    assert player(state).reputation == 0


@rule("UM-RECALL-4")
def test_the_first_token_of_a_stack_brings_reputation_after_the_effect() -> None:
    state = recalling(professors={TEAL: "theater"}, freud="theater")
    play(state, "slot theater 2", "do 1")
    assert player(state).reputation == 0
    play(state, "insight common reserve major-growth")
    assert player(state).reputation == 1
    assert view(state).freud_reputation == 2


@rule("UM-RECALL-4")
def test_a_district_slot_takes_an_own_insight() -> None:
    state = recalling(
        freud="theater",
        in_play={TEAL: GREEN_3},
        dial={TEAL: "own:reserve own:major-passion"},
        tokens={"green": 5},
    )
    play(state, "district green 1")
    assert decision(state) == "mark"
    play(state, "insight own major-passion reserve")
    assert dial(state) == ""
    assert view(state).district_insights["green"] == [TEAL, -1, -1, -1]
    assert boxes(state) == 1
    play(state, "do 1")
    assert choices(state, "advance") == {"1"}


@rule("UM-RECALL-4")
def test_the_sixth_slot_brings_reputation_of_its_own() -> None:
    state = recalling(
        freud="theater",
        in_play={TEAL: "r08 r01 r02 r03 r04"},
        dial={TEAL: "own:reserve"},
        tokens={"green": 5},
    )
    play(state, "district green 4", "insight own reserve reserve")
    number = next(at for at in ("2", "3") if at in choices(state, "do"))
    play(state, f"do {number}")
    assert player(state).reputation == 1


@rule("UM-RECALL-5")
def test_without_tokens_there_is_no_bonus() -> None:
    state = recalling(
        freud="theater",
        professors={TEAL: "library"},
        in_play={TEAL: GREEN_3},
        dial={TEAL: "own:reserve"},
        tokens={"green": 0},
    )
    assert decision(state) != "bonus"
    assert state.actor == PINK
