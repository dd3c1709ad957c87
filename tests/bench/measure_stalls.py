"""For how long the event loop of a server turns to nothing else, while people play at tables of every game.

`python -m tests.bench.measure_stalls`, compiled, and with `PARLOUR_PURE=1` uncompiled. A turn of the loop is
what it does between two looks at its sockets: whatever comes meanwhile waits for its end. Seconds are those
of the loop's own thread, so that it does not matter what else the machine does.

The tables go on from moments of a whole game. At each of them a person comes, takes a decision back, takes
another instead of the next, drops out in mid-turn, comes back, and ends the turn; bots answer. Rooms are
closed as soon as nobody is there, so that every table is opened several times.
"""

from __future__ import annotations

import asyncio
import random
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random
from rich.console import Console
from rich.table import Table

import parlour
from parlour import games
from parlour.kernel import state as kernel_state
from parlour.kernel.record import Record
from tests.fuzz.asking import questions
from tests.server.client import Browser, TableSocket
from tests.server.process import free_port, wait_until_it_answers

TABLES = 12
"""Of each game and size of table, at as many moments of one game."""

ASK_EVERY = 4
"""At one table in so many somebody asks for a hint, and for the chances: a worker thinks about them."""

CLOSE_EVERY = 0.05
"""Seconds after which rooms are closed in which nobody is."""


class Turns(selectors.DefaultSelector):
    """What an event loop waits with; it takes down how long each turn of the loop was."""

    seconds: ClassVar[list[float]] = []
    """Of all turns."""

    def __init__(self) -> None:
        super().__init__()
        self._began = time.thread_time()

    def select(self, timeout: float | None = None) -> Any:
        self.seconds.append(time.thread_time() - self._began)
        ready = super().select(timeout)
        self._began = time.thread_time()
        return ready


def serve(database: str, port: int, told: Path) -> None:
    """A server that writes how long the turns of its loop were when it is ended."""
    from parlour.server import run
    from parlour.server.settings import Settings
    from parlour.server.tables.rooms import Rooms

    async def close_empty(self: Rooms) -> None:
        await asyncio.sleep(CLOSE_EVERY)
        Turns.seconds.clear()  # those of starting
        while True:
            self.close_idle(after=0)
            await asyncio.sleep(CLOSE_EVERY)

    sys.modules["uvloop"] = None  # type: ignore[assignment]  # it waits with nothing of Python's
    selectors.DefaultSelector = Turns  # type: ignore[misc]
    Rooms.close_idle_forever = close_empty  # type: ignore[method-assign]
    settings = Settings(
        database=f"sqlite:///{database}",
        port=port,
        bot_delay=0.0,
        bot_timeout=120.0,
        hint_simulations=8,
        outlook_simulations=8,
        requests_per_minute=1_000_000,
        posts_per_minute=1_000_000,
        replays_per_minute=1_000_000,
        unplayed_per_person=1_000_000,
        unplayed_per_address=1_000_000,
        commands_per_second=10_000,
    )
    try:
        run.serve(settings)
    finally:
        told.write_bytes(msgspec.json.encode(Turns.seconds))


@contextmanager
def server(port: int, told: Path) -> Iterator[None]:
    command = [sys.executable, "-m", __spec__.name, str(told.with_suffix(".db")), str(port), str(told)]
    process = subprocess.Popen(command)
    try:
        wait_until_it_answers(process, port)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def a_game(game_id: str, players: int) -> Record:
    """A game of players with some sense, as fuzzing has them."""
    choose = questions(game_id).choose
    rng = Random(players)
    table = parlour.new(game_id, players, seed=1)
    while not table.is_over:
        table.apply(choose(table._match.state, rng))
    return table.record()


async def visit(ann: Browser, record: Record) -> None:
    """Play at tables that go on from moments of a game."""
    imported = (await ann.http.post("/api/records", content=record.encode())).json()["id"]
    await ann.get(f"/tables/{imported}/replay")
    for at in range(TABLES):
        ply = at * len(record.moves) // TABLES
        seat = next(int(move.split()[0]) for move in record.moves[ply:] if not move.startswith("-"))
        wish = {"ply": ply, "seat": seat, "level": "random", "name": "Ann"}
        table = (await ann.post(f"/tables/{imported}/play-on", wish))["id"]
        socket = await ann.connect(table)
        await at_the_table(ann, table, socket, random.Random(ply))
        if at % ASK_EVERY == 0:
            await ann.http.post(f"/api/tables/{table}/hint")
            await ann.http.get(f"/api/tables/{table}/outlook")
        await socket.close()
        await asyncio.sleep(2 * CLOSE_EVERY)
        await ann.get(f"/tables/{table}")


async def at_the_table(ann: Browser, table: str, socket: TableSocket, rng: random.Random) -> None:
    if socket.table["my_turn"] and socket.legal:
        await socket.act(rng.choice(socket.legal))
        if socket.table["can_undo"]:
            await socket.ask("undo")
            await socket.act(rng.choice(socket.legal))
        if socket.instead:
            await socket.ask("act", action=rng.choice(socket.instead), instead=True)
        await socket.drop()
        await asyncio.sleep(2 * CLOSE_EVERY)
        back = await ann.connect(table)
        actor = back.table["actor"]
        while back.table["actor"] == actor and back.table["my_turn"]:
            if back.table["can_end"]:
                await back.end()
                break
            await back.act(rng.choice(back.legal))
        await back.drop()
        back = await ann.connect(table)
        await back.close()


async def measured(game_id: str, players: int, folder: Path) -> list[float]:
    told, port = folder / f"{game_id}-{players}.json", free_port()
    with server(port, told):
        ann = Browser(port)
        await visit(ann, a_game(game_id, players))
        await ann.close()
    return sorted(msgspec.json.decode(told.read_bytes(), type=list[float]))


async def main() -> None:
    is_compiled = not str(kernel_state.__file__).endswith(".py")
    table = Table("game", "players", "turns", "p99", "p99.9", "longest")
    with tempfile.TemporaryDirectory() as folder:
        for game_id in sys.argv[1:] or games.ids():
            players = games.get(game_id).players
            for number in sorted({players[0], players[-1]}):
                found = await measured(game_id, number, Path(folder))
                at = [found[int(part * (len(found) - 1))] for part in (0.99, 0.999, 1.0)]
                table.add_row(game_id, str(number), str(len(found)), *(f"{1000 * one:.1f}" for one in at))
    console = Console(width=100)
    console.print("Compiled" if is_compiled else "Uncompiled", "- milliseconds a turn of the loop")
    console.print(table)


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[2].isdigit():
        serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    else:
        asyncio.run(main())
