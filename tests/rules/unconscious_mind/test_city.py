"""Moving figures on the City Map and triggering Locations."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
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
    resolve,
    triggers,
    view,
)


def moving(figure: str, **given: Any) -> UnconsciousMindState:
    state = position(**given)
    play(state, f"place i21 move_{figure}", "ideas idea", "do 1")
    return state


@rule("UM-CITY-1")
def test_a_professor_goes_one_or_two_locations_or_to_freud() -> None:
    state = moving("professor", freud="theater", professors={TEAL: "museum"})
    assert choices(state, "go") == {"professor 0", "professor 1", "professor 2"}
    assert may(state, "stop")
    play(state, "go professor 2")
    assert player(state).professor == "cafe"
    state = moving("professor", freud="theater", professors={TEAL: "museum"})
    play(state, "go professor 0")
    assert player(state).professor == "theater"


@rule("UM-CITY-1")
def test_it_does_not_go_to_freud_where_it_is_with_him_already() -> None:
    state = moving("professor", freud="theater", professors={TEAL: "theater"})
    assert choices(state, "go") == {"professor 1", "professor 2"}
    assert refusal(state, "go professor 0") == "UM-CITY-1"


@rule("UM-CITY-1")
def test_freud_goes_one_to_three_locations_clockwise() -> None:
    state = moving("freud", freud="cafe")
    assert choices(state, "go") == {"freud 1", "freud 2", "freud 3"}
    play(state, "go freud 2")
    assert view(state).freud == "library"


@rule("UM-CITY-2")
def test_the_location_may_be_triggered_or_not() -> None:
    state = moving("freud", freud="theater")
    play(state, "go freud 1", "stop")
    assert (dial(state), decision(state)) == ("", "inkpot")


@rule("UM-CITY-2")
def test_only_after_a_move() -> None:
    state = moving("freud", freud="theater")
    play(state, "stop")
    assert decision(state) == "inkpot"


@rule("UM-CITY-3")
def test_as_often_as_figures_are_there() -> None:
    state = moving("freud", freud="theater", professors={TEAL: "library", PINK: "library"})
    play(state, "go freud 1")
    assert triggers(state) == 3


@rule("UM-CITY-3")
def test_or_as_matching_tags_are_in_play_if_that_is_more() -> None:
    state = moving("freud", freud="theater", in_play={TEAL: "r08 r22"})  # three Library tags
    play(state, "go freud 1")
    assert triggers(state) == 3


@rule("UM-CITY-3")
def test_figures_and_tags_do_not_add_up() -> None:
    state = moving("freud", freud="theater", in_play={TEAL: "r08"}, professors={TEAL: "library"})
    play(state, "go freud 1")
    assert triggers(state) == 2


@rule("UM-CITY-3")
def test_others_tags_do_not_count() -> None:
    state = moving("freud", freud="theater", in_play={PINK: "r08 r22"})
    play(state, "go freud 1")
    assert triggers(state) == 1


@rule("UM-CITY-3")
def test_at_most_five_times() -> None:
    state = moving("freud", freud="theater", in_play={TEAL: "r04 r05 r06 r08 r22 r34"})
    assert player(state).tags["library"] >= 6
    play(state, "go freud 1")
    assert triggers(state) == 5


@rule("UM-CITY-4")
def test_the_effects_in_any_mix_each_fully_before_the_next() -> None:
    state = moving("freud", freud="theater", in_play={TEAL: "r08 r22"})
    play(state, "go freud 1")
    assert choices(state, "effect") == {"1", "2"}  # no Median Growth to use
    play(state, "effect 1", "do 1", "insight common reserve minor-growth")
    play(state, "effect 1", "do 1", "insight common reserve minor-growth")
    assert triggers(state) == 1
    play(state, "effect 2")
    assert (dial(state), coffee(state)) == ("minor-growth minor-growth", 2)
    assert decision(state) != "location"


@rule("UM-CITY-5")
def test_a_bright_idea_is_worth_two_more() -> None:
    state = moving("freud", freud="theater", bright={TEAL: 2})
    play(state, "go freud 1", "more")
    assert (triggers(state), bright(state)) == (3, 1)
    play(state, "more")
    assert (triggers(state), bright(state)) == (5, 0)


@rule("UM-CITY-5")
def test_within_the_limit_of_five() -> None:
    state = moving("freud", freud="theater", in_play={TEAL: "r08 r22 r34"}, bright={TEAL: 2})
    play(state, "go freud 1", "more")
    assert triggers(state) == 5
    assert refusal(state, "more") == "UM-CITY-3"


@rule("UM-CITY-6")
@pytest.mark.parametrize(("cards", "times"), [("", 1), ("r08", 3)])
def test_a_location_tag_triggers_its_location_once_more_than_the_own_tags(cards: str, times: int) -> None:
    state = position(in_play={TEAL: cards}, professors={TEAL: "library", PINK: "library"}, freud="library")
    resolve(state, "[{op: trigger_location, tag: library}]")
    play(state, "do 1")
    assert triggers(state) == times  # figures are of no use here
    assert view(state).freud == "library"


@rule("UM-CITY-6")
def test_bright_ideas_help_there_too() -> None:
    state = position(bright={TEAL: 1})
    resolve(state, "[{op: trigger_location, tag: cafe}]")
    play(state, "do 1", "more")
    assert triggers(state) == 3
