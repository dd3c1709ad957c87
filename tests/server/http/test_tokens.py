"""Tokens: a program is known by one as a browser is by its cookie, and by nothing else."""

from __future__ import annotations

import hashlib

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Browser
from tests.server.conftest import Hall
from tests.server.seating import OPEN, RANDOM, me, one_turn


async def program(hall: Hall) -> Browser:
    """A visitor with a token instead of a cookie."""
    token = (await hall.browser().post("/tokens"))["token"]
    visitor = hall.browser()
    visitor.http.headers["Authorization"] = f"Bearer {token}"
    return visitor


async def test_a_token_is_told_once_and_is_too_long_to_guess(hall: Hall) -> None:
    ann = hall.browser()
    answers = [await ann.http.post("/api/tokens") for _ in range(3)]
    assert {answer.status_code for answer in answers} == {201}
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    tokens = {answer.json()["token"] for answer in answers}
    assert len(tokens) == 3
    assert all(token.startswith("parlour_") and len(token) == 8 + 43 for token in tokens), "256 bits"


async def test_a_program_takes_a_seat_and_plays(hall: Hall) -> None:
    ann, bot = hall.browser(), await program(hall)
    table = await ann.create(me("Ann"), OPEN)
    assert await bot.get("/tables") == []
    seen = await bot.post(f"/tables/{table}/join", {"name": "Robot"})
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]
    await ann.post(f"/tables/{table}/start")
    sockets = [await ann.connect(table), await bot.connect(table)]
    for socket in sockets:
        await socket.until("the game", status="playing")
    assert [socket.table["viewpoint"] for socket in sockets] == [0, 1]
    for _ in range(4):
        await one_turn(sockets)
    [listed] = await bot.get("/tables")
    assert (listed["id"], listed["my_turn"]) == (table, sockets[1].table["my_turn"])


async def test_a_program_sees_its_own_hand_and_no_other(hall: Hall) -> None:
    ann, bot, stranger = hall.browser(), await program(hall), await program(hall)
    table = await ann.create(me("Ann"), OPEN)
    await bot.post(f"/tables/{table}/join", {"name": "Robot"})
    await ann.post(f"/tables/{table}/start")
    match = await hall.match(table)
    assert (await bot.connect(table)).table["view"]["hand"] == match.game.view(match.state, 1).hand
    socket = await stranger.connect(table)
    assert socket.table["viewpoint"] == -1
    assert not socket.table["view"].get("hand")
    refused = await socket.ask("act", seat=1, action={"do": "pass"})
    assert refused["code"] == "not-your-seat"


async def test_only_the_hash_of_a_token_is_kept(hall: Hall) -> None:
    bot = await program(hall)
    table = await bot.create(me("Robot"), RANDOM)
    token = bot.http.headers["Authorization"].removeprefix("Bearer ")
    async with hall.services.rooms.hold(table) as room:
        assert room.seats[0].owner == hashlib.sha256(token.encode()).hexdigest()


async def test_who_brings_a_token_gets_no_cookie_and_is_not_who_the_cookie_says(hall: Hall) -> None:
    ann, bot = hall.browser(), await program(hall)
    table = await ann.create(me("Ann"), OPEN)
    bot.http.cookies.update(ann.http.cookies)
    assert not (await bot.get(f"/tables/{table}"))["host"]
    assert (await ann.get(f"/tables/{table}"))["host"]
    bot.http.cookies.clear()
    assert "set-cookie" not in (await bot.http.get("/api/tables")).headers


async def test_a_program_may_come_from_anywhere(hall: Hall) -> None:
    """No browser adds a token by itself, so no other site can make one do it."""
    bot = await program(hall)
    headers = {"Authorization": bot.http.headers["Authorization"], "Origin": "https://elsewhere.example"}
    bot.http.headers.update(headers)
    table = await bot.create(me("Robot"), RANDOM)
    address = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers) as socket:
        assert '"mine":true' in str(await socket.recv())


@pytest.mark.parametrize("claim", ["Bearer", "bearer nonsense", "Bearer parlour_short", "BEARER " + "A" * 22])
async def test_what_is_no_token_is_refused_whatever_the_cookie(hall: Hall, claim: str) -> None:
    ann = hall.browser()
    table = await ann.create(me("Ann"), RANDOM)
    for headers in ({"Authorization": claim}, {"Authorization": claim, "Origin": "https://evil.example"}):
        refused = await ann.http.post(f"/api/tables/{table}/leave", headers=headers)
        assert (refused.status_code, refused.json()["phrase"]["id"]) == (401, "error-token")
        assert refused.headers["www-authenticate"] == "Bearer"
        with pytest.raises(InvalidStatus) as closed:
            await connect(
                f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket",
                additional_headers={"Cookie": ann.cookie, **headers},
            )
        assert closed.value.response.status_code == 403


async def test_a_password_for_a_proxy_is_no_token(hall: Hall) -> None:
    """A browser sends it with everything, and stays who its cookie says it is."""
    ann = hall.browser()
    ann.http.headers["Authorization"] = "Basic YW5uOnNlY3JldA=="
    table = await ann.create(me("Ann"), OPEN)
    assert (await ann.get(f"/tables/{table}"))["host"]
    foreign = {"Origin": "https://evil.example"}
    assert (await ann.http.post(f"/api/tables/{table}/leave", headers=foreign)).status_code == 403
