"""The end of a turn and of the game."""

from __future__ import annotations

from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    YELLOW,
    choices,
    decision,
    end_turn,
    gain_reputation,
    is_over,
    play,
    player,
    position,
    room,
    view,
)


@rule("UM-END-1")
def test_boxes_first_then_new_clients() -> None:
    state = position(rooms={TEAL: "c01 @1"}, boxes={TEAL: 2}, clients="c02+g01 c03+g02 k01+g03 k02+g04")
    end_turn(state)
    assert decision(state) == "boxes"
    play(state, "box primary")
    assert player(state).cured == ["c01"]
    assert decision(state) == "draft"
    play(
        state,
        "draft c02",
        "deal_client c05",
        "deal_grief g20",
        "deal_latent l01",
        "dream_unseen",
        "deal_manifest m30",
    )
    # the box that is left does not help the new client this turn
    assert (decision(state), int(state.actor)) == ("turn", PINK)
    assert room(state).therapy == 3 + 2


@rule("UM-END-2")
def test_after_the_signal_the_round_is_finished_and_one_more_is_played() -> None:
    state = position(3, turn=PINK, freud_reputation=9)
    gain_reputation(state, PINK)
    assert view(state).phase == "signalled"
    end_turn(state)
    assert (int(state.actor), view(state).phase) == (YELLOW, "signalled")
    end_turn(state)
    assert (int(state.actor), view(state).phase) == (TEAL, "final_round")
    end_turn(state)
    end_turn(state)
    assert not is_over(state)
    end_turn(state)
    assert is_over(state)


@rule("UM-END-2")
def test_without_a_signal_it_goes_on() -> None:
    state = position(2, turn=PINK)
    end_turn(state)
    assert (int(state.actor), view(state).phase) == (TEAL, "open")


@rule("UM-END-2")
def test_a_signal_in_the_last_turn_of_a_round_makes_the_next_one_final() -> None:
    state = position(2, turn=PINK, freud_reputation=9)
    gain_reputation(state, PINK)
    end_turn(state)
    assert view(state).phase == "final_round"


@rule("UM-END-3")
def test_nobody_is_drafted_in_the_final_round() -> None:
    state = position(phase="final_round", rooms={TEAL: "·"}, second_room=[TEAL])
    end_turn(state)
    assert (decision(state), int(state.actor)) == ("turn", PINK)
    assert not choices(state, "draft")
