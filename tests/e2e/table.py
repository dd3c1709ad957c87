"""A table of any game as it stands on a visitor's screen, found the way a screen reader finds it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, TypeVar

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor

OVER = "prompt-over"

AnyTable = TypeVar("AnyTable", bound="GameTable")


class GameTable:
    """What every game's table has: a board, a prompt, a log, and ways to end a turn or take it back."""

    game: ClassVar[str]
    your_prompts: ClassVar[tuple[str, ...]]
    """All that a player may be asked, the end of the turn included."""
    filled: ClassVar[tuple[str, ...]]
    """What prompts are filled with."""
    board: Locator

    def __init__(self, visitor: Visitor) -> None:
        page = visitor.page
        self.visitor = visitor
        # Asked for at every turn of the game: by its role it would take ten times as long to find.
        self._line = page.locator("main [role=status]")
        self.log = page.get_by_role("region", name=visitor.text("log-title"), exact=True)
        self.outcome = page.get_by_role("list", name=visitor.text("table-so-far"), exact=True)
        self.end = visitor.button("table-end")
        self.undo = visitor.button("table-undo")
        self.restart = visitor.button("table-restart")

    @classmethod
    def open(cls: type[AnyTable], visitor: Visitor, table_id: str) -> AnyTable:
        visitor.page.goto(f"/table/{table_id}")
        table = cls(visitor)
        expect(table.board).to_be_visible()
        assert visitor.table["id"] == table_id
        return table

    def next_game(self, press: Callable[[], None]) -> None:
        """Be at the table of the next game, by what a press leads to."""
        before = self.visitor.table["id"]
        press()
        self.visitor.moves_on(before)
        self.prompt(OVER).wait_for(state="detached")

    # The prompt

    @property
    def confirm(self) -> str:
        """The prompt of a turn that only awaits its end."""
        return f"{self.game}-prompt-confirm"

    def prompt(self, *messages: str) -> Locator:
        """The line that says who must do what, when it says one of these."""
        patterns = [self._pattern(message).pattern for message in messages]
        return self._line.filter(has_text=re.compile("|".join(patterns)))

    def waits_for(self, *messages: str) -> str:
        """Wait until the prompt is one of these; gives the one it is."""
        prompt = self.prompt(*messages)
        prompt.wait_for()
        said = prompt.inner_text()
        asked = next(message for message in messages if self._pattern(message).match(said))
        # What others decide may be over by now; what is asked here stays.
        if not asked.endswith(".other"):
            self._is_told(asked)
        return asked

    def waits_for_me(self) -> str:
        return self.waits_for(*self.your_prompts, OVER)

    def waits_for_others(self) -> None:
        self.waits_for(*(f"{prompt}.other" for prompt in self.your_prompts))

    def _is_told(self, asked: str) -> None:
        """Wait until what came over the socket is what the page shows: we may see the page first."""

        def is_told() -> bool:
            told = self.visitor.table
            lines = self._line.evaluate("line => line.parentElement.querySelectorAll('li').length")
            is_mine = told["my_turn"] or asked == OVER
            return bool(told["prompt"]["id"] == asked and is_mine and len(told["tentative"]) == lines)

        self.visitor.until(is_told, f"{asked} is on the page, but nobody was told so")

    def said(self) -> str:
        """What is asked, and what has come of the turn so far. Every decision changes it."""
        return str(self._line.evaluate("line => line.parentElement.textContent"))

    def goes_on(self, before: str) -> None:
        """Wait until something else is said than before."""
        self.visitor.until(lambda: self.said() != before, f"nothing has come of it: {before}")

    def _pattern(self, message: str) -> re.Pattern[str]:
        return self.visitor.pattern(message, *self.filled)

    # The log

    def log_line(self, message: str, *anything: str, **args: str | int) -> Locator:
        """A line of the log, with anything in some of its places."""
        sentence = self.visitor.pattern(message, *anything, **args).pattern
        # The same sentence several times over is one line with a number behind it.
        return self.log.get_by_role("button", name=re.compile(sentence.removesuffix("$")))

    # Gestures

    def finish(self) -> None:
        """End the turn, and see that it has ended."""
        self.end.click()
        self.prompt(self.confirm).wait_for(state="detached")

    def uncovered(self, targets: Locator) -> Locator:
        """The first of these that is not hidden: on a phone, the board may be magnified."""
        self.visitor.page.get_by_role("region", name=self.visitor.text("table-board")).evaluate(
            "board => board.scrollIntoView({ block: 'start', behavior: 'instant' })"
        )
        shown = targets.evaluate_all(
            """targets => targets.findIndex((target) => {
                const { left, top, width, height } = target.getBoundingClientRect();
                return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            })"""
        )
        assert shown >= 0, "none of these can be tapped"
        return targets.nth(shown)
