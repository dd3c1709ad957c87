"""The levels a person chooses a bot by: fixed settings, of which the strength is measured."""

from __future__ import annotations

import msgspec

from parlour.bots.mcts import Settings
from parlour.kernel.game import Game


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays. Weaker ones look less far and misjudge more, as people do."""

    simulations: int
    """Thought a turn."""
    seconds: float
    """However slow the machine, no longer than this a turn."""
    noise: float
    """How far it misjudges a position, in the game's `lead`."""

    def settings(self, game: Game) -> Settings:
        """What it searches a game with."""
        return Settings(game.lead, noise=self.noise)


LEVELS: dict[str, Level] = {
    "novice": Level(simulations=30, seconds=1.0, noise=0.8),
    "casual": Level(simulations=100, seconds=1.0, noise=0.3),
    "skilled": Level(simulations=400, seconds=2.0, noise=0.0),
    "expert": Level(simulations=2000, seconds=6.0, noise=0.0),
}
"""Weakest first."""
