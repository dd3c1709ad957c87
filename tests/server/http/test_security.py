"""Cookies, origins, headers, limits."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.server.http.security import HEADERS, content_policy
from parlour.server.settings import Settings
from tests.server.conftest import Hall, opened
from tests.server.seating import OPEN, RANDOM, me


async def test_a_visitor_gets_a_cookie_once(hall: Hall) -> None:
    ann = hall.browser()
    first = await ann.http.get("/api/games")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    token = cookie.split(";")[0].partition("=")[2]
    assert len(token) == 22, "128 bits"
    assert "set-cookie" not in (await ann.http.get("/api/games")).headers
    assert "set-cookie" not in (await ann.http.get("/health")).headers
    # What is no token of ours is replaced.
    ann.http.cookies.clear()
    forged = await ann.http.get("/api/games", headers={"Cookie": "parlour=../../x"})
    assert "set-cookie" in forged.headers


async def test_over_https_the_cookie_stays_with_its_host(settings: Settings) -> None:
    async with opened(settings, secure_cookies=True) as hall:
        cookie = (await hall.browser().http.get("/api/games")).headers["set-cookie"]
        assert cookie.startswith("__Host-parlour=")
        assert "Secure" in cookie
        assert "Domain" not in cookie


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/schema", "/api/games", "/api/nothing", "/no.such", "/api/tables/x"]
)
async def test_every_answer_tells_browsers_what_to_keep_to(hall: Hall, path: str) -> None:
    answer = await hall.browser().http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    assert policy == content_policy(f"127.0.0.1:{hall.port}")
    assert "unsafe" not in policy


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    assert "evil" not in content_policy("evil; script-src *")
    assert "ws://example.org:8000 wss://example.org:8000" in content_policy("example.org:8000")


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_another_site_cannot_make_a_browser_change_anything(
    hall: Hall, headers: dict[str, str]
) -> None:
    ann = hall.browser()
    wish = {"game": "amber", "seats": [me(), RANDOM]}
    refused = await ann.http.post("/api/tables", json=wish, headers=headers)
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (403, "error-origin")
    assert await ann.get("/tables") == []


async def test_our_own_pages_can(hall: Hall) -> None:
    ann = hall.browser()
    wish = {"game": "amber", "seats": [me(), RANDOM]}
    for headers in ({"Origin": f"http://127.0.0.1:{hall.port}"}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert (await ann.http.post("/api/tables", json=wish, headers=headers)).status_code == 201


@pytest.mark.parametrize("headers", FOREIGN)
async def test_another_site_cannot_open_a_socket(hall: Hall, headers: dict[str, str]) -> None:
    ann = hall.browser()
    table = await ann.create(me(), OPEN)
    address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"Cookie": ann.cookie, **headers})
    assert refused.value.response.status_code == 403
    async with connect(address, origin=f"http://127.0.0.1:{hall.port}") as socket:  # type: ignore[arg-type]
        assert "sync" in str(await socket.recv())


async def test_an_origin_the_host_allows(settings: Settings) -> None:
    async with opened(settings, allowed_origins=("https://play.example/",)) as hall:
        ann = hall.browser()
        wish = {"game": "amber", "seats": [me(), RANDOM]}
        allowed = await ann.http.post("/api/tables", json=wish, headers={"Origin": "https://play.example"})
        assert allowed.status_code == 201
        other = await ann.http.post("/api/tables", json=wish, headers={"Origin": "http://play.example"})
        assert other.status_code == 403


async def test_too_many_requests(settings: Settings) -> None:
    async with opened(settings, posts_per_minute=3) as hall:
        ann = hall.browser()
        for _ in range(3):
            assert (await ann.http.post("/api/tables/x/start")).status_code == 404
        refused = await ann.http.post("/api/tables/x/start")
        assert (refused.status_code, refused.json()["phrase"]["id"]) == (429, "error-too-many")
        assert await ann.get("/tables") == []  # looking is not counted


async def test_too_large_a_request(hall: Hall) -> None:
    ann = hall.browser()
    wish = {"game": "amber", "seats": [me("x" * 20_000), RANDOM]}
    refused = await ann.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (413, "error-too-large")
    # A record may be larger, but not without end.
    refused = await ann.http.post("/api/records", content=b'"' + b"x" * 20_000 + b'"')
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (400, "error-record-form")
    refused = await ann.http.post("/api/records", content=b"x" * 1_000_001)
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (413, "error-too-large")


@pytest.mark.slow
async def test_commands_that_come_too_fast(settings: Settings) -> None:
    async with opened(settings, commands_per_second=5) as hall:
        ann = hall.browser()
        socket = await ann.connect(await ann.create(me(), me("Bob")))
        before = socket.table
        for number in range(20):
            await socket.send(f'{{"type": "ping", "id": "p{number}"}}')
        answers = [await socket.answer(f"p{number}") for number in range(20)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:10] == ["done"] * 10
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["code"] for answer in refused} == {"too-fast"}
        assert socket.table == before


async def test_a_wrong_kind_of_request(hall: Hall) -> None:
    refused = await hall.browser().http.delete("/api/tables")
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (405, "error-method")
