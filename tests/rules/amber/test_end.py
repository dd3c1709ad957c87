"""How the game ends, and the points."""

from __future__ import annotations

import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import codes
from parlour.kernel.state import CHANCE, OVER, Sink, roll
from tests.rules.amber.playthroughs import policy
from tests.rules.amber.positions import (
    BLUE,
    ORANGE,
    RED,
    TURQUOISE,
    connections,
    is_over,
    legal_texts,
    play,
    position,
    told,
    winners,
)
from tests.rules.ledger import rule

# Nobody can lay anything: both castles have wetlands around them.
BOTH_SHUT_IN = """
    R ≋ · ·
    ≋ · ⌂ ≋
    · · ≋ B
    """

# The win at once


@rule("AMB-END-1")
def test_the_only_player_connected_to_everything_wins_whatever_the_points() -> None:
    """Ruling E1."""
    state = position("R →⌂ · B", hands={RED: "straight"}, coins={BLUE: 9})
    assert told(state, "place C1 straight 1")[-1] == "instant_win player=0"
    assert is_over(state)
    assert winners(state) == {RED}
    assert [int(points) for points in state.scores()] == [4, 9]  # village, castle and its coin


@rule("AMB-END-1")
@pytest.mark.parametrize("missing", ["village", "castle"])
def test_one_connection_missing_is_no_win(missing: str) -> None:
    drawing = "R →⌂ · B ⌂" if missing == "village" else "R →⌂ · B · T"
    state = position(drawing, hands={RED: "straight"})
    play(state, "place C1 straight 1")
    assert connections(state, RED) == {"B1", "D1"}
    assert not is_over(state)


@rule("AMB-END-1")
def test_a_two_tile_play_can_win() -> None:
    state = position(
        """
        R · · ·
        · ─⌂ · ·
        · B · ·
        """,
        hands={RED: "oneway_curve_right bridge"},
    )
    play(state, "place B1 oneway_curve_right 1")
    assert not is_over(state)
    play(state, "rebuild bridge")
    assert winners(state) == {RED}


@rule("AMB-END-1", "AMB-END-3")
@pytest.mark.parametrize(("rebuilder", "blue_gets_there"), [("bridge", False), ("roundabout", True)])
def test_the_win_is_looked_at_when_the_play_is_complete(rebuilder: str, blue_gets_there: bool) -> None:
    """Ruling E1. The first tile takes red to blue's castle; the roundabout takes blue to red's as well."""
    state = position(
        """
        R → · B
        └ ─ ─ ·
        · · · ·
        """,
        hands={RED: f"tee {rebuilder}"},
    )
    play(state, "place C1 tee 0")
    assert connections(state, RED) == {"D1"}
    assert not is_over(state)
    play(state, f"rebuild {rebuilder}")
    assert connections(state, BLUE) == ({"A1"} if blue_gets_there else set())
    assert winners(state) == (set() if blue_gets_there else {RED})


@rule("AMB-END-2")
def test_another_player_s_play_can_bring_the_win() -> None:
    """Ruling E1."""
    state = position("R → · B", hands={BLUE: "oneway_straight"}, turn=BLUE)
    assert told(state, "place C1 oneway_straight 1")[-1] == "instant_win player=0"
    assert winners(state) == {RED}


@rule("AMB-END-2")
def test_a_dig_can_bring_another_the_win() -> None:
    """Blue digs up its own way to red: from two connected to everything only red is left."""
    state = position(
        """
        R → → B
        └ ─ ─ ┘
        """,
        hands={BLUE: "shovel"},
        turn=BLUE,
        lock_instant_win=False,
    )
    assert connections(state, BLUE) == {"A1"}
    play(state, "shovel C2")
    assert winners(state) == {RED}


def both_get_there(lock: bool) -> list[str]:
    """Both are connected to everything at once; later red alone is. Gives what is told at that moment."""
    state = position(
        """
        R ─ · B
        · · · ·
        """,
        hands={BLUE: "straight wetland tee tee tee", RED: "shovel oneway_straight tee tee tee tee"},
        turn=BLUE,
        stack="",
        lock_instant_win=lock,
    )
    first = told(state, "place C1 straight 1")
    assert ("locked" in first) == lock
    assert not is_over(state)
    play(state, "shovel C1", "wetland D2")
    last = told(state, "place C1 oneway_straight 1")
    assert connections(state, RED) == {"D1"}
    assert connections(state, BLUE) == set()
    assert is_over(state) != lock
    return last


