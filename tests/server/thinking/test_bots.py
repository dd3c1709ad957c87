"""Bots at a table."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.http.app import create_app
from parlour.server.settings import Settings
from tests.server.client import Browser
from tests.server.conftest import BotsAtHome, Hall
from tests.server.seating import GREEDY, RANDOM, me


async def test_a_bot_that_fails_twice_plays_something(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), GREEDY)
    socket = await ann.connect(table)
    hall.bots.failures = 1000
    for _ in range(4):
        await socket.until("my turn", my_turn=True)
        await socket.turn()
    await socket.until("the bot has played all the same", my_turn=True)
    assert 1000 - hall.bots.failures >= 6


class ForbiddenMoves(BotsAtHome):
    """Wants what it may not do."""

    async def choose(self, *_: object) -> int:
        return 32_000


async def test_a_bot_that_cheats_plays_something_else(settings: Settings) -> None:
    hall = Hall(settings, ForbiddenMoves())
    async with hall.open():
        ann = hall.browser()
        socket = await ann.connect(await ann.create(me(), GREEDY))
        for _ in range(3):
            await socket.until("my turn", my_turn=True)
            await socket.turn()


async def test_bots_alone_play_while_someone_looks(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(RANDOM, RANDOM, RANDOM)
    before = await ann.get(f"/tables/{table}")
    assert before["status"] == "playing"
    assert not before["my_turn"]
    assert len(hall.bots.views) == 0
    socket = await ann.connect(table)
    await socket.until("the end", status="over")


async def test_a_bot_whose_turn_it_was_plays_after_a_restart(settings: Settings) -> None:
    # The first server gets bots that never answer.
    first = Hall(settings, _Asleep())
    async with first.open():
        ann = first.browser()
        table = await ann.create(me(), RANDOM)
        socket = await ann.connect(table)
        if socket.table["my_turn"]:
            await socket.turn()
        await socket.until("the bot's turn", actor=1)
        cookies = dict(ann.http.cookies)
    second = Hall(settings, BotsAtHome())
    async with second.open():
        again = second.browser()
        again.http.cookies.update(cookies)
        back = await again.connect(table)
        await back.until("my turn", my_turn=True)


class _Asleep(BotsAtHome):
    async def choose(self, *_: object) -> int:
        await asyncio.sleep(3600)
        raise AssertionError


@pytest.mark.parametrize("level", ["random", "greedy"])
async def test_the_bots_of_the_pool(settings: Settings, level: str) -> None:
    """The real workers, in processes of their own."""
    hall = Hall(settings, BotsAtHome())
    hall.app = create_app(settings)
    async with hall.open():
        ann: Browser = hall.browser()
        table = await ann.create(me(), {"kind": "bot", "level": level})
        socket = await ann.connect(table)
        for _ in range(3):
            await socket.until("my turn", my_turn=True)
            await socket.turn()
        await socket.until("the bot has played", my_turn=True)
