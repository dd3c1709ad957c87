"""The memory bank and the supplies."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    bank,
    choices,
    coins,
    decision,
    edition_with,
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

NINE = "hope-1 hope-1 hope-2 hope-2 dream dream dream idea idea"


# Ten leaves


@rule("AMY-BANK-1")
def test_the_bank_may_overflow_during_a_turn_and_is_checked_at_its_end() -> None:
    state = position(coins={ROB: 11}, bank={ROB: f"{NINE} sadness-2"}, deal={ROB: "a2=sadness"})
    assert player(state, ROB).leaves == 12
    play(state, "unlock a2", "pay sadness", "place I1")
    assert decision(state) == ("stand", ROB)
    play(state, "stand L0")
    assert decision(state) == ("overflow", ROB)
    assert view(state).pending.over == 1


@rule("AMY-BANK-1")
@pytest.mark.parametrize(
    ("bought", "leaves"), [("buy L0 surprise-1", 10), ("buy_two L0 surprise-1 sadness-1", 11)]
)
def test_ten_items_fit_eleven_do_not(bought: str, leaves: int) -> None:
    state = position(coins={ROB: 1}, bank={ROB: NINE})
    play(state, bought)
    assert player(state, ROB).leaves == leaves
    assert decision(state) == (("turn", JOSEPH) if leaves == 10 else ("overflow", ROB))


@rule("AMY-BANK-2")
@pytest.mark.parametrize(
    ("items", "leaves"),
    [
        ("", 0),
        ("sadness-1", 1),
        ("sadness-1 sadness-1 sadness-3", 3),
        ("wild-3 wild", 2),
        ("happiness idea dream dream", 4),
        ("claim-red claim-yellow", 2),
    ],
)
def test_every_item_takes_a_leaf(items: str, leaves: int) -> None:
    assert player(position(bank={ROB: items}), ROB).leaves == leaves


@rule("AMY-BANK-2")
def test_points_claims_beside_the_board_and_placed_claims_take_none() -> None:
    state = position(vp={ROB: 40}, claims={"red": [ROB]})
    assert player(state, ROB).leaves == 0


@rule("AMY-BANK-3")
@pytest.mark.parametrize(
    ("amount", "leaves"),
    [(0, 0), (1, 1), (4, 4), (5, 1), (9, 5), (10, 1), (14, 5), (19, 6), (30, 3), (38, 7)],
)
def test_coins_make_change_by_themselves(amount: int, leaves: int) -> None:
    assert player(position(coins={ROB: amount}), ROB).leaves == leaves


@rule("AMY-BANK-3")
@given(st.integers(0, 161))
def test_no_other_coins_would_take_fewer_leaves(amount: int) -> None:
    fewest = min(
        tens + fives + amount - 10 * tens - 5 * fives
        for tens in range(amount // 10 + 1)
        for fives in range((amount - 10 * tens) // 5 + 1)
    )
    assert player(position(coins={ROB: amount}), ROB).leaves == fewest


ENOUGH = 129
"""So many coins of all players together can always lie in their fewest pieces."""


@rule("AMY-BANK-3")
@given(st.lists(st.integers(0, ENOUGH), min_size=2, max_size=4).filter(lambda banks: sum(banks) <= ENOUGH))
def test_up_to_129_coins_the_box_has_the_fewest_pieces_of_everybody(banks: list[int]) -> None:
    assert not lacking(banks)


@rule("AMY-BANK-3")
@pytest.mark.parametrize(
    ("banks", "short"),
    [
        ([39, 39, 39, 29], set()),
        ([40, 30, 30, 30], {10}),
        ([50, 40, 40, 30], {10}),
        ([70, 60, 0], {10}),
        ([161, 0], {10}),
    ],
)
def test_where_tens_are_lacking_coins_take_the_fewest_leaves_all_the_same(
    banks: list[int], short: set[int]
) -> None:
    """Ruling R22: the supply limits what coins are worth together, not the pieces they lie in."""
    state = position(len(banks), coins=dict(enumerate(banks)))
    leaves = [player(state, seat).leaves for seat in range(len(banks))]
    assert leaves == [fewest_pieces(amount).total() for amount in banks]
    assert view(state).supply["coin"] == 161 - sum(banks)
    assert lacking(banks) == short


def fewest_pieces(amount: int) -> Counter[int]:
    """How many tens, fives and ones."""
    return Counter({10: amount // 10, 5: amount % 10 // 5, 1: amount % 5})


def lacking(banks: list[int]) -> set[int]:
    """The coins of which the box has too few for all these banks at once."""
    box = GAME.edition().components.coins
    there = {10: box.tens, 5: box.fives, 1: box.ones}
    wanted = sum((fewest_pieces(amount) for amount in banks), Counter[int]())
    return {coin for coin in there if wanted[coin] > there[coin]}


# Making room


@rule("AMY-BANK-4")
def test_whoever_has_too_much_exchanges_or_discards_what_they_choose() -> None:
    state = position(coins={ROB: 21}, bank={ROB: "wild happiness idea dream claim-red hope-1 hope-2 wild-3"})
    play(state, "buy L0 surprise-1")
    assert legal_texts(state) == [
        "sell wild",
        "sell surprise",
        "sell hope",
        "sell_wild",
        "sell_happiness",
        "sell_dream",
        "cash_ideas 1",
        "cash_dreams 1",
        "discard wild",
        "discard surprise",
        "discard hope",
        "discard_wild",
        "discard_happiness",
        "discard_idea",
        "discard_dream",
        "discard_coin",
        "discard_claim red",
    ]
    assert refusal(state, "claim red") == "AMY-BANK-4"
    play(state, "discard_dream")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BANK-4")
def test_it_goes_on_until_everything_fits() -> None:
    state = position(coins={ROB: 1}, bank={ROB: f"{NINE} wild wild"})
    play(state, "buy_two L0 surprise-1 sadness-1")
    for over, item in ((3, "discard surprise"), (2, "discard_wild"), (1, "discard_idea")):
        assert decision(state) == ("overflow", ROB)
        assert view(state).pending.over == over
        play(state, item)
    assert player(state, ROB).leaves == 10
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BANK-4")
def test_an_exchange_may_make_no_room_at_all() -> None:
    """A tile becomes a coin: both take a leaf. A set of dreams takes none."""
    state = position(coins={ROB: 1}, bank={ROB: f"{NINE}"})
    play(state, "buy_two L0 surprise-1 sadness-1", "sell surprise")
    assert decision(state) == ("overflow", ROB)
    play(state, "cash_dreams 3")
    assert (player(state, ROB).vp, player(state, ROB).leaves) == (9, 8)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BANK-4")
@pytest.mark.parametrize(("amount", "smallest"), [(18, 1), (26, 1), (25, 5), (30, 10)])
def test_of_coins_the_smallest_goes_that_frees_a_leaf(amount: int, smallest: int) -> None:
    state = position(coins={ROB: amount + 1}, bank={ROB: f"{NINE} wild"})
    play(state, "buy L0 surprise-1")
    assert told(state, "discard_coin") == [f"discarded_coin coins={smallest} player=0"]
    assert coins(state) == amount - smallest


@rule("AMY-BANK-4")
def test_points_may_turn_small_coins_into_a_larger_one() -> None:
    state = position(coins={ROB: 10}, vp={ROB: 5}, bank={ROB: "wild hope-1 hope-1 hope-2 hope-2"})
    play(state, "buy_two L0 surprise-1 sadness-1")
    assert (coins(state), player(state, ROB).leaves) == (9, 12)
    play(state, "sell_points")
    assert (coins(state), player(state, ROB).vp, player(state, ROB).leaves) == (10, 3, 8)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BANK-4")
def test_points_are_not_sold_where_a_coin_only_takes_room() -> None:
    state = position(coins={ROB: 11}, vp={ROB: 5}, bank={ROB: f"{NINE} wild"})
    play(state, "buy L0 surprise-1")
    assert coins(state) == 10
    assert refusal(state, "sell_points") == "AMY-BANK-4"


@rule("AMY-BANK-4")
@pytest.mark.parametrize("money", range(31))
def test_points_are_exchanged_only_while_there_are_ones(money: int) -> None:
    """Fives and tens alone offer no exchange either."""
    state = overfull(money, vp=9)
    assert ("sell_points" in legal_texts(state)) == (money % 5 > 0)


@rule("AMY-BANK-4")
@given(st.integers(0, 161), st.integers(1, 161))
def test_without_ones_no_points_would_make_room(money: int, bought: int) -> None:
    """And with ones, those that fill up a five do."""
    leaves = player(position(coins={ROB: money}), ROB).leaves
    if money % 5 == 0:
        more = min(money + bought, 161)
        assert player(position(coins={ROB: more}), ROB).leaves >= leaves
    elif money < 160:
        filled = money + 5 - money % 5
        assert player(position(coins={ROB: filled}), ROB).leaves <= leaves


@rule("AMY-BANK-4")
def test_points_make_room_once_they_fill_up_a_five() -> None:
    state = overfull(12, vp=9)
    play(state, "sell_points", "sell_points", "sell_points")
    assert (coins(state), player(state, ROB).vp) == (15, 3)
    assert refusal(state, "sell_points") == "AMY-BANK-4"


def overfull(money: int, *, vp: int) -> AmygdalaState:
    """The end of Rob's turn, with these coins left and too much beside them."""
    state = position(coins={ROB: money + 1}, vp={ROB: vp}, bank={ROB: f"{NINE} wild wild"})
    play(state, "buy L0 surprise-1")
    assert decision(state) == ("overflow", ROB)
    return state


