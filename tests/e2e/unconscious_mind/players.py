"""People who play Unconscious Mind from their screen, with some sense and in a hurry."""

from __future__ import annotations

from abc import abstractmethod

from librt.random import Random

from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from tests.e2e.keys import focus_is_lost, holds_focus, press_until, tab_to
from tests.e2e.player import ByKeyboard, Player
from tests.e2e.unconscious_mind.table import Action, Step, UnconsciousMindTable
from tests.rules.unconscious_mind.playthroughs.policy import choose

LEFT = (codes.LIST, codes.LINE, codes.LOCATION, codes.BOXES, codes.REPUTATION, codes.GENERATE, codes.ELEVATE)
"""What somebody in a hurry leaves more often than not."""


class UnconsciousMindPlayer(Player[UnconsciousMindTable]):
    def __init__(self, table: UnconsciousMindTable, seed: int) -> None:
        super().__init__(table, seed)
        self._luck = Random(seed)

    def _decide(self, asked: str) -> None:
        if asked == self.table.reveal:
            self._go_on()
            return
        for step in self.table.presses(self.wish()):
            self._press(step)

    def wish(self) -> Action:
        """What to do now."""
        state = self.table.imagine(self._luck)
        return self.table.setup.actions.struct(self._choose(state))

    def _choose(self, state: UnconsciousMindState) -> int:
        may_leave = state.kind in LEFT and codes.STOP in state.legal()
        return codes.STOP if may_leave and self._dice.random() < 0.65 else choose(state, self._luck)

    @abstractmethod
    def _press(self, step: Step) -> None: ...

    @abstractmethod
    def _go_on(self) -> None: ...


class MousePlayer(UnconsciousMindPlayer):
    """Clicks."""

    def _press(self, step: Step) -> None:
        self.table.bring_up(step)
        step.press()

    def _go_on(self) -> None:
        self.table.go_on.click()

    def _end_turn(self) -> None:
        self.table.end.click()


class FingerPlayer(UnconsciousMindPlayer):
    """Taps."""

    def _press(self, step: Step) -> None:
        self.table.bring_up(step)
        step.press(by_finger=True)

    def _go_on(self) -> None:
        self.table.go_on.tap()

    def _end_turn(self) -> None:
        self.table.end.tap()


class KeyboardPlayer(ByKeyboard[UnconsciousMindTable], UnconsciousMindPlayer):
    """Presses keys."""

    def _press(self, step: Step) -> None:
        assert not focus_is_lost(self.table.visitor)
        if not holds_focus(self.table.area):
            tab_to(self.table.visitor, self.table.area)
        if step.part == "board":
            self._walk_to(step)
            self._keys.press("Enter")
        else:
            self._choose_by_number(step)

    def _walk_to(self, step: Step) -> None:
        # Parts of the table that are put away come up on the way.
        found = step.target.element_handle()
        for _ in range(self.table.lit().count() + 1):
            if found.evaluate("target => target === document.activeElement"):
                return
            self._keys.press("n")
        raise AssertionError(f"N does not lead to {step.target}")

    def _choose_by_number(self, step: Step) -> None:
        number = step.target.get_attribute("data-key") or ""
        if number.isdecimal():
            self._keys.press(number)
            return
        if not step.target.is_visible():
            drawer = self.table.anytime if step.part == "anytime" else self.table.tray
            tab_to(self.table.visitor, drawer.locator("summary"))
            self._keys.press("Enter")
        press_until(self.table.visitor, "Tab", step.target)
        self._keys.press("Enter")

    def _go_on(self) -> None:
        self._keys.press("Control+Enter")
