"""Whole games as text, so that a change of the rules is a change one can read.

`python -m tests.rules.playthroughs` writes the files anew; a test compares them with what is played now.
"""

from __future__ import annotations

from tests.rules.playthroughs import amber, amygdala, mind
from tests.rules.playthroughs.playthrough import HERE, Playthrough, play, write

__all__ = ["HERE", "PLAYTHROUGHS", "Playthrough", "play", "write"]

PLAYTHROUGHS: tuple[Playthrough, ...] = (
    *amber.PLAYTHROUGHS,
    *amygdala.PLAYTHROUGHS,
    *mind.PLAYTHROUGHS,
)
