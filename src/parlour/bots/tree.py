"""The tree of a search: nodes, and the turns that lead from one to the next.

It is open-loop: a node stands for every position the same turns lead to.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.candidates import LEAST_WIN, Evaluate, actions_to, different, has, plan_apart
from parlour.bots.settings import SearchSettings
from parlour.kernel.state import State

SURE: Final = 30.0
"""The difference in leads beyond which it decides everything: `exp` has an end."""


class Turn:
    """A turn at a node, which is a branch of the tree, with its statistics."""

    def __init__(self, number: i64, actions: list[int], guess: float) -> None:
        self.number: i64 = number
        """The number among the turns found at its node."""
        self.actions: list[int] = actions
        """The decisions that are choices; forced ones take themselves."""
        self.guess: float = guess
        """The evaluation of its end for the seat that plays it."""
        self.prior: float = 0.0
        """The prior chance that it is the best: a softmax of the guesses of the node's turns."""
        self.bias: float = 0.0
        """The noise: how far it is misjudged."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """The sum of its worth to the seat that plays it, over the visits."""
        self.chances: list[float] = []
        """The sums of the chances to win over the visits, by seat."""
        self.after: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def mean_chances(self) -> list[float]:
        """The mean chances to win after it, by seat."""
        return [chance / float(self.visits) for chance in self.chances]


class Node:
    """A node: every position the same turns lead to, where a seat is to play the next."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.turns: list[Turn] = []
        """The turns by guess, the best first."""

    def knows(self, legal: vec[i64]) -> bool:
        """Whether a turn of the node can be begun here: in another world perhaps none of them can."""
        for turn in self.turns:
            if has(legal, turn.actions[0]):
                return True
        return False


class Tree:
    """The tree: expands nodes by planning, and selects where to look next."""

    def __init__(self, seat: i64, evaluate: Evaluate, settings: SearchSettings, rng: Random) -> None:
        self.seat: i64 = seat
        """The searcher's seat."""
        self.evaluate: Evaluate = evaluate
        self.settings: SearchSettings = settings
        self.rng: Random = rng
        self.seed: i64 = rng.randrange(1 << 30)
        """The seed of the luck in plans."""

    def grow(self, node: Node, position: State, width: i64, positions: i64) -> None:
        """Expand a node: plan the turns that can be played there."""
        settings = self.settings
        ends = plan_apart(position, self.evaluate, self.seed, width, positions)
        most = settings.contenders
        for end in different(ends, most, settings.variants, most):
            self.note(node, actions_to(end), end.value, position.actor)
        node.turns.sort(key=by_guess)
        set_priors(node, settings.temper * settings.lead)

    def note(self, node: Node, actions: list[int], value: float, seat: i64) -> None:
        """Add a turn that can be played at a node, with the value of its end."""
        turn = find(node, actions)
        if turn is None:
            turn = Turn(len(node.turns), actions, value)
            node.turns.append(turn)
            if self.settings.misjudged > 0.0 and seat == self.seat:
                # A lead makes even chances e times as likely as the rival's: about a quarter more.
                turn.bias = 0.25 * self.settings.misjudged * self.bell()
        turn.guess = value + 4.0 * self.settings.lead * turn.bias

    def bell(self) -> float:
        """A random number, nearly normal, of mean 0 and deviation 1."""
        return (self.rng.random() + self.rng.random() + self.rng.random() - 1.5) * 2.0

    def pick(self, node: Node, position: State) -> Turn:
        """Select the turn to look at next (PUCT): good so far, or promising and looked at little."""
        settings = self.settings
        legal = position.legal()
        if settings.unseen_hands or not node.knows(legal):
            self.grow(node, position, 0, 0)
        widest: i64 = 1 + int(settings.widen * math.sqrt(float(node.visits - settings.grows)))
        reach = settings.explore * math.sqrt(float(node.visits))
        total = 0.0
        visits: i64 = 0
        for turn in node.turns:
            total += turn.total
            visits += turn.visits
        # What has not been tried is taken to be as good as what has, so far.
        untried = total / float(visits) if visits else 0.5
        best: Turn | None = None
        best_score = 0.0
        considered: i64 = 0
        for turn in node.turns:
            if not has(legal, turn.actions[0]):
                continue
            mean = turn.mean() if turn.visits else untried
            score = mean + reach * turn.prior / float(1 + turn.visits)
            if best is None or score > best_score:
                best = turn
                best_score = score
            considered += 1
            if considered >= widest:
                break
        assert best is not None, "a node that has been grown knows a turn"
        return best


def find(node: Node, actions: list[int]) -> Turn | None:
    for turn in node.turns:
        if turn.actions == actions:
            return turn
    return None


def set_priors(node: Node, temper: float) -> None:
    """Set the priors of a node's turns by their guesses.

    A win is taken for a little better than the best of the others: it may be one in the position that was
    planned in, and none in others that fit the view.
    """
    best = node.turns[0].guess
    for turn in node.turns:
        best = turn.guess
        if best < LEAST_WIN:
            break
    total = 0.0
    for turn in node.turns:
        turn.prior = likeness(min((turn.guess - best) / temper, 1.0))
        total += turn.prior
    for turn in node.turns:
        turn.prior /= total


def likeness(leads: float) -> float:
    """The likelihood of a turn that is better by so many leads, relative to the other: `exp(leads)`."""
    return math.exp(leads) if leads > -SURE else 0.0


def by_guess(turn: Turn) -> float:
    return -turn.guess