@rule("AMY-BANK-5")
def test_discarded_resource_tiles_go_to_the_discards() -> None:
    state = position(coins={ROB: 1}, bank={ROB: f"{NINE} wild-3"})
    play(state, "buy L0 surprise-1", "discard wild")
    assert view(state).discards == {"wild-3": 1}


@rule("AMY-BANK-5")
@pytest.mark.parametrize("item", ["wild", "happiness", "idea", "dream"])
def test_discarded_items_go_to_the_supply(item: str) -> None:
    state = position(coins={ROB: 1}, bank={ROB: f"{NINE} wild happiness"})
    play(state, "buy L0 surprise-1")
    before = view(state).supply
    play(state, f"discard_{item}")
    assert view(state).supply == {**before, item: before[item] + 1}


@rule("AMY-BANK-5")
def test_discarded_coins_go_to_the_supply() -> None:
    state = position(coins={ROB: 6}, bank={ROB: f"{NINE} wild"})
    play(state, "buy L0 surprise-1", "discard_coin")
    assert view(state).supply["coin"] == 161


@rule("AMY-BANK-5")
def test_a_discarded_claim_tile_goes_back_beside_the_board_and_can_be_chosen_again() -> None:
    """Ruling R13."""
    state = position(coins={ROB: 1}, bank={ROB: f"{NINE} claim-red"})
    play(state, "buy L0 surprise-1")
    assert "red" not in player(state, ROB).claims_beside
    play(state, "discard_claim red")
    assert player(state, ROB).claims == []
    assert "red" in player(state, ROB).claims_beside


