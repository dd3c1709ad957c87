"""Amber's components, read from the edition's YAML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from parlour.kernel import edition
from parlour.kernel.edition import Marks
from parlour.kernel.errors import BadEdition
from parlour.kernel.game import Edition, Provenance

HERE = Path(__file__).parent / "edition"

SIDES = ("N", "E", "S", "W")
Side = Literal["N", "E", "S", "W"]

MOST_KINDS = 15
"""A hand is packed into an int, four bits a kind of tile."""
MOST_CELLS = 121


class _Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    mark: Marks


class Board(_Item):
    cols: list[str]
    rows: int


class Count(_Item):
    count: int


class TileCount(Count):
    roads: int
    wetlands: int
    shovels: int


class Colour(_Item):
    id: str


class Box(_Item):
    players: str
    minutes: int
    age: int


class Components(msgspec.Struct, forbid_unknown_fields=True):
    board: Board
    villages: Count
    coins: Count
    tiles: TileCount
    special_shovels: Count
    castles: Count
    castle_colours: list[Colour]
    hand_size: Count
    box: Box


class Tile(_Item):
    id: str
    count: int
    edges: list[Side] = []
    passages: list[tuple[Side, Side]] = []
    enterable_from: list[Side] = []
    straight_section: bool = False
    may_replace_straight: bool = False


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[Tile]


class Map(_Item):
    id: str
    players: int
    name: str
    symmetry: str
    castles: list[str]
    villages: list[str]


class Maps(msgspec.Struct, forbid_unknown_fields=True):
    setups: list[Map]


class AmberFiles(msgspec.Struct):
    """The three files of an edition of Amber."""

    components: Components
    tiles: Tiles
    setups: Maps


class AmberEdition(Edition):
    """Amber's component data."""

    files: AmberFiles

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = edition.read_files(folder, AmberFiles)
        self.components = self.files.components
        self.tiles = self.files.tiles.tiles
        self.maps = self.files.setups.setups
        self._check_board()
        self._check_tiles()
        for one in self.maps:
            self._check_map(one)
        self.fingerprint = edition.fingerprint(folder)

    def cell_names(self) -> tuple[str, ...]:
        """Row by row from the top: A1, B1, ... K11."""
        board = self.components.board
        return tuple(f"{col}{row}" for row in range(1, board.rows + 1) for col in board.cols)

    def provenance(self) -> list[Provenance]:
        box = self.components
        whole = msgspec.structs.asdict(box)
        items = [Provenance(name, item.mark) for name, item in whole.items() if isinstance(item, _Item)]
        items += [Provenance(f"castle_colours.{colour.id}", colour.mark) for colour in box.castle_colours]
        items += [Provenance(f"tiles.{tile.id}", tile.mark) for tile in self.tiles]
        return items + [Provenance(f"setups.{one.id}", one.mark) for one in self.maps]

    def _bad(self, file: str, item: str, field: str, problem: str) -> BadEdition:
        return BadEdition(str(self.folder / file), item, field, problem)

    def _check_board(self) -> None:
        board = self.components.board
        if not 0 < len(board.cols) * board.rows <= MOST_CELLS:
            problem = f"a board has 1 to {MOST_CELLS} squares"
            raise self._bad("components.yaml", "board", "rows", problem)
        if self.components.hand_size.count not in range(1, 16):
            raise self._bad("components.yaml", "hand_size", "count", "a hand has 1 to 15 tiles")

    def _check_tiles(self) -> None:
        ids = [tile.id for tile in self.tiles]
        if len(ids) > MOST_KINDS:
            raise self._bad("tiles.yaml", ids[MOST_KINDS], "id", f"more than {MOST_KINDS} kinds of tile")
        for needed in ("wetland", "shovel"):
            if needed not in ids:
                raise self._bad("tiles.yaml", needed, "id", "this kind of tile is missing")
        for tile in self.tiles:
            self._check_tile(tile, ids)
        box = self.components.tiles
        counts = {tile.id: tile.count for tile in self.tiles}
        found = {"count": sum(counts.values()), "wetlands": counts["wetland"], "shovels": counts["shovel"]}
        found["roads"] = found["count"] - found["wetlands"] - found["shovels"]
        for field, number in found.items():
            if getattr(box, field) != number:
                problem = f"says {getattr(box, field)}, but the kinds in tiles.yaml add up to {number}"
                raise self._bad("components.yaml", "tiles", field, problem)
        most = max((one.players for one in self.maps), default=0)
        least = most * (self.components.hand_size.count + 1)  # hands, and the face-up row
        if box.count < least:
            raise self._bad("components.yaml", "tiles", "count", f"{most} players need {least} tiles")

    def _check_tile(self, tile: Tile, ids: list[str]) -> None:
        def bad(field: str, problem: str) -> BadEdition:
            return self._bad("tiles.yaml", tile.id, field, problem)

        if ids.count(tile.id) > 1:
            raise bad("id", "this id stands twice")
        if tile.count < 0:
            raise bad("count", "a count cannot be negative")
        is_road = tile.id not in ("wetland", "shovel")
        if is_road != bool(tile.edges):
            raise bad("edges", "a road has at least one road side, a wetland or a shovel none")
        used = {side for passage in tile.passages for side in passage} | set(tile.enterable_from)
        if used - set(tile.edges):
            raise bad("passages", f"uses side {min(used - set(tile.edges))}, which is no road side")
        if tile.may_replace_straight and len(set(tile.edges)) != 4:
            raise bad("may_replace_straight", "a tile that replaces a straight needs four road sides")
        if tile.straight_section and sorted(tile.edges) not in (["N", "S"], ["E", "W"]):
            raise bad("straight_section", "a straight section has two opposite road sides")

    def _check_map(self, one: Map) -> None:
        def bad(field: str, problem: str) -> BadEdition:
            return self._bad("setups.yaml", one.id, field, problem)

        box = self.components
        if [other.id for other in self.maps].count(one.id) > 1:
            raise bad("id", "this id stands twice")
        if len(one.castles) != one.players or one.players > box.castles.count:
            raise bad("castles", f"{len(one.castles)} castles for {one.players} players")
        if len(one.villages) > box.villages.count:
            raise bad("villages", f"{len(one.villages)} villages, but the box has {box.villages.count}")
        if len(one.villages) + len(one.castles) > box.coins.count:
            raise bad("villages", f"needs more than the {box.coins.count} coins in the box")
        cells = self.cell_names()
        sites = one.castles + one.villages
        for cell in sites:
            if cell not in cells:
                raise bad("castles" if cell in one.castles else "villages", f"{cell} is not on the board")
            if sites.count(cell) > 1:
                raise bad("villages", f"{cell} is used twice")
        cols, rows = box.board.cols, box.board.rows
        for cell in one.castles:
            if cell[:1] in (cols[0], cols[-1]) or cell[1:] in ("1", str(rows)):
                raise bad("castles", f"{cell} is on the border: a castle needs four neighbours")
