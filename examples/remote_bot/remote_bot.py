"""A bot that plays over the network: it takes a seat at a table, and answers when it is its turn.

    python remote_bot.py --server=http://127.0.0.1:8000 --table=abcDEF1234 --name="My bot"

It needs Python and `pip install websockets`, nothing of Parlour. Without --token it asks for one and prints
it; with the same token it comes back to the same seat. What is said over the wire: docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

TRY_AGAIN = {"stale", "too-fast", "failed"}
"""Refusals that are nobody's mistake: the table went on, or the server is busy."""

PAUSE = 1.0
"""Seconds before trying again."""


def choose(table: Json) -> Json:
    """Your idea goes here: `table["view"]` is what the seat sees, `table["legal"]` what it may do and
    what comes of it."""
    action: Json = random.choice(table["legal"])["action"]
    return action


def request(server: str, method: str, path: str, token: str = "", body: Json | None = None) -> Json:
    """Ask the server for something over HTTP."""
    headers = {"Content-Type": "application/json"} | identity(token)
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server + path, data, headers, method=method)) as answer:
            content: Json = json.load(answer)
            return content
    except HTTPError as refusal:
        raise SystemExit(f"{method} {path}: {refusal.code} {refusal.read().decode()}") from None


def identity(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def play(server: str, table_id: str, token: str, name: str, pace: float) -> Json:
    """Sit down, unless that was done before, and play to the end; gives the table as it is then."""
    path = f"/api/tables/{table_id}"
    table = request(server, "GET", path, token)
    if not any(seat["mine"] for seat in table["seats"]):
        table = request(server, "POST", f"{path}/join", token, {"name": name})
    address = server.replace("http", "ws", 1) + f"{path}/socket"
    while table["status"] != "over":
        try:
            with connect(address, additional_headers=identity(token)) as socket:
                table = play_over(socket, pace)
        except (ConnectionClosed, OSError):
            time.sleep(PAUSE)  # the line dropped: come back, and get the table as it is now
    return table


def play_over(socket: ClientConnection, pace: float) -> Json:
    """Follow the table to its end, and decide when it waits for us and no decision of ours is under way."""
    table: Json = {}
    under_way = ""
    while not table or table["status"] != "over":
        message = json.loads(socket.recv())
        if message["type"] == "sync":
            table = message["table"]
        elif message["type"] == "patch":
            table = merged(table, message["patch"])
        elif message["id"] == under_way:
            under_way = ""
            if message["type"] == "refused":
                if message["code"] not in TRY_AGAIN:
                    raise SystemExit(f"refused: {message}")
                time.sleep(PAUSE)
        if table["my_turn"] and not under_way:
            time.sleep(pace)
            under_way = decide(socket, table)
    return table


def decide(socket: ClientConnection, table: Json) -> str:
    """Send a decision, or the end of a turn that is built; gives the id that the answer will bear."""
    command = {"id": str(uuid.uuid4()), "ply": table["ply"], "seat": table["actor"]}
    if table["can_end"]:
        command |= {"type": "end"}
    else:
        command |= {"type": "act", "action": choose(table)}
    socket.send(json.dumps(command))
    return str(command["id"])


def merged(old: Json, patch: Json) -> Json:
    """JSON merge patch (RFC 7396): what is null goes, objects are merged, anything else is replaced."""
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict):
            before = new.get(key)
            new[key] = merged(before if isinstance(before, dict) else {}, value)
        else:
            new[key] = value
    return new


def main() -> None:
    options = argparse.ArgumentParser(description="A bot that plays at a table of a Parlour server.")
    options.add_argument("--server", default="http://127.0.0.1:8000")
    options.add_argument("--table", required=True, help="the last part of the table's link")
    options.add_argument("--token", default="", help="who the bot is; without one it asks for a new one")
    options.add_argument("--name", default="Remote bot")
    options.add_argument("--pace", type=float, default=0.5, help="seconds before each decision")
    chosen = options.parse_args()
    server, token = chosen.server.rstrip("/"), chosen.token
    if not token:
        token = request(server, "POST", "/api/tokens")["token"]
        print(f"token: {token}", flush=True)
    table = play(server, chosen.table, token, chosen.name, chosen.pace)
    for seat, result in zip(table["seats"], table["results"], strict=False):
        print(f"{seat['name'] or seat['level']}: {result['points']}{' won' if result['won'] else ''}")


if __name__ == "__main__":
    main()
