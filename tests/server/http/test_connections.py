"""Connections: nobody is waited for without end, and nobody takes all the room."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from parlour.server.http import descriptors
from parlour.server.settings import Settings
from tests.server.conftest import Hall, opened
from tests.server.raw import ELSEWHERE, Raw, from_elsewhere, raw
from tests.server.seating import me

GET = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: here\r\nX-More: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9000\r\n\r\n{"
UNREAD_BODY = b"DELETE /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 900000\r\n\r\n{"

SOON = {"head_timeout": 0.4, "body_timeout": 0.4}
FOUR = {"connections_per_address": 4}


async def is_closed_by_the_server(connection: Raw) -> bytes:
    """What the server still says."""
    return await connection.rest()


# Slow requests


@pytest.mark.slow
@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
async def test_half_a_request_is_not_waited_for(settings: Settings, half: bytes) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(half)
        answer = await slow.answer()
        assert answer.status == 408
        assert answer.headers["content-type"] == "application/json"
        assert b"error-incomplete" in answer.body
        assert await slow.rest() == b""


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
async def test_a_byte_now_and_then_gains_no_time(settings: Settings, half: bytes) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(half)
        trickling = asyncio.create_task(slow.trickle(b"a", 0.05))
        assert b" 408 " in await slow.rest()
        await trickling


@pytest.mark.slow
async def test_an_answer_to_head_has_no_body(settings: Settings) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(HALF_A_BODY.replace(b"POST", b"HEAD"))
        head, _, body = (await slow.rest()).partition(b"\r\n\r\n")
        assert (b" 405 " in head or b" 408 " in head, body) == (True, b"")
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n" + HALF_A_HEAD)
        _, _, answers = (await slow.rest()).partition(b"\r\n\r\n")
        assert b" 408 " in answers
        assert b"error-incomplete" in answers


async def test_who_asks_nothing_is_let_go_without_a_word(settings: Settings) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as silent:
        assert await silent.rest() == b""


async def test_what_nobody_wants_to_read_is_not_waited_for_either(settings: Settings) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(UNREAD_BODY)
        assert (await slow.answer()).status == 405
        trickling = asyncio.create_task(slow.trickle(b"a", 0.05))
        assert await slow.rest() == b""
        await trickling


async def test_requests_in_one_go_are_all_answered(settings: Settings) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as hasty:
        await hasty.send(GET * 3 + HALF_A_HEAD)
        assert [(await hasty.answer()).status for _ in range(4)] == [200, 200, 200, 408]


async def test_the_next_request_of_a_connection_may_not_be_slow_either(settings: Settings) -> None:
    async with opened(settings, **SOON) as hall, raw(hall.port) as slow:
        await slow.send(GET)
        assert (await slow.answer()).status == 200
        await slow.send(HALF_A_HEAD)
        assert (await slow.answer()).status == 408


@pytest.mark.slow
async def test_a_connection_rests_only_so_long(settings: Settings) -> None:
    async with opened(settings, keep_alive=1) as hall, raw(hall.port) as idle:
        await idle.send(GET)
        assert (await idle.answer()).status == 200
        began = time.monotonic()
        assert await idle.rest() == b""
        assert time.monotonic() - began > 0.9


@pytest.mark.slow
@from_elsewhere
async def test_who_does_not_take_the_answer_is_let_go(settings: Settings) -> None:
    size = 30_000_000
    (settings.web_folder / "index.html").write_bytes(b"x" * size)
    async with opened(settings, **SOON) as hall, raw(hall.port, ELSEWHERE) as deaf:
        await deaf.send(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.sleep(2)
        assert len(await deaf.rest()) < size


@pytest.mark.slow
async def test_a_socket_is_not_hurried(settings: Settings) -> None:
    async with opened(settings, **SOON, keep_alive=1) as hall:
        ann = hall.browser()
        socket = await ann.connect(await ann.create(me(), me("Bob")))
        await asyncio.sleep(2)
        await socket.act()
        assert not socket.is_closed


# Too many


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits to descriptors")
def test_as_many_descriptors_as_there_may_be_less_what_the_server_needs() -> None:
    program = """
