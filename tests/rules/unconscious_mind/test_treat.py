"""Treating clients, Catharsis, cures and the Secondary Room."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState, couch
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
    end_turn,
    may,
    play,
    player,
    position,
    refusal,
    room,
    tags,
    vp,
)

PAY = "insight common major-growth reserve"
"""For m05: a Major Growth, for two points of therapy and one Victory Point."""


def treated(rooms: str, **given: Any) -> UnconsciousMindState:
    """After the primary room's client was treated with m05."""
    state = position(**{"rooms": {TEAL: rooms}, "dial": {TEAL: "major-growth"}, **given})
    play(state, "treat primary", PAY, "do 1")
    return state


# Treating


@rule("UM-TREAT-1")
def test_a_client_can_be_treated_whose_dream_can_be_paid() -> None:
    rooms = {TEAL: "c01+g01 m05 / c02+g02 m17"}
    assert choices(position(rooms=rooms, dial={TEAL: "major-growth"}), "treat") == {"primary"}
    assert choices(position(rooms=rooms, dial={TEAL: "major-growth major-freedom"}), "treat") == {
        "primary",
        "secondary",
    }
    assert refusal(position(rooms=rooms), "treat primary") == "UM-TREAT-1"


@rule("UM-TREAT-1")
def test_one_or_both_in_either_order_but_nobody_twice() -> None:
    state = position(
        rooms={TEAL: "c01+g01 m05 l02 / c02+g02 m17 l01"},
        dial={TEAL: "major-growth major-growth median-freedom major-freedom"},
    )
    play(state, "treat secondary", "insight common major-freedom reserve", "do 1")
    assert choices(state, "treat") == {"primary"}
    assert may(state, "stop")
    play(state, "treat primary", PAY, "do 1")
    assert state.actor == PINK  # though the Latent Dream of the first could be paid


@rule("UM-TREAT-1")
def test_the_second_may_be_left() -> None:
    state = position(rooms={TEAL: "c01+g01 m05 / c02+g02 m17"}, dial={TEAL: "major-growth major-freedom"})
    play(state, "treat primary", PAY, "do 1", "stop")
    assert (int(state.actor), dial(state)) == (PINK, "major-freedom")


@rule("UM-TREAT-2")
def test_only_the_topmost_dream() -> None:
    state = position(rooms={TEAL: "c01+g01 m17 l02"}, dial={TEAL: "major-growth median-freedom"})
    assert not choices(state, "treat")  # enough for the Latent Dream below
    state = position(rooms={TEAL: "c06+g01 l02"}, dial={TEAL: "major-growth median-freedom"})
    play(state, "treat primary", PAY, "insight common median-freedom reserve", "do 1")
    assert (room(state).latent, room(state).therapy) == ("", 2)


@rule("UM-TREAT-3")
def test_therapy_moves_the_marker_and_scores_the_spaces_on_the_way() -> None:
    state = treated("c06+g13 m05 @8")
    assert room(state).therapy == 6
    assert vp(state) == 1 + 2 + 1  # the Dream, spaces 7 and 6
    state = treated("c01+g01 m05 @6")
    assert (room(state).therapy, vp(state)) == (4, 1)


@rule("UM-TREAT-4")
def test_therapy_must_be_applied() -> None:
    state = position(rooms={TEAL: "c01+g01 m05 @6"}, dial={TEAL: "major-growth"})
    play(state, "treat primary", PAY)
    assert choices(state, "do") == {"1"}
    assert refusal(state, "stop") == "UM-FX-1"


@rule("UM-TREAT-4")
def test_what_is_more_than_the_cure_needs_becomes_boxes() -> None:
    state = treated("c01 m05 @1")
    assert player(state).cured == ["c01"]
    assert boxes(state) == 1


@rule("UM-TREAT-4")
def test_other_effects_of_a_dream_come_in_any_order_and_may_be_left() -> None:
    state = position(rooms={TEAL: "c01+g01 m10 @7"}, dial={TEAL: "major-growth minor-growth"})
    play(state, "treat primary", PAY, "insight common minor-growth reserve")
    assert choices(state, "do") == {"1", "2"}
    play(state, "do 2", "insight common reserve median-passion", "do 1")
    assert (dial(state), room(state).therapy) == ("median-passion", 5)
    state = position(rooms={TEAL: "c01+g01 m10 @7"}, dial={TEAL: "major-growth minor-growth"})
    play(state, "treat primary", PAY, "insight common minor-growth reserve", "do 1", "stop")
    assert (dial(state), int(state.actor)) == ("", PINK)


