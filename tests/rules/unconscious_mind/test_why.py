"""The answer to "why can't I?" names the rule that a player would point at."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.games.unconscious_mind.wire import why
from tests.rules.ledger import ledgers, parse
from tests.rules.unconscious_mind.positions import TEAL, play, position, refusal, resolve


def at(*texts: str, **given: Any) -> UnconsciousMindState:
    state = position(**given)
    play(state, *texts)
    return state


def resolving(effects: str, **given: Any) -> UnconsciousMindState:
    state = position(**given)
    resolve(state, effects)
    return state


MINE: dict[str, Any] = {"table": {"i11": "0 idea notebook_left"}}
REFUSED = [
    ("UM-TURN-1", position(), "put a1"),
    (
        "UM-STATE-1",
        position(table={"i11": "0 two_ideas notebook_left", "i12": "0 idea notebook_right"}),
        "place i22 gain_research",
    ),
    ("UM-STATE-1", at("place i22 gain_research"), "ideas both"),
    ("UM-STATE-2", position(), "place i00 notebook_left"),
    ("UM-STATE-3", position(), "place i22 notebook_left"),
    ("UM-STATE-3", position(**MINE), "place i01 notebook_left"),
    ("UM-RECALL-1", position(), "recall"),
    ("UM-TREAT-1", position(), "treat primary"),
    ("UM-ANY-2", position(), "adjust"),
    ("UM-ANY-2", position(), "brighten"),
    ("UM-ANY-4", position(coffee={TEAL: 6}), "box_set"),
    ("UM-ANY-1", at("place i22 gain_research", coffee={TEAL: 6}), "brighten"),
    ("UM-INK-2", at("place i22 gain_research", "ideas idea", "stop"), "advance 2"),
    ("UM-NOTE-1", at("place i01 notebook_left", "ideas idea", "do 1", coffee={TEAL: 1}), "put a1"),
    (
        "UM-NOTE-3",
        at("place i01 notebook_left", "ideas idea", "do 1", "take level_1", coffee={TEAL: 1}),
        "put a2",
    ),
    ("UM-CITY-1", at("place i21 move_freud", "ideas idea", "do 1"), "go professor 1"),
    ("UM-CITY-3", at("place i21 move_freud", "ideas idea", "do 1", "go freud 1"), "more"),
    ("UM-RECALL-3", at("recall", **MINE), "district green 1"),
    (
        "UM-RECALL-3",
        at(
            "recall",
            "district green 1",
            in_play={TEAL: "r01 r02 r05"},
            dial={TEAL: "own:reserve minor-growth"},
            **MINE,
        ),
        "insight common minor-growth reserve",
    ),
    (
        "UM-PUB-5",
        at(
            "place i11 play_or_publish",
            "ideas idea",
            "do 1",
            "publish t31",
            "volume r01",
            "volume r02",
            "volume r13",
            in_play={TEAL: "r01 r02 r13"},
            dial={TEAL: "own:reserve minor-growth"},
        ),
        "insight common minor-growth reserve",
    ),
    ("UM-FX-1", resolving("[{op: elevate, n: 1}]", dial={TEAL: "minor-growth"}), "do 2"),
]


@pytest.mark.parametrize(
    ("rule_id", "state", "text"), REFUSED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_refusal_names_its_rule(rule_id: str, state: UnconsciousMindState, text: str) -> None:
    assert refusal(state, text) == rule_id


def test_every_rule_a_refusal_can_name_is_in_the_ledger() -> None:
    ledger = ledgers()["unconscious_mind"]
    known = {entry.id for entry in parse(ledger)}
    named = set(re.findall(r"UM-[A-Z]+-[0-9]+", inspect.getsource(why)))
    assert named
    assert named <= known
