"""What the playthroughs of Amber have to show."""

from __future__ import annotations

from tests.rules.amber.playthroughs import PLAYTHROUGHS
from tests.rules.playthrough import play


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
