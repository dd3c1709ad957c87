"""Advice at the table: hints and chances to win, and none of it in rated games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from parlour.bots import ratings
from tests.e2e.amber.table import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit
from tests.e2e.unconscious_mind.table import at_position
from tests.e2e.visitor import Visitor
from tests.rules.unconscious_mind.positions import position

pytestmark = pytest.mark.e2e


@pytest.fixture
def table(visit: Visit) -> AmberTable:
    """A game against a bot, and it is the visitor's turn to play a tile."""
    table = sit_down(visit(), bot_game())
    table.waits_for("amber-prompt-play")
    return table


def card(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.text("hint"), exact=True)


def outlook(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("img", name=re.compile(rf"^{visitor.text('outlook')}: .*\d"))


def test_a_hint_is_asked_for_and_followed(table: AmberTable) -> None:
    visitor = table.visitor
    hand = table.hand.locator("[data-suggested]")
    before = table.said()

    visitor.button("hint").click()

    expect(visitor.button("hint-do")).to_be_focused()
    expect(hand).to_have_count(1)
    marked = table.board.locator("[data-suggested]")
    expect(marked).to_have_count(1)
    square = table.square(marked)
    expect(card(visitor)).to_contain_text(square)

    visitor.button("hint-do").click()

    table.goes_on(before)
    act = next(command for command in reversed(visitor.sent) if command["type"] == "act")
    assert act["action"]["cell"] == square
    expect(card(visitor)).to_have_count(0)
    expect(visitor.page.locator("[data-suggested]")).to_have_count(0)


def test_a_hint_of_many_steps_is_followed_step_by_step(visit: Visit, database: Path) -> None:
    """It is thought about once, and the focus stays where the next step is done."""
    visitor = visit()
    table = at_position(database, visitor, position())
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url) if "/hint" in request.url else None)
    steps = card(visitor).get_by_role("list").first.get_by_role("listitem")

    visitor.button("hint").click()
    expect(visitor.button("hint-do")).to_be_focused()
    told = steps.all_inner_texts()
    assert len(told) > 1
    assert [step for step in told if re.search(r"\b(effect|action|slot) \d", step)] == []
    chance = card(visitor).locator("header").inner_text()
    before = table.said()
    visitor.page.keyboard.press("Enter")
    table.goes_on(before)

    expect(steps.first).not_to_have_text(told[0])
    expect(card(visitor).locator("header")).to_have_text(chance)
    expect(visitor.button("hint-do")).to_be_focused()
    assert len(asked) == 1
    # Something else than what was to follow ends it.
    table.undo.click()
    expect(card(visitor)).to_have_count(0)


def test_a_hint_goes_when_something_else_is_played(table: AmberTable) -> None:
    """By keyboard: asked for, read, left alone."""
    visitor = table.visitor
    visitor.page.keyboard.press("Control+h")
    expect(visitor.button("hint-do")).to_be_focused()

    table.lay_a_road()

    expect(card(visitor)).to_have_count(0)
    table.undo.click()
    table.waits_for("amber-prompt-play")
    expect(card(visitor)).to_have_count(0)


def test_a_hint_asked_for_by_key_has_the_focus_until_it_is_put_away(table: AmberTable) -> None:
    visitor = table.visitor
    visitor.button("outlook").focus()
    visitor.page.keyboard.press("Control+h")
    expect(visitor.button("hint-do")).to_be_focused()

    visitor.page.keyboard.press("Escape")

    expect(card(visitor)).to_have_count(0)
    expect(visitor.button("hint")).to_be_focused()


def test_the_list_of_actions_marks_what_a_hint_suggests(table: AmberTable) -> None:
    visitor = table.visitor
    visitor.button("hint").click()
    said = card(visitor).get_by_role("listitem").first.inner_text()
    actions = visitor.page.get_by_role("region", name=visitor.text("actions-title"))
    actions.get_by_role("button").first.click()
    # One group is open at a time.
    for group in actions.locator("li > [aria-expanded]").all():
        group.click()
        if actions.locator("[data-suggested]").count():
            break

    expect(actions.locator("[data-suggested]")).to_have_accessible_name(
        f"{visitor.text('actions-suggested')} {said}"
    )


def test_a_hint_that_cannot_be_had_says_so_and_can_be_asked_for_again(table: AmberTable) -> None:
    visitor = table.visitor
    visitor.forgiven = re.compile("503")
    problem = {"status": 503, "phrase": {"id": "error-no-advice"}}
    visitor.page.route("**/hint", lambda route: route.fulfill(status=503, json=problem), times=1)

    visitor.button("hint").click()
    expect(card(visitor)).to_contain_text(visitor.text("error-no-advice"))
    visitor.button("hint-again").click()

    expect(visitor.button("hint-do")).to_be_visible()


def test_chances_to_win_are_shown_to_who_wants_them(table: AmberTable) -> None:
    visitor = table.visitor
    page = visitor.page
    expect(outlook(visitor)).to_have_count(0)

    visitor.button("outlook").click()

    expect(outlook(visitor)).to_be_visible()
    figures = re.findall(r"(\d+)\s?%", outlook(visitor).get_attribute("aria-label") or "")
    assert sum(map(int, figures)) == 100
    with page.expect_response("**/outlook"):
        table.lay_a_road()
        table.finish()
    table.waits_for("amber-prompt-play")
    page.reload()
    expect(outlook(visitor)).to_be_visible()
    visitor.button("outlook").click()
    expect(outlook(visitor)).to_have_count(0)


def test_in_a_rated_game_only_the_players_think(visit: Visit) -> None:
    mia = visit()
    page = mia.page
    page.goto("/new/amber")
    page.get_by_role("switch", name=mia.text("new-rated")).check()
    mia.button("new-start").click()
    table = AmberTable(mia)
    table.waits_for("amber-prompt-play")
    assert mia.table["rated"] is True

    expect(page.get_by_title(mia.text("rated-help"))).to_be_visible()
    for message in ("hint", "outlook"):
        expect(mia.button(message)).to_have_count(0)
    page.keyboard.press("Control+h")
    table.lay_a_road()
    expect(card(mia)).to_have_count(0)
    answer = mia.context.request.post(f"/api/tables/{mia.table['id']}/hint", headers={"Origin": mia.address})
    assert (answer.status, answer.json()["phrase"]["id"]) == (409, "error-rated")


def test_bots_are_chosen_by_levels_that_say_what_they_are_like(visit: Visit) -> None:
    mia = visit()
    mia.page.goto("/new/amygdala")
    seat = mia.page.get_by_role("combobox", name=mia.text("seat-number", number=2))
    expect(seat).to_have_value("bot:casual")
    for level in ("novice", "casual", "skilled", "expert"):
        seat.select_option(label=mia.text("seat-bot", level=mia.text(f"level-{level}")))
        said = {"level": mia.text(f"level-{level}"), "help": mia.text(f"level-{level}.help")}
        strength = str(ratings("amygdala")[level])
        expect(
            mia.page.get_by_text(mia.text("new-level-strength", **said, strength=strength))
        ).to_be_visible()
    expect(mia.page.get_by_text(mia.text("new-strength-help"))).to_be_visible()
