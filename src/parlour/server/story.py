"""A game told from its beginning, or another way it might have gone, as someone may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import SPECTATOR
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import take
from parlour.kernel.state import Sink, State
from parlour.server.errors import Forbidden
from parlour.server.patches import difference
from parlour.server.protocol import Replay, ReplayStep
from parlour.server.room import Room
from parlour.server.turns import Decisions
from parlour.server.viewing import Entry, Eyes, lines, viewpoint, waited_for


class Story:
    """A game of a table as someone may be told it."""

    def __init__(self, room: Room, match: Match, owner: str, seat: int | None) -> None:
        self._match = match
        self._over = room.table.status == "over"
        eyes = room.eyes(owner)
        players = room.table.header.players
        self._observer = viewpoint(eyes, waited_for(match))
        if seat is not None:
            if seat not in range(SPECTATOR, players):
                raise ParlourError(Phrase("error-seat", {"seat": seat}))
            if not self._over and seat != SPECTATOR and seat not in eyes.seats:
                raise Forbidden(Phrase("error-not-your-seat"))
            self._observer = seat
        self._eyes = Eyes(tuple(range(players)), eyes.host) if self._over else eyes

    def tell(self, before: Decisions, decisions: Decisions) -> Replay:
        """Some decisions, after others that are not told; as far as they are legal."""
        game = self._match.game
        state = game.begin(self._match.setup)
        for _, action in before:
            state.apply(action)
        state.sink = Sink()
        first = view = self._view(state)
        steps: list[ReplayStep] = []
        for ply, (seat, action) in enumerate(decisions, len(before)):
            if action not in state.legal():
                # What might have been played was thought of with other secrets in mind.
                break
            events = take(game, state, action)
            told = lines([Entry(ply, seat, events)], self._eyes, self._over)
            after = self._view(state)
            steps.append(ReplayStep(ply, seat, difference(view, after), told))
            view = after
        return Replay(first, steps)

    def _view(self, state: State) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self._match.game.view(state, self._observer))
        return view
