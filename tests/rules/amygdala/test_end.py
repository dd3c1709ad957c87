"""How the game ends."""

from __future__ import annotations

import pytest

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from tests.rules.amygdala.positions import (
    DEBRA,
    GENEVA,
    JOSEPH,
    ROB,
    decision,
    is_over,
    legal_texts,
    placing,
    play,
    player,
    position,
    told,
    view,
    winners,
)
from tests.rules.ledger import rule

SIX = "d4 d6 a2 a4 a6 b1"  # d4 and d6 keep the bonus spaces beside e6 closed


def turns_until_the_end(state: AmygdalaState) -> list[int]:
    """Everybody takes the first tile on sale, or passes; gives who had the turns."""
    order = []
    while not is_over(state):
        order.append(int(state.actor))
        play(state, legal_texts(state)[0])
        if decision(state)[0] == "cash_in":
            play(state, "settle")
    return order


def last_but(tiles: int, *, seat: int = ROB, players: int = 2, starter: int = ROB) -> AmygdalaState:
    """The seat has just unlocked a tile, and so many are left on its board."""
    left = {seat: " ".join(SIX.split()[:tiles])}
    coins = dict.fromkeys(range(players), 20)
    state = placing("sadness", seat=seat, players=players, at="e6", left=left, starter=starter, coins=coins)
    play(state, "place I1")
    return state


@rule("AMY-END-1")
@pytest.mark.parametrize(("tiles", "is_triggered"), [(6, False), (5, True), (4, True)])
def test_the_end_is_triggered_at_five_tiles_or_fewer(tiles: int, is_triggered: bool) -> None:
    state = last_but(tiles)
    assert player(state, ROB).board.keys() == set(SIX.split()[:tiles])
    assert ("end_triggered player=0" in told(state, "stand L0")) == is_triggered
    assert view(state).phase == ("ending" if is_triggered else "open")


@rule("AMY-END-1")
def test_it_is_looked_at_when_the_turn_ends() -> None:
    """With the claim tiles of two bonus spaces still to choose, the end has not come into sight."""
    state = placing("sadness", at="e6", left={ROB: "a2 a4"})
    play(state, "place I1", "stand L0")
    assert decision(state) == ("claim", ROB)
    assert view(state).phase == "open"
    play(state, "take_claim red", "take_claim teal")
    assert view(state).phase == "ending"


@rule("AMY-END-1")
def test_it_is_triggered_once() -> None:
    state = last_but(4)
    state.phase = 1
    assert "end_triggered player=0" not in told(state, "stand L0")


@rule("AMY-END-2", "AMY-END-4")
def test_the_round_is_finished_and_everybody_has_one_turn_more() -> None:
    state = last_but(5, players=3)
    play(state, "stand L0")
    assert turns_until_the_end(state) == [JOSEPH, GENEVA, ROB, JOSEPH, GENEVA]


@rule("AMY-END-2", "AMY-END-3")
@pytest.mark.parametrize(
    ("starter", "order"),
    [
        (ROB, [DEBRA, ROB, JOSEPH, GENEVA, DEBRA]),
        (GENEVA, [DEBRA, ROB, JOSEPH, GENEVA, DEBRA, ROB, JOSEPH]),
        (DEBRA, [DEBRA, ROB, JOSEPH, GENEVA]),
    ],
)
def test_the_round_ends_before_the_start_player(starter: int, order: list[int]) -> None:
    """Geneva triggers the end; whoever began has had as many turns as everybody else."""
    state = last_but(5, seat=GENEVA, players=4, starter=starter)
    play(state, "stand L0")
    assert turns_until_the_end(state) == order


@rule("AMY-END-2")
def test_example_rob_joseph_geneva_debra() -> None:
    """Rob starts. Geneva has five tiles left after her turn: Debra plays, then all four once more."""
    state = last_but(5, seat=GENEVA, players=4, starter=ROB)
    assert "end_triggered player=2" in told(state, "stand L0")
    assert turns_until_the_end(state) == [DEBRA, ROB, JOSEPH, GENEVA, DEBRA]


@rule("AMY-END-3")
@pytest.mark.parametrize("trigger", range(4))
@pytest.mark.parametrize("starter", range(4))
def test_everybody_has_had_the_same_number_of_turns(trigger: int, starter: int) -> None:
    state = last_but(5, seat=trigger, players=4, starter=starter)
    play(state, "stand L0")
    before = [(starter + turn) % 4 for turn in range((trigger - starter) % 4 + 1)]
    order = before + turns_until_the_end(state)
    assert {order.count(seat) for seat in range(4)} == {2}


@rule("AMY-END-3")
def test_five_tiles_of_another_player_in_the_last_round_change_nothing() -> None:
    state = last_but(5, seat=JOSEPH, starter=ROB)
    state.phase = 2
    play(state, "stand L0")
    assert is_over(state)


@rule("AMY-END-4")
def test_after_the_last_turn_comes_final_scoring() -> None:
    state = position(phase="last_round", turn=JOSEPH, coins={ROB: 7, JOSEPH: 3}, vp={JOSEPH: 1})
    play(state, "buy L0 surprise-1")
    assert told(state, "settle") == [
        "sold coins=1 player=1 tile=surprise",
        "coins_scored coins=7 player=0 points=2",
        "coins_scored coins=3 player=1 points=1",
    ]
    assert is_over(state)
    assert GAME.ending(state) == "amygdala-ending-tiles"
    assert list(state.scores()) == [2, 2]
    assert legal_texts(state) == []


@rule("AMY-END-4")
def test_the_last_round_is_announced() -> None:
    state = last_but(5, seat=JOSEPH)
    assert told(state, "stand L0")[-2:] == ["end_triggered player=1", "last_round"]
    assert view(state).phase == "last_round"


@rule("AMY-END-5")
def test_the_game_ends_at_once_when_all_have_to_pass() -> None:
    """Ruling R19."""
    state = position(3, turn=JOSEPH, vp={GENEVA: 1})
    play(state, "pass", "pass")
    assert not is_over(state)
    assert told(state, "pass")[:2] == ["passed player=0", "standstill"]
    assert is_over(state)
    assert GAME.ending(state) == "amygdala-ending-standstill"
    assert winners(state) == {GENEVA}


@rule("AMY-END-5")
def test_at_a_standstill_everybody_still_exchanges_what_is_left() -> None:
    """A happiness tile and a coin are a point, but too little for what is on sale or left to unlock."""
    state = position(
        coins=dict.fromkeys((ROB, JOSEPH), 1),
        bank={ROB: "happiness"},
        mood=dict.fromkeys((ROB, JOSEPH), "L5"),
        lotuses={"L0": "anger-3"},
        left=dict.fromkeys((ROB, JOSEPH), "c4"),
    )
    play(state, "pass", "pass")
    assert is_over(state)
    assert list(state.scores()) == [1, 0]


@rule("AMY-END-5")
def test_an_action_between_the_passes_keeps_the_game_going() -> None:
    """Ruling R19: in succession."""
    state = position(3, coins={JOSEPH: 1})
    play(state, "pass", "buy L0 sadness-1", "pass", "pass")
    assert not is_over(state)
    assert decision(state) == ("turn", JOSEPH)
