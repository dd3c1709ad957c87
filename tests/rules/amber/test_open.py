"""What is open and what is hidden."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from parlour.games.amber.wire.view import AmberView
from parlour.kernel.game import SPECTATOR
from tests.rules.amber.positions import (
    BLUE,
    RED,
    TURQUOISE,
    discards,
    hand,
    happened,
    legal_texts,
    line,
    opening,
    play,
    position,
)
from tests.rules.ledger import rule

THREE = """
    R ─ · · B
    · · · · ·
    T · ⌂ · ·
    """
HANDS = {
    RED: "straight tee tee tee tee tee",
    BLUE: "curve curve curve wetland shovel bridge",
    TURQUOISE: "straight straight straight straight curve curve",
}
SHUT_IN = """
    R ≋ · B
    ≋ · · ·
    · · ⌂ ·
    """


def imagined(state: AmberState, observer: int, times: int) -> list[AmberState]:
    """What the observer thinks the position could be."""
    view = GAME.view(state, observer)
    return [GAME.imagine(state.setup, view, Random(seed)) for seed in range(times)]


def unseen(state: AmberState) -> list[int]:
    """By kind, the tiles in hands and in the stack."""
    seats = range(state.setup.players)
    return [
        sum(int(state.holds(seat, kind)) for seat in seats) + int(state.deck[kind])
        for kind in range(state.setup.kinds)
    ]


@rule("AMB-OPEN-1")
def test_one_sees_one_s_own_hand_and_of_others_only_how_many_tiles_they_hold() -> None:
    """Ruling H1."""
    state = position(THREE, hands=HANDS)
    for seat in (RED, BLUE, TURQUOISE):
        view = GAME.view(state, seat)
        assert view.hand == hand(state, seat)
        assert [player.tiles for player in view.players] == [6, 6, 6]
    assert GAME.view(state, SPECTATOR).hand == {}


@rule("AMB-OPEN-1")
def test_what_others_hold_changes_nothing_in_one_s_view() -> None:
    """Ruling H1: blue and turquoise swap hands, and the stack changes with red's cards kept."""
    other_hands = {RED: HANDS[RED], BLUE: HANDS[TURQUOISE], TURQUOISE: HANDS[BLUE]}
    here, there = position(THREE, hands=HANDS), position(THREE, hands=other_hands)
    assert GAME.view(here, RED) == GAME.view(there, RED)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)
    assert GAME.view(here, BLUE) != GAME.view(there, BLUE)


@rule("AMB-OPEN-1")
def test_hands_and_stack_are_imagined_in_many_ways_and_never_against_what_is_known() -> None:
    """Ruling H1."""
    state = position(THREE, hands=HANDS)
    for observer in (RED, BLUE, TURQUOISE, SPECTATOR):
        guesses = imagined(state, observer, 30)
        for seat in (RED, BLUE, TURQUOISE):
            held = {msgspec.json.encode(hand(guess, seat)) for guess in guesses}
            assert (len(held) == 1) == (seat == observer)
        assert len({tuple(guess.deck) for guess in guesses}) > 1
        for guess in guesses:
            assert unseen(guess) == unseen(state)


@rule("AMB-OPEN-1")
def test_a_draw_from_the_stack_is_told_to_its_drawer_only() -> None:
    state = position(THREE, hands=HANDS)
    play(state, "place C1 straight 1")
    (event,) = happened(state, "deal roundabout")
    assert line(event.seen_by(RED)) == "drew_tile player=0 tile=roundabout"
    for observer in (BLUE, TURQUOISE, SPECTATOR):
        assert line(event.seen_by(observer)) == "drew player=0"


@rule("AMB-OPEN-2")
def test_a_tile_discarded_face_down_is_known_to_its_owner_only() -> None:
    """Ruling H1."""
    state = position(SHUT_IN, hands={RED: "straight curve curve tee tee tee"})
    stuck, buried = happened(state, "bury curve")
    assert line(stuck.seen_by(BLUE)) == "stuck coins=0 player=0"
    assert line(buried.seen_by(RED)) == "buried_tile player=0 tile=curve"
    assert line(buried.seen_by(BLUE)) == line(buried.seen_by(SPECTATOR)) == "buried player=0"
    assert GAME.view(state, RED).buried == {"curve": 1}
    assert GAME.view(state, BLUE).buried == {}
    assert GAME.view(state, BLUE).players[RED].buried == 1
    assert discards(state) == {}


@rule("AMB-OPEN-2")
def test_which_tile_was_discarded_face_down_changes_nothing_in_the_others_views() -> None:
    views = []
    for tile in ("straight", "curve", "tee"):
        state = position(SHUT_IN, hands={RED: "straight curve curve tee tee tee"})
        play(state, f"bury {tile}", f"deal {tile}")
        views.append(GAME.view(state, BLUE))
    assert views[0] == views[1] == views[2]


@rule("AMB-OPEN-2")
def test_others_imagine_the_discarded_tile_in_many_ways_and_its_owner_in_one() -> None:
    state = position(SHUT_IN, hands={RED: "straight curve curve tee tee tee"})
    play(state, "bury curve")
    assert len({tuple(guess.buried) for guess in imagined(state, BLUE, 30)}) > 1
    assert {tuple(guess.buried) for guess in imagined(state, RED, 30)} == {tuple(state.buried)}


