"""Publishing Treatises and citing others'."""

from __future__ import annotations

from typing import Any

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    bright,
    choices,
    decision,
    dial,
    play,
    player,
    position,
    refusal,
    tags,
    view,
    vp,
)


def publishing(in_play: str, dial: str = "own:reserve", **given: Any) -> UnconsciousMindState:
    """At the action that plays cards or publishes; green r01-r12, purple r13-r24, red r25-r36."""
    state = position(in_play={TEAL: in_play}, hand={TEAL: "r12"}, dial={TEAL: dial}, **given)
    play(state, "place i11 play_or_publish", "ideas idea", "do 1")
    return state


@rule("UM-PUB-1")
def test_any_treatise_that_is_left_and_whose_volumes_one_has() -> None:
    assert choices(publishing("r01 r02 r13 r25"), "publish") == {"t31", "t42"}
    state = publishing("r01 r02 r13", treatises={"t31": "1 r04 r05 r15"})
    assert choices(state, "publish") == set()


@rule("UM-PUB-2")
def test_the_leftmost_volume_is_an_own_card_in_play() -> None:
    """t32 is purple, purple, red: others' purple Volumes do not begin it."""
    others = {"t31": "1 r01 r02 r13"}
    assert choices(publishing("r27", treatises=others), "publish") == set()
    state = publishing("r15 r27", treatises=others)
    play(state, "publish t32")
    assert choices(state, "volume") == {"r15"}
    assert choices(state, "cite") == set()
    assert refusal(state, "cite t31") == "UM-PUB-3"


@rule("UM-PUB-3")
def test_the_rest_are_own_cards_or_citations_exactly_as_many_as_needed() -> None:
    state = publishing("r15 r16 r17 r27", treatises={"t31": "1 r01 r02 r13"})
    play(state, "publish t32", "volume r15")
    assert choices(state, "volume") == {"r16", "r17", "r27"}
    assert choices(state, "cite") == {"t31"}
    play(state, "volume r17")
    assert choices(state, "volume") == {"r27"}  # the purple ones are complete
    assert choices(state, "cite") == set()


@rule("UM-PUB-3")
def test_not_cards_in_hand_nor_others_cards_in_play_nor_own_treatises() -> None:
    assert choices(publishing("r01 r13"), "publish") == set()  # r12 is in hand only
    state = position(in_play={TEAL: "r01 r13", PINK: "r02"}, dial={TEAL: "own:reserve"}, hand={TEAL: "r12"})
    play(state, "place i11 play_or_publish", "ideas idea", "do 1")
    assert choices(state, "publish") == set()
    state = publishing("r01 r13", treatises={"t51": "0 r02 r03 r25 r26 r14", "t33": "0 r27 r28 r04"})
    assert choices(state, "publish") == set()


@rule("UM-PUB-3")
def test_own_treatises_are_not_cited_where_own_cards_would_do() -> None:
    state = publishing("r01 r02 r13", treatises={"t33": "0 r26 r27 r03"})
    play(state, "publish t31", "volume r01")
    assert (choices(state, "volume"), choices(state, "cite")) == ({"r02", "r13"}, set())


@rule("UM-PUB-3")
def test_a_card_that_would_make_the_rest_impossible_is_not_offered() -> None:
    """t31 needs green, green, purple: of Pink's Treatise the green Volume is under the purple one."""
    state = publishing("r01 r13", treatises={"t42": "1 r02 r03 r14"})
    play(state, "publish t31", "volume r01")
    assert choices(state, "volume") == set()
    assert choices(state, "cite") == {"t42"}


@rule("UM-PUB-4")
def test_citing_takes_the_rightmost_volume_and_pays_its_owner() -> None:
    state = publishing("r01", treatises={"t42": "1 r02 r03 r14"})
    play(state, "publish t31", "volume r01", "cite t42")
    assert view(state).treatises["t42"].volumes == ["r02", "r03"]
    assert (vp(state, PINK), bright(state, PINK)) == (2, 1)
    play(state, "cite t42")
    assert (vp(state, PINK), bright(state, PINK)) == (4, 2)
    assert view(state).treatises["t31"].volumes == ["r01", "r03", "r14"]


@rule("UM-PUB-4")
def test_no_gaps_are_left() -> None:
    """A red Volume on the right keeps the purple one from being cited."""
    state = publishing("r01 r04", treatises={"t42": "1 r02 r03 r14 r25"})
    assert choices(state, "publish") == set()


@rule("UM-PUB-5")
def test_an_own_insight_from_anywhere_on_the_dial_marks_it() -> None:
    state = publishing("r01 r02 r13", dial="own:reserve own:major-growth minor-passion")
    play(state, "publish t31", "volume r01", "volume r02", "volume r13")
    assert decision(state) == "mark"
    assert choices(state, "insight") == {"own reserve reserve", "own major-growth reserve"}
    play(state, "insight own major-growth reserve")
    assert dial(state) == "minor-passion"
    assert sum(pair[1] for pair in player(state).dial.values()) == 1


@rule("UM-PUB-5")
def test_without_one_nothing_is_published() -> None:
    assert choices(publishing("r01 r02 r13", dial="minor-growth"), "publish") == set()


@rule("UM-PUB-6")
def test_points_and_tags_of_the_tile_instead_of_those_of_the_cards() -> None:
    state = publishing("r01 r02 r13 r31")
    before = tags(state)
    assert before["cafe"] == 1
    play(state, "publish t31", "volume r01", "volume r02", "volume r13", "insight own reserve reserve")
    assert vp(state) == 7
    assert tags(state) == {"cafe": 2, "opera": 1}
    assert player(state).in_play == ["r31"]
    assert view(state).treatises["t31"].seat == TEAL
