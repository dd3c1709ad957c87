"""Amygdala's table in all its forms: variants, other people's boards, a phone, other languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from parlour.words import Words
from tests.e2e.amygdala.table import NAMES, AmygdalaTable, at_position, bot_game
from tests.e2e.amygdala.tour import in_full_swing
from tests.e2e.conftest import Visit
from tests.e2e.screen import english_left, raw_messages
from tests.e2e.visitor import PHONE, Visitor, expression

pytestmark = pytest.mark.e2e

REGIONS = ("yellow", "purple", "indigo", "teal", "green", "pink", "red")


# Variants


def start_with(visitor: Visitor, *variants: str) -> AmygdalaTable:
    """From the home page to a table with these variants, against a bot."""
    visitor.page.goto("/")
    visitor.link("home-play", game=visitor.text("amygdala-name")).click()
    for variant in variants:
        name = visitor.text(f"amygdala-option-{variant}")
        visitor.page.get_by_role("switch", name=name, exact=True).check()
    visitor.button("new-start").click()
    table = AmygdalaTable(visitor)
    expect(table.board).to_be_visible()
    return table


def test_vp_tiles_cover_what_is_printed(visit: Visit) -> None:
    mia = visit()
    table = start_with(mia, "vp_tiles")
    table.waits_for("amygdala-prompt-turn")
    expect(
        table.log_line("amygdala-event-vp_tile", "region", "tile", "first", "second", "third")
    ).to_have_count(7)
    covered = [table.view["regions"][name] for name in REGIONS]
    assert len({region["vp_tile"] for region in covered}) == len(REGIONS)
    for name, region in zip(REGIONS, covered, strict=True):
        first, second, third = region["vp"]
        lies = mia.text(
            "amygdala-event-vp_tile",
            region=mia.text(f"amygdala-region-{name}.a"),
            tile=mia.text(f"amygdala-vp_tile-{region['vp_tile']}.a"),
            first=first,
            second=second,
            third=third,
        )
        expect(table.log.get_by_role("button", name=lies)).to_be_visible()
        expect(table.region(name)).to_have_accessible_name(re.compile(rf"\b{first}, {second} and {third}\b"))


def test_the_changing_toll_goes_along_with_whoever_pays_it(visit: Visit) -> None:
    mia = visit()
    table = start_with(mia, "changing_toll")
    here = re.compile(expression(mia.text("amygdala-lotus_toll")))
    while True:
        table.waits_for("amygdala-prompt-turn")
        before, tolls = table.view["toll"], table.me["tolls"]
        buys = [action for action in mia.legal if action["do"] == "buy"]
        # The mood markers begin at the toll: who has not moved yet does not pay.
        buy = max(buys, key=lambda action: (tolls[action["lotus"]], action["lotus"]))
        table.pick_and_buy(str(buy["lotus"]), str(buy["tile"]))
        table.waits_for("amygdala-prompt-confirm")
        paid = tolls[buy["lotus"]]
        expect(table.roots(str(buy["lotus"]) if paid else before)).to_have_accessible_name(here)
        if paid:
            break
        table.finish()
    moved = mia.text("amygdala-event-toll_moved", lotus=mia.text(f"amygdala-lotus-{buy['lotus']}.a"))
    expect(table.outcome.get_by_text(moved)).to_be_visible()
    expect(table.board.get_by_role("button", name=here)).to_have_count(1)


# Everybody's boards


def test_all_boards_are_in_sight_on_a_desktop(visit: Visit, database: Path) -> None:
    mia = visit()
    table = at_position(database, mia, in_full_swing())
    expect(table.place("a2")).to_be_in_viewport(ratio=1)
    expect(table.bank).to_be_in_viewport(ratio=1)
    expect(table.majorities).to_be_visible()
    for name in NAMES[1:]:
        look = mia.button("amygdala-panel-look", player=name)
        expect(look).to_be_in_viewport(ratio=1)
        expect(look.get_by_role("img")).to_be_visible()

    mia.button("amygdala-panel-look", player="Noor").click()

    expect(table.board_of("Noor")).to_be_in_viewport(ratio=1)
    expect(table.place("a2")).to_have_count(0)
    table.tabs.get_by_role("button", name=mia.text("amygdala-desk-mine")).click()
    expect(table.place("a2")).to_be_visible()


# A phone


@pytest.fixture
def phone(visit: Visit, database: Path) -> AmygdalaTable:
    table = at_position(database, visit(size=PHONE, touch=True), in_full_swing())
    table.waits_for("amygdala-prompt-turn")
    return table


def test_on_a_phone_every_board_is_one_tap_away(phone: AmygdalaTable) -> None:
    for name in NAMES[1:]:
        phone.tabs.get_by_role("button", name=name).tap()
        expect(phone.board_of(name)).to_be_in_viewport()
    phone.tabs.get_by_role("button", name=phone.visitor.text("amygdala-desk-majorities")).tap()
    expect(phone.majorities).to_be_in_viewport()
    phone.tabs.get_by_role("button", name=phone.visitor.text("amygdala-desk-mine")).tap()
    expect(phone.place("a2")).to_be_in_viewport()
    expect(phone.majorities).to_have_count(0)


def test_a_turn_is_played_by_tapping(phone: AmygdalaTable) -> None:
    """What is asked can always be answered, and the turn taken back, without looking for it."""

    def tap(target: Locator, then: str) -> None:
        target.tap()
        phone.waits_for(then)
        expect(phone.undo).to_be_in_viewport(ratio=1)

    phone.resources("L2-left", "serenity-1").tap()
    expect(phone.buy).to_be_in_viewport(ratio=1)
    phone.resources("L2-left", "serenity-1").tap()
    expect(phone.buy).to_have_count(0)
    tap(phone.place("a2"), "amygdala-prompt-pay")
    expect(phone.pay_all).to_be_in_viewport(ratio=1)
    tap(phone.pay_all, "amygdala-prompt-place")
    indigo = [str(action["space"]) for action in phone.visitor.legal if str(action["space"])[0] == "I"]
    space = phone.uncovered(phone.space(f"(?:{'|'.join(indigo)})"))
    name = (space.get_attribute("aria-label") or "").partition(",")[0]
    tap(space, "amygdala-prompt-stand")
    assert phone.view["pending"]["space"] == name, "a tap on a space means that space"
    expect(phone.tray.get_by_role("button").first).to_be_in_viewport(ratio=1)
    tap(phone.tray.get_by_role("button").first, "amygdala-prompt-network")
    tap(phone.tray.get_by_role("button").first, "amygdala-prompt-claim")
    tap(phone.choice_of({"do": "take_claim", "region": "teal"}), "amygdala-prompt-confirm")
    expect(phone.end).to_be_in_viewport(ratio=1)
    phone.end.tap()
    phone.waits_for("amygdala-prompt-turn.other")


def test_on_a_phone_the_board_can_be_magnified(phone: AmygdalaTable) -> None:
    def height() -> float:
        box = phone.board.bounding_box()
        assert box
        return box["height"]

    whole = height()
    phone.visitor.button("amygdala-zoom-in").tap()
    assert height() > whole
    phone.visitor.button("amygdala-zoom-out").tap()
    assert height() == pytest.approx(whole)


# Languages


def test_another_language_changes_every_word_at_once(visit: Visit) -> None:
    mia = visit()
    table = AmygdalaTable.open(mia, mia.api("/tables", bot_game(3))["id"])
    table.waits_for("amygdala-prompt-turn")
    for language in ("nl", "fr", "en"):
        mia.page.get_by_role("button", name=mia.text(f"language-{language}")).click()
        mia.words = Words(language)
        expect(mia.page.locator("html")).to_have_attribute("lang", language)
        speaking = AmygdalaTable(mia)
        speaking.waits_for("amygdala-prompt-turn")
        expect(speaking.board).to_be_visible()
        expect(speaking.roots("L0")).to_have_accessible_name(
            re.compile(expression(mia.text("amygdala-lotus_toll")))
        )
        expect(speaking.log_line("amygdala-event-begins", "player")).to_be_visible()
        mia.page.reload()
        speaking.waits_for("amygdala-prompt-turn")
        # Only now: what was read out before stays in the language it was said in.
        assert raw_messages(mia.page) == []
        assert english_left(mia.page, language) == []
