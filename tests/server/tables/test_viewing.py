"""Views of a table, as they are made."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import games
from parlour.kernel.choices import choices
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.server.tables import viewing
from parlour.server.tables.viewing import ViewMaker
from tests.server.conftest import Hall
from tests.server.seating import me, one_turn, to_play, two_players


def begun() -> Match:
    game = games.get("amber")
    edition = game.edition()
    match = Match(game, edition, 2, game.accept_options(edition, 2, {"advanced": True}), "0" * 32)
    match.begin()
    return match


class Clock:
    """Counts the turns of the event loop, and what is found in each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn = 0
        self.found: Counter[int] = Counter()
        """Choices by the turn of the loop."""
        monkeypatch.setattr(viewing, "SLICE", 0.0)
        monkeypatch.setattr(viewing, "choices", self._choices)

    def _choices(self, *position: Any) -> Iterator[Any]:
        for choice in choices(*position):
            self.found[self.turn] += 1
            yield choice

    async def run(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    clock = Clock(monkeypatch)
    running = asyncio.create_task(clock.run())
    yield clock
    running.cancel()


def decide(match: Match) -> None:
    match.act(int(match.state.actor), int(match.state.legal()[0]))


async def test_while_choices_are_found_others_get_their_turn(clock: Clock) -> None:
    match = begun()
    await ViewMaker(match, asyncio.Lock()).find_choices()
    assert clock.found.total() == len(match.state.legal()) > 1
    assert set(clock.found.values()) == {1}


async def test_one_table_at_a_time_finds_choices(clock: Clock) -> None:
    """However many are opened at once, nobody waits longer for it."""
    one_at_a_time = asyncio.Lock()
    await asyncio.gather(*(ViewMaker(begun(), one_at_a_time).find_choices() for _ in range(8)))
    assert clock.found.total() == 8 * len(begun().state.legal())
    assert set(clock.found.values()) == {1}


async def test_what_was_found_is_offered_instead_and_again_once_it_is_taken_back(clock: Clock) -> None:
    match = begun()
    maker = ViewMaker(match, asyncio.Lock())
    expected = [*choices(match.game, match.actions, match.state)]
    await maker.find_choices()
    assert maker._choices == {(): expected}
    decide(match)
    await maker.find_choices()
    built = match.tentative_actions()
    assert maker._choices == {(): expected, built: [*choices(match.game, match.actions, match.state)]}
    found = clock.found.total()
    match.undo(int(match.final_state.actor))
    await maker.find_choices()
    assert clock.found.total() == found, "nothing is found again"
    assert maker._choices == {(): expected}, "what cannot be shown any more is let go"


@pytest.mark.slow
async def test_no_list_holds_up_the_event_loop_however_its_table_is_come_by(hall: Hall, clock: Clock) -> None:
    """Where it begins, where a decision is taken, taken back or replaced, and where it is opened again."""
    table, browsers, sockets = await two_players(hall, advanced=True)
    for _ in range(2):
        await one_turn(sockets)
        player, _ = to_play(sockets)
        seat = sockets.index(player)
        await player.act()
        await player.ask("undo")
        await player.act(player.legal[-1])
        await player.ask("act", action=player.instead[0], instead=True)
        before = player.table
        for socket in sockets:
            await socket.close()
        while len(hall.services.rooms):
            hall.services.rooms.close_idle(after=0)
            await asyncio.sleep(0.01)
        looked = await browsers[seat].get(f"/tables/{table}")
        assert (looked["legal"], looked["instead"]) == (before["legal"], before["instead"])
        sockets = [await browser.connect(table) for browser in browsers]
        assert sockets[seat].table["legal"] == before["legal"]
        await one_turn(sockets)
    assert clock.found.total() > 100
    assert set(clock.found.values()) == {1}


async def test_what_comes_to_nothing_that_can_be_told_changes_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game raises while its choices are found, the table stands as it is kept."""
    ann = hall.browser()
    table = await ann.create(me(), me("Bob"), advanced=True)
    socket = await ann.connect(table)
    before = socket.table

    def refuse(*_: object) -> object:
        raise ParlourError(Phrase("error-internal"))

    with monkeypatch.context() as patch:
        patch.setattr(viewing, "choices", refuse)
        refused = await socket.ask("act", action=socket.legal[0])
        assert refused["type"] == "refused"
    kept = await hall.services.store.moves(table)
    match = await hall.match(table)
    assert len(kept) == match.ply == before["ply"]
    await socket.turn()
