"""The advanced game: special shovels and the face-up row."""

from __future__ import annotations

from functools import partial

import pytest

from parlour.games.amber import GAME
from tests.rules.amber.positions import (
    BLUE,
    RED,
    cells_for,
    coins,
    discards,
    hand,
    is_over,
    legal_texts,
    picture,
    play,
    position,
    refusal,
    row_of,
    told,
)
from tests.rules.ledger import rule

SIX = "straight tee tee tee tee tee"


advanced = partial(position, advanced=True)


# The special shovel


@rule("AMB-ADV-1")
def test_everybody_starts_with_a_special_shovel_that_digs_what_a_shovel_digs() -> None:
    """Ruling A3."""
    state = advanced(
        """
        · ≋ · · ·
        · R ─ ← B
        · · · · ·
        """,
        hands={RED: "shovel"},
        row="tee tee",
    )
    assert [seat.special_shovel for seat in GAME.view(state, RED).players] == [True, True]
    assert cells_for(state, "special_shovel") == cells_for(state, "shovel") == {"B1", "C2", "D2"}
    assert refusal(state, "special_shovel E2") == "AMB-SHOVEL-1"
    assert refusal(state, "special_shovel B3") == "AMB-SHOVEL-1"


@rule("AMB-ADV-1")
def test_a_special_shovel_keeps_to_the_reach_and_to_the_option_like_any_shovel() -> None:
    """Ruling A3."""
    state = advanced("R ─ ← · ─ B", hands={RED: SIX}, shovel_needs_entry=True)
    assert cells_for(state, "special_shovel") == {"B1"}
    assert refusal(state, "special_shovel C1") == "AMB-SHOVEL-3"
    assert refusal(state, "special_shovel E1") == "AMB-SHOVEL-2"


@rule("AMB-ADV-1", "AMB-ADV-6")
def test_it_is_used_once_instead_of_a_hand_tile_and_nothing_is_drawn() -> None:
    """Ruling A3."""
    state = advanced("R ─ · · B", hands={RED: SIX, BLUE: SIX}, row="curve curve")
    before = discards(state)
    assert told(state, "special_shovel B1") == ["dug_special cell=B1 player=0 tile=straight"]
    assert hand(state, RED) == {"straight": 1, "tee": 5}
    assert discards(state) == {**before, "straight": 1}
    assert state.actor == BLUE
    play(state, "place D1 straight 1", "draw_row curve", "reveal curve")
    assert state.actor == RED
    assert cells_for(state, "special_shovel") == set()
    assert refusal(state, "special_shovel B1") == "AMB-ADV-1"


@rule("AMB-ADV-1")
def test_each_player_has_a_special_shovel_of_their_own() -> None:
    state = advanced("R ─ · ─ B", hands={RED: SIX, BLUE: SIX}, row="curve curve")
    play(state, "special_shovel B1")
    assert cells_for(state, "special_shovel") == {"D1"}


@rule("AMB-ADV-1", "AMB-SETUP-7")
def test_the_basic_game_has_no_special_shovels() -> None:
    state = position("R ─ · · B", hands={RED: SIX})
    assert cells_for(state, "special_shovel") == set()
    assert refusal(state, "special_shovel B1") == "AMB-ADV-1"


# The row


@rule("AMB-ADV-2")
def test_a_tile_taken_from_the_row_is_replaced_from_the_stack_at_once() -> None:
    """Ruling A1."""
    state = advanced("R ─ · · B", hands={RED: SIX}, row="curve shovel")
    play(state, "place C1 straight 1")
    assert told(state, "draw_row curve") == ["took player=0 tile=curve"]
    assert row_of(state) == ["shovel"]
    assert state.actor == -1
    assert told(state, "reveal bridge") == ["revealed tile=bridge"]
    assert row_of(state) == ["bridge", "shovel"]
    assert hand(state, RED) == {"tee": 5, "curve": 1}
    assert state.actor == BLUE


@rule("AMB-ADV-2")
def test_the_row_shrinks_when_the_stack_is_empty() -> None:
    """Ruling A1: refilled while the stack lasts."""
    state = advanced("R ─ · · B", hands={RED: SIX, BLUE: SIX}, row="curve shovel", stack="")
    play(state, "place C1 straight 1", "draw_row curve")
    assert row_of(state) == ["shovel"]
    assert state.actor == BLUE


@rule("AMB-ADV-3")
def test_each_draw_is_a_choice_between_the_row_and_the_stack() -> None:
    state = advanced("R ─ · · B", hands={RED: SIX}, row="curve curve")
    play(state, "place C1 straight 1")
    assert legal_texts(state) == ["draw_row curve", "draw_stack"]
    assert refusal(state, "draw_row tee") == "AMB-ADV-3"
    play(state, "draw_stack", "deal wetland")
    assert row_of(state) == ["curve", "curve"]
    assert hand(state, RED) == {"tee": 5, "wetland": 1}
    assert state.actor == BLUE


