"""Clients that do not read, and people with more windows than anybody needs."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlour.server.http import stalled
from parlour.server.http.limits import TOO_MANY
from parlour.server.settings import Settings
from parlour.server.tables.fairness import BURST, Pace
from tests.server.client import WITHIN, Browser
from tests.server.conftest import Hall, opened
from tests.server.seating import me

BEFORE_A_PING_WOULD_TELL = 30.0

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def stop_reading(browser: Browser, table: str) -> socket.socket:
    """Look at a table and then never read again, as a browser on a laptop that was closed."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", browser.port))
    line.sendall(HANDSHAKE.format(table=table, port=browser.port, cookie=browser.cookie).encode())
    return line


@pytest.mark.slow
async def test_who_does_not_read_is_cut_and_nobody_notices(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = 1.0
    monkeypatch.setattr(stalled, "PATIENCE", patience)
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"))
    player = await ann.connect(table)
    sleeper = stop_reading(ann, table)
    async with hall.services.rooms.use(table) as room:
        async with asyncio.timeout(WITHIN):
            while len(room.viewers) < 2:
                await player.ask("ping")
        began = time.monotonic()
        async with asyncio.timeout(WITHIN):
            while len(room.viewers) == 2:
                await player.act()
                assert (await player.ask("undo"))["type"] == "done"
        assert patience < time.monotonic() - began < BEFORE_A_PING_WOULD_TELL
    # It is gone, and not only forgotten: what was on its way is followed by nothing.
    sleeper.settimeout(WITHIN)
    with suppress(ConnectionResetError):
        while await asyncio.to_thread(sleeper.recv, 65_536):
            pass
    sleeper.close()
    await player.act()


@pytest.mark.slow
async def test_limits_are_those_of_a_person_and_not_of_a_socket(settings: Settings) -> None:
    async with opened(settings, commands_per_second=5) as hall:
        ann, bob = hall.browser(), hall.browser()
        table = await ann.create(me(), me("Bob"))
        sockets = [await ann.connect(table) for _ in range(5)]
        await bob.get("/tables")
        other = await bob.connect(table)
        began = time.monotonic()
        for number in range(10):
            for socket_number, one in enumerate(sockets):
                await one.send(f'{{"type": "ping", "id": "p{socket_number}-{number}"}}')
        answers = [
            await one.answer(f"p{socket_number}-{number}")
            for number in range(10)
            for socket_number, one in enumerate(sockets)
        ]
        done = sum(answer["type"] == "done" for answer in answers)
        allowed = 5 * (BURST + time.monotonic() - began)
        assert 5 * BURST <= done <= allowed + 1
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
        # Others may still speak.
        assert (await other.ask("ping"))["type"] == "done"


def test_who_has_been_quiet_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    pace = Pace(5)
    for person in range(1000):
        assert pace.take(f"p{person}")
    assert len(pace) == 1000
    # Nobody gets more by being forgotten.
    assert [pace.take("p0") for _ in range(10)] == [True] * 9 + [False]
    at += BURST + 0.5
    assert [pace.take("p0") for _ in range(11)] == [True] * 10 + [False]
    at += BURST + 0.5
    assert pace.take("someone else")
    assert len(pace) == 1


def test_a_slow_pace_is_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    pace = Pace(0.1)
    assert [pace.take("p"), pace.take("p")] == [True, False]
    at += 9
    assert not pace.take("p")
    at += 1.1
    assert pace.take("p")


async def test_nobody_has_more_sockets_than_a_person_needs(settings: Settings) -> None:
    async with opened(settings, sockets_per_person=3) as hall:
        ann, bob = hall.browser(), hall.browser()
        tables = [await ann.create(me(), me("Bob")) for _ in range(2)]
        sockets = [await ann.connect(tables[number % 2]) for number in range(3)]
        address = f"ws://127.0.0.1:{ann.port}/api/tables/{tables[0]}/socket"
        async with connect(address, additional_headers={"Cookie": ann.cookie}) as one_too_many:
            with pytest.raises(ConnectionClosed) as closed:
                await one_too_many.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        # The others stay, other people come in, and there is room again when one is closed.
        assert (await sockets[2].ask("ping"))["type"] == "done"
        await bob.get("/tables")
        await bob.connect(tables[0])
        await sockets[0].close()
        async with asyncio.timeout(WITHIN):
            while True:
                async with connect(address, additional_headers={"Cookie": ann.cookie}) as again:
                    try:
                        assert msgspec.json.decode(await again.recv())["type"] == "sync"
                        break
                    except ConnectionClosed:
                        await asyncio.sleep(0.05)
