"""The watch that all these tests keep: if it slept, none of them could fail for what it looks out for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.screen import english_left, raw_messages, small_targets, width
from tests.e2e.visitor import PHONE, Visitor

pytestmark = pytest.mark.e2e


@pytest.fixture
def mia(visit: Visit) -> Visitor:
    """Somebody at the home page, on a phone."""
    visitor = visit(size=PHONE, touch=True)
    visitor.page.goto("/")
    expect(visitor.heading("home-games")).to_be_visible()
    return visitor


def plant(visitor: Visitor, element: str, **properties: str) -> None:
    """Put something on the page that does not belong there."""
    visitor.page.evaluate(
        "([name, properties]) => document.querySelector('main').prepend("
        "Object.assign(document.createElement(name), properties))",
        [element, properties],
    )


def test_errors_are_noticed(mia: Visitor) -> None:
    with mia.page.expect_event("pageerror"):
        mia.page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    with mia.page.expect_console_message():
        mia.page.evaluate("console.error('said')")
    noticed, mia.problems = mia.problems, []
    assert [problem.rpartition(" ")[2] for problem in noticed] == ["thrown", "said"]


def test_a_breach_of_the_content_security_policy_is_noticed(mia: Visitor) -> None:
    with mia.page.expect_console_message():
        plant(mia, "style", textContent="h1 { color: red }")
    noticed, mia.problems = mia.problems, []
    assert len(noticed) == 1
    assert "Content Security Policy" in noticed[0]


def test_a_picture_without_words_is_noticed(mia: Visitor) -> None:
    assert violations(mia.page) == []
    plant(mia, "img", src="/icon.svg")
    assert [found.partition(" ")[0] for found in violations(mia.page)] == ["image-alt"]


def test_a_missing_message_is_noticed(mia: Visitor) -> None:
    assert raw_messages(mia.page) == []
    plant(mia, "p", textContent="amber-prompt-unknown", title="table-nothing-like-it")
    assert raw_messages(mia.page) == ["amber-prompt-unknown", "table-nothing-like-it"]


def test_english_on_a_page_in_another_language_is_noticed(mia: Visitor) -> None:
    assert english_left(mia.page, "en") == []
    assert mia.text("home-games") in english_left(mia.page, "nl")


def test_what_is_too_wide_or_too_small_for_a_phone_is_noticed(mia: Visitor) -> None:
    assert small_targets(mia.page) == []
    plant(mia, "button", textContent="x")
    assert len(small_targets(mia.page)) == 1
    plant(mia, "pre", textContent="wide" * 200)
    assert width(mia.page) > PHONE[0]
