"""All of Amygdala's screens, one after another. Positions are laid out, so that every decision comes soon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from parlour.games.amygdala.rules import AmygdalaState
from tests.e2e.amygdala.table import AmygdalaTable, at_position, bot_game, finished_game
from tests.e2e.visitor import Visitor
from tests.rules.amygdala.positions import DEBRA, GENEVA, JOSEPH, ROB, position


def tour(mia: Visitor, _: Visitor, database: Path) -> Iterator[str]:
    yield from _pages(mia)
    yield from _the_beginning(mia)
    yield from _a_turn(at_position(database, mia, in_full_swing()))
    yield from _too_much(at_position(database, mia, full_bank()))
    yield from _the_last_turn(at_position(database, mia, last_turn()))
    yield from _scores(mia)


# Positions


def in_full_swing() -> AmygdalaState:
    """The middle of a game for four. At a2 waits a tile whose unlocking brings one decision after another.

    It has two emotions, not all of it can be paid without raising coins, it can be placed where two lotuses
    serve, one of them with the toll, and it is the last beside a bonus space with a claim tile.
    """
    return position(
        4,
        coins={ROB: 3, JOSEPH: 17, GENEVA: 6, DEBRA: 11},
        bank={
            ROB: "sadness-1 hope-1 idea idea dream wild happiness",
            JOSEPH: "anger-2 hope-3 claim-red",
            GENEVA: "dream dream wild",
            DEBRA: "surprise-1 idea claim-purple",
        },
        vp={ROB: 14, JOSEPH: 9, GENEVA: 21, DEBRA: 12},
        toll="L1",
        mood={ROB: "L0", JOSEPH: "L1", GENEVA: "L4", DEBRA: "L4"},
        deal={ROB: "a2=anger+sadness"},
        gone={ROB: "b1 d1 e2", JOSEPH: "a6 b6", GENEVA: "d6 e6 d5 c6", DEBRA: "e4 d3"},
        cloud={ROB: "b1", JOSEPH: "b6", GENEVA: "c6", DEBRA: "d3"},
        placed={
            ROB: "I4=sadness I3=sadness+sadness R1=anger",
            JOSEPH: "P2=surprise I2=sadness",
            GENEVA: "G1=gratitude G6=gratitude+gratitude T3=serenity+surprise G2=hope",
            DEBRA: "K1=hope K6=hope+hope",
        },
        claims={"indigo": [ROB], "green": [DEBRA, GENEVA]},
    )


def full_bank() -> AmygdalaState:
    """All leaves in use: two tiles more are one too many."""
    return position(2, coins={ROB: 11}, bank={ROB: "wild wild idea idea dream dream happiness claim-teal"})


def last_turn() -> AmygdalaState:
    """A last turn, with something of everything to exchange."""
    return position(
        2,
        phase="last_round",
        coins={ROB: 7, JOSEPH: 4},
        bank={ROB: "idea idea dream dream dream wild claim-teal"},
        vp={ROB: 40, JOSEPH: 33},
        left={ROB: "a2 a4 b3 c4", JOSEPH: "a2 a4 a6 b4 c4"},
        cloud={ROB: "b2", JOSEPH: "b5"},
    )


# Screens


def _pages(mia: Visitor) -> Iterator[str]:
    page = mia.page
    game = mia.text("amygdala-name")
    page.goto("/rules/amygdala")
    expect(page.get_by_role("article").get_by_role("heading", level=3).first).to_be_visible()
    yield "rules"
    page.goto("/glossary/amygdala")
    expect(mia.heading("glossary-title", game=game)).to_be_visible()
    yield "glossary"
    page.goto("/about/amygdala")
    expect(page.get_by_role("rowheader").first).to_be_visible()
    yield "about"
    page.goto("/new/amygdala")
    expect(mia.button("new-start")).to_be_visible()
    page.get_by_text(mia.text("new-more-options"), exact=True).click()
    for variant in ("changing_toll", "vp_tiles"):
        page.get_by_role("switch", name=mia.text(f"amygdala-option-{variant}"), exact=True).check()
    yield "new table"


def _the_beginning(mia: Visitor) -> Iterator[str]:
    wish = bot_game(2, start="choose", vp_tiles=True)
    table = AmygdalaTable.open(mia, mia.api("/tables", wish)["id"])
    table.waits_for("amygdala-prompt-start")
    yield "choosing who starts"


def _a_turn(table: AmygdalaTable) -> Iterator[str]:
    """Every kind of decision, and what can be looked at meanwhile."""
    table.waits_for("amygdala-prompt-turn")
    yield "my turn"
    for tile in ("serenity-1", "gratitude-1"):
        table.resources("L2-left", tile).click()
    expect(table.buy).to_be_visible()
    yield "tiles picked"
    table.choice(table.visitor.text("amygdala-buy-let-go")).click()
    table.place("a2").hover()
    yield "a tile pointed at"
    table.unlock("a2")
    yield "paying"
    table.choice_of({"do": "pay_coins"}).click()
    table.waits_for("amygdala-prompt-raise")
    yield "raising coins"
    table.choice_of({"do": "cash_ideas", "count": 1}).click()
    table.waits_for("amygdala-prompt-pay")
    table.pay_all.click()
    table.waits_for("amygdala-prompt-place")
    table.space("I5").hover()
    yield "placing"
    table.space("I5").click()
    table.waits_for("amygdala-prompt-stand")
    yield "where to stand"
    table.choice_of({"do": "stand", "lotus": "L0"}).click()
    table.waits_for("amygdala-prompt-network")
    yield "which network"
    table.choice_of({"do": "score", "emotion": "sadness"}).click()
    table.waits_for("amygdala-prompt-claim")
    yield "which claim tile"
    table.choice_of({"do": "take_claim", "region": "teal"}).click()
    table.waits_for("amygdala-prompt-confirm")
    yield "tentative"
    table.finish()
    table.waits_for("amygdala-prompt-turn.other")
    yield "the other's turn"
    table.tabs.get_by_role("button", name="Noor").click()
    expect(table.board_of("Noor")).to_be_visible()
    yield "another's board"
    majorities = table.tabs.get_by_role("button", name=table.visitor.text("amygdala-desk-majorities"))
    # Where there is room they are in sight all the time.
    if majorities.is_visible():
        majorities.click()
    expect(table.majorities).to_be_visible()
    yield "majorities"


def _too_much(table: AmygdalaTable) -> Iterator[str]:
    table.pick_and_buy("L0", "surprise-1", "sadness-1")
    table.waits_for("amygdala-prompt-overflow")
    yield "too many items"


def _the_last_turn(table: AmygdalaTable) -> Iterator[str]:
    table.waits_for("amygdala-prompt-last_turn")
    yield "my last turn"
    table.pick_and_buy("L0", "surprise-1")
    table.waits_for("amygdala-prompt-cash_in")
    table.folded().click()
    yield "cashing in"


def _scores(mia: Visitor) -> Iterator[str]:
    record = finished_game(("Mia", "Tom", "Noor", "Zoë"), seed=18)
    mia.page.goto(f"/table/{mia.api('/records', record)['id']}")
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    yield "scores"
