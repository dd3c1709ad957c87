"""Amber's table as it stands on a visitor's screen, found the way a screen reader finds it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from parlour.games import get
from tests.e2e.visitor import Visitor

YOUR_PROMPTS = (
    "amber-prompt-castle",
    "amber-prompt-start",
    "amber-prompt-play",
    "amber-prompt-rebuild",
    "amber-prompt-bury",
    "amber-prompt-stuck",
    "amber-prompt-draw",
    "amber-prompt-confirm",
)
OVER = "prompt-over"
TILES = tuple(str(tile.id) for tile in get("amber").edition().tiles)


class AmberTable:
    """What a visitor sees of a table, and the few gestures every test makes there."""

    def __init__(self, visitor: Visitor) -> None:
        page = visitor.page
        self.visitor = visitor
        self.board = page.get_by_role("grid", name=visitor.text("amber-board-label"))
        self.hand = page.get_by_role("toolbar", name=visitor.text("amber-panel-hand"), exact=True)
        self.row = page.get_by_role("toolbar", name=visitor.text("amber-panel-row"), exact=True)
        self.log = page.get_by_role("region", name=visitor.text("log-title"), exact=True)
        self.outcome = page.get_by_role("list", name=visitor.text("table-so-far"), exact=True)
        self.end = visitor.button("table-end")
        self.undo = visitor.button("table-undo")
        self.restart = visitor.button("table-restart")
        self.rotate = visitor.button("amber-button-rotate")
        # A name may hold a "(you can choose this)" in any language: all around it may be anything.
        self._lit = visitor.pattern("amber-cell-lit", "what")
        self._taken = visitor.pattern("amber-cell-taken", "what")

    @classmethod
    def open(cls, visitor: Visitor, table_id: str) -> AmberTable:
        visitor.page.goto(f"/table/{table_id}")
        table = cls(visitor)
        expect(table.board).to_be_visible()
        return table

    # The prompt

    def prompt(self, *messages: str) -> Locator:
        """The line that says who must do what, when it says one of these."""
        patterns = [self._pattern(message).pattern for message in messages]
        return self.visitor.page.get_by_role("status").filter(has_text=re.compile("|".join(patterns)))

    def waits_for(self, *messages: str) -> str:
        """Wait until the prompt is one of these; gives the one it is."""
        prompt = self.prompt(*messages)
        prompt.wait_for()
        said = prompt.inner_text()
        return next(message for message in messages if self._pattern(message).match(said))

    def waits_for_me(self) -> str:
        return self.waits_for(*YOUR_PROMPTS, OVER)

    def _pattern(self, message: str) -> re.Pattern[str]:
        return self.visitor.pattern(message, "cell", "player")

    def waits_for_others(self) -> None:
        self.waits_for(*(f"{prompt}.other" for prompt in YOUR_PROMPTS))

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

    def uncovered(self, cells: Locator) -> Locator:
        """The first of these squares that is not hidden: on a phone, the board may be magnified."""
        self.visitor.page.get_by_role("region", name=self.visitor.text("table-board")).evaluate(
            "board => board.scrollIntoView({ block: 'start', behavior: 'instant' })"
        )
        shown = cells.evaluate_all(
            """cells => cells.findIndex((cell) => {
                const { left, top, width, height } = cell.getBoundingClientRect();
                return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            })"""
        )
        assert shown >= 0, "none of these squares can be tapped"
        return cells.nth(shown)

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

    def log_line(self, message: str, *anything: str, **args: str | int) -> Locator:
        """A line of the log, with anything in some of its places."""
        sentence = self.visitor.pattern(message, *anything, **args).pattern
        # The same sentence several times over is one line with a number behind it.
        return self.log.get_by_role("button", name=re.compile(sentence.removesuffix("$")))

    # Gestures

    def choose_a_road(self, tap: bool = False) -> str:
        """Choose some road tile of the hand, so that squares are lit; gives its kind."""
        self.waits_for("amber-prompt-play")
        kind = next(str(action["tile"]) for action in self.visitor.table["legal"] if action["do"] == "place")
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

    def finish(self) -> None:
        """End the turn, and see that it has ended."""
        self.end.click()
        self.prompt("amber-prompt-confirm").wait_for(state="detached")


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
