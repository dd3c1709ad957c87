"""A real server, a real browser, and visitors who complain when anything goes wrong on a page."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.conftest import ROOT
from tests.e2e.chromium import launch
from tests.e2e.visitor import WITHIN, Visitor
from tests.server.house import name_occasion
from tests.server.process import free_port, server

PICTURES = ROOT / "test-results"
"""Where pages of failed tests are pictured."""

Visit = Callable[..., Visitor]

# The machine may be busy with other tests.
expect.set_options(timeout=WITHIN)

_failed = pytest.StashKey[bool]()


# The browser's event loop counts as running for as long as the browser does, and no asynchronous test can
# run meanwhile: it has to end with this folder, not with the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = os.environ.get("PARLOUR_CHROMIUM")
    assert path, "no Chromium is known: run `make chromium`, or set PARLOUR_CHROMIUM"
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("house") / "parlour.db"


@pytest.fixture(scope="package")
def house(database: Path) -> Iterator[str]:
    """The address of a server with an empty database, whose bots do not dawdle."""
    port = free_port()
    with server(database, port):
        address = f"http://127.0.0.1:{port}"
        assert httpx.get(address).is_success, "the client is not built: run `make client`"
        yield address


@pytest.fixture
def visit(house: str, database: Path, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets visitors in, each with a profile of their own. Nobody may have seen an error afterwards."""
    name_occasion(database, request.node.nodeid)
    visitors: list[Visitor] = []

    def let_in(address: str = house, **wishes: object) -> Visitor:
        visitors.append(Visitor(browser, address, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield let_in
    if request.node.stash.get(_failed, False):
        _picture(request.node.name, visitors)
    for visitor in visitors:
        visitor.context.close()
    problems = [problem for visitor in visitors for problem in visitor.problems]
    assert not problems, problems


def _picture(test: str, visitors: list[Visitor]) -> None:
    PICTURES.mkdir(exist_ok=True)
    for number, visitor in enumerate(visitors, 1):
        name = re.sub(r"[^\w-]+", "-", test)
        visitor.page.screenshot(path=PICTURES / f"{name}-{number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_failed] = report.failed
    return report
