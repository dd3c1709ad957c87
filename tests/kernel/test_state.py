"""The stack of pending decisions, and the sink for what happens."""

from __future__ import annotations

import pytest

from parlour.kernel.state import CHANCE, NO_FRAME, OVER, Sink, State, bit, shifted, zeros


def pending(state: State) -> tuple[int, int, int, int]:
    return int(state.kind), int(state.actor), int(state.a), int(state.b)


def test_a_new_position_waits_for_nothing() -> None:
    assert pending(State(2)) == (NO_FRAME, OVER, 0, 0)


def test_what_was_pushed_last_is_decided_first() -> None:
    state = State(2)
    state.wait(1, 0, 5, 6)
    state.push(2, 1, 7, 8)
    state.push(3, CHANCE, 0, 9)
    assert pending(state) == (3, CHANCE, 0, 9)
    state.pop()
    assert pending(state) == (2, 1, 7, 8)
    state.wait(4, 1, 0, 0)
    state.pop()
    assert pending(state) == (1, 0, 5, 6)


def test_a_finished_position_has_forgotten_what_was_pending() -> None:
    state = State(2)
    state.wait(1, 0, 5, 6)
    state.push(2, 1, 7, 8)
    state.finish()
    assert pending(state) == (NO_FRAME, OVER, 0, 0)
    assert list(state.frames) == []


def test_copied_frames_are_independent() -> None:
    state = State(2)
    state.wait(1, 0, 5, 6)
    state.push(2, 1, 7, 8)
    other = State(2)
    other.copy_frames(state)
    other.pop()
    other.push(9, 0, 9, 9)
    assert pending(state) == (2, 1, 7, 8)
    state.pop()
    assert pending(state) == (1, 0, 5, 6)


def test_a_base_position_knows_no_rules() -> None:
    state = State(2)
    for question in (state.legal, state.scores, state.fields):
        with pytest.raises(NotImplementedError):
            question()
    with pytest.raises(NotImplementedError):
        state.apply(0)


def test_a_sink_gives_what_it_collected_once() -> None:
    sink = Sink()
    sink.emit(1, 0, 2, 3, 4)
    sink.emit(2, -1, 0, 0, 0)
    assert sink.drain() == [(1, 0, 2, 3, 4), (2, -1, 0, 0, 0)]
    assert sink.drain() == []


@pytest.mark.parametrize("at", [0, 1, 30, 31, 32, 47, 62])
def test_bits_above_the_thirtieth_are_kept(at: int) -> None:
    assert bit(at) == 2**at
    assert shifted(1, at) == 2**at


def test_zeros() -> None:
    assert list(zeros(3)) == [0, 0, 0]
