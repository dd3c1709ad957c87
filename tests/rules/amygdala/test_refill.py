"""Refilling the lotuses."""

from __future__ import annotations

import pytest

from parlour.games.amygdala.rules import AmygdalaState
from parlour.kernel.state import CHANCE
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    choices,
    decision,
    legal_texts,
    let_chance_decide,
    play,
    position,
    tiles_at,
    told,
    view,
)
from tests.rules.ledger import rule


def lying(state: AmygdalaState) -> int:
    return sum(tile != "" for tiles in view(state).lotuses.values() for tile in tiles)


@rule("AMY-REFILL-1")
@pytest.mark.parametrize(("bought", "left"), [("buy L0 hope-1", 4), ("buy_two L0 hope-1 hope-1", 3)])
def test_lotuses_are_refilled_when_three_tiles_or_fewer_are_left_on_all_of_them(
    bought: str, left: int
) -> None:
    state = position(
        coins={ROB: 9}, lotuses={"L0": "hope-1 hope-1", "L3": "anger-1 anger-2", "L5": "· hope-2"}
    )
    play(state, bought)
    assert lying(state) == left
    assert (state.actor == CHANCE) == (left == 3)
    let_chance_decide(state)
    assert lying(state) == (12 if left == 3 else 4)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-REFILL-1")
def test_only_a_purchase_is_followed_by_a_refill() -> None:
    state = position(bank={ROB: "claim-indigo"}, lotuses={"L0": "hope-1"})
    play(state, "claim indigo", "stand L0")
    assert lying(state) == 1
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-REFILL-2")
@pytest.mark.parametrize(
    ("toll", "order"),
    [
        ("L0", "L0 L0 L1 L1 L2 L3 L4 L4 L5 L5"),
        ("L4", "L4 L4 L5 L5 L0 L0 L1 L1 L2 L3"),
    ],
)
def test_the_toll_lotus_is_filled_first_then_the_others_clockwise(toll: str, order: str) -> None:
    state = position(
        coins={ROB: 9},
        toll=toll,
        lotuses={"L2": "anger-1 ·", "L3": "· anger-2", toll: "hope-1"},
        changing_toll=True,
    )
    play(state, f"buy {toll} hope-1")
    filled = []
    while state.actor == CHANCE:
        tile = sorted(choices(state, "deal_resource"))[0]
        filled += told(state, f"deal_resource {tile}")
    assert [line.split()[1].removeprefix("lotus=") for line in filled] == order.split()
    assert tiles_at(state, "L2").startswith("anger-1 ")
    assert tiles_at(state, "L3").endswith(" anger-2")


@rule("AMY-REFILL-2")
def test_with_four_players_each_lotus_gets_four_tiles() -> None:
    state = position(4, coins={ROB: 9}, lotuses={"L1": "hope-1 · anger-1 ·"})
    play(state, "buy L1-left hope-1", *["deal_resource sadness-1"] * 4)
    assert tiles_at(state, "L0") == "sadness-1 sadness-1 sadness-1 sadness-1"
    play(state, "deal_resource hope-2", "deal_resource hope-2", "deal_resource hope-3")
    assert tiles_at(state, "L1") == "hope-2 hope-2 anger-1 hope-3"
    let_chance_decide(state)
    assert lying(state) == 24


@rule("AMY-REFILL-3")
def test_when_the_stack_is_empty_the_discards_are_shuffled() -> None:
    state = position(
        coins={ROB: 9}, lotuses={"L0": "hope-1"}, stack="sadness-1", discards="anger-1 anger-1 hope-2 hope-2"
    )
    play(state, "buy L0 hope-1")
    assert legal_texts(state) == ["deal_resource sadness-1"]
    play(state, "deal_resource sadness-1")
    assert dict(zip(legal_texts(state), state.weights(), strict=True)) == {
        "deal_resource hope-2": 2,
        "deal_resource anger-1": 2,
    }
    assert view(state).discards == {}
    assert view(state).stack == {"hope-2": 2, "anger-1": 2}


@rule("AMY-REFILL-3")
def test_the_refill_stops_when_the_tiles_run_out() -> None:
    state = position(coins={ROB: 9}, lotuses={"L0": "hope-1"}, stack="sadness-1", discards="anger-1 anger-2")
    assert told(state, "buy L0 hope-1")[-1] == "bought coins=1 lotus=L0 player=0 tile=hope-1"
    assert told(state, "deal_resource sadness-1") == ["refilled lotus=L0 tile=sadness-1", "reshuffled"]
    play(state, "deal_resource anger-2", "deal_resource anger-1")
    assert (tiles_at(state, "L0"), tiles_at(state, "L1")) == ("sadness-1 anger-2", "anger-1 ·")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-REFILL-3")
def test_with_no_tiles_at_all_the_lotuses_stay_as_they_are() -> None:
    state = position(coins={ROB: 9}, lotuses={"L0": "hope-1 hope-2"}, stack="", discards="")
    play(state, "buy L0 hope-1")
    assert lying(state) == 1
    assert decision(state) == ("turn", JOSEPH)
