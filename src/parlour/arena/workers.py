"""Many games at once: on the processes of this machine, or on a Ray cluster.

Wherever they are played, games are the same; only the order in which they are finished differs. Tasks are
taken from the caller as they can be played and not before, so that it may stop asking for more.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import traceback
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from parlour.arena.extras import needs
from parlour.arena.playing import BotAtFault, Result, Series, Task, play_one
from parlour.kernel.errors import BadOption, ParlourError
from parlour.kernel.phrase import Phrase

AHEAD = 2
"""Games given to a worker: one it plays, and one that waits so that it need not."""

ON_THIS_MACHINE = "local"
"""In place of the address of a Ray cluster: start one here."""

ANSWER_SECONDS = 10.0
"""How long a Ray cluster may take to answer at all."""


def play_games(
    tasks: Iterable[Task], workers: int | None = None, ray: str | None = None
) -> Generator[Result, None, None]:
    """Play the tasks and hand each result over when it is there, in any order.

    On `workers` processes (otherwise one a core), or on the Ray cluster at an address. To stop, close the
    generator: games that are being played are given up.
    """
    count = workers or os.cpu_count() or 1
    if ray is not None:
        yield from _on_ray(iter(tasks), ray, workers)
    elif count > 1:
        yield from _on_processes(iter(tasks), count)
    else:
        yield from map(play_one, tasks)


def play_series(series: Series, count: int, workers: int | None = 1) -> Generator[Result, None, None]:
    """Play the first `count` games of a series."""
    return play_games(series.tasks(count), workers)


# Processes


class WorkerDied(ParlourError):
    """A process was ended from outside, for want of memory perhaps."""


class _Worker:
    """A process that plays."""

    def __init__(self) -> None:
        # Fresh processes: forking one that has threads is not safe
        context = multiprocessing.get_context("spawn")
        self.pipe, others = context.Pipe()
        self.waiting = 0
        """How many results are to come."""
        self._process: BaseProcess = context.Process(target=_serve, args=(others,), daemon=True)
        self._process.start()
        others.close()

    def give(self, task: Task) -> None:
        self.waiting += 1
        with contextlib.suppress(BrokenPipeError):  # dead, as asking for its answer will tell
            self.pipe.send(task)

    def take(self) -> Result:
        try:
            answer: Result | BotAtFault | str = self.pipe.recv()
        except (EOFError, ConnectionError):
            raise WorkerDied(Phrase("error-arena-worker")) from None
        if isinstance(answer, BotAtFault):
            raise answer
        if isinstance(answer, str):
            raise RuntimeError(answer)
        self.waiting -= 1
        return answer

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _serve(tasks: Connection) -> None:
    """What a process does: answer each task by its result, or by what went wrong."""
    # Ctrl+C reaches every process of a terminal; only the one that started the others is to act on it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever asked may be gone
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            task: Task = tasks.recv()
            try:
                tasks.send(play_one(task))
            except BotAtFault as fault:
                tasks.send(fault)
            except Exception:
                tasks.send(traceback.format_exc())


def _on_processes(tasks: Iterator[Task], count: int) -> Iterator[Result]:
    workers: list[_Worker] = []
    try:
        # No more processes than games
        for task in islice(tasks, count):
            workers.append(_Worker())
            workers[-1].give(task)
        while busy := {worker.pipe: worker for worker in workers if worker.waiting}:
            for worker in busy.values():
                for task in islice(tasks, AHEAD - worker.waiting):
                    worker.give(task)
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                yield busy[pipe].take()
    finally:
        for worker in workers:
            worker.end()


# Ray


def _on_ray(tasks: Iterator[Task], address: str, most: int | None) -> Iterator[Result]:
    needs("ray")
    import ray

    _join(ray, address, most)
    try:
        play = ray.remote(play_one)
        at_once = AHEAD * (most or int(ray.cluster_resources().get("CPU", 1)))
        pending = [play.remote(task) for task in islice(tasks, at_once)]
        while pending:
            done, pending = ray.wait(pending)
            for one in done:
                yield _fetch(ray, one)
            pending += [play.remote(task) for task in islice(tasks, at_once - len(pending))]
    finally:
        # Gives up what is still being played
        ray.shutdown()


def _join(ray: Any, address: str, most: int | None) -> None:
    # Nobody asked to send anything home.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    wanted: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == ON_THIS_MACHINE:
        wanted |= {"num_cpus": most or os.cpu_count() or 1, "include_dashboard": False}
    try:
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if colon:
            # Where nobody answers, Ray would try for many minutes.
            socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
        ray.init(address=address, **wanted)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise BadOption(Phrase("error-arena-ray", {"address": address, "problem": str(error)})) from None


def _fetch(ray: Any, reference: Any) -> Result:
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotAtFault):
            raise error.cause from None
        raise
    except ray.exceptions.WorkerCrashedError:
        raise WorkerDied(Phrase("error-arena-worker")) from None
    return result
