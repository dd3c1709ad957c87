"""How much one address may ask for, and what an address is."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from parlour.server.addresses import NO_ADDRESS, THIS_MACHINE, Proxies, household
from parlour.server.http.limits import A_MINUTE, PerMinute
from parlour.server.settings import Settings
from tests.server.conftest import Hall, opened
from tests.server.seating import OPEN, RANDOM, me

# Addresses


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", NO_ADDRESS),
        ("here", NO_ADDRESS),
    ],
)
def test_what_counts_as_one_address(host: str, address: str) -> None:
    assert household(host) == address


def test_who_is_trusted() -> None:
    proxies = Proxies(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"])
    for host in ("10.1.2.3", "::ffff:10.1.2.3", "192.0.2.7", "2001:db8::1"):
        assert host in proxies
    for host in ("11.0.0.1", "192.0.2.8", "2001:db9::1", "", "proxy.example"):
        assert host not in proxies


# Limits


def test_a_minute_is_forgotten() -> None:
    now = 1000.0
    limit = PerMinute(2, clock=lambda: now)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    now += A_MINUTE - 1
    assert not limit.take("a")
    assert limit.seconds_left() == 1
    now += 1
    assert limit.take("a")
    assert list(limit._taken) == ["a"], "nothing is kept of those who are gone"


async def statuses(hall: Hall, method: str, path: str, *headers: dict[str, str]) -> list[int]:
    http = hall.browser().http
    return [(await http.request(method, path, headers=one)).status_code for one in headers]


async def test_reading_is_limited_too(settings: Settings) -> None:
    async with opened(settings, requests_per_minute=3) as hall:
        assert await statuses(hall, "GET", "/api/games", *[{}] * 4) == [200, 200, 200, 429]
        refused = await hall.browser().http.get("/api/games")
        assert refused.json()["phrase"]["id"] == "error-too-many"
        assert 0 < int(refused.headers["retry-after"]) <= A_MINUTE
        # So that a host can see that all is well.
        assert await statuses(hall, "GET", "/health", {}) == [200]


async def test_opening_sockets_is_limited_too(settings: Settings) -> None:
    async with opened(settings, requests_per_minute=2) as hall:
        table = await hall.browser().create(me(), OPEN)
        address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"
        async with connect(address) as socket:
            assert "sync" in str(await socket.recv())
            with pytest.raises(InvalidStatus):
                await connect(address)


async def test_open_sockets_are_counted_behind_a_proxy_too(settings: Settings) -> None:
    async with opened(settings, connections_per_address=2) as hall, AsyncExitStack() as stack:
        table = await hall.browser().create(me(), OPEN)
        address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"

        async def sit_down(visitor: str) -> ClientConnection:
            socket = await stack.enter_async_context(connect(address, additional_headers=by(visitor)))
            assert "sync" in str(await socket.recv())
            return socket

        first = await sit_down("192.0.2.1")
        await sit_down("192.0.2.1")
        await sit_down("192.0.2.2")
        with pytest.raises(InvalidStatus):
            await sit_down("192.0.2.1")
        await first.close()
        for _ in range(100):  # until the server knows
            with suppress(InvalidStatus):
                await sit_down("192.0.2.1")
                return
            await asyncio.sleep(0.02)
        pytest.fail("there was no room after one had gone")


async def test_a_proxy_that_does_not_say_for_whom_it_asks_may_hold_any_number(settings: Settings) -> None:
    async with opened(settings, connections_per_address=2) as hall:
        ann = hall.browser()
        table = await ann.create(me(), OPEN)
        for _ in range(6):
            await ann.connect(table)


@pytest.mark.slow
async def test_ten_people_behind_one_address_play_within_the_limits(settings: Settings) -> None:
    usual = {"requests_per_minute": Settings().requests_per_minute, "posts_per_minute": 120}
    async with opened(settings, **usual) as hall:
        for _ in range(10):
            ann = hall.browser()
            socket = await ann.connect(await ann.create(me(), RANDOM))
            for path in ("/games", "/tables", "/games/amber/edition", f"/tables/{socket.table['id']}"):
                await ann.get(path)
            await socket.act()
            await socket.close()


def by(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize(
    ("trusted", "asked_by", "answers"),
    [
        # Each visitor has limits of its own.
        (THIS_MACHINE, ["192.0.2.1", "192.0.2.1", "192.0.2.2"], [200, 429, 200]),
        # What a visitor says stands before what the proxy says.
        (THIS_MACHINE, ["8.8.8.8, 192.0.2.1", "9.9.9.9, 192.0.2.1"], [200, 429]),
        (("127.0.0.0/8", "10.0.0.0/8"), ["192.0.2.1, 10.0.0.9", "192.0.2.2, 10.0.0.9"], [200, 200]),
        # One household has many addresses.
        (THIS_MACHINE, ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"], [200, 429, 200]),
        # Not everybody is believed.
        (("10.0.0.1",), ["192.0.2.1", "192.0.2.2"], [200, 429]),
        ((), ["192.0.2.1", "192.0.2.2"], [200, 429]),
    ],
)
async def test_whose_requests_are_counted_together(
    settings: Settings, trusted: tuple[str, ...], asked_by: list[str], answers: list[int]
) -> None:
    async with opened(settings, requests_per_minute=1, trusted_proxies=trusted) as hall:
        assert await statuses(hall, "GET", "/api/games", *map(by, asked_by)) == answers


# What a host sees


def counted(metrics: str, **labels: Any) -> float:
    """How many requests with these labels there have been."""
    wanted = [f'{name}="{value}"' for name, value in labels.items()]
    lines = [line for line in metrics.splitlines() if line.startswith("parlour_requests_total{")]
    return sum(float(line.split()[-1]) for line in lines if all(one in line for one in wanted))


async def test_refusals_are_counted_as_such(settings: Settings) -> None:
    async with opened(settings, posts_per_minute=2) as hall:
        http = hall.browser().http
        path = "/api/tables/{table_id}/start"

        async def seen() -> dict[int, float]:
            text = (await http.get("/metrics")).text
            return {
                status: counted(text, method="POST", path=path, status_code=status)
                for status in (200, 401, 403, 404, 429)
            }

        before = await seen()
        assert await statuses(hall, "POST", "/api/tables/x/start", {}, {}, {}, {}) == [404, 404, 429, 429]
        await statuses(hall, "POST", "/api/tables/x/start", {"Origin": "https://evil.example"})
        await statuses(hall, "POST", "/api/tables/x/start", {"Authorization": "Bearer x"})
        after = await seen()
        assert {status: after[status] - before[status] for status in after} == {
            200: 0,
            401: 1,
            403: 1,
            404: 2,
            429: 2,
        }
