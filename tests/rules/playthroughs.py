"""The playthroughs of all games: whole games as text, so that a change of the rules is a change one can read.

`python -m tests.rules.playthroughs` writes the files anew; a test compares them with what is played now.
"""

from __future__ import annotations

from tests.by_game import modules
from tests.rules.playthrough import HERE, Playthrough, play, write

__all__ = ["PLAYTHROUGHS", "Playthrough", "play", "write"]

PLAYTHROUGHS: tuple[Playthrough, ...] = tuple(
    playthrough for module in modules("rules", "playthroughs").values() for playthrough in module.PLAYTHROUGHS
)

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(write(playthrough), encoding="utf-8")
        print(playthrough.file.relative_to(HERE))
