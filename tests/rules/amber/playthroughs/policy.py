"""A player for the playthroughs: looks one decision ahead, at points, reach and the way still to go.

It stands here, beside the texts it has written, so that better bots do not change them.
"""

from __future__ import annotations

from parlour.games.amber.rules import AmberState, codes
from parlour.kernel.state import OVER

FAVOURITES = ("roundabout", "bridge", "crossroads", "tee", "shovel")
"""What is taken from the face-up row, best first; otherwise a tile from the stack."""


def choose(state: AmberState) -> int:
    """The best decision for whoever has to decide; the first of equals."""
    options = [int(action) for action in state.legal()]
    if state.kind == codes.DRAW:
        return _choose_draw(state, options)
    seat = int(state.actor)
    values = []
    for action in options:
        after = state.copy()
        after.apply(action)
        values.append(_value(after, seat))
    return options[values.index(max(values))]


def _choose_draw(state: AmberState, options: list[int]) -> int:
    for name in FAVOURITES:
        favourite = codes.DRAW_ROW + state.setup.kind_ids.index(name)
        if favourite in options:
            return favourite
    return options[-1]


def _value(state: AmberState, seat: int) -> int:
    if state.actor == OVER:
        return 10_000 if state.won >> seat & 1 else -10_000
    rival = max(int(state.points(other)) for other in range(state.setup.players) if other != seat)
    reached = [cell for cell in range(state.setup.cells) if state.reaches(seat, cell)]
    building_sites = sum(state.tile_at[cell] == codes.EMPTY for cell in reached)
    layout = state.setup.layouts[state.layout]
    to_go = sum(
        min((_distance(state, cell, int(site_cell)) for cell in reached), default=20)
        for site, site_cell in enumerate(layout.site_cells)
        if not state.links[seat] >> site & 1 and site_cell != state.castle_cell[seat]
    )
    shovels = int(state.holds(seat, state.setup.shovel)) + int(state.special_shovels >> seat & 1)
    return 60 * int(state.points(seat)) - 35 * rival + 2 * min(building_sites, 8) - 4 * to_go + 25 * shovels


def _distance(state: AmberState, one: int, other: int) -> int:
    width = int(state.setup.width)
    return abs(one % width - other % width) + abs(one // width - other // width)
