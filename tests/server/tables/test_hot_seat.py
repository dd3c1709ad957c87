"""Several players at one screen."""

from __future__ import annotations

import pytest

from tests.server.conftest import Hall
from tests.server.seating import OPEN, RANDOM, me


async def test_the_table_is_seen_with_the_eyes_of_who_is_to_play(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me("Ann"), me("Bob"), me("Cem"))
    socket = await ann.connect(table)
    assert [seat["mine"] for seat in socket.table["seats"]] == [True, True, True]
    for _ in range(6):
        actor = socket.table["actor"]
        assert socket.table["my_turn"]
        assert socket.table["viewpoint"] == actor
        assert socket.table["view"]["seat"] == actor
        assert sum(socket.table["view"]["hand"].values()) > 0
        await socket.turn()
        await socket.until("the next player", actor=(actor + 1) % 3)


async def test_no_seat_is_played_out_of_turn(hall: Hall) -> None:
    ann = hall.browser()
    socket = await ann.connect(await ann.create(me("Ann"), me("Bob")))
    actor = socket.table["actor"]
    refused = await socket.ask("act", action=socket.legal[0], seat=1 - actor)
    assert refused["code"] == "not-your-turn"


@pytest.mark.slow
async def test_the_log_of_a_shared_screen_keeps_the_secrets_until_the_game_is_over(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me("Ann"), me("Bob"))
    socket = await ann.connect(table)

    def told() -> set[str]:
        return {line["phrase"]["id"] for line in socket.log}

    await socket.turn()
    assert "amber-event-drew" in told()
    assert "amber-event-drew_tile" not in told()
    while socket.table["status"] == "playing":
        assert "amber-event-drew_tile" not in told()
        await socket.turn()
    await socket.until("the end", status="over")
    assert "amber-event-drew_tile" in told()
    assert "amber-event-drew" not in told()
    fresh = await ann.connect(table)
    assert fresh.log == socket.log


@pytest.mark.slow
async def test_some_of_the_seats(hall: Hall) -> None:
    ann, bob = hall.browser(), hall.browser()
    table = await ann.create(me("Ann"), me("Abe"), OPEN, RANDOM)
    await bob.post(f"/tables/{table}/join", {"name": "Bob"})
    await ann.post(f"/tables/{table}/start")
    at_ann, at_bob = await ann.connect(table), await bob.connect(table)
    for _ in range(6):
        for socket, seats in ((at_ann, (0, 1)), (at_bob, (2,))):
            actor = socket.table["actor"]
            expected = actor if actor in seats else seats[0]
            assert socket.table["viewpoint"] == expected
            assert socket.table["my_turn"] == (actor in seats)
        player = at_ann if at_ann.table["my_turn"] else at_bob
        if player.table["my_turn"]:
            ply = player.table["ply"]
            await player.turn()
            for socket in (at_ann, at_bob):
                await socket.until_ply_after(ply)
        # The bot plays by itself; wait until it is someone's turn.
        for socket in (at_ann, at_bob):
            if socket.table["actor"] == 3:
                await socket.until("the bot has played", actor=0)
        await at_ann.ask("ping")
        await at_bob.ask("ping")
