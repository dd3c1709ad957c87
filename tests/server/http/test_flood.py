"""A real server that may have few file descriptors, and somebody who wants to have them all."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from tests.server.client import Browser
from tests.server.http.test_connections import HALF_A_BODY, HALF_A_HEAD
from tests.server.process import free_port, hosted
from tests.server.raw import ELSEWHERE, Raw, from_elsewhere, raw
from tests.server.seating import me

pytestmark = [from_elsewhere, pytest.mark.slow]

DESCRIPTORS = 160
FLOOD = 300


async def is_open(connection: Raw) -> bool:
    try:
        async with asyncio.timeout(0.01):
            await connection.rest()
    except TimeoutError:
        return True
    return False


async def test_a_visitor_plays_on_through_a_flood_of_half_requests(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    limits = ["--head-timeout", "2", "--body-timeout", "2"]
    with hosted(tmp_path / "parlour.db", port, *limits, log=log, descriptors=DESCRIPTORS) as process:
        ann = Browser(port)
        socket = await ann.connect(await ann.create(me(), me("Bob")))
        async with AsyncExitStack() as stack:
            flood = []
            for at in range(FLOOD):
                # From many addresses, so that only the number of all can be too large.
                half = await stack.enter_async_context(raw(port, f"127.0.1.{at % 50 + 1}"))
                await half.send(HALF_A_BODY if at % 2 else HALF_A_HEAD)
                flood.append(half)
            bob = Browser(port)
            assert (await bob.http.get("/health")).is_success
            await (await bob.connect(await bob.create(me(), me("Ann")))).turn()
            await socket.turn()
            await asyncio.sleep(4)
            assert not any([await is_open(half) for half in flood])
            await socket.turn()
        await bob.close()
        await ann.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 0
    assert "too many connections" in log.read_text()


async def test_nobody_alone_takes_all_the_room(tmp_path: Path) -> None:
    """Sockets do not give way, so one address gets half of the room at most."""
    port = free_port()
    with hosted(tmp_path / "parlour.db", port, log=tmp_path / "log", descriptors=DESCRIPTORS):
        ann = Browser(port)
        table = await ann.create(me(), me("Bob"))
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with AsyncExitStack() as stack:
            refused = 0
            for _ in range(DESCRIPTORS):
                try:
                    await stack.enter_async_context(connect(address, local_addr=(ELSEWHERE, 0)))
                except (InvalidStatus, InvalidMessage, ConnectionError):
                    refused += 1
            assert 0 < refused < DESCRIPTORS
            await (await ann.connect(table)).turn()
        await ann.close()
