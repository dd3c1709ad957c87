"""A real server in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx

from tests.conftest import ROOT


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def server(
    database: Path, port: int, log: Path | None = None
) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A server as the tests run it."""
    return _started(["tests.server.house", str(database), str(port)], port, log)


def hosted(
    database: Path, port: int, *options: str, log: Path | None = None, descriptors: int = 0
) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A server as a host runs it, perhaps where a process may have few file descriptors."""
    command = ["parlour.cli", "serve", "--db", str(database), "--port", str(port), "--lang", "en", *options]
    return _started(command, port, log, descriptors)


@contextmanager
def _started(
    command: list[str], port: int, log: Path | None = None, descriptors: int = 0
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a server and wait until it answers; kill it in the end if it still runs."""

    def have_few() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.DEVNULL,
        stderr=log.open("wb") if log else None,
        cwd=ROOT,
        preexec_fn=have_few if descriptors else None,
    )
    try:
        wait_until_it_answers(process, port)
        yield process
    finally:
        process.kill()
        process.wait()


def wait_until_it_answers(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended before it answered"
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not answer within two minutes")
