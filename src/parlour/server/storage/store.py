"""The store: every change of a table is one transaction, and nobody is told of it before it is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Row, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import OptionValue
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.record import Header
from parlour.kernel.state import OVER
from parlour.server.protocol import SeatKind, Status
from parlour.server.storage import database as db

log = structlog.get_logger()


class Clash(Exception):
    """Someone else has written the same move or command."""


class NotKept(ParlourError):
    """The database did not take a change."""

    def __init__(self) -> None:
        super().__init__(Phrase("error-storage"))


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table, and who sits there."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    owner: str = ""
    """The hash of the token of the browser it is played from."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as it is kept: a row of `database.tables`."""

    id: str
    header: Header
    seed: str
    status: Status
    host: str
    archived: bool = False
    """Imported: can be looked at, never played on."""
    rated: bool = False
    """Nobody gets advice."""
    final_ply: int = 0
    waiting_for: int = OVER
    rematch: str = ""
    created: int = 0
    updated: int = 0


class Move(NamedTuple):
    """A decision, as it is kept."""

    ply: int
    seat: int
    action: int
    events: bytes


class Snapshot(NamedTuple):
    """A position to go on from."""

    ply: int
    state: bytes
    counters: dict[int, int]


class CommandId(NamedTuple):
    """A command: its id is its maker's own, so two browsers that count from 1 do not meet."""

    owner: str
    id: str


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """The change that a command makes to a table that is being played."""

    command: CommandId | None = None
    forgotten: Sequence[CommandId] = ()
    """Commands so old that nobody will repeat them."""
    cut_to: int | None = None
    """Moves from this ply on are taken back."""
    moves: Sequence[Move] = ()
    table: TableRow | None = None
    """The table's row, if it changes."""
    snapshot: Snapshot | None = None


RECENT_COMMANDS = 64
"""The number of a table's commands remembered at least. One is repeated as soon as the network is back."""

FORGOTTEN_AT_ONCE = 32
"""The number of commands that are forgotten together, for one by one would make every move dearer."""

CLEARED_AT_ONCE = 200
"""Tables that are cleared away in one transaction: those who play wait for it."""

_unplayed = (
    (db.tables.c.status != "over")
    & ~db.tables.c.archived
    & ~select(db.commands.c.table_id).where(db.commands.c.table_id == db.tables.c.id).exists()
)
"""Nobody has done anything there but sit down; what bots have played does not count."""


class Recent:
    """The commands last carried out at a table: one that is repeated is answered, and not done again."""

    def __init__(self, commands: Iterable[CommandId] = ()) -> None:
        self._commands = dict.fromkeys(commands)
        """The oldest first."""

    def __contains__(self, command: CommandId) -> bool:
        return command in self._commands

    def __len__(self) -> int:
        return len(self._commands)

    def surplus(self) -> list[CommandId]:
        """The commands that may be forgotten now."""
        surplus = len(self._commands) - RECENT_COMMANDS
        return list(islice(self._commands, surplus)) if surplus >= FORGOTTEN_AT_ONCE else []

    def kept(self, command: CommandId, forgotten: Iterable[CommandId]) -> None:
        self._commands[command] = None
        for one in forgotten:
            del self._commands[one]


