"""A whole server in the test's own event loop, and browsers that visit it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import uvicorn
from librt.random import Random
from litestar import Litestar

from parlour import games
from parlour.bots import bot
from parlour.bots.analysis import Analysis, analyse
from parlour.bots.pool import BotFailed
from parlour.kernel.game import OptionValue
from parlour.kernel.match import Match
from parlour.server.app import create_app
from parlour.server.run import configure, listen
from parlour.server.services import Services
from parlour.server.settings import Settings
from tests.server.client import Browser


class BotsAtHome:
    """The same bots, in this process: the tests of the pool are elsewhere. It can be told to fail."""

    def __init__(self) -> None:
        self.failures = 0
        self.views: list[bytes] = []
        self.analysed: list[bytes] = []

    async def choose(
        self,
        game_id: str,
        players: int,
        options: Mapping[str, OptionValue],
        edition_folder: str | None,
        view: bytes,
        level: str,
        seed: int,
        timeout: float,  # noqa: ASYNC109
    ) -> int:
        self.views.append(view)
        if self.failures:
            self.failures -= 1
            raise BotFailed("told to fail")
        game = games.get(game_id)
        setup = game.setup(game.edition(), players, options)
        return bot(level).choose(game, setup, msgspec.msgpack.decode(view, type=game.view_type), Random(seed))

    async def analyse(
        self,
        game_id: str,
        players: int,
        options: Mapping[str, OptionValue],
        edition_folder: str | None,
        view: bytes,
        simulations: int,
        seed: int,
        timeout: float,  # noqa: ASYNC109
        played: Sequence[int] = (),
    ) -> Analysis:
        self.analysed.append(view)
        if self.failures:
            self.failures -= 1
            raise BotFailed("told to fail")
        # Not on the event loop, where the tests that play meanwhile are.
        return await asyncio.to_thread(
            self._analyse, game_id, players, options, view, simulations, seed, tuple(played)
        )

    @staticmethod
    def _analyse(
        game_id: str,
        players: int,
        options: Mapping[str, OptionValue],
        view: bytes,
        simulations: int,
        seed: int,
        played: tuple[int, ...],
    ) -> Analysis:
        game = games.get(game_id)
        setup = game.setup(game.edition(), players, options)
        seen = msgspec.msgpack.decode(view, type=game.view_type)
        return analyse(game, setup, seen, simulations, Random(seed), played)

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
        server = uvicorn.Server(configure(self.app))
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
        hint_simulations=40,
        outlook_simulations=8,
        review_simulations=2,
        posts_per_minute=10_000,
        commands_per_second=1_000,
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
