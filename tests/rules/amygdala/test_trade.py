"""Free exchanges: what they bring, and when they are asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from parlour.games.amygdala.rules import AmygdalaState
from parlour.kernel.state import CHANCE
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

IDEAS = [0, 2, 5, 10, 15]
DREAMS = [0, 2, 5, 9, 14, 20, 27]


def cashing_in(items: str, *, money: int = 0, vp: int = 0) -> AmygdalaState:
    """The end of the last turn of Rob, who has placed a claim tile."""
    state = position(
        phase="last_round", coins={ROB: money}, vp={ROB: vp}, bank={ROB: f"claim-indigo {items}"}, lotuses={}
    )
    play(state, "claim indigo", "stand L0")
    return state


def raising(items: str, *, price: int, money: int = 0, vp: int = 0) -> AmygdalaState:
    """Rob buys a tile, and has too few coins for it."""
    shelf = {"L0": f"anger-{price}", "L2": "hope-2 hope-2", "L3": "hope-1 hope-1"}
    state = position(coins={ROB: money}, vp={ROB: vp}, bank={ROB: items}, lotuses=shelf)
    play(state, f"buy L0 anger-{price}")
    return state


# What things are worth


@rule("AMY-TRADE-1")
def test_exchanges_are_for_one_s_own_turn() -> None:
    """Joseph has plenty, but it is Rob's turn."""
    state = position(bank={JOSEPH: "dream idea wild"}, vp={JOSEPH: 20})
    assert legal_texts(state) == ["pass"]


@rule("AMY-TRADE-1")
def test_one_may_exchange_as_often_as_one_likes() -> None:
    state = cashing_in("wild happiness dream dream idea hope-1 hope-2")
    play(state, "sell_wild", "sell hope", "cash_dreams 1", "sell hope", "sell_dream", "cash_ideas 1")
    assert (coins(state), player(state, ROB).vp) == (1 + 1 + 1 + 2 + 2, 2)
    assert bank(state, ROB) == "happiness"


@rule("AMY-TRADE-1")
def test_what_one_has_not_got_cannot_be_exchanged() -> None:
    state = cashing_in("wild")
    for text in ("sell_happiness", "sell_dream", "sell hope", "cash_ideas 1", "cash_dreams 1"):
        assert refusal(state, text) == "AMY-TRADE-1"


@rule("AMY-TRADE-1")
def test_exchanged_resource_tiles_go_to_the_discards_all_else_to_the_supply() -> None:
    state = cashing_in("wild hope-2 dream")
    before = view(state).supply
    play(state, "sell hope", "sell_wild", "sell_dream")
    assert view(state).discards == {"hope-2": 1}
    assert view(state).supply == {
        **before,
        "wild": before["wild"] + 1,
        "dream": before["dream"] + 1,
        "coin": before["coin"] - 4,
    }


@rule("AMY-TRADE-2")
def test_two_points_bring_a_coin() -> None:
    state = raising("", price=2, vp=5)
    assert told(state, "sell_points") == ["sold_points coins=1 player=0 points=2"]
    assert (player(state, ROB).vp, coins(state)) == (3, 1)
    play(state, "sell_points")
    assert (player(state, ROB).vp, player(state, ROB).sold_points, bank(state, ROB)) == (1, 4, "anger-2")


@rule("AMY-TRADE-2")
def test_points_never_fall_below_zero() -> None:
    state = raising("wild wild", price=2, vp=1)
    assert refusal(state, "sell_points") == "AMY-TRADE-2"
    assert choices(position(vp={ROB: 3}, lotuses={"L0": "anger-1 anger-2"}), "buy") == {"L0 anger-1"}


@rule("AMY-TRADE-3")
@pytest.mark.parametrize("item", ["dream", "happiness"])
def test_a_dream_or_a_happiness_tile_brings_two_coins(item: str) -> None:
    state = cashing_in(f"{item} wild")
    play(state, f"sell_{item}")
    assert (coins(state), bank(state, ROB)) == (2, "wild")


@rule("AMY-TRADE-4")
@pytest.mark.parametrize(
    ("item", "text"),
    [("hope-1", "sell hope"), ("hope-3", "sell hope"), ("wild-3", "sell wild"), ("wild", "sell_wild")],
)
def test_a_resource_tile_or_a_wild_brings_a_coin_whatever_it_cost(item: str, text: str) -> None:
    state = cashing_in(f"{item} dream")
    play(state, text)
    assert (coins(state), bank(state, ROB)) == (1, "dream")


