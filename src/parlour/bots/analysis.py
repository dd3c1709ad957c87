"""What a search thinks of a position, for people: chances, the best ways to play a turn, and why."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.random import Random

from parlour.bots.levels import LEVELS
from parlour.bots.mcts import Search, Turn, settle
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import CHANCE, OVER, State

THINKER = "expert"
"""The level that gives advice."""

WORLDS = 8
"""How many positions that fit the view are looked at."""

LINES = 3
"""How many ways to play a turn are told."""

TRIES = 0.05
"""The part of the simulations that each way to be told is tried in, once more: how often a search comes upon
one says little of how good it is."""


class Line(msgspec.Struct, frozen=True):
    """A way to play a turn, or what is left of it."""

    actions: tuple[int, ...]
    """Up to the end of the turn or to what chance brings, forced ones included."""
    chance: float
    """How likely the seat is to win with it."""
    reasons: tuple[Phrase, ...]


class Analysis(msgspec.Struct, frozen=True):
    """A position as the seat whose view it is may think of it."""

    actor: int
    """Who decides."""
    chances: tuple[float, ...]
    """By seat, how likely they are to win; rivals the game plays by itself come last."""
    lines: tuple[Line, ...]
    """For the actor, the best first; none where there is nothing to choose."""
    played: Line | None
    """What was played in fact, if that was asked for."""


def analyse(
    game: Game, setup: Any, view: Any, simulations: int, rng: Random, played: tuple[int, ...] = ()
) -> Analysis:
    """Think about a position of which only this view is known.

    `played` is a turn to judge beside the best ones: actions from this decision on, chance left out.
    """
    worlds = [game.imagine(setup, view, rng) for _ in range(min(WORLDS, simulations))]
    actor = int(worlds[0].actor)
    if actor == OVER:
        return Analysis(OVER, _shares(worlds[0]), (), None)
    if actor == CHANCE or len(worlds[0].legal()) == 1:
        return Analysis(actor, _chances_later(game, worlds, simulations, rng), (), None)
    search = Search(worlds[0], game.evaluate, LEVELS[THINKER].settings(game), rng)
    each = max(1, simulations // len(worlds))
    for world in worlds:
        search.run(world, each)
    tell = _Telling(game, search, worlds, max(1, int(TRIES * each)))
    told = sorted(search.root.turns, key=lambda turn: (-turn.visits, -turn.total))[:LINES]
    lines = sorted((tell.line(turn) for turn in told if turn.visits), key=lambda line: -line.chance)
    return Analysis(
        actor=actor,
        # Who decides is taken to play what is best, rather than all that was tried on the way to it.
        chances=_with_chance(search.mean_chances(), actor, lines[0].chance),
        lines=tuple(lines),
        played=tell.played(played) if played else None,
    )


def _shares(over: State) -> tuple[float, ...]:
    won = [int(one) for one in over.winners()]
    return tuple(one / sum(won) for one in won)


def _chances_later(game: Game, worlds: list[State], simulations: int, rng: Random) -> tuple[float, ...]:
    """Nothing is to be chosen now: what the next choices come to, whoever has them."""
    found = []
    for world in worlds:
        settle(world, rng)
        if world.actor == OVER:
            found.append(_shares(world))
        else:
            search = Search(world, game.evaluate, LEVELS[THINKER].settings(game), rng)
            search.run(world, max(1, simulations // len(worlds)))
            found.append(tuple(search.mean_chances()))
    return tuple(sum(by_seat) / len(found) for by_seat in zip(*found, strict=True))


def _with_chance(chances: list[float], seat: int, chance: float) -> tuple[float, ...]:
    others = sum(chances) - chances[seat]
    rest = (1.0 - chance) / others if others > 0.0 else 0.0
    return tuple(chance if one == seat else rest * chances[one] for one in range(len(chances)))


class _Telling:
    """Tries turns and puts them into lines."""

    def __init__(self, game: Game, search: Search, worlds: list[State], tries: int) -> None:
        self._game = game
        self._search = search
        self._worlds = worlds
        self._tries = tries
        """In each world."""
        self._told: list[Line] = []

    def line(self, turn: Turn) -> Line:
        """A turn the search has found, up to what chance brings."""
        world = self._worlds[0]
        position = world.copy()
        actions: list[int] = []
        choices = iter(turn.actions)
        while position.actor == world.actor:
            legal = position.legal()
            action = int(legal[0]) if len(legal) == 1 else next(choices, -1)
            if action not in legal:
                break
            position.apply(action)
            actions.append(action)
        return self._tell(turn, position, actions)

    def played(self, played: tuple[int, ...]) -> Line:
        """What was played, as far as it can be; if that has been told, as it was told."""
        world = self._worlds[0]
        position = world.copy()
        actions: list[int] = []
        choices: list[int] = []
        for action in played:
            if position.actor != world.actor or action not in position.legal():
                break
            if len(position.legal()) > 1:
                choices.append(action)
            position.apply(action)
            actions.append(action)
        for line in self._told:
            if line.actions == tuple(actions):
                return line
        return self._tell(Turn(-1, choices, 0.0), position, actions)

    def _tell(self, turn: Turn, position: State, actions: list[int]) -> Line:
        for world in self._worlds:
            self._search.run_along(world, turn, self._tries)
        before = self._worlds[0]
        reasons = self._game.reasons(before, position, int(before.actor))
        line = Line(tuple(actions), turn.mean_chance(), tuple(reasons))
        self._told.append(line)
        self._told.sort(key=lambda line: -line.chance)
        return line
