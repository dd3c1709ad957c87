"""Whole games of every title, compared word for word with how they were played before."""

from __future__ import annotations

import pytest

from parlour.kernel.record import verify
from tests.rules.playthrough import HERE
from tests.rules.playthroughs import PLAYTHROUGHS, Playthrough, play, write

each_playthrough = pytest.mark.parametrize(
    "playthrough", PLAYTHROUGHS, ids=lambda one: f"{one.game.id}-{one.name}"
)


@each_playthrough
def test_a_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    """If this is meant to change, `python -m tests.rules.playthroughs` writes the texts anew."""
    assert write(playthrough) == playthrough.file.read_text(encoding="utf-8")


def test_there_is_no_text_without_a_game() -> None:
    assert set(HERE.glob("*/playthroughs/*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}


@each_playthrough
def test_a_playthrough_s_record_holds(playthrough: Playthrough) -> None:
    match = play(playthrough)
    record = match.record(playthrough.names[: playthrough.players])
    assert list(verify(playthrough.game, match.setup, record).state.scores()) == list(match.state.scores())
