"""The worker process that plays games through again: `python -m parlour.server.replays.teller`.

That takes a hundred times as long as a move, and even in a thread those who play would wait for it.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from parlour.bots.processes import work
from parlour.bots.worker import prepared
from parlour.kernel import record as records
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.match import make_record
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header, Record
from parlour.kernel.snapshot import save
from parlour.server.replays.replay_for_viewer import ReplayEyes, replay_for
from parlour.server.replays.turn_split import Decisions, Turn, played_again, turn_at, turns_of
from parlour.server.storage.store import Move, Snapshot, encode_events

COMPRESSION = 5
"""The level of compression, as for all answers: more takes much longer and gains little."""


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="job"):
    """Something to do with a game."""

    header: Header
    edition: str | None
    """The folder of a corrected edition."""


class Tell(Job, frozen=True, kw_only=True, tag="tell"):
    """A replay, or a line: compressed JSON."""

    to: ReplayEyes
    before: Decisions
    decisions: Decisions

    def do(self, game: Game, setup: Any) -> bytes:
        return _compressed(msgspec.json.encode(replay_for(game, setup, self.to, self.before, self.decisions)))


class Write(Job, frozen=True, kw_only=True, tag="write"):
    """A record: compressed, as it is downloaded."""

    names: tuple[str, ...]
    decisions: Decisions

    def do(self, game: Game, setup: Any) -> bytes:
        state = game.begin(setup)
        for _, action in self.decisions:
            state.apply(action)
        record = make_record(self.header, game.actions(setup), self.names, list(self.decisions), state)
        return _compressed(record.encode())


class Check(Job, frozen=True, kw_only=True, tag="check"):
    """A record that came from elsewhere: a `Kept`."""

    record: Record

    def do(self, game: Game, setup: Any) -> bytes:
        verified = records.verify(game, setup, self.record)
        moves = [
            Move(ply, step.seat, step.action, encode_events(step.events))
            for ply, step in enumerate(verified.steps)
        ]
        return msgspec.msgpack.encode(Kept(moves, Snapshot(len(moves), save(verified.state), {})))


class FindTurns(Job, frozen=True, kw_only=True, tag="find"):
    """The turns of a game: a list of `Turn`."""

    decisions: Decisions

    def do(self, game: Game, setup: Any) -> bytes:
        return msgspec.msgpack.encode(turns_of(game, setup, self.decisions))


class Branch(Job, frozen=True, kw_only=True, tag="branch"):
    """Where a game goes on from another, at a ply of it: a `Kept`, with the turn that is to be played."""

    decisions: Decisions
    ply: int

    def do(self, game: Game, setup: Any) -> bytes:
        turn = turn_at(game, setup, self.decisions, self.ply)
        moves, snapshot = played_again(game, setup, self.decisions[: turn.ply])
        return msgspec.msgpack.encode(Kept(moves, snapshot, turn))


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A game as it is kept: its moves, and the position they lead to."""

    moves: list[Move]
    snapshot: Snapshot
    turn: Turn | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a job, why it is refused, or what went wrong."""

    body: bytes = b""
    refused: Phrase | None = None
    problem: str = ""


def answer(job: bytes) -> bytes:
    """Do a job."""
    return msgspec.msgpack.encode(_answer(job))


def _answer(job: bytes) -> Answer:
    try:
        wanted = msgspec.msgpack.decode(job, type=Tell | Write | Check | FindTurns | Branch)
        header = wanted.header
        options = tuple(sorted(header.options.items()))
        game, setup = prepared(header.game, header.players, options, wanted.edition)
        return Answer(wanted.do(game, setup))
    except BadRecord as error:
        return Answer(refused=error.phrase)
    except Exception as error:  # whatever a game does wrong, the one who asked is told
        return Answer(problem=f"{type(error).__name__}: {error}")


def _compressed(body: bytes) -> bytes:
    # No time is written, so that equal answers are equal.
    return gzip.compress(body, COMPRESSION, mtime=0)


if __name__ == "__main__":
    work(answer)
