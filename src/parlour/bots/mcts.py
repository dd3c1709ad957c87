"""Monte Carlo tree search over whole turns, for any game and number of players, hidden information or not.

It is information-set search: a simulation plays in one position that fits the view (a world, or
determinization), so that over many of them a choice is good against everything that may be hidden. The
branches of the tree (`parlour.bots.tree`) are turns: chains of decisions found by planning
(`parlour.bots.candidates`), the most promising first. Which of them is best is a contest
(`parlour.bots.halving`).

After the turn at hand everybody maximises their own chances (max^n): among the turns of a node once it has
been seen often, by what looks best here and now until then (`parlour.bots.rollouts`). Simulations end with
the same one of the searcher's own turns (or where they leave the tree, if that is asked for), and are worth
the chances there: what every seat has is compared.
"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from parlour.bots.candidates import Evaluate
from parlour.bots.fortune import Fortune
from parlour.bots.rollouts import Rollouts
from parlour.bots.settings import SearchSettings
from parlour.bots.tree import Node, Tree, Turn, likeness
from parlour.kernel.state import OVER, State


class Search:
    """A tree for the decision of one seat; simulations can be added as long as there is time."""

    def __init__(
        self, world: State, evaluate: Evaluate, worth: Evaluate, settings: SearchSettings, rng: Random
    ) -> None:
        """Begin a search at a position in which a seat has a choice.

        Turns are planned by what a position is to a seat (`evaluate`). Where simulations end, what each
        seat has is compared (`worth`, in leads).
        """
        self.seat: i64 = world.actor
        self.worth: Evaluate = worth
        self.settings: SearchSettings = settings
        self.simulations: i64 = 0
        self.turns: i64 = 0
        """The number of turns played in the simulations."""
        self.origin: list[float] = []
        """The worth of each seat after the first simulation that does not end the game."""
        self.tree = Tree(self.seat, evaluate, settings, rng)
        self.rollouts = Rollouts(self.seat, evaluate, settings, self.tree.seed)
        self.root = Node()
        self.tree.grow(self.root, world, settings.width, settings.positions)

    def simulate(self, world: State, turn: Turn, seed: i64) -> None:
        """Simulate: play a turn in a world, and on from there, with the luck that goes with the seed."""
        position = world.copy()
        fortune = Fortune(seed)
        played = [turn]
        seats = [int(self.seat)]
        self.rollouts.play(position, turn.actions, fortune)
        fortune.go_on()
        rounds = self.settings.foresight
        is_in_tree = True
        while rounds > 0:
            fortune.settle(position)
            if position.actor == OVER:
                break
            seat = position.actor
            actions: list[int] | None = None
            if is_in_tree:
                last = played[len(played) - 1]
                node = last.after
                if node is None:
                    node = Node()
                    last.after = node
                node.visits += 1
                is_in_tree = node.visits > self.settings.grows
                if is_in_tree:
                    picked = self.tree.pick(node, position)
                    played.append(picked)
                    seats.append(int(seat))
                    actions = picked.actions
            if actions is None:
                if not self.settings.plays_on:
                    break
                actions = self.rollouts.guess(position, rounds, turn.number, fortune)
            self.rollouts.play(position, actions, fortune)
            fortune.go_on()
            self.turns += 1
            if seat == self.seat:
                rounds -= 1
        worth, chances = self.judge(position)
        self.learn(played, seats, worth, chances)
        self.simulations += 1
        self.turns += 1

    def learn(self, played: list[Turn], seats: list[int], worth: list[float], chances: list[float]) -> None:
        """Backpropagate the result of a simulation to every turn of it that is in the tree."""
        own = worth[self.seat]
        for at in range(len(played)):
            turn = played[at]
            value = worth[seats[at]]
            if seats[at] != self.seat and self.settings.paranoia > 0.0:
                value += self.settings.paranoia * (1.0 - own - value)
            turn.visits += 1
            turn.total += value + turn.bias
        first = played[0]
        if not first.chances:
            first.chances = [0.0] * len(chances)
        for seat in range(len(chances)):
            first.chances[seat] += chances[seat]

    def judge(self, position: State) -> tuple[list[float], list[float]]:
        """The worth of a position and the chance to win, by seat."""
        if position.actor == OVER:
            won = position.winners()
            winners: i64 = 0
            for one in won:
                winners += one
            shares = [float(one) / float(winners) for one in won]
            return shares, shares
        values = [self.worth(position, seat) for seat in range(position.players)]
        # Rivals the game plays by itself have points, but nothing to decide.
        points = position.scores()
        for rival in range(position.players, len(points)):
            values.append(float(points[rival]) / self.settings.lead)
        chances = likely(values)
        rivalry = self.settings.rivalry
        if rivalry == 1.0:
            return chances, chances
        if not self.origin:
            self.origin = values[:]
        discounted = [
            self.origin[seat] + rivalry * (values[seat] - self.origin[seat]) for seat in range(len(values))
        ]
        worth: list[float] = []
        for seat in range(len(values)):
            seen = discounted[:]
            seen[seat] = values[seat]
            worth.append(likely(seen)[seat])
        return worth, chances


def likely(values: list[float]) -> list[float]:
    """The chances to win by seat: a softmax of the worths, in leads."""
    best = max(values)
    shares = [likeness(value - best) for value in values]
    total = sum(shares)
    return [share / total for share in shares]
