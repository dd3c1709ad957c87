"""Amber's tables: what the edition and the options come to, ready for the engine to look up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amber.bot.weights import Weights
from parlour.games.amber.rules.codes import CASTLE_PIECE, EMPTY, PIECES
from parlour.kernel.actions import Actions
from parlour.kernel.state import bit, zeros

HALF: Final = 61
"""How many cells go into one word, where cells are bits: the board needs two."""


class Layout:
    """Where a map's castles and villages are. Sites number the villages first, then the castles."""

    def __init__(self, number: int, castles: list[int], villages: list[int], cells: int) -> None:
        self.number: i64 = number
        self.castles: vec[i64] = vec[i64](castles)
        self.villages: i64 = len(villages)
        self.site_cells: vec[i64] = vec[i64](villages + castles)
        self.site_at: vec[i64] = vec[i64]([-1] * cells)
        # As bits in two words
        self.sites_low: i64 = 0
        self.sites_high: i64 = 0
        for site in range(len(self.site_cells)):
            cell = self.site_cells[site]
            self.site_at[cell] = site
            if cell < HALF:
                self.sites_low |= bit(cell)
            else:
                self.sites_high |= bit(cell - HALF)


class AmberSetup:
    """Everything about a game of Amber that never changes while it is played."""

    def __init__(
        self, players: int, cell_names: tuple[str, ...], width: int, kind_ids: tuple[str, ...]
    ) -> None:
        self.players: i64 = players
        self.cell_names = cell_names
        self.cells: i64 = len(cell_names)
        self.width: i64 = width
        self.kind_ids = kind_ids
        self.kinds: i64 = len(kind_ids)
        self.wetland: i64 = kind_ids.index("wetland")
        self.shovel: i64 = kind_ids.index("shovel")
        self.hand_size: i64 = 6
        self.counts: vec[i64] = zeros(16)
        self.total: i64 = 0
        self.layouts: list[Layout] = []
        self.layout_ids: list[str] = []
        self.actions = Actions([])
        self.weights: Weights = Weights()

        # Table options
        self.options: dict[str, str | bool] = {}
        self.advanced: bool = False
        self.chosen_layout: i64 = -1
        self.castles_chosen: bool = False
        self.start_chosen: bool = False
        self.wetland_on_village: bool = True
        self.replace_oneway: bool = True
        self.rebuild_in_reach: bool = True
        self.shovel_needs_entry: bool = False
        self.lock_instant_win: bool = True

        # By piece, and by piece and side (4 * piece + side); masks have a bit for each side
        self.edges: vec[i64] = zeros(PIECES)  # where it shows road
        self.enters: vec[i64] = zeros(PIECES)  # where it can be entered
        self.exits: vec[i64] = zeros(PIECES * 4)  # where a traveller who entered here may leave
        self.asks: vec[i64] = zeros(PIECES * 4)  # of a neighbour on this side: 1 road, 2 no road, 0 anything
        self.replaceable: vec[i64] = zeros(PIECES)  # 1 for a straight section a bridge may replace

        # By kind
        self.turns: vec[i64] = zeros(16)  # the quarter turns that look different, as bits
        self.rebuilds: vec[i64] = zeros(16)  # 1 for the bridge and the roundabout
        self.rebuilders: vec[i64] = vec[i64]()  # which kinds they are, ascending
        self.pieces_of: vec[i64] = zeros(16)  # `turns` moved to the kind's place among the pieces

        # By 16 * sides that must show road + sides that must not: the pieces that fit, a bit each
        self.fits: vec[i64] = zeros(256)

        # By 4 * sides that are entered + a side: the pieces by which one then leaves over it, a bit each
        self.ways: vec[i64] = zeros(64)

        # By cell and side: the cell next to it, or -1
        self.neighbour: vec[i64] = zeros(len(cell_names) * 4)
        self._lay_out_board()
        # As bits in two words: the cells that have another one to their right, and to their left
        self.not_last_low: i64 = 0
        self.not_last_high: i64 = 0
        self.not_first_low: i64 = 0
        self.not_first_high: i64 = 0
        self._mark_columns()
        self._set_castle()

    def _lay_out_board(self) -> None:
        width = self.width
        for cell in range(self.cells):
            self.neighbour[cell * 4] = cell - width if cell >= width else -1
            self.neighbour[cell * 4 + 1] = cell + 1 if cell % width < width - 1 else -1
            self.neighbour[cell * 4 + 2] = cell + width if cell < self.cells - width else -1
            self.neighbour[cell * 4 + 3] = cell - 1 if cell % width > 0 else -1

    def _mark_columns(self) -> None:
        assert self.cells <= 2 * HALF, "a board in two words"
        for cell in range(self.cells):
            is_low = cell < HALF
            place = bit(cell if is_low else cell - HALF)
            if self.neighbour[cell * 4 + 1] >= 0:
                if is_low:
                    self.not_last_low |= place
                else:
                    self.not_last_high |= place
            if self.neighbour[cell * 4 + 3] >= 0:
                if is_low:
                    self.not_first_low |= place
                else:
                    self.not_first_high |= place

    def _set_castle(self) -> None:
        """Road on all four sides; everybody may enter by each; nobody travels on."""
        self.edges[CASTLE_PIECE] = 15
        self.enters[CASTLE_PIECE] = 15
        for side in range(4):
            self.asks[CASTLE_PIECE * 4 + side] = 1

    def add_road(self, kind: int, edges: int, enters: int, exits: list[int], straight: bool) -> None:
        """Enter a road tile's geometry, given unturned, for each way it can be turned."""
        seen: list[tuple[int, int, list[int]]] = []
        for turn in range(4):
            piece = 1 + kind * 4 + turn
            turned_exits = [_turn(exits[(side - turn) % 4], turn) for side in range(4)]
            look = (_turn(edges, turn), _turn(enters, turn), turned_exits)
            self.edges[piece] = look[0]
            self.enters[piece] = look[1]
            for side in range(4):
                self.exits[piece * 4 + side] = turned_exits[side]
                self.asks[piece * 4 + side] = 1 if look[0] >> side & 1 else 2
            oneway = any(turned_exits[side] == 0 for side in range(4) if look[0] >> side & 1)
            self.replaceable[piece] = 1 if straight and (self.replace_oneway or not oneway) else 0
            if look not in seen:
                seen.append(look)
                self.turns[kind] |= bit(turn)
        self.pieces_of[kind] = self.turns[kind] << kind * 4

    def index_pieces(self) -> None:
        """Once all roads are in: which pieces fit which demands of their neighbours, and lead where."""
        for kind in range(self.kinds):
            for turn in range(4):
                if self.turns[kind] >> turn & 1 == 0:
                    continue
                piece = 1 + kind * 4 + turn
                edges = self.edges[piece]
                for road in range(16):
                    for no_road in range(16):
                        if edges & road == road and edges & no_road == 0:
                            self.fits[road * 16 + no_road] |= bit(kind * 4 + turn)
                for entered in range(16):
                    exits: i64 = 0
                    for side in range(4):
                        if entered >> side & 1:
                            exits |= self.exits[piece * 4 + side]
                    for side in range(4):
                        if exits >> side & 1:
                            self.ways[entered * 4 + side] |= bit(kind * 4 + turn)


def _turn(sides: int, turn: int) -> int:
    """A mask of sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> 4 - turn) & 15


def piece_kind(piece: int) -> int:
    """The kind of tile a piece is."""
    assert EMPTY < piece < CASTLE_PIECE
    return (piece - 1) // 4


def piece_turn(piece: int) -> int:
    """How many quarter turns a piece is turned."""
    return (piece - 1) % 4