@rule("AMB-END-3")
def test_once_several_were_connected_to_everything_nobody_wins_at_once() -> None:
    """Ruling E2, option `lock_instant_win` on."""
    assert "instant_win player=0" not in both_get_there(lock=True)


@rule("AMB-END-3")
def test_a_table_may_leave_the_win_at_once_open() -> None:
    """Ruling E2, option `lock_instant_win` off."""
    assert both_get_there(lock=False)[-1] == "instant_win player=0"


@rule("AMB-END-3")
def test_the_lock_is_told_once() -> None:
    state = position(
        """
        R ─ · B
        · · · ·
        """,
        hands={BLUE: "straight tee tee tee tee", RED: "wetland tee tee tee tee"},
        turn=BLUE,
        stack="",
    )
    assert "locked" in told(state, "place C1 straight 1")
    assert "locked" not in told(state, "wetland A2")


# The end by an exhausted stack


@rule("AMB-END-4")
def test_the_game_ends_after_a_turn_with_no_stack_and_three_tiles_at_most() -> None:
    """Ruling E3."""
    state = position("R ─ · · B ⌂", hands={RED: "straight tee tee tee", BLUE: "tee tee tee"}, stack="")
    assert told(state, "place C1 straight 1")[-1] == "ended_stack player=0"
    assert is_over(state)


@rule("AMB-END-4")
@pytest.mark.parametrize(
    ("red", "blue", "stack"),
    [
        ("straight tee tee tee tee", "tee tee tee", ""),
        ("straight tee tee tee", "tee tee tee tee", ""),
        ("straight tee tee tee", "tee tee tee", "curve"),
    ],
)
def test_a_fourth_tile_in_a_hand_or_a_tile_in_the_stack_keeps_the_game_going(
    red: str, blue: str, stack: str
) -> None:
    """Ruling E3."""
    state = position("R ─ · · B ⌂", hands={RED: red, BLUE: blue}, stack=stack)
    play(state, "place C1 straight 1", *["deal curve"] * len(stack.split()))
    assert state.actor == BLUE


@rule("AMB-END-4")
def test_the_game_can_end_on_a_two_tile_play_too() -> None:
    state = position(
        """
        R · · ·
        · ─ · ·
        · · ⌂ B
        """,
        hands={RED: "curve bridge tee tee tee", BLUE: "tee"},
        stack="",
    )
    play(state, "place B1 curve 2")
    assert not is_over(state)
    play(state, "rebuild bridge")
    assert is_over(state)


# The end by passing


@rule("AMB-END-5")
def test_the_game_ends_when_all_pass_one_after_the_other() -> None:
    """Ruling E4."""
    state = position(
        BOTH_SHUT_IN,
        hands={RED: "tee tee tee tee", BLUE: "curve curve curve curve"},
        coins={BLUE: 1},
        stack="",
    )
    play(state, "pass")
    assert not is_over(state)
    assert told(state, "pass") == ["passed player=1", "ended_passes player=1"]
    assert is_over(state)
    assert winners(state) == {BLUE}


@rule("AMB-END-5")
def test_a_play_between_the_passes_starts_the_count_again() -> None:
    """Ruling E4: in succession."""
    state = position(
        """
        R ≋ · · B
        ≋ · · · ·
        ⌂ · · · ·
        """,
        hands={RED: "tee tee tee tee", BLUE: "straight shovel curve curve curve"},
        stack="",
    )
    play(state, "pass", "place D1 straight 1", "pass")
    assert not is_over(state)
    assert state.actor == BLUE


@rule("AMB-END-5")
def test_all_players_must_pass_not_just_two() -> None:
    """Ruling E4. There is nothing to dig up, and nobody has anything but shovels."""
    state = position(
        """
        R · · B
        · · ⌂ ·
        T · · ·
        """,
        hands={RED: "shovel shovel shovel shovel"},
        stack="",
    )
    play(state, "pass", "pass")
    assert state.actor == TURQUOISE
    assert legal_texts(state) == ["pass"]
    play(state, "pass")
    assert is_over(state)
    assert winners(state) == {RED, BLUE, TURQUOISE}


@rule("AMB-END-6")
def test_nobody_gets_another_turn_to_even_things_out() -> None:
    """Ruling E5: red started and has the last turn as well."""
    state = position("R ─ · · B ⌂", hands={RED: "straight tee tee tee", BLUE: "straight tee tee"}, stack="")
    assert state.starter == RED
    play(state, "place C1 straight 1")
    assert is_over(state)


