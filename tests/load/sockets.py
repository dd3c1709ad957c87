"""Sockets that cost the one who measures next to nothing, so that it is the server that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
"""A frame that is a whole message."""
COMPRESSED = 0x40


class Visit(NamedTuple):
    """Who looks at which table, and the version it knows."""

    table: str
    token: str = ""
    version: int | None = None


class RawSocket(asyncio.Protocol):
    """One socket, as a browser opens it: compressed, if the server will."""

    def __init__(self, visit: Visit, port: int) -> None:
        self._visit = visit
        self._port = port
        self._buffer = b""
        self._open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport
        self.octets = 0

    def opened(self) -> None:
        """The server lets us in."""

    def heard(self, text: bytes) -> None:
        """A message has come."""

    def failed(self, why: str) -> None:
        """This socket is no more."""

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def drop(self) -> None:
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        visit = self._visit
        query = "" if visit.version is None else f"?version={visit.version}"
        lines = [
            f"GET /api/tables/{visit.table}/socket{query} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        ]
        if visit.token:
            lines.append(f"Authorization: Bearer {visit.token}")
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.octets += len(data)
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.failed(head.splitlines()[0].decode())
                return
            self._open, self._buffer = True, rest
            self.opened()
        while self._read_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.failed("lost")

    def _read_frame(self) -> bool:
        """Take one frame from what has come, if all of it is there. Those of a server are never masked."""
        data = self._buffer
        if len(data) < 2:
            return False
        size, at = data[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        self._buffer = data[at + size :]
        self._take(data[0], data[at : at + size])
        return True

    def _take(self, head: int, body: bytes) -> None:
        kind = head & 0x0F
        if kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self.failed(f"closed with {int.from_bytes(body[:2], 'big')}")
        else:
            # What is compressed hangs together: it is read even if nobody wants to know.
            plain = self._inflate.decompress(body + b"\x00\x00\xff\xff") if head & COMPRESSED else body
            self.heard(plain)

    def _send(self, kind: int, body: bytes) -> None:
        size = bytes((len(body),)) if len(body) < 126 else b"\x7e" + len(body).to_bytes(2, "big")
        # Masked, as a client must: a mask of zeros leaves everything as it is.
        masked = bytes((size[0] | 0x80,)) + size[1:]
        self._transport.write(bytes((LAST | kind,)) + masked + bytes(4) + body)


Socket = TypeVar("Socket", bound=RawSocket)


async def connect(kind: type[Socket], visit: Visit, port: int) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: kind(visit, port), "127.0.0.1", port)
    return socket


class Onlooker(RawSocket):
    """Comes, asks whether it is heard, and from then on only listens."""

    def __init__(self, visit: Visit, port: int) -> None:
        super().__init__(visit, port)
        self.here: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The version of the table, once the server has answered."""

    def opened(self) -> None:
        self.say(b'{"type":"ping","id":"here"}')

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"done"') and not self.here.done():
            self.here.set_result(int(text.partition(b'"version":')[2].rstrip(b"}")))

    def failed(self, why: str) -> None:
        if not self.here.done():
            self.here.set_exception(ConnectionError(why))


async def crowd(port: int, visits: Sequence[Visit], at_once: int | None = None) -> list[Onlooker]:
    """Onlookers, all at the same time or so many at once; done when the server has answered each of them."""
    places = asyncio.Semaphore(at_once or len(visits))

    async def come(visit: Visit) -> Onlooker:
        async with places:
            onlooker = await connect(Onlooker, visit, port)
            await onlooker.here
            return onlooker

    return await asyncio.gather(*(come(visit) for visit in visits))
