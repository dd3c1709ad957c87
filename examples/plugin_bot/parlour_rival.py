"""A bot of your own: it tries its turn out in its head, and minds its opponents.

Install it beside Parlour with `pip install ./examples/plugin_bot`, and seat it by its name, `rival`.
"""

from __future__ import annotations

from typing import Any

from librt.random import Random

from parlour.bots import Bot
from parlour.kernel.game import Game
from parlour.kernel.state import State

TRIES = 4
"""How many times it tries each thing it may do."""

LONGEST = 100
"""Decisions after which it stops trying."""


class Rival(Bot):
    """Takes what can leave it furthest ahead of the best of the others at the end of its turn."""

    # A bot that knows some games only names them: games = ("amber",). This one plays all of them.

    def choose(self, game: Game, setup: Any, view: Any, rng: Random) -> int:
        # It plans no further than its next action; a bot that does answers with a list of them.
        # Hands and decks are hidden from a bot, as from anybody. These positions look the same to it as the
        # real one, and in all of them it may do the same.
        worlds = [game.imagine(setup, view, rng) for _ in range(TRIES)]
        legal = [int(action) for action in worlds[0].legal()]
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: max(_try(game, world, action, rng) for world in worlds))


def _try(game: Game, world: State, action: int, rng: Random) -> float:
    """How far ahead the seat is when it does this, and the rest of its turn by lot."""
    seat = int(world.actor)
    after = world.copy()
    after.apply(action)
    for _ in range(LONGEST):
        if after.actor != seat:
            break
        legal = after.legal()
        after.apply(legal[rng.randrange(len(legal))])
    others = [game.evaluate(after, other) for other in range(after.players) if other != seat]
    return game.evaluate(after, seat) - max(others, default=0.0)
