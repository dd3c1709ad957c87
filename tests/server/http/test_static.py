"""The browser client's files."""

from __future__ import annotations

import gzip

import httpx
import pytest

from parlour.server.settings import Settings
from tests.server.conftest import Hall


@pytest.fixture
def built(settings: Settings) -> None:
    """A small client, as the build leaves it."""
    assets = settings.web_folder / "assets"
    assets.mkdir()
    script = b"console.log('hello')" * 50
    (settings.web_folder / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (assets / "main-abc123.js").write_bytes(script)
    (assets / "main-abc123.js.gz").write_bytes(gzip.compress(script))
    (assets / "main-abc123.js.br").write_bytes(b"as if compressed")
    (assets / "font-abc123.woff2").write_bytes(b"font")
    (settings.web_folder.parent / "secret.txt").write_text("not for you")


async def test_a_client_that_is_not_built_says_how_to_build_it(hall: Hall) -> None:
    for language, word in (("nl-BE,en;q=0.5", "browserclient"), ("fr", "client web"), ("", "browser client")):
        answer = await hall.browser().http.get("/", headers={"Accept-Language": language})
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert word in answer.text
        assert answer.text.count("\n") == 1


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/table/Abc-_9xY1z", "/rules/amber", "/new/amber", "/settings"])
async def test_every_page_is_the_one_page(hall: Hall, path: str) -> None:
    answer = await hall.browser().http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Parlour" in answer.text


@pytest.mark.usefixtures("built")
async def test_what_has_a_hash_in_its_name_is_kept_for_ever(hall: Hall) -> None:
    answer = await hall.browser().http.get("/assets/main-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    font = await hall.browser().http.get("/assets/font-abc123.woff2")
    assert font.headers["content-type"] == "font/woff2"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)],
)
async def test_the_smallest_copy_a_browser_can_read(hall: Hall, accepted: str, encoding: str | None) -> None:
    request = httpx.Request("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": accepted})
    browser = hall.browser()
    async with browser.http.stream("GET", str(request.url), headers=dict(request.headers)) as answer:
        content = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    names = {"br": "main-abc123.js.br", "gzip": "main-abc123.js.gz", None: "main-abc123.js"}
    assert content == (hall.settings.web_folder / "assets" / names[encoding]).read_bytes()


@pytest.mark.usefixtures("built")
async def test_what_a_browser_has_is_not_sent_again(hall: Hall) -> None:
    browser = hall.browser()
    tag = (await browser.http.get("/")).headers["etag"]
    again = await browser.http.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/favicon.ico",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
async def test_no_other_file_is_served(hall: Hall, path: str) -> None:
    browser = hall.browser()
    answer = await browser.http.send(browser.http.build_request("GET", f"http://127.0.0.1:{hall.port}{path}"))
    assert answer.status_code == 404
    assert "not for you" not in answer.text


@pytest.mark.usefixtures("built")
async def test_what_is_missing_below_api_is_a_problem_not_a_page(hall: Hall) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y"):
        answer = await hall.browser().http.get(path)
        assert (answer.status_code, answer.json()["phrase"]["id"]) == (404, "error-not-found")


@pytest.mark.usefixtures("built")
async def test_large_answers_are_compressed(hall: Hall) -> None:
    answer = await hall.browser().http.get("/api/games/amber/edition")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "amber"
