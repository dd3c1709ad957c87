"""A room is a table that is open in memory: one match, its viewers, and one change at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
import structlog

from parlour.kernel.errors import Illegal, ParlourError
from parlour.kernel.match import Match
from parlour.kernel.match import Move as Taken
from parlour.kernel.phrase import Phrase
from parlour.kernel.snapshot import save
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict, NotFound
from parlour.server.protocol import SeatView, TableView
from parlour.server.storage.store import (
    Change,
    Clash,
    CommandId,
    Move,
    NotKept,
    Recent,
    Seat,
    Snapshot,
    Store,
    TableRow,
    encode_events,
    now,
)
from parlour.server.tables import viewing
from parlour.server.tables.streams import FORGET_AFTER, Stream
from parlour.server.tables.viewing import Entry, Eyes, ViewMaker

log = structlog.get_logger()

SNAPSHOT_EVERY = 20
"""Decisions between snapshots: so many at most are played again when a table is opened."""

MOST_VIEWERS = 200
"""Above this only those who play get in."""


class Viewer(Protocol):
    """Someone who looks at a table."""

    owner: str
    eyes: Eyes

    def send(self, text: str) -> None:
        """Pass a message on, without waiting for it to arrive."""


class Room:
    """A table in use. Whoever reads or changes it holds `lock`: what is not kept yet must not be seen."""

    def __init__(self, table_id: str, store: Store, catalogue: Catalogue, finding: asyncio.Lock) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._here: set[str] = set()
        """The owners of the viewers, and of those who went just now."""
        self.last_used = time.monotonic()
        self.users = 0
        """The number of requests, sockets and bots that have this room in hand."""
        self._store = store
        self._catalogue = catalogue
        self._finding = finding
        self.loaded = False
        self._streams: dict[Eyes, Stream] = {}
        self._log: list[Entry] | None = None
        self.commands = Recent()
        self.table: TableRow
        self.seats: list[Seat]
        self.match: Match | None = None
        self._view_maker: ViewMaker | None = None
        self._snapshot_ply = 0

    # Opening

    async def ready(self) -> None:
        """Load what is kept, unless it is loaded. Call this first, with the lock held."""
        if self.loaded:
            return
        found = await self._store.table(self.id)
        if found is None:
            raise NotFound(Phrase("error-table", {"table": self.id}))
        self.table, self.seats = found
        self.match = self._view_maker = self._log = None
        self.commands = await self._store.recent_commands(self.id)
        if self.table.status != "gathering":
            await self._resume()
        self.loaded = True

    async def _resume(self) -> None:
        header = self.table.header
        try:
            self._catalogue.check(header)
        except ParlourError as error:
            raise Conflict(error.phrase) from None
        match = self._catalogue.match(header, self.table.seed)
        kept = await self._store.snapshot(self.id) or Snapshot(0, save(match.state), {})
        moves = await self._store.moves(self.id, kept.ply)
        match.resume(kept.state, kept.ply, kept.counters, moves, self.table.final_ply)
        await self._play(match, kept.ply)

    async def _play(self, match: Match, snapshot_ply: int) -> None:
        self.match = match
        self._view_maker = ViewMaker(match, self._finding)
        self._snapshot_ply = snapshot_ply
        await self._find_choices(match)

    async def reload(self) -> None:
        """Forget what is in memory: what is kept is the truth."""
        self.loaded = False
        had_viewers = bool(self._streams)
        try:
            await self.ready()
        except Exception as error:
            # The database is away, perhaps. The next one who needs this room tries again.
            log.warning("a table could not be opened", table=self.id, problem=str(error))
            return
        if had_viewers:
            await self._read_log()
            await self._look_again()
            self.publish()

    async def _read_log(self) -> list[Entry]:
        if self._log is None:
            end = self.match.final_ply if self.match else 0
            self._log = [Entry(*entry) for entry in await self._store.log(self.id, end)]
        return self._log

    # Changing

    async def change(self, act: Callable[[Match], None], command: CommandId | None = None) -> None:
        """Do something to the match, keep what came of it, then tell the viewers. All of it, or nothing."""
        match = self.match
        assert match is not None
        final_before = match.final_ply
        tentative = match.moves[final_before - match.first_ply :]
        acted = False
        try:
            act(match)
            acted = True
            change = self._change(match, final_before, tentative, command)
            await self._find_choices(match)
            await self._store.keep(self.id, change)
        except Exception as error:
            # What the kernel refuses has changed nothing; after anything else, what is kept is the truth.
            if acted or not isinstance(error, ParlourError):
                await self.reload()
            raise
        assert self._view_maker is not None
        self._view_maker.changed()
        self._kept(match, change, final_before)
        if match.final_ply > final_before:
            self.publish()
        else:
            self.publish(builder=viewing.waited_for(match))

    async def _find_choices(self, match: Match) -> None:
        """Find what a person may do now, before anybody looks: views show only what has been found."""
        if not match.over and self.seats[viewing.waited_for(match)].kind == "human":
            assert self._view_maker is not None
            await self._view_maker.find_choices()

    def _change(
        self, match: Match, final_before: int, tentative: list[Taken], command: CommandId | None
    ) -> Change:
        """The change from what is kept: the same moves are the same objects."""
        since = match.moves[final_before - match.first_ply :]
        same = 0
        while same < min(len(since), len(tentative)) and since[same] is tentative[same]:
            same += 1
        ply = final_before + same
        advanced = match.final_ply > final_before
        return Change(
            command=command,
            forgotten=self.commands.surplus() if command else (),
            cut_to=ply if len(tentative) > same else None,
            moves=[
                Move(ply + at, move.seat, move.action, encode_events(move.events))
                for at, move in enumerate(since[same:])
            ],
            table=self._row(match) if advanced else None,
            snapshot=self._snapshot(match) if advanced else None,
        )

    def _row(self, match: Match) -> TableRow:
        return msgspec.structs.replace(
            self.table,
            status="over" if match.over else "playing",
            final_ply=match.final_ply,
            waiting_for=viewing.waited_for(match),
            updated=now(),
        )

    def _snapshot(self, match: Match) -> Snapshot | None:
        due = match.over or match.ply - self._snapshot_ply >= SNAPSHOT_EVERY
        if not due or match.builder is not None:
            return None
        return Snapshot(match.ply, save(match.state), dict(match.luck.counters))

    def _kept(self, match: Match, change: Change, final_before: int) -> None:
        if change.command:
            self.commands.kept(change.command, change.forgotten)
        if change.table:
            self.table = change.table
        if change.snapshot:
            self._snapshot_ply = change.snapshot.ply
        if self._log is not None:
            final = match.moves[final_before - match.first_ply : match.final_ply - match.first_ply]
            self._log += [Entry(final_before + at, move.seat, move.events) for at, move in enumerate(final)]

    async def start(self) -> None:
        """Start the game, as everybody is seated."""
        match, table, change = first_moves(self._catalogue, self.table)
        try:
            await self._store.keep(self.id, change)
        except (Clash, NotKept):
            await self.reload()
            raise
        self.table = table
        await self._play(match, change.snapshot.ply if change.snapshot else 0)
        self._log = [Entry(ply, move.seat, move.events) for ply, move in enumerate(match.moves)]
        self.publish()

    async def seat(self, seats: list[Seat]) -> None:
        """Change who sits where."""
        try:
            await self._store.seat(self.id, seats)
        except (Clash, NotKept):
            await self.reload()
            raise
        self.seats = seats
        await self._look_again()
        self.publish()

    async def _look_again(self) -> None:
        """Viewers who sat down or got up look with other eyes: they get the table anew."""
        for viewer in list(self.viewers):
            eyes = self.eyes(viewer.owner)
            if eyes != viewer.eyes:
                viewer.eyes = eyes
                await self.sync(viewer)

    def continued_by(self, table_id: str) -> None:
        """Note the rematch that continues the table, once it is kept."""
        self.table = msgspec.structs.replace(self.table, rematch=table_id)
        self.publish()

    # Viewing

    def eyes(self, owner: str) -> Eyes:
        return viewing.eyes_of(owner, self.table, self.seats)

    def view(self, eyes: Eyes) -> TableView:
        """The table as it looks to some eyes."""
        seats = [
            SeatView(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=number in eyes.seats,
                online=seat.kind == "bot" or (seat.kind == "human" and seat.owner in self._here),
            )
            for number, seat in enumerate(self.seats)
        ]
        if self._view_maker is None:
            return viewing.gathering(self.table, seats, eyes)
        return self._view_maker.view(self.table, seats, eyes)

    async def attach(self, viewer: Viewer, version: int | None) -> None:
        """A viewer comes, or comes back with the version it has."""
        if len(self.viewers) >= MOST_VIEWERS and not viewer.eyes.seats:
            raise Conflict(Phrase("error-crowded"))
        await self._read_log()
        if viewer.owner not in self._here:
            self._here.add(viewer.owner)
            if viewer.eyes.seats:
                self.publish()
        stream = self._streams.get(viewer.eyes)
        missed = stream.since(version) if stream else None
        self.viewers.add(viewer)
        for text in missed or ():
            viewer.send(text)
        if missed is None:
            await self.sync(viewer)

    def detach(self, viewer: Viewer) -> None:
        """A viewer went. Call `miss` a little later: most come back at once."""
        self.viewers.discard(viewer)
        if viewer.eyes in self._streams:
            self._streams[viewer.eyes].last_used = time.monotonic()

    def miss(self) -> None:
        """Forget the presence of those who went and have not come back."""
        here = {viewer.owner for viewer in self.viewers}
        if here != self._here:
            self._here = here
            self.publish()

    async def sync(self, viewer: Viewer) -> None:
        """Send a viewer the whole table."""
        log = await self._read_log()
        eyes = viewer.eyes
        over = self.table.status == "over"
        if eyes not in self._streams:
            self._streams[eyes] = Stream(
                self.view(eyes), len(log), opened=over or len(eyes.seats) < 2, shared=not eyes.seats
            )
        viewer.send(self._streams[eyes].whole(lambda: viewing.lines(log, eyes, over)))

    def version(self, eyes: Eyes) -> int:
        return self._streams[eyes].version if eyes in self._streams else 0

    def publish(self, builder: int | None = None) -> None:
        """Tell the viewers what changed; while a turn is being built, only its builder."""
        log = self._log or []
        over = self.table.status == "over"
        by_eyes: dict[Eyes, list[Viewer]] = {}
        for viewer in self.viewers:
            by_eyes.setdefault(viewer.eyes, []).append(viewer)
        for eyes, stream in list(self._streams.items()):
            if eyes in by_eyes:
                stream.last_used = time.monotonic()
            elif time.monotonic() - stream.last_used > FORGET_AFTER:
                del self._streams[eyes]
                continue
            if builder is not None and builder not in eyes.seats:
                continue
            table = self.view(eyes)
            if over and not stream.opened:
                # The secrets of those who share a screen are open now, in all of the log.
                text: str | None = stream.restart(table, viewing.lines(log, eyes, over), len(log))
            else:
                text = stream.advance(table, viewing.lines(log[stream.logged :], eyes, over), len(log))
            if text is not None:
                for viewer in by_eyes.get(eyes, ()):
                    viewer.send(text)

    # Deciding

    def expected_ply(self, eyes: Eyes) -> int:
        """The number of the next decision, as a viewer sees it."""
        match = self.match
        assert match is not None
        return match.ply if match.builder in eyes.seats else match.final_ply


def first_moves(catalogue: Catalogue, table: TableRow) -> tuple[Match, TableRow, Change]:
    """The match of a table that starts, up to its first decision, and what is to be kept of it."""
    match = catalogue.match(table.header, table.seed)
    match.begin()
    playing = msgspec.structs.replace(
        table,
        status="over" if match.over else "playing",
        final_ply=match.final_ply,
        waiting_for=viewing.waited_for(match),
        updated=now(),
    )
    moves = [
        Move(ply, move.seat, move.action, encode_events(move.events)) for ply, move in enumerate(match.moves)
    ]
    snapshot = Snapshot(match.ply, save(match.state), dict(match.luck.counters))
    return match, playing, Change(moves=moves, table=playing, snapshot=snapshot)


def act_instead(match: Match, seat: int, action: int) -> None:
    """Take the last decision back and take another: both or neither."""
    before = match.last_choice
    if before is None or seat != match.builder:
        raise ParlourError(Phrase("error-nothing-to-undo"))
    if action not in before.legal():
        raise Illegal(match.game.why_not(before, action), match.actions.text(action))
    match.undo(seat)
    match.act(seat, action)
