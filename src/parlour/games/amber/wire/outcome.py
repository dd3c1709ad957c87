"""Outcomes: what a choice brings about on the board, to be drawn before it is made."""

from __future__ import annotations

import msgspec

from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.rebuilding import REBUILDING
from parlour.games.amber.rules.travel import reached_otherwise


class AmberOutcome(msgspec.Struct, frozen=True):
    """What comes of a choice beside what the log will say of it: connections, cuts and coins."""

    rebuilds: str = ""
    """The cell of the straight section that is replaced, or will have to be."""
    shut_out: bool = False
    """The actor's own roads do not lead onto the tile as it lies."""
    reach: dict[str, str] = {}
    """The cells the actor's roads lead into otherwise than before, with the sides they then come over, none
    if they no longer do: `{"C4": "NE", "D4": ""}`."""


def outcome(before: AmberState, action: int, after: AmberState) -> AmberOutcome:
    """What the board shows of an action that led from one position to another. Both lie open to everybody."""
    seat = int(before.actor)
    cell_names = before.setup.cell_names
    rebuilt = _rebuilt(before, action, after)
    return AmberOutcome(
        rebuilds=cell_names[rebuilt] if rebuilt >= 0 else "",
        shut_out=action < codes.LAY_WETLAND and not after.enters(seat, action >> 6),
        reach={
            cell_names[cell]: sides_led(after.leads[cell], seat)
            for cell in reached_otherwise(before, after, seat)
        },
    )


def _rebuilt(before: AmberState, action: int, after: AmberState) -> int:
    """The cell of the straight section an action replaces, or leaves to be replaced; -1 if there is none."""
    if before.kind == codes.REBUILD:
        return int(REBUILDING.square.of(before))
    if action >= codes.LAY_WETLAND:
        return -1
    if after.kind == codes.REBUILD:
        return int(REBUILDING.square.of(after))
    # Where only one tile could replace it, that is done at once.
    beside = [int(before.setup.neighbour[(action >> 6) * 4 + side]) for side in range(4)]
    return next((cell for cell in beside if cell >= 0 and before.tile_at[cell] != after.tile_at[cell]), -1)


def sides_led(leads: int, seat: int) -> str:
    """The sides of a cell over which a seat's roads lead into it: `NE`."""
    return "".join("NESW"[side] for side in range(4) if leads >> 4 * seat + side & 1)
