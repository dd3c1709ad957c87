"""Bonus spaces of the player board."""

from __future__ import annotations

from typing import Any

from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    JOSEPH,
    ROB,
    bank,
    choices,
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


def clearing(place: str, gone: str, *, items: str = "", **rest: Any) -> AmygdalaState:
    """The tile of this place has just been unlocked, the last of those that are gone; it is placed next."""
    state = placing("sadness", at=place, gone={ROB: gone}, bank={ROB: items}, **rest)
    play(state, "place I1")
    return state


@rule("AMY-BONUS-1")
def test_a_bonus_is_had_when_no_emotion_tile_is_beside_it_any_more() -> None:
    state = clearing("a6", "b6")
    assert told(state, "stand L0")[2:] == [
        "bonus place=a7 player=0",
        "got item=idea player=0",
        "got item=wild player=0",
    ]
    assert bank(state, ROB) == "wild idea"
    assert player(state, ROB).bonuses == ["a7"]


@rule("AMY-BONUS-1")
def test_one_tile_beside_it_is_enough_to_keep_it_closed() -> None:
    """The space c7 lies between b6, c6 and d6."""
    state = clearing("c6", "b6")
    play(state, "stand L0")
    assert (bank(state, ROB), player(state, ROB).bonuses) == ("", [])


@rule("AMY-BONUS-1")
def test_only_spaces_next_to_the_cloud_are_looked_at() -> None:
    """The space e7 is free as well, far from the cloud; only a7 is taken."""
    state = clearing("a6", "b6 d6 e6")
    play(state, "stand L0")
    assert player(state, ROB).bonuses == ["a7"]


@rule("AMY-BONUS-2")
def test_everything_it_shows_is_taken() -> None:
    """The space c5 shows a happiness and two dreams."""
    state = clearing("c6", "b4 b5 c4 d4 d5")
    play(state, "stand L0")
    assert bank(state, ROB) == "happiness dream dream"
    assert view(state).supply["dream"] == 22


@rule("AMY-BONUS-3")
def test_several_may_be_had_at_once() -> None:
    """The place c6 lies between c5 and c7."""
    state = clearing("c6", "b4 b5 c4 d4 d5 b6 d6")
    told_lines = told(state, "stand L0")
    assert [line for line in told_lines if line.startswith("bonus")] == [
        "bonus place=c5 player=0",
        "bonus place=c7 player=0",
    ]
    assert bank(state, ROB) == "wild happiness happiness dream dream"


@rule("AMY-BONUS-3")
def test_each_is_had_once_a_game() -> None:
    state = clearing("a6", "b6")
    state.bonuses_taken[ROB] |= 1 << state.setup.names.bonuses.index("a7")
    play(state, "stand L0")
    assert bank(state, ROB) == ""


@rule("AMY-BONUS-3")
def test_everybody_has_bonuses_of_their_own() -> None:
    state = clearing("a6", "b6")
    play(state, "stand L0")
    assert player(state, JOSEPH).bonuses == []


@rule("AMY-BONUS-4")
def test_a_claim_tile_is_chosen_from_beside_the_board() -> None:
    state = clearing("a2", "b1", claims={"red": [ROB]}, items="claim-teal")
    play(state, "stand L0")
    assert decision(state) == ("claim", ROB)
    assert choices(state, "take_claim") == {"yellow", "purple", "indigo", "green", "pink"}
    assert refusal(state, "take_claim teal") == "AMY-BONUS-4"
    assert refusal(state, "take_claim red") == "AMY-BONUS-4"
    play(state, "take_claim pink")
    assert bank(state, ROB) == "claim-teal claim-pink"
    assert "pink" not in player(state, ROB).claims_beside
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BONUS-4")
def test_of_several_claim_tiles_each_is_chosen() -> None:
    """The place a2 lies between a1 and a3, which give one each."""
    state = clearing("a2", "b1 b2 b3 a4")
    play(state, "stand L0")
    assert view(state).pending.claims == 2
    play(state, "take_claim yellow")
    assert view(state).pending.claims == 1
    assert "take_claim yellow" not in legal_texts(state)
    play(state, "take_claim red")
    assert bank(state, ROB) == "idea claim-yellow claim-red"


@rule("AMY-BONUS-4")
def test_only_as_many_as_there_are_can_be_taken() -> None:
    regions = ["yellow", "purple", "indigo", "teal", "green", "pink"]
    state = clearing("a2", "b1 b2 b3 a4", claims={region: [ROB] for region in regions})
    play(state, "stand L0")
    assert legal_texts(state) == ["take_claim red"]
    play(state, "take_claim red")
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BONUS-4")
def test_without_claim_tiles_there_is_nothing_to_choose() -> None:
    regions = ["yellow", "purple", "indigo", "teal", "green", "pink", "red"]
    state = clearing("a2", "b1", claims={region: [ROB] for region in regions})
    play(state, "stand L0")
    assert player(state, ROB).bonuses == ["a1"]
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BONUS-5")
def test_bonuses_come_in_whole_and_only_then_must_everything_fit() -> None:
    state = clearing(
        "c6", "b4 b5 c4 d4 d5", items="hope-1 hope-1 hope-2 hope-2 anger-1 anger-1 idea idea wild"
    )
    play(state, "stand L0")
    assert player(state, ROB).leaves == 12
    assert decision(state) == ("overflow", ROB)
    play(state, "cash_dreams 2")
    assert (player(state, ROB).vp, player(state, ROB).leaves) == (1 + 5, 10)
    assert decision(state) == ("turn", JOSEPH)


@rule("AMY-BONUS-2", "AMY-BONUS-4")
def test_example_joseph_takes_his_sadness_claim_tile_and_an_idea() -> None:
    """The bonus space a3, after the tiles a2, a4, b2 and b3."""
    state = placing("sadness", seat=JOSEPH, players=4, at="b2", gone={JOSEPH: "a2 a4 b3"})
    play(state, "place I1", "stand L0", "take_claim indigo")
    assert bank(state, JOSEPH) == "idea claim-indigo"
    assert player(state, JOSEPH).leaves == 2


@rule("AMY-BONUS-1")
def test_tiles_that_only_come_next_open_nothing_yet() -> None:
    """While a tile is being paid it still lies there."""
    state = position(coins={ROB: 5}, gone={ROB: "b6"}, deal={ROB: "a6=sadness"})
    play(state, "unlock a6")
    assert "a6" in player(state, ROB).board
    play(state, "pay_coins", "place I1")
    assert player(state, ROB).bonuses == []
    play(state, "stand L0")
    assert player(state, ROB).bonuses == ["a7"]
