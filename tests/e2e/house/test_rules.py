"""The rules of a game as a page to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e


def test_setting_up_waits_under_a_fold(visit: Visit) -> None:
    """The game is set up for its players: they read on with their turn."""
    visitor = visit()
    page = visitor.page
    page.goto("/rules/amber")
    rule = page.get_by_role("heading", name="Six tiles each")
    expect(page.get_by_role("heading", name="Setting up")).to_be_visible()
    expect(rule).to_be_hidden()
    page.get_by_text(visitor.text("rules-setup")).click()
    expect(rule).to_be_visible()


def test_an_address_opens_the_fold_its_rule_is_under(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/amber#AMB-SETUP-4")
    expect(page.get_by_role("heading", name="Six tiles each")).to_be_in_viewport()
