"""The driver of bots: asks a worker process, plays what it says, never lets a game hang."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Protocol

import msgspec
import structlog

from parlour.bots.pool import BotFailed
from parlour.bots.worker import Choose
from parlour.kernel.match import Match
from parlour.kernel.record import Header
from parlour.server.catalogue import Catalogue
from parlour.server.settings import Settings
from parlour.server.storage.store import Clash, NotKept
from parlour.server.tables import viewing
from parlour.server.tables.room import Room
from parlour.server.tables.rooms import Rooms

log = structlog.get_logger()

TRIES = 2
RETRY_AFTER = 2.0
"""Seconds before a bot tries again when the database did not take its move."""


class Bots(Protocol):
    """Where bots think: `parlour.bots.pool.BotPool`."""

    async def choose(self, job: Choose, timeout: float) -> int:  # noqa: ASYNC109 - as the pool counts it
        """An action for the seat that sees the view; raises BotFailed."""

    async def close(self) -> None:
        """Stop the workers."""


class BotsDriver:
    """One task for each table at which it is a bot's turn."""

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
                while await self._decide(room):
                    pass
        except Exception:
            log.exception("a bot could not play", table=table_id)
            return False
        return True

    async def _decide(self, room: Room) -> bool:
        """One decision of a bot; False when it is not a bot's turn (any more)."""
        async with room.lock:
            await room.ready()
            level, match = self._level(room), room.match
            if level is None or match is None:
                return False
            ply, seat = match.ply, viewing.waited_for(match)
            starts_turn = match.builder is None
            view = msgspec.msgpack.encode(match.game.view(match.state, seat))
            legal = [int(action) for action in match.state.legal()]
            seed = _seed(room.table.seed, ply)
            header = room.table.header
            finished = match.awaits_end
        begun = time.monotonic()
        action = -1 if finished else await self._choose(header, view, level, seed, legal)
        if starts_turn:
            # Thought counts as waiting. Nobody sees the decisions that follow before the turn is ended.
            await asyncio.sleep(self._settings.bot_delay - (time.monotonic() - begun))

        def play(match: Match) -> None:
            if not finished:
                match.act(seat, action)
            if match.awaits_end:
                match.end(seat)

        async with room.lock:
            await room.ready()
            # While the bot was thinking nobody else could decide, unless another server plays this table too.
            if room.match is not None and room.match.ply == ply and self._level(room) == level:
                try:
                    await room.change(play)
                except (Clash, NotKept):
                    log.warning("a bot's move was not kept", table=room.id)
                    await asyncio.sleep(RETRY_AFTER)
        return True

    async def _choose(self, header: Header, view: bytes, level: str, seed: int, legal: list[int]) -> int:
        game = header.game
        job = Choose(
            game=game,
            players=header.players,
            options=header.options,
            edition=self._catalogue.corrected_folder(game),
            view=view,
            seed=seed,
            level=level,
        )
        for _ in range(TRIES):
            try:
                action = await self._bots.choose(job, self._settings.bot_timeout)
            except BotFailed as error:
                log.warning("a bot failed", game=game, bot=level, problem=str(error))
                continue
            if action in legal:
                return action
            log.warning("a bot chose what it may not do", game=game, bot=level, action=action)
        return secrets.choice(legal)


def _seed(table_seed: str, ply: int) -> int:
    """A bot's own luck: another one for every decision, and not the game's."""
    text = f"bot {table_seed} {ply}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "little")
