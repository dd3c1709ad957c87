"""A search with a budget: the contest between the turns a seat can play, halving by halving.

Bots that play and bots that advise think alike, so both do it here.
"""

from __future__ import annotations

import math
import time
from typing import Any

from librt.random import Random

from parlour.bots.mcts import Search, Settings
from parlour.kernel.game import Game

SEEDS = 1 << 30


def think(
    game: Game,
    setup: Any,
    view: Any,
    settings: Settings,
    simulations: int,
    rng: Random,
    seconds: float = math.inf,
) -> Search:
    """Think about a choice of which only this view is known, for so many simulations or seconds.

    Whenever another share of the budget is spent, the worse half of the turns is dropped: most of it goes to
    those that are hard to tell apart. Each time that all of them are tried it is in another world.
    """
    began = time.monotonic()
    search = Search(game.imagine(setup, view, rng), game.evaluate, settings, rng)
    if simulations == 0:
        return search
    halvings = math.ceil(math.log2(len(search.running)))
    for halving in range(1, halvings + 1):
        passed = time.monotonic() - began
        while max(search.simulations / simulations, passed / seconds) < halving / halvings:
            world = game.imagine(setup, view, rng)
            seed = rng.randrange(SEEDS)
            for turn in search.running:
                search.simulate(world, turn, seed)
                passed = time.monotonic() - began
                if passed >= seconds:
                    return search
        search.narrow()
    return search
