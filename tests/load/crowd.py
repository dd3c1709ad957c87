"""Many sockets with next to no cost for the one who measures: no library reads their messages.

A socket here is a request, a ping in answer to the handshake, and what comes back until the ping is answered.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import zlib
from collections.abc import Sequence
from typing import NamedTuple

PING = b'{"type":"ping","id":"here"}'
ANSWER = re.compile(rb'"type":"done","id":"here","version":(\d+)')


class Visit(NamedTuple):
    """Who looks at which table, and the version it knows."""

    table: str
    token: str = ""
    version: int | None = None


class Onlooker(asyncio.Protocol):
    """One socket, as a browser opens it: compressed, if the server will."""

    def __init__(self, visit: Visit, port: int) -> None:
        self._visit = visit
        self._port = port
        self._buffer = b""
        self._open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport
        self.here: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The version of the table, once the server has answered."""
        self.messages = 0
        self.octets = 0

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
                self._fail(head.splitlines()[0].decode())
                return
            self._open, self._buffer = True, rest
            self._send(0x81, PING)
        while self._read_frame():
            pass

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
        if kind == 9:
            self._send(0x8A, body)
        elif kind == 8:
            self._fail(f"closed with {int.from_bytes(body[:2], 'big')}")
        else:
            self.messages += 1
            # Who is back need not read on; but what is compressed hangs together.
            text = self._inflate.decompress(body + b"\x00\x00\xff\xff") if head & 0x40 else body
            if not self.here.done() and (found := ANSWER.search(text)):
                self.here.set_result(int(found[1]))

    def _send(self, head: int, body: bytes) -> None:
        # A mask of zeros leaves everything as it is.
        self._transport.write(bytes((head, 0x80 | len(body), 0, 0, 0, 0)) + body)

    def _fail(self, why: str) -> None:
        if not self.here.done():
            self.here.set_exception(ConnectionError(why))

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail("lost")

    def drop(self) -> None:
        self._transport.abort()


async def gather(port: int, visits: Sequence[Visit], at_once: int | None = None) -> list[Onlooker]:
    """Open sockets, all at the same time or so many at once; done when the server has answered each."""
    loop = asyncio.get_running_loop()
    places = asyncio.Semaphore(at_once or len(visits))

    async def come(visit: Visit) -> Onlooker:
        async with places:
            _, onlooker = await loop.create_connection(lambda: Onlooker(visit, port), "127.0.0.1", port)
            await onlooker.here
            return onlooker

    return await asyncio.gather(*(come(visit) for visit in visits))
