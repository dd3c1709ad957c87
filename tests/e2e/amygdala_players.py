"""People who play Amygdala from their screen: one by mouse, one by keyboard. They have some sense and some whims."""

from __future__ import annotations

from playwright.sync_api import Locator
from librt.random import Random

from tests.e2e.amygdala import Action, AmygdalaTable
from tests.e2e.keys import FARTHEST, focus_is_lost, holds_focus, steer_to, tab_to
from tests.e2e.player import Player
from tests.rules.playthroughs.amygdala_policy import choose

KEYS = 9
"""How many choices of a step have a digit."""


class AmygdalaPlayer(Player[AmygdalaTable]):
    def __init__(self, table: AmygdalaTable, seed: int) -> None:
        super().__init__(table, seed)
        self._whims = Random(seed)

    def _decide(self, asked: str) -> None:
        # What could have been decided before is lit as well: only what is legal now answers the prompt.
        action = self.table.struct(choose(self.table.state(), self._whims))
        if asked == "amygdala-prompt-pay" and self._dice.random() < 0.5:
            self._press(self.table.pay_all)
            self.table.prompt(asked).wait_for(state="detached")
            return
        for step in self.table.steps(action):
            self._press(step)

    def _press(self, target: Locator) -> None:
        raise NotImplementedError


class MousePlayer(AmygdalaPlayer):
    """Clicks."""

    def _press(self, target: Locator) -> None:
        self.table.unfold(target)
        target.click()

    def _end_turn(self) -> None:
        self.table.end.click()


class KeyboardPlayer(AmygdalaPlayer):
    """Presses keys, and nothing else."""

    def __init__(self, table: AmygdalaTable, seed: int) -> None:
        super().__init__(table, seed)
        self._keys = table.visitor.page.keyboard

    def play_turn(self) -> bool:
        played = super().play_turn()
        assert not focus_is_lost(self.table.visitor)
        return played

    def _decide(self, asked: str) -> None:
        super()._decide(asked)

    def _press(self, target: Locator) -> None:
        table = self.table
