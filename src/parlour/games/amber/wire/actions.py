"""Amber's actions as people and programs write them: `place C4 curve 1`."""

from __future__ import annotations

from parlour.games.amber.components import AmberEdition
from parlour.games.amber.rules import codes
from parlour.kernel.actions import Actions, Kind, Named, Plain, Seat


def declare(edition: AmberEdition, players: int) -> Actions:
    """Every action, chance's included. `turn` counts quarter turns clockwise."""
    cells = Plain(edition.cell_names())
    tiles = Named(tuple(tile.id for tile in edition.tiles), "amber-tile")
    seats = Seat(tuple(range(players)))
    maps = Named(tuple(one.id for one in edition.maps), "amber-setup")
    return Actions(
        [
            Kind(
                "place", codes.PLACE, {"cell": cells, "tile": tiles, "turn": Plain((0, 1, 2, 3))}, (64, 4, 1)
            ),
            Kind("wetland", codes.LAY_WETLAND, {"cell": cells}),
            Kind("shovel", codes.DIG, {"cell": cells}),
            Kind("special_shovel", codes.DIG_SPECIAL, {"cell": cells}),
            Kind("rebuild", codes.REPLACE, {"tile": tiles}),
            Kind("bury", codes.BURY, {"tile": tiles}),
            Kind("draw_row", codes.DRAW_ROW, {"tile": tiles}),
            Kind("draw_stack", codes.DRAW_STACK, {}),
            Kind("pass", codes.PASS, {}),
            Kind("deal", codes.DEAL, {"tile": tiles}),
            Kind("reveal", codes.REVEAL, {"tile": tiles}),
            Kind("castle", codes.TAKE_CASTLE, {"castle": cells}),
            Kind("start", codes.STARTS, {"player": seats}),
            Kind("layout", codes.USE_LAYOUT, {"layout": maps}),
        ],
        message_prefix="amber",
    )
