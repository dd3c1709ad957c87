"""Amygdala's components, read from the edition's YAML and checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal

import msgspec

from parlour.kernel import edition
from parlour.kernel.edition import Marks
from parlour.kernel.errors import BadEdition
from parlour.kernel.game import Edition, Provenance

HERE = Path(__file__).parent / "edition"

Hex = tuple[int, int]
"""Axial: column and row, rows slanting."""

AROUND: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps to a neighbour, clockwise from the east."""

Emotion = Literal["happiness", "surprise", "sadness", "serenity", "gratitude", "hope", "anger"]
EMOTIONS: tuple[Emotion, ...] = (
    "happiness",
    "surprise",
    "sadness",
    "serenity",
    "gratitude",
    "hope",
    "anger",
)
"""In the engine's order, which is also that of the regions: the centre, then clockwise."""

Item = Literal["claim", "idea", "dream", "happiness", "wild"]
ITEMS: tuple[Item, ...] = ("claim", "idea", "dream", "happiness", "wild")

LOTUSES = 6
COSTS = 3
MOST_SPACES = 96
MOST_IN_A_SET = 15


class _Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    mark: Marks


class _Listed(_Item):
    id: str


class Box(_Item):
    players: str
    minutes: str
    age: int


class Start(_Item):
    coins: int
    wilds: int


class Coins(_Item):
    ones: int
    fives: int
    tens: int

    def value(self) -> int:
        return self.ones + 5 * self.fives + 10 * self.tens


class Count(_Item):
    count: int


class Price(_Item):
    coins: int


class Lotuses(_Item):
    tiles: int
    tiles_four_players: int
    refill_at: int


class GameEnd(_Item):
    tiles_left: int


class Payment(_Item):
    icon_coins: int
    happiness_coins: int


class Exchange(_Item):
    points_for_coin: int
    resource: int
    wild: int
    happiness: int
    dream: int
    ideas: list[int]
    """Coins for one, two, three ideas and so on."""
    dreams: list[int]
    """Points for one, two, three dreams and so on."""


class Final(_Item):
    coins_for_point: int


class Colour(_Listed):
    """A player colour."""


class VpTile(_Listed):
    vp: tuple[int, int, int]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    box: Box
    start: Start
    coins: Coins
    happiness: Count
    wild: Count
    idea: Count
    dream: Count
    resource_tiles: Count
    emotion_tiles: Count
    claim_tiles: Count
    toll: Price
    jump: Price
    lotus: Lotuses
    game_end: GameEnd
    payment: Payment
    exchange: Exchange
    final: Final
    player_colours: list[Colour]
    vp_tiles: list[VpTile]


class Board(_Item):
    rotation: float


class RegionPlan(_Listed):
    emotion: Emotion
    source: Hex
    claim_spaces: int
    vp: tuple[int, int, int]


class Lotus(_Listed):
    between: tuple[str, str]
    at: Hex


