"""The three modules: the Journalist, Location overlays, Fireworks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from librt.random import Random

from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.kernel.state import CHANCE, roll
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    bright,
    choices,
    coffee,
    decision,
    legal_texts,
    new_game,
    play,
    position,
    room,
    triggers,
    view,
    vp,
)

DISTRICT_OF: dict[str, str] = dict(
    zip(LOCATIONS, ("green", "green", "purple", "purple", "red", "red"), strict=True)
)
GREEN_2 = "r01 r05"


def overlaid(option: str, seed: int) -> dict[str, str]:
    """Which overlays lie where in a new game."""
    state, rng = new_game(overlays=option), Random(seed)
    while state.actor == CHANCE and len(view(state, -1).overlays) < 6:
        state.apply(roll(state, rng))
    return view(state, -1).overlays


# The Journalist


@rule("UM-JOUR-1")
def test_the_journalist_begins_at_another_location_than_freud() -> None:
    state = new_game(journalist=True)
    play(state, "deal_location opera")
    assert choices(state, "deal_location") == set(LOCATIONS) - {"opera"}
    play(state, "deal_location cafe")
    assert (view(state, -1).freud, view(state, -1).journalist) == ("opera", "cafe")


@rule("UM-JOUR-1")
def test_otherwise_there_is_none() -> None:
    state = new_game()
    play(state, "deal_location opera")
    assert not choices(state, "deal_location")
    assert view(state, -1).journalist == ""


@rule("UM-JOUR-2")
def test_the_journalist_may_go_instead_of_the_professor_or_freud() -> None:
    state = position(journalist="museum", freud="theater")
    play(state, "place i21 move_professor", "ideas idea", "do 1")
    assert {text for text in choices(state, "go") if text.startswith("j")} == {
        "journalist 0",
        "journalist 1",
        "journalist 2",
    }
    play(state, "go journalist 0")
    assert view(state).journalist == "theater"
    state = position(journalist="museum", freud="theater")
    play(state, "place i21 move_freud", "ideas idea", "do 1")
    assert choices(state, "go") == {
        *("freud 1", "freud 2", "freud 3"),
        *("journalist 1", "journalist 2", "journalist 3"),
    }
    play(state, "go journalist 3")
    assert (view(state).journalist, view(state).freud) == ("theater", "theater")


@rule("UM-JOUR-2")
@pytest.mark.parametrize(("figure", "times"), [("journalist", 3), ("freud", 2)])
def test_there_the_tags_of_all_treatises_count(figure: str, times: int) -> None:
    """Pink's t32 has a Library tag, Teal two of its own."""
    state = position(
        journalist="theater", freud="theater", treatises={"t32": "1 r14 r15 r25"}, in_play={TEAL: "r08"}
    )
    play(state, "place i21 move_freud", "ideas idea", "do 1", f"go {figure} 1")
    assert triggers(state) == times


@rule("UM-JOUR-2")
def test_the_journalist_is_a_figure() -> None:
    state = position(journalist="library", freud="theater", professors={TEAL: "library"})
    play(state, "place i21 move_freud", "ideas idea", "do 1", "go freud 1")
    assert triggers(state) == 3


@rule("UM-JOUR-3")
def test_bonuses_where_the_journalist_is() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"},
        journalist="cafe",
        freud="theater",
        professors={TEAL: "theater"},
    )
    play(state, "recall")
    assert {slot.split()[0] for slot in choices(state, "slot")} == {"theater", "cafe"}


@rule("UM-JOUR-3")
def test_and_all_treatises_count_for_its_district() -> None:
    given: dict[str, Any] = {
        "table": {"i11": "0 idea notebook_left"},
        "in_play": {TEAL: GREEN_2},
        "dial": {TEAL: "own:reserve"},
        "treatises": {"t32": "1 r14 r15 r25"},
        "freud": "theater",
    }
    state = position(**given)
    play(state, "recall")
    assert choices(state, "district") == set()
    state = position(**given, journalist="library")
    play(state, "recall")
    assert choices(state, "district") == {"green 1"}


# Location overlays


@rule("UM-OVER-1")
@pytest.mark.parametrize("seed", range(4))
def test_option_a_has_six_coloured_sides_in_their_own_districts(seed: int) -> None:
    found = overlaid("A", seed)
    assert all(text.endswith("-colour") for text in found.values())
    assert all(_district(text) == DISTRICT_OF[location] for location, text in found.items())


@rule("UM-OVER-1")
@pytest.mark.parametrize("seed", range(4))
def test_option_b_has_one_of_each_colour_and_three_grey_ones(seed: int) -> None:
    found = overlaid("B", seed)
    coloured = {location: text for location, text in found.items() if text.endswith("-colour")}
    assert sorted(_district(text) for text in coloured.values()) == ["green", "purple", "red"]
    assert all(_district(text) == DISTRICT_OF[location] for location, text in coloured.items())
    assert len({text.split("-")[0] for text in found.values()}) == 6


@rule("UM-OVER-1")
@pytest.mark.parametrize("option", ["A", "B", "C"])
def test_every_way_to_lay_them_is_equally_likely(option: str) -> None:
    """In B: 8 choices of Locations for the coloured sides, 8 of tiles, 6 orders of the grey ones."""
    state = new_game(overlays=option)
    play(state, "deal_location opera")
    found = every_layout(state)
    assert len(found) == {"A": 8, "B": 384, "C": 720}[option]
    assert set(found.values()) == {Fraction(1, len(found))}


