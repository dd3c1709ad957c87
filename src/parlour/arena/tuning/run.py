"""A tuning in a folder: rounds of games move the weights, and a match proves them.

Everything is kept as it is done, so that the same tuning goes on where it was stopped.
"""

from __future__ import annotations

import multiprocessing
import signal
from array import array
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from math import exp
from pathlib import Path

import msgspec

from parlour.arena.statistics import Share, win_share
from parlour.arena.tuning import numbers
from parlour.arena.tuning.climbing import Round, beginning, climbed, tried
from parlour.arena.tuning.journal import Journal
from parlour.arena.tuning.lead import best_lead
from parlour.arena.tuning.playing import Conditions, Meeting, Met, alternate, game_and_setup, lots, meet
from parlour.arena.workers import WorkerDied
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.kernel.snapshot import load

KEPT = 8
"""Positions kept of a game of the match, to tell the lead by."""


class Job(msgspec.Struct, frozen=True):
    """What is asked for."""

    game: str
    players: int
    seed: int
    rounds: int
    games: int
    """In each round."""
    match: int
    """Games between the new weights and the present ones, made up to whole deals."""
    width: int
    positions: int
    """How players plan; see `Conditions`."""
    weights: dict[str, float]
    """The present ones."""
    rules: int
    """The version of the game's rules: positions are read by the same only."""

    @property
    def conditions(self) -> Conditions:
        return Conditions(self.game, self.players, self.seed, self.width, self.positions)


class Tuned(msgspec.Struct, frozen=True):
    """What came of it."""

    old: dict[str, float]
    new: dict[str, float]
    lead: float
    """By the new weights, and by who won the match: for `lead` in the game's profile."""
    share: Share
    """What one seat with the new weights won against the present ones in the others."""
    fair: float
    """What it would win if they were as good."""

    @property
    def is_better(self) -> bool:
        return self.share.low > self.fair


def fewest_games(game_id: str, players: int) -> int:
    """How many games tell weights apart: two for each of them, and for what is due to none."""
    return 2 * (len(numbers.present(*game_and_setup(game_id, players))) + 1)


def make_job(
    game_id: str, players: int, rounds: int, games: int, match: int, width: int, positions: int, seed: int
) -> Job:
    """A job, if it can be done."""
    game, setup = game_and_setup(game_id, players)
    assert players > 1, "weights are proved against others"
    assert games >= fewest_games(game_id, players), "more games than there are weights"
    match = -(-match // players) * players
    weights = numbers.present(game, setup)
    return Job(game_id, players, seed, rounds, games, match, width, positions, weights, game.rules_version)


class Tuning:
    """A job and how far it is done. Stages hand over the games they add, and go on from what is there."""

    def __init__(self, job: Job, folder: Path) -> None:
        self.job = job
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim_folder()
            self.games = Journal(folder / "games.jsonl", Met)
            self.rounds = Journal(folder / "rounds.jsonl", Round)
            self.match = Journal(folder / "match.jsonl", Met)
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

    def climb(self, workers: int) -> Generator[Met, None, None]:
        """Play the games that are missing, and move the weights after each round."""
        with Crew(workers) as crew:
            for at in range(len(self.rounds.entries), self.job.rounds):
                numbered = range(at * self.job.games, (at + 1) * self.job.games)
                last = self._last_round()
                yield from crew.play(self.games, [self._trial(number, last) for number in numbered])
                self.rounds.append(self._climbed(last, numbered))

    def _climbed(self, last: Round, numbered: range) -> Round:
        # In an order that does not depend on which game was finished first
        played = {game.number: game for game in self.games.entries}
        results = [played[number].result(alternate(number, self.job.players)) for number in numbered]
        return climbed(last, [self._lots(number) for number in numbered], results)

    def prove(self, workers: int) -> Generator[Met, None, None]:
        """Play what is missing of the match between the new weights and the present ones."""
        new = self.new_weights()
        with Crew(workers) as crew:
            yield from crew.play(self.match, [self._duel(number, new) for number in range(self.job.match)])

    def finish(self) -> Tuned:
        """Once all stages are done: what came of it, kept in the folder too."""
        deals: dict[int, list[float]] = {}
        for game in self._proved():
            deal, seat = divmod(game.number, self.job.players)
            deals.setdefault(deal, []).append(game.won[seat])
        share = win_share([(sum(deal), len(deal)) for deal in deals.values()])
        tuned = Tuned(self.job.weights, self.new_weights(), self._lead(), share, 1.0 / self.job.players)
        (self._folder / "tuned.json").write_bytes(msgspec.json.format(msgspec.json.encode(tuned)))
        return tuned

    # The games

    def _trial(self, number: int, last: Round) -> Meeting:
        """A game of a round; they are numbered through all rounds."""
        job, drawn = self.job, self._lots(number)
        sides = (tried(job.weights, last, drawn, 1), tried(job.weights, last, drawn, -1))
        return Meeting(
            job.conditions, number, f"trial {job.seed} {number}", alternate(number, job.players), sides
        )

    def _duel(self, number: int, new: dict[str, float]) -> Meeting:
        """A game of the match. In a deal the luck is the same, and the new weights have each seat in turn."""
        job = self.job
        deal, seat = divmod(number, job.players)
        return Meeting(job.conditions, number, f"match {job.seed} {deal}", (seat,), (new, job.weights), KEPT)

    def _lots(self, number: int) -> list[int]:
        return lots(self.job.seed, number, len(self.job.weights))

    # What follows from them

    def new_weights(self) -> dict[str, float]:
        steps = zip(self.job.weights.items(), self._last_round().steps, strict=True)
        return {name: numbers.rounded(value * exp(step)) if step else value for (name, value), step in steps}

    def _last_round(self) -> Round:
        return self.rounds.entries[-1] if self.rounds.entries else beginning(len(self.job.weights))

    def _lead(self) -> float:
        game, setup = game_and_setup(self.job.game, self.job.players, self.new_weights())
        values: array[float] = array("d")
        targets: list[list[float]] = []
        for played in self._proved():
            for position in played.positions:
                state = load(game.blank(setup), position)
                values.extend(game.evaluate(state, seat) for seat in range(self.job.players))
                targets.append(played.won)
        return best_lead(values, targets)

    def _proved(self) -> list[Met]:
        """The match, in an order that does not depend on which game was finished first."""
        return sorted(self.match.entries, key=lambda game: game.number)


class Crew:
    """Plays games on several processes, which are started when first needed and kept until the end."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *raised: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play(self, journal: Journal[Met], tasks: Sequence[Meeting]) -> Iterator[Met]:
        """Play the games a journal does not have yet; each is added to it when it is there."""
        done = {game.number for game in journal.entries}
        for game in self._met([task for task in tasks if task.number not in done]):
            journal.append(game)
            yield game

    def _met(self, tasks: Sequence[Meeting]) -> Iterator[Met]:
        if self._workers == 1 or len(tasks) < 2:
            yield from map(meet, tasks)
            return
        if self._pool is None:
            # Fresh processes: forking one that has threads is not safe
            context = multiprocessing.get_context("spawn")
            processes = min(self._workers, len(tasks))
            self._pool = ProcessPoolExecutor(processes, context, _leave_interrupts_alone)
        try:
            for done in as_completed([self._pool.submit(meet, task) for task in tasks]):
                yield done.result()
        except BrokenProcessPool:
            raise WorkerDied(Phrase("error-arena-worker")) from None


def _leave_interrupts_alone() -> None:
    """Ctrl+C reaches every process of a terminal; only the one that started the others is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
