"""Sequential halving: the contest between the turns a seat can play, with a budget of simulations and time.

All that are still in it are tried in the same worlds and with the same luck, so that what is compared differs
by the turn alone. Whenever another share of the budget is spent, the worse half is dropped: most of it goes
to those that are hard to tell apart. Bots that play and bots that advise think alike, so both do it here.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from librt.random import Random

from parlour.bots.mcts import Search
from parlour.bots.profile import in_leads
from parlour.bots.settings import SearchSettings
from parlour.bots.tree import Turn
from parlour.kernel.game import Game
from parlour.kernel.state import State

SEEDS = 1 << 30


class Contest:
    """A contest between the turns of a search, by sequential halving."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.running: list[Turn] = search.root.turns[:]
        """The turns still in the running; those that look or did best come first."""
        self.dropped: list[Turn] = []
        """The dropped turns; those that were in the running longest come first."""

    def best(self) -> Turn:
        """The best turn of those in the running; before any was tried, the one that looks best."""
        return max(self.running, key=lambda turn: turn.mean())

    def halve(self) -> None:
        """Drop the worse half of the turns in the running."""
        self.running.sort(key=lambda turn: -turn.mean())
        half = (len(self.running) + 1) // 2
        self.dropped = self.running[half:] + self.dropped
        self.running = self.running[:half]

    def hold(
        self,
        imagine: Callable[[], State],
        simulations: int,
        rng: Random,
        seconds: float = math.inf,
    ) -> None:
        """Spend a budget of simulations or seconds, in worlds that are imagined one after another.

        Without simulations nothing is compared.
        """
        if simulations == 0:
            return
        search = self.search
        began = time.monotonic()
        halvings = math.ceil(math.log2(len(self.running)))
        for halving in range(1, halvings + 1):
            spent = search.simulations / simulations
            while spent < halving / halvings:
                world = imagine()
                seed = rng.randrange(SEEDS)
                for turn in self.running:
                    search.simulate(world, turn, seed)
                    passed = time.monotonic() - began
                    if passed >= seconds:
                        return
                spent = max(search.simulations / simulations, passed / seconds)
            self.halve()


def think(
    game: Game,
    setup: Any,
    view: Any,
    settings: SearchSettings,
    simulations: int,
    rng: Random,
    seconds: float = math.inf,
) -> Contest:
    """Hold a contest between the turns of a choice, of which only this view is known, within a budget."""
    ends = time.monotonic() + seconds
    world = game.imagine(setup, view, rng)
    contest = Contest(Search(world, game.evaluate, in_leads(game), settings, rng))
    contest.hold(lambda: game.imagine(setup, view, rng), simulations, rng, ends - time.monotonic())
    return contest
