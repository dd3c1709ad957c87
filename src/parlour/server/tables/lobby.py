"""The lobby: opening a table, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import secrets

import msgspec

from parlour import bots
from parlour.kernel.errors import ParlourError
from parlour.kernel.luck import new_seed
from parlour.kernel.phrase import Phrase
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict, Forbidden
from parlour.server.protocol import JoinTable, NewTable, SeatWish
from parlour.server.storage.store import Clash, Seat, Store, TableRow, now
from parlour.server.tables.naming import clean_name
from parlour.server.tables.room import Room, first_moves
from parlour.server.tables.rooms import Rooms


def new_table_id() -> str:
    """Short enough to read out, too long to guess: 60 bits."""
    return secrets.token_urlsafe(8)[:10]


class Lobby:
    """The lobby: what can be done with a table before and after the game."""

    def __init__(self, store: Store, rooms: Rooms, catalogue: Catalogue) -> None:
        self._store = store
        self._rooms = rooms
        self._catalogue = catalogue

    async def create(self, owner: str, wish: NewTable) -> str:
        """Open a table; if nobody has to be waited for, the game begins."""
        header = self._catalogue.header(wish.game, len(wish.seats), wish.options)
        seats = [wished(seat, owner, wish.game) for seat in wish.seats]
        table = TableRow(
            id=new_table_id(),
            header=header,
            seed=new_seed(),
            status="gathering",
            host=owner,
            rated=wish.rated,
            created=now(),
            updated=now(),
        )
        await self._open(table, seats, at_once=all(seat.kind != "open" for seat in seats))
        return table.id

    async def _open(self, table: TableRow, seats: list[Seat], at_once: bool, rematch_of: str = "") -> None:
        change = None
        if at_once:
            _, table, change = first_moves(self._catalogue, table)
        await self._store.create(table, seats, change, rematch_of=rematch_of)

    async def join(self, owner: str, table_id: str, wish: JoinTable) -> None:
        """Take an open seat; a browser may take several."""
        name = clean_name(wish.name)
        async with self._rooms.hold(table_id) as room:
            _must_gather(room)
            free = [number for number, seat in enumerate(room.seats) if seat.kind == "open"]
            if wish.seat is not None and wish.seat not in range(len(room.seats)):
                raise ParlourError(Phrase("error-seat", {"seat": wish.seat}))
            if not free or (wish.seat is not None and wish.seat not in free):
                raise Conflict(Phrase("error-seat-taken"))
            seats = list(room.seats)
            seats[free[0] if wish.seat is None else wish.seat] = Seat("human", name, "", owner)
            await _seat(room, seats)

    async def leave(self, owner: str, table_id: str) -> None:
        """Get up from all of one's seats."""
        async with self._rooms.hold(table_id) as room:
            _must_gather(room)
            if not room.eyes(owner).seats:
                raise Forbidden(Phrase("error-not-seated"))
            await _seat(room, [Seat("open") if seat.owner == owner else seat for seat in room.seats])

    async def start(self, owner: str, table_id: str) -> None:
        """Begin the game. Starting what has been started changes nothing."""
        async with self._rooms.hold(table_id) as room:
            if not room.eyes(owner).host:
                raise Forbidden(Phrase("error-not-host"))
            if room.table.status == "playing":
                return
            _must_gather(room)
            if any(seat.kind == "open" for seat in room.seats):
                raise Conflict(Phrase("error-seats-open"))
            try:
                await room.start()
            except Clash:
                raise Conflict(Phrase("error-stale")) from None

    async def rematch(self, owner: str, table_id: str) -> str:
        """The table at which the same people play again; whoever asks first opens it."""
        async with self._rooms.hold(table_id) as room:
            if room.table.status != "over":
                raise Conflict(Phrase("error-not-over"))
            if not room.eyes(owner).seats:
                raise Forbidden(Phrase("error-not-seated"))
            if room.table.rematch:
                return room.table.rematch
            header = self._catalogue.header(
                room.table.header.game, room.table.header.players, room.table.header.options
            )
            table = msgspec.structs.replace(
                room.table,
                id=new_table_id(),
                header=header,
                seed=new_seed(),
                status="gathering",
                host=owner,
                final_ply=0,
                created=now(),
                updated=now(),
            )
            everyone_here = all(seat.kind == "bot" or seat.owner == owner for seat in room.seats)
            try:
                await self._open(table, room.seats, everyone_here, rematch_of=room.id)
            except Clash:
                await room.reload()
                return room.table.rematch
            room.continued_by(table.id)
            return table.id


def wished(wish: SeatWish, owner: str, game_id: str) -> Seat:
    """The seat that is wished for, with who is to sit there, if that can be."""
    match wish.kind:
        case "me":
            return Seat("human", clean_name(wish.name), "", owner)
        case "bot":
            bots.check(wish.level, game_id)
            return Seat("bot", clean_name(wish.name) if wish.name else "", wish.level)
        case "open":
            return Seat("open")


def _must_gather(room: Room) -> None:
    if room.table.status != "gathering":
        raise Conflict(Phrase("error-started"))


async def _seat(room: Room, seats: list[Seat]) -> None:
    try:
        await room.seat(seats)
    except Clash:
        raise Conflict(Phrase("error-stale")) from None
