"""`parlour serve` and `parlour play`: a real server, started and stopped as a person would."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest

from parlour.cli import run
from parlour.server.settings import Settings
from parlour.words import LANGUAGES
from tests.server.process import free_port

pytestmark = pytest.mark.slow

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

    def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(by)
        return self.process.wait(timeout=WITHIN)


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    started: list[Server] = []
    yield started
    for server in started:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_says_where_and_ends_quietly(
    tmp_path: Path, port: int, servers: list[Server], by: signal.Signals
) -> None:
    server = Server(tmp_path, port, "serve", "--db", "games.db")
    servers.append(server)
    server.wait_for(f"Parlour is open at http://127.0.0.1:{port}")
    with urlopen(f"http://127.0.0.1:{port}/health") as answer:
        assert answer.status == 200
    assert (tmp_path / "games.db").is_file()
    assert server.stop(by) == 0
    assert server.process.stderr is not None
    assert server.process.stderr.read() == ""


def test_it_ends_quietly_though_somebody_is_in_the_middle_of_a_request(
    tmp_path: Path, port: int, servers: list[Server]
) -> None:
    server = Server(tmp_path, port, "serve", "--db", "games.db")
    servers.append(server)
    server.wait_for("Parlour is open")
    with socket.create_connection(("127.0.0.1", port)) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert server.stop(signal.SIGTERM) == 0


def asked_until_refused(port: int) -> int:
    """How many requests were answered."""
    for number in range(100):
        status = httpx.get(f"http://127.0.0.1:{port}/api/games").status_code
        if status != 200:
            assert status == 429
            return number
    raise AssertionError("nothing was refused")


def test_a_host_chooses_by_option_or_by_variable(tmp_path: Path, servers: list[Server]) -> None:
    for arguments, allowed in (([], 3), (["--requests-per-minute", "5"], 5)):
        number = free_port()
        server = Server(tmp_path, number, "serve", *arguments, PARLOUR_REQUESTS_PER_MINUTE="3")
        servers.append(server)
        server.wait_for("Parlour is open")
        assert asked_until_refused(number) == allowed


VARIABLES = {
    "PARLOUR_PORT": "x",
    "PARLOUR_BOT_WORKERS": "0",
    "PARLOUR_KEEP_ALIVE": "0.5",
    "PARLOUR_HTTPS": "perhaps",
    "PARLOUR_PROXY": "10.0.0.0/8 proxy.example",
    "PARLOUR_ORIGIN": "https://example.org/path",
}


@pytest.mark.parametrize("name", VARIABLES)
def test_a_variable_that_is_wrong_is_named_before_anything_starts(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, VARIABLES[name])
    for language in LANGUAGES:
        assert run(["serve", "--db", str(tmp_path / "games.db"), "--lang", language]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert name in said.err
        assert "{" not in said.err
    assert not (tmp_path / "games.db").exists()


def test_every_number_a_host_can_choose_is_an_option_and_a_variable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    assert run(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    numbers = [one.name for one in fields(Settings) if isinstance(getattr(Settings(), one.name), int | float)]
    numbers.remove("secure_cookies")  # no number, and --https
    assert len(numbers) >= 14
    for name in numbers:
        assert f"--{name.replace('_', '-')} " in shown
        assert f"PARLOUR_{name.upper()}]" in shown


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
