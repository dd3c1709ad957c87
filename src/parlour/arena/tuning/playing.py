"""The games a tuning plays: fast ones that positions are kept of, and a match between old and new weights."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.arena.tuning import numbers
from parlour.bots import GreedyBot
from parlour.kernel.game import Game
from parlour.kernel.luck import Luck
from parlour.kernel.snapshot import save
from parlour.kernel.state import CHANCE, OVER, State

NOISE = 0.04
"""How often a decision of a kept game is taken by lot, so that positions and fortunes vary."""

ENDS_KEPT = 24
"""Positions kept of a game in which a turn has just ended."""

MIDDLES_KEPT = 8
"""The same in the middle of a turn, in games of which bots plan turns as a whole."""


class Table(msgspec.Struct, frozen=True):
    """What all games of a tuning have in common."""

    game: str
    players: int
    seed: int


class Sampling(msgspec.Struct, frozen=True):
    """A game to keep positions of."""

    table: Table
    number: int


class Sampled(msgspec.Struct, frozen=True):
    """Some positions of a game, and how it ended."""

    number: int
    positions: list[bytes]
    won: list[int]
    """By seat, 1 for a winner."""
    scores: list[int]


class Duel(msgspec.Struct, frozen=True):
    """A game in which one seat plays by other weights than the rest."""

    table: Table
    number: int
    weights: dict[str, float]

    @property
    def deal(self) -> int:
        """Games of a deal have the same luck; the newcomer sits in another seat in each."""
        return self.number // self.table.players

    @property
    def seat(self) -> int:
        return self.number % self.table.players


class Dueled(msgspec.Struct, frozen=True):
    """How it went for the one who plays by other weights."""

    number: int
    deal: int
    share: float
    """Of the win: 1, 0, or a part where several won."""


def sample(task: Sampling) -> Sampled:
    """Play a game greedily with a little noise, and keep positions of it by lot."""
    table = task.table
    game, setup = _prepared(table.game, table.players)
    lot = Random(_seed("kept", table.seed, task.number))
    ends = Reservoir(ENDS_KEPT, lot)
    middles = Reservoir(MIDDLES_KEPT if game.plans_turns else 0, lot)

    def keep(state: State, seat: int) -> None:
        if state.actor != OVER:
            (middles if state.actor == seat else ends).offer(state)

    luck = Luck(f"tuning {table.seed} {task.number}")
    state = play(game, [setup] * table.players, luck, lot, NOISE, keep)
    won = [int(one) for one in state.winners()]
    return Sampled(task.number, ends.kept + middles.kept, won, [int(one) for one in state.scores()])


def duel(task: Duel) -> Dueled:
    """Play a game between other weights and the present ones."""
    table = task.table
    game, setup = _prepared(table.game, table.players)
    _, other = _prepared(table.game, table.players, tuple(task.weights.items()))
    setups = [other if seat == task.seat else setup for seat in range(table.players)]
    whims = Random(_seed("match", table.seed, task.deal))
    state = play(game, setups, Luck(f"match {table.seed} {task.deal}"), whims)
    won = state.winners()
    return Dueled(task.number, task.deal, float(won[task.seat]) / sum(int(one) for one in won))


def play(
    game: Game,
    setups: list[Any],
    luck: Luck,
    whims: Random,
    noise: float = 0.0,
    watch: Callable[[State, int], None] | None = None,
) -> State:
    """A game of greedy bots, each with the weights of its setup; who watches sees it after each choice."""
    players = [GreedyBot() for _ in setups]
    state = game.begin(setups[0])
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(luck.outcome(state))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        if whims.random() < noise:
            state.apply(legal[whims.randrange(len(legal))])
        else:
            state.apply(players[seat].choose(game, setups[seat], game.view(state, seat), whims))
        if watch is not None:
            watch(state, seat)
    return state


class Reservoir:
    """Keeps a few positions of many, each as likely as any other."""

    def __init__(self, size: int, lot: Random) -> None:
        self.kept: list[bytes] = []
        self._size = size
        self._lot = lot
        self._offered = 0

    def offer(self, state: State) -> None:
        self._offered += 1
        if len(self.kept) < self._size:
            self.kept.append(save(state))
        elif (at := self._lot.randrange(self._offered)) < self._size:
            self.kept[at] = save(state)


def tables(game_id: str, players: int, weights: Mapping[str, float] | None = None) -> tuple[Game, Any]:
    """A game and its tables; with the weights of the source, or with these in their place."""
    game = games.get(game_id)
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    numbers.put(setup, weights or {})
    return game, setup


@lru_cache(maxsize=4)
def _prepared(game_id: str, players: int, weights: tuple[tuple[str, float], ...] = ()) -> tuple[Game, Any]:
    """Building tables costs more than many decisions."""
    return tables(game_id, players, dict(weights))


def _seed(what: str, seed: int, number: int) -> int:
    whole = hashlib.blake2b(f"{what} {seed} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(whole, "little") >> 1
