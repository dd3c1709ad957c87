"""Research cards: gaining and playing them."""

from __future__ import annotations

from typing import Any

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.kernel.state import CHANCE
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    choices,
    coffee,
    decision,
    dial,
    hand,
    may,
    play,
    player,
    position,
    refusal,
    resolve,
    tags,
    triggers,
    view,
    vp,
)

GAIN = "[{op: gain, research: 1}]"


def playing(cards: str, **given: Any) -> UnconsciousMindState:
    """At the action that plays cards or publishes."""
    state = position(hand={TEAL: cards}, **given)
    play(state, "place i11 play_or_publish", "ideas idea", "do 1")
    return state


@rule("UM-RES-1")
def test_a_card_is_drawn_and_one_may_be_swapped_with_the_display() -> None:
    state = position(hand={TEAL: "r20"}, research="r01 r02")
    resolve(state, GAIN)
    play(state, "do 1")
    assert state.actor == CHANCE
    play(state, "deal_research r30")
    assert hand(state) == ["r20", "r30"]
    assert choices(state, "swap") == {"r20 1", "r20 2", "r30 1", "r30 2"}
    play(state, "swap r20 2")
    assert (hand(state), view(state).research) == (["r02", "r30"], ["r01", "r20"])
    assert decision(state) == "turn"  # one swap only


@rule("UM-RES-1")
def test_the_swap_may_be_left() -> None:
    state = position(research="r01 r02")
    resolve(state, GAIN)
    play(state, "do 1", "deal_research r30", "stop")
    assert (hand(state), view(state).research) == (["r30"], ["r01", "r02"])


@rule("UM-RES-1")
def test_others_see_only_cards_taken_from_the_display() -> None:
    state = position(research="r01 r02")
    resolve(state, GAIN)
    play(state, "do 1", "deal_research r30")
    assert view(state, PINK).hand == []
    assert (view(state, PINK).players[TEAL].hand, view(state, PINK).players[TEAL].known) == (1, [])
    play(state, "swap r30 1")
    assert view(state, PINK).players[TEAL].known == ["r01"]


@rule("UM-RES-2")
def test_an_empty_deck_gives_no_card() -> None:
    state = position(decks={"research": ""})
    resolve(state, GAIN)
    assert (hand(state), decision(state)) == ([], "turn")
    state = position(hand={TEAL: "r20"}, research="r01 r02", decks={"research": ""})
    resolve(state, GAIN)
    play(state, "do 1")
    assert state.actor != CHANCE
    assert choices(state, "swap") == {"r20 1", "r20 2"}


@rule("UM-RES-3")
def test_a_card_played_counts_with_its_tags_and_has_its_effect() -> None:
    state = playing("r05 r20")
    assert tags(state) == {}
    play(state, "play r05")
    assert (player(state).in_play, hand(state)) == (["r05"], ["r20"])
    assert tags(state) == {"library": 1}
    assert (coffee(state), vp(state)) == (2, 1)


@rule("UM-RES-3")
def test_its_own_tags_count_for_its_effect() -> None:
    state = playing("r27")  # triggers the University, of which it has a tag
    play(state, "play r27", "do 1")
    assert decision(state) == "location"
    assert triggers(state) == 2


@rule("UM-RES-3")
def test_cards_cannot_be_played_freely() -> None:
    state = position(hand={TEAL: "r05"})
    assert refusal(state, "play r05") == "UM-TURN-1"


@rule("UM-RES-4")
def test_up_to_two_cards_one_after_the_other() -> None:
    state = playing("r09 r12 r02")
    play(state, "play r09", "do 1", "insight common reserve median-growth")
    assert choices(state, "play") == {"r12", "r02"}
    assert may(state, "stop")
    play(state, "play r02")
    assert (vp(state), dial(state), decision(state)) == (2, "median-growth", "inkpot")
    assert hand(state) == ["r12"]


@rule("UM-RES-4")
def test_or_a_treatise_but_not_both() -> None:
    state = playing("r31 r12", in_play={TEAL: "r01 r02 r13"}, dial={TEAL: "own:reserve"})
    assert choices(state, "publish") == {"t31"}
    play(state, "play r31")
    assert not choices(state, "publish")
    assert choices(state, "play") == {"r12"}


@rule("UM-RES-4")
def test_an_effect_that_only_plays_cards_does_not_publish() -> None:
    state = position(hand={TEAL: "r31"}, in_play={TEAL: "r01 r02 r13"}, dial={TEAL: "own:reserve"})
    resolve(state, "[{op: play_research, max: 2}]")
    play(state, "do 1")
    assert not choices(state, "publish")
    assert choices(state, "play") == {"r31"}
