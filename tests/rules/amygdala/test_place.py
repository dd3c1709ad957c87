"""Placing an unlocked emotion tile."""

from __future__ import annotations

import pytest

from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    choices,
    coins,
    decision,
    legal_texts,
    placing,
    play,
    player,
    refusal,
    told,
    view,
)
from tests.rules.ledger import rule

SOURCES = {
    "happiness": "Y",
    "surprise": "P",
    "sadness": "I",
    "serenity": "T",
    "gratitude": "G",
    "hope": "K",
    "anger": "R",
}
JOSEPHS = ["surprise", "sadness", "serenity", "gratitude", "hope", "surprise+surprise"]


def around(*letters: str) -> set[str]:
    """The spaces next to the sources of these regions."""
    return {f"{letter}{number}" for letter in letters for number in range(1, 7)}


def full_source(letter: str) -> str:
    """Six tiles of another player all around a source."""
    return " ".join(f"{letter}{number}={tile}" for number, tile in enumerate(JOSEPHS, start=1))


@rule("AMY-PLACE-1")
def test_an_unlocked_tile_must_be_placed() -> None:
    state = placing("hope", coins={ROB: 9})
    assert refusal(state, "return") == "AMY-PLACE-6"
    assert refusal(state, "buy L0 sadness-1") == "AMY-PLACE-1"
    assert refusal(state, "pass") == "AMY-PLACE-1"


@rule("AMY-PLACE-2")
@pytest.mark.parametrize("owner", [ROB, JOSEPH])
def test_a_space_holds_one_tile(owner: int) -> None:
    state = placing("hope", placed={owner: "K1=serenity+hope"})
    assert "K1" not in choices(state, "place")
    assert refusal(state, "place K1") == "AMY-PLACE-2"


@rule("AMY-PLACE-3")
@pytest.mark.parametrize("emotion", list(SOURCES)[1:])
def test_a_tile_goes_next_to_the_source_of_its_emotion(emotion: str) -> None:
    state = placing(emotion, coins={ROB: 1})
    assert choices(state, "place") == around(SOURCES[emotion])
    assert refusal(state, f"place {SOURCES[emotion]}7") == "AMY-PLACE-3"


@rule("AMY-PLACE-3")
def test_a_mixed_tile_goes_next_to_either_source() -> None:
    assert choices(placing("anger+sadness", coins={ROB: 1}), "place") == around("R", "I")


@rule("AMY-PLACE-3")
def test_or_next_to_an_own_tile_that_shares_an_emotion() -> None:
    """P10 is a tip of purple, away from every source; P4 and P5 are next to it."""
    state = placing("hope+hope", placed={ROB: "P10=serenity+hope"})
    assert choices(state, "place") == around("K") | {"P4", "P5"}


@rule("AMY-PLACE-3")
@pytest.mark.parametrize(
    ("owner", "tile"),
    [(ROB, "serenity"), (JOSEPH, "serenity+hope")],
    ids=["no shared emotion", "not one's own"],
)
def test_other_tiles_are_no_neighbours(owner: int, tile: str) -> None:
    state = placing("hope+hope", placed={owner: f"P10={tile}"})
    assert choices(state, "place") == around("K")
    assert refusal(state, "place P4") == "AMY-PLACE-3"


@rule("AMY-PLACE-4")
def test_a_chain_may_cross_the_border_of_a_region() -> None:
    """I8 is the tip of indigo between teal and yellow."""
    state = placing("sadness", coins={ROB: 1}, placed={ROB: "I8=sadness+sadness"})
    assert choices(state, "place") == around("I") | {"T11", "T5", "T10", "Y12"}
    play(state, "place T5")
    assert choices(state, "stand") == {"L1", "L2"}  # teal's


@rule("AMY-PLACE-5")
def test_happiness_goes_next_to_any_source() -> None:
    state = placing("happiness+happiness", coins={ROB: 1})
    assert choices(state, "place") == around(*SOURCES.values())
    play(state, "place G2")
    assert choices(state, "stand") == {"L2", "L3"}


