"""Games from their beginning: replays, records out and records in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from parlour import bots
from parlour.kernel import record as records
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.game import SPECTATOR, Game
from parlour.kernel.match import Match, make_record
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.record import Record
from parlour.kernel.snapshot import save
from parlour.kernel.state import Sink
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict, Forbidden
from parlour.server.lobby import clean_name, new_table_id
from parlour.server.patches import difference
from parlour.server.protocol import Line, Replay, ReplayStep
from parlour.server.room import Room
from parlour.server.rooms import Rooms
from parlour.server.store import Change, Move, Seat, Snapshot, Store, Table, encode_events, now
from parlour.server.viewing import Entry, Eyes, lines, viewpoint, waited_for

THREADS = 2
"""Games played through at the same time, so that those who play live do not notice."""


class Archive:
    """Plays games through again. The playing is done in threads: it takes longer than a move."""

    def __init__(self, store: Store, rooms: Rooms, catalogue: Catalogue) -> None:
        self._store = store
        self._rooms = rooms
        self._catalogue = catalogue
        self._turns = asyncio.Semaphore(THREADS)

    async def replay(self, owner: str, table_id: str, seat: int | None) -> Replay:
        """A game as someone may see it; once it is over, from any seat and with all secrets open."""
        async with self._rooms.hold(table_id) as room:
            match = _begun(room)
            eyes = room.eyes(owner)
            over = room.table.status == "over"
            observer = viewpoint(eyes, waited_for(match))
            if seat is not None:
                if seat not in range(SPECTATOR, room.table.header.players):
                    raise ParlourError(Phrase("error-seat", {"seat": seat}))
                if not over and seat != SPECTATOR and seat not in eyes.seats:
                    raise Forbidden(Phrase("error-not-your-seat"))
                observer = seat
            final_ply = match.final_ply
        moves = (await self._store.moves(table_id))[:final_ply]
        if over:
            eyes = Eyes(tuple(range(room.table.header.players)), eyes.host)
        async with self._turns:
            return await asyncio.to_thread(_replay, match.game, match.setup, moves, observer, eyes, over)

    async def record(self, table_id: str) -> Record:
        """A finished game as a file."""
        async with self._rooms.hold(table_id) as room:
            match = _begun(room)
            if room.table.status != "over":
                raise Conflict(Phrase("error-not-over"))
            names = tuple(seat.name or seat.level for seat in room.seats)
            moves = await self._store.moves(table_id)
            return make_record(room.table.header, match.actions, names, moves, match.state)

    async def import_record(self, owner: str, raw: bytes) -> str:
        """Check a record and keep it as a table that can be looked at."""
        record = records.decode(raw)
        catalogue = self._catalogue
        header = record.header
        game = catalogue.game(header.game)
        edition = catalogue.edition(header.game)
        if header.edition != edition.fingerprint:
            found = {"found": header.edition, "known": str(edition.fingerprint)}
            raise BadRecord(Phrase("error-record-edition", dict(found)))
        if game.accept_options(edition, header.players, header.options) != header.options:
            raise BadRecord(Phrase("error-record-options"))
        if len(record.names) != header.players:
            found_names = {"names": len(record.names), "players": header.players}
            raise BadRecord(Phrase("error-record-names", dict(found_names)))
        names = [clean_name(name) for name in record.names]
        match = catalogue.match(header, "")
        async with self._turns:
            moves, snapshot = await asyncio.to_thread(_check, match, record)
        table = Table(
            id=new_table_id(),
            header=header,
            seed="",
            status="over",
            archived=True,
            host=owner,
            final_ply=len(moves),
            created=now(),
            updated=now(),
        )
        # A record names a bot by its level.
        seats = [Seat("bot", level=name) if name in bots.names() else Seat("human", name) for name in names]
        await self._store.create(table, seats, Change(moves=moves, snapshot=snapshot))
        return table.id


def _begun(room: Room) -> Match:
    if room.match is None:
        raise Conflict(Phrase("error-not-playing"))
    return room.match


def _replay(
    game: Game, setup: object, moves: Sequence[tuple[int, int]], observer: int, eyes: Eyes, over: bool
) -> Replay:
    state = game.begin(setup)
    state.sink = Sink()
    first = view = msgspec.to_builtins(game.view(state, observer))
    steps: list[ReplayStep] = []
    for ply, (seat, action) in enumerate(moves):
        events: list[Event] = records.take(game, state, action)
        told: list[Line] = lines([Entry(ply, seat, events)], eyes, over)
        after = msgspec.to_builtins(game.view(state, observer))
        steps.append(ReplayStep(ply, seat, difference(view, after), told))
        view = after
    return Replay(first, steps)


def _check(match: Match, record: Record) -> tuple[list[Move], Snapshot]:
    """The moves of a record with what came of them, once all of it has been checked."""
    state = records.verify(match.game, match.setup, record)
    steps = records.replay(match.game, match.setup, record.header, record.moves)
    moves = [Move(ply, step.seat, step.action, encode_events(step.events)) for ply, step in enumerate(steps)]
    return moves, Snapshot(len(moves), save(state), {})
