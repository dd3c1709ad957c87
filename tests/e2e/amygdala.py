"""Amygdala's table as it stands on a visitor's screen, found the way a screen reader finds it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from playwright.sync_api import Locator

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.setup import AmygdalaSetup
from parlour.server.patches import Json
from tests.e2e.positions import lay_out
from tests.e2e.table import GameTable
from tests.e2e.visitor import Visitor

NAMES = ("Mia", "Tom", "Noor", "Zoë")
Action = dict[str, str | int]


class AmygdalaTable(GameTable):
    """What a visitor sees of a table, and the few gestures every test makes there."""

    game = "amygdala"
    your_prompts = (
        "amygdala-prompt-start",
        "amygdala-prompt-turn",
        "amygdala-prompt-last_turn",
        "amygdala-prompt-pay",
        "amygdala-prompt-raise",
        "amygdala-prompt-place",
        "amygdala-prompt-stand",
        "amygdala-prompt-network",
        "amygdala-prompt-claim",
        "amygdala-prompt-overflow",
        "amygdala-prompt-cash_in",
        "amygdala-prompt-confirm",
    )
    filled = ("player", "region", "tile", "tile_name", "emotion", "emotion_name")
    counted = ("coins", "count")
    """Numbers that prompts are filled with: there are other words for one than for several."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        page = visitor.page
        self.board = page.get_by_role("group", name=visitor.text("amygdala-board-label"), exact=True)
        self.tray = page.get_by_role("region", name=visitor.text("amygdala-tray"), exact=True)
        self.tabs = page.get_by_role("group", name=visitor.text("amygdala-desk-tabs"), exact=True)
        self.majorities = page.get_by_role("table", name=visitor.text("amygdala-majorities"), exact=True)
        desk = page.locator("#me")
        self.bank = desk.get_by_role("list", name=visitor.text("amygdala-bank"), exact=True)
        self.bank_title = desk.get_by_role("heading", name=visitor.text("amygdala-bank"))
        self.buy = self.choice(self._any_of("amygdala-buy-button"))
        self.pay_all = self.choice(visitor.text("amygdala-pay-all"))
        self.settle = self.choice(self._any_of("amygdala-cash-all", "points"))

    def _any_of(self, message: str, *anything: str) -> re.Pattern[str]:
        """These words, with anything in their places, one or several."""
        one = self.visitor.pattern(message, *anything, **dict.fromkeys(self.counted, 1))
        several = self.visitor.pattern(message, *anything, *self.counted)
        return re.compile("|".join(form.pattern.strip("^$") for form in (one, several)))

    def _pattern(self, message: str) -> re.Pattern[str]:
        return re.compile(f"^(?:{self._any_of(message, *self.filled).pattern})$")

    # The game board

    def space(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def spaces(self) -> Locator:
        """Those the tile in hand may go to."""
        return self.board.get_by_role("button", name=self.visitor.pattern("amygdala-space-lit", "what", "points"))

    def region(self, name: str) -> Locator:
        """The source of a region, which tells how the region stands."""
        worth = self.visitor.pattern(
            "amygdala-board-region",
            *("emotion_name", "first", "second", "third"),
            region_name=self.visitor.text(f"amygdala-region-{name}"),
        )
        return self.board.get_by_role("button", name=re.compile(worth.pattern.removesuffix(r"\s*$")))

    def roots(self, lotus: str) -> Locator:
        """Where the mood markers stand."""
        told = self._named("amygdala-lotus_roots", "lotus", f"amygdala-lotus-{lotus}")
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(told)}"))

    def resources(self, stall: str, tile: str) -> Locator:
        """The resource tiles of a kind on a lotus, or on one of its sides."""
        words = self.visitor.words
        told = words.text(
            "amygdala-lotus_tile",
            tile_name=words.text(f"amygdala-resource-{tile}"),
            lotus_name=words.text(f"amygdala-lotus-{stall}"),
        )
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(told)}(?: \(|$)"))

    def _named(self, message: str, place: str, name: str) -> str:
        words = self.visitor.words
        both = {place: words.text(f"{name}.a"), f"{place}_name": words.text(name)}
        return words.text(message, **both)

    # The own board and its memory bank

    def own_board(self, player: str = NAMES[0]) -> Locator:
        """A player's board that can be played on."""
        boards = [
            self._any_of(message, "place").pattern
            for message in ("amygdala-desk-board", "amygdala-desk-board-new")
        ]
        return self.visitor.page.get_by_role("group", name=re.compile("|".join(boards)))
    
    # What is to be chosen now

    def choice(self, name: str | re.Pattern[str]) -> Locator:
        return self.tray.get_by_role("button", name=name)
