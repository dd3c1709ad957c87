"""All of Amber's screens, one after another, and those that belong to no game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.amber.table import AmberTable, finished_game
from tests.e2e.review import ReviewPanel, first_blunder
from tests.e2e.visitor import Visitor


def tour(mia: Visitor, tom: Visitor, _: Path) -> Iterator[str]:
    """Amber's screens, and those that belong to no game."""
    yield from _pages(mia)
    yield from _before_a_game(mia, tom)
    yield from _a_game_of_two(mia, tom)
    yield from _one_screen(mia)
    yield from _after_a_game(mia)


def _pages(mia: Visitor) -> Iterator[str]:
    page = mia.page
    game = mia.text("amber-name")
    page.goto("/rules/amber")
    expect(mia.page.get_by_role("article").get_by_role("heading", level=3).first).to_be_visible()
    yield "rules"
    page.goto("/about/amber")
    expect(page.get_by_role("rowheader").first).to_be_visible()
    yield "about"
    page.goto("/settings")
    expect(mia.heading("settings-title")).to_be_visible()
    yield "settings"
    page.goto("/nowhere")
    expect(mia.heading("lost-title")).to_be_visible()
    yield "lost"
    page.goto("/new/amber")
    expect(mia.button("new-start")).to_be_visible()
    page.get_by_text(mia.text("new-more-options"), exact=True).click()
    yield "new table"
    page.goto("/")
    expect(mia.link("home-play", game=game)).to_be_visible()
    yield "home"


def _before_a_game(mia: Visitor, tom: Visitor) -> Iterator[str]:
    hosted = mia.api("/tables", {"game": "amber", "seats": [_me("Mia"), _bot(), {"kind": "open"}]})["id"]
    mia.page.goto(f"/table/{hosted}")
    expect(mia.button("gather-copy")).to_be_visible()
    yield "gathering, as host"
    elsewhere = tom.api("/tables", {"game": "amber", "seats": [_me("Tom"), {"kind": "open"}]})["id"]
    mia.page.goto(f"/table/{elsewhere}")
    expect(mia.button("gather-sit")).to_be_visible()
    yield "gathering, as guest"


def _a_game_of_two(mia: Visitor, tom: Visitor) -> Iterator[str]:
    """Every kind of decision, one's own and the other's."""
    choices = {"castles": "choose", "start": "choose", "advanced": True}
    wish = {"game": "amber", "seats": [_me("Mia"), {"kind": "open"}], "options": choices}
    table_id = mia.api("/tables", wish)["id"]
    tom.api(f"/tables/{table_id}/join", {"name": "Tom"})
    mia.api(f"/tables/{table_id}/start", {})
    table = AmberTable.open(mia, table_id)
    page = mia.page

    table.waits_for("amber-prompt-castle")
    yield "choosing a castle"
    table.lit().first.click()
    table.waits_for("amber-prompt-confirm")
    table.finish()
    table.waits_for("amber-prompt-start")
    yield "choosing who starts"
    page.get_by_role("group", name=mia.text("amber-option-start")).get_by_role("button").first.click()
    table.waits_for("amber-prompt-play")
    yield "my turn"
    mia.button("hint").click()
    expect(mia.button("hint-do")).to_be_visible()
    mia.button("outlook").click()
    expect(page.get_by_role("img", name=mia.pattern("outlook-of", "name", "chance"))).to_be_visible()
    yield "hint and outlook"
    mia.button("outlook").click()
    page.get_by_role("region", name=mia.text("hint")).get_by_role("button", name=mia.text("close")).click()
    table.choose_a_road()
    table.uncovered(table.lit()).hover()
    yield "tile chosen"
    table.uncovered(table.unlit()).click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "why not"
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    actions = page.get_by_role("region", name=mia.text("actions-title"))
    actions.get_by_role("button").first.click()
    actions.get_by_role("listitem").get_by_role("button", expanded=False).first.click()
    yield "actions in words"
    actions.get_by_role("button").first.click()
    assert table.play_a_road() == "amber-prompt-draw"
    yield "drawing"
    table.drawable().first.click()
    table.waits_for("amber-prompt-confirm")
    yield "tentative"
    table.finish()
    table.waits_for("amber-prompt-play.other")
    yield "the other's turn"
    table.log_line("amber-event-laid", "player", "tile", "cell").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield "the past"
    mia.button("replay-now").click()
    expect(page.get_by_role("slider")).to_have_count(0)


def _one_screen(mia: Visitor) -> Iterator[str]:
    wish = {"game": "amber", "seats": [_me("Mia"), _me("Noor")]}
    mia.page.goto(f"/table/{mia.api('/tables', wish)['id']}")
    expect(mia.page.get_by_role("heading", name=mia.pattern("curtain-title", "name"))).to_be_visible()
    yield "curtain"


def _after_a_game(mia: Visitor) -> Iterator[str]:
    record = finished_game(("Mia", "Tom", "Noor"), seed=2, level="greedy")
    table_id = mia.api("/records", record)["id"]
    mia.page.goto(f"/table/{table_id}")
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    yield "scores"
    blunders = mia.api("/records", finished_game(("Mia", "Tom"), seed=3))["id"]
    mia.page.goto(f"/table/{blunders}")
    review = ReviewPanel.open(mia)
    review.choose(first_blunder(mia.api(f"/tables/{blunders}/review")))
    yield "review"
    review.play_on.click()
    review.show.first.click()
    expect(mia.button("review-line-back").first).to_be_visible()
    yield "a better line"


def _me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def _bot() -> dict[str, str]:
    return {"kind": "bot", "level": "greedy"}
