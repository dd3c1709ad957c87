"""People who play Amber from their screen: one by mouse, one by keyboard. They play anything that is lit."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, expect

from tests.e2e.amber import OVER, AmberTable
from tests.e2e.visitor import Visitor

WHOLE_GAME = 150
"""More turns than a game for two can last."""

FARTHEST = 60
"""More presses of the tab key than there are stops on any page."""


class Player(ABC):
    def __init__(self, table: AmberTable, seed: int) -> None:
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
        while asked != "amber-prompt-confirm":
            self._decide(asked)
            # Every decision is followed by one of another kind.
            self.table.prompt(asked).wait_for(state="detached")
            asked = self.table.waits_for_me()
        self._end_turn()
        self.table.prompt("amber-prompt-confirm").wait_for(state="detached")
        return True

    @abstractmethod
    def _decide(self, asked: str) -> None: ...

    @abstractmethod
    def _end_turn(self) -> None: ...

    def _one_of(self, choices: Locator) -> Locator:
        expect(choices).not_to_have_count(0)
        return choices.nth(self._dice.randrange(choices.count()))

    def _one_asked_for(self) -> Locator:
        """A tile of the hand that answers the prompt; what was played before may be played anew, so more is lit."""
        legal = self.table.visitor.table["legal"]
        return self.table.tile(self._dice.choice([str(action["tile"]) for action in legal]))


class MousePlayer(Player):
    """Clicks."""

    def _decide(self, asked: str) -> None:
        table = self.table
        if asked == "amber-prompt-rebuild":
            self._one_of(table.rebuild_choices()).click()
        elif asked == "amber-prompt-draw":
            self._one_of(table.drawable()).click()
        elif asked == "amber-prompt-bury":
            self._one_asked_for().click()
        else:
            self._one_of(table.playable()).click()
            self._one_of(table.lit()).click()

    def _end_turn(self) -> None:
        self.table.end.click()


class KeyboardPlayer(Player):
    """Presses keys, and nothing else."""

    def __init__(self, table: AmberTable, seed: int) -> None:
        super().__init__(table, seed)
        self._keys = table.visitor.page.keyboard

    def play_turn(self) -> bool:
        played = super().play_turn()
        assert not self.table.visitor.page.evaluate("document.activeElement === document.body"), (
            "focus is lost"
        )
        return played

    def _decide(self, asked: str) -> None:
        table = self.table
        if not holds_focus(table.board) and not holds_focus(table.hand):
            tab_to(table.visitor, table.board)
        if asked == "amber-prompt-draw":
            tab_to(table.visitor, table.row)
            walk_to(table.visitor, self._one_of(table.drawable()))
            self._keys.press("Enter")
            return
        must_lay = asked in ("amber-prompt-play", "amber-prompt-stuck")
        tile = self._one_of(table.playable()) if must_lay else self._one_asked_for()
        number = 1 + int(tile.evaluate("tile => [...tile.parentElement.children].indexOf(tile)"))
        self._keys.press(str(number))
        if must_lay:
            for _ in range(self._dice.randrange(table.lit().count())):
                self._keys.press("n")
            if self._dice.random() < 0.5:
                self._keys.press("r")
            self._keys.press("Enter")

    def _end_turn(self) -> None:
        self._keys.press("Control+Enter")


def holds_focus(place: Locator) -> bool:
    return bool(place.evaluate("place => place.contains(document.activeElement)"))


def tab_to(visitor: Visitor, place: Locator) -> None:
    """Press the tab key until the focus is there, or inside."""
    place.wait_for()
    for _ in range(FARTHEST):
        if holds_focus(place):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {place}")


def walk_to(visitor: Visitor, item: Locator) -> None:
    """Press the arrow keys until this item of a toolbar has the focus."""
    visitor.page.keyboard.press("ArrowLeft")
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(FARTHEST):
            if holds_focus(item):
                return
            before = visitor.page.evaluate_handle("document.activeElement")
            visitor.page.keyboard.press(key)
            if before.evaluate("before => before === document.activeElement"):
                break
    raise AssertionError(f"the arrow keys do not lead to {item}")
