"""The playthroughs of all games: whole games as text, so that a change of the rules is a change one can read.

`python -m tests.rules.playthroughs` writes the files anew; a test compares them with what is played now.
"""

from __future__ import annotations

from tests.rules.amber import playthroughs as amber
from tests.rules.amygdala import playthroughs as amygdala
from tests.rules.playthrough import HERE, Playthrough, play, write
from tests.rules.unconscious_mind import playthroughs as unconscious_mind

__all__ = ["PLAYTHROUGHS", "Playthrough", "play", "write"]

PLAYTHROUGHS: tuple[Playthrough, ...] = (
    *amber.PLAYTHROUGHS,
    *amygdala.PLAYTHROUGHS,
    *unconscious_mind.PLAYTHROUGHS,
)

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(write(playthrough), encoding="utf-8")
        print(playthrough.file.relative_to(HERE))
