"""The turn: one play, what to do without one, and drawing."""

from __future__ import annotations

import pytest

from tests.rules.amber.positions import (
    BLUE,
    ORANGE,
    RED,
    TURQUOISE,
    coins,
    discards,
    hand,
    happened,
    is_over,
    legal_texts,
    line,
    picture,
    play,
    position,
    refusal,
    told,
)
from tests.rules.ledger import rule

# Red's castle has wetlands on both its sides: red can dig, but lay nothing.
RED_SHUT_IN = """
    R ≋ · ·
    ≋ · · ·
    · · · B
    """
FOUR = """
    R · · B
    · · · ·
    O · · T
    """

# One play


@rule("AMB-TURN-1")
@pytest.mark.parametrize(
    ("play_text", "kept"),
    [
        ("place C1 straight 1", {"wetland": 1, "shovel": 1, "tee": 3}),
        ("wetland C1", {"straight": 1, "shovel": 1, "tee": 3}),
        ("shovel B1", {"straight": 1, "wetland": 1, "tee": 3}),
    ],
)
def test_a_turn_is_one_play_of_one_tile(play_text: str, kept: dict[str, int]) -> None:
    state = position("R ─ · · B", hands={RED: "straight wetland shovel tee tee tee"})
    play(state, play_text)
    assert hand(state, RED) == kept
    play(state, "deal curve")
    assert state.actor == BLUE


@rule("AMB-TURN-1")
@pytest.mark.parametrize(
    "text", ["draw_stack", "draw_row tee", "deal tee", "reveal tee", "start 1", "castle A1"]
)
def test_what_is_no_play_is_refused(text: str) -> None:
    state = position("R ─ · · B", hands={RED: "straight"})
    assert refusal(state, text) == "AMB-TURN-1"


@rule("AMB-TURN-2")
@pytest.mark.parametrize("text", ["place C1 curve 2", "wetland C1", "shovel B1", "bury curve"])
def test_only_tiles_in_one_s_own_hand_can_be_played(text: str) -> None:
    state = position("R ─ · · B", hands={RED: "straight", BLUE: "curve wetland shovel"})
    assert refusal(state, text) == "AMB-TURN-2"


@rule("AMB-TURN-3")
def test_turns_go_round_by_seat() -> None:
    hands = dict.fromkeys(range(4), "crossroads tee tee tee tee")
    state = position(FOUR, hands=hands, turn=TURQUOISE, stack="")
    order = []
    for cell in ("D2", "A2", "B1", "C1"):
        order.append(int(state.actor))
        play(state, f"place {cell} crossroads 0")
    assert order == [TURQUOISE, ORANGE, RED, BLUE]
    assert state.actor == TURQUOISE


@rule("AMB-TURN-4")
def test_coins_are_settled_before_the_win_is_looked_at_and_the_draw_comes_last() -> None:
    state = position("R → · B", hands={RED: "straight tee tee tee tee tee"})
    before = int(state.stack)
    assert told(state, "place C1 straight 1") == [
        "laid cell=C1 player=0 tile=straight",
        "connected_castle cell=D1 owner=1 player=0",
        "coin_taken_castle cell=D1 owner=1 player=0",
        "instant_win player=0",
    ]
    assert is_over(state)
    assert hand(state, RED) == {"tee": 5}
    assert state.stack == before


# When you cannot play


@rule("AMB-STUCK-1")
@pytest.mark.parametrize(
    ("drawing", "tile"),
    [
        ("R ─ · · B", "straight"),
        ("R ─ · · B", "wetland"),
        ("R ─ ≋ · B", "shovel"),
        ("R ─ · · B", "bridge"),
    ],
)
def test_whoever_can_play_must_play(drawing: str, tile: str) -> None:
    """Ruling I1: a road, a wetland, a shovel."""
    state = position(drawing, hands={RED: f"{tile} tee"})
    assert refusal(state, "pass") == "AMB-STUCK-1"
    assert refusal(state, f"bury {tile}") == "AMB-STUCK-1"