# Points


@rule("AMB-SCORE-1")
def test_a_coin_is_a_point() -> None:
    state = position("R · · B", coins={RED: 3})
    assert [int(points) for points in state.scores()] == [3, 0]
    assert GAME.breakdown(state)[RED] == {"coins": 3, "villages": 0, "castles": 0}


@rule("AMB-SCORE-2")
def test_a_connected_village_is_a_point() -> None:
    state = position("R ─⌂ ─⌂ · B")
    assert [int(points) for points in state.scores()] == [2, 0]
    assert GAME.breakdown(state)[RED] == {"coins": 0, "villages": 2, "castles": 0}


@rule("AMB-SCORE-3")
def test_a_connected_castle_is_two_points() -> None:
    """Ruling E6."""
    state = position(
        """
        R → B ·
        │ · · ·
        └ → T ⌂
        """,
        coins={RED: 1},
    )
    assert [int(points) for points in state.scores()] == [5, 0, 0]
    assert GAME.breakdown(state)[RED] == {"coins": 1, "villages": 0, "castles": 4}


@rule("AMB-SCORE-4")
def test_a_lost_connection_scores_nothing_but_its_coin_does() -> None:
    """Ruling E6."""
    state = position(
        "R ─⌂ ─ B ⌂",
        hands={RED: "tee tee tee", BLUE: "shovel tee tee tee"},
        coins={RED: 1},
        turn=BLUE,
        stack="",
    )
    assert [int(points) for points in state.scores()] == [4, 3]
    play(state, "shovel B1")
    assert is_over(state)
    assert [int(points) for points in state.scores()] == [1, 0]


@rule("AMB-SCORE-5")
def test_the_most_points_win() -> None:
    state = position(
        "R ─ · · B ⌂", hands={RED: "straight tee tee tee", BLUE: "tee"}, coins={RED: 1, BLUE: 2}, stack=""
    )
    play(state, "place C1 straight 1")
    assert winners(state) == {BLUE}


@rule("AMB-SCORE-5")
def test_tied_leaders_share_the_win() -> None:
    """Ruling E5."""
    state = position(
        """
        R ─ · · B
        · · · · ·
        O · ⌂ · T
        """,
        hands={RED: "straight tee tee tee"},
        coins={RED: 2, BLUE: 1, TURQUOISE: 2},
        stack="",
    )
    play(state, "place C1 straight 1")
    assert is_over(state)
    assert winners(state) == {RED, TURQUOISE}
    assert ORANGE not in winners(state)


@pytest.mark.slow
@pytest.mark.parametrize("lock", [True, False])
def test_an_ending_is_what_was_told_last(lock: bool) -> None:
    """Figures of many games are asked of the last position: it must name what ended the game."""
    edition = GAME.edition()
    setup = GAME.setup(edition, 2, GAME.accept_options(edition, 2, {"lock_instant_win": lock}))
    seen = set()
    for number in range(60):
        rng = Random(number)
        state = GAME.begin(setup)
        state.sink = sink = Sink()
        while state.actor != OVER:
            legal = state.legal()
            if state.actor == CHANCE:
                state.apply(roll(state, rng))
            else:
                state.apply(policy.choose(state) if number < 4 else legal[rng.randrange(len(legal))])
        told = {code for code, *_ in sink.drain()} & set(ENDINGS)
        assert {ENDINGS[code] for code in told} == {GAME.ending(state)}
        seen |= told
    assert codes.ENDED_PASSES in seen
    assert len(seen) > 1


ENDINGS = {
    codes.INSTANT_WIN: "amber-ending-at_once",
    codes.ENDED_STACK: "amber-ending-stack",
    codes.ENDED_PASSES: "amber-ending-passes",
}


def test_a_win_at_once_on_the_last_tile_is_no_end_of_the_stack() -> None:
    state = position("R →⌂ · B", hands={RED: "straight"}, stack="")
    play(state, "place C1 straight 1")
    assert GAME.ending(state) == "amber-ending-at_once"


def test_a_win_by_points_of_one_among_several_connected_to_everything_is_no_win_at_once() -> None:
    state = position(
        """
        R ─ · B
        · · · ·
        """,
        hands={BLUE: "straight"},
        turn=BLUE,
        coins={BLUE: 3},
        stack="",
        lock_instant_win=False,
    )
    play(state, "place C1 straight 1")
    assert winners(state) == {BLUE}
    assert GAME.ending(state) == "amber-ending-stack"
