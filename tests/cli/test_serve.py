"""`parlour serve` and `parlour play`: a real server, started and stopped as a person would."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

WITHIN = 90
"""Seconds within which anything must happen, however busy the machine is."""


class Server:
    """A `parlour` process that serves."""

    def __init__(self, folder: Path, port: int, *arguments: str, **environment: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour.cli", *arguments, "--port", str(port)],
            cwd=folder,
            env={**os.environ, "PARLOUR_LANG": "en", "PYTHONUNBUFFERED": "1", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, text: str) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if text in line:
                return
        raise AssertionError(f"the server ended without saying {text!r}")

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=WITHIN)


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    started: list[Server] = []
    yield started
    for server in started:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


def test_it_serves_says_where_and_ends_quietly(tmp_path: Path, port: int, servers: list[Server]) -> None:
    server = Server(tmp_path, port, "serve", "--db", "games.db")
    servers.append(server)
    server.wait_for(f"Parlour is open at http://127.0.0.1:{port}")
    with urlopen(f"http://127.0.0.1:{port}/health") as answer:
        assert answer.status == 200
    assert (tmp_path / "games.db").is_file()
    assert server.stop() == 0
    assert server.process.stderr is not None
    assert server.process.stderr.read() == ""


def test_a_taken_port_is_one_line_and_no_announcement(
    tmp_path: Path, port: int, servers: list[Server]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        server = Server(tmp_path, port, "serve")
        servers.append(server)
        out, err = server.process.communicate(timeout=WITHIN)
    assert (server.process.returncode, out) == (2, "")
    assert err.count("\n") == 1
    assert str(port) in err


def test_play_opens_the_browser(tmp_path: Path, port: int, servers: list[Server]) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    server = Server(tmp_path, port, "play", BROWSER=f"{browser} %s", DISPLAY=":9")
    servers.append(server)
    server.wait_for("Parlour is open at")
    deadline = time.monotonic() + WITHIN
    while not opened.exists() or not opened.read_text():
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.05)
    assert opened.read_text() == f"http://127.0.0.1:{port}\n"


def test_play_without_a_screen_only_says_where(tmp_path: Path, port: int, servers: list[Server]) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    server = Server(tmp_path, port, "play", BROWSER=f"{browser} %s", DISPLAY="", WAYLAND_DISPLAY="")
    servers.append(server)
    server.wait_for("Parlour is open at")
    assert server.stop() == 0
    assert not opened.exists()
