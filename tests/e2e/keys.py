"""Moving about a page by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator

from tests.e2e.visitor import Visitor

FARTHEST = 60
"""More presses of the tab key than there are stops on any page."""


def holds_focus(place: Locator | ElementHandle) -> bool:
    return bool(place.evaluate("place => place.contains(document.activeElement)"))


def focus_is_lost(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.activeElement === document.body"))


def tab_to(visitor: Visitor, place: Locator) -> None:
    """Press the tab key until the focus is there, or inside."""
    press_until(visitor, "Tab", place)


def press_until(visitor: Visitor, key: str, place: Locator) -> None:
    """Press a key until the focus is there, or inside."""
    place.wait_for()
    # Found once: on a full board it takes its time.
    found = place.element_handle()
    for _ in range(FARTHEST):
        if holds_focus(found):
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"the key {key} does not lead to {place}")


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


def steer_to(visitor: Visitor, item: Locator) -> None:
    """Press the arrow keys that lead towards this item of a board, until it has the focus."""
    tried: set[tuple[str, str]] = set()
    found = item.element_handle()
    for _ in range(FARTHEST):
        if holds_focus(found):
            return
        here, keys = found.evaluate(_TOWARDS)
        key = next((key for key in keys if (here, key) not in tried), None)
        assert key, f"the arrow keys lead round in circles, not to {item}"
        tried.add((here, key))
        visitor.page.keyboard.press(key)
    raise AssertionError(f"the arrow keys do not lead to {item}")


# Where the focus is, and the arrow keys that lead from there to an item, the straightest first.
_TOWARDS = """item => {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const here = document.activeElement;
    const [x, y] = middle(here.getBoundingClientRect());
    const [left, top] = middle(item.getBoundingClientRect());
    const ways = { ArrowRight: left - x, ArrowLeft: x - left, ArrowDown: top - y, ArrowUp: y - top };
    return [`${here.ariaLabel}`, Object.keys(ways).sort((one, other) => ways[other] - ways[one])];
}"""
