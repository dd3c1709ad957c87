"""Whole games of Amber as text, so that a change of the rules is a change one can read.

`python -m tests.rules.playthroughs` writes the files anew; a test compares them with what is played now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from parlour.games.amber import GAME, codes
from parlour.games.amber.rules import AmberState
from parlour.kernel.match import Match
from parlour.kernel.phrase import Event
from parlour.kernel.record import replay
from parlour.words import Words
from tests.rules.amber_positions import COLUMNS, coins_on, hand, is_over, picture, row_of
from tests.rules.playthroughs.policy import choose

HERE = Path(__file__).parent
NAMES = ("Red", "Blue", "Turquoise", "Orange", "Yellow", "Violet")
WORDS = Words("en")


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
    # ends with the stack and a tie; three straights are rebuilt
    Playthrough("amber-basic", 3, {"setup": "3B"}, "2"),
    # ends with passes: somebody is cut off, pays, discards and passes
    Playthrough("amber-basic-passes", 2, {"setup": "2C"}, "19"),
    # ends with a win at once
    Playthrough("amber-advanced", 2, {"setup": "2C", "advanced": True}, "0"),
)


def play(playthrough: Playthrough) -> Match:
    """The game, played to its end."""
    match = Match(GAME, GAME.edition(), playthrough.players, playthrough.options, playthrough.seed)
    match.begin()
    while not match.over:
        seat = int(match.state.actor)
        match.act(seat, choose(_amber(match.state)))
        if match.awaits_end:
            match.end(seat)
    return match


def write(playthrough: Playthrough) -> str:
    """The game in words, from the deal to the points, with the board after every turn."""
    return "\n".join(_lines(play(playthrough))) + "\n"


def _lines(match: Match) -> Iterator[str]:
    yield f"{WORDS.text('amber-name')}, {match.header.players} players"
    yield ", ".join(f"{option}: {value}" for option, value in match.header.options.items())
    yield ""
    turns = 0
    begins_turn = False
    for step in replay(GAME, match.setup, match.header, match.record(NAMES).moves):
        state = _amber(step.state)
        if begins_turn:
            turns += 1
            yield f"Turn {turns}: {NAMES[step.seat]} plays."
        yield from (f"  {_sentence(event)}" for event in step.events)
        begins_turn = state.kind == codes.PLAY
        if begins_turn or is_over(state):
            yield from _table(state)
    yield from _result(_amber(match.state))


def _amber(state: object) -> AmberState:
    assert isinstance(state, AmberState)
    return state


def _sentence(event: Event) -> str:
    """What happened; what only one player may know is told as that player is told it."""
    return WORDS.phrase(event.secret or event.public, NAMES)


def _table(state: AmberState) -> Iterator[str]:
    yield ""
    yield "     " + "  ".join(COLUMNS)
    for number, line in enumerate(picture(state).splitlines(), start=1):
        yield f"  {number:2} {line}"
    for seat in range(state.setup.players):
        tiles = ", ".join(f"{count} {tile}" for tile, count in hand(state, seat).items())
        special = " + special shovel" if state.special_shovels >> seat & 1 else ""
        yield f"  {NAMES[seat]}: {state.points(seat)} points, {state.coins[seat]} coins; {tiles}{special}"
    yield f"  Stack: {state.stack}." + (f" Row: {', '.join(row_of(state))}." if len(state.row) else "")
    yield f"  Coins at {', '.join(sorted(coins_on(state))) or 'none'}."
    yield ""


def _result(state: AmberState) -> Iterator[str]:
    for seat, points in enumerate(GAME.breakdown(state)):
        sources = ", ".join(f"{source} {count}" for source, count in points.items())
        won = ", won" if state.won >> seat & 1 else ""
        yield f"{NAMES[seat]}: {sum(points.values())} points ({sources}){won}"
