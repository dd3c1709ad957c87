"""A finished game looked at again: to the end, from every side, and played on from the middle."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.e2e.amber.players import MousePlayer
from tests.e2e.amber.table import AmberTable, finished_game
from tests.e2e.conftest import Visit
from tests.e2e.review import ReviewPanel, first_blunder
from tests.e2e.visitor import Visitor
from tests.words.scan import SPOKEN_TO, messages

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def table_id(house: str) -> str:
    """A finished game with many mistakes in it; it is reviewed once, for whoever asks first."""
    record = finished_game(("Mia", "Tom"), seed=3)
    answer = httpx.post(f"{house}/api/records", content=record, headers={"Content-Type": "application/json"})
    return str(answer.raise_for_status().json()["id"])


def review_of(visitor: Visitor, table_id: str) -> dict[str, Any]:
    review: dict[str, Any] = visitor.api(f"/tables/{table_id}/review")
    assert review["status"] == "ready"
    return review


def test_a_whole_game_is_reviewed_and_played_on(visit: Visit, table_id: str) -> None:
    mia = visit()
    page = mia.page
    page.goto(f"/table/{table_id}")
    panel = ReviewPanel.open(mia)
    review = review_of(mia, table_id)
    turns = review["turns"]

    # It begins where the game turned first, with the eyes of who played then.
    first = review["turning_points"][0]
    player = ("Mia", "Tom")[turns[first]["seat"]]
    expect(panel.turn).to_have_accessible_name(mia.text("review-turn", number=first + 1, name=player))
    assert AmberTable(mia).laid().count() > 0

    # The chart goes to the end of the game, by keys and by pointer, and says the same as its table.
    expect(panel.chart).to_have_attribute("aria-valuemax", str(len(turns)))
    panel.chart.press("End")
    expect(panel.chart).to_have_attribute("aria-valuetext", re.compile(rf"^{mia.text('review-end')}\."))
    box = panel.chart.bounding_box()
    assert box is not None
    panel.chart.click(position={"x": box["width"] * 0.5, "y": 40})
    middle = int(panel.chart.get_attribute("aria-valuenow") or 0)
    assert 0.4 * len(turns) < middle < 0.6 * len(turns)
    panel.region.get_by_text(mia.text("review-table")).click()
    expect(panel.region.get_by_role("row")).to_have_count(len(turns) + 2)
    panel.region.get_by_text(mia.text("review-table")).click()
    expect(panel.accuracy.get_by_role("listitem")).to_have_text(
        [re.compile(rf"{name}\s*\d+$") for name in ("Mia", "Tom")]
    )

    # A turning point moves the film to where it was decided, with the eyes of who decided.
    points = panel.points.get_by_role("button")
    expect(points).to_have_count(len(review["turning_points"]))
    chosen = review["turning_points"][-1]
    name = ("Mia", "Tom")[turns[chosen]["seat"]]
    points.last.click()
    expect(panel.turn).to_have_accessible_name(mia.text("review-turn", number=chosen + 1, name=name))
    eyes = page.get_by_role("combobox", name=mia.text("replay-eyes"))
    expect(eyes).to_have_value(str(turns[chosen]["seat"]))

    # A better line is shown on the board, step by step, and the film is there again afterwards.
    blunder = first_blunder(review)
    panel.choose(blunder)
    seat, ply = turns[blunder]["seat"], turns[blunder]["ply"]
    slider = page.get_by_role("slider", name=mia.text("replay-slider"))
    stood = slider.input_value()
    line = mia.api(f"/tables/{table_id}/review/{blunder}/lines/0?seat={seat}")
    told = [spoken for step in line["steps"] for spoken in step["lines"]]
    board_before = _laid(AmberTable(mia))
    panel.show.first.click()
    expect(page.get_by_text(mia.text("review-line-banner"))).to_be_visible()
    expect(panel.turn.get_by_role("button", name=mia.text("review-line-back"))).to_be_focused()
    mia.button("replay-last").click()
    expect(slider).to_have_value(str(max(1, len(told))) if told else re.compile(r"\d+"))
    assert _laid(AmberTable(mia)) != board_before
    mia.button("review-line-back").first.click()
    expect(slider).to_have_value(stood)
    assert _laid(AmberTable(mia)) == board_before

    # And from there it is played on.
    panel.play_on.click()
    seat_menu = panel.turn.get_by_role("combobox", name=mia.text("review-play-on-seat"))
    expect(seat_menu).to_have_value(str(seat))
    level = panel.turn.get_by_role("combobox", name=mia.text("review-play-on-level"))
    expect(level).to_have_value("casual")
    level.select_option("novice")
    mia.button("review-play-on-start").click()
    page.wait_for_url(lambda url: "/table/" in url and table_id not in url)
    table = AmberTable(mia)
    table.waits_for_me()
    assert mia.table["ply"] == ply
    assert _laid(table) == board_before
    assert MousePlayer(table, seed=1).play_turn()
    expect(table.log).to_contain_text(mia.text("new-guest"))


def _laid(table: AmberTable) -> list[str]:
    """The tiles on the board, as they are read aloud. Castles are named after whoever plays now."""
    labels: list[str] = table.laid().evaluate_all(
        "cells => cells.map((cell) => cell.getAttribute('aria-label'))"
    )
    return labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_watches_reads_about_the_players(visit: Visit, table_id: str, language: str) -> None:
    zoe = visit(language=language)
    zoe.page.goto(f"/table/{table_id}")
    panel = ReviewPanel.open(zoe)
    turns = review_of(zoe, table_id)["turns"]
    spoken = [number for number, turn in enumerate(turns) if _is_told_otherwise_to_others(turn)]
    assert spoken
    for number in spoken[:8]:
        panel.choose(number)
        told = panel.turn.locator(".way").all_inner_texts()
        assert not [text for text in told if SPOKEN_TO[language].search(text)]
    assert not SPOKEN_TO[language].search(panel.points.inner_text())


def _is_told_otherwise_to_others(turn: dict[str, Any]) -> bool:
    reasons = [reason["id"] for way in (turn["played"], *turn["better"]) for reason in way["reasons"]]
    return any("other" in messages("en")[reason].attributes for reason in reasons)


def test_a_review_is_had_after_all_when_the_connection_comes_back(visit: Visit, table_id: str) -> None:
    mia = visit()
    mia.forgiven = re.compile("ERR_FAILED")
    mia.page.route("**/review", lambda route: route.abort(), times=1)
    mia.page.goto(f"/table/{table_id}")

    mia.button("review-open").click()
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.text("error-connection"))

    ReviewPanel(mia).is_begun()
    expect(mia.page.get_by_role("alert")).to_have_count(0)


def test_a_review_that_fails_is_begun_again(visit: Visit, table_id: str) -> None:
    mia = visit()
    mia.forgiven = re.compile("503")
    problem = {"status": 503, "phrase": {"id": "error-many-reviews"}}
    mia.page.route("**/review", lambda route: route.fulfill(status=503, json=problem), times=1)
    mia.page.goto(f"/table/{table_id}")

    mia.button("review-open").click()
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.text("error-many-reviews"))
    mia.button("review-again").click()

    ReviewPanel(mia).is_begun()


def test_the_film_and_the_chart_go_together(visit: Visit, table_id: str) -> None:
    mia = visit()
    mia.page.goto(f"/table/{table_id}")
    mia.button("score-replay").click()
    panel = ReviewPanel.open(mia)
    turns = review_of(mia, table_id)["turns"]

    slider = mia.page.get_by_role("slider", name=mia.text("replay-slider"))
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    shown = int(panel.chart.get_attribute("aria-valuenow") or 0)
    assert 0.3 * len(turns) < shown < 0.7 * len(turns)

    mia.button("replay-now").click()
    expect(panel.region).to_have_count(0)
    expect(mia.button("review-open")).to_be_visible()