@rule("AMB-OPEN-3")
@pytest.mark.parametrize("observer", [RED, BLUE, SPECTATOR])
def test_board_coins_numbers_of_tiles_and_open_discards_are_for_everybody(observer: int) -> None:
    """Ruling H1."""
    state = position(
        """
        R ─⌂ · ⌂ B
        · ─ · · ·
        · · · · ·
        """,
        hands={RED: "shovel tee tee tee tee tee", BLUE: "curve curve"},
        coins={RED: 1},
    )
    play(state, "shovel B1", "deal curve")
    view = GAME.view(state, observer)
    assert {cell: laid.tile for cell, laid in view.board.items()} == {"B2": "straight"}
    assert view.discards == {"straight": 1, "shovel": 1}
    assert [player.coins for player in view.players] == [1, 0]
    assert [player.tiles for player in view.players] == [6, 2]
    assert view.stack == state.stack == 92 - 2 - 9
    assert view.coins_on == ["D1", "A1", "E1"]
    assert view.villages == ["B1", "D1"]


@rule("AMB-OPEN-3")
def test_a_rebuilt_straight_is_an_open_discard() -> None:
    state = position(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge"},
    )
    play(state, "place B1 curve 2", "rebuild bridge")
    assert GAME.view(state, BLUE).discards == {"straight": 1}


@rule("AMB-OPEN-3")
def test_the_view_shows_reach_connections_and_points_of_everybody() -> None:
    view = GAME.view(position("R →⌂ B ⌂", coins={BLUE: 2}), SPECTATOR)
    red, blue = view.players
    assert (red.villages, red.castles, red.points) == (["B1"], ["C1"], 3)
    assert (blue.villages, blue.castles, blue.points) == ([], [], 2)
    assert red.reach == {"B1": "W", "C1": "W"}
    assert blue.reach == {"B1": "E", "D1": "W"}


# Tiles taken in the open


def after_taking(*texts: str) -> AmberState:
    state = position(SHUT_IN, hands={RED: "straight tee tee tee tee tee"}, row="curve curve", advanced=True)
    play(state, "bury tee", "draw_row curve", "reveal wetland")
    state.wait(state.kind, RED, 0, 0)  # red again
    play(state, *texts)
    return state


def known(state: AmberState, observer: int = BLUE) -> dict[str, int]:
    view: AmberView = GAME.view(state, observer)
    return view.players[RED].known


@rule("AMB-OPEN-4")
def test_a_tile_taken_from_the_row_is_known_to_be_in_the_hand() -> None:
    state = after_taking()
    assert known(state) == known(state, SPECTATOR) == {"curve": 1}
    assert {int(guess.holds(RED, 1)) > 0 for guess in imagined(state, BLUE, 30)} == {True}


@rule("AMB-OPEN-4")
@pytest.mark.parametrize("other", ["tee", "curve"])
def test_a_known_tile_that_is_played_is_no_longer_known_to_be_in_the_hand(other: str) -> None:
    """Even when the hand has another one of its kind: nobody saw which of the two was played."""
    state = position(
        """
        R ─ · · B
        · · · · ⌂
        """,
        hands={RED: f"straight {other} tee tee tee tee"},
        row="curve curve",
        advanced=True,
    )
    play(state, "place C1 straight 1", "draw_row curve", "reveal wetland")
    assert known(state) == {"curve": 1}
    state.wait(state.kind, RED, 0, 0)  # red again
    play(state, "place A2 curve 0")
    assert known(state) == {}


@rule("AMB-OPEN-4")
def test_after_a_discard_face_down_nobody_can_be_sure_of_a_known_tile() -> None:
    views = []
    for tile in ("curve", "tee", "straight"):
        state = after_taking(f"bury {tile}")
        assert known(state) == {}
        views.append(GAME.view(state, BLUE))
    assert views[0] == views[1] == views[2]
    assert {int(guess.holds(RED, 1)) > 0 for guess in imagined(state, BLUE, 60)} == {True, False}


@rule("AMB-OPEN-4")
def test_of_two_known_tiles_of_a_kind_one_is_left_for_sure_after_a_discard_face_down() -> None:
    state = position(
        """
        R ─ · ≋ B
        ≋ · ≋ · ⌂
        · · · · ·
        """,
        hands={RED: "straight tee tee tee oneway_straight tee"},
        row="curve curve",
        advanced=True,
    )
    play(state, "place C1 straight 1", "draw_row curve", "reveal wetland")
    state.wait(state.kind, RED, 0, 0)  # red again
    play(state, "special_shovel A2")
    state.wait(state.kind, RED, 0, 0)
    play(state, "place A2 oneway_straight 0", "draw_row curve", "reveal tee")
    assert known(state) == {"curve": 2}
    state.wait(state.kind, RED, 0, 0)
    assert legal_texts(state) == ["bury curve", "bury tee"]
    play(state, "bury curve")
    assert known(state) == {"curve": 1}


# Imagining


@rule("AMB-OPEN-1", "AMB-REBUILD-12")
@pytest.mark.parametrize("observer", [BLUE, SPECTATOR])
def test_whoever_has_begun_a_two_tile_play_is_imagined_with_the_second_tile(observer: int) -> None:
    """Everybody has seen the road run into the straight: a bridge or roundabout must be in that hand."""
    state = position(
        """
        R · · ·
        · ─ · ·
        · · · B
        """,
        hands={RED: "curve bridge tee tee tee tee", BLUE: "tee"},
    )
    play(state, "place B1 curve 2")
    for guess in imagined(state, observer, 30):
        assert legal_texts(guess), "nothing can be done in this imagined position"


def test_an_observer_can_imagine_the_opening_of_every_map() -> None:
    for one in GAME.edition().maps:
        state = opening(one.id, hands=dict.fromkeys(range(one.players), "straight"))
        for observer in range(SPECTATOR, one.players):
            view = GAME.view(state, observer)
            assert GAME.view(GAME.imagine(state.setup, view, Random(3)), observer) == view
