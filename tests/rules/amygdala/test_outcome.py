"""What the outcome of a choice says, beside what comes of playing it."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.wire.outcome import Outcome, Paying, Purchase, Settlement, Trade, outcome
from parlour.games.amygdala.wire.thrift import Given
from parlour.games.amygdala.wire.view import Player
from parlour.kernel.choices import choices
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.amygdala.playthroughs.policy import choose
from tests.rules.amygdala.positions import JOSEPH, ROB, legal_texts, new_game, placing, play, player, position
from tests.rules.amygdala.reference import Box, slowly

BOX = Box(GAME.edition().folder)


def come_to(state: AmygdalaState, text: str) -> Outcome:
    return outcome(state, state.setup.actions.parse(text))


def suggested(state: AmygdalaState, *texts: str) -> str:
    """Which of these (by default of everything) the screen suggests."""

    def order(text: str) -> float:
        found = come_to(state, text)
        if found.payment:
            return found.payment.rank
        assert found.trade
        return found.trade.loss

    return min(texts or legal_texts(state), key=order)


# Whole games


LOOK_EVERY = 5
"""One decision in so many is looked at."""

TABLES: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {}),
    (3, {"vp_tiles": True}),
    (4, {"changing_toll": True}),
)


@pytest.mark.slow
def test_playing_a_choice_does_what_its_outcome_says() -> None:
    checked: Counter[str] = Counter()
    for players, options in TABLES:
        state = new_game(players, **options)
        rng = Random(players)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(roll(state, rng))
                continue
            if state.kind == codes.CASH_IN or rng.randrange(LOOK_EVERY) == 0:
                for action in state.legal():
                    checked += check(state, int(action))
            state.apply(choose(state, rng))
    assert set(checked) == {"purchase", "payment", "trade", "settlement", "networks", "score"}


def check(state: AmygdalaState, action: int) -> Counter[str]:
    """What of an outcome could be compared with what playing does."""
    told = outcome(state, action)
    seat = int(state.actor)
    after = state.copy()
    after.apply(action)
    before, then = GAME.view(state, seat).players[seat], GAME.view(after, seat).players[seat]
    checked: Counter[str] = Counter()
    if told.purchase:
        checked["purchase"] += check_purchase(told.purchase, after, before.coins, then)
    if told.payment and after.kind != codes.RAISE:
        gives = told.payment.gives
        assert before.coins - then.coins == gives.coins
        assert before.wilds - then.wilds == gives.wilds
        assert before.happiness - then.happiness == gives.happiness
        gone = Counter(before.resources) - Counter(then.resources)
        assert Counter(kind.split("-")[0] for kind in gone.elements()) == Counter(gives.tiles)
        checked["payment"] += 1
    if told.trade and state.kind != codes.RAISE:
        assert told.trade.coins == then.coins - before.coins
        assert told.trade.vp == then.vp - before.vp
        assert told.trade.leaves == before.leaves - then.leaves
        checked["trade"] += 1
    if told.settlement:
        settled = told.settlement
        assert (settled.coins, settled.points) == (then.coins, then.points - before.points)
        assert settled.coins == before.coins + settled.idea_coins + settled.tile_coins
        assert settled.dream_points == then.dream_points - before.dream_points
        checked["settlement"] += 1
    if told.networks:
        checked["networks"] += check_networks(state, told)
    if state.kind == codes.NETWORK:
        (scored,) = told.networks
        assert scored.points == then.vp - before.vp
        checked["score"] += 1
    return checked


def check_purchase(told: Purchase, after: AmygdalaState, coins: int, then: Player) -> int:
    assert told.missing == max(0, told.coins - coins)
    if after.kind == codes.RAISE:
        assert (told.coins_left, told.missing) == (0, after.a - coins)
        return 0
    assert told.coins_left == then.coins
    assert (told.resources, told.leaves) == (then.resources, then.leaves)
    return 1


def check_networks(state: AmygdalaState, told: Outcome) -> int:
    slow = slowly(BOX, state)
    seat = int(state.actor)
    for network in told.networks:
        space = network.spaces[0]
        there = slow.view.spaces.get(space)
        tile = slow.view.pending.tile or (there.tile if there else "")
        assert network.points == slow.network(seat, tile, space, network.emotion)
        laid = {space: tile} | {one: slow.view.spaces[one].tile for one in network.spaces[1:]}
        assert network.points == sum(BOX.icons[one].count(network.emotion) for one in laid.values())
    return 1


# Buying


def test_of_two_tiles_the_dearer_is_paid_and_the_toll_on_top() -> None:
    state = position(coins={ROB: 30}, mood={ROB: "L3"}, lotuses={"L0": "hope-1 anger-3"})
    told = come_to(state, "buy_two L0 hope-1 anger-3").purchase
    assert told == Purchase(
        coins=4, toll=1, free=1, missing=0, coins_left=26, resources={"hope-1": 1, "anger-3": 1}, leaves=6
    )


def test_coins_that_are_missing_for_a_purchase_are_lent() -> None:
    state = position(coins={ROB: 1}, bank={ROB: "wild idea"}, lotuses={"L0": "hope-1 anger-3"})
    told = come_to(state, "buy L0 anger-3").purchase
    assert told is not None
    assert (told.missing, told.coins_left, told.resources, told.leaves) == (2, 0, {"anger-3": 1}, 3)


# Paying


def pays(tile: str, items: str) -> AmygdalaState:
    state = position(coins={ROB: 30}, bank={ROB: items}, deal={ROB: f"a2={tile}"})
    play(state, "unlock a2")
    return state


@pytest.mark.parametrize(
    ("items", "best"),
    [
        ("sadness-2 wild-3 hope-1 hope-1 wild", "pay sadness"),
        ("wild-3 hope-1 hope-1 wild", "pay wild"),
        ("hope-1 hope-1 wild", "pay_wild"),
        ("hope-1 hope-1", "pay_pair hope hope"),
        ("hope-1 anger-1 anger-2 anger-3", "pay_pair anger anger"),
        ("hope-1", "pay_coins"),
    ],
)
def test_a_tile_a_wild_resource_a_wild_two_tiles_coins_in_this_order(items: str, best: str) -> None:
    assert suggested(pays("sadness", items)) == best


def test_a_tile_that_another_icon_needs_is_not_given_away_in_a_pair() -> None:
    state = pays("sadness+gratitude", "gratitude-1 hope-1 hope-2")
    pair, tile = Given(["hope", "hope"], 0, 0, 0), Given(["gratitude"], 0, 0, 0)
    assert player(state, ROB).payments["a2"] == [pair, tile]
    play(state, suggested(state))
    assert player(state, ROB).payments["a2"] == [tile]


def test_happiness_is_paid_with_happiness_or_dearly() -> None:
    state = pays("happiness+happiness", "happiness wild wild")
    assert player(state, ROB).payments["a2"] == [Given([], 0, 1, 0), Given([], 0, 0, 7)]
    assert come_to(state, "pay_coins").payment == Paying(Given([], 0, 0, 7), rank=5)


def test_every_tile_still_locked_tells_how_it_would_be_paid() -> None:
    state = position(coins={ROB: 3}, deal={ROB: "a2=sadness", JOSEPH: "a2=hope"}, bank={JOSEPH: "hope-1"})
    assert player(state, ROB).payments["a2"] == [Given([], 0, 0, 5)]
    assert player(state, JOSEPH).payments["a2"] == [Given(["hope"], 0, 0, 0)]
    assert set(player(state, ROB).payments) == set(player(state, ROB).board)


# Giving something up


def test_to_raise_coins_ideas_go_before_tiles_and_tiles_before_points() -> None:
    state = position(
        coins={ROB: 0}, vp={ROB: 9}, bank={ROB: "idea hope-1"}, lotuses={"L0": "anger-1 anger-3"}
    )
    play(state, "buy L0 anger-3")
    assert suggested(state, "sell_points", "sell hope", "cash_ideas 1") == "cash_ideas 1"
    assert suggested(state, "sell_points", "sell hope") == "sell hope"


def test_to_raise_coins_a_set_of_ideas_is_not_broken() -> None:
    state = position(coins={ROB: 0}, bank={ROB: "idea idea idea idea"}, lotuses={"L0": "anger-1 anger-3"})
    play(state, "buy L0 anger-3")
    assert suggested(state) == "cash_ideas 4"


def overflowing(coins: int, items: str) -> AmygdalaState:
    state = position(coins={ROB: coins + 1}, bank={ROB: items})
    play(state, "buy L0 surprise-1")
    assert state.kind == codes.OVERFLOW
    return state


def test_for_room_what_makes_change_goes_before_what_is_lost() -> None:
    state = overflowing(24, "hope-1 hope-1 anger-3 anger-2")
    assert come_to(state, "sell hope").trade == Trade(coins=1, vp=0, leaves=4, loss=0.5)
    assert suggested(state, "discard_coin", "sell hope") == "sell hope"


def test_for_room_a_coin_goes_before_a_claim_and_never_what_frees_nothing() -> None:
    state = overflowing(22, "wild hope-1 hope-1 anger-1 idea claim-teal")
    assert come_to(state, "sell_wild").trade == Trade(coins=1, vp=0, leaves=0, loss=1003.0)
    assert suggested(state, "sell_wild", "discard_claim teal", "discard_coin") == "discard_coin"


def test_cashing_in_says_what_everything_brings() -> None:
    items = "claim-indigo idea idea idea dream dream hope-1 wild-3 wild happiness"
    state = position(phase="last_round", coins={ROB: 4}, bank={ROB: items}, lotuses={})
    play(state, "claim indigo", "stand L0")
    told = come_to(state, "settle").settlement
    # Three ideas bring 10, two dreams 5 points; two tiles and a wild a coin each, happiness two.
    assert told == Settlement(
        dreams=2,
        dream_points=5,
        ideas=3,
        idea_coins=10,
        tiles=4,
        tile_coins=5,
        coins=19,
        coin_points=6,
        points=5 + 6 - 1,
    )


# What a player sees before any choice


@pytest.mark.parametrize(
    ("coins", "items", "broke"),
    [
        (4, "", True),
        (5, "", False),
        (4, "claim-teal", True),
        (4, "hope-1", False),
        (4, "wild", False),
        (4, "happiness", False),
        (4, "idea", False),
        (4, "dream", False),
    ],
)
def test_broke_is_who_cannot_pay_an_icon_nor_exchange_anything(coins: int, items: str, broke: bool) -> None:
    assert player(position(coins={ROB: coins}, bank={ROB: items}), ROB).broke == broke


# Words


def test_two_tiles_of_a_kind_are_told_once() -> None:
    state = position(coins={ROB: 9}, lotuses={"L0": "hope-1 hope-1", "L1": "hope-1 anger-1"})
    told = {
        str(choice.action["lotus"]): choice.phrase.id
        for choice in choices(GAME, state.setup.actions, state)
        if choice.action["do"] == "buy_two"
    }
    assert told == {"L0": "amygdala-do-buy_alike", "L1": "amygdala-do-buy_two"}


def test_a_tile_placed_tells_what_each_emotion_joins() -> None:
    state = placing("sadness+gratitude", placed={ROB: "I1=sadness+sadness I7=gratitude+gratitude"})
    found = {one.emotion: (one.points, set(one.spaces)) for one in come_to(state, "place I2").networks}
    assert found == {"sadness": (3, {"I2", "I1"}), "gratitude": (3, {"I2", "I7"})}
    play(state, "place I2")
    stands = [come_to(state, text).networks for text in legal_texts(state)]
    assert all({one.emotion for one in networks} == {"sadness", "gratitude"} for networks in stands)
    play(state, "stand L0")
    assert [one.emotion for one in come_to(state, "score gratitude").networks] == ["gratitude"]
