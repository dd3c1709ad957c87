"""The archive of games: replays, records out and records in, and other ways they might have gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from parlour import bots
from parlour.bots.processes import Workers, WorkFailed
from parlour.kernel import record as records
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.luck import new_seed
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict, Unavailable
from parlour.server.protocol import Action, PlayOn, SeatWish
from parlour.server.replays import teller
from parlour.server.replays.replay_for_viewer import ReplayEyes, replay_eyes
from parlour.server.replays.turn_split import Turn
from parlour.server.storage.store import Change, Seat, Store, TableRow, now
from parlour.server.tables.lobby import new_table_id, wished
from parlour.server.tables.naming import clean_name
from parlour.server.tables.room import Room
from parlour.server.tables.rooms import Rooms
from parlour.server.thinking.advice import advisable
from parlour.server.thinking.memory import Memory

log = structlog.get_logger()

REMEMBERED = 100
"""How many replays and records are kept in mind, compressed: some 50 kB each."""

MOST_WAITING = 50
"""How many games may wait to be played through. Each takes about a tenth of a second."""

LONGEST = 60.0
"""Seconds that playing a game through may take, on a machine that is busy."""


class Asked(NamedTuple):
    """A question to the archive. A table is pinned to its edition and the rules, and what is final stays."""

    table_id: str
    rules: int
    edition: str
    names: tuple[str, ...] = ()
    """The names of the players, for a record."""
    to: ReplayEyes | None = None
    """The eyes that read it, for a replay or a line."""
    begin: int = 0
    end: int = 0
    """The decisions that are told, of those that were played."""
    instead: tuple[int, ...] = ()
    """The actions that might have been played there, for a line."""


class Played(msgspec.Struct, frozen=True):
    """A finished game by its turns."""

    header: Header
    turns: list[Turn]
    outcome: list[float]
    """The shares in the win by seat, rivals last."""


class Archive:
    """Plays games through again, in a process that does nothing else: it takes longer than many moves."""

    def __init__(self, store: Store, rooms: Rooms, catalogue: Catalogue) -> None:
        self._store = store
        self._rooms = rooms
        self._catalogue = catalogue
        self._tellers = Workers("parlour.server.replays.teller", 1)
        self._told: Memory[Asked, bytes] = Memory(REMEMBERED)
        self._waiting = 0

    async def replay(self, owner: str, table_id: str, seat: int | None) -> bytes:
        """A game as someone may see it; once it is over, from any seat and with all secrets open.

        This is a `Replay`, as compressed JSON.
        """
        async with self._rooms.hold(table_id) as room:
            match = _begun(room)
            to = replay_eyes(room, match, owner, seat)
            header, end = room.table.header, match.final_ply
        asked = Asked(table_id, header.rules, header.edition, to=to, end=end)

        async def tell() -> bytes:
            moves = (await self._store.moves(table_id))[:end]
            return await self._ask(teller.Tell, header, to=to, before=[], decisions=moves)

        return await self._told.recall(asked, tell)

    async def line(
        self, owner: str, table_id: str, seat: int | None, ply: int, actions: Sequence[Action]
    ) -> bytes:
        """The line that might have been played at a decision of a finished game, up to what chance brings.

        This is a `Replay`, as compressed JSON.
        """
        async with self._rooms.hold(table_id) as room:
            match = reviewable(room)
            to = replay_eyes(room, match, owner, seat)
            header = room.table.header
        instead = tuple(match.actions.number(action) for action in actions)
        asked = Asked(table_id, header.rules, header.edition, to=to, begin=ply, instead=instead)

        async def tell() -> bytes:
            moves = await self._store.moves(table_id)
            mover = moves[ply][0]
            line = [(mover, action) for action in instead]
            return await self._ask(teller.Tell, header, to=to, before=moves[:ply], decisions=line)

        return await self._told.recall(asked, tell)

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
        found = await self._ask(teller.FindTurns, header, decisions=moves)
        turns = msgspec.msgpack.decode(found, type=list[Turn])
        won = [int(one) for one in match.state.winners()]
        return Played(header, turns, [one / sum(won) for one in won])

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
        found = await self._ask(teller.Branch, header, decisions=decisions, ply=wish.ply)
        branch = msgspec.msgpack.decode(found, type=teller.Kept)
        turn = branch.turn
        assert turn is not None
        table = TableRow(
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
        await self._store.create(table, seats, Change(moves=branch.moves, snapshot=branch.snapshot))
        return table.id

    async def record(self, table_id: str) -> tuple[Header, bytes]:
        """A finished game as a file, compressed."""
        async with self._rooms.hold(table_id) as room:
            match = _begun(room)
            if room.table.status != "over":
                raise Conflict(Phrase("error-not-over"))
            names = tuple(seat.name or seat.level for seat in room.seats)
            header, end = room.table.header, match.final_ply

        async def write() -> bytes:
            moves = await self._store.moves(table_id)
            return await self._ask(teller.Write, header, names=names, decisions=moves)

        asked = Asked(table_id, header.rules, header.edition, names=names, end=end)
        return header, await self._told.recall(asked, write)

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
        checked = await self._ask(teller.Check, header, record=record)
        kept = msgspec.msgpack.decode(checked, type=teller.Kept)
        table = TableRow(
            id=new_table_id(),
            header=header,
            seed="",
            status="over",
            archived=True,
            host=owner,
            final_ply=len(kept.moves),
            created=now(),
            updated=now(),
        )
        # A record names a bot by its level.
        seats = [Seat("bot", level=name) if name in bots.names() else Seat("human", name) for name in names]
        await self._store.create(table, seats, Change(moves=kept.moves, snapshot=kept.snapshot))
        return table.id

    async def _ask(self, kind: type[teller.Job], header: Header, **about: Any) -> bytes:
        """The answer to a job."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable(Phrase("error-busy"))
        job = kind(header=header, edition=self._catalogue.corrected_folder(header.game), **about)
        self._waiting += 1
        try:
            told = await self._tellers.ask(msgspec.msgpack.encode(job), LONGEST)
        except WorkFailed as error:
            log.warning("a game could not be played through", game=header.game, problem=str(error))
            raise Unavailable(Phrase("error-busy")) from None
        finally:
            self._waiting -= 1
        answer = msgspec.msgpack.decode(told, type=teller.Answer)
        if answer.refused is not None:
            raise BadRecord(answer.refused)
        if answer.problem:
            raise RuntimeError(answer.problem)
        return answer.body

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return self._tellers.pids

    async def close(self) -> None:
        await self._told.close()
        await self._tellers.close()


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
