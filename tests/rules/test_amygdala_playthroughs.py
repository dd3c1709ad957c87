"""Whole games of Amygdala, compared word for word with how they were played before."""

from __future__ import annotations

import pytest

from parlour.games.amygdala import GAME
from parlour.kernel.record import verify
from tests.rules.playthroughs import HERE, Playthrough, play, write
from tests.rules.playthroughs.amygdala import PLAYTHROUGHS
from tests.words.scan import messages

EVENT = "amygdala-event-"
RARE = {"standstill", "supply_empty", "discarded_claim", "discarded_coin"}
"""What these games do not come to."""

each_game = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)


@each_game
def test_a_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    """If this is meant to change, `python -m tests.rules.playthroughs` writes the texts anew."""
    assert write(playthrough) == playthrough.file.read_text(encoding="utf-8")


def test_there_is_no_text_without_a_game() -> None:
    assert set(HERE.glob("amygdala*.txt")) == {playthrough.file for playthrough in PLAYTHROUGHS}


def test_the_games_tell_of_everything_but_the_rarest() -> None:
    told = {
        event.public.id
        for playthrough in PLAYTHROUGHS
        for move in play(playthrough).moves
        for event in move.events
    }
    known = {name for name in messages("en") if name.startswith(EVENT) and "." not in name}
    assert known - told == {f"{EVENT}{name}" for name in RARE}


def test_a_tie_is_broken_by_coins() -> None:
    base = play(PLAYTHROUGHS[0]).state
    assert len(set(base.scores())) == 1
    assert sum(base.winners()) == 1


@each_game
def test_a_playthrough_s_record_holds(playthrough: Playthrough) -> None:
    match = play(playthrough)
    record = match.record(playthrough.names[: playthrough.players])
    assert list(verify(GAME, match.setup, record).state.scores()) == list(match.state.scores())
