"""Games from their beginning: replays, records out and records in, and other ways they might have gone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from parlour import bots
from parlour.kernel import record as records
from parlour.kernel.actions import Actions
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.luck import new_seed
from parlour.kernel.match import Match, make_record
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header, Record
from parlour.kernel.snapshot import save
from parlour.server.advice import advisable
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict
from parlour.server.lobby import new_table_id, wished
from parlour.server.naming import clean_name
from parlour.server.protocol import Action, PlayOn, Replay, SeatWish
from parlour.server.room import Room
from parlour.server.rooms import Rooms
from parlour.server.store import Change, Move, Seat, Snapshot, Store, Table, encode_events, now
from parlour.server.story import Story
from parlour.server.turns import Turn, played_again, turn_at, turns_of

THREADS = 2
"""Games played through at the same time, so that those who play live do not notice."""


class Played(msgspec.Struct, frozen=True):
    """A finished game by its turns."""

    header: Header
    actions: Actions
    turns: list[Turn]
    outcome: list[float]
    """By seat, rivals last: their share in the win."""


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
            story = Story(room, match, owner, seat)
            final_ply = match.final_ply
        moves = (await self._store.moves(table_id))[:final_ply]
        async with self._turns:
            return await asyncio.to_thread(story.tell, (), moves)

    async def line(
        self, owner: str, table_id: str, seat: int | None, ply: int, actions: Sequence[Action]
    ) -> Replay:
        """What might have been played at a decision of a finished game, up to what chance brings."""
        async with self._rooms.hold(table_id) as room:
            match = reviewable(room)
            story = Story(room, match, owner, seat)
        moves = await self._store.moves(table_id)
        mover = moves[ply][0]
        instead = [(mover, match.actions.number(action)) for action in actions]
        async with self._turns:
            return await asyncio.to_thread(story.tell, moves[:ply], instead)

    async def check(self, table_id: str) -> None:
        """Raises what stands in the way of a review."""
        async with self._rooms.hold(table_id) as room:
            reviewable(room)

    async def played(self, table_id: str) -> Played:
        """A finished game by its turns, for a review."""
        async with self._rooms.hold(table_id) as room:
            match = reviewable(room)
            header = room.table.header
        moves = await self._store.moves(table_id)
        async with self._turns:
            turns = await asyncio.to_thread(turns_of, match.game, match.setup, moves)
        won = [int(one) for one in match.state.winners()]
        return Played(header, match.actions, turns, [one / sum(won) for one in won])

    async def play_on(self, owner: str, table_id: str, wish: PlayOn) -> str:
        """A table that goes on, with other luck, from where a turn of a finished game began."""
        async with self._rooms.hold(table_id) as room:
            match = reviewable(room)
            header = room.table.header
        if wish.seat not in range(header.players):
            raise ParlourError(Phrase("error-seat", {"seat": wish.seat}))
        if wish.ply not in range(match.ply + 1):
            raise ParlourError(Phrase("error-ply", {"ply": wish.ply, "plies": match.ply}))
        me, bot = SeatWish("me", wish.name), SeatWish("bot", level=wish.level)
        wishes = [me if seat == wish.seat else bot for seat in range(header.players)]
        seats = [wished(one, owner, header.game) for one in wishes]
        decisions = await self._store.moves(table_id)
        async with self._turns:
            turn = await asyncio.to_thread(turn_at, match.game, match.setup, decisions, wish.ply)
            before = decisions[: turn.ply]
            moves, snapshot = await asyncio.to_thread(played_again, match.game, match.setup, before)
        table = Table(
            id=new_table_id(),
            header=header,
            seed=new_seed(),
            status="playing",
            host=owner,
            final_ply=turn.ply,
            waiting_for=turn.seat,
            created=now(),
            updated=now(),
        )
        await self._store.create(table, seats, Change(moves=moves, snapshot=snapshot))
        return table.id

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
        # Whoever has no name is called by number, in the language of who looks.
        names = [clean_name(name) if name else "" for name in record.names]
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


def reviewable(room: Room) -> Match:
    """The game of a table that may be looked into, now that it is over."""
    match = advisable(room)
    if room.table.status != "over":
        raise Conflict(Phrase("error-not-over"))
    return match


def _check(match: Match, record: Record) -> tuple[list[Move], Snapshot]:
    """The moves of a record with what came of them, once all of it has been checked."""
    state = records.verify(match.game, match.setup, record)
    steps = records.replay(match.game, match.setup, record.header, record.moves)
    moves = [Move(ply, step.seat, step.action, encode_events(step.events)) for ply, step in enumerate(steps)]
    return moves, Snapshot(len(moves), save(state), {})
