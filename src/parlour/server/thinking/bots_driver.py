"""The driver of bots: asks a worker process, plays what it says, never lets a game hang."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec
import structlog

from parlour.bots.pool import BotFailed
from parlour.bots.worker import Choose
from parlour.kernel.errors import ParlourError
from parlour.server.catalogue import Catalogue
from parlour.server.settings import Settings
from parlour.server.storage.store import Clash, NotKept
from parlour.server.tables import viewing
from parlour.server.tables.room import Room
from parlour.server.tables.rooms import Rooms

log = structlog.get_logger()

TRIES = 2
RETRY_AFTER = 2.0
"""Seconds before a bot tries again when the database did not take its turn."""


class Bots(Protocol):
    """Workers that think for bots: `parlour.bots.pool.BotPool`."""

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109 - as the pool
        """The actions of a turn for the seat that sees the view; raises BotFailed."""

    async def close(self) -> None:
        """Stop the workers."""


class Waiting(NamedTuple):
    """A table that waits for a bot."""

    job: Choose
    """The job that the bot is asked."""
    ply: int
    seat: int
    legal: list[int]
    starts: bool
    """Whether nothing of the turn is decided yet, or nothing since chance brought something new."""
    is_built: bool
    """Whether nothing is left to decide but that the turn is ended."""


class BotsDriver:
    """The driver of bots: one task for each table at which it is a bot's turn."""

    def __init__(self, bots: Bots, rooms: Rooms, catalogue: Catalogue, settings: Settings) -> None:
        self._bots = bots
        self._rooms = rooms
        self._catalogue = catalogue
        self._settings = settings
        self._tasks: dict[str, asyncio.Task[bool]] = {}

    def wake(self, room: Room) -> None:
        """Let bots play on if it is their turn. Call this after every change, and when a table is opened."""
        if room.id not in self._tasks and self._level(room) is not None:
            task = asyncio.create_task(self._play(room.id))
            self._tasks[room.id] = task
            task.add_done_callback(lambda done: self._done(room, done))

    def _done(self, room: Room, task: asyncio.Task[bool]) -> None:
        del self._tasks[room.id]
        if not task.cancelled() and task.result():
            # It may have become a bot's turn again after the task looked and before it ended.
            self.wake(room)

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._bots.close()

    @staticmethod
    def _level(room: Room) -> str | None:
        """The level of the bot that is to decide, if one is. Bots alone play only while someone looks."""
        if room.match is None or room.table.status != "playing":
            return None
        if not room.viewers and all(seat.kind == "bot" for seat in room.seats):
            return None
        actor = viewing.waited_for(room.match)
        seat = room.seats[actor] if actor >= 0 else None
        return seat.level if seat and seat.kind == "bot" else None

    async def _play(self, table_id: str) -> bool:
        """Play until it is no bot's turn; False if that could not be done."""
        try:
            async with self._rooms.use(table_id) as room:
                while await self._play_turn(room):
                    pass
        except Exception:
            log.exception("a bot could not play", table=table_id)
            return False
        return True

    async def _play_turn(self, room: Room) -> bool:
        """A bot's turn, up to what chance brings; False when it is not a bot's turn (any more)."""
        async with room.lock:
            await room.ready()
            waiting = self._waiting(room)
        if waiting is None:
            return False
        if waiting.is_built:
            await self._take(room, waiting, ())
            return True
        begun = time.monotonic()
        for attempt in range(TRIES):
            job = msgspec.structs.replace(waiting.job, seed=waiting.job.seed + attempt)
            try:
                actions = await self._bots.choose(job, self._settings.bot_timeout)
            except BotFailed as error:
                log.warning("a bot failed", game=job.game, bot=job.level, problem=str(error))
                continue
            if waiting.starts:
                # Thought counts as waiting.
                await asyncio.sleep(self._settings.bot_delay - (time.monotonic() - begun))
            if await self._take(room, waiting, actions):
                return True
        await self._take(room, waiting, (secrets.choice(waiting.legal),))
        return True

    def _waiting(self, room: Room) -> Waiting | None:
        """The decision a bot is to take now, if one is."""
        level, match = self._level(room), room.match
        if level is None or match is None:
            return None
        seat, header = viewing.waited_for(match), room.table.header
        job = Choose(
            game=header.game,
            players=header.players,
            options=header.options,
            edition=self._catalogue.corrected_folder(header.game),
            view=msgspec.msgpack.encode(match.game.view(match.state, seat)),
            seed=_seed(room.table.seed, match.ply),
            level=level,
        )
        legal = [int(action) for action in match.state.legal()]
        return Waiting(job, match.ply, seat, legal, match.builder is None, match.awaits_end)

    async def _take(self, room: Room, waiting: Waiting, actions: Sequence[int]) -> bool:
        """Play a turn: one change of the room, kept at once. False if the bot may not do all of it; nothing
        has changed then."""
        async with room.lock:
            await room.ready()
            match, job = room.match, waiting.job
            # While the bot was thinking nobody else could decide, unless another server plays this table too.
            if match is None or match.ply != waiting.ply or self._level(room) != job.level:
                return True
            try:
                await room.change(lambda match: match.play(waiting.seat, actions))
            except (Clash, NotKept):
                log.warning("a bot's turn was not kept", table=room.id)
            except ParlourError as error:
                told = {"game": job.game, "bot": job.level, "actions": actions, "problem": str(error)}
                log.warning("a bot chose what it may not do", **told)
                return False
            else:
                return True
        # People can come to the table meanwhile, and find it as it is kept.
        await asyncio.sleep(RETRY_AFTER)
        return True


def _seed(table_seed: str, ply: int) -> int:
    """A bot's own luck: another one for every decision, and not the game's."""
    text = f"bot {table_seed} {ply}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "little")
