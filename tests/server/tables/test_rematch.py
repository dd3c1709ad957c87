"""Playing again with the same people."""

from __future__ import annotations

import pytest

from tests.server.conftest import Hall
from tests.server.seating import OPEN, RANDOM, me, play_out, two_players

pytestmark = pytest.mark.slow


async def test_against_bots_the_next_game_begins_at_once(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), RANDOM, advanced=True)
    socket = await ann.connect(table)
    early = await ann.http.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["phrase"]["id"]) == (409, "error-not-over")
    while socket.table["status"] == "playing":
        if socket.table["my_turn"]:
            await socket.turn()
        else:
            await socket.until_ply_after(socket.table["ply"])
    again = (await ann.post(f"/tables/{table}/rematch"))["id"]
    await socket.until("the rematch", rematch=again)
    view = await ann.get(f"/tables/{again}")
    assert view["status"] == "playing"
    assert view["options"] == socket.table["options"]
    assert [seat["name"] for seat in view["seats"]] == ["Ann", ""]
    # Whoever asks again is led to the same table.
    assert (await ann.post(f"/tables/{table}/rematch"))["id"] == again


async def test_people_gather_first_and_keep_their_seats(hall: Hall) -> None:
    table, (ann, bob), sockets = await two_players(hall)
    await play_out(sockets)
    stranger = await hall.browser().http.post(f"/api/tables/{table}/rematch")
    assert (stranger.status_code, stranger.json()["phrase"]["id"]) == (403, "error-not-seated")
    again = (await bob.post(f"/tables/{table}/rematch"))["id"]
    assert (await ann.post(f"/tables/{table}/rematch"))["id"] == again
    for browser, seat, host in ((ann, 0, False), (bob, 1, True)):
        view = await browser.get(f"/tables/{again}")
        assert (view["status"], view["viewpoint"], view["host"]) == ("gathering", seat, host)
    await sockets[0].until("the rematch", rematch=again)
    assert (await bob.post(f"/tables/{again}/start"))["status"] == "playing"


async def test_a_table_that_has_not_begun_has_no_rematch(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), OPEN)
    refused = await ann.http.post(f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["phrase"]["id"]) == (409, "error-not-over")
