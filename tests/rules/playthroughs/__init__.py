"""Whole games of Amber as text, so that a change of the rules is a change one can read.

`python -m tests.rules.playthroughs` writes the files anew; a test compares them with what is played now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState
from parlour.kernel.match import Match, Move
from parlour.kernel.state import CHANCE
from parlour.words import Words
from tests.rules.amber_positions import CASTLES, coins_on, hand, picture
from tests.rules.playthroughs.policy import choose

HERE = Path(__file__).parent
NAMES = ("Red", "Blue", "Turquoise", "Orange", "Yellow", "Violet")


@dataclass(frozen=True)
class Playthrough:
    """A game that is played the same way every time."""

    name: str
    players: int
    options: Mapping[str, object]
    seed: str

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("amber-basic", 3, {"setup": "3B"}, "0"),
    Playthrough("amber-advanced", 2, {"setup": "2C", "advanced": True}, "0"),
)


def write(playthrough: Playthrough) -> str:
    """The game from the deal to the points."""
    match = Match(GAME, GAME.edition(), playthrough.players, playthrough.options, playthrough.seed)
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    words = Words("en")
    yield words.text("amber-name")
    for option, value in match.header.options.items():
        yield f"  {option}: {value}"
    match.begin()
    yield from _told(words, match.moves, -1)
    turn = 0
    while not match.over:
        turn += 1
        seat = int(match.state.actor)
        told = len(match.moves)
        yield from ("", f"Turn {turn}: {NAMES[seat]}, holding {_hand(_amber(match), seat)}")
        while not match.over and match.state.actor == seat and len(match.moves) - told < 12:
            if _is_next_turn(match, told):
                break
            match.act(seat, choose(_amber(match)))
            if match.awaits_end:
                match.end(seat)
        yield from _told(words, match.moves[told:], seat)
        yield from _position(_amber(match))
    yield ""
    for seat, points in enumerate(GAME.breakdown(_amber(match))):
        won = " and wins" if match.state.winners()[seat] else ""
        told_points = ", ".join(f"{source} {count}" for source, count in points.items())
        yield f"{NAMES[seat]}: {sum(points.values())} points ({told_points}){won}"
