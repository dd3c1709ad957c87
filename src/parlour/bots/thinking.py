"""A search with a budget: the contest between the turns a seat can play, halving by halving.

Bots that play and bots that advise think alike, so both do it here.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from librt.random import Random

from parlour.bots.mcts import Search, Settings
from parlour.kernel.game import Game
from parlour.kernel.state import State

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
    """Think about a choice of which only this view is known, for so many simulations or seconds."""
    ends = time.monotonic() + seconds
    search = Search(game.imagine(setup, view, rng), game.evaluate, game.worth, settings, rng)
    compare(search, lambda: game.imagine(setup, view, rng), simulations, rng, ends - time.monotonic())
    return search


def compare(
    search: Search,
    imagine: Callable[[], State],
    simulations: int,
    rng: Random,
    seconds: float = math.inf,
) -> None:
    """Find out which turn is best, in worlds that are imagined one after another.

    Whenever another share of the budget is spent, the worse half of the turns is dropped: most of it goes to
    those that are hard to tell apart. Without simulations nothing is compared.
    """
    if simulations == 0:
        return
    began = time.monotonic()
    halvings = math.ceil(math.log2(len(search.running)))
    for halving in range(1, halvings + 1):
        spent = search.simulations / simulations
        while spent < halving / halvings:
            world = imagine()
            seed = rng.randrange(SEEDS)
            for turn in search.running:
                search.simulate(world, turn, seed)
                passed = time.monotonic() - began
                if passed >= seconds:
                    return
            spent = max(search.simulations / simulations, passed / seconds)
        search.narrow()
