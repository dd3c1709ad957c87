"""Many games between bots, on several processes; how many does not change what is played."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random

from parlour import games
from parlour.bots import bot
from parlour.kernel.game import Game, OptionValue
from parlour.kernel.luck import Luck
from parlour.kernel.state import CHANCE, OVER


class Series(NamedTuple):
    """What is played."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    edition: str | None
    """The folder of a corrected edition."""
    levels: tuple[str, ...]
    seed: int

    def seats(self, number: int) -> list[int]:
        """By seat, which of the bots sits there in game `number`: everybody moves on one seat each game."""
        return [(seat - number) % self.players for seat in range(self.players)]


class Result(NamedTuple):
    """One game."""

    number: int
    won: tuple[int, ...]
    """By seat, 1 for a winner."""
    scores: tuple[int, ...]
    choices: int
    """Decisions of players with something to choose from."""
    decisions: int
    """All decisions, forced ones and chance included."""


def play_series(series: Series, count: int, workers: int) -> Iterator[Result]:
    """Play games 0 to `count`, handing each over when it is finished."""
    if workers == 1:
        for number in range(count):
            yield play_one(series, number)
        return
    # Short enough for a smooth progress bar and a quick end, long enough not to be all about sending
    size = max(1, min(5, count // (workers * 8)))
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    # Fresh processes: forking one that has threads is not safe
    context = multiprocessing.get_context("spawn")
    processes = min(workers, len(chunks))
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts_alone)
    try:
        for done in as_completed([pool.submit(_play_chunk, series, chunk) for chunk in chunks]):
            yield from done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl+C reaches every process of a terminal; only the one that started the others is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(series: Series, numbers: range) -> list[Result]:
    return [play_one(series, number) for number in numbers]


@lru_cache(maxsize=1)
def _prepared(series: Series) -> tuple[Game, Any]:
    game = games.get(series.game)
    edition = game.edition(Path(series.edition) if series.edition else None)
    return game, game.setup(edition, series.players, dict(series.options))


def play_one(series: Series, number: int) -> Result:
    """One game; each bot is given the view of its seat and nothing else."""
    game, setup = _prepared(series)
    luck = Luck(f"{series.seed} {number}")
    players = [bot(series.levels[at]) for at in series.seats(number)]
    whims = [Random(_seed(series.seed, number, seat)) for seat in range(series.players)]
    state = game.begin(setup)
    choices = decisions = 0
    while state.actor != OVER:
        seat = int(state.actor)
        decisions += 1
        if seat == CHANCE:
            state.apply(luck.outcome(state))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        choices += 1
        state.apply(players[seat].choose(game, setup, game.view(state, seat), whims[seat]))
    won = tuple(int(one) for one in state.winners())
    return Result(number, won, tuple(int(points) for points in state.scores()), choices, decisions)


def _seed(seed: int, number: int, seat: int) -> int:
    whole = hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(whole, "little") >> 1
