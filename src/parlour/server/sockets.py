"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server import commands
from parlour.server.dependencies import Here, InPath, Owner
from parlour.server.errors import NotFound
from parlour.server.metrics import COMMAND_SECONDS
from parlour.server.protocol import Command, Done, Refused
from parlour.server.room import Room
from parlour.server.services import Services
from parlour.server.streams import encode
from parlour.server.viewing import Eyes

log = structlog.get_logger()

WAITING_MESSAGES = 256
"""How many messages may wait for a slow connection before it is dropped. It can come back and ask anew."""

GONE = (WebSocketDisconnect, ClientDisconnected)
"""How we hear that there is nobody at the other end any more."""

GONE_AFTER = 2.0
"""Seconds before the others are told that someone went: a reload takes less."""

NO_SUCH_TABLE = 4404
TRY_AGAIN_LATER = 1013
TOO_SLOW = 1008


class Bucket:
    """A rate limit: so many a second in the long run, twice as many at once."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._tokens = self._most = per_second * 2
        self._at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self._tokens = min(self._most, self._tokens + (at - self._at) * self._per_second)
        self._at = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class SocketViewer:
    """Someone at the other end of a socket."""

    def __init__(self, owner: str, eyes: Eyes) -> None:
        self.owner = owner
        self.eyes = eyes
        self.too_slow = asyncio.Event()
        self._outbox: asyncio.Queue[str] = asyncio.Queue(WAITING_MESSAGES)

    def send(self, text: str) -> None:
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def deliver(self, socket: WebSocket[Any, Any, Any]) -> None:
        while not self.too_slow.is_set():
            await socket.send_text(await self._outbox.get())


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], services: Here, owner: Owner, table_id: InPath
) -> None:
    """Connect with `?version=N` to go on from a version that was seen."""
    with suppress(*GONE):
        try:
            async with services.rooms.use(table_id) as room:
                # Until here it is at the entrance, so that only so many open tables at the same time.
                await socket.accept()
                await _serve(socket, services, room, owner)
        except NotFound:
            await _turn_away(socket, NO_SUCH_TABLE)
        except (ParlourError, SQLAlchemyError):
            await _turn_away(socket, TRY_AGAIN_LATER)


async def _turn_away(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Browsers tell why only of sockets that were accepted."""
    await socket.accept()
    await socket.close(code)


async def _serve(socket: WebSocket[Any, Any, Any], services: Services, room: Room, owner: str) -> None:
    async with room.lock:
        await room.ready()
        viewer = SocketViewer(owner, room.eyes(owner))
        await room.attach(viewer, _version(socket))
    services.bots.wake(room)
    delivering = asyncio.create_task(viewer.deliver(socket))
    receiving = asyncio.create_task(_receive(socket, services, room, viewer))
    try:
        await asyncio.wait({delivering, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.detach(viewer)
        for task in (delivering, receiving):
            task.cancel()
        ended = await asyncio.gather(delivering, receiving, return_exceptions=True)
        services.rooms.later(GONE_AFTER, room.id, Room.miss)
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, GONE):
            log.error("a socket failed", table=room.id, exc_info=error)
    if viewer.too_slow.is_set():
        await socket.close(TOO_SLOW)


def _version(socket: WebSocket[Any, Any, Any]) -> int | None:
    text = socket.query_params.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 17 else None


async def _receive(
    socket: WebSocket[Any, Any, Any], services: Services, room: Room, viewer: SocketViewer
) -> None:
    bucket = Bucket(services.settings.commands_per_second)
    while True:
        text = await _next_text(socket)
        if not bucket.take():
            viewer.send(encode(Refused(commands.id_in(text), "too-fast", Phrase("error-too-fast"))))
            # Whoever floods us waits: nothing more is read meanwhile.
            await asyncio.sleep(1 / services.settings.commands_per_second)
            continue
        try:
            command = commands.decode(text)
        except commands.Malformed as error:
            viewer.send(encode(Refused(error.command_id, "malformed", error.phrase)))
            continue
        viewer.send(encode(await services.rooms.finish(_carry_out(services, room, viewer, command))))


async def _carry_out(
    services: Services, room: Room, viewer: SocketViewer, command: Command
) -> Done | Refused:
    with COMMAND_SECONDS.labels(type(command).__name__.lower()).time():
        answer = await commands.answer(room, viewer, command)
    services.bots.wake(room)
    return answer


async def _next_text(socket: WebSocket[Any, Any, Any]) -> str:
    message = dict(await socket.receive())
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    return str(text) if text is not None else ""  # bytes are no command; nothing is no command either
