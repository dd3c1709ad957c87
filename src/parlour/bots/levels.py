"""The levels a person chooses a bot by: fixed settings, of which the strength is measured."""

from __future__ import annotations

import msgspec

from parlour.bots.profile import Profile, profile
from parlour.bots.settings import ALL, SearchSettings
from parlour.kernel.game import Game


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays. Weaker ones look less far and misjudge more, as people do."""

    effort: float
    """Which part of the simulations that are worth it in a game it makes in a thought. Most turns take one
    thought, and another where chance brings something new. Without any simulations it plays what looks best
    when the turn has ended."""
    seconds: float
    """However slow the machine, the first thought of a turn takes no longer."""
    looks_ahead: bool
    """Whether it imagines what comes after the present turn, as far as is worth it in a game."""
    width: int
    """How many lines of a turn it keeps in mind, beside the best one of each beginning."""
    place: int
    """Which of the levels it is, from the weakest: a game tells how far each of them misjudges a turn."""

    def simulations(self, game: Game) -> int:
        """How many it makes in a thought."""
        return round(self.effort * profile(game.id).simulations)

    def settings(self, game: Game) -> SearchSettings:
        """What it searches a game with."""
        return self.settings_by(profile(game.id))

    def settings_by(self, known: Profile) -> SearchSettings:
        """What it searches a game of this profile with."""
        return SearchSettings(
            known.lead,
            foresight=known.foresight if self.looks_ahead else 0,
            misjudged=known.misjudged[self.place],
            rivalry=known.rivalry,
            width=self.width,
            positions=POSITIONS_A_LINE * self.width,
            planned=ALL if known.planned == "all" else known.planned,
            contenders=known.contenders if self.looks_ahead else IN_SIGHT,
            unseen_hands=known.unseen_hands,
        )


IN_SIGHT = 32
"""How many turns are considered by who only looks at them: among a few good ones, misjudging costs little."""

POSITIONS_A_LINE = 200
"""How many positions are looked at in planning, for each line that is kept in mind."""

LEVELS: dict[str, Level] = {
    "novice": Level(effort=0.0, seconds=1.0, looks_ahead=False, width=0, place=0),
    "casual": Level(effort=0.0, seconds=1.0, looks_ahead=False, width=0, place=1),
    # Three lines: with twenty it all but never lost to Casual in Unconscious Mind, and kept up with Expert.
    "skilled": Level(effort=0.0, seconds=2.0, looks_ahead=False, width=3, place=2),
    "expert": Level(effort=1.0, seconds=3.5, looks_ahead=True, width=60, place=3),
}
"""Weakest first."""
