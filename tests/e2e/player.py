"""Somebody who plays a game from their screen, turn by turn."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from playwright.sync_api import Locator, expect

from tests.e2e.keys import focus_is_lost
from tests.e2e.table import OVER, GameTable

WHOLE_GAME = 150
"""More turns than a player has in any game."""

TableT = TypeVar("TableT", bound=GameTable)


class Player(ABC, Generic[TableT]):
    def __init__(self, table: TableT, seed: int) -> None:
        self.table = table
        self._dice = random.Random(seed)

    def play_to_the_end(self) -> int:
        """Play until the game is over; gives the number of turns."""
        for turn in range(WHOLE_GAME):
            if not self.play_turn():
                return turn
        raise AssertionError(f"the game is not over after {WHOLE_GAME} turns")

    def play_turn(self) -> bool:
        """Play one turn when it comes; False when the game is over instead."""
        asked = self.table.waits_for_me()
        if asked == OVER:
            return False
        while asked != self.table.confirm:
            before = self.table.said()
            self._decide(asked)
            self.table.goes_on(before)
            asked = self.table.waits_for_me()
        self._end_turn()
        self.table.prompt(self.table.confirm).wait_for(state="detached")
        return True

    @abstractmethod
    def _decide(self, asked: str) -> None: ...

    @abstractmethod
    def _end_turn(self) -> None: ...

    def _one_of(self, choices: Locator) -> Locator:
        expect(choices).not_to_have_count(0)
        return choices.nth(self._dice.randrange(choices.count()))


class ByKeyboard(Player[TableT]):
    """Somebody who presses keys, and nothing else; the focus is never lost."""

    def __init__(self, table: TableT, seed: int) -> None:
        super().__init__(table, seed)
        self._keys = table.visitor.page.keyboard

    def play_turn(self) -> bool:
        played = super().play_turn()
        assert not focus_is_lost(self.table.visitor)
        return played

    def _end_turn(self) -> None:
        self._keys.press("Control+Enter")
