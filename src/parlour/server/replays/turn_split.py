"""The split of a game into turns: from where a seat had a choice to where others, or chance, spoke."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.kernel.game import Game
from parlour.kernel.record import take
from parlour.kernel.snapshot import save
from parlour.kernel.state import CHANCE, Sink
from parlour.server.storage.store import Move, Snapshot, encode_events

Decisions = Sequence[tuple[int, int]]
"""Seat and action of each, as they are stored."""


class Turn(msgspec.Struct):
    """A seat's decisions from its first real choice on, forced ones included."""

    ply: int
    seat: int
    view: bytes
    """The view of the seat before it, as bytes."""
    actions: list[int] = []

    @property
    def end(self) -> int:
        """The ply after its last decision."""
        return self.ply + len(self.actions)


def turns_of(game: Game, setup: Any, decisions: Decisions) -> list[Turn]:
    """The turns of a game, in the order they were played."""
    turns: list[Turn] = []
    state = game.begin(setup)
    turn: Turn | None = None
    for ply, (seat, action) in enumerate(decisions):
        if turn and turn.seat != seat:
            turn = None
        if turn is None and seat != CHANCE and len(state.legal()) > 1:
            turn = Turn(ply, seat, msgspec.msgpack.encode(game.view(state, seat)))
            turns.append(turn)
        if turn:
            turn.actions.append(action)
        state.apply(action)
    return turns


def turn_at(game: Game, setup: Any, decisions: Decisions, ply: int) -> Turn:
    """The turn that was being played at a ply, or was played last; before all turns, the first."""
    turns = turns_of(game, setup, decisions)
    return max((turn for turn in turns if turn.ply <= ply), key=lambda turn: turn.ply, default=turns[0])


def played_again(game: Game, setup: Any, decisions: Decisions) -> tuple[list[Move], Snapshot]:
    """The decisions played again at another table: the moves to keep there, and the position they lead to."""
    state = game.begin(setup)
    state.sink = Sink()
    moves = [
        Move(ply, seat, action, encode_events(take(game, state, action)))
        for ply, (seat, action) in enumerate(decisions)
    ]
    return moves, Snapshot(len(moves), save(state), {})
