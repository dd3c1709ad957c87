"""A worker process that thinks for bots: `python -m parlour.bots.worker`, driven by `parlour.bots.pool`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import Bot, bot, turn_of
from parlour.bots.analysis import Analysis, analyse
from parlour.bots.processes import work
from parlour.kernel.game import Game, OptionValue


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="job"):
    """A job: a position to think about."""

    game: str
    players: int
    options: dict[str, OptionValue]
    edition: str | None
    """The folder of a corrected edition."""
    view: bytes
    """The view, which is all that is known, as msgpack of the game's view type."""
    seed: int


class Choose(Job, frozen=True, kw_only=True, tag="choose"):
    """The job of choosing a turn for the seat whose view it is."""

    level: str


class Analyse(Job, frozen=True, kw_only=True, tag="analyse"):
    """The job of analysing a position, and a turn that was played in it, if there is one to judge too."""

    simulations: int
    played: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """The answer to a job, or why there is none."""

    actions: tuple[int, ...] = ()
    """The turn that was chosen."""
    analysis: Analysis | None = None
    problem: str = ""


def think(job: Choose | Analyse) -> Answer:
    """The answer to a job."""
    game, setup = prepared(job.game, job.players, tuple(sorted(job.options.items())), job.edition)
    view = msgspec.msgpack.decode(job.view, type=game.view_type)
    rng = Random(job.seed)
    if isinstance(job, Choose):
        return Answer(actions=turn_of(_player(job.level).choose(game, setup, view, rng)))
    return Answer(analysis=analyse(game, setup, view, job.simulations, rng, job.played))


@cache
def _player(level: str) -> Bot:
    """The bot of a level, one for all tables."""
    return bot(level)


@lru_cache(maxsize=64)
def prepared(
    game_id: str, players: int, options: tuple[tuple[str, OptionValue], ...], edition_folder: str | None
) -> tuple[Game, Any]:
    """A game and its setup, which costs more to build than many decisions."""
    game = games.get(game_id)
    edition = game.edition(Path(edition_folder) if edition_folder else None)
    return game, game.setup(edition, players, game.accept_options(edition, players, dict(options)))


def _answer(job: bytes) -> bytes:
    try:
        answer = think(msgspec.msgpack.decode(job, type=Choose | Analyse))
    except Exception as error:  # whatever a game does wrong, the one who asked is told
        answer = Answer(problem=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(answer)


if __name__ == "__main__":
    work(_answer)
