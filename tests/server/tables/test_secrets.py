"""Nobody is ever sent what only others may know: all that was sent is searched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.kernel.phrase import Event
from parlour.server.tables.patches import merge
from tests.server.client import TableSocket
from tests.server.conftest import Hall
from tests.server.seating import GREEDY, me, one_turn, to_play, two_players

SPECTATOR = -1


def find(name: str, data: Any) -> Iterator[Any]:
    """Every member of that name, however deep."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == name:
                yield value
            yield from find(name, value)
    elif isinstance(data, list):
        for value in data:
            yield from find(name, value)


async def secrets_from(hall: Hall, table: str, seat: int) -> set[str]:
    """The sentences that are for others only, as they would look on the wire."""
    match = await hall.match(table)
    events: list[Event] = [
        event for _, _, some in await hall.services.store.log(table, match.ply + 1) for event in some
    ]
    assert any(event.secret for event in events), "there are no secrets to find"
    hidden = [event.secret for event in events if event.secret and seat not in event.audience]
    mine = [event.secret for event in events if event.secret and seat in event.audience]
    return {msgspec.json.encode(phrase).decode() for phrase in hidden if phrase not in mine}


async def check(hall: Hall, table: str, socket: TableSocket, seat: int) -> None:
    """What came over a socket is what that seat may know, and nothing more."""
    sent = "\n".join(socket.received)
    for secret in await secrets_from(hall, table, seat):
        assert secret not in sent
    for text in socket.received:
        message = msgspec.json.decode(text)
        assert all(view_seat == seat for view in find("view", message) for view_seat in _seat(view))
        if seat == SPECTATOR:
            assert not any(hand for hand in find("hand", message))
            assert not any(legal for legal in find("legal", message))
            assert not any(tentative for tentative in find("tentative", message))


def _seat(view: Any) -> list[int]:
    return [view["seat"]] if "seat" in view else []


@pytest.mark.slow
async def test_a_hand_is_seen_by_its_owner_only(hall: Hall) -> None:
    table, _, sockets = await two_players(hall)
    watching = await hall.browser().connect(table)
    viewers = ((0, sockets[0]), (1, sockets[1]), (SPECTATOR, watching))
    for _ in range(12):
        player, _ = to_play(sockets)
        await player.act()
        await player.ask("undo")
        ply = player.table["ply"]
        await one_turn(sockets)
        await watching.until_ply_after(ply)
        match = await hall.match(table)
        for seat, socket in viewers:
            await socket.ask("ping")
            assert socket.table["view"] == msgspec.to_builtins(match.game.view(match.state, seat))
    for seat, socket in viewers:
        await check(hall, table, socket, seat)
    assert any("drew_tile" in text for text in sockets[0].received), "one's own draws are told"


@pytest.mark.slow
async def test_newcomers_are_sent_what_their_own_eyes_may_see(hall: Hall) -> None:
    """What one onlooker was sent is kept for the next: for no other eyes, and no longer than it is true."""
    table, browsers, sockets = await two_players(hall, advanced=True)
    first, second = [await hall.browser().connect(table) for _ in range(2)]
    assert first.received == second.received
    for _ in range(3):
        player, _ = to_play(sockets)
        await player.act()  # tentative: for nobody else
        for _ in range(2):
            newcomers = [await browser.connect(table) for browser in (*browsers, hall.browser())]
            for newcomer, there, seat in zip(newcomers, (*sockets, first), (0, 1, SPECTATOR), strict=True):
                await there.until_version(newcomer.version)
                assert newcomer.table == there.table
                assert newcomer.log == there.log
                assert bool(newcomer.table["tentative"]) == (there is player)
                await check(hall, table, newcomer, seat)
            texts = [newcomer.received[0] for newcomer in newcomers]
            assert len(set(texts)) == len(texts)
        await player.ask("undo")
        await one_turn(sockets)


@pytest.mark.slow
async def test_what_can_be_asked_for_gives_no_more_away(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    for _ in range(4):
        await one_turn(sockets)
    player, _ = to_play(sockets)
    await player.act()  # tentative: for nobody else
    builder = sockets.index(player)
    stranger = hall.browser()
    for browser, seat in ((browsers[0], 0), (browsers[1], 1), (stranger, SPECTATOR)):
        hidden = await secrets_from(hall, table, seat)
        for path in ("", "/replay", f"/replay?seat={seat}", "/replay?seat=-1"):
            text = (await browser.http.get(f"/api/tables/{table}{path}")).text
            assert not any(secret in text for secret in hidden), path
        match = await hall.match(table)
        replay = await browser.get(f"/tables/{table}/replay")
        view = replay["first"]
        for step in replay["steps"]:
            view = merge(view, step["patch"])
        assert view == msgspec.to_builtins(match.game.view(match.final_state, seat))
        assert len(replay["steps"]) == match.final_ply
        for other in {0, 1} - {seat}:
            refused = await browser.http.get(f"/api/tables/{table}/replay?seat={other}")
            assert (refused.status_code, refused.json()["phrase"]["id"]) == (403, "error-not-your-seat")
        shown = await browser.get(f"/tables/{table}")
        assert bool(shown["tentative"]) == (seat == builder)
    refused = await stranger.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, "error-not-over")


async def test_a_bot_is_given_its_own_view(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), GREEDY)
    socket = await ann.connect(table)
    for _ in range(6):
        if socket.table["my_turn"]:
            await socket.turn()
        await socket.until("my turn again", my_turn=True)
    assert hall.bots.views
    for view in hall.bots.views:
        assert msgspec.msgpack.decode(view)["seat"] == 1


@pytest.mark.slow
async def test_nothing_sent_names_a_browser_or_the_seed(hall: Hall) -> None:
    """Neither tokens nor their hashes, by which seats are known, nor what the luck is made from."""
    table, browsers, sockets = await two_players(hall)
    await one_turn(sockets)
    found = await hall.services.store.table(table)
    assert found is not None
    kept, seats = found
    answers = [(await browsers[0].http.get(f"/api/tables/{table}{path}")).text for path in ("", "/replay")]
    answers += [(await browsers[0].http.get("/api/tables")).text]
    sent = "\n".join([*sockets[0].received, *sockets[1].received, *answers])
    for secret in (kept.seed, kept.host, *(seat.owner for seat in seats), browsers[1].cookie.split("=")[1]):
        assert len(secret) >= 22
        assert secret not in sent
    # In the database there are only hashes.
    raw = hall.settings.database.removeprefix("sqlite:///")
    for name in (raw, f"{raw}-wal"):
        with open(name, "rb") as file:  # noqa: ASYNC230
            content = file.read()
        assert not any(browser.cookie.split("=")[1].encode() in content for browser in browsers)
