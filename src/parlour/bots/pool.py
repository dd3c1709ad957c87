"""The pool of processes in which bots think: no event loop computes a choice, and a thought can be killed."""

from __future__ import annotations

import msgspec

from parlour.bots.analysis import Analysis
from parlour.bots.processes import Workers, WorkFailed
from parlour.bots.worker import Analyse, Answer, Choose, Job

SEEDS = 1 << 63
"""The number of seeds of a bot's generator, which takes 63 bits."""


class BotFailed(Exception):
    """The bot has no answer: the worker died, took too long, or says what is wrong."""


class BotPool:
    """A fixed number of workers, started when first needed, that think about one thing after another."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = Workers("parlour.bots.worker", workers)

    async def choose(self, job: Choose, timeout: float) -> tuple[int, ...]:  # noqa: ASYNC109 - as `Workers`
        """The actions of a bot's turn, up to what chance brings."""
        return (await self._think(job, timeout)).actions

    async def analyse(self, job: Analyse, timeout: float) -> Analysis:  # noqa: ASYNC109
        """The analysis of a position by a search, and of the turn that was played in it."""
        analysis = (await self._think(job, timeout)).analysis
        assert analysis is not None
        return analysis

    async def _think(self, job: Job, longest: float) -> Answer:
        job = msgspec.structs.replace(job, seed=job.seed % SEEDS)
        try:
            thought = await self._workers.ask(msgspec.msgpack.encode(job), longest)
        except WorkFailed as error:
            raise BotFailed(str(error)) from None
        answer = msgspec.msgpack.decode(thought, type=Answer)
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer

    @property
    def pids(self) -> list[int]:
        """The ids of the processes there are now."""
        return self._workers.pids

    async def close(self) -> None:
        """End all workers, thinking or not."""
        await self._workers.close()
