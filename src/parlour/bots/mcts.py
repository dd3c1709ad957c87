"""Information-set Monte Carlo tree search, for any game and number of players.

Each simulation plays in one position that fits the view (a world), so that over many of them a choice is
good against everything that may be hidden. The tree is open-loop: its edges are the decisions of players,
chance is rolled anew each time and forced decisions are no decisions; so one node stands for all positions
the same decisions lead to. Every player maximises their own share of the prospects (max^n).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.state import CHANCE, OVER, State, roll

Evaluate = Callable[[State, int], float]

LATER: Final = 4
"""Visits before the decisions at a node are told apart: most nodes are never seen so often."""

SURE: Final = 30.0
"""Leads beyond which a difference decides everything; `exp` ends somewhere."""


class Edge:
    """A decision somebody may take, and what came of it so far."""

    def __init__(self, action: i64, guess: float) -> None:
        self.action: i64 = action
        self.guess: float = guess
        """What the position right after it is worth to who decides, by evaluation."""
        self.prior: float = 0.0
        self.bias: float = 0.0
        """How far it is misjudged."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """The prospects of who decides, added up over the visits."""
        self.child: Node | None = None


class Node:
    """Everything the same decisions lead to."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        """By guess, the best first."""
        self.known: dict[int, Edge] = {}

    def favourite(self, legal: vec[i64]) -> Edge | None:
        """The decision that was looked at most; of equals the one that turned out better."""
        best: Edge | None = None
        for edge in self.edges:
            if edge.visits and edge.action in legal:
                if best is None or (edge.visits, edge.total) > (best.visits, best.total):
                    best = edge
        return best


class Settings:
    """What makes one search play unlike another."""

    def __init__(
        self,
        lead: float,
        explore: float = 1.2,
        sharpness: float = 1.0,
        widen: float = 1.6,
        paranoia: float = 0.0,
        depth: int = 60,
        playout: int = 0,
        mix: float = 0.5,
        noise: float = 0.0,
    ) -> None:
        self.lead: float = lead
        """How much better an evaluation has to be to make a win e times as likely."""
        self.explore: float = explore
        self.sharpness: float = sharpness
        """How much the guesses weigh in where to look first."""
        self.widen: float = widen
        """How fast more actions are considered: this many times the square root of the visits."""
        self.paranoia: float = paranoia
        """0: the others want to win; 1: they want nothing more than that who searches loses."""
        self.depth: i64 = depth
        """Decisions of players below the root, at most."""
        self.playout: i64 = playout
        """Decisions played on by quick guesses before a position is evaluated once more."""
        self.mix: float = mix
        """How much what is found by playing on counts, beside the position where the tree ends."""
        self.noise: float = noise
        """How far decisions of who searches are misjudged, in leads."""


class Search:
    """A tree for the decision of one seat; simulations can be added as long as there is time."""

    def __init__(self, seat: i64, evaluate: Evaluate, settings: Settings, rng: Random) -> None:
        self.seat: i64 = seat
        self.evaluate: Evaluate = evaluate
        self.settings: Settings = settings
        self.rng: Random = rng
        self.root = Node()
        self.totals: list[float] = []
        """By seat, their prospects, added up over the simulations."""
        self.simulations: i64 = 0

    def run(self, world: State, simulations: i64) -> None:
        """Simulations in one world."""
        for _ in range(simulations):
            self.simulate(world.copy(), ())

    def run_along(self, world: State, line: tuple[int, ...], simulations: i64) -> None:
        """Simulations that begin with given decisions; they do not count for the chances of the position."""
        for _ in range(simulations):
            self.simulate(world.copy(), line)

    def chances(self) -> list[float]:
        """By seat, how likely they are to win."""
        return [total / float(self.simulations) for total in self.totals]

    def best(self) -> i64:
        """What was looked at most often; of equals the one that turned out better."""
        best = self.root.edges[0]
        for edge in self.root.edges:
            if (edge.visits, edge.total) > (best.visits, best.total):
                best = edge
        return best.action

    def simulate(self, position: State, line: tuple[int, ...]) -> None:
        node = self.root
        taken: list[Edge] = []
        seats: list[int] = []
        given = 0
        while True:
            self.settle(position)
            if position.actor == OVER or len(taken) >= self.settings.depth:
                break
            node.visits += 1
            wanted: i64 = -1
            legal = position.legal()
            while given < len(line):
                # The forced decisions of the line have been taken already.
                action: i64 = line[given]
                given += 1
                if action in legal:
                    wanted = action
                    break
            if node.visits < LATER and taken and wanted < 0:
                break
            self.expand(node, position, legal)
            edge = self.select(node, legal) if wanted < 0 else node.known[int(wanted)]
            taken.append(edge)
            seats.append(position.actor)
            position.apply(edge.action)
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            node = child
        prospects = self.foreseen(position)
        own = prospects[self.seat]
        for at in range(len(taken)):
            edge = taken[at]
            seat = seats[at]
            value = prospects[seat]
            if seat != self.seat and self.settings.paranoia > 0.0:
                value += self.settings.paranoia * (1.0 - own - value)
            edge.visits += 1
            edge.total += value + edge.bias
        if not line:
            self.count(prospects)

    def count(self, prospects: list[float]) -> None:
        self.simulations += 1
        if not self.totals:
            self.totals = [0.0] * len(prospects)
        for seat in range(len(prospects)):
            self.totals[seat] += prospects[seat]

    def settle(self, position: State) -> None:
        """Let chance and forced decisions run to the next choice."""
        while position.actor != OVER:
            if position.actor == CHANCE:
                position.apply(roll(position, self.rng))
            else:
                legal = position.legal()
                if len(legal) > 1:
                    return
                position.apply(legal[0])

    def expand(self, node: Node, position: State, legal: vec[i64]) -> None:
        """Know every action that is legal here: in another world others may be."""
        new = False
        settings = self.settings
        for action in legal:
            if int(action) not in node.known:
                tried = position.copy()
                tried.apply(action)
                edge = Edge(action, self.evaluate(tried, position.actor))
                if settings.noise > 0.0 and position.actor == self.seat:
                    misjudged = settings.noise * self.bell()
                    edge.guess += settings.lead * misjudged
                    edge.bias = 0.25 * misjudged
                node.known[int(action)] = edge
                node.edges.append(edge)
                new = True
        if new:
            node.edges.sort(key=by_guess)
            self.set_priors(node)

    def bell(self) -> float:
        """A number around 0, mostly between -1 and 1."""
        return (self.rng.random() + self.rng.random() + self.rng.random() - 1.5) * 2.0

    def set_priors(self, node: Node) -> None:
        best = node.edges[0].guess
        total = 0.0
        for edge in node.edges:
            edge.prior = likeness(self.settings.sharpness * (edge.guess - best) / self.settings.lead)
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def select(self, node: Node, legal: vec[i64]) -> Edge:
        """Where to look next: what is good so far, or promises to be and was looked at little."""
        here: set[int] | None = None
        if len(legal) != len(node.edges):
            here = {int(action) for action in legal}
        widest: i64 = 2 + int(self.settings.widen * math.sqrt(float(node.visits)))
        reach = self.settings.explore * math.sqrt(float(node.visits))
        best: Edge | None = None
        best_score = 0.0
        considered: i64 = 0
        # What has not been tried is taken to be as good as what has, so far.
        total = 0.0
        visits: i64 = 0
        for edge in node.edges:
            if edge.visits:
                total += edge.total
                visits += edge.visits
        untried = total / float(visits) if visits else 0.5
        for edge in node.edges:
            if here is not None and int(edge.action) not in here:
                continue
            considered += 1
            if considered > widest:
                break
            mean = edge.total / float(edge.visits) if edge.visits else untried
            score = mean + reach * edge.prior / float(1 + edge.visits)
            if best is None or score > best_score:
                best = edge
                best_score = score
        assert best is not None, "a position that waits for a seat has legal actions"
        return best

    def foreseen(self, position: State) -> list[float]:
        """By seat, the prospects of a position where the tree ends."""
        prospects = self.prospects(position)
        if position.actor == OVER or self.settings.playout == 0:
            return prospects
        self.play_on(position)
        later = self.prospects(position)
        mix = self.settings.mix
        return [(1.0 - mix) * prospects[seat] + mix * later[seat] for seat in range(len(prospects))]

    def play_on(self, position: State) -> None:
        """A few decisions more, each the best of some by evaluation."""
        left = self.settings.playout
        while left > 0:
            self.settle(position)
            if position.actor == OVER:
                return
            left -= 1
            legal = position.legal()
            count: i64 = len(legal)
            best: State | None = None
            best_value = 0.0
            for _ in range(min(count, 3)):
                tried = position.copy()
                tried.apply(legal[self.rng.randrange(count)])
                value = self.evaluate(tried, position.actor)
                if best is None or value > best_value:
                    best = tried
                    best_value = value
            assert best is not None
            position = best

    def prospects(self, position: State) -> list[float]:
        """By seat, how likely they are to win."""
        if position.actor == OVER:
            won = position.winners()
            winners: i64 = 0
            for one in won:
                winners += one
            return [float(one) / float(winners) for one in won]
        values = [self.evaluate(position, seat) for seat in range(position.players)]
        best = max(values)
        shares = [likeness((value - best) / self.settings.lead) for value in values]
        total = sum(shares)
        return [share / total for share in shares]


def likeness(leads: float) -> float:
    return math.exp(leads) if leads > -SURE else 0.0


def by_guess(edge: Edge) -> float:
    return -edge.guess
