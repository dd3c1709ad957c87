"""What a player is asked to do."""

from __future__ import annotations

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from tests.rules.amber.positions import BLUE, RED, play, position

SHUT_IN = """
    R ≋ · B
    ≋ · · ·
    """


def prompt(state: AmberState) -> tuple[str, dict[str, str | int], dict[str, int]]:
    asked = GAME.prompt(state)
    return asked.id, asked.args, asked.seats


def test_whoever_can_play_is_asked_to_play() -> None:
    state = position("R ─ · · B", hands={BLUE: "straight"}, turn=BLUE)
    assert prompt(state) == ("amber-prompt-play", {}, {"player": BLUE})


def test_whoever_has_begun_a_two_tile_play_is_asked_for_the_second_tile_and_told_where() -> None:
    state = position("R · ·\n· ─ ·\n· · B", hands={RED: "curve bridge roundabout"})
    play(state, "place B1 curve 2")
    assert prompt(state) == ("amber-prompt-rebuild", {"cell": "B2"}, {"player": RED})


def test_whoever_cannot_play_is_asked_to_discard() -> None:
    state = position(SHUT_IN, hands={RED: "straight tee"})
    assert prompt(state) == ("amber-prompt-bury", {}, {"player": RED})


def test_whoever_cannot_play_but_has_a_special_shovel_is_asked_to_choose() -> None:
    state = position(SHUT_IN, hands={RED: "straight tee"}, row="tee tee", advanced=True)
    assert prompt(state) == ("amber-prompt-stuck", {}, {"player": RED})


def test_whoever_has_played_in_the_advanced_game_is_asked_to_draw() -> None:
    state = position("R ─ · · B", hands={RED: "straight"}, row="tee tee", advanced=True)
    play(state, "place C1 straight 1")
    assert prompt(state) == ("amber-prompt-draw", {}, {"player": RED})
    play(state, "draw_stack")
    assert prompt(state) == ("amber-prompt-chance", {}, {})


def test_castles_and_the_first_player_are_asked_for_when_the_table_chooses() -> None:
    edition = GAME.edition()
    options = GAME.accept_options(edition, 2, {"setup": "2A", "castles": "choose", "start": "choose"})
    state = GAME.begin(GAME.setup(edition, 2, options))
    play(state, *["deal tee"] * 6, *["deal curve"] * 6)
    assert prompt(state) == ("amber-prompt-castle", {}, {"player": 0})
    play(state, "castle C3")
    assert prompt(state) == ("amber-prompt-castle", {}, {"player": 1})
    play(state, "castle I9")
    assert prompt(state) == ("amber-prompt-start", {}, {"player": 0})