# Limited supplies


@rule("AMY-BANK-6")
def test_from_an_empty_supply_one_gets_nothing(tmp_path: Path) -> None:
    """Ruling R9. The bonus space a5 gives a claim tile and a dream."""
    edition = edition_with(tmp_path, dream={"count": 2})
    state = placing(
        "hope", at="a6", left={ROB: "e2"}, bank={JOSEPH: "dream dream"}, coins={ROB: 1}, edition=edition
    )
    play(state, "place K1")
    assert "supply_empty item=dream player=0" in told(state, "stand L3")
    assert player(state, ROB).dreams == 0
    assert player(state, ROB).bonuses == ["a5", "a7"]


@rule("AMY-BANK-6")
def test_one_gets_as_many_as_there_are(tmp_path: Path) -> None:
    """The bonus space c3 gives two dreams."""
    edition = edition_with(tmp_path, dream={"count": 2})
    state = placing(
        "hope", at="b3", left={ROB: "a2"}, bank={JOSEPH: "dream"}, coins={ROB: 1}, edition=edition
    )
    play(state, "place K1", "stand L3", "take_claim red")
    assert player(state, ROB).dreams == 1
    assert view(state).supply["dream"] == 0


@rule("AMY-BANK-6")
def test_what_is_paid_back_can_be_had_again(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, happiness={"count": 1})
    state = position(bank={ROB: "happiness"}, deal={ROB: "a2=happiness"}, edition=edition)
    assert view(state).supply["happiness"] == 0
    play(state, "unlock a2", "pay_happiness")
    assert view(state).supply["happiness"] == 1


@rule("AMY-BANK-6")
def test_coins_are_limited_too(tmp_path: Path) -> None:
    """Ideas bring what coins are left; nobody is offered what they cannot be paid for."""
    few = {"ones": 0, "fives": 1, "tens": 0, "mark": "reconstructed"}
    edition = edition_with(tmp_path, coins=few, start={"coins": 1})
    shelf = {"L0": "hope-3 hope-2"}
    state = position(coins={JOSEPH: 3}, bank={ROB: "idea idea idea"}, lotuses=shelf, edition=edition)
    assert choices(state, "buy") == {"L0 hope-2"}
    play(state, "buy L0 hope-2")
    assert told(state, "cash_ideas 3")[0] == "cashed_ideas coins=2 count=3 player=0"
    assert view(state).supply["coin"] == 2
    assert bank(state, ROB) == "hope-2"


@rule("AMY-BANK-6")
def test_an_exchange_for_coins_that_are_not_there_is_lost(tmp_path: Path) -> None:
    edition = edition_with(tmp_path, coins={"ones": 0, "fives": 4, "tens": 0}, start={"coins": 1})
    state = position(
        phase="last_round",
        coins={ROB: 4, JOSEPH: 14},
        bank={ROB: "claim-red happiness happiness"},
        edition=edition,
    )
    play(state, "claim red", "stand L4", "sell_happiness")
    assert coins(state) == 6
    play(state, "settle")
    assert (coins(state), bank(state, ROB)) == (6, "")
