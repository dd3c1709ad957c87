"""How long a move takes from the command to the last of four browsers, with 100 moves a second.

A move here is a whole turn: the action (kept and shown to its player) and its end (kept and shown to all).
The time is that of the end; the action, which is a commit of its own, comes on top of the load.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from pathlib import Path

import pytest

from tests.server.client import Browser, TableSocket
from tests.server.process import free_port, server

MOVES_PER_SECOND = 100
SECONDS = 20
TABLES_AT_ONCE = 10
PLAYERS = 4
LONGEST_P99 = 0.050


class Party:
    """Four browsers that play game after game."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._browsers: list[Browser] = []
        self._sockets: list[TableSocket] = []
        self.acted: list[float] = []
        self.ended: list[float] = []

    async def sit_down(self) -> None:
        self._browsers = [Browser(self._port) for _ in range(PLAYERS)]
        host, *guests = self._browsers
        table = await host.create({"kind": "me", "name": "P0"}, *({"kind": "open"} for _ in guests))
        for number, guest in enumerate(guests, 1):
            await guest.post(f"/tables/{table}/join", {"name": f"P{number}"})
        await host.post(f"/tables/{table}/start")
        self._sockets = [await browser.connect(table) for browser in self._browsers]
        for socket in self._sockets:
            await socket.until("the game", status="playing")

    @property
    def over(self) -> bool:
        return any(socket.table["status"] == "over" for socket in self._sockets)

    async def move(self) -> None:
        """One turn of whoever is to play, timed."""
        player = next(socket for socket in self._sockets if socket.table["my_turn"])
        sent = time.perf_counter()
        ply = player.table["ply"]
        await player.act(random.choice(player.table["legal"]))
        self.acted.append(time.perf_counter() - sent)
        if not player.table["can_end"]:
            return  # a turn of several decisions: it goes on with the next move
        versions = [socket.version for socket in self._sockets]
        assert player.table["ply"] > ply
        sent = time.perf_counter()
        await asyncio.gather(
            player.end(),
            *(
                socket.until_version(version + 1)
                for socket, version in zip(self._sockets, versions, strict=True)
            ),
        )
        self.ended.append(time.perf_counter() - sent)

    async def leave(self) -> None:
        for socket in self._sockets:
            await socket.close()
        for browser in self._browsers:
            await browser.close()


@pytest.mark.load
async def test_a_move_reaches_four_browsers_in_time(tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path / "load.db", port):
        done: list[Party] = []
        waiting: asyncio.Queue[Party] = asyncio.Queue()
        spare: list[Party] = []
        needed = TABLES_AT_ONCE + MOVES_PER_SECOND * SECONDS // 60
        for _ in range(needed):
            party = Party(port)
            await party.sit_down()
            spare.append(party)
        for _ in range(TABLES_AT_ONCE):
            waiting.put_nowait(spare.pop())

        async def play_one(party: Party) -> None:
            await party.move()
            if party.over:
                done.append(party)
                party = spare.pop()
            waiting.put_nowait(party)

        gc.collect()
        gc.freeze()  # those who measure must not be the ones who are late
        begin = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(MOVES_PER_SECOND * SECONDS):
                # The next move comes when it is due, whether or not those before are done.
                await asyncio.sleep(max(0.0, begin + number / MOVES_PER_SECOND - time.perf_counter()))
                group.create_task(play_one(await waiting.get()))
        elapsed = time.perf_counter() - begin
        done += spare
        while not waiting.empty():
            done.append(waiting.get_nowait())
        for party in done:
            await party.leave()

    ended = sorted(took for party in done for took in party.ended)
    acted = sorted(took for party in done for took in party.acted)
    print()
    for name, times in (("act, seen by its player", acted), ("end, seen by all four", ended)):
        at = {share: times[int(len(times) * share)] * 1000 for share in (0.5, 0.95, 0.99)}
        print(f"{name}: {len(times)}, p50 {at[0.5]:.1f} ms, p95 {at[0.95]:.1f} ms, p99 {at[0.99]:.1f} ms")
    print(f"{len(ended) / elapsed:.0f} turns and {len(acted) / elapsed:.0f} actions a second")
    assert len(acted) / elapsed > MOVES_PER_SECOND * 0.95
    assert ended[int(len(ended) * 0.99)] < LONGEST_P99
