"""Learns to play Amber from nothing but playing against itself, and beats a player who chooses by lot.

    python examples/train_amber.py              about a minute, and it wins 19 of 20 games
    python examples/train_amber.py --steps 500  some seconds, and it wins 4 of 5

The policy is linear. Every legal action is a row of weights (which tile, turned how, or what else) and a
place on the board; its score is the row times what lies around that place, as the seat sees it. Actions are
drawn by the softmax of their scores, and the weights follow the policy gradient: what was done lately is made
likelier by as much as the seat's margin in points grows. Many games are played at once, in a batch.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.research.batch import BatchEnv

Floats = NDArray[np.float32]

GAMES = 64
"""Played at once."""
MEMORY = 0.7
"""How much of the credit for points goes to the decision before, and the one before that ..."""
RATE = 0.02
AROUND = 4 * 3 + 4 + 2
"""Numbers about a place: three of each neighbour, the sides that one's roads come from, nearness, and 1."""


class Board:
    """What lies around the cells, taken from observations."""

    def __init__(self, batch: BatchEnv) -> None:
        self._parts = batch.parts
        names = batch.scenario.setup.cell_names
        places = np.array([(ord(name[0]), int(name[1:])) for name in names])
        steps = np.abs(places[:, None] - places[None]).sum(axis=2)
        self.cells = len(names)
        self._nearness = (1.0 / (1.0 + steps)).astype(np.float32)
        by_place = {tuple(place): cell for cell, place in enumerate(places.tolist())}
        # One cell beyond the last stands for all that is off the board.
        self._neighbours = np.array(
            [
                [by_place.get((column + right, row + down), self.cells) for right, down in SIDES]
                for column, row in places.tolist()
            ]
        )

    def around(self, seen: Floats) -> Floats:
        """By game and cell; the cell beyond the last has only the 1."""
        count = len(seen)
        goals = self._plane(seen, "villages")[:, 0] + self._plane(seen, "castles")[:, 1:].sum(axis=1)
        goals = goals * (1 - self._plane(seen, "linked")[:, 0])
        near = goals @ self._nearness
        built = self._plane(seen, "tiles").sum(axis=1)
        found = np.zeros((count, self.cells + 1, AROUND), np.float32)
        beyond = np.zeros((count, 1), np.float32)
        for at, plane in enumerate((goals, near, built)):
            edged = np.concatenate([plane, beyond], axis=1)
            found[:, :-1, at * 4 : at * 4 + 4] = edged[:, self._neighbours]
        found[:, :-1, 12:16] = self._plane(seen, "reach").transpose(0, 2, 1)
        found[:, :-1, 16] = near
        found[:, :, 17] = 1
        return found

    def _plane(self, seen: Floats, name: str) -> Floats:
        return seen[:, self._parts[name]].reshape(len(seen), -1, self.cells)


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Policy:
    """Weights, and how actions are scored by them."""

    def __init__(self, batch: BatchEnv) -> None:
        self.board = Board(batch)
        cell_of = {name: cell for cell, name in enumerate(batch.scenario.setup.cell_names)}
        rows: dict[Any, int] = {}
        self._row = np.zeros(batch.width, np.int64)
        self._cell = np.full(batch.width, self.board.cells)
        for action in batch.scenario.actions.all():
            parts = batch.scenario.actions.struct(action)
            place = parts.pop("cell", None)
            self._row[action] = rows.setdefault(tuple(parts.values()), len(rows))
            if place is not None:
                self._cell[action] = cell_of[str(place)]
        self.weights = np.zeros((len(rows), AROUND), np.float32)

    def choose(self, batch: BatchEnv, luck: np.random.Generator, greed: float = 1.0) -> tuple[Any, Any]:
        """By game, an action; and how much likelier each weight makes it."""
        actions, starts = batch.legal()
        game = np.repeat(np.arange(batch.count), np.diff(starts))
        rows = self._row[actions]
        around = self.board.around(batch.observations)[game, self._cell[actions]]
        scores = greed * (around * self.weights[rows]).sum(axis=1)
        scores -= np.maximum.reduceat(scores, starts[:-1])[game]
        odds = np.exp(scores)
        odds /= np.add.reduceat(odds, starts[:-1])[game]
        # The largest sum of a score and such a number is a draw by the softmax.
        drawn = np.log(odds + 1e-20) + luck.gumbel(size=len(odds))
        highest = drawn == np.maximum.reduceat(drawn, starts[:-1])[game]
        chosen = np.flatnonzero(highest)[np.searchsorted(game[highest], np.arange(batch.count))]
        slopes = np.zeros((batch.count, *self.weights.shape), np.float32)
        surprise = (np.arange(len(odds)) == chosen[game]) - odds
        np.add.at(slopes, (game, rows), surprise[:, None].astype(np.float32) * around)
        return actions[chosen], slopes


def train(steps: int, seed: int = 1, games: int = GAMES, tell: bool = True) -> Policy:
    """Self-play: every seat is played by the same policy."""
    batch = BatchEnv("amber", count=games, players=2, rewards="margin", seed=seed)
    policy = Policy(batch)
    luck = np.random.default_rng(seed)
    everyone = np.arange(games)
    points = batch.parts["points"]
    credit = np.zeros((games, 2, *policy.weights.shape), np.float32)
    before = np.zeros((games, 2), np.float32)
    spread = np.ones_like(policy.weights)
    for step in range(steps):
        actors = batch.actors.copy()
        own, other = batch.observations[:, points].T
        # Observations have points in parts of twenty.
        margin = 20 * (own - other)
        gains = margin - before[everyone, actors]
        before[everyone, actors] = margin
        change = np.einsum("g,gwf->wf", gains, credit[everyone, actors])
        actions, slopes = policy.choose(batch, luck)
        credit[everyone, actors] = MEMORY * credit[everyone, actors] + slopes
        batch.step(actions)
        for game in np.flatnonzero(batch.dones):
            change += np.einsum("s,swf->wf", batch.rewards[game] - before[game], credit[game])
            credit[game] = before[game] = 0
        spread = 0.99 * spread + 0.01 * change**2
        policy.weights += RATE * change / np.sqrt(spread + 1e-6)
        if tell and (step + 1) % 500 == 0:
            print(f"{step + 1} steps: wins {beats_random(policy, 200):.0%} against random", flush=True)
    return policy


def beats_random(policy: Policy, games: int, seed: int = 2) -> float:
    """The share of games that the policy wins against a player who chooses by lot; ties are won by halves."""
    batch = BatchEnv("amber", count=min(games, GAMES), players=2, seed=seed)
    luck = np.random.default_rng(seed)
    seats = np.arange(batch.count) % 2
    won = played = 0.0
    while played < games:
        actions = batch.any_actions()
        own, _ = policy.choose(batch, luck, greed=3.0)
        batch.step(np.where(batch.actors == seats, own, actions))
        ended = np.flatnonzero(batch.dones)
        won += float((batch.rewards[ended, seats[ended]] + 1).sum() / 2)
        played += len(ended)
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    policy = train(wanted.steps, wanted.seed)
    seconds = time.monotonic() - began
    print(
        f"after {seconds:.0f} seconds: wins {beats_random(policy, 1000, seed=3):.1%} of 1000 against random"
    )


if __name__ == "__main__":
    main()
