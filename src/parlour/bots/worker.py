"""A process that thinks for bots: `python -m parlour.bots.worker`, driven by `parlour.bots.pool`."""

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
    """A turn to play, by the seat whose view it is."""

    level: str


class Analyse(Job, frozen=True, kw_only=True, tag="analyse"):
    """A position to judge, and a turn that was played in it, if there is one to judge too."""

    simulations: int
    played: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """What was thought, or why nothing was."""

    actions: tuple[int, ...] = ()
    """For a turn."""
    analysis: Analysis | None = None
    problem: str = ""


def think(job: Choose | Analyse) -> Answer:
    """Do the job."""
    game, setup = prepared(job.game, job.players, tuple(sorted(job.options.items())), job.edition)
    view = msgspec.msgpack.decode(job.view, type=game.view_type)
    rng = Random(job.seed)
    if isinstance(job, Choose):
        return Answer(actions=turn_of(_player(job.level).choose(game, setup, view, rng)))
    return Answer(analysis=analyse(game, setup, view, job.simulations, rng, job.played))


@cache
def _player(level: str) -> Bot:
    """One for all tables."""
    return bot(level)


@lru_cache(maxsize=64)
def prepared(
    game_id: str, players: int, options: tuple[tuple[str, OptionValue], ...], edition_folder: str | None
) -> tuple[Game, Any]:
    """A game and its tables: building them costs more than many decisions."""
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
