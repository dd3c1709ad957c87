"""Decisions: what a position can wait for, each declared once.

A pending decision is a frame of the stack in `state.py`: its number, its actor and two ints, `a` and `b`,
which hold what it is about. A game declares each of its decisions as a class: its number and name, the kinds
of action that answer it, and what is kept in those ints as named `Field`s. What may be done and doing it are
methods beside them. Pushing a decision, reading its fields, the steps of a view and the way back from a view
follow.

    class Take(AmberDecision):
        "Take a tile of the row."

        def __init__(self) -> None:
            super().__init__(TAKE, "take", ("take", "stop"))
            self.column: Final = self.in_a("column", 2)
            self.left: Final = self.in_b("left")

        def legal(self, state: AmberState) -> vec[i64]: ...
        def apply(self, state: AmberState, action: i64) -> None: ...

    TAKE_A_TILE: Final = Take()

    TAKE_A_TILE.push(state, seat, column, 3)      # the fields in the order of their declaration
    TAKE_A_TILE.column.of(state)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, Final, TypeVar

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.kernel.state import NO_FRAME, State, shifted

WHOLE: Final = 64
"""The width of a field that has one of the ints to itself; it may be negative."""


class Field:
    """A number a decision keeps, with a name: some bits of one of its frame's two ints."""

    def __init__(self, name: str, bits: i64, at: i64, is_in_b: bool) -> None:
        self.name: str = name
        self.bits: i64 = bits
        self.at: i64 = at
        self.is_in_b: bool = is_in_b
        self.mask: i64 = -1 if bits == WHOLE else shifted(1, bits) - 1

    def of(self, state: State) -> i64:
        """The number, of the decision that is waited for."""
        return (state.b if self.is_in_b else state.a) >> self.at & self.mask

    def below(self, state: State) -> i64:
        """The number, of the decision that the present one interrupted."""
        frames = state.frames
        return self.within(frames[len(frames) - 2], frames[len(frames) - 1])

    def within(self, a: i64, b: i64) -> i64:
        """The number, of a frame with these ints."""
        return (b if self.is_in_b else a) >> self.at & self.mask

    def set(self, state: State, value: i64) -> None:
        """Replace the number, of the decision that is waited for."""
        cleared = ~(self.mask << self.at)
        if self.is_in_b:
            state.b = state.b & cleared | value << self.at
        else:
            state.a = state.a & cleared | value << self.at

    def add(self, state: State, by: i64) -> None:
        """Count the number up or down, of the decision that is waited for. It must stay within its bits."""
        if self.is_in_b:
            state.b += by << self.at
        else:
            state.a += by << self.at

    def holds(self, value: i64) -> bool:
        """Has the field room for this number?"""
        return self.bits == WHOLE or 0 <= value <= self.mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something a position waits for, or that goes on by itself when its time comes."""

    def __init__(self, number: i64, name: str, answers: tuple[str, ...] = ()) -> None:
        self.number: i64 = number
        self.name: str = name
        self.answers: tuple[str, ...] = answers
        """The kinds of action that answer it, in their wire names; none for what goes on by itself."""
        self.fields: list[Field] = []
        self._room_a: i64 = 0
        self._room_b: i64 = 0
        self._begins_b: bool = False
        """Is the first of its fields the first of `b`? Otherwise it is the first of `a`, or there is none."""
        self._at: vec[i64] = vec[i64]()
        """By field, where its bits begin: in `a`, or from WHOLE on in `b`."""

    # Declaring

    def in_a(self, name: str, bits: i64 = WHOLE) -> Field:
        """Declare a field, in the first bits of `a` that are free."""
        field = Field(name, bits, self._room_a, False)
        self._room_a += bits
        self._at = append(self._at, field.at)
        return self._declared(field)

    def in_b(self, name: str, bits: i64 = WHOLE) -> Field:
        """Declare a field, in the first bits of `b` that are free."""
        field = Field(name, bits, self._room_b, True)
        self._begins_b = self._begins_b or len(self.fields) == 0
        self._room_b += bits
        self._at = append(self._at, WHOLE + field.at)
        return self._declared(field)

    def _declared(self, field: Field) -> Field:
        room = max(self._room_a, self._room_b)
        assert room <= WHOLE, f"no room for {field.name} in {self.name}"
        self.fields.append(field)
        return field

    # Waiting for it: values in the order in which the fields are declared; the last ones may be left out

    def push(
        self,
        state: State,
        actor: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        fifth: i64 = 0,
    ) -> None:
        """Wait for this decision first, then for the present one again."""
        if second | third | fourth | fifth == 0 and not self._begins_b:
            # So it is with most frames, and every decision makes some: packing would be felt.
            state.push(self.number, actor, first, 0)
        else:
            a, b = _packed(self._at, first, second, third, fourth, fifth)
            state.push(self.number, actor, a, b)

    def wait(
        self,
        state: State,
        actor: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        fifth: i64 = 0,
    ) -> None:
        """Wait for this decision in place of the present one."""
        if second | third | fourth | fifth == 0 and not self._begins_b:
            # So it is with most frames, and every decision makes some: packing would be felt.
            state.wait(self.number, actor, first, 0)
        else:
            a, b = _packed(self._at, first, second, third, fourth, fifth)
            state.wait(self.number, actor, a, b)

    def packed(
        self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0, fifth: i64 = 0
    ) -> tuple[i64, i64]:
        """The two ints of a frame with these values in its fields."""
        return _packed(self._at, first, second, third, fourth, fifth)


# A function, not a method with defaults: through one of a class that may have interpreted subclasses, a -113
# would be taken for an argument that was left out.
def _packed(at: vec[i64], first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> tuple[i64, i64]:
    """The two ints of a frame, given where each of its fields begins."""
    a: i64 = 0
    b: i64 = 0
    for place in range(len(at)):
        value = first
        if place == 1:
            value = second
        elif place == 2:
            value = third
        elif place == 3:
            value = fourth
        elif place == 4:
            value = fifth
        if at[place] >= WHOLE:
            b |= value << at[place] - WHOLE
        else:
            a |= value << at[place]
    return a, b


Declared = TypeVar("Declared", bound=Decision)


def by_number(declared: Iterable[Declared]) -> list[Declared | None]:
    """Decisions as a list in which each is found by its number."""
    known = {int(decision.number): decision for decision in declared}
    return [known.get(number) for number in range(max(known) + 1)]


class Decisions:
    """All decisions of a game, both ways between the frames of a position and the steps of a view.

    A step is a struct with the name of the decision, its seat and its fields: `{"decision": "take",
    "seat": 1, "column": 2, "left": 3}`. The frames can be had again from them, so a view needs nothing else.
    """

    def __init__(self, game: str, declared: Iterable[Decision]) -> None:
        self.by_number = {int(decision.number): decision for decision in declared}
        self.by_name = {decision.name: decision for decision in self.by_number.values()}
        assert len(self.by_name) == len(self.by_number), f"two decisions of {game} have one name"
        self._steps = {
            decision.name: msgspec.defstruct(
                f"{_title(game)}{_title(decision.name)}Step",
                [("seat", int), *((field.name, int) for field in decision.fields)],
                tag_field="decision",
                tag=decision.name,
                frozen=True,
            )
            for decision in self.by_number.values()
        }

    @property
    def step(self) -> Any:
        """The type of a step, for the structs of views."""
        return reduce(or_, self._steps.values())

    def name(self, number: int) -> str:
        """What a decision is called; of none, that the game is over."""
        decision = self.by_number.get(number)
        return decision.name if decision else "over"

    def steps(self, state: State) -> list[Any]:
        """The pending decisions of a position, the present one last; none when it is over."""
        flat = [int(number) for number in state.frames]
        flat += [int(state.kind), int(state.actor), int(state.a), int(state.b)]
        frames = [flat[at : at + 4] for at in range(0, len(flat), 4)]
        return [self._read(*frame) for frame in frames if frame[0] in self.by_number]

    def _read(self, number: int, actor: int, a: int, b: int) -> Any:
        decision = self.by_number[number]
        return self._steps[decision.name](actor, *(int(field.within(a, b)) for field in decision.fields))

    def of(self, step: Any) -> Decision:
        """The decision that a step is about."""
        return self.by_name[type(step).__struct_config__.tag]

    def read(self, step: Any) -> Any:
        """A step that may have travelled as a plain mapping."""
        return msgspec.convert(step, self.step)

    def restore(self, state: State, steps: Iterable[Any]) -> None:
        """Make these the pending decisions of a position: the inverse of `steps`."""
        state.finish()
        for step in map(self.read, steps):
            decision = self.of(step)
            values = [getattr(step, field.name) for field in decision.fields]
            if state.kind == NO_FRAME:
                decision.wait(state, step.seat, *values)
            else:
                decision.push(state, step.seat, *values)


def _title(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
