"""The small game of examples/: how small it is, its rules, and bots that see what lies in front of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import parlour
from parlour import bots, games
from parlour.arena import Series, play_series
from parlour.kernel.field import NOBODY
from parlour.kernel.match import Match
from parlour.kernel.state import OVER
from parlour_connect_four import GAME
from parlour_connect_four.position import COLUMNS, ROWS, Position
from tests.bots.test_players import IS_COMPILED
from tests.conftest import ROOT
from tests.rules.ledger import rule

FOLDER = ROOT / "examples" / "games" / "connect_four"

MOST_FILES = 5
MOST_LINES = 250

SETUP = GAME.setup(GAME.edition(), 2, {})

WIN = re.compile(
    "|".join(rf"([01])(?:.{{{gap}}}\{at}){{3}}" for at, gap in enumerate((0, 6, 7, 8), 1)), re.DOTALL
)
"""Four in a row in the rows of a board, each with a line break behind it."""


def test_it_is_as_small_as_it_says() -> None:
    sources = sorted(FOLDER.rglob("*.py"))
    assert games.folder("connect_four") in [path.parent for path in sources], "another one is installed"
    assert len(sources) <= MOST_FILES
    assert sum(len(path.read_text("utf-8").splitlines()) for path in sources) <= MOST_LINES
    assert {path.suffix for path in FOLDER.rglob("*.*") if "__pycache__" not in path.parts} == {
        ".py",
        ".ftl",
        ".md",
        ".toml",
        ".yaml",
        ".typed",
    }


def position(*rows: str, actor: int = 0) -> Position:
    """A board as it looks, the lowest row last: `0` and `1` are discs, `.` is nothing."""
    found = Position(SETUP)
    cells = "".join(rows).rjust(COLUMNS * ROWS, ".")
    found.cells = vec[i64]([NOBODY if cell == "." else int(cell) for cell in cells])
    found.actor = actor
    return found


def shown(state: Any) -> str:
    cells = "".join("." if cell == NOBODY else str(cell) for cell in state.cells)
    return "\n".join(cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)) + "\n"


def after(state: Position, column: int) -> Position:
    found = state.copy()
    assert isinstance(found, Position)
    found.apply(column)
    return found


# Rules


@rule("CONNECT-TURN-1")
def test_players_drop_one_disc_each_and_it_falls_on_what_lies_there() -> None:
    game = parlour.new("connect_four")
    for column in (4, 4, 1):
        game.apply(f"drop {column}")
    assert game.view().cells[-14:] == [-1, -1, -1, 1, -1, -1, -1, 0, -1, -1, 0, -1, -1, -1]
    assert game.actor == 1


@rule("CONNECT-TURN-1")
def test_a_full_column_takes_no_more() -> None:
    game = parlour.new("connect_four")
    for _ in range(ROWS):
        game.apply("drop 2")
    assert game.legal() == [f"drop {column}" for column in (1, 3, 4, 5, 6, 7)]
    with pytest.raises(parlour.Refused) as refused:
        game.apply("drop 2")
    assert refused.value.rule == "CONNECT-TURN-1"


@rule("CONNECT-END-1")
@pytest.mark.parametrize(
    ("rows", "column"),
    [
        (["000...."], 3),
        (["11....0", "11....0", "11....0"], 6),
        (["..01...", ".011...", "0111..."], 3),
        (["...10..", "...110.", "...1110"], 3),
    ],
    ids=["across", "down", "aslant upwards", "aslant downwards"],
)
def test_four_in_a_row_win(rows: list[str], column: int) -> None:
    state = position(*rows)
    state.apply(column)
    assert (state.actor, list(state.scores()), list(state.winners())) == (OVER, [1, 0], [1, 0])
    assert list(state.legal()) == []


@rule("CONNECT-END-1")
def test_three_in_a_row_do_not() -> None:
    state = position("00.....")
    state.apply(2)
    assert (state.actor, list(state.winners())) == (1, [0, 0])


@rule("CONNECT-END-1")
def test_a_row_does_not_go_on_at_the_other_edge() -> None:
    state = position("00.....", "11...00")
    state.apply(2)
    state = position(".....00", "00111.0", "11011.1")
    state.apply(5)
    assert state.winner == NOBODY


@rule("CONNECT-END-2")
def test_a_full_board_is_a_draw_that_both_win() -> None:
    state = position("001100.", "0011001", "1100110", "1100110", "0011001", "0011001", actor=1)
    state.apply(6)
    assert (state.actor, list(state.scores()), list(state.winners())) == (OVER, [0, 0], [1, 1])


def test_random_games_end_as_a_reader_of_the_board_would_say() -> None:
    rng = Random(1)
    for _ in range(200):
        state = Position(SETUP)
        while state.actor != OVER:
            assert not WIN.search(shown(state))
            state.apply(state.legal()[rng.randrange(len(state.legal()))])
        found = WIN.search(shown(state))
        assert state.winner == (int(next(filter(None, found.groups()))) if found else NOBODY)


def test_what_speaks_for_a_turn_is_told() -> None:
    before = position("110....", "000....")
    assert reasons(before, 3) == ["wins"]
    assert reasons(before, 0) == []
    assert reasons(position("111...."), 3) == ["blocks"]
    assert reasons(position("00....."), 2) == ["threatens"]
    assert reasons(position("0......"), 1) == ["builds"]


def reasons(before: Position, column: int) -> list[str]:
    told = GAME.reasons(before, after(before, column), 0)
    return [reason.id.removeprefix("connect_four-reason-") for reason in told]


# Bots


def test_what_can_be_won_at_once_is_seen_where_a_disc_would_land() -> None:
    assert GAME.evaluate(position("000....", actor=0), 0) > 10
    assert GAME.evaluate(position("000....", actor=0), 1) < -10
    assert abs(GAME.evaluate(position("000....", actor=1), 0)) < 10
    # Nothing lies below the fourth.
    assert abs(GAME.evaluate(position("000....", "110....", actor=0), 0)) < 10


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_expert_always_beats_random(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "expert"
    for number in range(3 if IS_COMPILED else 1):
        match = Match(GAME, GAME.edition(), 2, {}, "seed")
        match.begin()
        players, rng = [bots.bot(name) for name in names], Random(number)
        while not match.over:
            actor = int(match.state.actor)
            match.act(actor, next(bots.play_turn(players[actor], GAME, match.setup, match.state, rng)))
            match.end(actor)
        assert list(match.state.winners()) == [int(one == seat) for one in range(2)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "skilled", "expert"])
def test_a_win_in_one_is_never_missed(name: str) -> None:
    rng = Random(5)
    met = 0
    while met < (12 if IS_COMPILED else 4):
        state = Position(SETUP)
        while state.actor != OVER:
            wins = [int(column) for column in state.legal() if after(state, int(column)).winner != NOBODY]
            if wins:
                met += 1
                chosen = next(bots.play_turn(bots.bot(name), GAME, SETUP, state, Random(met)))
                assert chosen in wins, f"\n{shown(state)}"
            state.apply(state.legal()[rng.randrange(len(state.legal()))])


def test_levels_play_whole_games_in_the_arena() -> None:
    series = Series("connect_four", 2, (), None, ("greedy", "random"), seed=1)
    results = list(play_series(series, 6, workers=1))
    assert [result.won[series.seats(result.number).index(0)] for result in results] == [1] * 6
