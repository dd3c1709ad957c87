"""Games without secrets: everybody sees all there is, so views and positions follow from each other.

To make a game an `OpenGame` is to say that nothing in it is hidden from anybody, not even from those who
watch.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.decisions import Decisions
from parlour.kernel.game import Game, View
from parlour.kernel.state import State


class OpenGame(Game):
    """A game in which nothing is hidden: its view shows the whole position, field by field.

    To what every `View` has, its own adds a field for each of the position's `fields()`, of the same name.
    """

    decisions: ClassVar[Decisions]

    def view(self, state: State, observer: int) -> Any:
        told = {name: _told(getattr(state, name)) for name in _own_fields(self.view_type)}
        return self.view_type(
            seat=observer, actor=int(state.actor), waiting=self.decisions.steps(state), **told
        )

    def imagine(self, setup: Any, view: Any, rng: Random) -> State:
        state = self.blank(setup)
        for name in state.fields():
            told = getattr(view, name)
            setattr(state, name, vec[i64](told) if isinstance(told, list) else int(told))
        self.decisions.restore(state, view.waiting)
        state.restored()
        return state


def _own_fields(view_type: type[msgspec.Struct]) -> list[str]:
    return [name for name in view_type.__struct_fields__ if name not in View.__struct_fields__]


def _told(value: Any) -> int | list[int]:
    """A number or a list of numbers, as it can travel."""
    return int(value) if isinstance(value, int) else [int(one) for one in value]
