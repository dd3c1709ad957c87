"""Bots in processes of their own: an event loop never computes a choice, and a thought can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from parlour.bots.analysis import Analysis
from parlour.bots.worker import PREFIX_BYTES, Analyse, Answer, Choose, Job, pack

START_TIMEOUT = 60.0
"""Seconds a new process may take to be ready, on a machine that is busy."""

SEEDS = 1 << 63
"""The bots' generator takes 63 bits."""


class BotFailed(Exception):
    """Nothing was thought of: the worker died, took too long, or says what is wrong."""


class _Worker:
    """One process. After anything unusual it is killed, and another one takes its place."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> _Worker:
        # -P: the folder a server happens to be started in must not shadow modules.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "parlour.bots.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl+C at a terminal is for the server; it ends its workers itself.
            start_new_session=True,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await worker._answer()
        except BaseException:
            await worker.kill()
            raise
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, job: Job) -> Answer:
        self._jobs.write(pack(job))
        await self._jobs.drain()
        return await self._answer()

    async def _answer(self) -> Answer:
        prefix = await self._answers.readexactly(PREFIX_BYTES)
        body = await self._answers.readexactly(int.from_bytes(prefix, "little"))
        return msgspec.msgpack.decode(body, type=Answer)

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        await self._process.wait()


class BotPool:
    """A fixed number of workers, started when first needed, that think about one thing after another."""

    def __init__(self, workers: int = 1) -> None:
        assert workers > 0
        self._places = asyncio.Semaphore(workers)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False

    async def choose(self, job: Choose, timeout: float) -> int:  # noqa: ASYNC109 - see `_think`
        """The action a bot takes."""
        return (await self._think(job, timeout)).action

    async def analyse(self, job: Analyse, timeout: float) -> Analysis:  # noqa: ASYNC109
        """What a search thinks of a position, and of what was played in it."""
        analysis = (await self._think(job, timeout)).analysis
        assert analysis is not None
        return analysis

    async def _think(self, job: Job, longest: float) -> Answer:
        """The seconds count from when a worker is free, which the caller cannot know."""
        job = msgspec.structs.replace(job, seed=job.seed % SEEDS)
        async with self._places:
            worker = await self._take()
            try:
                async with asyncio.timeout(longest):
                    answer = await worker.ask(job)
            except TimeoutError:
                raise BotFailed(f"no answer within {longest} s") from None
            except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
                raise BotFailed(f"the worker died: {type(error).__name__}") from None
            else:
                if not self._closed:
                    self._idle.append(worker)
            finally:
                # Not back among the idle: late, dead or abandoned by its caller. Its next answer would be to
                # the wrong question.
                self._busy.discard(worker)
                if worker not in self._idle:
                    await worker.kill()
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer

    async def _take(self) -> _Worker:
        if self._closed:
            raise BotFailed("the pool is closed")
        try:
            worker = self._idle.pop() if self._idle else await _Worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no worker could be started: {error}") from None
        self._busy.add(worker)
        return worker

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return sorted(worker.pid for worker in (*self._idle, *self._busy))

    async def close(self) -> None:
        """End all workers, thinking or not."""
        self._closed = True
        workers = [*self._idle, *self._busy]
        self._idle.clear()
        await asyncio.gather(*(worker.kill() for worker in workers))
