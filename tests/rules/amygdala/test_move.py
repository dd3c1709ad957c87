"""The mood marker: where it may go, and the toll."""

from __future__ import annotations

import pytest

from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    ROB,
    choices,
    coins,
    decision,
    legal_texts,
    placing,
    play,
    player,
    position,
    refusal,
    told,
    view,
)
from tests.rules.ledger import rule

LOTUSES = [f"L{at}" for at in range(6)]


def shops(state: AmygdalaState) -> set[str]:
    """The lotuses where the actor can buy."""
    return {choice.split()[0] for choice in choices(state, "buy")}


@rule("AMY-MOVE-1")
@pytest.mark.parametrize("start", LOTUSES)
def test_the_marker_may_go_to_any_lotus_or_stay(start: str) -> None:
    assert shops(position(coins={ROB: 2}, mood={ROB: start})) == set(LOTUSES)


@rule("AMY-MOVE-1")
def test_it_goes_clockwise_so_that_one_lotus_back_is_a_long_way_past_the_toll() -> None:
    state = position(coins={ROB: 2}, mood={ROB: "L3"})
    assert told(state, "buy L2 serenity-1")[0] == "moved coins=1 lotus=L2 player=0"
    assert player(state, ROB).mood == "L2"


@rule("AMY-MOVE-1")
def test_a_full_lap_is_not_offered_whoever_stays_pays_no_toll() -> None:
    """Ruling R21: a lap would cost a coin and change nothing."""
    state = position(coins={ROB: 2}, mood={ROB: "L3"})
    assert told(state, "buy L3 hope-1") == ["bought coins=1 lotus=L3 player=0 tile=hope-1"]
    assert player(state, ROB).mood == "L3"
    assert coins(state) == 1


@rule("AMY-MOVE-2")
@pytest.mark.parametrize(
    ("start", "toll_paid_to"),
    [
        ("L0", ""),
        ("L1", "L0"),
        ("L2", "L0 L1"),
        ("L3", "L0 L1 L2"),
        ("L4", "L0 L1 L2 L3"),
        ("L5", "L0 L1 L2 L3 L4"),
    ],
)
def test_moving_onto_or_past_the_toll_costs_a_coin_leaving_it_or_staying_nothing(
    start: str, toll_paid_to: str
) -> None:
    state = position(mood={ROB: start})
    assert player(state, ROB).tolls == {lotus: int(lotus in toll_paid_to.split()) for lotus in LOTUSES}


@rule("AMY-MOVE-2")
@pytest.mark.parametrize("start", LOTUSES)
def test_what_a_way_costs_is_what_is_paid(start: str) -> None:
    for lotus in LOTUSES:
        state = position(mood={ROB: start}, coins={ROB: 5}, lotuses={lotus: "hope-1"})
        toll = player(state, ROB).tolls[lotus]
        play(state, f"buy {lotus} hope-1")
        assert coins(state) == 5 - 1 - toll


@rule("AMY-MOVE-2")
def test_a_toll_that_cannot_be_paid_bars_the_way_to_a_shop() -> None:
    assert shops(position(coins={ROB: 1}, mood={ROB: "L4"})) == {"L4", "L5"}
    assert shops(position(coins={ROB: 2}, mood={ROB: "L4"})) == set(LOTUSES)


@rule("AMY-MOVE-2")
def test_a_toll_that_cannot_be_paid_bars_the_way_to_a_space() -> None:
    state = placing("anger+sadness", mood={ROB: "L3"})
    assert choices(state, "place") == {"R1", "R2", "R3", "R4", "R5", "R6"}
    assert refusal(state, "place I1") == "AMY-MOVE-2"
    assert "I1" in choices(placing("anger+sadness", mood={ROB: "L3"}, coins={ROB: 1}), "place")


@rule("AMY-MOVE-2")
def test_a_toll_that_cannot_be_paid_bars_the_way_to_a_claim() -> None:
    items = {ROB: "claim-indigo claim-red"}
    state = position(bank=items, mood={ROB: "L2"})
    assert choices(state, "claim") == {"red"}
    assert refusal(state, "claim indigo") == "AMY-MOVE-2"
    assert choices(position(bank=items, mood={ROB: "L2"}, coins={ROB: 1}), "claim") == {"indigo", "red"}


@rule("AMY-MOVE-2")
def test_of_two_ways_to_a_region_only_the_one_that_can_be_paid_is_offered() -> None:
    state = placing("surprise", mood={ROB: "L4"})
    play(state, "place P1")
    assert legal_texts(state) == ["stand L5"]
    assert refusal(state, "stand L0") == "AMY-MOVE-2"


@rule("AMY-MOVE-3")
def test_the_marker_must_be_next_to_the_region_before_a_tile_is_placed() -> None:
    state = placing("sadness", coins={ROB: 1}, mood={ROB: "L3"})
    play(state, "place I1")
    assert decision(state) == ("stand", ROB)
    assert "I1" not in view(state).spaces
    assert refusal(state, "buy L0 sadness-1") == "AMY-MOVE-3"
    assert legal_texts(state) == ["stand L0", "stand L1"]
    assert told(state, "stand L1")[:2] == [
        "moved coins=1 lotus=L1 player=0",
        "placed player=0 region=indigo space=I1 tile=E02",
    ]
    assert "I1" in view(state).spaces


@rule("AMY-MOVE-3")
def test_a_marker_that_stands_well_may_stay_or_move_on() -> None:
    state = placing("sadness")
    play(state, "place I1")
    assert legal_texts(state) == ["stand L0", "stand L1"]
    assert not [line for line in told(state, "stand L0") if line.startswith("moved")]


@rule("AMY-MOVE-4")
@pytest.mark.parametrize(
    ("emotion", "space", "lotuses"),
    [
        ("surprise", "P1", "L0 L5"),
        ("sadness", "I1", "L0 L1"),
        ("serenity", "T1", "L1 L2"),
        ("gratitude", "G1", "L2 L3"),
        ("hope", "K1", "L3 L4"),
        ("anger", "R1", "L4 L5"),
    ],
)
def test_an_outer_region_is_served_by_the_two_lotuses_on_its_borders(
    emotion: str, space: str, lotuses: str
) -> None:
    state = placing(emotion, coins={ROB: 1})
    play(state, f"place {space}")
    assert choices(state, "stand") == set(lotuses.split())
    for other in set(LOTUSES) - set(lotuses.split()):
        assert refusal(state, f"stand {other}") == "AMY-MOVE-4"


@rule("AMY-MOVE-5")
@pytest.mark.parametrize("start", LOTUSES)
def test_yellow_is_served_from_the_toll_only(start: str) -> None:
    state = placing("happiness", coins={ROB: 1}, mood={ROB: start})
    play(state, "place Y1")
    assert legal_texts(state) == ["stand L0"]
    for other in LOTUSES[1:]:
        assert refusal(state, f"stand {other}") == "AMY-MOVE-5"
    play(state, "stand L0")
    assert coins(state) == int(start == "L0")
