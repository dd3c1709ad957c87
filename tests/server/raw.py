"""A visitor who writes bytes, as no browser would."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest

from tests.server.client import WITHIN

ELSEWHERE = "127.0.0.2"
"""An address of this machine that is not that of a trusted proxy, as 127.0.0.1 is."""

from_elsewhere = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux lets a machine come from all of 127.0.0.0/8"
)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Raw:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        with contextlib.suppress(ConnectionError):  # it has been answered and closed already
            await self._writer.drain()

    async def trickle(self, byte: bytes, every: float) -> None:
        """Send this for as long as it is taken."""
        while not self._reader.at_eof() and not self._writer.is_closing():
            await self.send(byte)
            await asyncio.sleep(every)

    async def rest(self) -> bytes:
        """All that comes until the other side closes."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := await asyncio.wait_for(self._reader.read(65_536), WITHIN):
                found += part
        return found

    async def answer(self) -> Answer:
        """The next answer; it must say how long it is, unless it is the last."""
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), WITHIN)
        first, *lines = head.decode("latin-1").splitlines()[:-1]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        status = int(first.split()[1])
        if status in (100, 101, 204):
            return Answer(status, headers, b"")
        length = int(headers["content-length"]) if "content-length" in headers else None
        body = await self.rest() if length is None else await self._reader.readexactly(length)
        return Answer(status, headers, body)

    def close(self) -> None:
        self._writer.close()


@asynccontextmanager
async def raw(port: int, address: str = "127.0.0.1") -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    connection = Raw(reader, writer)
    try:
        yield connection
    finally:
        connection.close()
