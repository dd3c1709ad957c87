"""The replay of a game as a viewer may see it, from its beginning or of another way it might have gone."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import SPECTATOR, Game
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import take
from parlour.kernel.state import Sink, State
from parlour.server.errors import Forbidden
from parlour.server.protocol import Replay, ReplayStep
from parlour.server.replays.turn_split import Decisions
from parlour.server.tables.patches import difference
from parlour.server.tables.room import Room
from parlour.server.tables.viewing import Entry, Eyes, lines, viewpoint, waited_for


class ReplayEyes(NamedTuple):
    """The eyes a replay is seen with: all that says what the viewer may know of the game."""

    observer: int
    """The seat whose view is shown; -1 a spectator."""
    readers: tuple[int, ...]
    """The seats whose secrets are told."""
    over: bool
    """The game is over: players who share a screen read all of theirs."""


def replay_eyes(room: Room, match: Match, owner: str, seat: int | None) -> ReplayEyes:
    """The eyes of a visitor on a replay: of their own seat or one they name, any once the game is over."""
    over = room.table.status == "over"
    eyes = room.eyes(owner)
    players = room.table.header.players
    observer = viewpoint(eyes, waited_for(match))
    if seat is not None:
        if seat not in range(SPECTATOR, players):
            raise ParlourError(Phrase("error-seat", {"seat": seat}))
        if not over and seat != SPECTATOR and seat not in eyes.seats:
            raise Forbidden(Phrase("error-not-your-seat"))
        observer = seat
    return ReplayEyes(observer, tuple(range(players)) if over else eyes.seats, over)


def replay_for(game: Game, setup: Any, to: ReplayEyes, before: Decisions, decisions: Decisions) -> Replay:
    """The replay of some decisions, after others that are not told; as far as they are legal."""
    eyes = Eyes(to.readers, host=False)

    def look() -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(game.view(state, to.observer))
        return view

    state: State = game.begin(setup)
    for _, action in before:
        state.apply(action)
    state.sink = Sink()
    first = view = look()
    steps: list[ReplayStep] = []
    for ply, (seat, action) in enumerate(decisions, len(before)):
        if action not in state.legal():
            # What might have been played was thought of with other secrets in mind.
            break
        events = take(game, state, action)
        told = lines([Entry(ply, seat, events)], eyes, to.over)
        after = look()
        steps.append(ReplayStep(ply, seat, difference(view, after), told))
        view = after
    return Replay(first, steps)
