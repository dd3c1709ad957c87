"""Seats and games as the tests need them, in a few words."""

from __future__ import annotations

from tests.server.client import Browser, TableSocket
from tests.server.conftest import Hall

OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "level": "greedy"}
RANDOM = {"kind": "bot", "level": "random"}


def me(name: str = "Ann") -> dict[str, str]:
    return {"kind": "me", "name": name}


async def two_players(hall: Hall, **options: str | bool) -> tuple[str, list[Browser], list[TableSocket]]:
    """Two browsers at a table at which the game has begun."""
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me("Ann"), OPEN, **options)
    await bob.post(f"/tables/{table}/join", {"name": "Bob"})
    await ann.post(f"/tables/{table}/start")
    sockets = [await ann.connect(table), await bob.connect(table)]
    for socket in sockets:
        await socket.until("the game", status="playing")
        await socket.until("everybody is there", seats=_all_online(socket))
    return table, [ann, bob], sockets


def _all_online(socket: TableSocket) -> list[dict[str, object]]:
    return [{**seat, "online": True} for seat in socket.table["seats"]]


def to_play(sockets: list[TableSocket]) -> tuple[TableSocket, TableSocket]:
    """Who is to decide, and the other."""
    first, second = sockets
    return (first, second) if first.table["my_turn"] else (second, first)


async def one_turn(sockets: list[TableSocket]) -> None:
    """A whole turn, seen by both."""
    player, other = to_play(sockets)
    seen = player.table["ply"]
    while player.table["my_turn"] and player.table["status"] == "playing":
        if player.table["can_end"]:
            await player.end()
            break
        await player.act()
    await other.until_ply_after(seen)


async def play_out(sockets: list[TableSocket]) -> None:
    """The rest of the game."""
    while all(socket.table["status"] == "playing" for socket in sockets):
        await one_turn(sockets)
    for socket in sockets:
        await socket.until("the end", status="over")
