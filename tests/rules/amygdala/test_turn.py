"""The turn: one of three actions, or none when none is possible."""

from __future__ import annotations

import pytest

from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    DEBRA,
    GENEVA,
    JOSEPH,
    ROB,
    bank,
    coins,
    decision,
    kinds,
    legal_texts,
    play,
    position,
    refusal,
    told,
    view,
)
from tests.rules.ledger import rule


@rule("AMY-TURN-1")
@pytest.mark.parametrize(
    "actions",
    [
        ["buy L0 sadness-1"],
        ["buy_two L0 surprise-1 sadness-1"],
        ["unlock a2", "pay sadness", "place I1", "stand L0"],
        ["claim indigo", "stand L1"],
    ],
)
def test_a_turn_is_one_action(actions: list[str]) -> None:
    state = position(coins={ROB: 5}, bank={ROB: "sadness-1 claim-indigo"}, deal={ROB: "a2=sadness"})
    play(state, *actions)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-TURN-1")
def test_all_three_actions_are_offered() -> None:
    state = position(coins={ROB: 5}, bank={ROB: "claim-indigo"})
    assert kinds(state) == {"buy", "buy_two", "unlock", "claim"}


@rule("AMY-TURN-1")
@pytest.mark.parametrize(
    "text", ["place I1", "stand L2", "pay_coins", "score hope", "take_claim red", "settle", "discard_coin"]
)
def test_what_is_no_action_of_a_turn_is_refused(text: str) -> None:
    assert refusal(position(coins={ROB: 5}), text) == "AMY-TURN-1"


@rule("AMY-TURN-1")
def test_turns_go_round_clockwise() -> None:
    state = position(4, turn=GENEVA, coins=dict.fromkeys(range(4), 9))
    order = []
    for tile in (
        "L0-left sadness-1",
        "L1-left sadness-1",
        "L1-left serenity-1",
        "L2-left serenity-1",
        "L2-left gratitude-1",
    ):
        order.append(int(state.actor))
        play(state, f"buy {tile}")
    assert order == [GENEVA, DEBRA, ROB, JOSEPH, GENEVA]


# When nothing is possible


@rule("AMY-TURN-2")
def test_whoever_can_do_nothing_passes() -> None:
    state = position(coins={JOSEPH: 3})
    assert legal_texts(state) == ["pass"]
    assert told(state, "pass") == ["passed player=0"]
    assert decision(state) == ("turn", JOSEPH)
    assert (coins(state, ROB), bank(state, ROB)) == (0, "")


@rule("AMY-TURN-2")
@pytest.mark.parametrize(
    ("state", "possible"),
    [
        (position(coins={ROB: 1}), {"buy", "buy_two"}),
        (position(vp={ROB: 2}), {"buy", "buy_two"}),
        (position(lotuses={}, bank={ROB: "hope-2"}, deal={ROB: "a2=hope"}), {"unlock"}),
        (position(bank={ROB: "claim-indigo"}), {"claim"}),
    ],
    ids=["a coin", "points that bring a coin", "a tile that unlocks another", "a claim tile"],
)
def test_whoever_can_do_anything_may_not_pass(state: AmygdalaState, possible: set[str]) -> None:
    assert kinds(state) == possible
    assert refusal(state, "pass") == "AMY-TURN-2"


@rule("AMY-TURN-2")
def test_a_single_point_buys_nothing() -> None:
    assert legal_texts(position(vp={ROB: 1})) == ["pass"]


@rule("AMY-TURN-2")
def test_an_action_between_passes_starts_the_count_again() -> None:
    state = position(3, coins={JOSEPH: 1})
    play(state, "pass")
    assert view(state).passes == 1
    play(state, "buy L0 sadness-1")
    assert view(state).passes == 0
    play(state, "pass")
    assert decision(state) == ("turn", ROB)
