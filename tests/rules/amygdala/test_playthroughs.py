"""What the playthroughs of Amygdala have to tell."""

from __future__ import annotations

import pytest

from tests.rules.amygdala.playthroughs import PLAYTHROUGHS
from tests.rules.playthrough import play
from tests.words.scan import messages

EVENT = "amygdala-event-"
RARE = {"standstill", "supply_empty", "discarded_claim", "discarded_coin"}
"""What these games do not come to."""


@pytest.mark.slow
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
