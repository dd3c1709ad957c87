"""A tuning in a folder: games are played, weights fitted to their outcomes, and proved in a match.

Everything is kept as it is done, so that the same tuning goes on where it was stopped.
"""

from __future__ import annotations

import multiprocessing
import signal
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from math import exp, sqrt
from pathlib import Path
from statistics import fmean
from typing import TypeVar

import msgspec

from parlour.arena.statistics import Share, win_share
from parlour.arena.tuning import numbers
from parlour.arena.tuning.fitting import Examples, Fit, Round, best_lead, outcome
from parlour.arena.tuning.journal import Journal
from parlour.arena.tuning.playing import Duel, Dueled, Sampled, Sampling, Table, duel, sample, tables
from parlour.arena.workers import WorkerDied
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.kernel.snapshot import load
from parlour.kernel.state import State

VALIDATION = 5
"""Every so many games one is kept apart, to see whether what was fitted to the others holds."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class Job(msgspec.Struct, frozen=True):
    """What is asked for."""

    game: str
    players: int
    seed: int
    games: int
    """To keep positions of."""
    rounds: int
    """Of fitting, at most."""
    match: int
    """Games between the new weights and the present ones, made up to whole deals."""
    weights: dict[str, float]
    """The present ones."""
    rules: int
    """The version of the game's rules: positions are read by the same only."""

    @property
    def table(self) -> Table:
        return Table(self.game, self.players, self.seed)


class Tuned(msgspec.Struct, frozen=True):
    """What came of it."""

    old: dict[str, float]
    new: dict[str, float]
    lead: float
    """By the new weights, and by who won alone: for `Game.lead`."""
    share: Share
    """What one seat with the new weights won against the present ones in the others."""
    fair: float
    """What it would win if they were as good."""

    @property
    def is_better(self) -> bool:
        return self.share.low > self.fair


