"""Building a turn of Unconscious Mind: cascades to follow and take back, cards that explain themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.words import LANGUAGES
from tests.e2e.conftest import Visit
from tests.e2e.unconscious_mind.table import Step, UnconsciousMindTable, at_position
from tests.e2e.unconscious_mind.tour import CASCADE, full_cup, in_full_swing, publishing, treating
from tests.e2e.visitor import PHONE

pytestmark = pytest.mark.e2e

Sit = Callable[[UnconsciousMindState], UnconsciousMindTable]


@pytest.fixture
def sit(visit: Visit, database: Path) -> Sit:
    """Sits somebody down at a table with a position."""
    return lambda state: at_position(database, visit(), state)


# Cascades


def shown_steps(table: UnconsciousMindTable) -> list[str]:
    """What is still going on, as the screen says it: the present decision first."""
    told = [step["decision"] for step in reversed(table.view["steps"])]
    # What has only begun is no cascade: the prompt says it all.
    told = told if told[-1] == "end_turn" and len(told) > 1 else []
    items = table.steps.get_by_role("listitem")
    expect(items).to_have_count(len(told))
    for item, decision in zip(items.all(), told, strict=True):
        expect(item).to_contain_text(table.visitor.text(f"unconscious_mind-step-{decision}"))
    if told:
        expect(items.first).to_have_attribute("aria-current", "step")
    return told


def test_a_cascade_is_followed_step_by_step_taken_back_and_done_again(sit: Sit) -> None:
    table = sit(in_full_swing())
    assert table.waits_for_me() == "unconscious_mind-prompt-turn"
    coffee = table.me["coffee"]

    def build() -> list[tuple[str, list[str], str]]:
        seen = []
        for text in CASCADE:
            seen.append((table.waits_for_me(), shown_steps(table), table.desk.inner_text()))
            table.take(table.action(text))
        assert table.waits_for_me() == table.reveal
        return seen

    seen = build()
    steps = [step for _, step, _ in seen]
    assert max(len(step) for step in steps) >= 6
    # An exchange of Coffee comes in between, and goes back to where it was begun.
    at = CASCADE.index("adjust")
    assert steps[at + 1] == ["adjust", *steps[at]]
    assert steps[at + 2] == steps[at]
    spent = table.me["coffee"]
    assert spent < coffee

    for asked, step, desk in reversed(seen):
        before = table.said()
        table.undo.click()
        table.goes_on(before)
        assert table.waits_for_me() == asked
        assert shown_steps(table) == step
        expect(table.desk).to_have_text(desk, use_inner_text=True)
    assert table.me["coffee"] == coffee
    expect(table.undo).to_be_disabled()

    assert build() == seen
    assert table.me["coffee"] == spent


def test_another_action_takes_the_place_of_the_first(sit: Sit) -> None:
    table = sit(in_full_swing())
    table.waits_for_me()
    table.take(table.action("place i02 notebook_right"))
    table.waits_for("unconscious_mind-prompt-ideas")
    before = table.said()
    table.spot("space:i21").click()
    table.spot("action:gain_research").click()
    table.visitor.page.wait_for_function(
        "() => !document.querySelector('[data-target=\"space:i21\"][data-picked]')"
    )
    table.waits_for("unconscious_mind-prompt-ideas")
    assert table.said() == before
    assert table.view["steps"][-1]["source"] == "action-gain_research"


def test_a_treatment_says_what_it_will_bring_and_brings_it(sit: Sit) -> None:
    table = sit(treating())
    table.waits_for("unconscious_mind-prompt-turn")
    vp = table.me["vp"]
    table.treat("k01").click()
    table.waits_for("unconscious_mind-prompt-pay")
    expect(table.steps.get_by_role("listitem").first).to_contain_text(
        table.visitor.text("unconscious_mind-step-pay")
    )
    while (asked := table.waits_for_me()) not in (table.confirm, table.reveal):
        leave = table.action("stop")
        table.take(leave if leave in table.legal else table.legal[0])
        assert asked != "unconscious_mind-prompt-turn"
    assert table.me["vp"] > vp
    assert table.me["rooms"][0]["manifest"] != "m31"


@pytest.mark.parametrize("language", LANGUAGES)
def test_room_is_made_for_coffee_without_looking_for_the_drawer(
    visit: Visit, database: Path, language: str
) -> None:
    table = at_position(database, visit(language=language), full_cup())
    table.waits_for("unconscious_mind-prompt-turn")
    expect(table.anytime).not_to_have_attribute("open", "")
    table.take(table.action("recall"))
    table.waits_for("unconscious_mind-prompt-spill")
    assert shown_steps(table)[0] == "spill"
    expect(table.aside("adjust")).to_be_visible()
    expect(table.leave()).to_be_visible()
    before = table.said()
    table.aside("brighten").click()
    table.goes_on(before)
    table.waits_for("unconscious_mind-prompt-bonus")
    assert (table.me["coffee"], table.me["bright"]) == (4, 1)
    # There is a bonus to choose now: the drawer is there for whoever looks, and no longer open by itself.
    expect(table.anytime).to_be_visible()
    expect(table.anytime).not_to_have_attribute("open", "")


# What a card means


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_explained_by_key_and_by_the_other_button(
    visit: Visit, database: Path, language: str
) -> None:
    mia = visit(language=language)
    table = at_position(database, mia, publishing())
    table.waits_for_me()

    def explained(name: str) -> None:
        expect(table.sheet).to_be_in_viewport(ratio=1)
        expect(table.sheet.get_by_role("heading")).to_have_text(mia.text(name), ignore_case=True)
        mia.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)

    # `?` beside a card with the focus
    card = table.spot("research:r05")
    card.focus()
    mia.page.keyboard.press("?")
    explained("unconscious_mind-research-r05")
    expect(card).to_be_focused()
    # the other button of the mouse, on what cannot be chosen as well
    for target, name in (
        ("place:a2", "unconscious_mind-tile-n101"),
        ("location:opera", "unconscious_mind-location-opera"),
        ("treatise:t41", "unconscious_mind-treatise-t41"),
        (f"client:{table.view['clients'][0]['client']}", "client"),
    ):
        table.explain(table.spot(target))
        explained(f"unconscious_mind-client-{target.partition(':')[2]}" if name == "client" else name)
    assert table.view["decision"] == "turn"


def test_a_long_press_explains_and_does_not_choose(visit: Visit, database: Path) -> None:
    mia = visit(size=PHONE, touch=True)
    table = at_position(database, mia, publishing())
    table.waits_for_me()
    tile = table.spot("tile:1")
    table.bring_up(Step("board", tile))
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = mia.context.new_cdp_session(mia.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(table.sheet).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(table.sheet.get_by_role("heading")).to_have_text(
        mia.text(f"unconscious_mind-tile-{table.view['tiles'][1]}"), ignore_case=True
    )
    expect(tile).not_to_have_attribute("aria-pressed", "true")
    mia.button("unconscious_mind-sheet-close").tap()
    expect(table.sheet).to_have_count(0)
    table.waits_for("unconscious_mind-prompt-turn")
