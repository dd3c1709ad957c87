"""Other ways to play and to look: one screen for two, the advanced game, replays and records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.amber.players import MousePlayer
from tests.e2e.amber.table import AmberTable, bot_game, finished_game, sit_down
from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e


# One screen for two


def test_at_one_screen_a_curtain_falls_between_two_players(visit: Visit) -> None:
    mia = visit()
    page = mia.page
    page.goto("/new/amber")
    mia.choose("new-company-screen")
    page.get_by_role("textbox", name=mia.text("new-name")).fill("Mia")
    page.get_by_role("textbox", name=mia.text("new-name-of", number=2)).fill("Tom")
    mia.button("new-start").click()
    table = AmberTable(mia)

    seen = []
    for turn in range(4):
        curtain = page.get_by_role("heading", name=mia.pattern("curtain-title", "name"))
        expect(curtain).to_be_visible()
        expect(table.board).to_have_count(0)
        expect(table.hand).to_have_count(0)
        next(
            button
            for name in ("Mia", "Tom")
            if (button := mia.button("curtain-ready", name=name)).is_visible()
        ).click()
        expect(curtain).to_be_hidden()
        expect(table.tiles()).to_have_count(6)
        seen.append(mia.table["viewpoint"])
        assert MousePlayer(table, turn).play_turn()
    assert seen in ([0, 1, 0, 1], [1, 0, 1, 0])


# The advanced game


def test_in_the_advanced_game_tiles_are_drawn_from_the_row_by_clicking(visit: Visit) -> None:
    mia = visit()
    table = sit_down(mia, bot_game(advanced=True))
    expect(table.row.get_by_role("button")).to_have_count(3)  # a tile a player, and the stack
    special = table.hand.get_by_role("button", name=mia.text("amber-special-shovel"), exact=True)
    expect(special).to_be_visible()
    assert table.play_a_road() == "amber-prompt-draw"

    tile = mia.table["view"]["row"][0]
    before = mia.table["view"]["hand"].get(tile, 0)
    table.drawable().first.click()
    table.waits_for("amber-prompt-confirm")
    table.finish()

    table.waits_for_me()
    assert mia.table["view"]["hand"][tile] == before + 1
    expect(table.tiles()).to_have_count(7)  # six tiles and the special shovel
    assert mia.table["view"]["players"][0]["known"] == {tile: 1}


# Looking back


def test_during_a_game_the_past_can_be_looked_at(visit: Visit) -> None:
    mia = visit()
    table = sit_down(mia, bot_game())
    player = MousePlayer(table, 3)
    for _ in range(3):
        player.play_turn()
    table.waits_for_me()
    now = mia.table["view"]["board"]
    page = mia.page

    mia.button("replay-open").click()
    expect(page.get_by_text(mia.text("replay-banner"), exact=True)).to_be_visible()
    mia.button("replay-first").click()
    expect(page.get_by_text(mia.text("replay-beginning"))).to_be_visible()
    expect(table.laid()).to_have_count(0)

    slider = page.get_by_role("slider", name=mia.text("replay-slider"))
    slider.fill(str(slider.get_attribute("max")))
    expect(table.laid()).to_have_count(len(now))
    slider.press("ArrowLeft")
    mia.button("replay-now").click()
    expect(slider).to_be_hidden()
    expect(table.laid()).to_have_count(len(now))

    table.log_line("amber-event-laid", "tile", "cell", "player").first.click()
    expect(table.laid()).to_have_count(1)
    mia.button("replay-now").click()
    player.play_turn()


def test_a_finished_game_is_saved_read_in_again_and_replayed(visit: Visit, tmp_path: Path) -> None:
    mia, tom = visit(), visit()
    table_id = mia.api("/records", finished_game(("Mia", "Zoë"), seed=5))["id"]
    mia.page.goto(f"/table/{table_id}")
    with mia.page.expect_download() as download:
        mia.link("score-record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert record.suffix == ".json"

    tom.page.goto("/")
    with tom.page.expect_file_chooser() as chooser:
        tom.button("import-choose").click()
    chooser.value.set_files(record)

    scores = tom.page.get_by_role("table", name=tom.text("score-table"))
    expect(scores.get_by_role("rowheader")).to_have_text([re.compile("Mia|Zoë")] * 2)
    assert tom.page.url.rpartition("/")[2] != table_id
    table = AmberTable(tom)
    tom.button("score-replay").click()
    expect(tom.page.get_by_text(tom.text("replay-banner"), exact=True)).to_be_visible()
    tom.button("replay-first").click()
    expect(table.laid()).to_have_count(0)
    for _ in range(25):
        tom.button("replay-forward").click()
    expect(table.laid()).not_to_have_count(0)
    tom.button("replay-last").click()
    expect(table.laid()).to_have_count(len(tom.table["view"]["board"]))


def test_a_file_that_is_no_record_is_refused_in_one_line(visit: Visit, tmp_path: Path) -> None:
    mia = visit()
    poem = tmp_path / "poem.json"
    poem.write_text("Roses are red")
    mia.page.goto("/")
    with mia.page.expect_file_chooser() as chooser:
        mia.button("import-choose").click()
    chooser.value.set_files(poem)
    said = mia.text("import-not-json", file="poem.json")
    expect(mia.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
