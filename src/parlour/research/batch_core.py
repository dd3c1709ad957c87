"""The compiled core of batches and environments: games from one choice to the next, and what came of them.

Chance and choices that are none pass by themselves. Luck is `librt.random`'s: it is fast, and nobody guesses
the outcomes of these games. What is given out lies in vecs, which NumPy reads where they lie.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from parlour.kernel.observation import Observation
from parlour.kernel.state import CHANCE, OVER, State, roll

TOGETHER: Final = 8
"""The number of games of a batch that go on before they are shown."""


class Playing:
    """A game being played, which waits for a seat with something to choose, or is over."""

    def __init__(self, first: State, seed: i64) -> None:
        self.first: State = first
        """The position every game begins with."""
        self.luck: Random = Random(seed)
        self.state: State = first.copy()
        self.legal: vec[i64] = vec[i64]()
        """The legal actions of the actor; none once the game is over."""
        self.go_on()

    def reseed(self, seed: i64) -> None:
        self.luck = Random(seed)

    def restart(self) -> None:
        """Begin another game, with the luck that comes next."""
        self.state = self.first.copy()
        self.go_on()

    def take(self, action: i64) -> None:
        """Take a legal action for the actor, and go on to the next choice."""
        self.state.apply(action)
        self.go_on()

    def go_on(self) -> None:
        state = self.state
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(roll(state, self.luck))
                continue
            legal = state.legal_now()
            if len(legal) > 1:
                self.legal = legal
                return
            state.apply(legal[0])
        self.legal = vec[i64]()

    def is_over(self) -> bool:
        return self.state.actor == OVER

    def any_action(self, luck: Random) -> i64:
        """A random legal action of the actor."""
        # A number of its own: compiled, what `len` gives would be asked for by way of Python.
        count: i64 = len(self.legal)
        return self.legal[luck.randrange(count)]


def set_all(masks: vec[u8], at: i64, legal: vec[i64], value: u8) -> None:
    """Mark legal actions in the mask that begins at `at`, or take the marks away."""
    for action in legal:
        masks[at + action] = value


def ranks(state: State) -> vec[float]:
    """The rank rewards by seat of a game that is over: 1 the first, -1 the last, evenly between.

    Winners come first (a game may break ties, or end by something else than points), then points count. Those
    who are equal share their places. An opponent that the game plays by itself takes part, after the seats.
    """
    won = state.winners()
    points = state.scores()
    count: i64 = len(points)
    found = vec[float]([0.0] * count)
    for seat in range(count):
        balance: i64 = 0
        for other in range(count):
            if won[seat] != won[other]:
                balance += 1 if won[seat] > won[other] else -1
            elif won[seat] == 0 and points[seat] != points[other]:
                balance += 1 if points[seat] > points[other] else -1
        found[seat] = float(balance) / float(count - 1)
    return found


def margins(state: State) -> vec[float]:
    """The margin rewards by seat: its points less those of the best other seat."""
    points = state.scores()
    count: i64 = len(points)
    found = vec[float]([0.0] * count)
    for seat in range(count):
        best: i64 = -(2**30)
        for other in range(count):
            if other != seat and points[other] > best:
                best = points[other]
        found[seat] = float(points[seat] - best)
    return found


class Batch:
    """A batch of games side by side, each with its own luck; one that is over is followed by another."""

    def __init__(
        self,
        first: State,
        observation: Observation,
        seats: i64,
        actions: i64,
        seeds: list[int],
        by_margin: bool,
        room: vec[i32],
        memory: vec[i64],
    ) -> None:
        count: i64 = len(seeds)
        self.seats: i64 = seats
        """The number of seats: fewer than the position has players where the game plays one itself."""
        self.actions: i64 = actions
        self.by_margin: bool = by_margin
        self.games: list[Playing] = [Playing(first, seed) for seed in seeds]
        self.observation: Observation = observation
        self.room: vec[i32] = room
        self.memory: vec[i64] = memory
        self.masks: vec[u8] = vec[u8]([0] * (count * actions))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.dones: vec[u8] = vec[u8]([0] * count)
        for at in range(count):
            self._show(self.games[at], at)

    def reset(self, seeds: list[int]) -> None:
        """Begin new games everywhere, with these seeds if there are any."""
        count: i64 = len(self.games)
        for at in range(count):
            game = self.games[at]
            set_all(self.masks, at * self.actions, game.legal, 0)
            if len(seeds) > 0:
                game.reseed(seeds[at])
            game.restart()
            self._forget_outcome(at)
            self._show(game, at)

    def step(self, chosen: list[int]) -> None:
        """Take a step in every game: its actor takes an action."""
        masks = self.masks
        actions = self.actions
        count: i64 = len(self.games)
        # All are checked before any is taken, so that a refusal leaves everything as it was.
        for at in range(count):
            wanted: i64 = chosen[at]
            if wanted < 0 or wanted >= actions or masks[at * actions + wanted] == 0:
                raise ValueError(f"game {at}: action {wanted} is not legal")
        # Some together go on, then are shown: rules and observations are much code each, which the processor
        # need not fetch for every game anew.
        first: i64 = 0
        while first < count:
            last = first + TOGETHER
            if last > count:
                last = count
            for at in range(first, last):
                self._go_on(self.games[at], at, chosen[at])
            for at in range(first, last):
                self._show(self.games[at], at)
            first = last

    def any_actions(self, luck: Random) -> vec[i64]:
        """A random legal action for each game."""
        found = vec[i64](capacity=len(self.games))
        for game in self.games:
            found = append(found, game.any_action(luck))
        return found

    def legal(self) -> tuple[vec[i64], vec[i64]]:
        """The legal actions of all games one after another, and where those of each begin (and the end)."""
        found = vec[i64]()
        starts = vec[i64]()
        for game in self.games:
            starts = append(starts, len(found))
            for action in game.legal:
                found = append(found, action)
        starts = append(starts, len(found))
        return found, starts

    def _go_on(self, game: Playing, at: i64, action: i64) -> None:
        set_all(self.masks, at * self.actions, game.legal, 0)
        self._forget_outcome(at)
        game.take(action)
        if game.state.actor == OVER:
            self._tell_outcome(game, at)
            game.restart()

    def _show(self, game: Playing, at: i64) -> None:
        seat = game.state.actor
        self.actors[at] = seat
        set_all(self.masks, at * self.actions, game.legal, 1)
        observation = self.observation
        observation.update(game.state, seat, self.room, self.memory, at * observation.size)

    def _tell_outcome(self, game: Playing, at: i64) -> None:
        outcome = margins(game.state) if self.by_margin else ranks(game.state)
        self.dones[at] = 1
        for seat in range(self.seats):
            self.rewards[at * self.seats + seat] = outcome[seat]

    def _forget_outcome(self, at: i64) -> None:
        if self.dones[at]:
            self.dones[at] = 0
            for seat in range(self.seats):
                self.rewards[at * self.seats + seat] = 0.0
