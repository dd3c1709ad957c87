"""Worker processes: an event loop never computes for long, and a job that takes too long is killed.

A job and what comes of it are bytes. Each goes through a pipe behind its length (four bytes, little-endian);
the first answer, which is empty, says that the process is ready. It ends when its input does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

PREFIX_BYTES = 4

START_TIMEOUT = 60.0
"""Seconds a new process may take to be ready, on a machine that is busy."""


class WorkFailed(Exception):
    """The job has no answer: the process died, took too long, or could not be started."""


# The side that asks


class _Worker:
    """A worker process. After anything unusual it is killed, and another one takes its place."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls, module: str) -> _Worker:
        # -P: the folder a server happens to be started in must not shadow modules.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", module),
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

    async def ask(self, job: bytes) -> bytes:
        self._jobs.write(_framed(job))
        await self._jobs.drain()
        return await self._answer()

    async def _answer(self) -> bytes:
        prefix = await self._answers.readexactly(PREFIX_BYTES)
        return await self._answers.readexactly(int.from_bytes(prefix, "little"))

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        await self._process.wait()


class Workers:
    """A fixed number of processes, started when first needed, that do one job after another."""

    def __init__(self, module: str, count: int) -> None:
        assert count > 0
        self._module = module
        self._places = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False

    async def ask(self, job: bytes, longest: float) -> bytes:
        """The answer to a job. The seconds count from when a worker is free, which the caller cannot know."""
        async with self._places:
            worker = await self._take()
            try:
                async with asyncio.timeout(longest):
                    answer = await worker.ask(job)
            except TimeoutError:
                raise WorkFailed(f"no answer within {longest} s") from None
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                raise WorkFailed(f"the worker died: {type(error).__name__}") from None
            else:
                if not self._closed:
                    self._idle.append(worker)
            finally:
                # Not back among the idle: late, dead or abandoned by its caller. Its next answer would be to
                # the wrong question.
                self._busy.discard(worker)
                if worker not in self._idle:
                    await worker.kill()
        return answer

    async def _take(self) -> _Worker:
        if self._closed:
            raise WorkFailed("the pool is closed")
        try:
            worker = self._idle.pop() if self._idle else await _Worker.start(self._module)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise WorkFailed(f"no worker could be started: {error}") from None
        self._busy.add(worker)
        return worker

    @property
    def pids(self) -> list[int]:
        """The ids of the processes there are now."""
        return sorted(worker.pid for worker in (*self._idle, *self._busy))

    async def close(self) -> None:
        """End all workers, at work or not."""
        self._closed = True
        workers = [*self._idle, *self._busy]
        self._idle.clear()
        await asyncio.gather(*(worker.kill() for worker in workers))


# The side that works


def work(do: Callable[[bytes], bytes]) -> None:
    """Do jobs until there are no more: the whole life of a worker's process."""
    # A stray print must not end up between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Workers share the cores with the server, and people wait for the server.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        _work(do, sys.stdin.buffer, answers)


def _work(do: Callable[[bytes], bytes], jobs: BinaryIO, answers: BinaryIO) -> None:
    _send(answers, b"")
    while prefix := jobs.read(PREFIX_BYTES):
        _send(answers, do(jobs.read(int.from_bytes(prefix, "little"))))


def _send(answers: BinaryIO, answer: bytes) -> None:
    answers.write(_framed(answer))
    answers.flush()


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(PREFIX_BYTES, "little") + message
