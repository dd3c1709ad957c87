"""Views of a table, as they are made."""

from __future__ import annotations

import asyncio

import pytest

from parlour import games
from parlour.kernel.choices import choices
from parlour.kernel.match import Match
from parlour.server.tables import viewing
from parlour.server.tables.viewing import ViewMaker


def begun() -> Match:
    game = games.get("amber")
    edition = game.edition()
    match = Match(game, edition, 2, game.accept_options(edition, 2, {}), "0" * 32)
    match.begin()
    return match


async def test_while_choices_are_found_others_get_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewing, "SLICE", 0.0)
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    match = begun()
    other = asyncio.create_task(take_turns())
    await ViewMaker(match).find_choices()
    other.cancel()
    assert turns >= len(match.state.legal()) > 1


async def test_what_was_found_is_what_is_shown_and_then_offered_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun()
    maker = ViewMaker(match)
    expected = choices(match.game, match.actions, match.state)
    await maker.find_choices()
    monkeypatch.setattr(viewing, "choices", None)  # nothing is found again
    assert maker._choices_in(match.state, match.tentative_actions()) == expected
    match.act(int(match.state.actor), int(match.state.legal()[0]))
    assert match.last_choice is not None
    assert maker._choices_in(match.last_choice, match.tentative_actions(before_last=True)) == expected
