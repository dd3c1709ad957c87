"""Building a turn: laying, turning, moving, taking back, and being told why not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.amber.players import MousePlayer
from tests.e2e.amber.table import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.e2e


@pytest.fixture
def table(visit: Visit) -> AmberTable:
    """A game against a bot, and it is the visitor's turn to play a tile."""
    table = sit_down(visit(), bot_game())
    table.waits_for("amber-prompt-play")
    return table


def turns_by_square(visitor: Visitor, kind: str) -> dict[str, list[int]]:
    """Where a kind of tile may be laid, and in which turns."""
    squares: dict[str, list[int]] = {}
    for action in visitor.legal:
        if action["do"] == "place" and action["tile"] == kind:
            squares.setdefault(str(action["cell"]), []).append(int(action["turn"]))
    return squares


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_undo_takes_the_tile_back_into_the_hand(table: AmberTable) -> None:
    before = table.visitor.table["view"]["hand"]
    square = table.lay_a_road()

    table.undo.click()

    table.waits_for("amber-prompt-play")
    expect(table.taken()).to_have_count(0)
    expect(table.cell(square)).not_to_have_accessible_name(table.visitor.pattern("amber-cell-taken", "what"))
    expect(table.tiles()).to_have_count(6)
    assert table.visitor.table["view"]["hand"] == before


def test_restarting_the_turn_clears_the_board_of_it(table: AmberTable) -> None:
    table.lay_a_road()
    expect(table.outcome.get_by_role("listitem")).not_to_have_count(0)

    table.restart.click()

    table.waits_for("amber-prompt-play")
    expect(table.taken()).to_have_count(0)
    expect(table.outcome).to_have_count(0)
    expect(table.tiles()).to_have_count(6)


def test_tiles_turn_only_through_positions_in_which_they_fit(table: AmberTable) -> None:
    """By tapping the tile, with its button, with the wheel, with keys: always to the next one that fits."""
    visitor = table.visitor
    page = visitor.page
    player = MousePlayer(table, seed=4)
    while not (choices := tiles_that_can_be_turned(visitor)):
        player.play_turn()
        table.waits_for("amber-prompt-play")
    kind, square, fitting = min(choices, key=lambda choice: len(choice[2]))
    table.tile(kind).click()
    table.cell(square).click()
    table.waits_for("amber-prompt-confirm")

    def lies_turned() -> int:
        laid = visitor.table["view"]["board"][square]
        assert laid["tile"] == kind
        return int(laid["turn"])

    def to_next(gesture: Callable[[], None], step: int) -> None:
        at = fitting.index(lies_turned())
        wanted = fitting[(at + step) % len(fitting)]
        gesture()
        name = visitor.text(
            "amber-cell-tile", cell=square, turn=wanted, tile_name=visitor.text(f"amber-tile-{kind}")
        )
        expect(table.cell(square)).to_have_accessible_name(visitor.text("amber-cell-taken", what=name))
        assert lies_turned() == wanted

    for _ in fitting:
        to_next(table.cell(square).click, 1)
        to_next(table.rotate.click, 1)
        table.cell(square).focus()
        to_next(lambda: page.keyboard.press("r"), 1)
        to_next(lambda: page.keyboard.press("Shift+R"), -1)
        table.cell(square).hover()
        to_next(lambda: page.mouse.wheel(0, 120), 1)


def tiles_that_can_be_turned(visitor: Visitor) -> list[tuple[str, str, list[int]]]:
    """Tiles, an empty square without a village for each, and the turns in which it fits: more than one."""
    view = visitor.table["view"]
    return [
        (kind, square, sorted(turns))
        for kind in view["hand"]
        for square, turns in turns_by_square(visitor, kind).items()
        if len(turns) > 1 and square not in view["villages"]
    ]


def test_a_laid_tile_moves_to_the_square_that_is_tapped_next(table: AmberTable) -> None:
    table.choose_a_road()
    table.lit().first.click()
    table.waits_for("amber-prompt-confirm")
    first = table.square(table.taken())
    second = table.square(table.lit().last)
    assert first != second

    table.cell(second).click()

    expect(table.taken()).to_have_accessible_name(re.compile(rf"^{second}\b"))
    expect(table.cell(first)).to_have_accessible_name(
        table.visitor.text("amber-cell-lit", what=_empty(table, first))
    )
    table.finish()


def _empty(table: AmberTable, square: str) -> str:
    return table.visitor.text("amber-cell-empty", cell=square)


def test_a_tile_can_be_dragged_to_its_square(table: AmberTable) -> None:
    kind = table.choose_a_road()
    square = table.square(table.lit().first)
    table.visitor.page.keyboard.press("Escape")

    mouse = table.visitor.page.mouse
    table.tile(kind).hover()
    mouse.down()
    x, y = middle(table.cell(square))
    mouse.move(x, y, steps=20)
    mouse.up()

    expect(table.taken()).to_have_accessible_name(re.compile(rf"^{square}\b"))


def test_an_unlit_square_says_which_rule_forbids_it(table: AmberTable) -> None:
    page = table.visitor.page
    table.choose_a_road()

    table.unlit().first.click()

    alert = page.get_by_role("alert")
    rule = alert.get_by_role("link", name=table.visitor.text("table-read-rule"))
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/amber#AMB-[A-Z]+-\d+$"))
    expect(table.taken()).to_have_count(0)
    said = alert.locator("p").inner_text().removesuffix(rule.inner_text()).strip()
    rule.click()
    heading = page.get_by_role("heading", name=said.rstrip("."))
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_what_cannot_be_done_now_says_why_when_tapped(table: AmberTable) -> None:
    page = table.visitor.page
    for button, answer in ((table.end, "amber-prompt-play"), (table.undo, "table-nothing-to-undo")):
        expect(button).to_be_disabled()
        button.click(force=True)
        expect(page.get_by_role("alert").filter(has_text=table.visitor.text(answer))).to_be_visible()


def test_actions_can_be_taken_from_the_list_in_words(table: AmberTable) -> None:
    visitor = table.visitor
    actions = visitor.page.get_by_role("region", name=visitor.text("actions-title"))
    actions.get_by_role("button").first.click()
    groups = actions.get_by_role("listitem").get_by_role("button")
    expect(groups).not_to_have_count(0)
    shown = groups.first
    if shown.get_attribute("aria-expanded") == "false":
        shown.click()
        shown = actions.get_by_role("list").get_by_role("list").get_by_role("button").first
    shown.click()

    table.prompt("amber-prompt-play").wait_for(state="detached")
    expect(table.outcome.get_by_role("listitem")).not_to_have_count(0)


def test_without_confirmation_a_turn_ends_by_itself(table: AmberTable) -> None:
    visitor = table.visitor
    visitor.link("nav-settings").click()
    visitor.page.get_by_role("switch", name=visitor.text("settings-confirm")).uncheck()
    visitor.page.go_back()
    table.waits_for("amber-prompt-play")
    kind = table.choose_a_road()
    square = table.square(table.lit().first)
    if len(turns_by_square(visitor, kind)[square]) > 1:
        # A tile that fits in several turns first waits for a second tap.
        table.cell(square).click()
    table.cell(square).click()

    # The log tells of turns that have ended.
    expect(table.log_line("amber-event-laid", "tile", player="Mia", cell=square)).to_be_visible()
    assert [command["type"] for command in visitor.sent].count("end") == 1
