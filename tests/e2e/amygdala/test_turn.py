"""Building a turn of Amygdala: what the screen says before, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.amygdala.rules import AmygdalaState
from tests.e2e.amygdala.table import AmygdalaTable, at_position
from tests.e2e.conftest import Visit
from tests.rules.amygdala.positions import JOSEPH, ROB, placing, position

pytestmark = pytest.mark.e2e

Sit = Callable[[AmygdalaState], AmygdalaTable]


@pytest.fixture
def sit(visit: Visit, database: Path) -> Sit:
    """Sits somebody down at a table with a position."""
    return lambda state: at_position(database, visit(), state)


def coins(*values: int) -> list[str]:
    return [f"coin worth {value}" for value in values]


def choose_first(table: AmygdalaTable, *asked: str) -> None:
    """Take the first choice of every step that asks one of these, until the turn only awaits its end."""
    while (now := table.waits_for(*asked, table.confirm)) != table.confirm:
        before = table.said()
        table.tray.get_by_role("button").first.click()
        table.goes_on(before)
        assert now in asked


# Buying


def test_change_is_made_by_itself(sit: Sit) -> None:
    table = sit(position(coins={ROB: 10}))
    table.waits_for("amygdala-prompt-turn")
    assert table.leaves()[:2] == [*coins(10), "free space"]

    table.pick_and_buy("L0", "surprise-1")

    table.waits_for("amygdala-prompt-confirm")
    assert table.leaves()[:6] == [*coins(5, 1, 1, 1, 1), "surprise resource"]


def test_of_two_tiles_the_dearer_is_paid_and_the_toll_on_top(sit: Sit) -> None:
    lotuses = {"L0": "hope-1 anger-3", "L1": "sadness-1 serenity-2"}
    table = sit(position(coins={ROB: 9}, mood={ROB: "L3"}, lotuses=lotuses))
    mia = table.visitor
    table.resources("L0", "hope-1").click()
    expect(table.buy).to_have_accessible_name(re.compile(mia.text("amygdala-buy-button", coins=2)))

    table.resources("L0", "anger-3").click()

    expect(table.buy).to_have_accessible_name(re.compile(mia.text("amygdala-buy-button", coins=4)))
    expect(table.tray).to_contain_text(mia.text("amygdala-buy-free", coins=1))
    expect(table.tray).to_contain_text(mia.text("amygdala-buy-toll", coins=1))
    # A tile of another lotus takes their place, and a second tap lets go of it.
    table.resources("L1", "serenity-2").click()
    expect(table.buy).to_have_accessible_name(re.compile(mia.text("amygdala-buy-button", coins=3)))
    table.resources("L1", "serenity-2").click()
    expect(table.buy).to_have_count(0)
    table.pick_and_buy("L0", "anger-3", "hope-1")
    table.waits_for("amygdala-prompt-confirm")
    assert table.me["coins"] == 5


def test_the_toll_is_told_for_every_lotus(sit: Sit) -> None:
    table = sit(position(coins={ROB: 9}, mood={ROB: "L2"}))
    costs = re.compile(re.escape(table.visitor.text("amygdala-lotus_costs", coins=1)))
    for lotus, coins in table.me["tolls"].items():
        named = expect(table.roots(lotus))
        if coins:
            named.to_have_accessible_name(costs)
        else:
            named.not_to_have_accessible_name(costs)
    assert [lotus for lotus, coins in table.me["tolls"].items() if coins] == ["L0", "L1"]


def test_what_would_be_too_much_is_told_before_it_is_bought(sit: Sit) -> None:
    items = "wild wild idea idea dream dream happiness claim-teal"
    table = sit(position(coins={ROB: 11}, bank={ROB: items}))
    mia = table.visitor
    warning = table.tray.get_by_text(mia.text("amygdala-bank-over-after", count=1))
    table.resources("L0", "surprise-1").click()
    expect(table.buy).to_be_visible()
    expect(warning).to_have_count(0)

    table.resources("L0", "sadness-1").click()

    expect(warning).to_be_visible()
    expect(table.bank.get_by_role("listitem")).to_have_count(11)
    expect(table.bank_title).to_contain_text(mia.text("amygdala-bank-over", count=1))
    table.buy.click()
    table.waits_for("amygdala-prompt-overflow")
    choose_first(table, "amygdala-prompt-overflow")
    expect(table.bank.get_by_role("listitem")).to_have_count(10)


# Unlocking and paying


def two_sadness(items: str, coins: int = 9) -> AmygdalaState:
    return position(coins={ROB: coins}, bank={ROB: items}, deal={ROB: "a2=sadness+sadness"})


def test_one_press_pays_all_of_a_tile_the_cheapest_way(sit: Sit) -> None:
    table = sit(two_sadness("sadness-1 sadness-2 hope-1 wild"))
    table.unlock("a2")

    table.pay_all.click()

    table.waits_for("amygdala-prompt-place")
    assert table.me["resources"] == {"hope-1": 1}
    assert (table.me["wilds"], table.me["coins"]) == (1, 9)


def test_every_icon_can_be_paid_another_way(sit: Sit) -> None:
    table = sit(two_sadness("sadness-1 sadness-2 hope-1 wild"))
    table.unlock("a2")
    before = table.said()

    table.choice_of({"do": "pay_wild"}).click()
    table.goes_on(before)
    table.choice_of({"do": "pay_coins"}).click()

    table.waits_for("amygdala-prompt-place")
    assert table.me["resources"] == {"sadness-1": 1, "sadness-2": 1, "hope-1": 1}
    assert (table.me["wilds"], table.me["coins"]) == (0, 4)


def test_coins_that_are_short_are_raised_first(sit: Sit) -> None:
    table = sit(two_sadness("sadness-1 idea dream", coins=3))
    table.unlock("a2")

    table.pay_all.click()

    table.waits_for("amygdala-prompt-raise")
    expect(table.tray).to_contain_text(table.visitor.text("amygdala-raise-missing", coins=2))
    table.choice_of({"do": "cash_ideas", "count": 1}).click()
    table.waits_for("amygdala-prompt-place")
    assert (table.me["coins"], table.me["ideas"], table.me["dreams"]) == (0, 0, 1)


# Placing


SCORING = ("amygdala-prompt-network", "amygdala-prompt-claim", "amygdala-prompt-confirm")
"""What is asked when a tile has been placed: which network, or what comes after it."""


def worth(space: Locator) -> dict[str, int]:
    """What the label of a space says the tile would score there, by emotion."""
    label = space.get_attribute("aria-label") or ""
    return {emotion: int(points) for emotion, points in re.findall(r"(\w+) (\d+) VP", label)}


@pytest.mark.parametrize("tile", ["hope", "anger+sadness"])
def test_a_space_tells_what_the_tile_will_score_there(sit: Sit, tile: str) -> None:
    own = "I4=sadness R1=anger R6=anger+anger K1=hope+hope K6=hope+serenity T4=hope+surprise"
    table = sit(placing(tile, coins={ROB: 9}, placed={ROB: own, JOSEPH: "I3=sadness"}))
    mia = table.visitor
    table.waits_for("amygdala-prompt-place")
    spaces = [str(action["space"]) for action in mia.legal]
    expect(table.spaces()).to_have_count(len(spaces))
    best = max(spaces, key=lambda space: max(worth(table.space(space)).values()))
    least = min(spaces, key=lambda space: max(worth(table.space(space)).values()))
    for space in (best, least):
        promised = worth(table.space(space))
        assert set(promised) == set(tile.split("+"))
        for emotion, points in promised.items():
            table.space(space).click()
            if table.waits_for("amygdala-prompt-stand", *SCORING) == "amygdala-prompt-stand":
                table.tray.get_by_role("button").first.click()
            if table.waits_for(*SCORING) == "amygdala-prompt-network":
                table.choice_of({"do": "score", "emotion": emotion}).click()
            scored = mia.text("amygdala-event-scored", player="Mia", emotion_name=emotion, points=points)
            expect(table.outcome.get_by_text(scored)).to_be_visible()
            assert table.me["vp"] == points
            table.restart.click()
            table.waits_for("amygdala-prompt-place")
    assert max(worth(table.space(best)).values()) > max(worth(table.space(least)).values())


def test_a_placement_can_be_taken_back_step_by_step(sit: Sit) -> None:
    table = sit(two_sadness("sadness-1 sadness-2"))
    before = table.leaves()
    table.unlock("a2")
    table.pay_all.click()
    table.waits_for("amygdala-prompt-place")
    table.space("I1").click()
    table.waits_for("amygdala-prompt-stand")

    table.undo.click()
    table.waits_for("amygdala-prompt-place")
    expect(table.spaces()).not_to_have_count(0)
    table.space("I2").click()
    table.waits_for("amygdala-prompt-stand")
    for asked in ("amygdala-prompt-place", "amygdala-prompt-pay", "amygdala-prompt-pay"):
        said = table.said()
        table.undo.click()
        table.goes_on(said)
        table.waits_for(asked)
    table.undo.click()
    table.waits_for("amygdala-prompt-turn")
    assert table.leaves() == before
    expect(table.place("a2")).to_be_visible()
    expect(table.undo).to_be_disabled()


def test_another_space_takes_the_place_of_the_first(sit: Sit) -> None:
    table = sit(placing("hope", coins={ROB: 9}, mood={ROB: "L3"}))
    table.space("K1").click()
    table.waits_for("amygdala-prompt-stand")

    table.space("K2").click()
    choose_first(table, "amygdala-prompt-stand")

    assert [space for space, placed in table.view["spaces"].items() if placed["seat"] == ROB] == ["K2"]
    mia = table.visitor
    here = mia.text(
        "amygdala-space-tile", space="K2", region_name="pink region", tile_name="hope", player="Mia"
    )
    expect(table.space("K2")).to_have_accessible_name(re.compile(re.escape(here)))
    expect(table.space("K1")).not_to_have_accessible_name(re.compile("hope"))


# What follows from it


def test_a_bonus_space_tells_how_many_tiles_are_still_in_the_way(sit: Sit) -> None:
    table = sit(position(coins={ROB: 9}, bank={ROB: "sadness-1"}, deal={ROB: "a2=sadness"}))
    mia = table.visitor

    def bonus(left: int) -> Locator:
        told = mia.text("amygdala-bonus-left", place="a1", items=mia.text("amygdala-item-claim"), count=left)
        return table.desk.get_by_role("img", name=told, exact=True)

    expect(bonus(2)).to_be_visible()
    table.unlock("a2")
    table.pay_all.click()
    table.waits_for("amygdala-prompt-place")
    table.space("I1").click()
    choose_first(table, "amygdala-prompt-stand")
    expect(bonus(1)).to_be_visible()


def test_the_table_of_majorities_follows_the_turn(sit: Sit) -> None:
    table = sit(
        placing("sadness+sadness", coins={ROB: 9}, bank={ROB: "claim-indigo"}, placed={JOSEPH: "I3=hope"})
    )
    mia = table.visitor

    def indigo(**standing: int) -> Locator:
        """Mia's cell of the indigo region."""
        told = mia.text("amygdala-majorities-cell", **standing)
        return table.majorities.get_by_role("row", name="Mia").get_by_role("cell", name=told, exact=True)

    before = {"icons": 0, "place": 0, "claim": 0, "points": 0}
    expect(indigo(**before)).to_have_count(7)
    table.space("I1").click()
    choose_first(table, "amygdala-prompt-stand")
    expect(indigo(icons=2, place=1, claim=0, points=0)).to_be_visible()
    expect(indigo(**before)).to_have_count(6)