def make_job(game_id: str, players: int, games: int, rounds: int, match: int, seed: int) -> Job:
    """A job, if it can be done."""
    game, setup = tables(game_id, players)
    assert players > 1, "weights are proved against others"
    assert games >= 2 * VALIDATION, "some games to learn from and some to see what was learnt"
    match = -(-match // players) * players
    return Job(game_id, players, seed, games, rounds, match, numbers.present(game, setup), game.rules_version)


class Tuning:
    """A job and how far it is done. Each stage hands over what is added, and goes on from what is there."""

    def __init__(self, job: Job, folder: Path) -> None:
        self.job = job
        self._folder = folder
        self._scratch = tables(job.game, job.players)
        """Its weights are those that are being tried."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim_folder()
            self.games = Journal(folder / "games.jsonl", Sampled)
            self.rounds = Journal(folder / "rounds.jsonl", Round)
            self.match = Journal(folder / "match.jsonl", Dueled)
        except OSError as error:
            found = {"folder": str(folder), "problem": error.strerror or str(error)}
            raise BadOption(Phrase("error-arena-folder", dict(found))) from None

    def _claim_folder(self) -> None:
        """A folder belongs to the job that was begun in it."""
        path = self._folder / "job.json"
        own = msgspec.to_builtins(self.job)
        if not path.exists():
            path.write_bytes(msgspec.json.format(msgspec.json.encode(own)))
            return
        try:
            begun = msgspec.json.decode(path.read_bytes(), type=dict)
        except msgspec.MsgspecError:
            begun = {}
        for name, value in own.items():
            if begun.get(name) != value:
                raise BadOption(Phrase("error-tuning-other", {"folder": str(self._folder), "field": name}))

    def close(self) -> None:
        for journal in (self.games, self.rounds, self.match):
            journal.close()

    # The stages

    def play(self, workers: int) -> Iterator[Sampled]:
        """Play the games that are missing."""
        done = {game.number for game in self.games.entries}
        tasks = [Sampling(self.job.table, at) for at in range(self.job.games) if at not in done]
        for game in in_processes(sample, tasks, workers):
            self.games.append(game)
            yield game

    def fit(self) -> Iterator[Round]:
        """Fit the weights, a round at a time; the first is the weights as they are."""
        count = sum(1 for game in self.games.entries if game.number % VALIDATION)
        training, validation = self._examples(False), self._examples(True)
        fit = Fit(self._evaluate, len(self.job.weights), training, validation, count)
        if not self.rounds.entries:
            self.rounds.append(fit.begin())
            yield self.rounds.entries[0]
        for found in fit.rounds(tuple(self.rounds.entries), self.job.rounds):
            self.rounds.append(found)
            yield found

    def prove(self, workers: int) -> Iterator[Dueled]:
        """Play what is missing of the match between the new weights and the present ones."""
        done = {game.number for game in self.match.entries}
        new = self.new_weights()
        tasks = [Duel(self.job.table, at, new) for at in range(self.job.match) if at not in done]
        for game in in_processes(duel, tasks, workers):
            self.match.append(game)
            yield game

    def finish(self) -> Tuned:
        """Once all stages are done: what came of it, kept in the folder too."""
        deals: dict[int, list[float]] = {}
        for game in self.match.entries:
            deals.setdefault(game.deal, []).append(game.share)
        share = win_share([(sum(deal), len(deal)) for deal in deals.values()])
        new = self.new_weights()
        tuned = Tuned(self.job.weights, new, self._lead(), share, 1.0 / self.job.players)
        (self._folder / "tuned.json").write_bytes(msgspec.json.format(msgspec.json.encode(tuned)))
        return tuned

    # What follows from them

    @property
    def best(self) -> Round:
        """The round whose weights told best who won the games they were not fitted to."""
        return min(self.rounds.entries, key=lambda found: found.validation)

    def new_weights(self) -> dict[str, float]:
        steps = zip(self.job.weights.items(), self.best.steps, strict=True)
        return {name: numbers.rounded(value * exp(step)) if step else value for (name, value), step in steps}

    def _lead(self) -> float:
        played = self._played()
        states = [state for game in played for state in self._states(game)]
        won = [[one / sum(game.won) for one in game.won] for game in played for _ in game.positions]
        return best_lead(self._evaluate(self.best.steps, states), won)

    def _examples(self, in_validation: bool) -> Examples:
        played = self._played()
        apart = [score - fmean(game.scores) for game in played for score in game.scores]
        spread = max(1.0, sqrt(fmean([one * one for one in apart])))
        examples = Examples([], [])
        for game in played:
            if (game.number % VALIDATION == 0) == in_validation:
                states = self._states(game)
                examples.states.extend(states)
                examples.targets.extend([outcome(game.won, game.scores, spread)] * len(states))
        return examples

    def _played(self) -> list[Sampled]:
        """In an order that does not depend on which was finished first."""
        return sorted(self.games.entries, key=lambda game: game.number)

    def _states(self, played: Sampled) -> list[State]:
        game, setup = self._scratch
        return [load(game.blank(setup), position) for position in played.positions]

    def _evaluate(self, steps: Sequence[float], states: Sequence[State]) -> array[float]:
        game, setup = self._scratch
        for (name, value), step in zip(self.job.weights.items(), steps, strict=True):
            setattr(setup.weights, name, value * exp(step))
        seats = range(self.job.players)
        return array("d", [game.evaluate(state, seat) for state in states for seat in seats])


def in_processes(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int) -> Iterator[Result]:
    """Do tasks on several processes, and hand over each result when it is there."""
    if workers == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    # Fresh processes: forking one that has threads is not safe
    context = multiprocessing.get_context("spawn")
    processes = min(workers, len(tasks))
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts_alone)
    try:
        for done in as_completed([pool.submit(work, task) for task in tasks]):
            yield done.result()
    except BrokenProcessPool:
        raise WorkerDied(Phrase("error-arena-worker")) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl+C reaches every process of a terminal; only the one that started the others is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