@rule("UM-OVER-1")
def test_in_option_b_each_location_and_each_tile_has_its_colour_up_half_the_time() -> None:
    state = new_game(overlays="B")
    play(state, "deal_location opera")
    for location in range(6):
        coloured = [layout[location] % 2 for layout in every_layout(state)]
        assert coloured.count(1) == coloured.count(0)
    for tile in range(6):
        # By tile: 1 + 2 * tile is its coloured side.
        coloured = [1 + 2 * tile in layout for layout in every_layout(state)]
        assert coloured.count(True) == coloured.count(False)


def every_layout(state: UnconsciousMindState) -> dict[tuple[int, ...], Fraction]:
    """What lies where once all overlays lie, and how likely that is."""
    if all(state.overlay_on):
        return {tuple(int(one) for one in state.overlay_on): Fraction(1)}
    found: dict[tuple[int, ...], Fraction] = {}
    tickets = int(state.tickets())
    for ticket in range(tickets):
        dealt = state.copy()
        dealt.apply(state.outcome(ticket))
        for layout, chance in every_layout(dealt).items():
            found[layout] = found.get(layout, Fraction(0)) + chance / tickets
    return found


@rule("UM-OVER-1")
@pytest.mark.parametrize("seed", range(4))
def test_option_c_has_six_grey_sides(seed: int) -> None:
    found = overlaid("C", seed)
    assert all(text.endswith("-grey") for text in found.values())
    assert len(set(found.values())) == 6


def _district(overlay: str) -> str:
    return {"1": "green", "2": "green", "3": "purple", "4": "purple", "5": "red", "6": "red"}[overlay[1]]


@rule("UM-OVER-2")
def test_an_overlay_covers_the_slots_of_its_location() -> None:
    given: dict[str, Any] = {
        "table": {"i11": "0 idea notebook_left"},
        "professors": {TEAL: "library"},
        "tokens": {"green": 5},
    }
    state = position(**given)
    play(state, "recall", "slot library 3")
    assert (bright(state), coffee(state), vp(state)) == (1, 3, 0)
    state = position(**given, overlays={"library": "o1-grey"})
    play(state, "recall", "slot library 3")
    assert (bright(state), coffee(state), vp(state)) == (0, 1, 3)


@rule("UM-OVER-2")
def test_each_side_has_slots_of_its_own() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"}, freud="cafe", overlays={"cafe": "o6-colour"}, tokens={"red": 5}
    )
    play(state, "recall", "slot cafe 2")
    assert vp(state) == 4


@rule("UM-OVER-3")
def test_the_middle_of_a_grey_side_treats_a_client_once() -> None:
    state = position(
        table={"i11": "0 idea notebook_left"},
        professors={TEAL: "library"},
        overlays={"library": "o1-grey"},
        tokens={"green": 5},
        rooms={TEAL: "c01+g01 m05 l02 @8"},
        dial={TEAL: "major-growth major-growth median-freedom"},
    )
    play(state, "recall", "slot library 2", "do 1")
    assert choices(state, "treat") == {"primary"}
    play(state, "treat primary", "insight common major-growth reserve", "do 1")
    assert room(state).therapy == 6
    assert state.actor == PINK


# Fireworks


def at_bonus(tags: str, fireworks: str = "green", **given: Any) -> UnconsciousMindState:
    state = position(
        **{
            "table": {"i11": "0 idea notebook_left"},
            "freud": "theater",
            "in_play": {TEAL: tags},
            "dial": {TEAL: "own:reserve"},
            "tokens": {"green": 5},
            **given,
        },
        fireworks=fireworks,
    )
    play(state, "recall")
    return state


@rule("UM-FIRE-1")
def test_fireworks_begin_in_freud_s_district() -> None:
    for location in ("library", "opera", "cafe"):
        state = new_game(fireworks=True)
        play(state, f"deal_location {location}")
        assert view(state, -1).fireworks == DISTRICT_OF[location]


@rule("UM-FIRE-2")
def test_a_tag_less_is_needed_beside_the_fireworks() -> None:
    state = at_bonus(GREEN_2)
    assert choices(state, "district") == set()
    assert choices(state, "fireworks") == {"green 1"}
    assert choices(at_bonus(GREEN_2, "red"), "fireworks") == set()


@rule("UM-FIRE-2")
def test_using_them_moves_them_on() -> None:
    state = at_bonus(GREEN_2)
    play(state, "fireworks green 1")
    assert view(state).fireworks == "purple"
    state = at_bonus("r01 r02 r05")
    play(state, "district green 1", "insight own reserve reserve")
    assert view(state).fireworks == "green"  # without their help they stay


@rule("UM-FIRE-2")
def test_they_skip_districts_without_tokens_or_vacant_slots() -> None:
    state = at_bonus(GREEN_2, tokens={"green": 5, "purple": 0})
    play(state, "fireworks green 1")
    assert view(state).fireworks == "red"
    state = at_bonus(GREEN_2, district_insights={"purple": "1 1 1 1"})
    play(state, "fireworks green 1")
    assert view(state).fireworks == "red"


@rule("UM-FIRE-2")
def test_they_leave_a_district_that_has_become_useless() -> None:
    state = at_bonus("", tokens={"green": 1})
    play(state, "slot theater 3")
    while decision(state) != "turn":
        play(state, legal_texts(state)[0])
    assert view(state).tokens["green"] == 0
    assert view(state).fireworks == "purple"
