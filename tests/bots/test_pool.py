"""Bots in worker processes: they answer, they can be killed, and the next one takes over."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random

from parlour import bots, games
from parlour.bots import analysis
from parlour.bots.analysis import Analysis
from parlour.bots.pool import BotFailed, BotPool
from parlour.bots.worker import Analyse, Choose
from parlour.kernel.match import Match

GAME = games.get("amber")


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(1)
    yield pool
    await pool.close()


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match(GAME, GAME.edition(), 2, {"setup": "2A"}, "seed")
    match.begin()
    return match


def about(match: Match) -> dict[str, Any]:
    """What any job says of the position the match has come to."""
    view = msgspec.msgpack.encode(GAME.view(match.state, int(match.state.actor)))
    header = match.header
    job = {"game": "amber", "players": 2, "options": header.options, "edition": None}
    return {**job, "view": view, "seed": 7}


async def choose(
    pool: BotPool,
    match: Match,
    timeout: float = 60.0,  # noqa: ASYNC109
    **changes: Any,
) -> tuple[int, ...]:
    """Ask for the turn the match waits for."""
    return await pool.choose(Choose(**{**about(match), "level": "greedy", **changes}), timeout)


async def analyse(pool: BotPool, match: Match, timeout: float = 60.0, **changes: Any) -> Analysis:  # noqa: ASYNC109
    """Ask what is thought of the position the match has come to."""
    return await pool.analyse(Analyse(**{**about(match), "simulations": 30, **changes}), timeout)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# Stronger ones may be cut short by the clock on a machine that is busy, and then choose otherwise.
@pytest.mark.parametrize("level", ["random", "greedy", "novice"])
async def test_a_worker_chooses_what_the_bot_would_choose_here(
    pool: BotPool, match: Match, level: str
) -> None:
    view = GAME.view(match.state, int(match.state.actor))
    here = bots.turn_of(bots.bot(level).choose(GAME, match.setup, view, Random(7)))
    assert await choose(pool, match, level=level) == here


async def test_a_whole_game_by_workers(pool: BotPool) -> None:
    match = Match(GAME, GAME.edition(), 2, {"advanced": True}, "another seed")
    match.begin()
    while not match.over:
        seat = int(match.state.actor)
        match.play(seat, await choose(pool, match, level="random", seed=match.ply))
    assert len(pool.pids) == 1


async def test_a_worker_killed_in_mid_thought_is_replaced(pool: BotPool, match: Match) -> None:
    expected = await choose(pool, match)
    [first] = pool.pids
    os.kill(first, signal.SIGSTOP)  # it will never finish the thought
    thought = asyncio.create_task(choose(pool, match))
    await asyncio.sleep(0.05)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(BotFailed, match="died"):
        await thought
    assert pool.pids == []
    assert await choose(pool, match) == expected
    assert pool.pids != [first]


async def test_a_worker_killed_between_thoughts_is_replaced(pool: BotPool, match: Match) -> None:
    expected = await choose(pool, match)
    os.kill(pool.pids[0], signal.SIGKILL)
    with pytest.raises(BotFailed):
        await choose(pool, match)
    assert await choose(pool, match) == expected


async def test_a_thought_that_takes_too_long_is_ended(pool: BotPool, match: Match) -> None:
    expected = await choose(pool, match)
    [first] = pool.pids
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(BotFailed, match=r"no answer within 0\.1 s"):
        await choose(pool, match, timeout=0.1)
    assert not is_running(first)
    assert await choose(pool, match) == expected


async def test_an_abandoned_thought_does_not_answer_the_next_question(pool: BotPool, match: Match) -> None:
    await choose(pool, match)
    [first] = pool.pids
    os.kill(first, signal.SIGSTOP)
    thought = asyncio.create_task(choose(pool, match, level="random"))
    await asyncio.sleep(0.05)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert not is_running(first)
    view = GAME.view(match.state, int(match.state.actor))
    here = bots.turn_of(bots.bot("greedy").choose(GAME, match.setup, view, Random(7)))
    assert await choose(pool, match) == here


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"level": "genius"}, "error-bot"), ({"view": b"nonsense"}, "Error"), ({"view": b"\x80"}, "seat")],
)
async def test_a_job_that_cannot_be_done_is_refused_and_the_worker_goes_on(
    pool: BotPool, match: Match, wrong: dict[str, Any], said: str
) -> None:
    expected = await choose(pool, match)
    before = pool.pids
    with pytest.raises(BotFailed, match=said):
        await choose(pool, match, **wrong)
    assert await choose(pool, match) == expected
    assert pool.pids == before


async def test_a_worker_thinks_of_a_position_what_would_be_thought_here(pool: BotPool, match: Match) -> None:
    view = GAME.view(match.state, int(match.state.actor))
    played = (int(match.state.legal()[0]),)
    here = analysis.analyse(GAME, match.setup, view, 30, Random(7), played)
    assert await analyse(pool, match, played=played) == here
    assert here.played is not None
    assert (await analyse(pool, match)).played is None
    # The same worker chooses too.
    assert (await choose(pool, match))[0] in match.state.legal()
    assert len(pool.pids) == 1


async def test_an_analysis_can_be_killed_too(pool: BotPool, match: Match) -> None:
    expected = await analyse(pool, match)
    [first] = pool.pids
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(BotFailed, match=r"no answer within 0\.1 s"):
        await analyse(pool, match, timeout=0.1)
    assert not is_running(first)
    with pytest.raises(BotFailed, match="Error"):
        await analyse(pool, match, view=b"nonsense")
    assert await analyse(pool, match) == expected


async def test_many_questions_share_few_workers(match: Match) -> None:
    pool = BotPool(2)
    try:
        answers = await asyncio.gather(*(choose(pool, match) for _ in range(8)))
        assert len(set(answers)) == 1
        assert len(pool.pids) == 2
    finally:
        await pool.close()


async def test_any_seed_will_do(pool: BotPool, match: Match) -> None:
    for seed in (-1, 2**63, 2**200):
        assert (await choose(pool, match, seed=seed))[0] in match.state.legal()


async def test_a_worker_plays_a_corrected_edition(pool: BotPool, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(GAME.edition().folder, mine)
    setups = mine / "setups.yaml"
    setups.write_text(setups.read_text().replace("id: 2A", "id: 2Z"))
    match = Match(GAME, GAME.edition(mine), 2, {"setup": "2Z"}, "seed")
    match.begin()
    assert (await choose(pool, match, edition=str(mine), seed=1))[0] in match.state.legal()
    with pytest.raises(BotFailed, match="2Z"):
        await choose(pool, match, seed=1)


async def test_closing_ends_all_workers_and_what_they_were_thinking(match: Match) -> None:
    pool = BotPool(2)
    await asyncio.gather(choose(pool, match), choose(pool, match))
    pids = pool.pids
    os.kill(pids[0], signal.SIGSTOP)
    os.kill(pids[1], signal.SIGSTOP)
    thought = asyncio.create_task(choose(pool, match))
    await asyncio.sleep(0.05)
    await pool.close()
    with pytest.raises(BotFailed):
        await thought
    assert not any(is_running(pid) for pid in pids)
    with pytest.raises(BotFailed, match="closed"):
        await choose(pool, match)
