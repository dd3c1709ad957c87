"""How long a server takes to say that it is well, asked again and again from a process of its own.

    python -m tests.load.pulse PORT

Asks `/health` until its input ends, then prints the seconds that each answer took, as JSON.
"""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import threading
import time
from types import TracebackType

EVERY = 0.05


def main(port: int) -> None:
    ended = threading.Event()

    def wait_for_the_end() -> None:
        sys.stdin.read()
        ended.set()

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    took = []
    while not ended.is_set():
        begun = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", "/health")
        connection.getresponse().read()
        connection.close()
        took.append(time.perf_counter() - begun)
        ended.wait(max(0.0, EVERY - took[-1]))
    print(json.dumps(took))


class Pulse:
    """Takes the pulse of a server for as long as a `with` block lasts."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.took: list[float] = []

    def __enter__(self) -> Pulse:
        command = [sys.executable, "-m", "tests.load.pulse", str(self._port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        time.sleep(0.3)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        answer, _ = self._process.communicate("", timeout=120)
        self.took = json.loads(answer)


if __name__ == "__main__":
    main(int(sys.argv[1]))