def test_a_claim_is_placed_from_the_tray_or_on_the_board(sit: Sit) -> None:
    for on_board in (False, True):
        table = sit(position(coins={ROB: 9}, bank={ROB: "claim-indigo"}, placed={ROB: "I1=sadness"}))
        mia = table.visitor
        table.waits_for("amygdala-prompt-turn")
        claim = table.region("indigo") if on_board else table.choice_of({"do": "claim", "region": "indigo"})
        claim.click()
        choose_first(table, "amygdala-prompt-stand")
        expect(table.region("indigo")).to_have_accessible_name(
            re.compile(re.escape(mia.text("amygdala-board-claims", players="Mia")))
        )
        told = mia.text("amygdala-majorities-cell", icons=1, place=1, claim=1, points=8)
        expect(table.majorities.get_by_role("cell", name=told, exact=True)).to_be_visible()


def test_on_the_last_turn_one_press_exchanges_everything(sit: Sit) -> None:
    bank = "idea idea idea dream dream dream wild"
    table = sit(position(phase="last_round", coins={ROB: 7}, bank={ROB: bank}, vp={ROB: 40}))
    table.waits_for("amygdala-prompt-last_turn")
    expect(table.tray).to_contain_text(table.visitor.text("amygdala-turn-last"))
    table.pick_and_buy("L0", "surprise-1")
    table.waits_for("amygdala-prompt-cash_in")
    points = table.me["points"]
    promised = re.search(r"\+(\d+)", table.settle.inner_text())
    assert promised

    table.settle.click()

    table.waits_for("amygdala-prompt-confirm")
    assert table.me["points"] == points + int(promised[1])
    assert not table.me["ideas"] + table.me["dreams"] + table.me["wilds"]
    table.finish()


def test_what_cannot_be_done_says_which_rule_forbids_it(sit: Sit) -> None:
    table = sit(position(coins={ROB: 9}))
    table.place("b3").click(force=True)
    alert = table.visitor.page.get_by_role("alert")
    rule = alert.get_by_role("link", name=table.visitor.text("table-read-rule"))
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/amygdala#AMY-[A-Z]+-\d+$"))
