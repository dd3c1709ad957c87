"""People who play Amygdala from their screen, by mouse or by keyboard, and do what the stronger bot would do.

By chance alone players go broke, and a game would end in a standstill.
"""

from __future__ import annotations

from abc import abstractmethod

from librt.random import Random

from tests.e2e.amygdala.table import AmygdalaTable, Step
from tests.e2e.keys import focus_is_lost, holds_focus, press_until, steer_to, tab_to
from tests.e2e.player import ByKeyboard, Player


class AmygdalaPlayer(Player[AmygdalaTable]):
    def __init__(self, table: AmygdalaTable, seed: int) -> None:
        super().__init__(table, seed)
        self._luck = Random(seed)

    def _decide(self, asked: str) -> None:
        # What could have been decided before is lit as well: only what is legal now answers the prompt.
        action = self.table.advice(self._luck)
        if asked == "amygdala-prompt-pay" and self._dice.random() < 0.5:
            self._press(Step("tray", self.table.pay_all))
            self.table.prompt(asked).wait_for(state="detached")
            return
        for step in self.table.steps(action):
            self._press(step)

    @abstractmethod
    def _press(self, step: Step) -> None: ...


class MousePlayer(AmygdalaPlayer):
    """Clicks."""

    def _press(self, step: Step) -> None:
        while self.table.is_folded(step.target):
            self.table.folded().click()
        step.target.click()

    def _end_turn(self) -> None:
        self.table.end.click()


class KeyboardPlayer(ByKeyboard[AmygdalaTable], AmygdalaPlayer):
    """Presses keys."""

    def _press(self, step: Step) -> None:
        assert not focus_is_lost(self.table.visitor)
        if not holds_focus(self.table.area):
            tab_to(self.table.visitor, self.table.area)
        match step.part:
            case "board":
                press_until(self.table.visitor, "n", step.target)
                self._keys.press("Enter")
            case "desk":
                self._keys.press("m")
                steer_to(self.table.visitor, step.target)
                self._keys.press("Enter")
            case "tray":
                self._choose(step)

    def _choose(self, step: Step) -> None:
        while self.table.is_folded(step.target):
            self._keys.press("t")
            tab_to(self.table.visitor, self.table.folded())
            self._keys.press("Enter")
        number = step.target.get_attribute("data-key") or ""
        if number.isdecimal():
            self._keys.press(number)
        else:
            self._keys.press("t")
            tab_to(self.table.visitor, step.target)
            self._keys.press("Enter")