@rule("UM-TREAT-5")
def test_catharsis_comes_before_the_cure_on_the_same_way() -> None:
    state = position(rooms={TEAL: "c01+g13 l04 @4"}, dial={TEAL: "major-growth major-freedom"})
    play(state, "treat primary", PAY, "insight common major-freedom reserve", "do 1")
    assert decision(state) == "effects"  # of the Grief Layer
    assert (vp(state), room(state).therapy, player(state).cured) == (4, 3, [])
    play(state, "do 1", "insight common reserve major-growth")
    assert player(state).cured == ["c01"]
    assert vp(state) == 4 + 2


@rule("UM-TREAT-6")
@pytest.mark.parametrize(
    ("dream", "grief", "gained"), [("m01", "g02", 1), ("m01", "g01", 0), ("m05", "g01", 0)]
)
def test_a_matching_icon_brings_a_box(dream: str, grief: str, gained: int) -> None:
    """Waves on m01 and g02, a cloud on g01, nothing on m05."""
    state = position(rooms={TEAL: f"c01+{grief} {dream} @8"}, dial={TEAL: "major-growth minor-passion"})
    play(state, "treat primary", PAY)
    assert boxes(state) == gained


@rule("UM-TREAT-6")
def test_not_once_the_grief_layer_is_gone() -> None:
    state = position(rooms={TEAL: "c01 m01 @3"}, dial={TEAL: "major-growth minor-passion"})
    play(state, "treat primary", PAY)
    assert boxes(state) == 0


@rule("UM-TREAT-7")
def test_the_dream_is_discarded() -> None:
    state = treated("c01+g01 m05 l02 @8")
    assert (room(state).manifest, room(state).latent) == ("", "l02")


@rule("UM-TREAT-7")
def test_without_dreams_only_boxes_help() -> None:
    state = treated("c01+g01 m05 @6", boxes={TEAL: 1})
    assert room(state).manifest == room(state).latent == ""
    assert decision(state) == "boxes"
    play(state, "box primary")
    assert room(state).therapy == 3
    assert not choices(position(rooms={TEAL: "c01+g01 @6"}, dial={TEAL: "major-growth"}), "treat")


# Catharsis


@rule("UM-CATH-1")
def test_catharsis_scores_and_triggers_the_grief_layer_which_then_goes() -> None:
    state = treated("c01+g03 m05 @5")
    assert vp(state) == 1 + 2
    assert bright(state) == 1
    assert (room(state).grief, room(state).client) == ("", "c01")


@rule("UM-CATH-1")
def test_only_at_its_icon() -> None:
    state = treated("c01+g03 m05 @6")
    assert (room(state).grief, bright(state)) == ("g03", 0)


@rule("UM-CATH-1")
def test_it_does_not_score_the_cure() -> None:
    state = treated("c06+g03 m05 @5")
    assert vp(state) == 1 + 2
    assert player(state).cured == []


@rule("UM-CATH-1")
def test_boxes_reach_it_too() -> None:
    state = position(rooms={TEAL: "c01+g03 @4"}, boxes={TEAL: 1})
    end_turn(state)
    play(state, "box primary")
    assert (room(state).grief, vp(state), bright(state)) == ("", 2, 1)


@rule("UM-CATH-2")
def test_from_now_on_tags_and_abilities_count() -> None:
    state = position(rooms={TEAL: "c01+g03 m05 @5"}, dial={TEAL: "major-growth"})
    assert (tags(state), player(state).coffee_most) == ({}, 6)
    play(state, "treat primary", PAY, "do 1")
    assert (tags(state), player(state).coffee_most) == ({"cafe": 1}, 8)


@rule("UM-CATH-2")
def test_and_still_after_the_cure() -> None:
    state = treated("c01 m05 @2")
    assert (tags(state), player(state).coffee_most) == ({"cafe": 1}, 8)


@rule("UM-CATH-3")
def test_the_starting_grief_layer_opens_the_secondary_room() -> None:
    state = treated("c01+gs1 m05 @5")
    assert player(state).second_room
    assert coffee(state) == 1
    assert decision(state) == "draft"
    assert couch.DRAFT.room.of(state) == 1  # the Secondary Room
    play(state, "draft c02")


@rule("UM-CATH-3")
def test_no_other_layer_does() -> None:
    state = treated("c01+g03 m05 @5")
    assert not player(state).second_room
    assert state.actor == PINK


# Cures


@rule("UM-CURE-1")
def test_a_cured_client_scores_and_leaves_the_office_with_its_dreams() -> None:
    state = treated("c11 m05 l02 @2")
    assert vp(state) == 1 + 4
    assert player(state).cured == ["c11"]
    empty = room(state)
    assert (empty.client, empty.manifest, empty.latent) == ("", "", "")
    assert decision(state) == "draft"


@rule("UM-CURE-1")
def test_nobody_is_cured_before_the_last_space() -> None:
    state = treated("c11 m05 l02 @3")
    assert (player(state).cured, room(state).therapy, vp(state)) == ([], 1, 1)
