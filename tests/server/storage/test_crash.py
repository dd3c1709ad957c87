"""kill -9 in the middle of play: every move that was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.tables.patches import Json
from tests.server.client import Browser, TableSocket
from tests.server.process import free_port, server
from tests.server.seating import GREEDY, me

pytestmark = pytest.mark.slow

CRASHES = 3


class Memory:
    """What a player has been promised."""

    def __init__(self) -> None:
        self.ply = 0
        self.log: list[Json] = []

    async def play(self, socket: TableSocket, promised: asyncio.Semaphore) -> None:
        """Play turn after turn until the server is gone."""
        try:
            while socket.table["status"] == "playing":
                if socket.table["can_end"]:
                    await socket.end()
                else:
                    await socket.act(random.choice(socket.legal))
                self.ply, self.log = socket.table["ply"], socket.log
                promised.release()
        except (ConnectionClosed, AssertionError):
            # The server was killed: what had not been answered was not promised.
            assert socket.is_closed


async def test_every_acknowledged_move_survives(tmp_path: Path) -> None:
    port = free_port()
    ann = Browser(port)
    memories: dict[str, Memory] = {}
    for crash in range(CRASHES + 1):
        with server(tmp_path / "crash.db", port) as process:
            if not memories:
                memories = {await ann.create(me("Ann"), me("Bob"), me("Cem")): Memory() for _ in range(3)}
            sockets = {table: await ann.connect(table) for table in memories}
            for table, memory in memories.items():
                socket = sockets[table]
                assert socket.table["ply"] >= memory.ply
                assert socket.log[: len(memory.log)] == memory.log
                replay = await ann.get(f"/tables/{table}/replay")
                assert len(replay["steps"]) <= socket.table["ply"]
            if crash == CRASHES:
                break
            promised = asyncio.Semaphore(0)
            playing = [
                asyncio.create_task(memories[table].play(sockets[table], promised)) for table in memories
            ]
            for _ in range(12):
                await promised.acquire()
            await asyncio.sleep(random.random() * 0.02)
            process.kill()
            await asyncio.gather(*playing)
    await ann.close()


async def test_what_was_seen_of_bots_survives(tmp_path: Path) -> None:
    """Killed while turns of many decisions are played: each is there whole, or not at all."""
    port = free_port()
    ann = Browser(port)
    table, seen = "", Memory()
    for crash in range(CRASHES + 1):
        with server(tmp_path / "crash.db", port) as process:
            if not table:
                wish = {"game": "unconscious_mind", "seats": [GREEDY] * 2}
                table = str((await ann.post("/tables", wish))["id"])
            socket = await ann.connect(table)
            assert socket.table["ply"] >= seen.ply
            assert socket.log[: len(seen.log)] == seen.log
            assert not socket.table["tentative"]
            if crash == CRASHES:
                break
            await socket.until_ply_after(socket.table["ply"])
            await asyncio.sleep(random.random() * 0.2)
            process.kill()
            while not socket.is_closed:  # noqa: ASYNC110 - what was on its way is seen, too
                await asyncio.sleep(0.01)
            seen.ply, seen.log = socket.table["ply"], socket.log
    await ann.close()
