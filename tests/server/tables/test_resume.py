"""A socket that drops: a short drop goes on with patches, a long one and a restart get the whole table."""

from __future__ import annotations

import asyncio

import pytest

from parlour import games
from parlour.server.http import entrance, sockets
from parlour.server.settings import Settings
from parlour.server.tables import streams
from parlour.server.tables.room import Room
from tests.server.conftest import BotsAtHome, Hall
from tests.server.seating import me, one_turn, to_play, two_players


async def test_a_short_drop_goes_on_from_where_it_was(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    player, other = to_play(sockets)
    await other.drop()
    await player.act()
    await player.end()
    back = await browsers[sockets.index(other)].connect(table, after=other)
    await back.until("my turn", my_turn=True)
    fresh = await browsers[sockets.index(other)].connect(table)
    assert "sync" not in back.kinds
    assert back.kinds.count("patch") >= 1
    assert back.table == fresh.table
    assert back.log == fresh.log
    assert back.version == fresh.version


async def test_a_drop_in_mid_turn_loses_nothing(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall, advanced=True)
    player, _ = to_play(sockets)
    await player.act()
    before = player.table
    await player.drop()
    back = await browsers[sockets.index(player)].connect(table, after=player)
    assert (await back.ask("ping"))["type"] == "done"
    assert back.table["tentative"] == before["tentative"]
    assert back.table["legal"] == before["legal"]
    await back.act()
    await back.end()


async def test_a_command_whose_answer_was_lost_can_be_sent_again(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    ply, action = player.table["ply"], player.legal[0]
    await player.ask("act", id="again", action=action)
    await player.drop()
    back = await browsers[sockets.index(player)].connect(table, after=player)
    assert (await back.ask("act", id="again", action=action, ply=ply))["type"] == "done"
    assert back.table["ply"] == ply + 1


@pytest.mark.slow
async def test_a_long_drop_gets_the_whole_table(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    player, _ = to_play(sockets)
    await player.drop()
    # So much happens on his own other screen that the patches he missed are not all there any more.
    second = await browsers[sockets.index(player)].connect(table)
    for _ in range(streams.RING // 2 + 1):
        await second.act()
        await second.ask("undo")
    back = await browsers[sockets.index(player)].connect(table, after=player)
    await back.until_version(second.version)
    assert back.kinds[0] == "sync"
    assert back.table == second.table


async def test_versions_from_elsewhere_are_not_believed(hall: Hall) -> None:
    table, browsers, sockets = await two_players(hall)
    stranger = hall.browser()
    for version in (0, 1, sockets[0].version + 1, sockets[1].version, 10**15):
        sockets[0].version = version
        back = await browsers[0].connect(table, after=sockets[0])
        assert (await back.ask("ping"))["type"] == "done"
        assert back.kinds[0] == "sync"
    watching = await stranger.connect(table, after=sockets[1])
    assert (await watching.ask("ping"))["type"] == "done"
    assert watching.kinds[0] == "sync"
    assert watching.table["viewpoint"] == -1


@pytest.mark.slow
async def test_a_restarted_server_goes_on_where_it_was(settings: Settings) -> None:
    first = Hall(settings, BotsAtHome())
    async with first.open():
        table, browsers, sockets = await two_players(first, advanced=True)
        for _ in range(8):
            await one_turn(sockets)
        player, other = to_play(sockets)
        await player.act()
        before, seen, log = player.table, other.table, player.log
        seat = sockets.index(player)
        cookies = [dict(browser.http.cookies) for browser in browsers]

    second = Hall(settings, BotsAtHome())
    async with second.open():
        ann, bob = second.browser(), second.browser()
        for browser, cookie in zip((ann, bob), cookies, strict=True):
            browser.http.cookies.update(cookie)
        both = [await ann.connect(table, after=sockets[0]), await bob.connect(table, after=sockets[1])]
        await both[0].until("Bob", seats=seen["seats"] if seat else before["seats"])
        for socket in both:
            assert (await socket.ask("ping"))["type"] == "done"
            assert "sync" in socket.kinds
        again, watching = both[seat], both[1 - seat]
        for name in before:
            if name != "seats":
                assert again.table[name] == before[name], name
                assert watching.table[name] == seen[name], name
        assert again.log == log
        # The turn that was being built can still be taken back, and another one ended.
        await again.ask("undo")
        await one_turn(both)
        for _ in range(4):
            await one_turn(both)


async def test_a_room_nobody_uses_is_closed(hall: Hall) -> None:
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"))
    socket = await ann.connect(table)
    hall.services.rooms.close_idle(after=0)
    assert len(hall.services.rooms) == 1, "it is in use"
    await socket.turn()
    before = socket.table
    await socket.close()
    while len(hall.services.rooms):
        hall.services.rooms.close_idle(after=0)
        await asyncio.sleep(0.01)
    again = await ann.connect(table, after=socket)
    assert again.kinds[:1] == ["sync"] or (await again.ask("ping"))["type"] == "done"
    assert again.table["ply"] == before["ply"]
    assert again.table["view"] == before["view"]


async def test_a_drop_that_is_over_at_once_is_told_to_nobody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GONE_AFTER", 60.0)
    table, browsers, players = await two_players(hall)
    watching = await hall.browser().connect(table)
    for socket in players:
        await socket.drop()
    for browser, socket in zip(browsers, players, strict=True):
        back = await browser.connect(table, after=socket)
        assert (await back.ask("ping"))["type"] == "done"
        assert back.kinds == ["done"], "nothing was missed"
    await watching.ask("ping")
    assert watching.kinds == ["sync", "done"]


async def test_who_stays_away_is_missed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "GONE_AFTER", 0.01)
    table, browsers, (ann, bob) = await two_players(hall)
    here = ann.table["seats"]
    await bob.drop()
    await ann.until("Bob is away", seats=[here[0], {**here[1], "online": False}])
    await browsers[1].connect(table, after=bob)
    await ann.until("Bob is back", seats=here)


async def test_many_who_come_back_cost_no_more_views_than_there_are_eyes(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob), _ = await two_players(hall)
    amber = type(games.get("amber"))
    made: list[int] = []
    view = amber.view

    def counted(game: object, state: object, seat: int) -> object:
        made.append(seat)
        return view(game, state, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(amber, "view", counted)
    for _ in range(10):
        for browser in (ann, bob, hall.browser()):
            await browser.connect(table)
    assert sorted(made) in ([], [-1], [-1, 0, 1])


@pytest.mark.slow
async def test_only_some_come_in_at_the_same_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = hall.browser()
    tables = [await ann.create(me(), me("Bob")) for _ in range(3 * entrance.AT_ONCE)]
    hall.services.rooms.close_idle(after=0)
    opening: set[str] = set()
    most = 0
    ready = Room.ready

    async def watched(room: Room) -> None:
        nonlocal most
        if not room.loaded:
            opening.add(room.id)
            most = max(most, len(opening))
        await ready(room)
        opening.discard(room.id)

    monkeypatch.setattr(Room, "ready", watched)
    await asyncio.gather(*(ann.connect(table) for table in tables))
    assert 1 < most <= entrance.AT_ONCE