@rule("AMY-TRADE-4")
def test_of_equal_tiles_the_cheapest_is_sold() -> None:
    state = cashing_in("hope-3 hope-1 hope-2")
    play(state, "sell hope")
    assert bank(state, ROB) == "hope-2 hope-3"


@rule("AMY-TRADE-5")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_ideas_bring_more_coins_in_larger_sets(size: int) -> None:
    state = cashing_in("idea " * 4 + "wild")
    play(state, f"cash_ideas {size}")
    assert coins(state) == IDEAS[size]
    assert player(state, ROB).ideas == 4 - size


@rule("AMY-TRADE-5", "AMY-TRADE-6")
def test_sets_are_made_as_one_likes() -> None:
    state = cashing_in("idea " * 5 + "dream " * 4)
    assert choices(state, "cash_ideas") == {"1", "2", "3", "4"}
    assert choices(state, "cash_dreams") == {"1", "2", "3", "4"}
    play(state, "cash_ideas 2", "cash_ideas 3", "cash_dreams 3")
    assert (coins(state), player(state, ROB).vp) == (15, 9)
    assert choices(state, "cash_dreams") == {"1"}


@rule("AMY-TRADE-6")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_dreams_bring_more_points_in_larger_sets(size: int) -> None:
    state = cashing_in("dream " * 7)
    play(state, f"cash_dreams {size}")
    rob = player(state, ROB)
    assert (rob.vp, rob.dream_points, rob.coins, rob.dreams) == (DREAMS[size], DREAMS[size], 0, 7 - size)


# Asked for when coins are short


def short_of_the_toll() -> AmygdalaState:
    state = placing("sadness", mood={ROB: "L3"}, bank={ROB: "wild dream"})
    play(state, "place I1", "stand L0")
    return state


def short_of_the_toll_to_a_claim() -> AmygdalaState:
    state = position(mood={ROB: "L3"}, bank={ROB: "wild dream claim-indigo"})
    play(state, "claim indigo", "stand L0")
    return state


def short_of_the_jump() -> AmygdalaState:
    state = position(bank={ROB: "wild dream sadness-2"}, cloud={ROB: "a2"}, deal={ROB: "e6=sadness"})
    play(state, "unlock e6")
    return state


def short_of_an_icon() -> AmygdalaState:
    state = position(bank={ROB: "wild dream"}, coins={ROB: 3}, deal={ROB: "a2=sadness"})
    play(state, "unlock a2", "pay_coins")
    return state


@rule("AMY-TRADE-7")
@pytest.mark.parametrize(
    ("state", "cost", "then"),
    [
        (raising("wild dream", price=1), 1, ("turn", JOSEPH)),
        (short_of_the_toll(), 1, ("turn", JOSEPH)),
        (short_of_the_toll_to_a_claim(), 1, ("turn", JOSEPH)),
        (short_of_the_jump(), 2, ("pay", ROB)),
        (short_of_an_icon(), 5, ("place", ROB)),
    ],
    ids=["price", "toll", "toll to a claim", "jump", "icon"],
)
def test_whoever_is_short_of_coins_is_asked_what_to_exchange(
    state: AmygdalaState, cost: int, then: tuple[str, int]
) -> None:
    state = state.copy()
    assert decision(state) == ("raise", ROB)
    assert view(state).pending.cost == cost
    assert "sell_dream" in legal_texts(state)
    assert refusal(state, "pass") == "AMY-TRADE-7"
    before = coins(state)
    play(state, "sell_dream")
    assert coins(state) == before + 2 - cost
    assert decision(state) == then


@rule("AMY-TRADE-7")
def test_it_is_asked_until_the_coins_are_there() -> None:
    state = raising("wild wild wild", price=3)
    for _ in range(3):
        assert decision(state) == ("raise", ROB)
        play(state, "sell_wild")
    assert (coins(state), bank(state, ROB)) == (0, "anger-3")


@rule("AMY-TRADE-7")
def test_whoever_has_the_coins_is_not_asked() -> None:
    state = position(coins={ROB: 1}, bank={ROB: "wild"})
    assert refusal(state, "sell_wild") == "AMY-TRADE-7"
    play(state, "buy L0 sadness-1")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-TRADE-7")
def test_what_not_even_all_exchanges_would_cover_is_not_offered() -> None:
    shelf = {"L0": "anger-2 anger-3"}
    assert choices(position(bank={ROB: "wild"}, vp={ROB: 3}, lotuses=shelf), "buy") == {"L0 anger-2"}
    assert choices(position(bank={ROB: "wild"}, vp={ROB: 4}, lotuses=shelf), "buy") == {
        "L0 anger-2",
        "L0 anger-3",
    }
    assert refusal(position(bank={ROB: "wild"}, vp={ROB: 3}, lotuses=shelf), "buy L0 anger-3") == "AMY-BUY-3"


