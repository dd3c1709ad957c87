"""A real server in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.conftest import ROOT


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(database: Path, port: int, log: IO[bytes] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """Start a server and wait until it answers; kill it in the end if it still runs."""
    command = [sys.executable, "-m", "tests.server.house", str(database), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, cwd=ROOT)
    try:
        _wait_until_it_answers(process, port)
        yield process
    finally:
        process.kill()
        process.wait()


def _wait_until_it_answers(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended before it answered"
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not answer within two minutes")
