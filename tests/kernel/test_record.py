"""Records: a game as a file, from which everything can be had again, and which cannot be bent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import games
from parlour.kernel.errors import BadRecord
from parlour.kernel.match import Match, make_record
from parlour.kernel.record import FORMAT, Record, decode, replay, verify
from parlour.kernel.snapshot import digest
from parlour.kernel.state import CHANCE, State

GAME = games.get("amber")
NAMES = ("Anna", "Bob")


@cache
def played() -> tuple[Match, Record]:
    """A whole game and its record."""
    match = Match(GAME, GAME.edition(), 2, {"advanced": True}, "record")
    match.begin()
    while not match.over:
        seat = int(match.state.actor)
        legal = match.state.legal()
        match.act(seat, int(legal[len(legal) // 2]))
        if match.awaits_end:
            match.end(seat)
    return match, match.record(NAMES)


def changed(**fields: object) -> Record:
    _, record = played()
    return msgspec.structs.replace(record, **fields)


def moves_with(at: int, move: str) -> tuple[str, ...]:
    _, record = played()
    return (*record.moves[:at], move, *record.moves[at + 1 :])


# There and back


def test_a_record_says_what_was_played() -> None:
    match, record = played()
    assert record.parlour == FORMAT
    assert record.header == match.header
    assert record.names == NAMES
    assert len(record.moves) == len(match.moves)
    assert record.moves[0].startswith("- layout 2")
    assert record.digest == digest(match.state)


def test_a_record_as_a_file_is_the_same_record() -> None:
    _, record = played()
    raw = record.encode()
    assert decode(raw) == decode(raw.decode()) == record
    assert record.encode() == raw
    assert len(raw.splitlines()) > len(record.moves)  # a line a move: two records can be compared by eye


def test_a_record_leads_to_the_same_position() -> None:
    match, record = played()
    state = verify(GAME, match.setup, decode(record.encode())).state
    assert digest(state) == digest(match.state)
    assert list(state.winners()) == list(match.state.winners())


def test_a_replay_tells_every_decision_and_what_came_of_it() -> None:
    match, record = played()
    steps = [
        (step.seat, step.action, step.events)
        for step in replay(GAME, match.setup, record.header, record.moves)
    ]
    assert steps == [(move.seat, move.action, move.events) for move in match.moves]
    assert any(seat == CHANCE for seat, _, _ in steps)


def test_what_is_verified_tells_the_same() -> None:
    match, record = played()
    steps = verify(GAME, match.setup, record).steps
    told = [(step.seat, step.action, step.events) for step in steps]
    assert told == [(move.seat, move.action, move.events) for move in match.moves]


def test_a_game_not_yet_over_has_a_record_too() -> None:
    match, record = played()
    some = [(move.seat, move.action) for move in match.moves[:30]]
    state = after(record.moves[:30])
    half = make_record(match.header, match.actions, NAMES, some, state)
    assert half.moves == record.moves[:30]
    assert digest(verify(GAME, match.setup, half).state) == half.digest


def after(moves: tuple[str, ...]) -> State:
    """The position that moves of the game lead to."""
    match, record = played()
    state = GAME.begin(match.setup)
    for step in replay(GAME, match.setup, record.header, moves):
        state = step.state
    return state


def test_an_empty_record_is_the_first_position() -> None:
    match, _ = played()
    first = GAME.begin(match.setup)
    empty = make_record(match.header, match.actions, NAMES, [], first)
    assert digest(verify(GAME, match.setup, empty).state) == digest(first)


# What is wrong with a file


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        (b"", "error-record-form problem="),
        (b"not json", "error-record-form problem=JSON is malformed"),
        (b"\xff\xfe", "error-record-form"),
        (b"[]", "error-record-form problem=Expected `object`"),
        (b"{}", "error-record-form problem=Object missing required field"),
        (b'{"parlour": "one"}', r"error-record-form problem=Expected `int`, got `str` - at `\$.parlour`"),
    ],
)
def test_a_file_out_of_form_is_refused(raw: bytes, error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        decode(raw)


@pytest.mark.parametrize("field", ["parlour", "header", "names", "moves", "digest"])
def test_a_file_without_one_of_its_fields_is_refused(field: str) -> None:
    _, record = played()
    data = msgspec.json.decode(record.encode())
    del data[field]
    with pytest.raises(BadRecord, match=f"missing required field `{field}`"):
        decode(msgspec.json.encode(data))


def test_a_file_of_another_format_is_refused() -> None:
    with pytest.raises(BadRecord, match=f"error-record-format found=99 known={FORMAT}"):
        decode(changed(parlour=99).encode())


# What is wrong with the game in it


def refuse(record: Record, error: str) -> None:
    match, _ = played()
    with pytest.raises(BadRecord, match=error):
        verify(GAME, match.setup, record)


def test_a_record_of_other_rules_is_refused() -> None:
    _, record = played()
    header = msgspec.structs.replace(record.header, rules=GAME.rules_version + 1)
    refuse(
        changed(header=header),
        f"error-record-rules found={GAME.rules_version + 1} known={GAME.rules_version}",
    )


def test_a_damaged_digest_is_refused() -> None:
    refuse(changed(digest="0" * 16), "error-record-digest")


def test_a_record_cut_short_is_refused() -> None:
    _, record = played()
    refuse(changed(moves=record.moves[:-1]), "error-record-digest")


def test_a_record_with_a_move_after_the_end_is_refused() -> None:
    _, record = played()
    refuse(
        changed(moves=(*record.moves, "0 pass")), f"error-record-illegal ply={len(record.moves)} move=0 pass"
    )


@pytest.mark.parametrize(
    "move",
    [
        "",
        "place",
        "0",
        "x place A1 curve 0",
        "-1 deal curve",
        "0 jump A1",
        "0 place Z9 curve 0",
        "0 place A1",
        "None pass",
    ],
)
def test_a_move_that_cannot_be_read_is_refused(move: str) -> None:
    refuse(changed(moves=moves_with(20, move)), "error-record-move ply=20")


def first_play() -> int:
    """The ply of the first decision of a seat."""
    _, record = played()
    return next(ply for ply, move in enumerate(record.moves) if not move.startswith("-"))


@pytest.mark.parametrize(
    "bend",
    [
        lambda move: f"0 {move[2:]}" if move[0] == "1" else f"1 {move[2:]}",
        lambda move: f"- {move[2:]}",
        lambda move: f"{move[0]} pass",
        lambda move: f"{move[0]} place A1 curve 0",
        lambda move: f"{move[0]} deal curve",
        lambda move: f"7 {move[2:]}",
    ],
)
def test_a_move_against_the_rules_is_refused(bend: Callable[[str], str]) -> None:
    _, record = played()
    ply = first_play()
    refuse(changed(moves=moves_with(ply, bend(record.moves[ply]))), f"error-record-illegal ply={ply}")


def test_chance_must_keep_to_the_tiles_there_are() -> None:
    _, record = played()
    refuse(changed(moves=(record.moves[0], *["- deal dead_end"] * 3)), "error-record-illegal ply=3")


def test_everything_before_a_bad_move_is_still_replayed() -> None:
    match, record = played()
    moves = moves_with(first_play(), "0 pass now")
    steps = replay(GAME, match.setup, record.header, moves)
    assert [next(steps).action for _ in range(first_play())]
    with pytest.raises(BadRecord):
        next(steps)


@given(data=st.data())
def test_no_damage_to_a_file_gets_through(data: st.DataObject) -> None:
    """Whatever byte is changed: it is refused in one sentence, or the game is still the very same."""
    match, record = played()
    raw = bytearray(record.encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        state = verify(GAME, match.setup, decode(bytes(raw))).state
    except BadRecord:
        return
    assert digest(state) == record.digest
