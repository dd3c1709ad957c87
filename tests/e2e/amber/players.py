"""People who play Amber from their screen: one by mouse, one by keyboard. They play anything that is lit."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.e2e.amber.table import AmberTable
from tests.e2e.keys import holds_focus, tab_to, walk_to
from tests.e2e.player import ByKeyboard, Player


class AmberPlayer(Player[AmberTable]):
    def _one_asked_for(self) -> Locator:
        """A tile of the hand that answers the prompt; those that may be played anew are lit as well."""
        legal = self.table.visitor.legal
        return self.table.tile(self._dice.choice([str(action["tile"]) for action in legal]))


class MousePlayer(AmberPlayer):
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


class KeyboardPlayer(ByKeyboard[AmberTable], AmberPlayer):
    """Presses keys."""

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