@rule("AMY-PLACE-5")
def test_or_next_to_own_happiness() -> None:
    state = placing("happiness", coins={ROB: 1}, placed={ROB: "P10=happiness+happiness"})
    assert choices(state, "place") == around(*SOURCES.values())  # P4 and P5 touch a source anyway
    state = placing("happiness", coins={ROB: 1}, placed={ROB: "I8=happiness+happiness"})
    assert choices(state, "place") == around(*SOURCES.values()) | {"T11", "T10", "Y12"}


@rule("AMY-PLACE-5")
def test_happiness_is_no_wild() -> None:
    """It matches no tile of another emotion, and no other emotion matches it or its source."""
    state = placing("happiness", coins={ROB: 1}, placed={ROB: "I8=sadness+sadness"})
    assert refusal(state, "place T11") == "AMY-PLACE-3"
    state = placing("sadness", coins={ROB: 1}, placed={ROB: "I8=happiness+happiness"})
    assert refusal(state, "place T11") == "AMY-PLACE-3"
    assert refusal(state, "place Y1") == "AMY-PLACE-3"


# No space


@rule("AMY-PLACE-6")
def test_a_tile_without_a_space_leaves_the_game_and_the_turn_ends() -> None:
    """Ruling R11: neither points nor bonuses, though nothing is left around the bonus space a7."""
    state = placing("anger", at="a6", gone={ROB: "b6"}, coins={ROB: 1}, placed={JOSEPH: full_source("R")})
    assert legal_texts(state) == ["return"]
    assert told(state, "return") == ["returned player=0 tile=E06"]
    rob = player(state, ROB)
    assert (rob.vp, rob.bonuses, rob.ideas, "a6" in rob.board) == (0, [], 0, False)
    assert all(there.seat == JOSEPH for there in view(state).spaces.values())
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-PLACE-6")
def test_for_later_bonuses_its_place_is_empty() -> None:
    """Ruling R11. The bonus space c7 lies between b6, c6 and d6."""
    state = placing(
        "anger",
        at="b6",
        deal={ROB: "c6=sadness"},
        gone={ROB: "d6"},
        coins={ROB: 5},
        placed={JOSEPH: full_source("R")},
    )
    play(state, "return", "pass", "unlock c6", "pay_coins", "place I1", "stand L0")
    assert player(state, ROB).bonuses == ["c7"]


@rule("AMY-PLACE-6")
def test_a_space_behind_a_toll_that_cannot_be_paid_is_no_space() -> None:
    state = placing("sadness", mood={ROB: "L3"})
    assert legal_texts(state) == ["return"]
    assert choices(placing("sadness", mood={ROB: "L3"}, vp={ROB: 2}), "place") == around("I")


@rule("AMY-PLACE-6")
def test_with_a_space_left_it_must_be_placed() -> None:
    taken = full_source("R").replace("R6=", "P1=")
    state = placing("anger", coins={ROB: 1}, placed={JOSEPH: taken})
    assert legal_texts(state) == ["place R6"]


@rule("AMY-PLACE-4", "AMY-MOVE-5")
def test_example_joseph_places_in_yellow_next_to_his_double_sadness_from_the_toll() -> None:
    state = placing(
        "gratitude+sadness",
        seat=JOSEPH,
        players=4,
        coins={JOSEPH: 10},
        mood={JOSEPH: "L3"},
        placed={JOSEPH: "I3=sadness+sadness"},
    )
    assert "Y12" in choices(state, "place")
    assert "Y1" not in choices(state, "place")
    play(state, "place Y12")
    assert legal_texts(state) == ["stand L0"]
    play(state, "stand L0")
    assert coins(state, JOSEPH) == 9
    assert view(state).spaces["Y12"].tile == "E14"
