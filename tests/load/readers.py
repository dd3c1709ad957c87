"""Clients that ask for replays again and again, from a process of their own.

    python -m tests.load.readers PORT TABLE...

One for each table asks from all its seats in turn, five times a second if it is answered so quickly, until
the input ends. Prints how many were answered.
"""

from __future__ import annotations

import http.client
import itertools
import subprocess
import sys
import threading
import time
from types import TracebackType

from tests.load.games_in_progress import PLAYERS

EVERY = 0.2
"""Seconds."""


def read(port: int, table: str, ended: threading.Event, answered: list[int]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    for seat in itertools.cycle(range(-1, PLAYERS)):
        asked = time.perf_counter()
        connection.request(
            "GET", f"/api/tables/{table}/replay?seat={seat}", headers={"Accept-Encoding": "gzip"}
        )
        answer = connection.getresponse()
        answer.read()
        assert answer.status == http.client.OK, answer.status
        answered.append(seat)
        if ended.wait(max(0.0, asked + EVERY - time.perf_counter())):
            return


def main(port: int, tables: list[str]) -> None:
    ended = threading.Event()
    answered: list[int] = []
    threads = [threading.Thread(target=read, args=(port, table, ended, answered)) for table in tables]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    ended.set()
    for thread in threads:
        thread.join()
    print(len(answered))


class Readers:
    """Clients that ask for replays for as long as a `with` block lasts."""

    def __init__(self, port: int, tables: list[str]) -> None:
        self._command = [sys.executable, "-m", "tests.load.readers", str(port), *tables]
        self.answered = 0

    def __enter__(self) -> Readers:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        answer, _ = self._process.communicate("", timeout=120)
        self.answered = int(answer)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
