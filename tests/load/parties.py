"""Tables at which people play, and how long their moves take.

A move is a whole turn: the action (kept and shown to its player) and its end (kept and shown to all).
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tests.load.games_in_progress import SeatedTable
from tests.load.sockets import RawSocket, Visit, connect


class _Choice(msgspec.Struct):
    action: Raw


class _Table(msgspec.Struct):
    """What a player has to know of a table; a patch says what has changed of it."""

    status: str | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    actor: int | UnsetType = UNSET
    my_turn: bool | UnsetType = UNSET
    can_end: bool | UnsetType = UNSET
    legal: list[_Choice] | UnsetType = UNSET


class _Message(msgspec.Struct):
    type: str
    version: int = 0
    id: str = ""
    table: _Table = msgspec.field(default_factory=_Table)
    patch: _Table = msgspec.field(default_factory=_Table)


_decode = msgspec.json.Decoder(_Message).decode


class Player(RawSocket):
    """Sits at a table."""

    _numbers = itertools.count(1)

    def __init__(self, visit: Visit, port: int) -> None:
        super().__init__(visit, port)
        self.table = _Table()
        self.version = 0
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        message = _decode(text)
        if message.type in ("sync", "patch"):
            self.version = message.version
            for name in _Table.__struct_fields__:
                value = getattr(message.table if message.type == "sync" else message.patch, name)
                if value is not UNSET:
                    setattr(self.table, name, value)
            news, self._news = self._news, asyncio.get_running_loop().create_future()
            news.set_result(None)
        elif message.id in self._answers:
            self._answers.pop(message.id).set_result(message.type)

    async def until_version(self, version: int) -> None:
        while self.version < version:
            await self._news

    async def ask(self, command: bytes, more: bytes = b"") -> None:
        number = f"c{next(self._numbers)}"
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        about = b'{"type":"%b","id":"%b","ply":%d,"seat":%d%b}'
        self.say(about % (command, number.encode(), self.table.ply, self.table.actor, more))
        assert await answer == "done"

    async def act(self) -> None:
        assert isinstance(self.table.legal, list)
        await self.ask(b"act", b',"action":%b' % bytes(random.choice(self.table.legal).action))


class Party:
    """Four players who play a game."""

    def __init__(self, players: list[Player]) -> None:
        self._players = players

    @classmethod
    async def at(cls, table: SeatedTable, port: int) -> Party:
        players = [await connect(Player, Visit(table.id, token), port) for token in table.tokens]
        for player in players:
            await player.until_version(1)
        return cls(players)

    @property
    def over(self) -> bool:
        return any(player.table.status == "over" for player in self._players)

    async def move(self, times: Times) -> None:
        """One turn of whoever is to play, timed."""
        player = next(player for player in self._players if player.table.my_turn)
        sent = time.perf_counter()
        await player.act()
        times.acted.append(time.perf_counter() - sent)
        if not player.table.can_end:
            return  # a turn of several decisions: it goes on with the next move
        versions = [player.version for player in self._players]
        sent = time.perf_counter()
        await asyncio.gather(
            player.ask(b"end"),
            *(one.until_version(version + 1) for one, version in zip(self._players, versions, strict=True)),
        )
        times.ended.append(time.perf_counter() - sent)

    def leave(self) -> None:
        for player in self._players:
            player.drop()


class Times(NamedTuple):
    """Seconds, move by move."""

    acted: list[float]
    """Until its player saw what was decided."""
    ended: list[float]
    """Until all four saw the turn."""
    rate: float = 0.0
    """Actions a second, as they were made."""


def share(times: Sequence[float], part: float) -> float:
    """The time that this part of all were quicker than, in milliseconds."""
    return sorted(times)[int(len(times) * part)] * 1000


async def play(port: int, tables: list[SeatedTable], per_second: int, seconds: float, at_once: int) -> Times:
    """Play so many moves a second, at so many tables at once; a game that is over makes room for another.

    The next move comes when it is due, whether or not those before are done.
    """
    times = Times([], [])
    waiting: asyncio.Queue[Party] = asyncio.Queue()
    for _ in range(at_once):
        waiting.put_nowait(await Party.at(tables.pop(), port))

    async def play_one(party: Party) -> None:
        await party.move(times)
        if party.over:
            party.leave()
            party = await Party.at(tables.pop(), port)
        waiting.put_nowait(party)

    gc.collect()
    gc.freeze()  # those who measure must not be the ones who are late
    begin = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(int(per_second * seconds)):
            await asyncio.sleep(max(0.0, begin + number / per_second - time.perf_counter()))
            group.create_task(play_one(await waiting.get()))
    rate = len(times.acted) / (time.perf_counter() - begin)
    while not waiting.empty():
        waiting.get_nowait().leave()
    return times._replace(rate=rate)
