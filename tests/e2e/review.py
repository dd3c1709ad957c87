"""The review of a finished game as it stands on a visitor's screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.visitor import Visitor

UNHURRIED = 600_000
"""Milliseconds a review may take on a machine that is busy with other tests."""


class ReviewPanel:
    """Beside the board: a chart, the turning points, and the turn that is looked at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.region = visitor.page.get_by_role("region", name=visitor.text("review"), exact=True)
        self.chart = self.region.get_by_role("slider", name=visitor.text("review-chart-slider"))
        self.accuracy = self.region.get_by_role("list", name=visitor.text("review-accuracy"))
        self.points = self.region.get_by_role("list", name=visitor.text("review-points"))
        self.turn = self.region.get_by_role("region", name=visitor.pattern("review-turn", "number", "name"))
        self.show = self.turn.get_by_role("button", name=visitor.text("review-show"))
        self.play_on = self.turn.get_by_text(visitor.text("review-play-on"), exact=True)

    @classmethod
    def open(cls, visitor: Visitor) -> ReviewPanel:
        """From the scores to the finished review."""
        visitor.button("review-open").click()
        panel = cls(visitor)
        panel.is_begun()
        expect(panel.region.get_by_role("progressbar")).to_have_count(0, timeout=UNHURRIED)
        # It goes to where the game turned first.
        expect(panel.region.locator("[aria-busy=true]")).to_have_count(0)
        return panel

    def is_begun(self) -> None:
        """Wait until the first turn has been thought about."""
        expect(self.chart).to_be_visible(timeout=UNHURRIED)

    def choose(self, turn: int) -> None:
        """Go to a turn with the keys of the chart."""
        self.chart.press("Home")
        for _ in range(turn):
            self.chart.press("ArrowRight")
        expect(self.chart).to_have_attribute("aria-valuenow", str(turn))
        # The board follows when the film of whoever plays the turn is there.
        expect(self.turn).to_have_attribute("aria-busy", "false")


def first_blunder(review: dict[str, Any]) -> int:
    """The first turn for which something better was found."""
    return next(number for number, turn in enumerate(review["turns"]) if turn["better"])
