"""Moving about a page by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.e2e.visitor import Visitor

FARTHEST = 60
"""More presses of the tab key than there are stops on any page."""


def holds_focus(place: Locator) -> bool:
    return bool(place.evaluate("place => place.contains(document.activeElement)"))


def focus_is_lost(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.activeElement === document.body"))


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
