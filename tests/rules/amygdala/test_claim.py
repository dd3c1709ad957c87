"""Placing a claim tile."""

from __future__ import annotations

import pytest

from tests.rules.amygdala.positions import (
    DEBRA,
    GENEVA,
    JOSEPH,
    ROB,
    bank,
    choices,
    coins,
    decision,
    legal_texts,
    play,
    player,
    position,
    refusal,
    told,
    view,
)
from tests.rules.ledger import rule


@rule("AMY-CLAIM-1")
def test_a_claim_tile_goes_from_the_bank_to_the_region_it_matches() -> None:
    state = position(bank={ROB: "claim-indigo wild"})
    assert choices(state, "claim") == {"indigo"}
    assert refusal(state, "claim purple") == "AMY-CLAIM-1"
    play(state, "claim indigo", "stand L0")
    assert bank(state, ROB) == "wild"
    assert view(state).regions["indigo"].claims == [ROB]
    assert "indigo" not in player(state, ROB).claims_beside


@rule("AMY-CLAIM-1")
def test_no_tile_of_one_s_own_need_lie_there() -> None:
    state = position(bank={ROB: "claim-indigo"})
    assert view(state).regions["indigo"].icons == [0, 0]
    assert choices(state, "claim") == {"indigo"}


@rule("AMY-CLAIM-2")
@pytest.mark.parametrize(
    ("region", "mood", "stands", "paid"),
    [
        ("indigo", "L0", "L0 L1", 0),
        ("indigo", "L3", "L0 L1", 1),
        ("red", "L3", "L4 L5", 0),
        ("yellow", "L0", "L0", 0),
        ("yellow", "L3", "L0", 1),
    ],
)
def test_marker_and_toll_are_as_for_emotion_tiles(region: str, mood: str, stands: str, paid: int) -> None:
    state = position(coins={ROB: 3}, bank={ROB: f"claim-{region}"}, mood={ROB: mood})
    play(state, f"claim {region}")
    assert decision(state) == ("stand", ROB)
    assert choices(state, "stand") == set(stands.split())
    play(state, legal_texts(state)[0])
    assert coins(state) == 3 - paid
    assert player(state, ROB).mood == stands.split()[0]


@rule("AMY-CLAIM-2")
def test_until_the_marker_stands_nothing_is_claimed() -> None:
    state = position(coins={ROB: 3}, bank={ROB: "claim-red"})
    play(state, "claim red")
    assert view(state).regions["red"].claims == []
    assert refusal(state, "stand L2") == "AMY-MOVE-4"
    assert refusal(state, "claim red") == "AMY-MOVE-3"


@rule("AMY-CLAIM-3")
def test_claims_keep_their_order() -> None:
    state = position(4, bank=dict.fromkeys(range(4), "claim-indigo"), turn=GENEVA)
    orders = []
    for _ in range(4):
        play(state, "claim indigo")
        orders.append(told(state, "stand L0")[0])
    assert orders[0] == "claim_placed order=1 player=2 region=indigo"
    assert orders[3] == "claim_placed order=4 player=1 region=indigo"
    assert view(state).regions["indigo"].claims == [GENEVA, DEBRA, ROB, JOSEPH]


@rule("AMY-CLAIM-3")
def test_everybody_has_one_claim_tile_for_a_region() -> None:
    state = position(bank={ROB: "claim-indigo", JOSEPH: "claim-indigo"})
    play(state, "claim indigo", "stand L0", "claim indigo", "stand L0")
    assert refusal(state, "claim indigo") == "AMY-CLAIM-1"
    assert "indigo" not in player(state, ROB).claims + player(state, ROB).claims_beside


@rule("AMY-CLAIM-4")
@pytest.mark.parametrize(
    ("claims", "points"), [({}, [0, 0]), ({"indigo": [ROB]}, [8, 0]), ({"indigo": [JOSEPH]}, [0, 4])]
)
def test_a_region_brings_points_to_those_with_a_claim(
    claims: dict[str, list[int]], points: list[int]
) -> None:
    state = position(placed={ROB: "I1=hope+hope", JOSEPH: "I2=hope"}, claims=claims)
    assert view(state).regions["indigo"].points == points
    assert list(state.scores()) == points


@rule("AMY-CLAIM-2", "AMY-CLAIM-3")
def test_example_debra_passes_the_toll_to_claim_teal_after_geneva() -> None:
    state = position(
        4,
        turn=DEBRA,
        coins={DEBRA: 10},
        bank={DEBRA: "claim-teal"},
        mood={DEBRA: "L5"},
        claims={"teal": [GENEVA]},
    )
    play(state, "claim teal")
    assert told(state, "stand L1") == [
        "moved coins=1 lotus=L1 player=3",
        "claim_placed order=2 player=3 region=teal",
    ]
    assert coins(state, DEBRA) == 9
    assert view(state).regions["teal"].claims == [GENEVA, DEBRA]
