"""Amber's table as it stands on a visitor's screen, found the way a screen reader finds it."""

from __future__ import annotations

import re

from librt.random import Random
from playwright.sync_api import Locator, expect

from parlour.bots import bot, play_turn
from parlour.games import get
from parlour.kernel.match import Match
from tests.e2e.games import played_game
from tests.e2e.table import GameTable
from tests.e2e.visitor import Visitor

TILES = tuple(str(tile.id) for tile in get("amber").edition().tiles)


class AmberTable(GameTable):
    """What a visitor sees of a table, and the few gestures every test makes there."""

    game = "amber"
    your_prompts = (
        "amber-prompt-castle",
        "amber-prompt-start",
        "amber-prompt-play",
        "amber-prompt-rebuild",
        "amber-prompt-bury",
        "amber-prompt-stuck",
        "amber-prompt-draw",
        "amber-prompt-confirm",
    )
    filled = ("cell", "player")

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        page = visitor.page
        self.board = page.get_by_role("grid", name=visitor.text("amber-board-label"))
        self.hand = page.get_by_role("toolbar", name=visitor.text("amber-panel-hand"), exact=True)
        self.row = page.get_by_role("toolbar", name=visitor.text("amber-panel-row"), exact=True)
        self.rotate = visitor.button("amber-button-rotate")
        # A name may hold a "(you can choose this)" in any language: all around it may be anything.
        self._lit = visitor.pattern("amber-cell-lit", "what")
        self._taken = visitor.pattern("amber-cell-taken", "what")

    # Board and hand

    def cell(self, name: str) -> Locator:
        return self.board.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    def square(self, cell: Locator) -> str:
        """The name of a cell of the board: `C4`."""
        return square_in(cell.get_attribute("aria-label") or "")

    def lit(self) -> Locator:
        return self.board.get_by_role("gridcell", name=self._lit)

    def taken(self) -> Locator:
        """The tile that lies on the board but may still be taken back."""
        return self.board.get_by_role("gridcell", name=self._taken)

    def laid(self) -> Locator:
        """The squares with a tile on them."""
        words = self.visitor.words
        tiles = [words.text(f"amber-tile-{tile}") for tile in TILES]
        return self.board.get_by_role("gridcell", name=re.compile("|".join(tiles)))

    def unlit(self) -> Locator:
        """Empty squares on which the chosen tile may not be laid."""
        return self.board.get_by_role("gridcell", name=self.visitor.pattern("amber-cell-empty", "cell"))

    def tiles(self) -> Locator:
        return self.hand.get_by_role("button")

    def playable(self) -> Locator:
        return self.hand.get_by_role("button", disabled=False)

    def tile(self, kind: str) -> Locator:
        """The first tile of this kind in the hand."""
        return self.hand.get_by_role("button", name=self.visitor.text(f"amber-tile-{kind}"), exact=True).first

    def drawable(self) -> Locator:
        """What may be drawn: tiles of the row, or the stack."""
        return self.row.get_by_role("button", disabled=False)

    def rebuild_choices(self) -> Locator:
        group = self.visitor.page.get_by_role("group", name=self._pattern("amber-rebuild-choice"))
        return group.get_by_role("button")

    # Gestures

    def choose_a_road(self, tap: bool = False) -> str:
        """Choose some road tile of the hand, so that squares are lit; gives its kind."""
        self.waits_for("amber-prompt-play")
        kind = next(str(action["tile"]) for action in self.visitor.legal if action["do"] == "place")
        if self.tile(kind).get_attribute("aria-pressed") != "true":
            self.tile(kind).tap() if tap else self.tile(kind).click()
        expect(self.lit()).not_to_have_count(0)
        return kind

    def lay_a_road(self) -> str:
        """Lay some road tile, so that the turn only awaits its end; gives its square."""
        assert self.play_a_road() == "amber-prompt-confirm"
        return self.square(self.taken())

    def play_a_road(self) -> str:
        """Lay some road tile, and rebuild if it asks for that; gives the prompt that follows."""
        self.choose_a_road()
        self.lit().first.click()
        following = ("amber-prompt-confirm", "amber-prompt-draw")
        asked = self.waits_for("amber-prompt-rebuild", *following)
        if asked == "amber-prompt-rebuild":
            self.rebuild_choices().first.click()
            asked = self.waits_for(*following)
        return asked


def square_in(label: str) -> str:
    """The square a cell's label is about; every language begins with it."""
    found = re.match(r"[A-Z]+\d+", label)
    assert found, f"{label!r} names no square"
    return found.group()


def bot_game(**options: str | bool) -> dict[str, object]:
    """A wish for a table for two: the visitor and the stronger bot."""
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "bot", "level": "greedy"}]
    return {"game": "amber", "seats": seats, "options": options}


def sit_down(visitor: Visitor, wish: dict[str, object]) -> AmberTable:
    """Open such a table, and be at it."""
    return AmberTable.open(visitor, visitor.api("/tables", wish)["id"])


def finished_game(names: tuple[str, ...], seed: int, level: str = "random") -> bytes:
    """The record of a whole game of Amber between bots, under other names."""
    game, player, dice = get("amber"), bot(level), Random(seed)

    def decide(match: Match, seat: int) -> int:
        return next(play_turn(player, game, match.setup, match.state, dice))

    return played_game("amber", names, seed, decide)
