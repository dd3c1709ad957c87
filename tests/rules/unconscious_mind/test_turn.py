"""A turn is one of three things, and there is always one to do."""

from __future__ import annotations

from tests.rules.ledger import rule
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    YELLOW,
    choices,
    decision,
    legal_texts,
    may,
    play,
    position,
    random_game,
    refusal,
    room,
    stop_all,
    view,
)

READY = "c01+g01 m05 l01"


@rule("UM-TURN-1")
def test_state_recall_or_treat() -> None:
    state = position(table={"i11": "0 idea notebook_left"}, rooms={TEAL: READY}, dial={TEAL: "major-growth"})
    kinds = {text.split()[0] for text in legal_texts(state)}
    assert kinds == {"place", "recall", "treat"}
    assert refusal(state, "draft c02") == "UM-TURN-1"
    assert refusal(state, "stop") == "UM-TURN-1"


@rule("UM-TURN-1")
def test_only_one_of_them() -> None:
    state = position(table={"i11": "0 idea notebook_left"}, rooms={TEAL: READY}, dial={TEAL: "major-growth"})
    play(state, "recall", "stop")
    assert (decision(state), state.actor) == ("turn", PINK)
    assert room(state).manifest == "m05"


@rule("UM-TURN-2")
def test_turns_go_round_clockwise() -> None:
    state = position(3, starter=PINK, turn=PINK)
    order = []
    for _ in range(4):
        order.append(int(state.actor))
        play(state, legal_texts(state)[0])
        stop_all(state)
    assert order == [PINK, YELLOW, TEAL, PINK]


@rule("UM-TURN-2")
def test_a_round_ends_with_the_player_before_the_starting_player() -> None:
    state = position(3, starter=PINK, turn=YELLOW)
    play(state, legal_texts(state)[0])
    stop_all(state)
    assert view(state).rounds == 0
    play(state, legal_texts(state)[0])
    stop_all(state)
    assert view(state).rounds == 1


@rule("UM-TURN-3")
def test_without_ideas_they_can_be_recalled() -> None:
    spaces = {"i11": "0 two_ideas notebook_left", "i12": "0 idea notebook_right"}
    assert legal_texts(position(table=spaces)) == ["recall"]


@rule("UM-TURN-3")
def test_a_table_full_of_others_ideas_makes_a_player_pass() -> None:
    pink = {"i01": "notebook_left", "i02": "notebook_right", "i10": "move_professor"}
    pink |= {"i11": "notebook_center", "i12": "play_or_publish", "i13": "elevate_transfer"}
    yellow = {"i20": "move_professor", "i21": "move_freud", "i22": "play_or_publish"}
    yellow |= {"i23": "elevate_transfer", "i31": "gain_research", "i32": "generate_three"}
    table = {space: f"1 idea {action}" for space, action in pink.items()}
    table |= {space: f"2 idea {action}" for space, action in yellow.items()}
    state = position(3, laps={PINK: 3, YELLOW: 3}, table=table)
    assert legal_texts(state) == ["stop"]
    play(state, "stop")
    assert (decision(state), state.actor) == ("turn", PINK)


@rule("UM-TURN-3")
def test_something_is_possible_in_every_position_of_games_at_random() -> None:
    for seed, players in enumerate((1, 2, 3, 4)):
        for state in random_game(seed, players):
            assert decision(state) == "over" or len(state.legal()) > 0


def test_what_belongs_to_another_moment_is_refused() -> None:
    state = position()
    assert not may(state, "advance 3")
    assert not choices(state, "treat")
