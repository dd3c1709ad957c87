"""A browser, as far as the server can tell: a cookie, requests, and sockets that keep a table up to date."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.server.tables.patches import Json, merge

WITHIN = 90.0
"""Seconds within which anything must happen, however busy the machine is."""


class Browser:
    """One visitor."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WITHIN)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        response = await self.http.get(f"/api{path}")
        assert response.is_success, response.text
        return response.json()

    async def post(self, path: str, body: object = None) -> Any:
        response = await self.http.post(f"/api{path}", json=body)
        assert response.is_success, response.text
        return response.json()

    async def create(self, *seats: dict[str, str], **options: str | bool) -> str:
        wish = {"game": "amber", "seats": seats, "options": options}
        return str((await self.post("/tables", wish))["id"])

    async def connect(self, table_id: str, after: TableSocket | None = None) -> TableSocket:
        """Look at a table; after a socket that was lost, go on from what it had been told."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"
        if after:
            address += f"?version={after.version}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        socket = TableSocket(await connect(address, additional_headers=headers, compression=None), after)
        await socket.until("the table")
        return socket

    async def close(self) -> None:
        await self.http.aclose()


class TableSocket:
    """A socket, and the table it has been told of."""

    _ids = itertools.count(1)

    def __init__(self, connection: ClientConnection, after: TableSocket | None = None) -> None:
        self.connection = connection
        self.received: list[str] = []
        """All that was ever sent here, as it came."""
        self.version: int = after.version if after else 0
        self.table: Json = after.table if after else {}
        self.log: list[Json] = after.log if after else []
        self.kinds: list[str] = []
        """What kinds of messages came."""
        self._answers: dict[str, Json] = {}
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                assert isinstance(text, str)
                self.received.append(text)
                await self._take(msgspec.json.decode(text))
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    async def _take(self, message: Json) -> None:
        async with self._news:
            kind = message["type"]
            self.kinds.append(kind)
            if kind == "sync":
                self.version, self.table, self.log = message["version"], message["table"], message["log"]
            elif kind == "patch":
                assert message["version"] == self.version + 1, "a patch is missing"
                self.version = message["version"]
                self.table = merge(self.table, message["patch"])
                self.log = [*self.log, *message["log"]]
            else:
                self._answers[message["id"]] = message
            self._news.notify_all()

    async def until(self, what: str, **wanted: object) -> Json:
        """Wait until the table is so; gives the table. `what` says in a failure what was waited for."""

        def is_so() -> bool:
            return bool(self.table) and all(self.table[name] == value for name, value in wanted.items())

        await self._wait(is_so, what)
        return self.table

    async def until_ply_after(self, ply: int) -> None:
        """Wait until the game has gone on, or is over."""
        await self._wait(lambda: self.table["ply"] > ply or self.table["status"] == "over", f"ply {ply + 1}")

    async def until_kinds(self, number: int) -> None:
        """Wait until so many messages have come."""
        await self._wait(lambda: len(self.kinds) >= number, f"{number} messages")

    @property
    def is_closed(self) -> bool:
        return self._reading.done()

    async def until_version(self, version: int) -> None:
        await self._wait(lambda: self.version >= version, f"version {version}")

    async def _wait(self, is_so: Any, what: str) -> None:
        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: is_so() or self._reading.done())
                assert is_so(), f"the socket was closed before {what}"

        try:
            await asyncio.wait_for(wait(), WITHIN)
        except TimeoutError:
            raise AssertionError(f"waited in vain for {what}; it is {self.table}") from None

    async def send(self, text: str) -> None:
        await self.connection.send(text)

    async def ask(self, kind: str, **rest: object) -> Json:
        """Send a command and wait for its answer; `id`, `seat` and `ply` are filled in when not given."""
        command = {
            "type": kind,
            "id": f"c{next(self._ids)}",
            "ply": self.table.get("ply", 0),
            "seat": self.table.get("actor", 0),
            **rest,
        }
        if kind == "ping":
            command = {"type": kind, "id": command["id"]}
        number = str(command["id"])
        self._answers.pop(number, None)
        await self.send(msgspec.json.encode(command).decode())
        return await self.answer(number)

    async def answer(self, number: str) -> Json:
        await self._wait(lambda: number in self._answers, f"an answer to {number}")
        return self._answers[number]

    @property
    def legal(self) -> list[Json]:
        """What may be done, in the order it is offered."""
        return [choice["action"] for choice in self.table["legal"]]

    @property
    def instead(self) -> list[Json]:
        """What might have been done at the last decision."""
        return [choice["action"] for choice in self.table["instead"]]

    async def act(self, action: Json | None = None) -> Json:
        """Take an action (the first legal one) and see it done."""
        answer = await self.ask("act", action=action or self.legal[0])
        assert answer["type"] == "done", answer
        return answer

    async def end(self) -> Json:
        answer = await self.ask("end")
        assert answer["type"] == "done", answer
        return answer

    async def turn(self) -> None:
        """Play a whole turn, the first legal action each time."""
        actor = self.table["actor"]
        while self.table["actor"] == actor and self.table["my_turn"]:
            if self.table["can_end"]:
                await self.end()
                return
            await self.act()

    async def close(self) -> None:
        await self.connection.close()
        await self._reading

    async def drop(self) -> None:
        """Go away without a word, as a phone in a tunnel does."""
        self.connection.transport.abort()
        await self._reading