@rule("AMY-TRADE-7")
def test_dreams_may_become_coins_by_way_of_points() -> None:
    """Two icons of happiness cost 14 coins: six dreams sold bring 12, cashed in with a point more just 14."""
    state = position(bank={ROB: "dream " * 6}, vp={ROB: 1}, deal={ROB: "a2=happiness+happiness"})
    play(state, "unlock a2", "pay_coins")
    assert legal_texts(state) == ["cash_dreams 6"]
    play(state, "cash_dreams 6", *["sell_points"] * 7, "pay_coins", *["sell_points"] * 7)
    assert decision(state) == ("place", ROB)
    assert (player(state, ROB).vp, coins(state)) == (0, 0)


@rule("AMY-TRADE-8")
def test_an_exchange_that_would_make_the_payment_impossible_is_refused() -> None:
    """Five coins for an icon: two ideas bring them together, not one after the other."""
    state = position(bank={ROB: "idea idea"}, deal={ROB: "a2=hope"})
    play(state, "unlock a2", "pay_coins")
    assert legal_texts(state) == ["cash_ideas 2"]
    assert refusal(state, "cash_ideas 1") == "AMY-TRADE-8"


@rule("AMY-TRADE-8")
def test_what_is_needed_for_the_icons_is_not_sold_for_the_jump() -> None:
    state = position(bank={ROB: "sadness-2 dream"}, cloud={ROB: "a2"}, deal={ROB: "e6=sadness"})
    play(state, "unlock e6")
    assert legal_texts(state) == ["sell_dream"]
    assert refusal(state, "sell sadness") == "AMY-TRADE-8"
    play(state, "sell_dream", "pay sadness")
    assert decision(state) == ("place", ROB)


# The last turn


@rule("AMY-TRADE-9")
def test_at_the_end_of_the_last_turn_everything_can_be_cashed_in() -> None:
    state = cashing_in("wild wild-3 hope-1 happiness idea dream")
    assert decision(state) == ("cash_in", ROB)
    assert legal_texts(state) == [
        "sell wild",
        "sell hope",
        "sell_wild",
        "sell_happiness",
        "sell_dream",
        "cash_ideas 1",
        "cash_dreams 1",
        "settle",
    ]


@rule("AMY-TRADE-9")
def test_settling_exchanges_all_that_is_left_and_ends_the_turn() -> None:
    state = cashing_in("wild wild-3 hope-1 happiness idea idea dream dream dream")
    play(state, "sell_wild", "settle")
    assert (coins(state), player(state, ROB).vp, bank(state, ROB)) == (1 + 1 + 1 + 2 + 5, 9, "")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-TRADE-9")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_exchange() -> None:
    state = cashing_in("wild")
    play(state, "sell_wild")
    assert decision(state) == ("turn", JOSEPH)
    state = cashing_in("", money=5)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-TRADE-9")
def test_before_the_last_turn_nothing_is_cashed_in() -> None:
    for phase in ("open", "ending"):
        state = position(phase=phase, coins={ROB: 5}, bank={ROB: "dream"})
        play(state, "buy L0 sadness-1")
        assert decision(state) == ("turn", JOSEPH)


@rule("AMY-TRADE-9")
def test_points_are_not_sold_any_more() -> None:
    """Two points for a third of one."""
    assert refusal(cashing_in("wild", vp=8), "sell_points") == "AMY-TRADE-9"


@rule("AMY-TRADE-9")
def test_claim_tiles_left_over_are_worth_nothing() -> None:
    state = cashing_in("claim-red")
    assert decision(state) == ("turn", JOSEPH)
    assert list(state.scores()) == [0, 0]


@rule("AMY-TRADE-9")
def test_who_has_to_pass_on_the_last_turn_cashes_in_as_well() -> None:
    """A coin and a happiness tile make a point; for what is on sale, behind the toll, they are too little."""
    state = position(
        phase="last_round",
        coins={ROB: 1},
        bank={ROB: "happiness"},
        mood={ROB: "L5"},
        lotuses={"L0": "anger-3"},
        left={ROB: "c4"},
    )
    assert legal_texts(state) == ["pass"]
    play(state, "pass")
    assert decision(state) == ("cash_in", ROB)
    play(state, "settle")
    assert list(state.scores()) == [1, 0]


