"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.e2e.amber.players import MousePlayer
from tests.e2e.amber.table import AmberTable
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.e2e


def invite(host: Visitor, name: str) -> str:
    """Open a table with a seat for a friend; gives the link to send them."""
    page = host.page
    page.goto("/new/amber")
    host.choose("new-company-online")
    page.get_by_role("textbox", name=host.text("new-name")).fill(name)
    host.button("new-open").click()
    return page.get_by_role("textbox", name=host.text("gather-link")).input_value()


def accept(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.text("new-name")).fill(name)
    guest.button("gather-sit").click()


def start(host: Visitor, guest: Visitor) -> tuple[AmberTable, AmberTable]:
    host.button("gather-start").click()
    tables = AmberTable(host), AmberTable(guest)
    for table in tables:
        expect(table.tiles()).to_have_count(6)
    return tables


def to_play(*tables: AmberTable) -> tuple[AmberTable, AmberTable]:
    """Of two tables, the one whose visitor is to play, then the other."""
    first, second = tables
    turn = first.waits_for("amber-prompt-play", "amber-prompt-play.other")
    return (first, second) if turn == "amber-prompt-play" else (second, first)


@pytest.fixture
def tables(visit: Visit) -> tuple[AmberTable, AmberTable]:
    ann, bob = visit(moving=True), visit(moving=True)
    accept(bob, invite(ann, "Ann"), "Bob")
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    return start(ann, bob)


def test_both_see_each_others_moves_but_not_before_a_turn_ends(tables: tuple[AmberTable, AmberTable]) -> None:
    for _ in range(4):
        active, waiting = to_play(*tables)
        waiting.waits_for("amber-prompt-play.other")
        expect(waiting.laid()).to_have_count(len(waiting.visitor.table["view"]["board"]))
        tiles = waiting.laid().count()
        square = active.lay_a_road()
        laid = dict(active.visitor.table["view"]["board"][square])
        expect(waiting.laid()).to_have_count(tiles)
        assert square not in waiting.visitor.table["view"]["board"]

        active.finish()

        waiting.waits_for("amber-prompt-play")
        expect(waiting.laid()).to_have_count(tiles + 1)
        assert waiting.visitor.table["view"]["board"][square] == laid
        name = "Ann" if waiting.visitor is tables[1].visitor else "Bob"
        expect(waiting.log_line("amber-event-laid", "tile", player=name, cell=square).last).to_be_visible()


def test_nobody_is_told_what_the_other_holds(tables: tuple[AmberTable, AmberTable]) -> None:
    """Neither the page nor any message over the socket has the other's hand or what the other draws."""
    for seed in range(6):
        active, waiting = to_play(*tables)
        MousePlayer(active, seed).play_turn()
        waiting.waits_for("amber-prompt-play")
        for own, other in (tables, tables[::-1]):
            hand, theirs = (side.visitor.table["view"]["hand"] for side in (own, other))
            assert sum(hand.values()) == sum(theirs.values()) == 6
            assert hand == theirs or theirs not in list(objects(own.visitor.table))

    for seat, (own, other) in enumerate((tables, tables[::-1])):
        drawn = list(draws(other.visitor))
        assert len(drawn) >= 6
        assert all(phrase["seats"]["player"] == 1 - seat for phrase in drawn)
        assert all(phrase["seats"]["player"] == seat for phrase in draws(own.visitor))
        name = own.visitor.table["seats"][1 - seat]["name"]
        # "draws a tile" is all the log says of it; "draws a curve" would be a line of its own.
        said = own.log_line("amber-event-drew", player=name)
        expect(said).not_to_have_count(0)
        expect(own.log_line("amber-event-drew_tile", "tile", player=name)).to_have_count(said.count())
        expect(own.visitor.page.get_by_role("toolbar")).to_have_count(1)


def objects(message: Any) -> Iterator[dict[str, Any]]:
    """Every JSON object inside a message."""
    if isinstance(message, dict):
        yield message
        for value in message.values():
            yield from objects(value)
    elif isinstance(message, list):
        for value in message:
            yield from objects(value)


def draws(visitor: Visitor) -> Iterator[dict[str, Any]]:
    """What the visitor's browser was ever told about who drew which tile."""
    for text in visitor.received:
        for part in objects(msgspec.json.decode(text)):
            if part.get("id") in ("amber-event-drew_tile", "amber-event-buried_tile"):
                yield part


def test_a_guest_can_get_up_again_and_the_host_sees_it(visit: Visit) -> None:
    ann, bob = visit(), visit()
    accept(bob, invite(ann, "Ann"), "Bob")
    expect(ann.button("gather-start")).to_be_enabled()

    bob.button("gather-leave").click()

    expect(ann.button("gather-start")).to_be_disabled()
    expect(ann.page.get_by_text("Bob", exact=True)).to_have_count(0)


def test_a_spectator_sees_the_table_but_no_hand(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    accept(bob, invite(ann, "Ann"), "Bob")
    tables = start(ann, bob)
    watched = AmberTable.open(eve, ann.table["id"])
    expect(eve.page.get_by_role("region", name="Ann", exact=True)).to_be_visible()
    expect(watched.hand).to_have_count(0)

    active, _ = to_play(*tables)
    square = active.lay_a_road()
    active.finish()

    expect(watched.log_line("amber-event-laid", "tile", "player", cell=square)).to_be_visible()
    expect(watched.end).to_have_count(0)
    assert not list(draws(eve))
    assert eve.table["view"]["hand"] == {}
    assert eve.table["viewpoint"] == -1
