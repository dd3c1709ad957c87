"""How a field of a view is meant: said beside its type, and read by the default screen and observation.

>>> from typing import Annotated
>>> import msgspec
>>> class Seen(msgspec.Struct):
...     cells: Annotated[list[int], board("seat", columns="ABC", rows="321")]
...     coins: Annotated[list[int], Field(by_seat=True)]
...     deck: list[int]
>>> {name: field.shown_as for name, field in fields(Seen).items()}
{'cells': 'seat', 'coins': 'plain'}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec

NOBODY = -1
"""In a field that is shown as a seat: none of them."""


class Field(msgspec.Struct, frozen=True):
    """What the values of a field are. Its title is the message `{game}-view-{field}`."""

    shown_as: Literal["plain", "named", "seat"] = "plain"
    """As it is; by the message `{prefix}-{value}`; or as the player of that seat, below 0 nobody."""
    prefix: str = ""
    by_seat: bool = False
    """A list with a value for each seat, which belongs to the panels of the players."""
    room: int = 0
    """Of a list that is not always as long, such as a hand of cards: how long it can get."""
    columns: tuple[str, ...] = ()
    """Of a board, what its columns are called, from the left: the field is a list of cells, row by row."""
    rows: tuple[str, ...] = ()
    """And its rows, from the top."""


SEAT = Field("seat")
"""A field that is a player."""


def board(
    shown_as: Literal["plain", "named", "seat"], columns: Iterable[str], rows: Iterable[str], prefix: str = ""
) -> Field:
    """A field that is a board: a list of cells, row by row from the top.

    An action is done on it if its arguments say where: `column`, `row`, or `cell` (`C4`), by these names.
    """
    return Field(shown_as, prefix, columns=tuple(columns), rows=tuple(rows))


def fields(view_type: type[msgspec.Struct]) -> dict[str, Field]:
    """The fields of a view of which it is said how they are meant, in their order."""
    found: dict[str, Field] = {}
    for name, hint in get_type_hints(view_type, include_extras=True).items():
        if get_origin(hint) is Annotated:
            found |= {name: one for one in get_args(hint)[1:] if isinstance(one, Field)}  # noqa: B035
    return found
