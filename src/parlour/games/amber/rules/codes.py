"""Amber's numbers: kinds of decision, of action, of event, and how tiles lie on the board."""

from __future__ import annotations

from typing import Final

# Sides of a square count clockwise from north, 0 to 3, so that turning a tile is adding to the side.

# What lies on a square: nothing, 1 + 4 * kind of tile + quarter turns clockwise, or a castle
EMPTY: Final = 0
CASTLE_PIECE: Final = 61
PIECES: Final = 62

# Decisions
LAYOUT_CHOICE: Final = 1
DEAL_CHANCE: Final = 2
REVEAL_CHANCE: Final = 3
CASTLE_CHOICE: Final = 4
START_CHOICE: Final = 5
PLAY: Final = 6
REBUILD: Final = 7
DRAW: Final = 8

# Actions
PLACE: Final = 0  # + 64 * cell + 4 * kind + turn
LAY_WETLAND: Final = 7744  # + cell
DIG: Final = 7872  # + cell
DIG_SPECIAL: Final = 8000  # + cell
REPLACE: Final = 8128  # + kind
BURY: Final = 8144  # + kind
DRAW_ROW: Final = 8160  # + kind
DRAW_STACK: Final = 8176
PASS: Final = 8177
DEAL: Final = 8192  # + kind
REVEAL: Final = 8208  # + kind
TAKE_CASTLE: Final = 8224  # + cell
STARTS: Final = 8352  # + seat
USE_LAYOUT: Final = 8360  # + number of the map in the edition

# Events; the comment names a, b, c
LAID: Final = 1  # piece, cell
WETLAND_LAID: Final = 2  # cell
DUG: Final = 3  # kind, cell, 1 for the special shovel
REBUILT: Final = 4  # kind, cell, old kind
CONNECTED: Final = 5  # site
CUT: Final = 6  # site
COIN_TAKEN: Final = 7  # site
COIN_LOST: Final = 8  # site
STUCK: Final = 9  # coins paid
BURIED: Final = 10  # kind
DREW: Final = 11  # kind
TOOK: Final = 12  # kind
REVEALED: Final = 13  # kind
PASSED: Final = 14
LOCKED: Final = 15
INSTANT_WIN: Final = 16
ENDED_STACK: Final = 17
ENDED_PASSES: Final = 18
LAYOUT_USED: Final = 19  # number of the map
CASTLE_ASSIGNED: Final = 20  # cell
BEGINS: Final = 21
