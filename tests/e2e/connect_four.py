"""The small game of examples/, on the screen of games that bring none."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.keys import tab_to
from tests.e2e.player import Player
from tests.e2e.table import GameTable
from tests.e2e.visitor import Visitor


class ConnectFourTable(GameTable):
    game = "connect_four"
    your_prompts = ("connect_four-prompt-turn", "connect_four-prompt-confirm")
    filled = ("player",)

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.board = visitor.page.get_by_role("table", name=visitor.text("connect_four-view-cells"))
        self.columns = visitor.page.get_by_role("group", name=visitor.text("default-spots"))

    def column(self, number: int) -> Locator:
        """Where a disc can be dropped into a column."""
        name = self.visitor.text("connect_four-do-drop", column=number)
        return self.columns.get_by_role("button", name=name, exact=True)

    def discs(self, name: str) -> int:
        """How many discs of a player lie on the board, as it is read out."""
        return self.board.get_by_role("cell", name=name, exact=True).count()


def begin(visitor: Visitor, level: str) -> ConnectFourTable:
    """From the home page to a game against a bot."""
    visitor.page.goto("/")
    game = visitor.text("connect_four-name")
    visitor.link("home-play", game=game).click()
    expect(visitor.heading("connect_four-name")).to_be_visible()
    visitor.page.get_by_role("combobox").nth(1).select_option(f"bot:{level}")
    visitor.page.get_by_role("textbox", name=visitor.text("new-name")).fill("Mia")
    visitor.button("new-start").click()
    table = ConnectFourTable(visitor)
    expect(table.board).to_be_visible()
    return table


class ByMouse(Player[ConnectFourTable]):
    """Clicks any column."""

    def _decide(self, asked: str) -> None:
        self._one_of(self.table.columns.get_by_role("button")).click()

    def _end_turn(self) -> None:
        self.table.end.click()


class ByKeyboard(Player[ConnectFourTable]):
    """Goes to the board with the tab key, along the columns with the arrows, or says the number."""

    def _decide(self, asked: str) -> None:
        keyboard = self.table.visitor.page.keyboard
        tab_to(self.table.visitor, self.table.columns)
        if self._dice.random() < 0.5:
            keyboard.press("1")
            return
        for _ in range(self._dice.randrange(7)):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")

    def _end_turn(self) -> None:
        self.table.visitor.page.keyboard.press("Control+Enter")
