"""Positions of Amber as small pictures, and a few words to play and question them with.

A picture has a mark for each location, the tile drawn as it lies:

>>> state = position('''
...     R  →  ⌂  ·
...     ·  ·  ─⌂ B
... ''', hands={RED: "curve wetland"})
>>> sorted(cells_for(state, "place"))
['A2', 'C1']
>>> play(state, "place C1 curve 2")
Traceback (most recent call last):
AssertionError: not legal: place C1 curve 2 (AMB-REBUILD-1)
>>> play(state, "place C1 curve 3")
>>> print(picture(state))
R  →  ┘⌂ ·
·  ·  ─⌂ B

R B T O Y V are the castles, ⌂ a village, · nothing; see GLYPHS for the tiles.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping

import msgspec

from parlour.games.amber import GAME
from parlour.games.amber.components import AmberEdition, Map
from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.preparing import use_layout
from parlour.games.amber.rules.travel import leave_castle
from parlour.kernel.game import OptionValue
from tests.rules.playing import Playing

RED, BLUE, TURQUOISE, ORANGE, YELLOW, VIOLET = range(6)
CASTLES = "RBTOYV"
COLUMNS = "ABCDEFGHIJK"
NOTHING = "·"
VILLAGE = "⌂"

GLYPHS = {
    "straight": "│─",
    "curve": "└┌┐┘",
    "tee": "┬┤┴├",
    "crossroads": "┼",
    "dead_end": "╵╶╷╴",
    "bridge": "╪",
    "roundabout": "◎",
    "oneway_straight": "↑→↓←",
    "oneway_curve_right": "↱⬎↲⬑",
    "oneway_curve_left": "↰⬏↳⬐",
    "wetland": "≋",
}
"""By tile, how it looks after 0, 1, 2 and 3 quarter turns; fewer where it then looks the same again.
One-way roads are arrows in the direction of travel."""

_TILES = {glyph: (tile, turn) for tile, glyphs in GLYPHS.items() for turn, glyph in enumerate(glyphs)}


# Drawing positions


def position(
    drawing: str,
    *,
    hands: Mapping[int, str] | None = None,
    turn: int = RED,
    coins: Mapping[int, int] | None = None,
    stack: str | None = None,
    row: str = "",
    **options: OptionValue,
) -> AmberState:
    """A position with `turn` to play.

    Coins lie on every village and castle that nobody is connected to. The stack is all that is left of the
    edition's tiles, or just the tiles named; whatever then is nowhere counts as discarded.
    """
    rows = [line.split() for line in drawing.strip().splitlines()]
    marks = {f"{COLUMNS[x]}{y + 1}": mark for y, line in enumerate(rows) for x, mark in enumerate(line)}
    castles = {CASTLES.index(mark): cell for cell, mark in marks.items() if mark in CASTLES}
    assert sorted(castles) == list(range(len(castles))), f"castles in the picture: {sorted(castles)}"
    villages = [cell for cell, mark in marks.items() if VILLAGE in mark]
    edition = _edition_of_size(len(rows[0]), len(rows))
    edition.maps = [
        Map(
            id="drawn",
            players=len(castles),
            name="drawn",
            symmetry="none",
            castles=[castles[seat] for seat in sorted(castles)],
            villages=villages,
            mark="reconstructed",
        )
    ]
    state = _begin(edition, len(castles), {"setup": "drawn", **options})
    for cell, mark in marks.items():
        if mark[0] in _TILES:
            tile, turned = _TILES[mark[0]]
            piece = 1 + 4 * state.setup.kind_ids.index(tile) + turned
            state.tile_at[state.setup.cell_names.index(cell)] = piece
        else:
            assert mark[0] in CASTLES + NOTHING + VILLAGE, f"{mark!r} at {cell} is no mark of a picture"
    _fill(state, hands or {}, coins or {}, stack, row, turn)
    return state


def opening(
    map_id: str, *, hands: Mapping[int, str] | None = None, turn: int = RED, **options: OptionValue
) -> AmberState:
    """The first turn on one of the edition's maps, its castles given out in the order of the seats."""
    state = _begin(GAME.edition(), int(map_id[0]), {"setup": map_id, **options})
    _fill(state, hands or {}, {}, None, "", turn)
    return state


def _edition_of_size(columns: int, rows: int) -> AmberEdition:
    edition = copy.copy(GAME.edition())
    board = msgspec.structs.replace(edition.components.board, cols=list(COLUMNS[:columns]), rows=rows)
    edition.components = msgspec.structs.replace(edition.components, board=board)
    return edition


def _begin(edition: AmberEdition, players: int, options: Mapping[str, OptionValue]) -> AmberState:
    defaults = {option.id: option.default for option in GAME.options(edition, players)}
    assert set(options) <= set(defaults), f"options are {sorted(defaults)}"
    setup = GAME.setup(edition, players, {**defaults, **options})
    state = AmberState(setup)
    use_layout(state, setup.chosen_layout)
    state.starter = RED
    for seat in range(players):
        state.castle_cell[seat] = setup.layouts[state.layout].castles[seat]
    return state


