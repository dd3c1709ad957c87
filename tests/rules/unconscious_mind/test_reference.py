"""The engine against the slow reference: positions of whole games, by chance and with some sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.wire.actions import FIGURES
from parlour.kernel.game import SPECTATOR, OptionValue
from parlour.kernel.state import CHANCE, OVER, Sink, roll
from tests.rules.unconscious_mind.playthroughs.policy import choose
from tests.rules.unconscious_mind.positions import new_game
from tests.rules.unconscious_mind.reference import Box, SlowUnconsciousMind, can_pay, pays, slowly

pytestmark = pytest.mark.slow

BOX = Box(GAME.edition().folder)
LOOK_EVERY = 6
"""Comparing is slow: beside the beginnings of turns, one decision in so many is looked at."""

MODULES: dict[str, OptionValue] = {"journalist": True, "fireworks": True, "overlays": "B"}

Chooser = Callable[[UnconsciousMindState, Random], int]


def test_a_higher_insight_of_the_same_quality_pays() -> None:
    assert pays("major-passion", "minor", "passion")
    assert pays("median-growth", "median", "any")
    assert not pays("minor-passion", "median", "passion")
    assert not pays("major-growth", "minor", "passion")


def test_one_insight_pays_one_part() -> None:
    price = [("minor", "any"), ("major", "growth")]
    assert not can_pay(Counter(["major-growth"]), price)
    assert can_pay(Counter(["major-growth", "minor-passion"]), price)
    assert can_pay(Counter(["major-growth"] * 2), price)


def chance(state: UnconsciousMindState, rng: Random) -> int:
    options = state.legal()
    return int(options[rng.randrange(len(options))])


def compare_game(players: int, seed: int, decide: Chooser, options: dict[str, Any]) -> Counter[str]:
    """A game with looks at its positions; gives how often each kind of decision was looked at."""
    state = new_game(players, **options)
    rng = Random(seed)
    looked: Counter[str] = Counter()
    while state.actor != OVER:
        if state.kind == codes.TURN or rng.randrange(LOOK_EVERY) == 0:
            slow = slowly(BOX, state)
            slow.compare({state.setup.actions.text(one) for one in state.legal()}, players == 1)
            looked[slow.view.decision] += 1
        state.sink = Sink()
        state.apply(roll(state, rng) if state.actor == CHANCE else decide(state, rng))
        looked["triggers"] += compare_triggers(state)
    slowly(BOX, state).compare(set(), players == 1)
    return looked


def compare_triggers(state: UnconsciousMindState) -> int:
    """How often a Location may be triggered, as it was told."""
    assert state.sink is not None
    raw = state.sink.drain()
    begun = [event for event in raw if event[0] == codes.LOCATION_BEGINS]
    if len(begun) != 1 or state.kind != codes.LOCATION:
        return 0  # the Id goes on at once, and counts without abilities
    moved = [event for event in raw if event[0] == codes.FIGURE_MOVED]
    _, seat, location, times, _ = begun[0]
    figure = FIGURES[moved[0][2]] if moved else ""
    slow = SlowUnconsciousMind(BOX, GAME.view(state, SPECTATOR))
    assert times == slow.triggers(seat, LOCATIONS[location], figure)
    return 1


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "modules"])
def test_random_games_are_counted_alike(players: int, options: dict[str, OptionValue]) -> None:
    looked = compare_game(players, 10 + players, chance, options)
    assert looked["turn"] > 10


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "modules"])
def test_sensible_games_are_counted_alike(players: int, options: dict[str, OptionValue]) -> None:
    looked = compare_game(players, 20 + players, choose, options)
    assert looked["turn"] > 10
    assert looked["triggers"] > 1
    assert looked["bonus"] + looked["put"] + looked["pay"] > 1
