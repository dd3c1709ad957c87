"""The levels a person chooses a bot by: fixed settings, of which the strength is measured."""

from __future__ import annotations

import msgspec

from parlour.bots.profile import Profile, profile
from parlour.bots.settings import ALL, SearchSettings
from parlour.kernel.game import Game


class Level(msgspec.Struct, frozen=True):
    """A level: how well a bot plays. Weaker ones look less far and misjudge more, as people do."""

    effort: float
    """The part of the game's budget of simulations that it makes in a thought. Most turns take one
    thought, and another where chance brings something new. Without any simulations it plays what looks best
    when the turn has ended."""
    seconds: float
    """The longest time for the first thought of a turn, however slow the machine."""
    looks_ahead: bool
    """Whether it looks ahead beyond the present turn, up to the horizon of the game."""
    width: int
    """The width of the beam: how many lines of a turn it keeps, besides the best of each beginning."""
    place: int
    """The place of the level from the weakest: a game says how far each of them misjudges a turn."""

    def simulations(self, game: Game) -> int:
        """The number of simulations it makes in a thought."""
        return round(self.effort * profile(game.id).simulations)

    def settings(self, game: Game) -> SearchSettings:
        """The settings it searches a game with."""
        return self.settings_by(profile(game.id))

    def settings_by(self, known: Profile) -> SearchSettings:
        """The settings it searches a game of this profile with."""
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
"""The root width of levels that do not look ahead: among a few good turns, misjudging costs little."""

POSITIONS_A_LINE = 200
"""The positions that planning looks at, for each line of the beam."""

LEVELS: dict[str, Level] = {
    "novice": Level(effort=0.0, seconds=1.0, looks_ahead=False, width=0, place=0),
    "casual": Level(effort=0.0, seconds=1.0, looks_ahead=False, width=0, place=1),
    # Three lines: with twenty it all but never lost to Casual in Unconscious Mind, and kept up with Expert.
    "skilled": Level(effort=0.0, seconds=2.0, looks_ahead=False, width=3, place=2),
    "expert": Level(effort=1.0, seconds=3.5, looks_ahead=True, width=60, place=3),
}
"""Weakest first."""