@rule("AMB-ADV-3")
def test_between_two_draws_the_row_is_filled_up() -> None:
    state = advanced(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge tee tee tee tee"},
        row="straight straight",
    )
    play(state, "place B1 curve 2", "rebuild bridge", "draw_row straight", "reveal shovel")
    assert state.actor == RED
    assert legal_texts(state) == ["draw_row straight", "draw_row shovel", "draw_stack"]
    play(state, "draw_row shovel", "reveal curve")
    assert hand(state, RED) == {"tee": 4, "straight": 1, "shovel": 1}
    assert row_of(state) == ["straight", "curve"]
    assert state.actor == BLUE


@rule("AMB-ADV-3", "AMB-STUCK-2")
def test_the_draw_after_being_unable_to_play_is_a_choice_too() -> None:
    state = advanced(
        """
        R ≋ ·
        ≋ · B
        """,
        hands={RED: SIX},
        row="curve shovel",
        coins={RED: 1},
    )
    play(state, "bury tee")
    assert coins(state) == [0, 0]
    assert legal_texts(state) == ["draw_row curve", "draw_row shovel", "draw_stack"]


@rule("AMB-ADV-4")
def test_without_a_playable_tile_one_may_use_the_special_shovel_or_not() -> None:
    """Ruling A4."""
    drawing = """
        R ≋ ·
        ≋ · B
        """
    state = advanced(drawing, hands={RED: SIX}, row="curve curve")
    assert legal_texts(state) == ["special_shovel B1", "special_shovel A2", "bury straight", "bury tee"]
    state = advanced(drawing, hands={RED: SIX, BLUE: SIX}, stack="")
    assert legal_texts(state) == ["special_shovel B1", "special_shovel A2", "pass"]


@rule("AMB-ADV-4", "AMB-STUCK-1")
def test_with_a_playable_tile_the_special_shovel_is_no_way_to_discard() -> None:
    state = advanced("R ─ · · B", hands={RED: SIX}, row="curve curve")
    assert "bury tee" not in legal_texts(state)
    assert refusal(state, "bury tee") == "AMB-STUCK-1"
    assert "special_shovel B1" in legal_texts(state)


@rule("AMB-ADV-5")
def test_with_the_stack_empty_one_draws_from_the_row() -> None:
    """Ruling A2."""
    state = advanced("R ─ · · B", hands={RED: SIX, BLUE: SIX}, row="curve shovel", stack="")
    play(state, "place C1 straight 1")
    assert legal_texts(state) == ["draw_row curve", "draw_row shovel"]
    assert refusal(state, "draw_stack") == "AMB-ADV-3"


@rule("AMB-ADV-5")
@pytest.mark.parametrize(("row", "may"), [("curve", "bury tee"), ("", "pass")])
def test_one_passes_only_when_stack_and_row_are_empty(row: str, may: str) -> None:
    """Ruling A2."""
    state = advanced(
        """
        R ≋ ·
        ≋ · B
        """,
        hands={RED: "tee tee tee tee tee tee", BLUE: SIX},
        row=row,
        stack="",
    )
    assert [text for text in legal_texts(state) if "shovel" not in text] == [may]


@rule("AMB-ADV-5")
def test_the_game_goes_on_while_a_tile_lies_in_the_row() -> None:
    """Ruling A2."""
    three = "straight tee tee"
    state = advanced("R ─ · · B ⌂", hands={RED: three, BLUE: three}, row="curve", stack="")
    play(state, "place C1 straight 1")
    assert legal_texts(state) == ["draw_row curve"]
    play(state, "draw_row curve")
    assert row_of(state) == []
    assert is_over(state)  # the row is empty now, and both hold three


@rule("AMB-ADV-5")
def test_two_draws_with_one_tile_left_are_one() -> None:
    """Ruling A2."""
    state = advanced(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge tee tee tee tee", BLUE: SIX},
        row="straight",
        stack="",
    )
    play(state, "place B1 curve 2", "rebuild bridge", "draw_row straight")
    assert hand(state, RED) == {"tee": 4, "straight": 1}
    assert state.actor == BLUE


@rule("AMB-ADV-6")
def test_an_unused_special_shovel_is_no_tile_of_the_hand_at_the_end() -> None:
    """Ruling A3."""
    state = advanced("R ─ · · B ⌂", hands={RED: "straight tee tee tee", BLUE: "tee tee tee"}, stack="")
    play(state, "place C1 straight 1")
    assert is_over(state)


@rule("AMB-ADV-6")
def test_using_the_special_shovel_after_the_stack_is_gone_does_not_fill_the_hand() -> None:
    """Ruling A3."""
    state = advanced("R ─ · · B ⌂", hands={RED: "straight tee", BLUE: "tee tee tee tee"}, stack="")
    play(state, "special_shovel B1")
    assert picture(state) == "R  ·  ·  ·  B  ⌂"
    assert hand(state, RED) == {"straight": 1, "tee": 1}
    assert state.actor == BLUE


@rule("AMB-ADV-6", "AMB-END-5")
def test_using_the_special_shovel_is_no_pass() -> None:
    state = advanced(
        """
        R ≋ · B
        ≋ · · ·
        · ⌂ · ·
        """,
        hands={RED: "tee tee tee tee", BLUE: "shovel shovel shovel shovel"},
        turn=BLUE,
        stack="",
    )
    play(state, "pass", "special_shovel B1", "pass")
    assert not is_over(state)
    assert state.actor == RED
