"""The answer to "why can't I?" names the rule that a player would point at."""

from __future__ import annotations

import inspect
import re

import pytest

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from parlour.games.amber.wire import why
from parlour.kernel.game import OptionValue
from tests.rules.amber.positions import RED, play, position, refusal
from tests.rules.ledger import ledgers, parse

TWO = "R ─ · · B"
CLOSED_SIDE = """
    R · · ·
    · ─ · ·
    · · · B
    """


def hold(
    drawing: str, tiles: str, *, stack: str | None = None, row: str = "", **options: OptionValue
) -> AmberState:
    return position(drawing, hands={RED: tiles}, turn=RED, coins=None, stack=stack, row=row, **options)


def rebuilding() -> AmberState:
    state = hold(CLOSED_SIDE, "curve bridge tee")
    play(state, "place B1 curve 2")
    return state


def drawing_a_tile() -> AmberState:
    state = hold(TWO, "straight tee", advanced=True, row="curve curve")
    play(state, "place C1 straight 1")
    return state


SHUT_IN = "R ≋ · B"

REFUSED = [
    ("AMB-TURN-1", hold(TWO, "straight"), "draw_stack"),
    ("AMB-TURN-2", hold(TWO, "straight"), "place C1 curve 2"),
    ("AMB-TURN-2", hold(TWO, "straight"), "wetland C1"),
    ("AMB-TURN-2", hold(TWO, "straight"), "shovel B1"),
    ("AMB-TURN-2", hold(SHUT_IN, "straight"), "bury curve"),
    ("AMB-PLACE-1", hold(TWO, "straight"), "place B1 straight 1"),
    ("AMB-PLACE-1", hold(TWO, "straight"), "place E1 straight 1"),
    ("AMB-PLACE-1", hold(SHUT_IN, "straight"), "place B1 straight 1"),
    ("AMB-REACH-1", hold(TWO, "straight"), "place D1 straight 1"),
    ("AMB-REACH-1", hold(TWO, "wetland"), "wetland D1"),
    ("AMB-PLACE-2", hold(TWO, "straight"), "place C1 straight 3"),
    ("AMB-PLACE-2", hold(TWO, "roundabout"), "place C1 roundabout 2"),
    ("AMB-PLACE-2", hold(CLOSED_SIDE, "bridge bridge"), "place B1 bridge 1"),
    ("AMB-MATCH-1", hold(TWO, "straight"), "place C1 straight 0"),
    ("AMB-MATCH-1", hold(CLOSED_SIDE.replace("─", "┌"), "curve bridge"), "place B1 curve 2"),
    ("AMB-MATCH-2", hold("R · · B", "straight"), "place B1 straight 0"),
    ("AMB-MATCH-2", hold("R ─ · B", "dead_end"), "place C1 dead_end 3"),
    ("AMB-REBUILD-1", hold(CLOSED_SIDE, "curve"), "place B1 curve 2"),
    ("AMB-REBUILD-1", rebuilding(), "place C1 tee 0"),
    ("AMB-REBUILD-1", rebuilding(), "rebuild roundabout"),
    (
        "AMB-REBUILD-2",
        hold(CLOSED_SIDE.replace("R · · ·", "R · │ ·"), "crossroads bridge"),
        "place B1 crossroads 0",
    ),
    ("AMB-REBUILD-3", hold("R · · ·\n· ─ · ·\n· ─ · B", "curve bridge"), "place B1 curve 2"),
    (
        "AMB-REBUILD-4",
        hold(CLOSED_SIDE.replace("─", "→"), "curve bridge", replace_oneway=False),
        "place B1 curve 2",
    ),
    ("AMB-REBUILD-8", hold(TWO, "bridge"), "rebuild bridge"),
    ("AMB-REBUILD-9", hold(CLOSED_SIDE, "bridge bridge"), "place B1 bridge 0"),
    ("AMB-REBUILD-9", hold(CLOSED_SIDE, "oneway_curve_left bridge"), "place B1 oneway_curve_left 0"),
    (
        "AMB-REBUILD-12",
        hold(CLOSED_SIDE, "bridge tee", rebuild_in_reach=False),
        "place B1 bridge 0",
    ),
    ("AMB-REBUILD-12", hold(CLOSED_SIDE, "roundabout tee"), "place B1 roundabout 0"),
    ("AMB-SHOVEL-1", hold(TWO, "shovel"), "shovel C1"),
    ("AMB-SHOVEL-1", hold(TWO, "shovel"), "shovel A1"),
    ("AMB-SHOVEL-2", hold("R ─ · ─ B", "shovel"), "shovel D1"),
    ("AMB-SHOVEL-3", hold("R ← · · B", "shovel", shovel_needs_entry=True), "shovel B1"),
    ("AMB-WETLAND-1", hold(TWO, "wetland"), "wetland B1"),
    ("AMB-WETLAND-2", hold("R ⌂ · B", "wetland", wetland_on_village=False), "wetland B1"),
    ("AMB-STUCK-1", hold(TWO, "straight"), "pass"),
    ("AMB-STUCK-1", hold(TWO, "straight tee"), "bury tee"),
    ("AMB-STUCK-2", hold(SHUT_IN, "straight"), "pass"),
    ("AMB-STUCK-3", hold(SHUT_IN, "straight", stack=""), "bury straight"),
    ("AMB-ADV-1", hold(TWO, "straight"), "special_shovel B1"),
    ("AMB-ADV-3", drawing_a_tile(), "draw_row tee"),
    ("AMB-ADV-3", drawing_a_tile(), "place D1 tee 0"),
]


@pytest.mark.parametrize(
    ("rule_id", "state", "text"), REFUSED, ids=[f"{rule_id}: {text}" for rule_id, _, text in REFUSED]
)
def test_a_refusal_names_the_rule(rule_id: str, state: AmberState, text: str) -> None:
    assert refusal(state, text) == rule_id


def asked_why_not(state: AmberState, text: str) -> str:
    """The rule one hears when one points at a square before the tile is turned."""
    number = GAME.actions(state.setup).parse(text)
    return why.why_not(state, why.nearest(state, number))


def test_who_points_at_a_square_hears_why_the_turn_that_comes_nearest_does_not_fit() -> None:
    state = hold("· ─ · ·\nR · · ·\n· ─ · ·\n· · · B", "curve")
    # as it is held, the castle's road ends at it; turned, it only runs into a straight
    assert refusal(state, "place B2 curve 0") == "AMB-MATCH-2"
    assert asked_why_not(state, "place B2 curve 0") == "AMB-REBUILD-1"


def test_what_fits_in_another_turn_is_asked_about_as_it_is_held() -> None:
    state = hold(TWO, "straight")
    number = GAME.actions(state.setup).parse("place C1 straight 0")
    assert why.nearest(state, number) == number
    assert asked_why_not(state, "place C1 straight 0") == "AMB-MATCH-1"


def test_every_rule_that_can_be_named_is_tried_here_and_stands_in_the_ledger() -> None:
    named = set(re.findall(r"AMB-[A-Z]+-\d+", inspect.getsource(why)))
    assert named == {rule_id for rule_id, _, _ in REFUSED}
    ledger = ledgers()[GAME.id]
    assert named <= {entry.id for entry in parse(ledger)}


def test_every_illegal_action_of_a_position_is_answered() -> None:
    ledger = ledgers()[GAME.id]
    known = {entry.id for entry in parse(ledger)}
    for state in (hold(TWO, "straight curve shovel bridge"), rebuilding(), drawing_a_tile()):
        legal = set(state.legal())
        for action in state.setup.actions.all():
            if action not in legal:
                assert GAME.why_not(state, action) in known
