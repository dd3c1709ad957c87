"""One game between bots, and what came of it. A task says all about a game, so it can be played anywhere."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random

from parlour import games
from parlour.bots import Bot, NoSuchChoice, bot, play_turn, turn_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, OptionValue
from parlour.kernel.luck import Luck
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import CHANCE, OVER, State

Options = tuple[tuple[str, OptionValue], ...]
"""The complete, checked options of a game, as a value that can be a key."""


class Task(NamedTuple):
    """A game to play."""

    number: int
    """What the caller knows it by."""
    game: str
    options: Options
    edition: str | None
    """The folder of a corrected edition."""
    bots: tuple[str, ...]
    """By seat."""
    luck: str
    """The seed. Tasks with the same one are dealt the same, whoever sits where."""
    keeps_choices: bool = False
    """Is the result to tell what was chosen?"""

    @property
    def players(self) -> int:
        return len(self.bots)


class Result(NamedTuple):
    """A game that was played. What is told by seat goes on with the game's rivals in `won` and `scores`."""

    number: int
    won: tuple[int, ...]
    """By seat, 1 for a winner."""
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    """By seat, decisions with something to choose from."""
    turns: tuple[int, ...]
    """By seat, turns with something to choose from."""
    decisions: int
    """All decisions, forced ones and chance included."""
    seconds: tuple[float, ...]
    """By seat, how long the bot thought."""
    taken: tuple[int, ...] = ()
    """What the seats chose, in order, if it was to be kept. With the luck, that is the whole game."""
    ending: str = ""
    """How it ended, as a message; nothing, if the game can end in one way only."""

    def share(self, seat: int) -> float:
        """What a seat has won of the game: a shared win is won in parts."""
        return self.won[seat] / sum(self.won)


class Series(NamedTuple):
    """The same bots again and again, each game with other luck; everybody moves on one seat after each."""

    game: str
    players: int
    options: Options
    edition: str | None
    levels: tuple[str, ...]
    seed: int

    def seats(self, number: int) -> list[int]:
        """By seat, which of the bots sits there in game `number`."""
        return [(seat - number) % self.players for seat in range(self.players)]

    def tasks(self, count: int) -> Iterator[Task]:
        for number in range(count):
            seated = tuple(self.levels[at] for at in self.seats(number))
            yield Task(number, self.game, self.options, self.edition, seated, f"{self.seed} {number}")


class BotAtFault(ParlourError):
    """A bot raised an error, or chose what it may not do."""


def play_one(task: Task) -> Result:
    """One game; each bot is given the view of its seat and nothing else."""
    game, setup = _prepared(task.game, task.players, task.options, task.edition)
    luck = Luck(task.luck)
    seated = [_Seated(name, task.luck, seat) for seat, name in enumerate(task.bots)]
    state = game.begin(setup)
    decisions = 0
    taken: list[int] = []
    present = CHANCE
    """Whose turn it is; what chance brings does not end it."""
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            decisions += 1
            state.apply(luck.outcome(state))
            continue
        one = seated[seat]
        if seat != present:
            present = seat
            one.has_chosen = False
        for action in one.turn(game, setup, state):
            decisions += 1
            if len(state.legal()) > 1:
                taken.append(action)
                one.has_decided()
            state.apply(action)
    return Result(
        task.number,
        tuple(int(one) for one in state.winners()),
        tuple(int(points) for points in state.scores()),
        tuple(one.choices for one in seated),
        tuple(one.turns for one in seated),
        decisions,
        tuple(round(one.seconds, 6) for one in seated),
        tuple(taken) if task.keeps_choices else (),
        game.ending(state),
    )


class _Seated(Bot):
    """A bot in its seat, with luck of its own and a watch."""

    def __init__(self, name: str, luck: str, seat: int) -> None:
        self.name = name
        self.bot = bot(name)
        self.whims = Random(_seed(luck, seat))
        self.choices = self.turns = 0
        self.seconds = 0.0
        self.has_chosen = False
        """In this turn."""

    def turn(self, game: Game, setup: Any, state: State) -> Iterator[int]:
        """Its actions, until chance or another seat is to decide."""
        try:
            yield from play_turn(self, game, setup, state, self.whims)
        except NoSuchChoice as error:
            raise BotAtFault(
                Phrase("error-arena-choice", {"bot": self.name, "action": error.action})
            ) from None

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> tuple[int, ...]:
        began = time.perf_counter()
        try:
            return turn_of(self.bot.choose(game, setup, view, rng))
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise BotAtFault(Phrase("error-arena-bot", {"bot": self.name, "problem": problem})) from error
        finally:
            self.seconds += time.perf_counter() - began

    def has_decided(self) -> None:
        """Count a choice, and the turn if it is the first in it."""
        self.choices += 1
        self.turns += not self.has_chosen
        self.has_chosen = True


def _seed(luck: str, seat: int) -> int:
    whole = hashlib.blake2b(f"{luck} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(whole, "little") >> 1


@lru_cache(maxsize=4)
def _prepared(game_id: str, players: int, options: Options, edition: str | None) -> tuple[Game, Any]:
    game = games.get(game_id)
    return game, game.setup(game.edition(Path(edition) if edition else None), players, dict(options))
