"""Bots at a table."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Engine
from sqlalchemy.event import listen, remove
from structlog.testing import capture_logs

from parlour.bots.worker import Choose
from parlour.server.http.app import create_app
from parlour.server.settings import Settings
from tests.server.client import Browser, TableSocket
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

    async def choose(self, *_: object) -> tuple[int, ...]:
        return (32_000,)


async def test_a_bot_that_cheats_plays_something_else(settings: Settings) -> None:
    hall = Hall(settings, ForbiddenMoves())
    async with hall.open():
        ann = hall.browser()
        socket = await ann.connect(await ann.create(me(), GREEDY))
        for _ in range(3):
            await socket.until("my turn", my_turn=True)
            await socket.turn()


class Forgetful(BotsAtHome):
    """Plans a turn whose first action can be taken and whose second cannot, so many times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times
        self.asked: list[Choose] = []

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109
        self.asked.append(job)
        turn = await super().choose(job, timeout)
        if len(self.asked) <= self.times:
            return (*turn[:1], 32_000)
        return turn


ADVANCED = {"advanced": True}
"""A turn of Amber has two decisions: what to play, and which tile to draw."""


@pytest.mark.parametrize("times", [1, 2])
async def test_a_turn_that_cannot_be_played_to_its_end_changes_nothing(
    settings: Settings, times: int
) -> None:
    """The bot is asked anew, with other luck; once it has failed twice, an action is taken by lot."""
    bots = Forgetful(times)
    hall = Hall(settings, bots)
    async with hall.open():
        ann = hall.browser()
        with capture_logs() as logs:
            socket = await ann.connect(await ann.create(me(), GREEDY, **ADVANCED))
            await socket.until("my turn", my_turn=True)
            await socket.turn()
            await socket.until("my turn", my_turn=True)
        told = [entry for entry in logs if entry["event"] == "a bot chose what it may not do"]
        assert len(told) == times
        assert all(entry["actions"][1] == 32_000 for entry in told)
        views = [job.view for job in bots.asked[: times + 1]]
        assert views[0] == views[times - 1], "nothing had changed when it was asked anew"
        assert bots.asked[0].seed != bots.asked[1].seed
        # All that was played is in the log, and can be read again from what is kept.
        match = await hall.match(str(socket.table["id"]))
        kept = await hall.services.store.moves(str(socket.table["id"]))
        assert [move.action for move in match.moves] == [action for _, action in kept[match.first_ply :]]


async def test_a_turn_is_one_question_and_one_transaction(hall: Hall) -> None:
    """However many decisions it takes: only what chance brings in the middle of it asks for another."""
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    ann = hall.browser()
    wish = {"game": "unconscious_mind", "seats": [me(), GREEDY]}
    table = str((await ann.post("/tables", wish))["id"])
    socket = await ann.connect(table)
    decisions = 0
    for _ in range(3):
        await socket.until("my turn", my_turn=True)
        await play_until_end(socket)
        commits, asked = 0, len(hall.bots.views)
        listen(Engine, "commit", count)
        before, patches = socket.table["ply"], socket.kinds.count("patch")
        await socket.end()
        await socket.until("my turn", my_turn=True)
        remove(Engine, "commit", count)
        match = await hall.match(table)
        bots_moves = match.moves[before - match.first_ply :]
        decisions += sum(move.seat == 1 for move in bots_moves)
        # The end of my turn is one of them.
        assert commits - 1 == len(hall.bots.views) - asked
        # What others see of it is all there, decision by decision.
        assert socket.kinds.count("patch") - patches == commits
        told = [line["ply"] for line in socket.log if line["ply"] >= before]
        assert sorted(set(told)) == [before + at for at, move in enumerate(bots_moves) if move.events]
    assert decisions > 3 * len(hall.bots.views)


async def play_until_end(socket: TableSocket) -> None:
    """My turn but for its end, the first legal action each time."""
    while not (socket.table["can_end"] and not socket.table["reveals"]):
        await (socket.end() if socket.table["can_end"] else socket.act())


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
    async def choose(self, *_: object) -> tuple[int, ...]:
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
