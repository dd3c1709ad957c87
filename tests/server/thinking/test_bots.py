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
from parlour.server.storage.store import Change, Clash, NotKept
from parlour.server.thinking import bots_driver
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


HEAVY = {"game": "unconscious_mind", "seats": [me(), GREEDY]}
"""A bot's turn here has many decisions."""


class Interrupted(BotsAtHome):
    """Fails twice, answers once, and so on: of each turn the first decision is taken by lot."""

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109
        self.failures = 1 if len(self.views) % 3 < 2 else 0
        return await super().choose(job, timeout)


@pytest.mark.slow
async def test_a_bot_that_fails_in_mid_turn_goes_on_with_it(settings: Settings) -> None:
    """Others see the turn only once all of it is played, in whatever pieces that was."""
    bots = Interrupted()
    hall = Hall(settings, bots)
    async with hall.open():
        ann = hall.browser()
        table = str((await ann.post("/tables", HEAVY))["id"])
        socket = await ann.connect(table)
        with capture_logs() as logs:
            for _ in range(2):
                await socket.until("my turn", my_turn=True)
                await play_until_end(socket)
                await socket.end()
            await socket.until("my turn", my_turn=True)
        assert {entry["event"] for entry in logs} == {"a bot failed"}
        pieces = len(bots.views) - len(logs)
        assert pieces >= 2
        match = await hall.match(table)
        assert socket.table["ply"] == match.ply == len(await hall.services.store.moves(table))


@pytest.mark.slow
@pytest.mark.parametrize("error", [NotKept, Clash])
async def test_a_turn_that_is_not_kept_is_not_seen_and_played_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """All of it is taken back when the disk is full, however many decisions it has."""
    ann = hall.browser()
    table = str((await ann.post("/tables", HEAVY))["id"])
    socket = await ann.connect(table)
    await socket.until("my turn", my_turn=True)
    await play_until_end(socket)
    store = hall.services.store
    keep, refused = store.keep, asyncio.Event()

    async def full(table_id: str, change: Change) -> None:
        if change.command or refused.is_set():
            await keep(table_id, change)
        else:
            refused.set()
            raise error

    monkeypatch.setattr(store, "keep", full)
    monkeypatch.setattr(bots_driver, "RETRY_AFTER", 0.5)
    with capture_logs() as logs:
        await socket.end()
        ended = socket.table["ply"]
        await refused.wait()
        # Nobody has to wait for the bot's next attempt.
        assert (await socket.ask("ping"))["type"] == "done"
        assert socket.table["ply"] == ended == len(await store.moves(table))
        await socket.until("my turn", my_turn=True)
    assert [entry["event"] for entry in logs] == ["a bot's turn was not kept"]
    views = hall.bots.views
    assert len(views) >= 2
    assert views[-1] == views[-2] or views[0] == views[1], "it was asked the same again"
    match = await hall.match(table)
    assert socket.table["ply"] == match.ply == len(await store.moves(table))


class Ponderous(BotsAtHome):
    """Thinks for as long as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks, self.may_answer = asyncio.Event(), asyncio.Event()

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109
        self.thinks.set()
        await self.may_answer.wait()
        return await super().choose(job, timeout)


async def test_whatever_people_do_while_a_bot_thinks_it_plays_its_turn_once(settings: Settings) -> None:
    bots = Ponderous()
    hall = Hall(settings, bots)
    async with hall.open():
        ann = hall.browser()
        table = await ann.create(me(), GREEDY)
        socket = await ann.connect(table)
        if socket.table["my_turn"]:
            await socket.turn()
        await bots.thinks.wait()
        before = len(await hall.services.store.moves(table))
        for kind in ("undo", "restart", "end"):
            for seat in (0, 1):
                refused = await socket.ask(kind, seat=seat)
                assert refused["code"] in ("not-your-turn", "not-your-seat")
        await socket.drop()
        for _ in range(2):
            await (await hall.browser().connect(table)).close()
        back = await ann.connect(table)
        assert (await ann.http.post(f"/api/tables/{table}/leave")).status_code == 409
        hall.services.rooms.close_idle(after=0)
        assert before == len(await hall.services.store.moves(table))
        bots.may_answer.set()
        await back.until("my turn", my_turn=True)
        assert len(bots.views) == 1
        match = await hall.match(table)
        assert len(await hall.services.store.moves(table)) == match.ply > before


async def test_what_bots_alone_think_of_comes_to_nothing_once_nobody_looks(settings: Settings) -> None:
    bots = Ponderous()
    hall = Hall(settings, bots)
    async with hall.open():
        ann = hall.browser()
        table = await ann.create(GREEDY, GREEDY)
        socket = await ann.connect(table)
        await bots.thinks.wait()
        before = socket.table["ply"]
        await socket.close()
        bots.may_answer.set()
        while hall.services.bots._tasks:  # noqa: ASYNC110 - nobody tells when a bot has given up
            await asyncio.sleep(0.01)
        assert (await hall.match(table)).ply == before
        back = await ann.connect(table)
        await back.until("the end", status="over")


@pytest.mark.slow
async def test_a_turn_is_one_question_and_one_transaction(hall: Hall) -> None:
    """However many decisions it takes: only what chance brings in the middle of it asks for another."""
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    ann = hall.browser()
    table = str((await ann.post("/tables", HEAVY))["id"])
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
