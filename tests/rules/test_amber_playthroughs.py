"""Whole games of Amber, compared word for word with how they were played before."""

from __future__ import annotations

import pytest

from parlour.games.amber import GAME
from parlour.kernel.record import verify
from tests.rules.playthroughs import HERE, Playthrough, play, write
from tests.rules.playthroughs.amber import PLAYTHROUGHS


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_a_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    """If this is meant to change, `python -m tests.rules.playthroughs` writes the texts anew."""
    assert write(playthrough) == playthrough.file.read_text(encoding="utf-8")


def test_there_is_no_text_without_a_game() -> None:
    assert set(HERE.glob("amber*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}


def test_the_games_show_every_way_to_end() -> None:
    told = {
        event.public.id
        for playthrough in PLAYTHROUGHS
        for move in play(playthrough).moves
        for event in move.events
    }
    shown = {name for name in told if name.startswith("amber-event-ended")} | told & {
        "amber-event-instant_win"
    }
    assert shown == {"amber-event-ended_stack", "amber-event-ended_passes", "amber-event-instant_win"}


def test_a_playthrough_s_record_holds() -> None:
    match = play(PLAYTHROUGHS[0])
    record = match.record(("Red", "Blue", "Turquoise"))
    assert list(verify(GAME, match.setup, record).state.scores()) == list(match.state.scores())
