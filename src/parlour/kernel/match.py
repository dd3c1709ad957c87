"""A game being played: the position, the decisions that led to it, and the luck that drives it on.

A turn is tentative. What a seat decides can be taken back until it is ended, and nothing is revealed before:
chance and the others only go on when the turn is ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from parlour.kernel.actions import Actions
from parlour.kernel.choices import forced_actions
from parlour.kernel.errors import Illegal, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.luck import Luck
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.record import FORMAT, Header, Record, take
from parlour.kernel.snapshot import digest, load
from parlour.kernel.state import CHANCE, OVER, Sink, State


class Move:
    """A decision that was taken, and what came of it."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.events = events


class Match:
    """One game from its first decision to its last."""

    def __init__(
        self, game: Game, edition: Any, players: int, options: Mapping[str, object], seed: str
    ) -> None:
        accepted = game.accept_options(edition, players, options)
        self.game = game
        self.setup: Any = game.setup(edition, players, accepted)
        self.header = Header(game.id, game.rules_version, edition.fingerprint, players, accepted)
        self.actions: Actions = game.actions(self.setup)
        self.luck = Luck(seed)
        self.first_ply = 0
        """The ply of `moves[0]`: not 0 for a match that was resumed from a snapshot."""
        self.moves: list[Move] = []
        self._checkpoints: list[tuple[int, State]] = []
        self.state: State = game.begin(self.setup)
        self.state.sink = Sink()

    # Where it stands

    @property
    def ply(self) -> int:
        """How many decisions have been taken: the number of the next one."""
        return self.first_ply + len(self.moves)

    @property
    def final_ply(self) -> int:
        """How many decisions can no longer be taken back."""
        return self._checkpoints[0][0] if self._checkpoints else self.ply

    @property
    def final_state(self) -> State:
        """The position without the tentative decisions: what the others see."""
        return self._checkpoints[0][1] if self._checkpoints else self.state

    @property
    def builder(self) -> int | None:
        """The seat whose turn is being built, if it has decided anything that can be taken back."""
        return int(self._checkpoints[0][1].actor) if self._checkpoints else None

    @property
    def awaits_end(self) -> bool:
        """The turn is built and goes no further until it is ended or taken back."""
        return self.builder is not None and self.state.actor != self.builder

    @property
    def over(self) -> bool:
        return self.state.actor == OVER and not self._checkpoints

    @property
    def last_choice(self) -> State | None:
        """The position at the last decision that can be taken back."""
        return self._checkpoints[-1][1] if self._checkpoints else None

    @property
    def last_action(self) -> int:
        """What was chosen at the last decision that can be taken back, not what it then forced."""
        return self.moves[self._checkpoints[-1][0] - self.first_ply].action

    def tentative_actions(self, before_last: bool = False) -> tuple[int, ...]:
        """What can still be taken back, or what of it came before the last decision."""
        end = self._checkpoints[-1][0] if before_last else self.ply
        return tuple(
            move.action for move in self.moves[self.final_ply - self.first_ply : end - self.first_ply]
        )

    # Playing

    def begin(self) -> None:
        """Let chance and forced choices run to the first decision a seat has to make."""
        self._run()

    def act(self, seat: int, action: int) -> None:
        """A seat decides. Its own forced choices follow at once; chance and the others wait for `end`."""
        if seat != self.state.actor or self.awaits_end:
            raise ParlourError(Phrase("error-not-your-turn"))
        if action not in self.state.legal():
            raise Illegal(self.game.why_not(self.state, action), self.actions.text(action))
        self._checkpoints.append((self.ply, self.state.copy()))
        self._take(action)
        for forced in forced_actions(self.state, seat):
            self._take(forced)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        self._cut_back(seat, -1)

    def restart(self, seat: int) -> None:
        """Take back everything since the turn, or what was last revealed."""
        self._cut_back(seat, 0)

    def end(self, seat: int) -> None:
        """End the turn as built: from here on it stands, and the game goes on to the next decision."""
        if not self.awaits_end or seat != self.builder:
            raise ParlourError(Phrase("error-nothing-to-end"))
        self._checkpoints.clear()
        self._run()

    def _cut_back(self, seat: int, checkpoint: int) -> None:
        if seat != self.builder:
            raise ParlourError(Phrase("error-nothing-to-undo"))
        ply, state = self._checkpoints[checkpoint]
        del self._checkpoints[checkpoint:]
        del self.moves[ply - self.first_ply :]
        self.state = state
        self.state.sink = Sink()

    def _run(self) -> None:
        state = self.state
        while state.actor != OVER:
            if state.actor == CHANCE:
                self._take(self.luck.outcome(state))
            else:
                legal = state.legal()
                if len(legal) > 1:
                    return
                self._take(int(legal[0]))

    def _take(self, action: int) -> None:
        seat = int(self.state.actor)
        self.moves.append(Move(seat, action, take(self.game, self.state, action)))

    # Keeping

    def copy(self) -> Match:
        """An independent match that stands as this one does, with the same luck to come."""
        twin = copy(self)
        twin.luck = self.luck.copy()
        twin.moves = list(self.moves)
        twin._checkpoints = [(ply, state.copy()) for ply, state in self._checkpoints]
        twin.state = self.state.copy()
        twin.state.sink = Sink()
        return twin

    def resume(
        self, saved: bytes, ply: int, counters: dict[int, int], moves: list[tuple[int, int]], final_ply: int
    ) -> None:
        """Go on from a snapshot taken at `ply` and the moves since; those from `final_ply` are tentative."""
        self.state = load(self.game.blank(self.setup), saved)
        self.state.sink = Sink()
        self.luck.counters = dict(counters)
        self.first_ply = ply
        self.moves = []
        self._checkpoints = []
        for seat, action in moves:
            if seat == CHANCE:
                self.luck.outcome(self.state)  # advances the stream as it did then
            elif self.ply >= final_ply and len(self.state.legal()) > 1:
                self._checkpoints.append((self.ply, self.state.copy()))
            self._take(action)

    def record(self, names: tuple[str, ...]) -> Record:
        """The game so far, as a file; only of a match that was not resumed."""
        assert self.first_ply == 0, "a resumed match does not hold its first moves"
        return make_record(
            self.header, self.actions, names, [(move.seat, move.action) for move in self.moves], self.state
        )


def make_record(
    header: Header, actions: Actions, names: tuple[str, ...], moves: list[tuple[int, int]], state: State
) -> Record:
    """A record from the moves as they are stored."""
    lines = tuple(f"{'-' if seat == CHANCE else seat} {actions.text(action)}" for seat, action in moves)
    return Record(FORMAT, header, names, lines, digest(state))
