"""Requests that no browser makes: the answer blames the visitor, as a problem or on a plain page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from random import Random

import pytest

from parlour.server.settings import Settings
from tests.server.conftest import Hall, opened
from tests.server.raw import raw

HOST = b"Host: here\r\nConnection: close\r\n"
UPGRADE = (
    b"Host: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def get(path: bytes, headers: bytes = HOST) -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + headers + b"\r\n"


def post(path: bytes, body: bytes, more: bytes = b"") -> bytes:
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    return (
        b"POST "
        + path
        + b" HTTP/1.1\r\n"
        + HOST
        + b"Content-Type: application/json\r\n"
        + more
        + length
        + body
    )


def upgrade(path: bytes, more: bytes = b"", headers: bytes = UPGRADE) -> bytes:
    return get(path, headers + more)


def tables(headers: bytes, body: bytes = b"") -> bytes:
    return b"POST /api/tables HTTP/1.1\r\n" + HOST + headers + b"\r\n" + body


REQUESTS: dict[str, tuple[bytes, int]] = {
    # Paths
    "a NUL": (get(b"/%00"), 404),
    "a NUL in the name of a file": (get(b"/x%00.js"), 404),
    "a NUL for a table": (get(b"/api/tables/%00"), 404),
    "a NUL in the id of a table": (get(b"/api/tables/a%00b/replay"), 404),
    "a NUL in the id of a game": (get(b"/api/games/%00/edition"), 404),
    "a name longer than files can have": (get(b"/" + b"a" * 300 + b".js"), 404),
    "a page with such a name": (get(b"/" + b"a" * 300), 200),
    "many folders": (get(b"/" + b"a/" * 6000 + b"x.js"), 404),
    "no UTF-8": (get(b"/api/tables/%ff%fe"), 404),
    "half a surrogate": (get(b"/%ed%a0%80.js"), 404),
    "a way out": (get(b"/../../etc/passwd.txt"), 404),
    "backslashes": (get(b"/..%5c..%5cx.js"), 404),
    "slashes only": (get(b"////"), 200),
    "a number that is too large": (get(b"/api/tables/x/review/" + b"9" * 5000 + b"/lines/0"), 404),
    "digits of other scripts": (get(b"/api/tables/x/review/%D9%A1/lines/0"), 404),
    "a seat that is no number": (get(b"/api/tables/x/replay?seat=%00"), 400),
    "a seat beyond all": (get(b"/api/tables/x/replay?seat=" + b"9" * 30), 404),
    "a torn query": (get(b"/api/tables/x/replay?%ff=%00&&&=;seat=%E0"), 404),
    "the whole address": (get(b"http://here/health"), 200),
    # Methods
    "no method": (b"FROB / HTTP/1.1\r\n" + HOST + b"\r\n", 405),
    "CONNECT": (b"CONNECT here:80 HTTP/1.1\r\n" + HOST + b"\r\n", 405),
    "TRACE": (b"TRACE / HTTP/1.1\r\n" + HOST + b"\r\n", 405),
    "a socket as a page": (get(b"/api/tables/x/socket"), 405),
    # Heads
    "no HTTP": (b"hello\r\n\r\n", 400),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    "HTTP of 1991": (b"GET /\r\n\r\n", 400),
    "no host": (get(b"/", b"Connection: close\r\n"), 400),
    "two hosts": (get(b"/", HOST + b"Host: there\r\n"), 400),
    "a host that is none": (get(b"/", b"Host: [::\r\n"), 400),
    "a host with blanks": (get(b"/api/games", b"Host: a b<>\r\n"), 400),
    "a port beyond all": (get(b"/x.js", b"Host: here:99999\r\n"), 400),
    "a head without end": (b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000, 400),
    "an origin that is no address": (post(b"/api/tables", b"{}", b"Origin: http://[\r\n"), 403),
    "an origin of junk": (post(b"/api/tables", b"{}", b"Origin: \xff\xfe\r\n"), 403),
    "a cookie of junk": (get(b"/api/games", HOST + b"Cookie: parlour=\xff; ;;==;\r\n"), 200),
    "a torn cookie": (get(b"/api/games", HOST + b'Cookie: a[]="\\777;parlour\r\n'), 200),
    "a token of junk": (get(b"/api/games", HOST + b"Authorization: Bearer \xff\r\n"), 401),
    "no token": (get(b"/api/games", HOST + b"Authorization: Bearer\r\n"), 401),
    "an encoding of junk": (get(b"/", HOST + b"Accept-Encoding: ;;q=,,\xff\r\nIf-None-Match: \xff\r\n"), 200),
    "proxies of junk": (get(b"/api/games", HOST + b"X-Forwarded-For: \xff,,[::,1.2.3.4:x\r\n"), 200),
    "many proxies": (get(b"/api/games", HOST + b"X-Forwarded-For: " + b"1," * 3000 + b"\r\n"), 200),
    "a scheme of junk": (get(b"/api/games", HOST + b"X-Forwarded-Proto: \xff\r\n"), 200),
    # Bodies
    "none": (post(b"/api/tables", b""), 400),
    "lists without end": (post(b"/api/tables", b"[" * 5000), 400),
    "structs without end": (post(b"/api/tables", b'{"game":' * 1500), 400),
    "options without end": (post(b"/api/tables", b'{"game":"amber","options":{"a":' + b"[" * 3000), 400),
    "a record of lists": (post(b"/api/records", b"[" * 100_000), 400),
    "a record of structs": (post(b"/api/records", b'{"a":' * 100_000), 400),
    "a body without UTF-8": (post(b"/api/tables", b'{"game":"\xff"}'), 400),
    "a record without UTF-8": (post(b"/api/records", b'{"parlour":"\xff"}'), 400),
    "a surrogate in a body": (post(b"/api/tables", b'{"game":"\\ud800","seats":[]}'), 400),
    "a NUL in a body": (post(b"/api/tables", b'{"game":"\\u0000","seats":[]}'), 400),
    "packed": (post(b"/api/tables", b"{}", b"Content-Encoding: gzip\r\n"), 400),
    "a form": (tables(b"Content-Type: multipart/form-data\r\nContent-Length: 4\r\n", b"abcd"), 400),
    "a kind of junk": (tables(b"Content-Type: ;;;=\xff\r\nContent-Length: 4\r\n", b"abcd"), 400),
    "fewer than no bytes": (tables(b"Content-Length: -1\r\n"), 400),
    "more bytes than there are": (tables(b"Content-Length: 99999999999999999999\r\n", b"{"), 413),
    "two lengths": (tables(b"Content-Length: 1\r\nContent-Length: 2\r\n", b"{}"), 400),
    "a part that is none": (tables(b"Transfer-Encoding: chunked\r\n", b"zz\r\n\r\n"), 400),
    "a body nobody reads": (b"DELETE /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n{", 405),
    # Sockets
    "a socket in place of a page": (upgrade(b"/"), 403),
    "a socket in place of health": (upgrade(b"/health"), 403),
    "a socket with a NUL": (upgrade(b"/api/tables/%00/socket"), 403),
    "a socket from an origin that is none": (upgrade(b"/api/tables/x/socket", b"Origin: http://[\r\n"), 403),
    "a socket with a bad token": (upgrade(b"/api/tables/x/socket", b"Authorization: Bearer x\r\n"), 403),
    "a socket with a body": (upgrade(b"/api/tables/x/socket", b"Content-Length: 3\r\n") + b"abc", 400),
    "a socket of many headers": (upgrade(b"/api/tables/x/socket", b"X: 1\r\n" * 300), 431),
    "a socket a long way off": (upgrade(b"/api/tables/" + b"x" * 9000 + b"/socket"), 414),
    "a socket without a key": (upgrade(b"/api/tables/x/socket", headers=UPGRADE.rpartition(b"Sec")[0]), 400),
    "a socket that is posted": (b"POST /api/tables/x/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n", 405),
}


@pytest.fixture
async def built(settings: Settings) -> AsyncIterator[Hall]:
    (settings.web_folder / "index.html").write_text("<!doctype html><title>Parlour</title>")
    async with opened(settings) as hall:
        yield hall


@pytest.mark.slow
@pytest.mark.parametrize("what", REQUESTS)
async def test_an_answer_that_blames_the_visitor(
    built: Hall, what: str, capfd: pytest.CaptureFixture[str]
) -> None:
    request, status = REQUESTS[what]
    async with raw(built.port) as visitor:
        await visitor.send(request)
        answer = await visitor.answer()
    assert answer.status == status
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if kind == "application/json" and status >= 400:
        assert json.loads(answer.body)["status"] == status
    else:
        assert kind in ("application/json", "text/html", "text/plain") or not answer.body
    assert "Traceback" not in capfd.readouterr().err
    assert (await built.browser().http.get("/health")).is_success


def damaged(luck: Random) -> bytes:
    """One of the requests, with a few bytes lost, changed, or from another one."""
    seeds = [request for request, _ in REQUESTS.values() if len(request) < 3000]
    request = bytearray(luck.choice(seeds))
    for _ in range(luck.randint(1, 6)):
        at = luck.randrange(len(request))
        other = luck.choice(seeds)
        part = luck.randrange(len(other))
        request[at : at + luck.randint(0, 4)] = luck.choice(
            [b"", b"\0", b"\r\n", bytes([luck.randrange(256)]), other[part : part + luck.randint(1, 60)]]
        )
    return bytes(request)


@pytest.mark.slow
async def test_damaged_requests_blame_the_visitor_too(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    (settings.web_folder / "index.html").write_text("<!doctype html><title>Parlour</title>")
    luck = Random(7)
    async with opened(settings, head_timeout=0.2, body_timeout=0.2, keep_alive=1) as hall:

        async def ask(request: bytes) -> None:
            async with raw(hall.port) as visitor:
                await visitor.send(request)
                assert not re.search(rb"HTTP/1.1 5\d\d", await visitor.rest()), request

        for _ in range(15):
            await asyncio.gather(*(ask(damaged(luck)) for _ in range(20)))
        assert (await hall.browser().http.get("/health")).is_success
    assert "Traceback" not in capfd.readouterr().err
