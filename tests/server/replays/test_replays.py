"""Games told again cost those who play nothing, and others little."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from typing import Any

import msgspec
import pytest

from parlour.bots.processes import Workers
from parlour.server.replays import archive
from parlour.server.settings import Settings
from tests.server.client import Browser
from tests.server.conftest import Hall, opened
from tests.server.replays.test_records import recorded
from tests.server.seating import OPEN, me, one_turn, play_out, two_players


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the worker is asked to do."""
    asked: list[str] = []
    ask = Workers.ask

    async def noted(workers: Workers, job: bytes, longest: float) -> bytes:
        asked.append(msgspec.msgpack.decode(job)["job"])
        return await ask(workers, job, longest)

    monkeypatch.setattr(Workers, "ask", noted)
    return asked


@pytest.mark.slow
async def test_who_asks_the_same_is_told_the_same_and_it_is_told_once(hall: Hall, jobs: list[str]) -> None:
    browsers = [hall.browser() for _ in range(8)]
    table = (await browsers[0].post("/records", recorded()))["id"]
    jobs.clear()
    replays = await asyncio.gather(*(one.get(f"/tables/{table}/replay?seat=-1") for one in browsers))
    assert all(replay == replays[0] for replay in replays)
    assert jobs == ["tell"]
    assert await browsers[1].get(f"/tables/{table}/replay?seat=0") != replays[0]
    assert jobs == ["tell", "tell"]
    for browser in browsers:
        await browser.get(f"/tables/{table}/replay?seat=0")
        await browser.get(f"/tables/{table}/record")
    assert jobs == ["tell", "tell", "write"]


@pytest.mark.slow
async def test_what_is_told_is_for_who_may_know_it(hall: Hall, jobs: list[str]) -> None:
    """Nobody is told what was told to others, however much it is alike: who sees, whose secrets, how far."""
    table, (ann, bob), sockets = await two_players(hall)
    eve = hall.browser()
    for _ in range(2):
        await one_turn(sockets)
        for _ in range(2):
            told = [await browser.get(f"/tables/{table}/replay") for browser in (ann, bob, eve)]
            for seat, replay in zip((0, 1, -1), told, strict=True):
                assert replay["first"]["seat"] == seat
                assert len(replay["steps"]) == sockets[0].table["ply"]
            # Ann looks as an onlooker: not with their view, and still with her own log.
            seen = await ann.get(f"/tables/{table}/replay?seat=-1")
            assert seen["first"] == told[2]["first"]
            assert secrets_in(seen) == secrets_in(told[0]) > 0
            assert secrets_in(told[2]) == 0
    before = len(jobs)
    await play_out(sockets)
    opened = await eve.get(f"/tables/{table}/replay")
    assert secrets_in(opened) > secrets_in(told[0])
    assert len(jobs) == before + 1
    assert before == 2 * 4


@pytest.mark.slow
async def test_who_shares_a_screen_is_not_told_what_each_was(hall: Hall) -> None:
    """Both seats are theirs: what was told to a player of one of them is not for them before the end."""
    alone, both = hall.browser(), hall.browser()
    apart = await alone.create(me("Ann"), OPEN)
    await both.post(f"/tables/{apart}/join", {"name": "Bob"})
    await alone.post(f"/tables/{apart}/start")
    together = await both.create(me("Ann"), me("Bob"))
    assert secrets_in(await alone.get(f"/tables/{apart}/replay?seat=0")) > 0
    assert secrets_in(await both.get(f"/tables/{together}/replay?seat=0")) == 0


def secrets_in(replay: Any) -> int:
    """How many tiles are named that were drawn in secret."""
    said = [line["phrase"]["id"] for step in replay["steps"] for line in step["lines"]]
    return said.count("amber-event-drew_tile")


@pytest.mark.slow
async def test_the_server_itself_plays_nothing_through(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = hall.browser()
    table = (await ann.post("/records", recorded()))["id"]

    def told_here(*_: object) -> None:
        raise AssertionError("told in the process in which everybody plays")

    for name in ("begin", "view"):
        match = await hall.match(table)
        monkeypatch.setattr(type(match.game), name, told_here)
    for path in ("replay", "replay?seat=0", "record"):
        answer = await ann.http.get(f"/api/tables/{table}/{path}")
        assert answer.is_success, answer.text


@pytest.mark.slow
@pytest.mark.parametrize("path", ["replay", "record"])
async def test_it_is_compressed_for_who_can_read_that(hall: Hall, path: str) -> None:
    ann = hall.browser()
    table = (await ann.post("/records", recorded()))["id"]
    request = ann.http.build_request(
        "GET", f"/api/tables/{table}/{path}", headers={"Accept-Encoding": "gzip"}
    )
    answer = await ann.http.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in answer.headers["vary"].lower()
    plain = await ann.http.get(f"/api/tables/{table}/{path}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 4


@pytest.mark.slow
async def test_too_many_replays_are_refused_and_nothing_else(settings: Settings) -> None:
    async with opened(settings, replays_per_minute=3) as hall:
        ann = hall.browser()
        table = (await ann.post("/records", recorded()))["id"]
        paths = ["replay", "record", "replay?seat=0", "replay?seat=1", "record"]
        answers = [await ann.http.get(f"/api/tables/{table}/{path}") for path in paths]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["phrase"]["id"] == "error-too-many"
        assert int(answers[-1].headers["retry-after"]) <= 60
        assert (await ann.http.get(f"/api/tables/{table}")).is_success


@pytest.mark.slow
async def test_a_worker_that_dies_is_replaced(hall: Hall) -> None:
    ann = hall.browser()
    table = (await ann.post("/records", recorded()))["id"]
    [worker] = hall.services.archive.pids
    os.kill(worker, signal.SIGSTOP)  # it will never finish
    asked = asyncio.create_task(replay_of(ann, table))
    await asyncio.sleep(0.1)
    os.kill(worker, signal.SIGKILL)
    assert await asked == (503, "error-busy")
    assert await replay_of(ann, table) == (200, "")


@pytest.mark.slow
async def test_only_so_many_wait_for_the_worker(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_WAITING", 2)
    ann = hall.browser()
    table = (await ann.post("/records", recorded()))["id"]
    [worker] = hall.services.archive.pids
    os.kill(worker, signal.SIGSTOP)
    asked = [asyncio.create_task(replay_of(ann, table, seat)) for seat in (-1, 0, 1)]
    done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    os.kill(worker, signal.SIGCONT)
    assert [task.result() for task in done] == [(503, "error-busy")]
    assert sorted(await asyncio.gather(*asked)) == [(200, ""), (200, ""), (503, "error-busy")]


async def replay_of(browser: Browser, table: str, seat: int = -1) -> tuple[int, str]:
    """How asking for a replay ends."""
    answer = await browser.http.get(f"/api/tables/{table}/replay?seat={seat}")
    return answer.status_code, "" if answer.is_success else answer.json()["phrase"]["id"]