def _fill(
    state: AmberState,
    hands: Mapping[int, str],
    coins: Mapping[int, int],
    stack: str | None,
    row: str,
    turn: int,
) -> None:
    setup = state.setup
    left = [int(count) for count in setup.counts]

    def out_of_box(names: str) -> list[int]:
        kinds = [setup.kind_ids.index(name) for name in names.split()]
        for kind in kinds:
            left[kind] -= 1
        return kinds

    for piece in state.tile_at:
        if codes.EMPTY < piece < codes.CASTLE_PIECE:
            left[(piece - 1) // 4] -= 1
    for seat, names in hands.items():
        for kind in out_of_box(names):
            state.hands[seat] += 1 << 4 * kind
            state.hand_sizes[seat] += 1
    for kind in sorted(out_of_box(row)):
        state.row = type(state.row)([*state.row, kind])
    in_stack = left[:]
    if stack is not None:
        in_stack = [0] * 16
        for kind in out_of_box(stack):
            in_stack[kind] += 1
        for kind in range(16):
            state.discards[kind] = left[kind]
    assert min(left) >= 0, "the picture and the hands use more tiles than there are"
    for kind in range(16):
        state.deck[kind] = in_stack[kind]
    state.stack = sum(in_stack)
    for seat in range(setup.players):
        leave_castle(state, seat)
    for seat in range(setup.players):
        state.coin_on &= ~state.links[seat]
        state.coins[seat] = coins.get(seat, 0)
    state.wait(codes.PLAY, turn, 0, 0)


def picture(state: AmberState) -> str:
    """The board, as `position` reads it."""
    width = int(state.setup.width)
    marks = [_mark(state, cell) for cell in range(state.setup.cells)]
    lines = [marks[at : at + width] for at in range(0, len(marks), width)]
    return "\n".join(" ".join(f"{mark:2}" for mark in line).rstrip() for line in lines)


def _mark(state: AmberState, cell: int) -> str:
    piece = int(state.tile_at[cell])
    if piece == codes.CASTLE_PIECE:
        owners = [int(castle) for castle in state.castle_cell]
        return CASTLES[owners.index(cell)] if cell in owners else "?"
    layout = state.setup.layouts[state.layout]
    village = VILLAGE if 0 <= layout.site_at[cell] < layout.villages else ""
    if piece == codes.EMPTY:
        return village or NOTHING
    kind, turn = divmod(piece - 1, 4)
    return GLYPHS[state.setup.kind_ids[kind]][turn] + village


# Playing

_playing = Playing(GAME)
play = _playing.play
told = _playing.told
happened = _playing.happened
line = _playing.line
legal_texts = _playing.legal_texts
refusal = _playing.refusal
winners = _playing.winners
is_over = _playing.is_over


# Questions


def cells_for(state: AmberState, do: str, tile: str | None = None) -> set[str]:
    """The cells where the actor may do a kind of thing: `place` (a tile), `wetland`, `shovel`."""
    structs = [state.setup.actions.struct(action) for action in state.legal()]
    return {
        str(struct["cell"]) for struct in structs if struct["do"] == do and tile in (None, struct.get("tile"))
    }


def turns_for(state: AmberState, cell: str, tile: str) -> set[int]:
    """The ways a tile may be turned when laid on a cell."""
    structs = [state.setup.actions.struct(action) for action in state.legal()]
    return {
        int(struct["turn"])
        for struct in structs
        if struct["do"] == "place" and struct["cell"] == cell and struct["tile"] == tile
    }


def reach(state: AmberState, seat: int) -> set[str]:
    """The locations a seat's roads lead into."""
    names = state.setup.cell_names
    return {names[cell] for cell in range(state.setup.cells) if state.reaches(seat, cell)}


def connections(state: AmberState, seat: int) -> set[str]:
    """The villages and castles a seat is connected to."""
    cells = state.setup.layouts[state.layout].site_cells
    names = state.setup.cell_names
    return {names[cell] for site, cell in enumerate(cells) if state.links[seat] >> site & 1}


def coins_on(state: AmberState) -> set[str]:
    """The villages and castles that still have their coin."""
    cells = state.setup.layouts[state.layout].site_cells
    names = state.setup.cell_names
    return {names[cell] for site, cell in enumerate(cells) if state.coin_on >> site & 1}


def coins(state: AmberState) -> list[int]:
    """Coins by seat."""
    return [int(count) for count in state.coins]


def hand(state: AmberState, seat: int) -> dict[str, int]:
    """A seat's tiles."""
    return {
        name: int(state.holds(seat, kind))
        for kind, name in enumerate(state.setup.kind_ids)
        if state.holds(seat, kind)
    }


def discards(state: AmberState) -> dict[str, int]:
    """The tiles discarded openly."""
    return {
        name: int(state.discards[kind])
        for kind, name in enumerate(state.setup.kind_ids)
        if state.discards[kind]
    }


def row_of(state: AmberState) -> list[str]:
    """The face-up row."""
    return [state.setup.kind_ids[kind] for kind in state.row]
