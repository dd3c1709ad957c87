"""Each decision declares the kinds of action that answer it, and what people read of it."""

from __future__ import annotations

from itertools import islice

import pytest

from parlour import games
from parlour.games.unconscious_mind.rules import codes, effects, library
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER, DECISIONS, DECLARED
from parlour.kernel.state import NO_FRAME
from parlour.words import Words
from tests.golden.games import files
from tests.rules.unconscious_mind.positions import TEAL, position

GAMES = 60

SELDOM = {
    ("dream", "stop"): "neither the display nor the deck has a Dream left",
    ("goal", "goal"): "the goal whose Location its owner chooses is the hardest one",
    ("treat", "box_set"): "a set of Insights beside a second Dream that can be paid",
    ("turn", "stop"): "no Idea space is vacant, none is one's own and no Dream can be paid",
}
"""Answers that need not come up in so many games, and when they do."""

DECIDED = [one for one in DECLARED if one.answers]


@pytest.mark.slow
def test_played_games_offer_the_answers_that_decisions_declare() -> None:
    file = next(file for file in files() if file.game == "unconscious_mind")
    game = games.get(file.game)
    offered = set()
    for golden in islice(file.games(), GAMES):
        header = golden.record.header
        setup = game.setup(game.edition(), header.players, header.options)
        state, actions = game.begin(setup), game.actions(setup)
        for move in golden.record.moves:
            name = BY_NUMBER[state.kind].name
            offered |= {(name, actions.text(action).split()[0]) for action in state.legal()}
            state.apply(actions.parse(move.partition(" ")[2]))
    declared = {(one.name, answer) for one in DECIDED for answer in one.answers}
    assert offered <= declared
    assert declared - offered <= set(SELDOM)


@pytest.mark.parametrize("one", DECIDED, ids=lambda one: one.name)
def test_every_decision_has_a_prompt(one: UnconsciousMindDecision) -> None:
    assert Words("en").knows(f"unconscious_mind-prompt-{one.title}")


def test_a_decision_is_found_by_its_number() -> None:
    assert all(BY_NUMBER[one.number] is one for one in DECLARED)
    assert BY_NUMBER[codes.GATHER] is library.GATHER
    assert BY_NUMBER[NO_FRAME].title == "over"


def test_what_waits_is_told_with_the_fields_it_declares() -> None:
    state = position()
    effects.LIST.push(state, TEAL, 7, 1 + 4, 2)
    waiting = DECISIONS.steps(state)
    assert [DECISIONS.of(step).name for step in waiting] == ["turn", "effects"]
    assert (waiting[-1].seat, waiting[-1].effects, waiting[-1].about, waiting[-1].done) == (TEAL, 7, 5, 2)
