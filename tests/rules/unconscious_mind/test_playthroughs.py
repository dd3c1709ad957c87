"""What the playthroughs of Unconscious Mind have to tell."""

from __future__ import annotations

from tests.rules.playthrough import play
from tests.rules.unconscious_mind.playthroughs import PLAYTHROUGHS
from tests.words.scan import messages

EVENT = "unconscious_mind-event-"
RARE = {"goal_counts_for", "final_leftover_boxes"}
"""What these games need not come to."""


def test_the_games_tell_of_everything_but_the_rarest() -> None:
    told = {
        phrase.id
        for playthrough in PLAYTHROUGHS
        for move in play(playthrough).moves
        for event in move.events
        for phrase in (event.public, event.secret)
        if phrase is not None
    }
    known = {name for name in messages("en") if name.startswith(EVENT) and "." not in name}
    assert known - told <= {f"{EVENT}{name}" for name in RARE}
