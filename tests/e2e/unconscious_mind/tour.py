"""All of Unconscious Mind's screens, one after another. Positions are laid out, so that all comes soon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from tests.e2e.unconscious_mind.table import UnconsciousMindTable, at_position, bot_game, finished_game
from tests.e2e.visitor import Visitor
from tests.rules.unconscious_mind.positions import PINK, TEAL, THE_ID, position


def tour(mia: Visitor, _: Visitor, database: Path) -> Iterator[str]:
    yield from _pages(mia)
    yield from _the_beginning(mia)
    yield from _a_cascade(at_position(database, mia, in_full_swing()))
    yield from _a_treatment(at_position(database, mia, treating()))
    yield from _the_library(at_position(database, mia, publishing()))
    yield from _the_city(at_position(database, mia, recalling()))
    yield from _alone(at_position(database, mia, late_and_alone()))
    yield from _scores(mia)


# Positions


def in_full_swing() -> UnconsciousMindState:
    """The middle of a game. A tile from the right column brings one decision after another."""
    return position(
        2,
        coffee={TEAL: 6, PINK: 2},
        bright={TEAL: 2},
        boxes={TEAL: 1},
        laps={TEAL: 2},
        notebook={TEAL: "ns01 n101 n201 / ns02 n105 n206 / n107 · ·", PINK: "ns03 n102 ·"},
        dial={
            TEAL: "minor-growth minor-freedom median-passion own:minor-passion own:median-growth",
            PINK: "minor-growth",
        },
        hand={TEAL: "r05 r08", PINK: "r09"},
        in_play={TEAL: "r01 r13"},
        rooms={TEAL: "c01+g01 m05 l01 / k01+g02 m06 l02", PINK: "c02+g03 m07 l03"},
        professors={TEAL: "opera", PINK: "museum"},
        freud="opera",
        reputation={TEAL: 2, PINK: 1},
        freud_reputation=3,
    )


CASCADE = (
    "place i02 notebook_right",
    "ideas idea",
    "do 1",
    "take level_1",
    "main",
    "adjust",
    "insight common minor-freedom minor-passion",
    "do 1",
    "do 1",
    "insight common minor-passion median-passion",
)
"""A turn in that position, with an exchange of Coffee in the middle of it."""


def full_cup() -> UnconsciousMindState:
    """Ideas on two spaces to be recalled, with room for one Coffee."""
    return position(
        coffee={TEAL: 5},
        dial={TEAL: "minor-growth"},
        table={"i11": "0 idea notebook_left", "i22": "0 idea gain_research"},
    )


def treating() -> UnconsciousMindState:
    """Both clients can be treated, each Dream with a choice of Insights."""
    return position(
        2,
        rooms={TEAL: "k01 m31 l01 @3 / c01+g01 m05 l02 @6", PINK: "c02+g03 m07 l03"},
        dial={TEAL: "median-passion own:median-passion minor-passion minor-freedom major-growth"},
        coffee={TEAL: 4, PINK: 3},
        boxes={TEAL: 2},
        notebook={TEAL: "ns01 n101 ·"},
        hand={TEAL: "r05"},
    )


def publishing() -> UnconsciousMindState:
    """Cards to play, and some in play that make a Treatise; another is there to be cited."""
    return position(
        2,
        in_play={TEAL: "r01 r02 r13 r25", PINK: "r03"},
        hand={TEAL: "r05 r08 r12 r30"},
        dial={TEAL: "own:minor-growth own:median-passion minor-freedom"},
        coffee={TEAL: 5},
        notebook={TEAL: "ns01 n101 ·"},
        treatises={"t32": "1 r06 r16 r28"},
    )


def recalling() -> UnconsciousMindState:
    """Bonuses to claim at two Locations and in a District, with every module on the map."""
    return position(
        2,
        in_play={TEAL: "r04 r01"},
        dial={TEAL: "own:minor-growth own:median-passion"},
        professors={TEAL: "theater"},
        freud="opera",
        journalist="museum",
        fireworks="green",
        overlays={"theater": "o1-colour", "cafe": "o2-grey"},
        table={"i11": "0 two_ideas play_or_publish", "i12": "0 idea elevate_transfer"},
        coffee={TEAL: 1},
        notebook={TEAL: "ns01 n101 ·"},
        laps={TEAL: 1},
    )


def late_and_alone() -> UnconsciousMindState:
    """The final round of a game against the Id."""
    return position(
        1,
        phase="final_round",
        vp={TEAL: 41, THE_ID: 38},
        coffee={TEAL: 3},
        boxes={TEAL: 1},
        dial={TEAL: "minor-growth own:median-passion"},
        notebook={TEAL: "ns01 n101 n201 / ns02 · ·", THE_ID: "id_study · · / id_stroll · · / id_treat · ·"},
        reputation={TEAL: 4, THE_ID: 3},
        freud_reputation=10,
    )


# Screens


def _pages(mia: Visitor) -> Iterator[str]:
    page = mia.page
    page.goto("/rules/unconscious_mind")
    expect(page.get_by_role("article").get_by_role("heading", level=3).first).to_be_visible()
    yield "rules"
    page.goto("/glossary/unconscious_mind")
    expect(mia.heading("glossary-title", game=mia.text("unconscious_mind-name"))).to_be_visible()
    yield "glossary"
    page.goto("/about/unconscious_mind")
    expect(page.get_by_role("rowheader").first).to_be_visible()
    yield "about"
    page.goto("/new/unconscious_mind")
    expect(mia.button("new-start")).to_be_visible()
    page.get_by_text(mia.text("new-more-options"), exact=True).click()
    mia.choose("new-company-nobody")
    yield "new table"


def _the_beginning(mia: Visitor) -> Iterator[str]:
    wish = bot_game(2, start="choose")
    table = UnconsciousMindTable.open(mia, mia.api("/tables", wish)["id"])
    table.waits_for("unconscious_mind-prompt-start")
    yield "choosing who starts"
    table.take(table.action("start 0"))
    table.waits_for(table.confirm)
    table.finish()
    table.waits_for("unconscious_mind-prompt-draft")
    yield "the first client"
    while (asked := table.waits_for_me()) != "unconscious_mind-prompt-starting_tile":
        table.go_further(asked)
    yield "a starting tile"
    table.take(table.legal[0])
    table.waits_for("unconscious_mind-prompt-starting_row")
    yield "where it goes"


def _a_cascade(table: UnconsciousMindTable) -> Iterator[str]:
    """Decision after decision, and what can be looked at meanwhile."""
    table.waits_for("unconscious_mind-prompt-turn")
    yield "my turn"
    first, *others = CASCADE
    space, action = table.presses(table.action(first))
    space.press()
    expect(space.target).to_have_attribute("aria-pressed", "true")
    yield "an Idea space picked"
    before = table.said()
    action.press()
    table.goes_on(before)
    table.waits_for("unconscious_mind-prompt-ideas")
    yield "how many Ideas"
    for text in others:
        table.take(table.action(text))
        asked = table.waits_for_me()
        if text in ("ideas idea", "do 1", "take level_1", "adjust"):
            yield f"{asked} after {text}"
    yield "before a reveal"
    table.restart.click()
    table.waits_for("unconscious_mind-prompt-turn")
    for look in table.looks.get_by_role("button").all():
        look.click()
        yield f"looking at {look.inner_text().strip()}"


def _a_treatment(table: UnconsciousMindTable) -> Iterator[str]:
    table.take(table.action("treat primary"))
    table.waits_for("unconscious_mind-prompt-pay")
    yield "paying for a Dream"
    table.take(table.legal[0])
    table.waits_for_me()
    yield "a treatment going on"


def _the_library(table: UnconsciousMindTable) -> Iterator[str]:
    for text in ("place i22 play_or_publish", "ideas idea", "do 1"):
        table.take(table.action(text))
    table.waits_for("unconscious_mind-prompt-play")
    yield "playing or publishing"
    table.take(table.action("publish t42"))
    table.waits_for_me()
    yield "publishing"


def _the_city(table: UnconsciousMindTable) -> Iterator[str]:
    table.take(table.action("recall"))
    table.waits_for("unconscious_mind-prompt-bonus")
    yield "a city bonus"
    table.explain(table.spot("location:theater"))
    yield "a Location explained"


def _alone(table: UnconsciousMindTable) -> Iterator[str]:
    table.waits_for("unconscious_mind-prompt-turn")
    yield "alone against the Id"


def _scores(mia: Visitor) -> Iterator[str]:
    record = finished_game(("Mia", "Tom"), seed=4)
    mia.page.goto(f"/table/{mia.api('/records', record)['id']}")
    expect(mia.page.get_by_role("table", name=mia.text("score-table"))).to_be_visible()
    yield "scores"