@rule("AMY-TRADE-9")
@given(st.integers(0, 10), st.integers(0, 10))
def test_settling_makes_the_best_sets(ideas: int, dreams: int) -> None:
    state = cashing_in("idea " * ideas + "dream " * dreams)
    if ideas + dreams:
        play(state, "settle")
    assert coins(state) == best(ideas, tuple(IDEAS))
    assert player(state, ROB).vp == best(dreams, tuple(DREAMS))


@cache
def best(count: int, sets: tuple[int, ...]) -> int:
    """The most that so many bring, in any sets."""
    return max(
        (sets[size] + best(count - size, sets) for size in range(1, min(count, len(sets) - 1) + 1)), default=0
    )


# Nothing the rulebook allows is lost, and nothing leads into a dead end

FEW = st.integers(0, 2)
FEWER = st.sampled_from([0, 0, 0, 1, 2, 5, 7])  # banks that can pay anything prove little
BANK = st.fixed_dictionaries(
    {
        "sadness-1": FEW,
        "hope-2": FEW,
        "anger-1": FEW,
        "wild-3": st.sampled_from([0, 0, 1]),
        "wild": st.sampled_from([0, 0, 1, 2]),
        "happiness": FEWER.map(lambda count: min(count, 2)),
        "idea": FEWER,
        "dream": FEWER,
    }
)
COINS = st.integers(0, 9)
POINTS = st.sampled_from([0, 1, 3, 8])
SHOWS = {"sadness-1": "sadness", "hope-2": "hope", "anger-1": "anger", "wild-3": "wild_tile"}
SHOWN = tuple(SHOWS.values())
SHELF = {
    "L0": ("surprise-3", "serenity-1"),
    "L1": ("surprise-1", "serenity-2"),
    "L5": ("surprise-1", "serenity-3"),
}
DEALT = (
    "a2=sadness+sadness a6=anger+sadness b1=happiness b3=gratitude+anger b4=surprise "
    "b6=happiness+happiness d1=hope+serenity"
)


def crowded(
    held: dict[str, int], money: int, vp: int, mood: str, supply: int = 100, phase: str = "open"
) -> AmygdalaState:
    """A turn with tiles of every sort next to the cloud or a jump away; Joseph has all other coins."""
    items = " ".join(f"{item} " * count for item, count in held.items())
    return position(
        phase=phase,
        coins={ROB: money, JOSEPH: 161 - money - supply},
        vp={ROB: vp},
        bank={ROB: f"{items} claim-indigo claim-yellow"},
        mood={ROB: mood},
        lotuses={lotus: " ".join(tiles) for lotus, tiles in SHELF.items()},
        deal={ROB: DEALT},
        left={ROB: "a2 a6 b1 b3 b4 b6 d1"},
        cloud={ROB: "a4"},
    )


def ways_to_pay(icon: str) -> list[Counter[str]]:
    """What pays an icon, as the rulebook lists it; a resource tile goes by what it shows."""
    if icon == "happiness":
        return [Counter(happiness=1), Counter(coin=7)]
    pairs = [Counter(pair) for pair in combinations_with_replacement(SHOWN, 2)]
    return [Counter([icon]), Counter(wild_tile=1), Counter(wild=1), Counter(coin=5), *pairs]


def all_exchanged(left: Counter[str], vp: int) -> int:
    """The most coins that items and points bring."""
    singly = sum(left[item] for item in (*SHOWN, "wild")) + 2 * left["happiness"]
    dreams_and_points = max(
        2 * (left["dream"] - cashed) + (vp + best(cashed, tuple(DREAMS))) // 2
        for cashed in range(left["dream"] + 1)
    )
    return singly + best(left["idea"], tuple(IDEAS)) + dreams_and_points


def can_be_paid(held: dict[str, int], money: int, vp: int, cost: int, icons: list[str]) -> bool:
    """By trying every way to pay every icon, with exchanges at any moment."""
    has = Counter({SHOWS.get(item, item): count for item, count in held.items()})
    for ways in product(*(ways_to_pay(icon) for icon in icons)):
        used = sum(ways, Counter[str]())
        bill = cost + used.pop("coin", 0)
        if used <= has and bill <= money + all_exchanged(has - used, vp):
            return True
    return False


