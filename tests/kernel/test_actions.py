"""An action is an int, a struct and a line of text, and each tells exactly the same."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import games
from parlour.kernel import actions as module
from parlour.kernel.actions import LIMIT, Actions, Kind, Named, Plain, Seat
from parlour.kernel.errors import BadAction

PIECES = Actions(
    [
        Kind("move", 0, {"piece": Named(("king", "rook"), "piece"), "to": Plain(("a1", "a2", "a3"))}),
        Kind("give", 10, {"to": Seat((0, 1, 2)), "count": Plain((1, 2))}, (8, 2)),
        Kind("stop", 40, {}),
    ],
    message_prefix="toy",
)


def tables() -> list[Any]:
    return [
        pytest.param(game_id, players, id=f"{game_id}-{players}")
        for game_id in games.ids()
        for players in games.get(game_id).players
    ]


def declared(game_id: str, players: int) -> Actions:
    game = games.get(game_id)
    edition = game.edition()
    return game.actions(game.setup(edition, players, game.accept_options(edition, players, {})))


# Every action of every game


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_int_struct_and_text_of_every_action_are_exact_inverses(game_id: str, players: int) -> None:
    actions = declared(game_id, players)
    numbers = list(actions.all())
    assert numbers == sorted(set(numbers))
    assert numbers[-1] < LIMIT
    texts = set()
    for number in numbers:
        assert actions.number(actions.struct(number)) == number
        text = actions.text(number)
        assert actions.parse(text) == number
        texts.add(text)
    assert len(texts) == len(numbers)


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_numbers_that_are_no_action_are_refused(game_id: str, players: int) -> None:
    actions = declared(game_id, players)
    for number in {-1, LIMIT, *range(LIMIT)} - set(actions.all()):
        with pytest.raises(BadAction):
            actions.struct(number)


# The codec itself


def test_the_example_in_the_description_is_true() -> None:
    assert doctest.testmod(module).failed == 0


def test_the_last_argument_counts_fastest() -> None:
    assert [PIECES.text(number) for number in range(4)] == [
        "move king a1",
        "move king a2",
        "move king a3",
        "move rook a1",
    ]


def test_arguments_may_be_spaced_out() -> None:
    assert list(PIECES.all()) == [*range(6), 10, 12, 18, 20, 26, 28, 40]
    assert PIECES.text(20) == "give 1 2"


@pytest.mark.parametrize("number", [-1, 6, 9, 11, 14, 27, 29, 39, 41])
def test_a_number_between_actions_is_refused(number: int) -> None:
    with pytest.raises(BadAction, match=f"error-action-number action={number}"):
        PIECES.struct(number)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-action-kind kind= kinds=give, move, stop"),
        ("jump", "error-action-kind kind=jump"),
        ("move king", "error-action-text text=move king"),
        ("move king a1 a2", "error-action-text text=move king a1 a2"),
        ("stop now", "error-action-text text=stop now"),
        ("move queen a1", "error-action-value kind=move argument=piece value=queen"),
        ("move king A1", "error-action-value kind=move argument=to value=A1"),
        ("give 3 1", "error-action-value kind=give argument=to value=3"),
        ("give 01 1", "error-action-value kind=give argument=to value=01"),
    ],
)
def test_text_that_means_no_action_is_refused_in_one_sentence(text: str, error: str) -> None:
    with pytest.raises(BadAction, match=error):
        PIECES.parse(text)


def test_spaces_around_words_do_not_matter() -> None:
    assert PIECES.parse("  move   rook a3 ") == PIECES.parse("move rook a3")


@pytest.mark.parametrize(
    ("struct", "error"),
    [
        ({}, "error-action-kind kind=None"),
        ({"do": None}, "error-action-kind kind=None"),
        ({"do": ["move"]}, "error-action-kind"),
        ({"do": "move", "piece": "king"}, "error-action-value kind=move argument=to value=None"),
        ({"do": "move", "piece": "king", "to": "a1", "by": 2}, "error-action-argument kind=move argument=by"),
        ({"do": "move", "piece": ["king"], "to": "a1"}, "error-action-value kind=move argument=piece"),
        ({"do": "give", "to": "1", "count": 1}, "error-action-value kind=give argument=to value=1"),
        ({"do": "give", "to": True, "count": 1}, "error-action-value kind=give argument=to value=True"),
        ({"do": "give", "to": 1, "count": 3}, "error-action-value kind=give argument=count value=3"),
    ],
)
def test_data_that_means_no_action_is_refused_in_one_sentence(struct: dict[str, object], error: str) -> None:
    with pytest.raises(BadAction, match=error):
        PIECES.number(struct)


def test_an_action_in_words_tells_names_from_players_and_plain_values() -> None:
    move = PIECES.phrase(PIECES.parse("move rook a2"))
    assert (move.id, move.args, move.names, move.seats) == (
        "toy-do-move",
        {"to": "a2"},
        {"piece": "piece-rook"},
        {},
    )
    give = PIECES.phrase(PIECES.parse("give 2 1"))
    assert (give.id, give.args, give.names, give.seats) == ("toy-do-give", {"count": 1}, {}, {"to": 2})


def test_kinds_must_not_overlap_or_go_over_the_limit() -> None:
    with pytest.raises(AssertionError, match="b begins at 1, before 2"):
        Actions([Kind("a", 0, {"x": Plain((1, 2))}), Kind("b", 1, {})])
    with pytest.raises(AssertionError, match="more than"):
        Actions([Kind("a", LIMIT, {})])


@given(
    sizes=st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=4),
    gaps=st.lists(st.integers(0, 5), min_size=4, max_size=4),
)
def test_any_declaration_gives_exact_inverses(sizes: list[list[int]], gaps: list[int]) -> None:
    kinds = []
    base = 0
    for at, arguments in enumerate(sizes):
        base += gaps[at]
        domains = {f"arg{number}": Plain(tuple(range(size))) for number, size in enumerate(arguments)}
        kinds.append(Kind(f"kind{at}", base, domains))
        base = kinds[-1].end()
    actions = Actions(kinds)
    numbers = list(actions.all())
    assert [actions.parse(actions.text(number)) for number in numbers] == numbers
    assert [actions.number(actions.struct(number)) for number in numbers] == numbers
    product = 0
    for arguments in sizes:
        count = 1
        for size in arguments:
            count *= size
        product += count
    assert len(numbers) == product
