"""Nothing of a turn is lost when the page is reloaded or the connection breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.amber.table import AmberTable, bot_game, sit_down
from tests.e2e.conftest import Visit
from tests.e2e.house.wire import Wire, wire
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.e2e

# What a browser says of a socket that was cut or could not be opened: here, that is the test.
LOST = re.compile(r"^WebSocket connection to '[^']+' failed")


@pytest.fixture
def line(house: str) -> Iterator[Wire]:
    with wire(house) as between:
        yield between


@pytest.fixture
def mia(visit: Visit, line: Wire) -> Visitor:
    visitor = visit(line.address)
    visitor.forgiven = LOST
    return visitor


def commands(visitor: Visitor, kind: str) -> list[str]:
    """The ids of the commands of a kind, in the order in which they were sent."""
    return [str(command["id"]) for command in visitor.sent if command["type"] == kind]


def own_plays(table: AmberTable) -> int:
    """How many turns the visitor has ended, by the server's own record of the game."""
    visitor = table.visitor
    replay = visitor.api(f"/tables/{visitor.table['id']}/replay")
    decided = {"amber-event-laid", "amber-event-wetland_laid", "amber-event-dug"}
    return sum(
        step["seat"] == 0 and any(line["phrase"]["id"] in decided for line in step["lines"])
        for step in replay["steps"]
    )


def expect_turn_to_lie(table: AmberTable, square: str) -> None:
    """The tile lies where it was laid, not ended yet, and can be ended or taken back."""
    table.waits_for("amber-prompt-confirm")
    expect(table.taken()).to_have_accessible_name(re.compile(rf"^{square}\b"))
    expect(table.end).to_be_enabled()
    expect(table.undo).to_be_enabled()


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    mia = visit()
    table = sit_down(mia, bot_game())
    square = table.lay_a_road()

    mia.page.reload()

    expect_turn_to_lie(table, square)
    table.undo.click()
    table.waits_for("amber-prompt-play")
    expect(table.tiles()).to_have_count(6)
    table.lay_a_road()
    table.finish()
    table.waits_for_me()
    assert own_plays(table) == 1


def test_a_dropped_connection_in_mid_turn_loses_nothing(mia: Visitor, line: Wire) -> None:
    table = sit_down(mia, bot_game())
    square = table.lay_a_road()

    line.cut()
    lost = mia.page.get_by_text(mia.text("table-reconnecting"))
    expect(lost).to_be_visible()
    expect_turn_to_lie(table, square)
    line.mend()

    expect(lost).to_be_hidden()
    expect_turn_to_lie(table, square)
    table.finish()
    table.waits_for_me()
    assert own_plays(table) == 1


def test_what_is_decided_while_offline_is_sent_once_the_connection_is_back(mia: Visitor, line: Wire) -> None:
    table = sit_down(mia, bot_game())
    table.lay_a_road()
    line.cut()
    expect(mia.page.get_by_text(mia.text("table-reconnecting"))).to_be_visible()

    table.end.click()
    assert commands(mia, "end") == []
    line.mend()

    table.prompt("amber-prompt-confirm").wait_for(state="detached")
    table.waits_for_me()
    assert len(commands(mia, "end")) == 1
    assert own_plays(table) == 1
    expect(mia.page.get_by_role("alert")).to_have_count(0)


def test_a_command_whose_answer_was_lost_is_sent_again_and_done_once(
    mia: Visitor, line: Wire, visit: Visit
) -> None:
    table = sit_down(mia, bot_game())
    table.lay_a_road()
    watcher = AmberTable.open(visit(), mia.table["id"])
    laid_by_mia = watcher.log_line("amber-event-laid", "tile", "cell", player="Mia")
    expect(laid_by_mia).to_have_count(0)

    line.mute()
    table.end.click()
    # The server has carried it out: others see it. Only its sender does not know.
    expect(laid_by_mia).to_be_visible()
    table.waits_for("amber-prompt-confirm")
    line.cut()
    line.mend()

    table.prompt("amber-prompt-confirm").wait_for(state="detached")
    table.waits_for_me()
    first, second = commands(mia, "end")
    assert first == second
    assert own_plays(table) == 1
    expect(mia.page.get_by_role("alert")).to_have_count(0)
