"""Records: a game as a list of decisions, chance included. From it everything else can be had again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.game import Game, OptionValue
from parlour.kernel.luck import Luck
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.snapshot import digest
from parlour.kernel.state import CHANCE, OVER, Sink, State

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    """What has to be the same for two games to be comparable."""

    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, OptionValue]


class Record(msgspec.Struct, frozen=True):
    """A game as it is kept in a file."""

    parlour: int
    """The version of this format."""
    header: Header
    names: tuple[str, ...]
    moves: tuple[str, ...]
    """`seat notation`, with `-` for chance: `0 place curve C4 1`."""
    digest: str
    """Of the position the moves lead to."""

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def decode(raw: bytes | str) -> Record:
    """A record from a file, checked for form."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(Phrase("error-record-form", {"problem": str(error)})) from None
    if record.parlour != FORMAT:
        raise BadRecord(Phrase("error-record-format", {"found": record.parlour, "known": FORMAT}))
    return record


class Step(msgspec.Struct, frozen=True):
    """One decision of a record and what came of it."""

    seat: int
    action: int
    state: Any
    """The position after it; the same object at every step."""
    events: list[Event]


def replay(
    game: Game, setup: Any, header: Header, moves: tuple[str, ...], luck: Luck | None = None
) -> Iterator[Step]:
    """Play a record through, checking every decision against the rules."""
    if header.rules != game.rules_version:
        raise BadRecord(Phrase("error-record-rules", {"found": header.rules, "known": game.rules_version}))
    state = game.begin(setup)
    actions = game.actions(setup)
    state.sink = Sink()
    for ply, move in enumerate(moves):
        try:
            who, _, notation = move.partition(" ")
            if who != "-" and not who.isdecimal():
                raise ValueError(who)
            seat = CHANCE if who == "-" else int(who)
            action = actions.parse(notation)
        except (ValueError, ParlourError):
            raise BadRecord(Phrase("error-record-move", {"ply": ply, "move": move})) from None
        if seat != state.actor or state.actor == OVER or action not in state.legal():
            raise BadRecord(Phrase("error-record-illegal", {"ply": ply, "move": move}))
        if luck is not None and seat == CHANCE:
            luck.outcome(state)
        yield Step(seat, action, state, take(game, state, action))


def take(game: Game, state: State, action: int) -> list[Event]:
    """Apply an action to a position with a sink; returns what happened, as far as it is worth telling."""
    state.apply(action)
    assert state.sink is not None
    return [game.event(state, raw) for raw in state.sink.drain() if game.is_told(raw)]


class Verified(msgspec.Struct, frozen=True):
    """A record that was played through, every decision and the digest checked."""

    steps: list[Step]
    state: Any
    """The position they lead to."""


def verify(game: Game, setup: Any, record: Record, luck: Luck | None = None) -> Verified:
    """Play a record through once and check all of it; luck that is given advances as it did then."""
    state = game.begin(setup)
    steps = []
    for step in replay(game, setup, record.header, record.moves, luck):
        steps.append(step)
        state = step.state
    if digest(state) != record.digest:
        raise BadRecord(Phrase("error-record-digest"))
    return Verified(steps, state)