@rule("AMB-STUCK-1")
def test_whoever_can_only_make_a_two_tile_play_must_make_it() -> None:
    """Ruling I1."""
    state = position(
        """
        ≋ ┘ · ·
        R · · ·
        ≋ ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge"},
    )
    assert legal_texts(state) == ["place B2 curve 2"]
    play(state, "place B2 curve 2")
    assert legal_texts(state) == ["rebuild bridge"]


@rule("AMB-STUCK-2")
def test_without_a_play_one_loses_a_coin_discards_a_tile_face_down_and_draws() -> None:
    """Ruling I2."""
    state = position(
        RED_SHUT_IN, hands={RED: "straight curve curve tee tee tee", BLUE: "tee"}, coins={RED: 2, BLUE: 1}
    )
    assert legal_texts(state) == ["bury straight", "bury curve", "bury tee"]
    assert told(state, "bury curve") == ["stuck coins=1 player=0", "buried player=0"]
    assert coins(state) == [1, 1]
    assert hand(state, RED) == {"straight": 1, "curve": 1, "tee": 3}
    play(state, "deal wetland")
    assert hand(state, RED) == {"straight": 1, "curve": 1, "tee": 3, "wetland": 1}
    assert state.actor == BLUE
    assert discards(state) == {}


@rule("AMB-STUCK-2")
def test_without_a_coin_none_is_lost() -> None:
    """Ruling I2."""
    state = position(RED_SHUT_IN, hands={RED: "straight curve tee tee tee tee"}, coins={BLUE: 1})
    assert told(state, "bury curve")[0] == "stuck coins=0 player=0"
    assert coins(state) == [0, 1]


@rule("AMB-STUCK-2", "AMB-STUCK-3")
def test_one_may_not_pass_while_there_are_tiles_to_draw() -> None:
    state = position(RED_SHUT_IN, hands={RED: "straight"}, stack="tee")
    assert legal_texts(state) == ["bury straight"]
    assert refusal(state, "pass") == "AMB-STUCK-2"


@rule("AMB-STUCK-3")
def test_without_a_play_and_without_a_stack_one_passes_and_loses_nothing() -> None:
    """Ruling I3."""
    hands = {RED: "straight curve", BLUE: "tee tee tee tee"}
    state = position(RED_SHUT_IN, hands=hands, coins={RED: 1}, stack="")
    assert legal_texts(state) == ["pass"]
    assert refusal(state, "bury curve") == "AMB-STUCK-3"
    assert told(state, "pass") == ["passed player=0"]
    assert coins(state) == [1, 0]
    assert hand(state, RED) == {"straight": 1, "curve": 1}
    assert state.actor == BLUE


@rule("AMB-STUCK-3")
def test_a_player_without_tiles_passes() -> None:
    state = position("R ─ · · B", hands={BLUE: "tee tee tee tee"}, stack="")
    assert legal_texts(state) == ["pass"]


@rule("AMB-STUCK-4", "AMB-OPEN-2")
def test_saying_that_one_cannot_play_shows_no_tile() -> None:
    state = position(RED_SHUT_IN, hands={RED: "straight curve tee tee tee tee"})
    for event in happened(state, "bury curve"):
        for observer in (-1, BLUE):
            assert "curve" not in line(event.seen_by(observer))
    assert picture(state).startswith("R  ≋")


# Drawing


@rule("AMB-DRAW-1")
def test_after_an_ordinary_play_one_tile_is_drawn() -> None:
    state = position("R ─ · · B", hands={RED: "straight tee tee tee tee tee"})
    play(state, "place C1 straight 1")
    assert state.actor == -1
    play(state, "deal shovel")
    assert hand(state, RED) == {"tee": 5, "shovel": 1}
    assert state.actor == BLUE


@rule("AMB-DRAW-2")
def test_when_the_stack_runs_out_one_draws_what_there_is() -> None:
    """Ruling D1."""
    state = position(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge tee tee tee tee", BLUE: "straight straight straight straight"},
        stack="wetland",
    )
    play(state, "place B1 curve 2", "rebuild bridge", "deal wetland")
    assert hand(state, RED) == {"tee": 4, "wetland": 1}
    assert state.actor == BLUE


@rule("AMB-DRAW-2")
def test_discards_are_never_shuffled_into_a_new_stack() -> None:
    """Ruling D1."""
    state = position("R ─ · · B", hands={RED: "shovel tee tee tee", BLUE: "straight tee tee tee"}, stack="")
    play(state, "shovel B1")
    assert discards(state)["shovel"] >= 1
    assert state.stack == 0
    assert state.actor == BLUE
