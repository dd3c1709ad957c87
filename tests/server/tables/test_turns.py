"""Tentative turns, and commands that come late, twice or from the wrong seat."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.tables.patches import Json
from tests.server.client import TableSocket
from tests.server.conftest import Hall
from tests.server.seating import GREEDY, OPEN, me, to_play, two_players


def board(socket: TableSocket) -> Json:
    return dict(socket.table["view"]["board"])


async def test_a_turn_is_seen_by_others_when_it_is_ended(hall: Hall) -> None:
    table, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    before = other.table
    watching = await hall.browser().connect(table)

    await player.act()
    assert player.table["ply"] == before["ply"] + 1
    assert player.table["can_undo"]
    assert player.table["can_end"]
    assert player.legal == []
    assert player.table["my_turn"]
    assert player.table["prompt"]["id"] == "amber-prompt-confirm"
    assert [line["ply"] for line in player.table["tentative"]] == [before["ply"]]
    assert not any(line["ply"] == before["ply"] for line in player.log)
    # Whoever looks now, or asks now, sees nothing of it.
    assert (await other.ask("ping"))["type"] == "done"
    assert other.table == before
    assert (await (await hall.browser().connect(table)).ask("ping"))["type"] == "done"
    assert watching.table["view"]["board"] == before["view"]["board"]

    await player.end()
    await other.until_ply_after(before["ply"])
    await watching.until_ply_after(before["ply"])
    assert len(board(other)) == len(board(watching)) == 1
    assert player.table["tentative"] == []
    assert any(line["ply"] == before["ply"] for line in other.log)


async def test_undo_takes_back_the_last_decision(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    before = player.table
    await player.act()
    assert (await player.ask("undo"))["type"] == "done"
    assert player.table == before
    refused = await player.ask("undo")
    assert (refused["type"], refused["phrase"]["id"]) == ("refused", "error-nothing-to-undo")
    refused = await player.ask("end")
    assert (refused["type"], refused["phrase"]["id"]) == ("refused", "error-nothing-to-end")


async def test_restart_takes_back_the_whole_turn(hall: Hall) -> None:
    # In the advanced game a turn has two decisions: what to play, and where to draw from.
    _, _, sockets = await two_players(hall, advanced=True)
    player, other = to_play(sockets)
    before, seen = player.table, other.table

    await player.act()
    assert not player.table["can_end"]
    middle = player.table
    draws = [choice["action"] for choice in middle["legal"]]
    assert {action["do"] for action in draws} == {"draw_row", "draw_stack"}
    await player.act(draws[0])
    assert player.table["can_end"]
    assert len(player.table["tentative"]) > len(middle["tentative"])

    await player.ask("undo")
    assert player.table == middle
    await player.act(draws[-1])
    await player.ask("restart")
    assert player.table == before
    assert other.table == seen

    await player.act()
    await player.act(draws[0])
    await player.end()
    await other.until_ply_after(seen["ply"])
    assert len(board(other)) == 1
    assert any(line["phrase"]["id"] == "amber-event-took" for line in other.log)


async def test_deciding_otherwise(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    first, second = player.legal[:2]
    await player.act(first)
    assert first in player.instead
    assert second in player.instead
    assert player.instead[player.table["last"]] == first
    done = await player.ask("act", action=second, instead=True)
    assert done["type"] == "done"
    assert player.instead[player.table["last"]] == second
    assert player.table["ply"] == other.table["ply"] + 1
    cell = second.get("cell")
    assert player.table["view"]["board"].keys() == {cell}

    # What cannot be done instead changes nothing.
    before = player.table
    illegal = {"do": "draw_stack"}
    refused = await player.ask("act", action=illegal, instead=True)
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert player.table == before
    await player.ask("undo")
    refused = await player.ask("act", action=first, instead=True)
    assert (refused["type"], refused["phrase"]["id"]) == ("refused", "error-nothing-to-undo")


async def test_what_the_rules_forbid_names_the_rule(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    before = player.table
    refused = await player.ask("act", action={"do": "draw_stack"})
    assert (refused["code"], refused["rule"][:4]) == ("illegal", "AMB-")
    assert refused["phrase"]["args"]["rule"] == refused["rule"]
    asked = await player.ask("why", action={"do": "draw_stack"})
    assert asked["rule"] == refused["rule"]
    assert (await player.ask("why", action=before["legal"][0]["action"]))["type"] == "done"
    assert player.table == before


async def test_why_not_looks_back_when_the_turn_only_awaits_its_end(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    other_choice = player.legal[1]
    await player.act()
    assert player.table["can_end"]
    assert (await player.ask("why", action=other_choice))["type"] == "done"


async def test_a_late_command_is_refused_and_told_how_things_stand(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    action, ply = player.legal[0], player.table["ply"]
    await player.act(action)
    before, syncs = player.table, player.kinds.count("sync")
    refused = await player.ask("act", action=action, ply=ply)
    assert (refused["code"], refused["phrase"]["id"]) == ("stale", "error-stale")
    assert player.kinds.count("sync") == syncs + 1
    assert player.table == before


async def test_a_repeated_command_is_answered_and_not_carried_out_again(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    browser = browsers[sockets.index(player)]
    ply = player.table["ply"]
    action = player.legal[0]
    await player.ask("act", id="one", action=action)
    await player.ask("undo", id="two")
    await player.ask("act", id="three", action=action)
    before = player.table
    # All of these fit the present ply but the first: without their ids they would be carried out.
    for number, command, rest in (
        ("one", "act", {"action": action, "ply": ply}),
        ("two", "undo", {"ply": ply + 1}),
        ("three", "act", {"action": action, "ply": ply}),
    ):
        answer = await player.ask(command, id=number, **rest)
        assert answer["type"] == "done"
        assert player.table == before

    # The same after the room has been closed and is opened from what is kept.
    await player.drop()
    for socket in sockets:
        await socket.drop()
    await _until_closed(hall)
    again = await browser.connect(table)
    assert again.table["ply"] == before["ply"]
    assert (await again.ask("undo", id="two", ply=ply + 1))["type"] == "done"
    assert again.table["tentative"] == before["tentative"]


async def _until_closed(hall: Hall) -> None:
    while len(hall.services.rooms):
        hall.services.rooms.close_idle(after=0)
        await asyncio.sleep(0.01)


async def test_two_browsers_may_use_the_same_ids(hall: Hall) -> None:
    _, _, sockets = await two_players(hall)
    for _ in range(2):
        player, other = to_play(sockets)
        ply = player.table["ply"]
        assert (await player.ask("act", id="1", action=player.legal[0]))["type"] == "done"
        assert player.table["can_end"]
        assert (await player.ask("end", id="2"))["type"] == "done"
        await other.until_ply_after(ply)


async def test_only_ones_own_seat_in_ones_own_turn(hall: Hall) -> None:
    table, _, sockets = await two_players(hall)
    player, other = to_play(sockets)
    action = player.legal[0]
    before = player.table

    cheating = await other.ask("act", action=action)
    assert (cheating["code"], cheating["phrase"]["id"]) == ("not-your-seat", "error-not-your-seat")
    eager = await other.ask("act", action=action, seat=other.table["viewpoint"])
    assert (eager["code"], eager["phrase"]["id"]) == ("not-your-turn", "error-not-your-turn")
    stranger = await hall.browser().connect(table)
    for seat in (0, 1, -1, 7):
        assert (await stranger.ask("act", action=action, seat=seat))["code"] == "not-your-seat"

    # Nor may the turn of another be ended or taken back, tentative as it is.
    await player.act()
    for command in ("end", "undo", "restart"):
        for seat in (0, 1):
            assert (await other.ask(command, seat=seat))["type"] == "refused"
    await player.ask("undo")
    assert player.table == before


async def test_no_commands_before_and_after_the_game(hall: Hall) -> None:
    ann = hall.browser()
    socket = await ann.connect(await ann.create(me(), OPEN))
    refused = await socket.ask("act", action={"do": "pass"}, seat=0)
    assert (refused["code"], refused["phrase"]["id"]) == ("not-playing", "error-not-playing")


@pytest.mark.slow
async def test_a_game_against_a_bot_from_the_first_decision_to_the_last(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), GREEDY, advanced=True, castles="choose", start="choose")
    socket = await ann.connect(table)
    while socket.table["status"] == "playing":
        if socket.table["my_turn"]:
            await socket.turn()
        else:
            await socket.until_ply_after(socket.table["ply"])
    assert socket.table["actor"] == -2
    assert socket.table["prompt"] == {"id": "prompt-over"}
    results = socket.table["results"]
    assert any(result["won"] for result in results)
    assert all(sum(result["sources"].values()) == result["points"] for result in results)
    assert (await socket.ask("undo", seat=0))["code"] == "not-playing"
