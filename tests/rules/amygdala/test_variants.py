"""The changing toll, and the VP tiles."""

from __future__ import annotations

import pytest

from parlour.games.amygdala import GAME
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    choices,
    coins,
    legal_texts,
    let_chance_decide,
    new_game,
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


@rule("AMY-VAR-1")
@pytest.mark.parametrize(
    ("mood", "lotus", "toll"),
    [
        ("L4", "L2", "L2"),
        ("L5", "L0", "L0"),
        ("L0", "L3", "L0"),
        ("L2", "L4", "L0"),
        ("L3", "L3", "L0"),
    ],
    ids=["past it", "onto it", "leaving it", "not as far as it", "staying"],
)
def test_the_toll_goes_where_the_mover_stops_who_paid_it(mood: str, lotus: str, toll: str) -> None:
    """Ruling R5."""
    state = position(coins={ROB: 3}, mood={ROB: mood}, lotuses={lotus: "hope-1"}, changing_toll=True)
    play(state, f"buy {lotus} hope-1")
    assert view(state).toll == toll
    assert player(state, ROB).mood == lotus


@rule("AMY-VAR-1")
def test_without_the_variant_the_toll_stays() -> None:
    state = position(coins={ROB: 3}, mood={ROB: "L4"})
    play(state, "buy L2 serenity-1")
    assert view(state).toll == "L0"


@rule("AMY-VAR-1")
def test_the_toll_is_told_and_paid_where_it_lies_now() -> None:
    state = position(coins={ROB: 5, JOSEPH: 5}, mood={ROB: "L5", JOSEPH: "L1"}, changing_toll=True)
    assert told(state, "buy L2 serenity-1") == [
        "moved coins=1 lotus=L2 player=0",
        "toll_moved lotus=L2 player=0",
        "bought coins=1 lotus=L2 player=0 tile=serenity-1",
    ]
    assert player(state, JOSEPH).tolls == {"L0": 1, "L1": 0, "L2": 1, "L3": 1, "L4": 1, "L5": 1}
    play(state, "buy L3 hope-1")
    assert coins(state, JOSEPH) == 3
    assert view(state).toll == "L3"


@rule("AMY-VAR-1")
def test_who_paid_the_toll_can_place_in_yellow_at_once() -> None:
    """Ruling R5."""
    state = placing("happiness", coins={ROB: 1}, mood={ROB: "L4"}, changing_toll=True)
    play(state, "place Y1")
    assert choices(state, "stand") == {"L0", "L1", "L2", "L3"}
    assert refusal(state, "stand L5") == "AMY-MOVE-5"
    play(state, "stand L2")
    assert (view(state).toll, coins(state)) == ("L2", 0)
    assert "Y1" in view(state).spaces


@rule("AMY-VAR-1")
def test_who_stands_at_the_toll_serves_yellow_from_there_only() -> None:
    state = placing("happiness", coins={ROB: 9}, changing_toll=True)
    play(state, "place Y1")
    assert legal_texts(state) == ["stand L0"]


@rule("AMY-VAR-1")
def test_a_claim_on_yellow_takes_the_toll_along_too() -> None:
    state = position(coins={ROB: 1}, bank={ROB: "claim-yellow"}, mood={ROB: "L5"}, changing_toll=True)
    play(state, "claim yellow", "stand L1")
    assert view(state).toll == "L1"
    assert view(state).regions["yellow"].claims == [ROB]


@rule("AMY-VAR-1")
def test_refilling_begins_where_the_toll_lies_now() -> None:
    state = position(coins={ROB: 3}, mood={ROB: "L4"}, lotuses={"L2": "hope-1"}, changing_toll=True)
    play(state, "buy L2 hope-1")
    assert told(state, "deal_resource hope-2") == ["refilled lotus=L2 tile=hope-2"]


@rule("AMY-VAR-2")
@pytest.mark.parametrize("changing_toll", [True, False])
@pytest.mark.parametrize("mood", LOTUSES)
def test_no_marker_goes_round_in_a_full_circle(mood: str, changing_toll: bool) -> None:
    """Where it stays, it stays: no toll is paid, none moves."""
    state = position(coins={ROB: 3}, mood={ROB: mood}, lotuses={mood: "hope-1"}, changing_toll=changing_toll)
    assert legal_texts(state)[0] == f"buy {mood} hope-1"
    play(state, f"buy {mood} hope-1")
    assert (coins(state), view(state).toll) == (2, "L0")


@rule("AMY-VAR-3")
@pytest.mark.parametrize("players", [2, 4])
def test_a_vp_tile_at_random_covers_the_points_of_each_region(players: int) -> None:
    layouts = set()
    for seed in range(5):
        regions = view(new_game(players, seed=seed, vp_tiles=True)).regions
        tiles = {tile.id: list(tile.vp) for tile in GAME.edition().components.vp_tiles}
        assert sorted(region.vp_tile for region in regions.values()) == sorted(tiles)
        for region in regions.values():
            assert region.vp == tiles[region.vp_tile]
        layouts.add(tuple(region.vp_tile for region in regions.values()))
    assert len(layouts) == 5


@rule("AMY-VAR-3")
def test_regions_score_what_their_vp_tile_says() -> None:
    state = position(
        vp_tiles=True, placed={ROB: "I1=hope+hope", JOSEPH: "I2=hope"}, claims={"indigo": [ROB, JOSEPH]}
    )
    state.vp_tile_on[2] = state.setup.names.vp_tiles.index("V6")
    assert list(state.scores()) == [11, 6]


@rule("AMY-VAR-3")
def test_without_the_variant_there_are_no_vp_tiles() -> None:
    state = new_game(2)
    assert "deal_vp V1" not in legal_texts(state)
    let_chance_decide(state)
    assert {region.vp_tile for region in view(state).regions.values()} == {""}


@rule("AMY-VAR-4")
def test_both_variants_can_be_played_together() -> None:
    state = new_game(2, seed=1, vp_tiles=True, changing_toll=True)
    assert state.setup.changing_toll
    assert all(region.vp_tile for region in view(state).regions.values())
    state.mood[int(state.actor)] = 5
    play(state, next(text for text in legal_texts(state) if text.startswith("buy L2")))
    assert view(state).toll == "L2"
