"""A whole server in the test's own event loop, and browsers that visit it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar

from parlour.bots.analysis import Analysis
from parlour.bots.pool import BotFailed
from parlour.bots.worker import Analyse, Choose, think
from parlour.kernel.match import Match
from parlour.server.http.app import create_app
from parlour.server.http.connections import Config
from parlour.server.run import listen
from parlour.server.services import Services
from parlour.server.settings import Settings
from tests.server.client import Browser


class BotsAtHome:
    """The same bots, in this process: the tests of the pool are elsewhere. It can be told to fail."""

    def __init__(self) -> None:
        self.failures = 0
        self.views: list[bytes] = []
        self.analysed: list[bytes] = []

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109
        self.views.append(job.view)
        self._fail()
        return think(job).actions

    async def analyse(self, job: Analyse, timeout: float) -> Analysis:  # noqa: ASYNC109
        self.analysed.append(job.view)
        self._fail()
        # Not on the event loop, where the tests that play meanwhile are.
        analysis = (await asyncio.to_thread(think, job)).analysis
        assert analysis is not None
        return analysis

    def _fail(self) -> None:
        if self.failures:
            self.failures -= 1
            raise BotFailed("told to fail")

    async def close(self) -> None:
        self.views.clear()
        self.analysed.clear()


class Hall:
    """A running server."""

    def __init__(self, settings: Settings, bots: BotsAtHome) -> None:
        self.settings = settings
        self.bots = bots
        self.app: Litestar = create_app(settings, bots, bots)
        self.port = 0
        self._browsers: list[Browser] = []

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def browser(self) -> Browser:
        browser = Browser(self.port)
        self._browsers.append(browser)
        return browser

    async def match(self, table_id: str) -> Match:
        """The match as the server has it, to compare with what is sent."""
        async with self.services.rooms.hold(table_id) as room:
            assert room.match is not None
            return room.match

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        server = uvicorn.Server(Config(self.app, self.settings))
        with listen("127.0.0.1", 0) as listening:
            self.port = listening.getsockname()[1]
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.005)
            try:
                yield
            finally:
                for browser in self._browsers:
                    await browser.close()
                server.should_exit = True
                await serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    web = tmp_path / "web"
    web.mkdir()
    return Settings(
        database=f"sqlite:///{tmp_path / 'parlour.db'}",
        bot_delay=0.0,
        bot_timeout=120.0,
        hint_simulations=40,
        outlook_simulations=8,
        review_simulations=2,
        requests_per_minute=100_000,
        posts_per_minute=10_000,
        unplayed_per_person=1_000,
        unplayed_per_address=10_000,
        replays_per_minute=10_000,
        commands_per_second=1_000,
        sockets_per_person=1_000,
        web_folder=web,
    )


@pytest.fixture
async def hall(settings: Settings) -> AsyncIterator[Hall]:
    hall = Hall(settings, BotsAtHome())
    async with hall.open():
        yield hall


@asynccontextmanager
async def opened(settings: Settings, **changed: object) -> AsyncIterator[Hall]:
    """A server with other settings."""
    hall = Hall(replace(settings, **changed), BotsAtHome())  # type: ignore[arg-type]
    async with hall.open():
        yield hall
