"""A process that thinks for bots: `python -m parlour.bots.worker`, driven by `parlour.bots.pool`.

On stdin come jobs, on stdout go answers, each as msgpack behind its length (four bytes, little-endian).
The first answer says that the process is ready. It ends when stdin does.
"""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache, lru_cache
from operator import index
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import Bot, bot
from parlour.bots.analysis import Analysis, analyse
from parlour.kernel.game import Game, OptionValue

PREFIX_BYTES = 4


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="job"):
    """Something to think about."""

    game: str
    players: int
    options: dict[str, OptionValue]
    edition: str | None
    """The folder of a corrected edition."""
    view: bytes
    """All that is known, of the game's view type, as msgpack."""
    seed: int


class Choose(Job, frozen=True, kw_only=True, tag="choose"):
    """A decision to take, by the seat whose view it is."""

    level: str


class Analyse(Job, frozen=True, kw_only=True, tag="analyse"):
    """A position to judge, and a turn that was played in it, if there is one to judge too."""

    simulations: int
    played: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """What was thought, or why nothing was."""

    action: int = -1
    analysis: Analysis | None = None
    problem: str = ""


def pack(message: Job | Answer) -> bytes:
    """A message behind its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(PREFIX_BYTES, "little") + body


def think(job: Choose | Analyse) -> Answer:
    """Do the job."""
    game, setup = _prepared(job.game, job.players, tuple(sorted(job.options.items())), job.edition)
    view = msgspec.msgpack.decode(job.view, type=game.view_type)
    rng = Random(job.seed)
    if isinstance(job, Choose):
        return Answer(action=index(_player(job.level).choose(game, setup, view, rng)))
    return Answer(analysis=analyse(game, setup, view, job.simulations, rng, job.played))


@cache
def _player(level: str) -> Bot:
    """One for all tables: what it foresees at one of them looks like no other."""
    return bot(level)


@lru_cache(maxsize=64)
def _prepared(
    game_id: str, players: int, options: tuple[tuple[str, OptionValue], ...], edition_folder: str | None
) -> tuple[Game, Any]:
    """A game and its tables: building them costs more than many decisions."""
    game = games.get(game_id)
    edition = game.edition(Path(edition_folder) if edition_folder else None)
    return game, game.setup(edition, players, game.accept_options(edition, players, dict(options)))


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    _send(answers, Answer())
    while prefix := jobs.read(PREFIX_BYTES):
        job = msgspec.msgpack.decode(jobs.read(int.from_bytes(prefix, "little")), type=Choose | Analyse)
        try:
            answer = think(job)
        except Exception as error:  # whatever a game does wrong, the one who asked is told
            answer = Answer(problem=f"{type(error).__name__}: {error}")
        _send(answers, answer)


def _send(answers: BinaryIO, answer: Answer) -> None:
    answers.write(pack(answer))
    answers.flush()


def main() -> None:
    # A stray print must not end up between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Bots think beside the server on the same cores, and people wait for the server.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
