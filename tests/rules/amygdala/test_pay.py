"""Paying the icons of an emotion tile."""

from __future__ import annotations

import pytest

from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
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


def facing(tile: str, items: str = "", *, money: int = 0) -> AmygdalaState:
    """A turn in which this tile can be unlocked at a2, if it can be paid; nothing is on sale."""
    return position(coins={ROB: money}, bank={ROB: items}, deal={ROB: f"a2={tile}"}, lotuses={})


def paying(tile: str, items: str = "", *, money: int = 0) -> AmygdalaState:
    """The same, with the cloud on it."""
    state = facing(tile, items, money=money)
    play(state, "unlock a2")
    return state


@rule("AMY-PAY-1")
@pytest.mark.parametrize(
    ("tile", "too_little", "enough"),
    [
        ("hope", "anger-1", "hope-1"),
        ("hope+hope", "hope-1", "hope-1 hope-2"),
        ("hope+surprise", "hope-1 hope-1", "hope-1 surprise-1"),
        ("hope+surprise", "wild", "wild wild-3"),
        ("happiness+happiness", "happiness wild wild-3", "happiness happiness"),
    ],
)
def test_a_tile_whose_icons_cannot_all_be_paid_cannot_be_chosen(
    tile: str, too_little: str, enough: str
) -> None:
    assert refusal(facing(tile, too_little), "unlock a2") == "AMY-PAY-1"
    assert "a2" in choices(facing(tile, enough), "unlock")


@rule("AMY-PAY-1")
@pytest.mark.parametrize(
    ("tile", "items"),
    [("hope+hope", "hope-1"), ("hope+surprise", "hope-1 anger-1"), ("happiness+happiness", "happiness")],
)
def test_what_pays_an_icon_is_used_up(tile: str, items: str) -> None:
    """One hope tile pays one hope; a tile that pays an icon makes no pair for another."""
    assert refusal(facing(tile, items, money=3), "unlock a2") == "AMY-PAY-1"


@rule("AMY-PAY-1")
def test_icons_are_paid_one_by_one_and_the_last_unlocks_the_tile() -> None:
    state = paying("hope+surprise", "hope-1 surprise-1")
    assert view(state).pending.paid == 0
    assert refusal(state, "place K1") == "AMY-PAY-1"
    play(state, "pay hope")
    assert view(state).pending.paid == 1
    assert "a2" in player(state, ROB).board
    play(state, "pay surprise")
    assert "a2" not in player(state, ROB).board
    assert decision(state) == ("place", ROB)


@rule("AMY-PAY-1")
def test_no_way_of_paying_is_offered_that_leaves_another_icon_unpaid() -> None:
    state = paying("hope+surprise", "hope-1 wild")
    assert legal_texts(state) == ["pay hope"]


@rule("AMY-PAY-2")
def test_a_resource_tile_pays_the_emotion_it_shows() -> None:
    state = paying("hope", "hope-3 anger-1", money=5)
    assert choices(state, "pay") == {"hope"}
    assert refusal(state, "pay anger") == "AMY-PAY-2"
    assert told(state, "pay hope") == ["paid emotion=hope player=0 tile=hope"]
    assert bank(state, ROB) == "anger-1"


@rule("AMY-PAY-3")
@pytest.mark.parametrize(("item", "payment"), [("wild", "pay_wild"), ("wild-3", "pay wild")])
def test_a_wild_tile_or_a_wild_resource_tile_pays_any_emotion(item: str, payment: str) -> None:
    for emotion in ("surprise", "sadness", "serenity", "gratitude", "hope", "anger"):
        state = paying(emotion, item)
        assert legal_texts(state) == [payment]
        play(state, payment)
        assert bank(state, ROB) == ""


@rule("AMY-PAY-3")
def test_without_a_wild_there_is_none_to_pay_with() -> None:
    assert refusal(paying("hope", "hope-1"), "pay_wild") == "AMY-PAY-3"
    assert refusal(paying("hope", "hope-1"), "pay wild") == "AMY-PAY-3"


@rule("AMY-PAY-4")
def test_five_coins_pay_an_icon() -> None:
    state = paying("hope", money=7)
    assert legal_texts(state) == ["pay_coins"]
    play(state, "pay_coins")
    assert coins(state) == 2
    assert refusal(facing("hope", money=4), "unlock a2") == "AMY-PAY-1"
    assert refusal(paying("hope", "hope-1", money=3), "pay_coins") == "AMY-PAY-4"


@rule("AMY-PAY-5")
def test_happiness_is_paid_with_a_happiness_tile_or_seven_coins() -> None:
    state = paying("happiness", "happiness wild wild-3 hope-1 hope-1", money=8)
    assert legal_texts(state) == ["pay_happiness", "pay_coins"]
    for other in ("pay_wild", "pay wild", "pay hope", "pay_pair hope hope"):
        assert refusal(state, other) == "AMY-PAY-5"
    play(state, "pay_coins")
    assert (coins(state), bank(state, ROB)) == (1, "wild-3 hope-1 hope-1 wild happiness")


