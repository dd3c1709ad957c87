"""Acquiring resource tiles."""

from __future__ import annotations

import pytest

from tests.rules.amygdala.positions import (
    GENEVA,
    ROB,
    bank,
    choices,
    coins,
    legal_texts,
    play,
    player,
    position,
    refusal,
    tiles_at,
    told,
)
from tests.rules.ledger import rule

DEAR_AND_CHEAP = {"L0": "sadness-1 hope-3", "L2": "anger-2 anger-2", "L4": "wild-3"}


@rule("AMY-BUY-1", "AMY-BUY-3")
def test_one_moves_first_and_buys_there() -> None:
    state = position(coins={ROB: 9}, mood={ROB: "L1"})
    assert told(state, "buy_two L4 hope-1 anger-1") == [
        "moved coins=0 lotus=L4 player=0",
        "bought_two coins=1 lotus=L4 other=anger-1 player=0 tile=hope-1",
    ]
    assert player(state, ROB).mood == "L4"
    assert bank(state, ROB) == "hope-1 anger-1"
    assert (coins(state), tiles_at(state, "L4")) == (8, "· ·")


@rule("AMY-BUY-2")
def test_two_that_are_alike_are_told_once() -> None:
    state = position(coins={ROB: 9}, lotuses=DEAR_AND_CHEAP, mood={ROB: "L2"})
    assert told(state, "buy_two L2 anger-2 anger-2") == [
        "bought_alike coins=2 lotus=L2 player=0 tile=anger-2"
    ]


@rule("AMY-BUY-1")
def test_at_an_empty_lotus_nothing_can_be_bought() -> None:
    state = position(coins={ROB: 9}, lotuses=DEAR_AND_CHEAP)
    assert {choice.split()[0] for choice in choices(state, "buy")} == {"L0", "L2", "L4"}
    assert refusal(state, "buy L1 sadness-1") == "AMY-BUY-2"


@rule("AMY-BUY-2")
def test_one_tile_or_two_that_lie_there() -> None:
    state = position(coins={ROB: 9}, lotuses=DEAR_AND_CHEAP)
    assert choices(state, "buy") == {"L0 sadness-1", "L0 hope-3", "L2 anger-2", "L4 wild-3"}
    assert choices(state, "buy_two") == {"L0 sadness-1 hope-3", "L2 anger-2 anger-2"}
    assert refusal(state, "buy L0 anger-2") == "AMY-BUY-2"
    assert refusal(state, "buy_two L0 sadness-1 anger-2") == "AMY-BUY-2"


@rule("AMY-BUY-2")
def test_what_is_not_bought_stays() -> None:
    state = position(coins={ROB: 9})
    play(state, "buy L0 sadness-1")
    assert tiles_at(state, "L0") == "surprise-1 ·"
    assert bank(state, ROB) == "sadness-1"


@rule("AMY-BUY-3")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("buy L0 sadness-1", 1),
        ("buy L0 hope-3", 3),
        ("buy_two L0 sadness-1 hope-3", 3),
        ("buy_two L2 anger-2 anger-2", 2),
        ("buy L4 wild-3", 3),
    ],
)
def test_of_two_tiles_the_dearer_is_paid(text: str, paid: int) -> None:
    state = position(coins={ROB: 9}, lotuses=DEAR_AND_CHEAP)
    play(state, text)
    assert coins(state) == 9 - paid


@rule("AMY-BUY-3")
def test_the_toll_comes_on_top() -> None:
    state = position(coins={ROB: 9}, mood={ROB: "L5"}, lotuses=DEAR_AND_CHEAP)
    play(state, "buy_two L2 anger-2 anger-2")
    assert coins(state) == 6


@rule("AMY-BUY-3")
@pytest.mark.parametrize(("mood", "needed"), [("L0", 3), ("L5", 4)])
def test_price_and_toll_must_both_be_there(mood: str, needed: int) -> None:
    dear = {"L0": "sadness-1 hope-3"}
    short = position(coins={ROB: needed - 1}, mood={ROB: mood}, lotuses=dear)
    assert legal_texts(short) == ["buy L0 sadness-1"]
    assert refusal(short, "buy L0 hope-3") == "AMY-BUY-3"
    assert refusal(short, "buy_two L0 sadness-1 hope-3") == "AMY-BUY-3"
    enough = position(coins={ROB: needed}, mood={ROB: mood}, lotuses=dear)
    play(enough, "buy_two L0 sadness-1 hope-3")
    assert coins(enough) == 0


@rule("AMY-BUY-4")
def test_with_four_players_one_buys_from_one_side_of_a_lotus() -> None:
    state = position(
        4, coins={ROB: 9}, lotuses={"L1": "hope-1 hope-2 anger-1 anger-2", "L2": "· hope-1 · anger-1"}
    )
    assert choices(state, "buy_two") == {"L1-left hope-1 hope-2", "L1-right anger-1 anger-2"}
    assert "L1-right anger-1" in choices(state, "buy")
    assert refusal(state, "buy L1-right hope-1") == "AMY-BUY-2"
    assert refusal(state, "buy_two L1-left hope-1 anger-1") == "AMY-BUY-4"
    assert refusal(state, "buy_two L2-left hope-1 anger-1") == "AMY-BUY-4"


@rule("AMY-BUY-4")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_a_lotus_has_no_sides(players: int) -> None:
    state = position(players, coins={ROB: 9})
    assert "L1 sadness-1 serenity-1" in choices(state, "buy_two")
    assert not [choice for choice in choices(state, "buy_two") if "left" in choice or "right" in choice]


@rule("AMY-BUY-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_that_lies_there_once_cannot_be_bought_twice(players: int) -> None:
    state = position(players, coins={ROB: 9})
    side = "L1-left" if players == 4 else "L1"
    assert refusal(state, f"buy_two {side} sadness-1 sadness-1") == "AMY-BUY-2"


@rule("AMY-BUY-3", "AMY-BUY-4")
def test_example_geneva_pays_three_coins_for_both_tiles_of_the_left_side() -> None:
    state = position(
        4,
        turn=GENEVA,
        coins={GENEVA: 10},
        lotuses={"L0": "surprise-1 hope-1", "L3": "hope-3 anger-1 hope-1 hope-2"},
    )
    play(state, "buy_two L3-left hope-3 anger-1")
    assert coins(state, GENEVA) == 7
    assert bank(state, GENEVA) == "hope-3 anger-1"
    assert tiles_at(state, "L3") == "· · hope-1 hope-2"
