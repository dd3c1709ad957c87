"""The analysis of a position by a search, for people: chances, the best ways to play a turn, and why."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.random import Random

from parlour.bots.fortune import Fortune
from parlour.bots.halving import SEEDS, Contest, think
from parlour.bots.levels import LEVELS
from parlour.bots.mcts import Search
from parlour.bots.profile import in_leads
from parlour.bots.tree import Turn
from parlour.kernel.choices import Choice, play
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import CHANCE, OVER, State

THINKER = "expert"
"""The level that gives advice."""

WORLDS = 8
"""The number of worlds (positions that fit the view) that are looked at where there is nothing to choose."""

LINES = 3
"""The number of lines (ways to play a turn) that an analysis has."""

FINDING = 0.5
"""The part of the simulations that finds the lines; the rest tries them and the turn played once more, all
with the same luck. What won a contest was lucky in it, too: its figures from there would flatter it."""


class Line(msgspec.Struct, frozen=True):
    """A line: a way to play a turn, or what is left of it."""

    actions: tuple[int, ...]
    """The actions up to the end of the turn or to what chance brings, forced ones included."""
    steps: tuple[Choice, ...]
    """The same actions, each with its sentence and its outcome where it is taken."""
    chance: float
    """The seat's chance to win with it."""
    reasons: tuple[Phrase, ...]


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a position by the seat whose view it is."""

    actor: int
    """The seat that decides."""
    chances: tuple[float, ...]
    """The chances to win by seat; rivals the game plays by itself come last."""
    lines: tuple[Line, ...]
    """The best lines of the actor, the very best first; none where there is nothing to choose."""
    played: Line | None
    """The turn that was played in fact, if that was asked for."""
    aim: float = 0.0
    """The actor's chance to win with the turn the search would play. Unlike the best of the lines, that was
    chosen before they were tried, so that luck in the trial does not flatter it: to measure others by."""


def analyse(
    game: Game, setup: Any, view: Any, simulations: int, rng: Random, played: tuple[int, ...] = ()
) -> Analysis:
    """Analyse a position of which only this view is known, by a search.

    `played` is a turn to judge beside the best ones: actions from this decision on, chance left out.
    """
    world = game.imagine(setup, view, rng)
    actor = int(world.actor)
    if actor == OVER:
        return Analysis(OVER, _shares(world), (), None)
    if actor == CHANCE or len(world.legal()) == 1:
        worlds = [world, *(game.imagine(setup, view, rng) for _ in range(min(WORLDS, simulations) - 1))]
        return Analysis(actor, _chances_later(game, worlds, simulations, rng), (), None)
    settings = LEVELS[THINKER].settings(game)
    contest = think(game, setup, view, settings, max(1, int(FINDING * simulations)), rng)
    found = [turn.actions for turn in (*contest.running, *contest.dropped)[:LINES]]
    tries = max(1, int((1.0 - FINDING) * simulations) // (LINES + 1))
    trials = [(game.imagine(setup, view, rng), rng.randrange(SEEDS)) for _ in range(tries)]
    tell = _Telling(game, setup, contest.search, world, trials)
    told = [tell.found(actions) for actions in found]
    aim = told[0][0].chance
    told.sort(key=lambda one: -one[0].chance)
    chances = told[0][1]
    lines = tuple(line for line, _ in told)
    return Analysis(actor, chances, lines, tell.played(played, lines) if played else None, aim)


def _shares(over: State) -> tuple[float, ...]:
    won = [int(one) for one in over.winners()]
    return tuple(one / sum(won) for one in won)


def _chances_later(game: Game, worlds: list[State], simulations: int, rng: Random) -> tuple[float, ...]:
    """The chances by seat where nothing is to be chosen now, from rollouts by what looks best."""
    # What looks best is found without a thorough plan.
    level = msgspec.structs.replace(LEVELS[THINKER], width=0)
    settings = level.settings(game)
    found = []
    for world in worlds:
        Fortune(rng.randrange(SEEDS)).settle(world)
        if world.actor == OVER:
            found.append(_shares(world))
        else:
            contest = Contest(Search(world, game.evaluate, in_leads(game), settings, rng))
            for _ in range(max(1, simulations // len(worlds))):
                contest.search.simulate(world, contest.best(), rng.randrange(SEEDS))
            found.append(tuple(contest.best().mean_chances()))
    return tuple(sum(by_seat) / len(found) for by_seat in zip(*found, strict=True))


class _Telling:
    """Makes lines of turns, which are all tried in the same worlds and with the same luck."""

    def __init__(
        self, game: Game, setup: Any, search: Search, world: State, trials: list[tuple[State, int]]
    ) -> None:
        self._game = game
        self._actions = game.actions(setup)
        self._search = search
        self._world = world
        """A world: a position that looks like the one that is asked about."""
        self._trials = trials
        """The worlds that turns are tried in, and the seeds of the luck there."""
        self._told = 0

    def found(self, choices: list[int]) -> tuple[Line, tuple[float, ...]]:
        """The line of a turn the search has found, up to what chance brings, and all chances with it."""
        position = self._world
        seat = position.actor
        actions: list[int] = []
        steps: list[Choice] = []
        left = iter(choices)
        while position.actor == seat:
            legal = position.legal()
            action = int(legal[0]) if len(legal) == 1 else next(left, -1)
            if action not in legal:
                break
            step, position = play(self._game, self._actions, position, action, alone=True)
            steps.append(step)
            actions.append(action)
        return self._tell(choices, position, actions, steps)

    def played(self, played: tuple[int, ...], told: tuple[Line, ...]) -> Line:
        """The line of the turn that was played, as far as it can be; one of `told`, if it is among them."""
        position = self._world
        seat = position.actor
        actions: list[int] = []
        steps: list[Choice] = []
        choices: list[int] = []
        for action in played:
            if position.actor != seat or action not in position.legal():
                break
            if len(position.legal()) > 1:
                choices.append(action)
            step, position = play(self._game, self._actions, position, action, alone=True)
            steps.append(step)
            actions.append(action)
        for line in told:
            if line.actions == tuple(actions):
                return line
        return self._tell(choices, position, actions, steps)[0]

    def _tell(
        self, choices: list[int], position: State, actions: list[int], steps: list[Choice]
    ) -> tuple[Line, tuple[float, ...]]:
        # A number of its own: what follows a turn is found out for each from nothing, so none is favoured.
        self._told += 1
        turn = Turn(-self._told, choices, 0.0)
        for world, seed in self._trials:
            self._search.simulate(world, turn, seed)
        chances = tuple(turn.mean_chances())
        seat = int(self._world.actor)
        reasons = self._game.reasons(self._world, position, seat)
        return Line(tuple(actions), tuple(steps), chances[seat], tuple(reasons)), chances