def allowed(state: AmygdalaState, held: dict[str, int], money: int, vp: int) -> Iterator[str]:
    """The actions of a turn that can be paid, read from what everybody sees."""
    rob = player(state, ROB)
    for lotus, (one, other) in SHELF.items():
        for do, tiles in (("buy", [one]), ("buy", [other]), ("buy_two", [one, other])):
            price = rob.tolls[lotus] + max(int(tile[-1]) for tile in tiles)
            if can_be_paid(held, money, vp, price, []):
                yield " ".join([do, lotus, *tiles])
    for place, jump in rob.jumps.items():
        if can_be_paid(held, money, vp, jump, tile_icons(state, rob.board[place])):
            yield f"unlock {place}"
    for region, lotuses in {"indigo": ("L0", "L1"), "yellow": ("L0",)}.items():
        if any(can_be_paid(held, money, vp, rob.tolls[lotus], []) for lotus in lotuses):
            yield f"claim {region}"


def tile_icons(state: AmygdalaState, tile: str) -> list[str]:
    at = state.setup.names.tiles.index(tile)
    count = int(state.setup.icon_counts[at])
    return [state.setup.names.emotions[icon] for icon in state.setup.icons[at * 3 : at * 3 + count]]


@pytest.mark.slow
@rule("AMY-TRADE-10", "AMY-PAY-1", "AMY-BUY-3")
@settings(max_examples=250)
@given(BANK, COINS, POINTS, st.sampled_from(["L0", "L1", "L3", "L5"]))
def test_whatever_exchanges_at_any_moment_would_allow_is_offered_and_nothing_else(
    held: dict[str, int], money: int, vp: int, mood: str
) -> None:
    state = crowded(held, money, vp, mood)
    assert set(legal_texts(state)) == (set(allowed(state, held, money, vp)) or {"pass"})


@rule("AMY-TRADE-10")
def test_an_exchange_that_waits_may_meet_a_supply_that_others_have_emptied(tmp_path: Path) -> None:
    """Three ideas would bring ten coins now; after Joseph's turn there is one left."""
    edition = edition_with(tmp_path, coins={"ones": 3, "fives": 0, "tens": 1}, start={"coins": 1})

    def now() -> AmygdalaState:
        return position(
            coins={ROB: 1, JOSEPH: 2},
            bank={ROB: "idea idea idea claim-indigo", JOSEPH: f"idea idea idea {'dream ' * 5}"},
            lotuses={"L0": "anger-3 hope-2", "L1": "surprise-1 sadness-1", "L2": "serenity-3 gratitude-3"},
            edition=edition,
        )

    at_once = now()
    assert "L0 anger-3" in choices(at_once, "buy")
    play(at_once, "buy L0 anger-3", "cash_ideas 3")
    assert coins(at_once) == 1 + 10 - 3

    later = now()
    play(later, "claim indigo", "stand L0")
    play(later, "buy_two L1 surprise-1 sadness-1", "cash_ideas 3")
    assert decision(later) == ("turn", ROB)
    assert view(later).supply["coin"] == 1
    assert choices(later, "buy") == {"L0 hope-2"}
    play(later, "buy L0 hope-2", "cash_ideas 3")
    assert coins(later) == 0


def worth(state: AmygdalaState) -> int:
    """Falls with every exchange and every discard: a dream weighs more than the points it may bring."""
    rob = player(state, ROB)
    items = sum(rob.resources.values()) + rob.wilds + rob.happiness + rob.ideas + len(rob.claims)
    return 200 * items + 2000 * rob.dreams + 50 * rob.vp + rob.coins


@pytest.mark.slow
@rule("AMY-TRADE-8", "AMY-TRADE-10", "AMY-BANK-6")
@settings(max_examples=200)
@given(
    BANK,
    COINS,
    POINTS,
    st.sampled_from(["L0", "L3", "L5"]),
    st.sampled_from([0, 1, 2, 5, 100]),
    st.sampled_from(["open", "last_round"]),
    st.integers(0, 10**6),
)
def test_every_turn_can_be_carried_through_to_its_end_and_no_exchange_goes_round_in_circles(
    held: dict[str, int], money: int, vp: int, mood: str, supply: int, phase: str, seed: int
) -> None:
    """With plenty of coins in the supply, with few and with none."""
    state = crowded(held, money, vp, mood, supply, phase)
    rng = Random(seed)
    while state.actor == ROB:
        options = state.legal()
        asked, before = decision(state), worth(state)
        assert len(options) > 0, f"a dead end: {asked}"
        state.apply(options[rng.randrange(len(options))])
        assert min(int(has[ROB]) for has in (state.coins, state.vp, state.wilds, state.ideas)) >= 0
        if asked[0] in ("raise", "overflow", "cash_in") and decision(state) == asked:
            assert worth(state) < before
    assert state.actor in (CHANCE, JOSEPH)