_events = msgspec.json.Decoder(list[Event])
_options = msgspec.json.Decoder(dict[str, OptionValue])
_counters = msgspec.json.Decoder(dict[int, int])


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The database, in the words of the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite takes one writer at a time; those who wait here wait less long than those SQLite lets poll.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self._pending: list[tuple[str, Change, asyncio.Future[None]]] = []
        self._keeping: asyncio.Task[None] | None = None

    # Reading

    async def table(self, table_id: str) -> tuple[TableRow, list[Seat]] | None:
        async with self._engine.connect() as connection:
            query = select(db.tables).where(db.tables.c.id == table_id)
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            return _table(row), await self._seats(connection, table_id)

    async def _seats(self, connection: AsyncConnection, table_id: str) -> list[Seat]:
        query = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        return [_seat(row) for row in await connection.execute(query)]

    async def tables_of(self, owner: str, limit: int = 100) -> list[tuple[TableRow, list[Seat]]]:
        """The tables someone sits at or has opened, the latest first."""
        seated = select(db.seats.c.table_id).where(db.seats.c.owner == owner)
        query = (
            select(db.tables)
            .where(or_(db.tables.c.host == owner, db.tables.c.id.in_(seated)))
            .order_by(db.tables.c.updated.desc(), db.tables.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = {row.id: (_table(row), list[Seat]()) for row in await connection.execute(query)}
            of_them = select(db.seats).where(db.seats.c.table_id.in_(found)).order_by(db.seats.c.seat)
            for row in await connection.execute(of_them):
                found[row.table_id][1].append(_seat(row))
        return list(found.values())

    async def unplayed_by(self, owner: str) -> int:
        """The number of tables someone has opened at which nobody has played."""
        query = select(func.count()).select_from(db.tables).where(db.tables.c.host == owner, _unplayed)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def unplayed_among(self, table_ids: Collection[str]) -> frozenset[str]:
        """The unplayed of these tables: those at which nobody has played."""
        query = select(db.tables.c.id).where(db.tables.c.id.in_(table_ids), _unplayed)
        async with self._engine.connect() as connection:
            return frozenset(row.id for row in await connection.execute(query))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        async with self._engine.connect() as connection:
            query = select(db.snapshots).where(db.snapshots.c.table_id == table_id)
            row = (await connection.execute(query)).one_or_none()
        return Snapshot(row.ply, row.state, _counters.decode(row.counters)) if row else None

    async def moves(self, table_id: str, first_ply: int = 0) -> list[tuple[int, int]]:
        """Seat and action of every decision from a ply on."""
        mine = (db.moves.c.table_id == table_id) & (db.moves.c.ply >= first_ply)
        query = select(db.moves.c.seat, db.moves.c.action).where(mine).order_by(db.moves.c.ply)
        async with self._engine.connect() as connection:
            return [(row.seat, row.action) for row in await connection.execute(query)]

    async def log(self, table_id: str, end_ply: int) -> list[tuple[int, int, list[Event]]]:
        """Ply, seat and events of every decision before a ply."""
        mine = (db.moves.c.table_id == table_id) & (db.moves.c.ply < end_ply)
        query = select(db.moves.c.ply, db.moves.c.seat, db.moves.c.events).where(mine)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(db.moves.c.ply))
            return [(row.ply, row.seat, _events.decode(row.events)) for row in rows]

    async def recent_commands(self, table_id: str) -> Recent:
        """The commands that are kept: few, for older ones are forgotten as new ones come."""
        query = select(db.commands).where(db.commands.c.table_id == table_id).order_by(db.commands.c.made)
        async with self._engine.connect() as connection:
            return Recent(CommandId(row.owner, row.command) for row in await connection.execute(query))

    async def review(self, table_id: str) -> bytes | None:
        """The review of a game, as it was kept."""
        query = select(db.reviews.c.body).where(db.reviews.c.table_id == table_id)
        async with self._engine.connect() as connection:
            body: bytes | None = await connection.scalar(query)
        return body

    # Writing. Each of these is one transaction.

    async def create(
        self, table: TableRow, seats: Sequence[Seat], change: Change | None = None, *, rematch_of: str = ""
    ) -> None:
        """Keep a new table; as a rematch, only if the old table has none yet."""
        async with self._writing() as connection:
            await connection.execute(insert(db.tables), [_row(table)])
            await self._seat(connection, table.id, seats)
            if rematch_of:
                free = (db.tables.c.id == rematch_of) & (db.tables.c.rematch == "")
                done = await connection.execute(update(db.tables).where(free).values(rematch=table.id))
                if done.rowcount != 1:
                    raise Clash
            if change:
                await _write(connection, [(table.id, change)])

    async def seat(self, table_id: str, seats: Sequence[Seat]) -> None:
        """Keep who sits where."""
        async with self._writing() as connection:
            of_table = db.tables.c.id == table_id
            await connection.execute(update(db.tables).where(of_table).values(updated=now()))
            await connection.execute(delete(db.seats).where(db.seats.c.table_id == table_id))
            await self._seat(connection, table_id, seats)

    async def touch_unplayed(self, table_ids: Collection[str]) -> None:
        """Somebody looks at these tables: as far as nobody has played at them, they are still wanted."""
        async with self._writing() as connection:
            looked_at = db.tables.c.id.in_(table_ids)
            await connection.execute(update(db.tables).where(looked_at, _unplayed).values(updated=now()))

    async def clear_unplayed(self, alone_before: int, shared_before: int) -> list[str]:
        """Take away tables at which nobody has played, unless something has happened there since; later for
        those at which several people sit. Gives those that are gone."""
        people = select(func.count(db.seats.c.owner.distinct())).where(
            db.seats.c.table_id == db.tables.c.id, db.seats.c.kind == "human"
        )
        since = case((people.scalar_subquery() > 1, shared_before), else_=alone_before)
        outdated = _unplayed & (db.tables.c.updated < since)
        cleared: list[str] = []
        while True:
            some = select(db.tables.c.id).where(outdated).limit(CLEARED_AT_ONCE)
            async with self._writing() as connection:
                ids = [row.id for row in await connection.execute(some)]
                these = db.tables.c.id.in_(ids)
                await connection.execute(delete(db.tables).where(these, outdated))
                left = {row.id for row in await connection.execute(select(db.tables.c.id).where(these))}
                gone = [one for one in ids if one not in left]
                was_next = db.tables.c.rematch.in_(gone)
                await connection.execute(update(db.tables).where(was_next).values(rematch=""))
            cleared += gone
            if not gone:
                return cleared

    async def keep_review(self, table_id: str, body: bytes) -> None:
        """Keep the review of a game, in place of an older one."""
        async with self._writing() as connection:
            await connection.execute(delete(db.reviews).where(db.reviews.c.table_id == table_id))
            await connection.execute(insert(db.reviews), [{"table_id": table_id, "body": body}])

    async def beat(self) -> None:
        """Keep the time, to find out whether anything can be kept."""
        async with self._writing() as connection:
            done = await connection.execute(update(db.pulse).values(beat=now()))
            if done.rowcount != 1:
                raise NotKept

    async def keep(self, table_id: str, change: Change) -> None:
        """Keep what a command did. A table's next change is only begun when this one is kept."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((table_id, change, kept))
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_pending())
        await kept

    async def _keep_pending(self) -> None:
        """Keep what came in while the last transaction was written, all in one."""
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._keep_together([(table_id, change) for table_id, change, _ in batch])
            except Exception:
                # Perhaps only one of them is at fault.
                for table_id, change, kept in batch:
                    try:
                        await self._keep_together([(table_id, change)])
                    except Exception as error:
                        if not kept.cancelled():
                            kept.set_exception(error)
                    else:
                        _settle(kept)
            else:
                for _, _, kept in batch:
                    _settle(kept)
        self._keeping = None

    async def _keep_together(self, changes: list[tuple[str, Change]]) -> None:
        async with self._writing() as connection:
            await _write(connection, changes)

    async def _seat(self, connection: AsyncConnection, table_id: str, seats: Sequence[Seat]) -> None:
        rows = [
            {"table_id": table_id, "seat": number, **msgspec.structs.asdict(seat)}
            for number, seat in enumerate(seats)
        ]
        await connection.execute(insert(db.seats), rows)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: it is kept as a whole, or clashes with another writer's, or is not kept."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Clash from error
        except (SQLAlchemyError, OSError) as error:
            # Players are told to try again; that the disk is full is for the host to read.
            problem = str(getattr(error, "orig", None) or error)
            log.error("the database did not take a change", problem=problem)
            raise NotKept from error


def _settle(kept: asyncio.Future[None]) -> None:
    if not kept.cancelled():
        kept.set_result(None)


# The statements of a move, made once: making them costs more than carrying them out.
_add_commands = insert(db.commands)
_forget_commands = delete(db.commands).where(
    db.commands.c.table_id == bindparam("of_table"),
    db.commands.c.owner == bindparam("by_owner"),
    db.commands.c.command == bindparam("of_id"),
)
_cut_moves = delete(db.moves).where(
    db.moves.c.table_id == bindparam("of_table"), db.moves.c.ply >= bindparam("from_ply")
)
_add_moves = insert(db.moves)
_update_tables = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "final_ply", "waiting_for", "updated")})
)
_drop_snapshots = delete(db.snapshots).where(db.snapshots.c.table_id == bindparam("of_table"))
_add_snapshots = insert(db.snapshots)


async def _write(connection: AsyncConnection, changes: Sequence[tuple[str, Change]]) -> None:
    """Write changes of different tables, with as few statements as one change takes."""
    made = now()
    commands = [
        {"table_id": table_id, "owner": change.command.owner, "command": change.command.id, "made": made}
        for table_id, change in changes
        if change.command
    ]
    forgotten = [
        {"of_table": table_id, "by_owner": command.owner, "of_id": command.id}
        for table_id, change in changes
        for command in change.forgotten
    ]
    cuts = [
        {"of_table": table_id, "from_ply": change.cut_to}
        for table_id, change in changes
        if change.cut_to is not None
    ]
    moves = [
        {"table_id": table_id, "ply": ply, "seat": seat, "action": action, "events": events}
        for table_id, change in changes
        for ply, seat, action, events in change.moves
    ]
    rows = [
        {
            "of_table": table_id,
            "new_status": change.table.status,
            "new_final_ply": change.table.final_ply,
            "new_waiting_for": change.table.waiting_for,
            "new_updated": change.table.updated,
        }
        for table_id, change in changes
        if change.table
    ]
    snapshots = [
        {
            "table_id": table_id,
            "ply": change.snapshot.ply,
            "state": change.snapshot.state,
            "counters": msgspec.json.encode(change.snapshot.counters),
        }
        for table_id, change in changes
        if change.snapshot
    ]
    outdated = [{"of_table": snapshot["table_id"]} for snapshot in snapshots]
    for statement, parameters in (
        (_add_commands, commands),
        (_forget_commands, forgotten),
        (_cut_moves, cuts),
        (_add_moves, moves),
        (_update_tables, rows),
        (_drop_snapshots, outdated),
        (_add_snapshots, snapshots),
    ):
        if parameters:
            await connection.execute(statement, parameters)


def encode_events(events: Sequence[Event]) -> bytes:
    return msgspec.json.encode(events)


def _row(table: TableRow) -> dict[str, Any]:
    header = table.header
    return {
        "id": table.id,
        "game": header.game,
        "options": msgspec.json.encode(header.options),
        "players": header.players,
        "rules": header.rules,
        "edition": header.edition,
        "seed": table.seed,
        "status": table.status,
        "archived": table.archived,
        "rated": table.rated,
        "host": table.host,
        "final_ply": table.final_ply,
        "waiting_for": table.waiting_for,
        "rematch": table.rematch,
        "created": table.created,
        "updated": table.updated,
    }


def _table(row: Row[Any]) -> TableRow:
    options = _options.decode(row.options)
    return TableRow(
        id=row.id,
        header=Header(row.game, row.rules, row.edition, row.players, options),
        seed=row.seed,
        status=row.status,
        archived=row.archived,
        rated=row.rated,
        host=row.host,
        final_ply=row.final_ply,
        waiting_for=row.waiting_for,
        rematch=row.rematch,
        created=row.created,
        updated=row.updated,
    )


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.kind, row.name, row.level, row.owner)
