"""The remote bot of examples/: a program that knows nothing of Parlour, at a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.server.client import Browser
from tests.server.conftest import Hall
from tests.server.process import free_port, server
from tests.server.seating import OPEN, RANDOM, me

SCRIPT = ROOT / "examples" / "remote_bot" / "remote_bot.py"


def started(port: int, table: str, *more: str) -> subprocess.Popen[str]:
    """The bot, in a process of its own."""
    # An id may begin with a hyphen.
    command = [sys.executable, "-P", str(SCRIPT), f"--server=http://127.0.0.1:{port}", f"--table={table}"]
    return subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def output(bot: subprocess.Popen[str]) -> tuple[str, str]:
    return await asyncio.to_thread(bot.communicate, timeout=600)


@pytest.mark.slow
async def test_it_plays_a_game_against_a_bot_of_the_server_even_if_the_server_goes_away(
    tmp_path: Path,
) -> None:
    port, database = free_port(), tmp_path / "remote.db"
    ann = Browser(port)
    with server(database, port):
        table = await ann.create(OPEN, RANDOM)
        bot = started(port, table, "--name", "Roberta", "--pace", "0.05")
        socket = await ann.connect(table)
        await socket.until("somebody sits down", seats=_seated(socket.table["seats"], "Roberta"))
        await ann.post(f"/tables/{table}/start")
        await socket.until("the game", status="playing")
        await socket.until_ply_after(socket.table["ply"] + 8)
        assert socket.table["status"] == "playing"
    try:
        with server(database, port):
            socket = await ann.connect(table)
            end = await socket.until("the end", status="over")
            said, complaints = await output(bot)
            await socket.close()
    finally:
        bot.kill()
        bot.communicate()
    await ann.close()
    assert not complaints
    token, *scores = said.splitlines()
    assert token.startswith("token: parlour_")
    points = [result["points"] for result in end["results"]]
    assert [line.removesuffix(" won") for line in scores] == [f"Roberta: {points[0]}", f"random: {points[1]}"]
    assert any(line.endswith(" won") for line in scores)


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--token=mine"], "401"), (["--name="], "error-name"), ([], "error-started")],
)
async def test_what_is_wrong_is_said(hall: Hall, more: list[str], said: str) -> None:
    ann = hall.browser()
    table = await ann.create(me(), RANDOM) if not more else await ann.create(me(), OPEN)
    bot = started(hall.port, table, *more)
    _, complaints = await output(bot)
    assert bot.returncode != 0
    assert said in complaints


def _seated(seats: list[dict[str, object]], name: str) -> list[dict[str, object]]:
    """The seats once the bot is in the first one, and looks at the table."""
    first, *rest = seats
    return [{**first, "kind": "human", "name": name, "online": True}, *rest]