@rule("AMY-PAY-5")
def test_six_coins_do_not_pay_happiness() -> None:
    assert refusal(facing("happiness", money=6), "unlock a2") == "AMY-PAY-1"
    assert "a2" in choices(facing("happiness", money=7), "unlock")


@rule("AMY-PAY-5")
def test_a_happiness_tile_pays_nothing_else() -> None:
    state = paying("hope", "happiness", money=5)
    assert legal_texts(state) == ["pay_coins"]
    assert refusal(state, "pay_happiness") == "AMY-PAY-5"
    assert refusal(facing("hope", "happiness happiness"), "unlock a2") == "AMY-PAY-1"


@rule("AMY-PAY-6")
def test_any_two_resource_tiles_pay_an_icon() -> None:
    state = paying("hope", "anger-1 anger-2 sadness-3")
    assert choices(state, "pay_pair") == {"sadness anger", "anger anger"}
    assert refusal(state, "pay_pair sadness sadness") == "AMY-PAY-6"
    assert told(state, "pay_pair sadness anger") == [
        "paid_pair emotion=hope other=anger player=0 tile=sadness"
    ]
    assert bank(state, ROB) == "anger-2"


@rule("AMY-PAY-6")
def test_a_pair_is_not_offered_where_one_of_its_tiles_alone_would_do() -> None:
    state = paying("hope", "hope-1 wild-3 anger-1", money=5)
    assert legal_texts(state) == ["pay wild", "pay hope", "pay_coins"]
    assert refusal(state, "pay_pair hope anger") == "AMY-PAY-6"
    assert refusal(state, "pay_pair wild anger") == "AMY-PAY-6"


@rule("AMY-PAY-6")
def test_wild_tiles_make_no_pair() -> None:
    assert choices(paying("hope", "wild wild anger-1"), "pay_pair") == set()


@rule("AMY-PAY-7")
@pytest.mark.parametrize(
    "ways",
    [
        ["pay hope", "pay_wild"],
        ["pay_wild", "pay hope"],
        ["pay_pair sadness anger", "pay_coins"],
        ["pay_coins", "pay_coins"],
        ["pay wild", "pay_pair sadness anger"],
    ],
)
def test_ways_may_be_mixed_within_a_tile(ways: list[str]) -> None:
    state = paying("hope+hope", "hope-1 sadness-1 anger-1 wild-3 wild", money=10)
    play(state, *ways)
    assert decision(state) == ("place", ROB)


@rule("AMY-PAY-7")
def test_of_equal_tiles_the_cheapest_leaves() -> None:
    state = paying("hope+hope", "hope-3 hope-1 hope-2")
    play(state, "pay hope")
    assert bank(state, ROB) == "hope-2 hope-3"
    play(state, "pay hope")
    assert bank(state, ROB) == "hope-3"


@rule("AMY-PAY-8")
def test_used_resource_tiles_go_to_the_discards_all_else_to_the_supply() -> None:
    state = paying("hope+hope", "wild-3 hope-1 sadness-1 anger-1 wild", money=5)
    before = view(state).supply
    play(state, "pay wild", "pay_pair sadness anger")
    assert view(state).discards == {"wild-3": 1, "sadness-1": 1, "anger-1": 1}
    assert view(state).supply == before
    state = paying("hope+hope", "wild", money=5)
    before = view(state).supply
    play(state, "pay_wild", "pay_coins")
    assert view(state).discards == {}
    assert view(state).supply == {**before, "wild": before["wild"] + 1, "coin": before["coin"] + 5}


@rule("AMY-PAY-8")
def test_a_used_happiness_tile_goes_to_the_supply() -> None:
    state = paying("happiness", "happiness")
    before = view(state).supply["happiness"]
    play(state, "pay_happiness")
    assert view(state).supply["happiness"] == before + 1


@rule("AMY-CLOUD-4", "AMY-PAY-3", "AMY-PAY-7")
def test_example_joseph_jumps_and_pays_with_a_sadness_tile_and_a_wild() -> None:
    state = position(
        4,
        turn=JOSEPH,
        coins={JOSEPH: 12},
        bank={JOSEPH: "sadness-2 wild"},
        deal={JOSEPH: "e6=gratitude+sadness"},
        cloud={JOSEPH: "b1"},
    )
    play(state, "unlock e6")
    assert coins(state, JOSEPH) == 10
    play(state, "pay sadness", "pay_wild")
    assert bank(state, JOSEPH) == ""
    assert "e6" not in player(state, JOSEPH).board
    assert decision(state) == ("place", JOSEPH)
