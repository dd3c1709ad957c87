"""A whole game as text: what every game tells in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.phrase import Event
from parlour.kernel.record import replay
from parlour.kernel.state import OVER
from parlour.words import Words

HERE = Path(__file__).parent
WORDS = Words("en")


@dataclass(frozen=True)
class Playthrough(ABC):
    """A game that is played the same way every time."""

    name: str
    players: int
    options: Mapping[str, object]
    seed: str

    game: ClassVar[Game]
    names: ClassVar[tuple[str, ...]]
    """What the players are called."""

    @property
    def file(self) -> Path:
        return HERE / self.game.id / "playthroughs" / f"{self.name}.txt"

    @abstractmethod
    def player(self) -> Callable[[Any], int]:
        """Who decides for everybody."""

    @abstractmethod
    def begins_turn(self, state: Any) -> bool:
        """Is a turn about to begin?"""

    @abstractmethod
    def table(self, state: Any) -> Iterator[str]:
        """What lies on the table before a turn, and at the end."""


def play(playthrough: Playthrough) -> Match:
    """The game, played to its end."""
    game = playthrough.game
    match = Match(game, game.edition(), playthrough.players, playthrough.options, playthrough.seed)
    choose = playthrough.player()
    match.begin()
    while not match.over:
        seat = int(match.state.actor)
        match.act(seat, choose(match.state))
        if match.awaits_end:
            match.end(seat)
    return match


def write(playthrough: Playthrough) -> str:
    """The game in words, from the deal to the points, with the table in between."""
    return "\n".join(_lines(playthrough, play(playthrough))) + "\n"


def _lines(playthrough: Playthrough, match: Match) -> Iterator[str]:
    names = playthrough.names
    yield f"{WORDS.text(f'{playthrough.game.id}-name')}, {match.header.players} players"
    yield ", ".join(f"{option}: {value}" for option, value in match.header.options.items())
    yield ""
    turns = 0
    begins_turn = False
    for step in replay(playthrough.game, match.setup, match.header, match.record(names).moves):
        if begins_turn:
            turns += 1
            yield f"Turn {turns}: {names[step.seat]} plays."
        yield from (f"  {_sentence(event, names)}" for event in step.events)
        begins_turn = playthrough.begins_turn(step.state)
        if begins_turn or step.state.actor == OVER:
            yield from playthrough.table(step.state)
    yield from _result(playthrough, match)


def _sentence(event: Event, names: tuple[str, ...]) -> str:
    """What happened; what only one player may know is told as that player is told it."""
    return WORDS.phrase(event.secret or event.public, names)


def _result(playthrough: Playthrough, match: Match) -> Iterator[str]:
    for seat, points in enumerate(playthrough.game.breakdown(match.state)):
        sources = ", ".join(f"{source} {count}" for source, count in points.items())
        won = ", won" if match.state.winners()[seat] else ""
        yield f"{playthrough.names[seat]}: {sum(points.values())} points ({sources}){won}"
