"""A great many random decisions: nothing breaks, nothing is lost, nobody is ever without a decision to take.

A game may bring its own questions in a module beside this one, named like the game: `Audit`, `decision` and
`ending` with all the names they give (`DECISIONS`, `ENDINGS`), and `choose` for a player with some sense, who
plays one game in `SENSIBLE_EVERY`: pure chance does not come to every decision and every ending. Without one,
it is asked what `asking` has.
`make fuzz` takes PARLOUR_FUZZ_DECISIONS decisions a game (a million); the ordinary tests a few.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from typing import Any

import pytest
from librt.random import Random

import parlour.kernel.state
from parlour import games
from parlour.kernel.game import SPECTATOR, Game, OptionValue
from parlour.kernel.state import CHANCE, OVER, State, roll
from tests.fuzz.asking import questions

DECISIONS = int(os.environ.get("PARLOUR_FUZZ_DECISIONS", "1000000"))
PARTS = 10
"""So that several processes can share the work."""

BEGINNING = 200
"""Decisions that show whether a table with other options plays at all."""

LOOK_EVERY = 200
"""One decision in so many is followed by the slow questions."""


class Fuzz:
    """Games at random, over all table sizes and options."""

    def __init__(self, game_id: str) -> None:
        self.game: Game = games.get(game_id)
        self.module: Any = questions(game_id)
        self.decisions = 0
        self.looks = 0
        self.tables: Counter[int] = Counter()
        self.options: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, number: int, most: int) -> None:
        """One game; its number says all about it."""
        rng = Random(number)
        game, edition = self.game, self.game.edition()
        players = game.players[number % len(game.players)]
        options = self.some_options(players, rng)
        setup = game.setup(edition, players, game.accept_options(edition, players, options))
        state: Any = game.begin(setup)
        audit = self.module.Audit(setup)
        is_sensible = number % self.module.SENSIBLE_EVERY == 0
        taken = 0
        try:
            while state.actor != OVER and self.decisions < most:
                legal = state.legal()
                assert len(legal) > 0, "a dead end"
                self.kinds[self.module.decision(state, legal)] += 1
                if state.actor == CHANCE:
                    state.apply(roll(state, rng))
                elif is_sensible:
                    state.apply(self.module.choose(state, rng))
                else:
                    state.apply(legal[rng.randrange(len(legal))])
                taken += 1
                self.decisions += 1
                audit.after_each(state)
                if rng.randrange(LOOK_EVERY) == 0:
                    self.look(state, setup, audit, rng)
            if state.actor == OVER:
                audit.thoroughly(state)
                self.endings[self.module.ending(state)] += 1
        except Exception as error:
            raise AssertionError(f"game {number} after {taken} decisions: {error!r}; {options}") from error
        self.tables[players] += 1
        self.options.update(f"{option}={value}" for option, value in options.items())

    def some_options(self, players: int, rng: Random) -> dict[str, OptionValue]:
        chosen: dict[str, OptionValue] = {}
        for option in self.game.options(self.game.edition(), players):
            values: tuple[OptionValue, ...] = option.choices or (False, True)
            chosen[option.id] = values[rng.randrange(len(values))]
        return chosen

    def look(self, state: State, setup: Any, audit: Any, rng: Random) -> None:
        self.looks += 1
        audit.thoroughly(state)
        legal = list(state.legal())
        assert legal == sorted(set(legal))
        observer = rng.randrange(state.players + 1) - 1
        imagined = self.game.resample(setup, state, observer, rng)
        assert self.game.view(imagined, observer) == self.game.view(state, observer)
        if state.actor == observer != SPECTATOR:
            assert list(imagined.legal()) == legal


def fuzz(game_id: str, decisions: int, first_number: int, wanted: frozenset[str] = frozenset()) -> Fuzz:
    """So many decisions; then the beginnings of games with values of options that did not come up."""
    run = Fuzz(game_id)
    number = first_number
    while run.decisions < decisions or not wanted <= set(run.options):
        run.play(number, max(decisions, run.decisions + BEGINNING))
        number += 1
    return run


def figures(run: Fuzz, seconds: float) -> str:
    engine = "uncompiled" if parlour.kernel.state.__file__.endswith(".py") else "compiled"
    tables = ", ".join(f"{players}: {count}" for players, count in sorted(run.tables.items()))
    kinds = ", ".join(f"{name} {count}" for name, count in run.kinds.most_common())
    ends = ", ".join(f"{name} {count}" for name, count in run.endings.most_common())
    return (
        f"{run.game.id}: {run.decisions:,} decisions in {seconds:.1f} s ({engine}), "
        f"{sum(run.tables.values())} games (by players {tables}), {run.looks} positions looked at closely, "
        f"ends: {ends}; decisions: {kinds}"
    )


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games.ids())
def test_a_few_random_games(game_id: str) -> None:
    game = games.get(game_id)
    every_value = frozenset(
        f"{option.id}={value}"
        for players in game.players
        for option in game.options(game.edition(), players)
        for value in option.choices or (False, True)
    )
    run = fuzz(game_id, 20_000, 0, every_value)
    assert set(run.tables) == set(game.players)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game_id", games.ids())
def test_a_great_many_random_games(game_id: str, part: int, capfd: pytest.CaptureFixture[str]) -> None:
    start = time.perf_counter()
    run = fuzz(game_id, DECISIONS // PARTS, 1_000_000 * (part + 1))
    with capfd.disabled():
        print(f"\n{figures(run, time.perf_counter() - start)}", file=sys.stderr)
    assert run.decisions == DECISIONS // PARTS
    if run.module.DECISIONS is not None:
        assert set(run.kinds) == run.module.DECISIONS, "not every kind of decision came up"
        assert set(run.endings) == run.module.ENDINGS, "not every ending came up"
