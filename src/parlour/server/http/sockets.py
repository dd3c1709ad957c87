"""The socket of a table: what happens goes out, commands come in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.errors import NotFound
from parlour.server.http.dependencies import Here, InPath, Owner
from parlour.server.http.limits import TOO_MANY
from parlour.server.protocol import Command, Done, Refused
from parlour.server.services import Services
from parlour.server.tables import commands
from parlour.server.tables.metrics import COMMAND_SECONDS
from parlour.server.tables.room import Room
from parlour.server.tables.streams import encode
from parlour.server.tables.viewing import Eyes

log = structlog.get_logger()

WAITING_MESSAGES = 256
"""How many messages may wait for a slow connection before it is dropped. It can come back and ask anew."""

GONE = (WebSocketDisconnect, ClientDisconnected)
"""The exceptions by which we hear that there is nobody at the other end any more."""

GONE_AFTER = 2.0
"""Seconds before the others are told that someone went: a reload takes less."""

NO_SUCH_TABLE = 4404
TRY_AGAIN_LATER = 1013
TOO_SLOW = 1008


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
        while True:
            await socket.send_text(await self._outbox.get())


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], services: Here, owner: Owner, table_id: InPath
) -> None:
    """Connect with `?version=N` to go on from a version that was seen."""
    with suppress(*GONE), services.sockets.one_more(owner) as there_is_room:
        code = await _serve(socket, services, table_id, owner) if there_is_room else TOO_MANY
        if code is not None:
            # Browsers tell why only of sockets that were accepted.
            await socket.accept()
            await socket.close(code)


async def _serve(
    socket: WebSocket[Any, Any, Any], services: Services, table_id: str, owner: str
) -> int | None:
    """Serve a socket to its end; gives the code to close it with, unless that has been done."""
    try:
        async with services.rooms.use(table_id) as room:
            # Until here it is at the entrance, so that only so many open tables at the same time.
            await socket.accept()
            async with room.lock:
                await room.ready()
                viewer = SocketViewer(owner, room.eyes(owner))
                await room.attach(viewer, _version(socket))
            services.bots.wake(room)
            await _converse(socket, services, room, viewer)
            return TOO_SLOW if viewer.too_slow.is_set() else None
    except NotFound:
        return NO_SUCH_TABLE
    except (ParlourError, SQLAlchemyError):
        return TRY_AGAIN_LATER


async def _converse(
    socket: WebSocket[Any, Any, Any], services: Services, room: Room, viewer: SocketViewer
) -> None:
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(viewer.deliver(socket)),
        asyncio.create_task(_receive(socket, services, room, viewer)),
        asyncio.create_task(viewer.too_slow.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.detach(viewer)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        services.rooms.later(GONE_AFTER, room.id, Room.miss)
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, GONE):
            log.error("a socket failed", table=room.id, exc_info=error)


def _version(socket: WebSocket[Any, Any, Any]) -> int | None:
    text = socket.query_params.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 17 else None


async def _receive(
    socket: WebSocket[Any, Any, Any], services: Services, room: Room, viewer: SocketViewer
) -> None:
    while True:
        text = await _next_text(socket)
        if not services.pace.take(viewer.owner):
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
