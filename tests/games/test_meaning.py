"""What an action of Unconscious Mind comes to where it is taken: a hint tells that, not a place in a list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from librt.random import Random

from parlour import games
from parlour.bots.analysis import Line, analyse
from parlour.games.unconscious_mind.rules import UnconsciousMindState, new_game
from parlour.kernel.actions import Struct
from parlour.kernel.state import CHANCE, OVER, roll
from parlour.words import LANGUAGES
from tests.words import scan

MIND = games.get("unconscious_mind")
EDITION = MIND.edition()
DECISIONS = 900

LISTED = {
    "do",
    "effect",
    "reputation",
    "line_part",
    "trigger",
    "main",
    "banner",
    "slot",
    "district",
    "fireworks",
}
"""Actions that name a place from which something is done: what is done has to be said."""
LEADING = {"go": {"location", "triggers"}, "swap": {"card"}, "treat": {"client", "dream"}, "box": {"client"}}
"""What others come to."""
IN_A_LIST = {"effect", "number", "shown", "slot"}
"""Arguments that are places in a list."""


def positions(players: int, options: dict[str, object], seed: int) -> Iterator[UnconsciousMindState]:
    """Those somebody decides in, in a game played at random."""
    setup = MIND.setup(EDITION, players, MIND.accept_options(EDITION, players, options))
    rng = Random(seed)
    state = new_game(setup)
    for _ in range(DECISIONS):
        if state.actor == OVER:
            return
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        yield state
        legal = list(state.legal())
        state.apply(legal[rng.randrange(len(legal))])


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"overlays": "C", "fireworks": True}), (3, {"journalist": True, "overlays": "A"})],
)
def test_every_action_that_names_a_place_in_a_list_says_what_is_there(
    players: int, options: dict[str, object]
) -> None:
    met = set()
    for state in positions(players, options, seed=players):
        actions = MIND.actions(state.setup)
        for action in state.legal():
            kind = str(actions.struct(action)["do"])
            meaning = MIND.outcome(state, action, state)
            met.add(kind)
            if kind in LISTED:
                assert meaning["effects"], actions.text(action)
                assert meaning["source"], actions.text(action)
            elif kind in LEADING:
                assert meaning.keys() == LEADING[kind], actions.text(action)
            elif kind == "take":
                assert meaning.keys() <= {"tile", "vp"}, actions.text(action)
                assert meaning, actions.text(action)
            elif kind == "stop":
                assert meaning["decision"]
    assert met >= {"do", "effect", "reputation", "line_part", "slot", "go", "stop"}


def test_an_effect_that_is_told_is_the_one_that_is_done() -> None:
    """Some effects ask for a decision that is called after them."""
    told = set()
    for state in positions(2, {}, seed=5):
        for action in state.legal():
            if MIND.actions(state.setup).struct(action)["do"] != "do":
                continue
            (effect,) = MIND.outcome(state, action, state)["effects"]
            after = state.copy()
            after.apply(action)
            if effect["op"] in ("generate", "elevate", "transfer"):
                assert MIND.view(after, int(state.actor)).decision == effect["op"]
                told.add(effect["op"])
    assert told == {"generate", "elevate", "transfer"}


def steps_of(line: Line, state: UnconsciousMindState) -> list[Struct]:
    return [MIND.actions(state.setup).struct(action) for action in line.actions]


def test_a_hint_says_of_each_step_what_it_comes_to() -> None:
    rng = Random(2)
    steps: list[tuple[Struct, dict[str, Any]]] = []
    for at, state in enumerate(positions(2, {}, seed=9)):
        if at % 40 == 30 and len(state.legal()) > 1:
            view = MIND.view(state, int(state.actor))
            for line in analyse(MIND, state.setup, view, 8, rng).lines:
                assert [step.action for step in line.steps] == steps_of(line, state)
                steps += [(step.action, step.outcome) for step in line.steps]
    listed = [(step, meaning) for step, meaning in steps if step["do"] in LISTED]
    assert len(listed) > 20
    assert [step for step, meaning in listed if not meaning.get("effects")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_an_action_names_a_place_in_a_list(language: str) -> None:
    found = {
        message: text
        for message, text in scan.patterns(language)
        if re.match(r"unconscious_mind-(do|say|stop)-", message)
        and any(f"{{${argument}}}" in text for argument in IN_A_LIST)
        # The number of tags a bonus asks for is printed on it.
        and message not in ("unconscious_mind-say-district", "unconscious_mind-say-fireworks")
    }
    assert found == {}
