"""What a search thinks of a position, for people: chances, the best ways to play a turn, and why."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.random import Random

from parlour.bots.mcts import Edge, Node, Search, Settings
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import OVER, State

WORLDS = 16
"""How many positions that fit the view are looked at."""

LINES = 3
"""How many ways to play a turn are told."""

SEEN_ENOUGH = 0.05
"""A decision that fewer of the simulations tried is not worth telling."""


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
    """By seat, how likely they are to win."""
    lines: tuple[Line, ...]
    """For the actor, the best first."""
    played: Line | None
    """What was played in fact, if that was asked for."""


def analyse(
    game: Game, setup: Any, view: Any, simulations: int, rng: Random, played: tuple[int, ...] = ()
) -> Analysis:
    """Think about a position of which only this view is known.

    `played` is a turn to judge beside the best ones: actions from this decision on, chance left out.
    """
    world = game.imagine(setup, view, rng)
    if world.actor == OVER:
        won = [int(one) for one in world.winners()]
        return Analysis(OVER, tuple(one / sum(won) for one in won), (), None)
    search = Search(world.actor, game.evaluate, Settings(game.lead), rng)
    # A forced decision is no choice, but the chances are worth knowing.
    each = max(1, simulations // WORLDS)
    for number in range(WORLDS):
        position = world if number == 0 else game.imagine(setup, view, rng)
        search.run(position, each)
        if played:
            search.run_along(position, played, max(1, each // 4))
    lines = [_line(game, world, search.root, edge) for edge in _worth_telling(search.root)]
    return Analysis(
        int(world.actor),
        tuple(search.chances()),
        tuple(lines),
        _judged(game, world, search.root, played) if played else None,
    )


def _worth_telling(root: Node) -> list[Edge]:
    enough = int(SEEN_ENOUGH * int(root.visits))
    seen = [edge for edge in root.edges if edge.visits > enough]
    return sorted(seen, key=lambda edge: (-edge.visits, -edge.total))[:LINES]


def _line(game: Game, world: State, root: Node, first: Edge) -> Line:
    """The decisions of a turn that were looked at most, from a first one on."""
    seat = int(world.actor)
    position = world.copy()
    actions: list[int] = []
    edge: Edge | None = first
    while edge is not None:
        _take(position, int(edge.action), actions)
        _take_forced(position, seat, actions)
        node = edge.child
        edge = node.favourite(position.legal()) if node is not None and position.actor == seat else None
    return Line(tuple(actions), _mean(first), tuple(game.reasons(world, position, seat)))


def _judged(game: Game, world: State, root: Node, played: tuple[int, ...]) -> Line:
    seat = int(world.actor)
    position = world.copy()
    actions: list[int] = []
    node: Node | None = root
    last: Edge | None = None
    for action in played:
        if position.actor != seat or action not in position.legal():
            break
        if len(position.legal()) > 1 and node is not None:
            last = node.known.get(action, last)
            node = last.child if last is not None else None
        _take(position, action, actions)
    chance = _mean(last) if last is not None else 0.0
    return Line(tuple(actions), chance, tuple(game.reasons(world, position, seat)))


def _take(position: State, action: int, actions: list[int]) -> None:
    position.apply(action)
    actions.append(action)


def _take_forced(position: State, seat: int, actions: list[int]) -> None:
    while position.actor == seat and len(position.legal()) == 1:
        _take(position, int(position.legal()[0]), actions)


def _mean(edge: Edge) -> float:
    return edge.total / int(edge.visits) if edge.visits else 0.0