class Space(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    region: str
    at: Hex


class MainBoard(msgspec.Struct, forbid_unknown_fields=True):
    board: Board
    regions: list[RegionPlan]
    lotuses: list[Lotus]
    spaces: list[Space]


class BoardSpace(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    at: Hex
    edge: bool = False
    centre: bool = False


class Bonus(_Listed):
    at: Hex
    gives: list[Item]


class Printed(_Item):
    """Something of which only the mark matters."""


class PlayerBoard(msgspec.Struct, forbid_unknown_fields=True):
    memory_bank: Count
    board: Printed
    spaces: list[BoardSpace]
    bonuses: list[Bonus]


class EmotionTile(_Listed):
    icons: list[Emotion]


class EmotionTiles(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[EmotionTile]


class ResourceTile(_Listed):
    shows: Emotion | Literal["wild"]
    cost: int
    always: int
    three: int
    four: int

    def count(self, players: int) -> int:
        """How many are used: those without dots, with three dots, with four."""
        return self.always + (self.three if players >= 3 else 0) + (self.four if players >= 4 else 0)


class ResourceTiles(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[ResourceTile]


class AmygdalaFiles(msgspec.Struct):
    """The five files of an edition of Amygdala."""

    components: Components
    main_board: MainBoard
    player_board: PlayerBoard
    emotion_tiles: EmotionTiles
    resource_tiles: ResourceTiles


class AmygdalaEdition(Edition):
    """Amygdala's component data."""

    files: AmygdalaFiles

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = edition.read_files(folder, AmygdalaFiles)
        self.components = self.files.components
        self.main_board = self.files.main_board
        self.player_board = self.files.player_board
        self.emotion_tiles = self.files.emotion_tiles.tiles
        self.resource_tiles = self.files.resource_tiles.tiles
        self._check_numbers()
        self._check_main_board()
        self._check_player_board()
        self._check_emotion_tiles()
        self._check_resource_tiles()
        self.fingerprint = edition.fingerprint(folder)

    def centre_tile(self) -> int:
        """The emotion tile that begins in the centre of every player board: the one with most happiness."""
        return max(
            range(len(self.emotion_tiles)), key=lambda at: self.emotion_tiles[at].icons.count("happiness")
        )

    def provenance(self) -> list[Provenance]:
        found: list[Provenance] = []
        for part in (self.components, self.main_board, self.player_board):
            for name, item in msgspec.structs.asdict(part).items():
                if isinstance(item, _Item):
                    found.append(Provenance(name if name != "board" else _board_name(part), item.mark))
                elif isinstance(item, list):
                    found += [
                        Provenance(f"{name}.{one.id}", one.mark) for one in item if isinstance(one, _Listed)
                    ]
        found += [Provenance(f"tiles.{tile.id}", tile.mark) for tile in self.emotion_tiles]
        return found + [Provenance(f"resources.{tile.id}", tile.mark) for tile in self.resource_tiles]

    def _bad(self, file: str, item: str, field: str, problem: str) -> BadEdition:
        return BadEdition(str(self.folder / file), item, field, problem)

    def _check_numbers(self) -> None:
        box = self.components

        def bad(item: str, field: str, problem: str) -> BadEdition:
            return self._bad("components.yaml", item, field, problem)

        positive = {
            ("lotus", "tiles"): box.lotus.tiles,
            ("exchange", "points_for_coin"): box.exchange.points_for_coin,
            ("final", "coins_for_point"): box.final.coins_for_point,
        }
        for (item, field), number in positive.items():
            if number < 1:
                raise bad(item, field, "must be at least 1")
        for field, capacity in (
            ("tiles", box.lotus.tiles),
            ("tiles_four_players", box.lotus.tiles_four_players),
        ):
            if capacity not in (2, 4):
                raise bad("lotus", field, "a lotus has one side of two tiles, or two")
        for field, table in (("ideas", box.exchange.ideas), ("dreams", box.exchange.dreams)):
            if not 1 <= len(table) <= MOST_IN_A_SET or table != sorted(table):
                raise bad("exchange", field, f"1 to {MOST_IN_A_SET} numbers that do not fall")
        if 4 * box.start.coins > box.coins.value():
            raise bad("start", "coins", f"four players need more than the {box.coins.value()} in the box")
        if 4 * box.start.wilds > box.wild.count:
            raise bad("start", "wilds", f"four players need more than the {box.wild.count} in the box")
        if len(box.vp_tiles) != len(EMOTIONS):
            raise bad("vp_tiles", "id", f"{len(EMOTIONS)} tiles, one for each region")
        for tile in box.vp_tiles:
            if list(tile.vp) != sorted(tile.vp, reverse=True):
                raise bad(tile.id, "vp", "a better place cannot bring less")

    def _check_main_board(self) -> None:
        board = self.main_board

        def bad(item: str, field: str, problem: str) -> BadEdition:
            return self._bad("main_board.yaml", item, field, problem)

        if tuple(region.emotion for region in board.regions) != EMOTIONS:
            order = ", ".join(EMOTIONS)
            raise bad("regions", "emotion", f"the regions' emotions must be, in this order: {order}")
        outer = [region.id for region in board.regions[1:]]
        if len(board.lotuses) != LOTUSES:
            raise bad("lotuses", "id", f"there are {LOTUSES} lotuses")
        for at, lotus in enumerate(board.lotuses):
            if lotus.between != (outer[at], outer[(at + 1) % LOTUSES]):
                raise bad(
                    lotus.id, "between", "lotuses follow the outer regions clockwise, one on each border"
                )
        if not 1 <= len(board.spaces) <= MOST_SPACES:
            raise bad("spaces", "id", f"1 to {MOST_SPACES} spaces")
        ids = [region.id for region in board.regions]
        for space in board.spaces:
            if space.region not in ids:
                raise bad(space.id, "region", f"{space.region} is no region")
        self._check_hexes("main_board.yaml", [(one.id, one.at) for one in board.spaces])
        sources = {region.source for region in board.regions}
        for space in board.spaces:
            if space.at in sources:
                raise bad(space.id, "at", "a source is there")

    def _check_player_board(self) -> None:
        board = self.player_board

        def bad(item: str, field: str, problem: str) -> BadEdition:
            return self._bad("player_board.yaml", item, field, problem)

        everything = [(one.id, one.at) for one in board.spaces] + [(one.id, one.at) for one in board.bonuses]
        self._check_hexes("player_board.yaml", everything)
        if sum(space.centre for space in board.spaces) != 1:
            raise bad("spaces", "centre", "exactly one space is the centre")
        if not any(space.edge for space in board.spaces):
            raise bad("spaces", "edge", "the thought cloud can start nowhere")
        for bonus in board.bonuses:
            beside = {(bonus.at[0] + q, bonus.at[1] + r) for q, r in AROUND}
            if not beside & {space.at for space in board.spaces}:
                raise bad(bonus.id, "at", "no emotion tile is next to it")
        if len(board.spaces) > 30 or len(board.bonuses) > 30:
            raise bad("spaces", "id", "at most 30 spaces of either sort")

    def _check_emotion_tiles(self) -> None:
        tiles = self.emotion_tiles
        if len(tiles) != len(self.player_board.spaces) or len(tiles) != self.components.emotion_tiles.count:
            problem = (
                f"{len(tiles)} tiles, but the player board has {len(self.player_board.spaces)} spaces "
                f"and components.yaml says {self.components.emotion_tiles.count}"
            )
            raise self._bad("emotion_tiles.yaml", "tiles", "id", problem)
        self._check_ids("emotion_tiles.yaml", [tile.id for tile in tiles])
        for tile in tiles:
            if not 1 <= len(tile.icons) <= 3:
                raise self._bad("emotion_tiles.yaml", tile.id, "icons", "a tile has 1 to 3 icons")
            if "happiness" in tile.icons and set(tile.icons) != {"happiness"}:
                raise self._bad(
                    "emotion_tiles.yaml", tile.id, "icons", "happiness stands with no other emotion"
                )

    def _check_resource_tiles(self) -> None:
        tiles = self.resource_tiles
        self._check_ids("resource_tiles.yaml", [tile.id for tile in tiles])
        pairs = Counter((tile.shows, tile.cost) for tile in tiles)
        for tile in tiles:
            if tile.shows == "happiness":
                raise self._bad("resource_tiles.yaml", tile.id, "shows", "no resource tile shows happiness")
            if not 1 <= tile.cost <= COSTS:
                raise self._bad("resource_tiles.yaml", tile.id, "cost", f"a tile costs 1 to {COSTS} coins")
            if pairs[tile.shows, tile.cost] > 1:
                raise self._bad("resource_tiles.yaml", tile.id, "cost", "the same tile stands twice")
            if min(tile.always, tile.three, tile.four) < 0:
                raise self._bad("resource_tiles.yaml", tile.id, "always", "a count cannot be negative")
        total = sum(tile.count(4) for tile in tiles)
        if total != self.components.resource_tiles.count:
            problem = f"says {self.components.resource_tiles.count}, but resource_tiles.yaml has {total}"
            raise self._bad("components.yaml", "resource_tiles", "count", problem)

    def _check_hexes(self, file: str, places: list[tuple[str, Hex]]) -> None:
        self._check_ids(file, [name for name, _ in places])
        taken: dict[Hex, str] = {}
        for name, at in places:
            if at in taken:
                raise self._bad(file, name, "at", f"{taken[at]} is there too")
            taken[at] = name

    def _check_ids(self, file: str, ids: list[str]) -> None:
        for name, count in Counter(ids).items():
            if count > 1:
                raise self._bad(file, name, "id", "this id stands twice")


def _board_name(part: msgspec.Struct) -> str:
    return "main_board" if isinstance(part, MainBoard) else "player_board"
