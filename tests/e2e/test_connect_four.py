"""A game that brings no screen is played to its end by mouse and by keyboard, and looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour import replay
from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.connect_four import ByKeyboard, ByMouse, ConnectFourTable, begin
from tests.e2e.review import ReviewPanel
from tests.e2e.screen import english_left, raw_messages, small_targets, width
from tests.e2e.visitor import PHONE

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("level", "by"),
    [("novice", ByMouse), ("casual", ByKeyboard), ("skilled", ByMouse), ("expert", ByKeyboard)],
)
def test_a_game_to_its_end(visit: Visit, level: str, by: type[ByMouse] | type[ByKeyboard]) -> None:
    mia = visit()
    table = begin(mia, level)
    turns = by(table, seed=1).play_to_the_end()
    assert turns >= 3
    assert table.discs("Mia") == turns
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()


def test_a_turn_is_taken_back_refused_and_hinted_at(visit: Visit) -> None:
    mia = visit()
    table = begin(mia, "casual")
    table.waits_for("connect_four-prompt-turn")
    table.column(4).click()
    table.waits_for("connect_four-prompt-confirm")
    assert table.discs("Mia") == 1
    # Another column instead, and back again
    table.column(5).click()
    table.outcome.get_by_text(mia.text("connect_four-event-dropped", player="Mia", column=5)).wait_for()
    assert table.discs("Mia") == 1
    table.undo.click()
    table.waits_for("connect_four-prompt-turn")
    assert table.discs("Mia") == 0
    mia.button("hint").click()
    expect(table.columns.locator("[data-suggested]")).to_have_count(1)


def test_a_finished_game_is_kept_imported_reviewed_and_replayed(visit: Visit, tmp_path: Path) -> None:
    mia = visit()
    table = begin(mia, "novice")
    ByMouse(table, seed=3).play_to_the_end()
    with mia.page.expect_download() as download:
        mia.link("score-record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert replay(record).is_over
    mia.page.goto("/")
    mia.page.locator("input[type=file]").set_input_files(record)
    expect(mia.button("review-open")).to_be_visible()
    again = ConnectFourTable(mia)
    discs = again.discs("Mia")
    panel = ReviewPanel.open(mia)
    panel.choose(0)
    assert again.discs("Mia") == 0 < discs
    expect(again.columns.get_by_role("button")).to_have_count(0)
    assert violations(mia.page) == []


@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("nl", "dark"), ("en", "dark")])
@pytest.mark.parametrize("small", [True, False], ids=["phone", "desk"])
def test_its_pages_are_as_good_as_any(visit: Visit, language: str, theme: str, small: bool) -> None:
    wishes = {"size": PHONE, "touch": True} if small else {}
    mia = visit(language=language, theme=theme, **wishes)
    page = mia.page

    def look() -> None:
        assert (raw_messages(page), english_left(page, language), violations(page)) == ([], [], [])
        if small:
            assert width(page) <= PHONE[0]
            assert small_targets(page) == []

    table = begin(mia, "novice")
    table.waits_for("connect_four-prompt-turn")
    look()
    table.column(3).click()
    table.waits_for("connect_four-prompt-confirm")
    look()
    for address, heading in (("/rules/connect_four", "rules-title"), ("/about/connect_four", "about-title")):
        page.goto(address)
        title = (
            mia.text(heading, game=mia.text("connect_four-name")) if "rules" in heading else mia.text(heading)
        )
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        look()