import resource
from parlour.server.http import descriptors
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 512))
few = descriptors.for_connections(2)
descriptors.raise_limit()
print(few, *resource.getrlimit(resource.RLIMIT_NOFILE), descriptors.for_connections(2))
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    kept = descriptors.FOR_OURSELVES + 2 * descriptors.FOR_A_BOT
    assert [int(number) for number in found.split()] == [32, 512, 512, 512 - kept]


async def full(hall: Hall, stack: AsyncExitStack, address: str, number: int, first: bytes = b"") -> list[Raw]:
    """So many connections, each of which has been taken in."""
    found = []
    for _ in range(number):
        connection = await stack.enter_async_context(raw(hall.port, address))
        await connection.send(GET)
        assert (await connection.answer()).status == 200
        await connection.send(first)
        found.append(connection)
    return found


@from_elsewhere
async def test_the_one_that_waits_longest_gives_way(settings: Settings) -> None:
    async with opened(settings, **FOUR) as hall, AsyncExitStack() as stack:
        first, second, *_ = await full(hall, stack, ELSEWHERE, 4, HALF_A_HEAD)
        [fifth] = await full(hall, stack, ELSEWHERE, 1)
        assert await is_closed_by_the_server(first) == b""
        for still_here in (second, fifth):
            await still_here.send(b"\r\n\r\n" if still_here is second else GET)
            assert (await still_here.answer()).status == 200


@from_elsewhere
async def test_half_a_body_gives_way_too(settings: Settings) -> None:
    async with opened(settings, **FOUR) as hall, AsyncExitStack() as stack:
        first, *_ = await full(hall, stack, ELSEWHERE, 4, HALF_A_BODY)
        await full(hall, stack, ELSEWHERE, 1)
        assert await is_closed_by_the_server(first) == b""


@from_elsewhere
async def test_sockets_do_not_give_way(settings: Settings) -> None:
    async with opened(settings, **FOUR) as hall, AsyncExitStack() as stack:
        ann = hall.browser()
        table = await ann.create(me(), me("Bob"))
        address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"
        sockets = [
            await stack.enter_async_context(connect(address, local_addr=(ELSEWHERE, 0))) for _ in range(4)
        ]
        fifth = await stack.enter_async_context(raw(hall.port, ELSEWHERE))
        answer = await fifth.answer()
        assert (answer.status, b"error-full" in answer.body) == (503, True)
        for socket in sockets:
            assert "sync" in str(await socket.recv())


@from_elsewhere
async def test_a_socket_that_has_gone_leaves_room(settings: Settings) -> None:
    async with opened(settings, connections_per_address=1) as hall, AsyncExitStack() as stack:
        ann = hall.browser()
        address = f"ws://127.0.0.1:{hall.port}/api/tables/{await ann.create(me(), me('Bob'))}/socket"
        for _ in range(3):
            async with connect(address, local_addr=(ELSEWHERE, 0)) as socket:
                assert "sync" in str(await socket.recv())
        await full(hall, stack, ELSEWHERE, 1)


@from_elsewhere
async def test_one_address_does_not_take_the_room_of_others(settings: Settings) -> None:
    async with opened(settings, **FOUR) as hall, AsyncExitStack() as stack:
        [other] = await full(hall, stack, "127.0.0.3", 1)
        await full(hall, stack, ELSEWHERE, 12)
        await other.send(GET)
        assert (await other.answer()).status == 200


async def test_a_trusted_proxy_may_have_any_number(settings: Settings) -> None:
    async with opened(settings, **FOUR) as hall, AsyncExitStack() as stack:
        for connection in await full(hall, stack, "127.0.0.1", 12):
            await connection.send(GET)
            assert (await connection.answer()).status == 200
