"""The default observation of a game: its view, turned into numbers field by field.

It is slow, as it makes the view every time. Games that programs learn at length write their own, compiled.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.kernel.field import Field, fields
from parlour.kernel.observation import Observation
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.game import Game

LOOKS_FROM = "seat"
"""The field of a view that says which seat looks: it is the same in all that a seat observes."""
WAITING = "waiting"
"""The field of a view that has the decisions pending."""
NOT_THERE = -1.0
"""In place of a number of a list that is shorter than it can get. No number comes to it."""


class ViewObservation(Observation):
    """A part for each field of the view: numbers, lists, and what is shown as a seat.

    Seats are written one by one, the one that looks first: a board of them is a plane for each. Other numbers
    come to between -1 and 1, however great: `n / (1 + |n|)`. Where a list is shorter than it can get it is
    filled up with -1.
    """

    def __init__(self, game: Game, setup: Any) -> None:
        super().__init__()
        self._game = game
        self._seats: int = game.begin(setup).players
        self._meant = fields(game.view_type)
        first = game.view(game.begin(setup), 0)
        for name, numbers in self._numbers_by_field(first, 0):
            self.add(name, len(numbers))

    def update(self, state: State, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        for part, (_, numbers) in zip(
            self.parts, self._numbers_by_field(self._game.view(state, seat), seat), strict=True
        ):
            if len(numbers) != part.size:
                raise ValueError(
                    f"{part.name} of {self._game.id} is not always as long: say how long it can get,"
                    f" Field(room=...), or write an observation"
                )
            for place, number in enumerate(numbers, at + part.at):
                into[place] = struct.unpack("=i", struct.pack("=f", number))[0]

    def _numbers_by_field(self, view: Any, seat: int) -> Iterator[tuple[str, list[float]]]:
        for name in view.__struct_fields__:
            if name == WAITING:
                yield name, self._decisions(getattr(view, name))
            elif name != LOOKS_FROM:
                yield name, self._numbers(getattr(view, name), self._meant.get(name, Field()), seat)

    def _decisions(self, steps: list[Any]) -> list[float]:
        """Flags of the present decision, counts of those behind it, and the fields of the present one."""
        declared = self._game.decisions
        assert declared is not None
        pending = [declared.of(step) for step in map(declared.read, steps)]
        kinds = declared.by_number.values()
        present = [float(pending[-1:] == [kind]) for kind in kinds]
        behind = [_squashed(pending[:-1].count(kind)) for kind in kinds]
        values = (
            [_squashed(getattr(steps[-1], field.name)) for field in pending[-1].fields] if pending else []
        )
        room = max(len(kind.fields) for kind in kinds)
        return [*present, *behind, *values, *[0.0] * (room - len(values))]

    def _numbers(self, value: Any, meant: Field, seat: int) -> list[float]:
        values = value if isinstance(value, list) else [value]
        if not all(isinstance(one, int) for one in values):
            raise ValueError(f"not all in the view of {self._game.id} is a number: write an observation")
        if meant.by_seat:
            values = values[seat:] + values[:seat]
        if meant.shown_as == "seat":
            around = [(seat + turns) % self._seats for turns in range(self._seats)]
            planes = [[float(one == other) for one in values] for other in around]
            return [told for plane in planes for told in _filled(plane, meant)]
        return _filled([_squashed(one) for one in values], meant)


def _filled(told: list[float], meant: Field) -> list[float]:
    """What is told of a list, filled up to how long it can get."""
    return told + [NOT_THERE] * (meant.room - len(told))


def _squashed(number: int) -> float:
    """Map a number of any size to one between -1 and 1 (softsign)."""
    return number / (1 + abs(number))
