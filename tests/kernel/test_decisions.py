"""A decision is declared once: its fields, its frames and the steps of a view are exact inverses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.kernel.decisions import WHOLE, Decision, Decisions, by_number
from parlour.kernel.state import CHANCE, OVER, State


class Take(Decision):
    def __init__(self) -> None:
        super().__init__(3, "take", ("take", "stop"))
        self.column = self.in_a("column", 2)
        self.coffee = self.in_a("coffee", 3)
        self.is_free = self.in_a("is_free", 1)
        self.left = self.in_b("left", 4)
        self.had = self.in_b("had", 5)


class Owe(Decision):
    def __init__(self) -> None:
        super().__init__(1, "owe_it", ("pay",))
        self.amount = self.in_a("amount")


TAKE, OWE = Take(), Owe()
DECISIONS = Decisions("some_game", [TAKE, OWE])

takes = st.tuples(*(st.integers(0, 2**bits - 1) for bits in (2, 3, 1, 4, 5)))
amounts = st.integers(-(2**63), 2**63 - 1)


def read(state: State) -> list[int]:
    return [field.of(state) for field in TAKE.fields]


@given(values=takes)
def test_fields_give_back_what_was_put_into_them(values: tuple[int, ...]) -> None:
    state = State(2)
    TAKE.wait(state, 1, *values)
    assert (state.kind, state.actor) == (3, 1)
    assert read(state) == list(values)
    assert [field.within(state.a, state.b) for field in TAKE.fields] == list(values)


@given(values=takes, others=takes)
def test_setting_a_field_changes_no_other(values: tuple[int, ...], others: tuple[int, ...]) -> None:
    for at, field in enumerate(TAKE.fields):
        state = State(2)
        TAKE.wait(state, 0, *values)
        field.set(state, others[at])
        assert read(state) == [*values[:at], others[at], *values[at + 1 :]]


@given(values=takes, amount=amounts)
def test_the_decision_that_was_interrupted_can_be_read(values: tuple[int, ...], amount: int) -> None:
    state = State(2)
    TAKE.wait(state, 1, *values)
    OWE.push(state, 0, amount)
    assert state.kind_below() == TAKE.number
    assert [field.below(state) for field in TAKE.fields] == list(values)
    assert OWE.amount.of(state) == amount


def test_counting_changes_one_field() -> None:
    state = State(2)
    TAKE.wait(state, 0, 3, 7, 1, 4, 31)
    TAKE.left.add(state, -1)
    TAKE.coffee.add(state, -7)
    assert read(state) == [3, 0, 1, 3, 31]


@given(amount=amounts)
@example(amount=-113)  # which compiled code takes for no value, in places
def test_a_field_with_an_int_to_itself_may_be_negative(amount: int) -> None:
    state = State(2)
    OWE.wait(state, 0, amount)
    assert OWE.amount.of(state) == amount
    OWE.amount.set(state, -amount if amount > -(2**63) else 0)
    assert OWE.amount.of(state) == (-amount if amount > -(2**63) else 0)
    assert OWE.amount.holds(amount)


def test_a_field_says_what_it_has_room_for() -> None:
    assert TAKE.column.holds(3)
    assert not TAKE.column.holds(4)
    assert not TAKE.column.holds(-1)


@given(below=takes, amount=amounts, actor=st.sampled_from([CHANCE, 0, 1]))
def test_frames_can_be_had_again_from_the_steps_of_a_view(
    below: tuple[int, ...], amount: int, actor: int
) -> None:
    state = State(2)
    TAKE.wait(state, 1, *below)
    OWE.push(state, actor, amount)
    steps = [msgspec.convert(step, DECISIONS.step) for step in msgspec.to_builtins(DECISIONS.steps(state))]
    again = State(2)
    DECISIONS.restore(again, steps)
    assert (again.kind, again.actor, again.a, again.b) == (state.kind, state.actor, state.a, state.b)
    assert list(again.frames) == list(state.frames)


def test_a_step_names_the_decision_and_its_fields() -> None:
    state = State(2)
    TAKE.wait(state, 1, 2, 5, 1, 3, 9)
    assert msgspec.to_builtins(DECISIONS.steps(state)) == [
        {"decision": "take", "seat": 1, "column": 2, "coffee": 5, "is_free": 1, "left": 3, "had": 9}
    ]


def test_a_position_that_is_over_has_no_steps() -> None:
    state, again = State(2), State(2)
    state.finish()
    OWE.wait(again, 0, 5)
    assert DECISIONS.steps(state) == []
    DECISIONS.restore(again, [])
    assert again.actor == OVER
    assert DECISIONS.name(int(again.kind)) == "over"


def test_decisions_are_found_by_number() -> None:
    assert by_number([TAKE, OWE]) == [None, OWE, None, TAKE]
    assert (DECISIONS.name(1), DECISIONS.name(3)) == ("owe_it", "take")


def test_fields_that_do_not_fit_and_names_that_are_taken_are_refused() -> None:
    class Wide(Decision):
        def __init__(self) -> None:
            super().__init__(1, "wide")
            self.one = self.in_a("one", 60)
            self.other = self.in_a("other", 5)

    def twice() -> Any:
        return Decisions("some_game", [TAKE, Decision(9, "take")])

    with pytest.raises(AssertionError, match="no room for other in wide"):
        Wide()
    with pytest.raises(AssertionError, match="two decisions"):
        twice()


def test_a_field_is_as_wide_as_an_int_unless_it_says_so() -> None:
    assert OWE.amount.bits == WHOLE
