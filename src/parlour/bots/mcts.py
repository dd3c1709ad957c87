"""Information-set Monte Carlo tree search over whole turns, for any game and number of players.

A simulation plays in one position that fits the view (a world), so that over many of them a choice is good
against everything that may be hidden. The tree is open-loop: a node stands for every position the same turns
lead to, and chance is rolled anew each time. Its edges are turns: chains of decisions found by planning
(`parlour.bots.planning`), the most promising first; more are considered the more often a node is seen.
Planning is dear: turns are planned once for each player and round, those of the searcher for each way the
present turn may be played, too. Elsewhere what was found there is weighed: done, if it can be, and judged.
Only a node that is seen often has a plan of its own.

Every player maximises their own prospects (max^n). All simulations end at the same point, the end of one of
the searcher's own turns: what is compared has been played equally far, and is measured by where the first of
them led, in which all play as looks best at first sight.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.planning import Step, go_on, line_to, plan_turns, waits_for
from parlour.kernel.state import CHANCE, OVER, State, roll

Evaluate = Callable[[State, int], float]

SURE: Final = 30.0
"""Leads beyond which a difference decides everything: `exp` has an end."""


VARIANTS: Final = 4
"""Turns with the same beginning that are told apart at a node: choices that differ are worth more looks than
different ways to make the same choice."""

WEIGHED: Final = 12
"""Turns known from elsewhere that are weighed at a node."""

KNOWN: Final = 40
"""Turns that are kept in mind for a player and round."""

SEEN_OFTEN: Final = 40
"""Visits after which a node is worth a plan of its own."""


class Turn:
    """A way to play a turn, and what came of it so far."""

    def __init__(self, number: i64, actions: list[int], guess: float) -> None:
        self.number: i64 = number
        """Of the turns found at its node."""
        self.actions: list[int] = actions
        """The decisions that are choices; forced ones take themselves."""
        self.guess: float = guess
        """What its end is worth to who plays it, by evaluation."""
        self.prior: float = 0.0
        self.bias: float = 0.0
        """How far it is misjudged."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """The prospects of who plays it, added up over the visits."""
        self.chance: float = 0.0
        """The same for the chance to win."""
        self.after: Node | None = None

    def mean_chance(self) -> float:
        return self.chance / float(self.visits) if self.visits else 0.0


class Node:
    """Everything the same turns lead to: somebody is to play the next one."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.turns: list[Turn] = []
        """By guess, the best first."""
        self.world: i64 = -1
        """The one in which turns were last looked for here."""
        self.is_planned: bool = False
        """Otherwise its turns are known from elsewhere."""

    def is_worth_a_plan(self) -> bool:
        return self.visits > SEEN_OFTEN and not self.is_planned


class Settings:
    """What makes one search play unlike another."""

    def __init__(
        self,
        lead: float,
        rounds: int = 1,
        width: int = 40,
        positions: int = 4000,
        noise: float = 0.0,
        paranoia: float = 0.0,
        spread: float = 0.5,
        temper: float = 0.1,
        explore: float = 0.6,
        widen: float = 1.0,
        later_widen: float = 0.5,
        most: int = 24,
        anew: bool = False,
        thorough: bool = False,
        rivalry: float = 0.0,
    ) -> None:
        self.lead: float = lead
        """How much better an evaluation has to be to make a win e times as likely."""
        self.rounds: i64 = rounds
        """How many turns of its own the searcher looks ahead, after the present one."""
        self.noise: float = noise
        """How far the searcher misjudges turns, in spreads."""
        self.paranoia: float = paranoia
        """0: the others want to do well; 1: they want nothing more than that the searcher does not."""
        self.spread: float = spread * lead
        """How much better an evaluation is that is well worth having; given in leads."""
        self.temper: float = temper * lead
        """How much better a guess has to be to be looked at e times as much; given in leads."""
        self.explore: float = explore
        """How much is looked at what has been looked at little."""
        self.widen: float = widen
        """How fast more turns are considered: this many times the square root of the visits."""
        self.later_widen: float = widen if anew else later_widen
        """The same after the present turn: less, where it is known what others can do."""
        self.most: i64 = most
        """Turns that are told apart at a node."""
        self.anew: bool = anew
        """Whether turns are looked for again when a node is seen in another world: there others can do what
        they could not do before."""
        self.thorough: bool = thorough
        """Whether the searcher's own turns are planned at every node."""
        self.rivalry: float = rivalry
        """How much it counts what the others gain: 0, not at all; 1, as much as one's own gains."""
        # How many lines are kept in planning the turn at hand, and until how many positions were looked at
        self.width: i64 = width
        self.positions: i64 = positions


class Search:
    """A tree for the decision of one seat; simulations can be added as long as there is time."""

    def __init__(self, world: State, evaluate: Evaluate, settings: Settings, rng: Random) -> None:
        """For a position in which a seat has a choice."""
        self.seat: i64 = world.actor
        self.evaluate: Evaluate = evaluate
        self.settings: Settings = settings
        self.rng: Random = rng
        self.simulations: i64 = 0
        self.world: i64 = 1
        """A number for the world that is played in."""
        self.entered: State = world
        self.chances: list[float] = [0.0] * len(world.scores())
        """By seat, the chance to win, added up over the simulations."""
        self.origin: list[float] = []
        """By seat, what things are worth after the first simulation that does not end the game."""
        self.known: dict[tuple[int, int, int, int], list[list[int]]] = {}
        """The turns found so far, by world (if they are looked for anew in each), round and seat; the
        searcher's own also by the present turn, as one thing leads to another."""
        self.present: i64 = -1
        """How the present turn is played in this simulation: the number of a turn of the root."""
        self.seed: i64 = rng.randrange(1 << 30)
        """Of what chance brings while turns are weighed."""
        self.root = Node()
        self.grow(self.root, world)

    # From outside

    def run(self, world: State, simulations: i64) -> None:
        """Simulations in one world."""
        self.enter(world)
        for _ in range(simulations):
            self.simulate(world.copy(), None)

    def run_along(self, world: State, first: Turn, simulations: i64) -> None:
        """Simulations that begin with a given turn; they do not count for the chances of the position."""
        self.enter(world)
        for _ in range(simulations):
            self.simulate(world.copy(), first)

    def enter(self, world: State) -> None:
        if world is not self.entered:
            self.entered = world
            self.world += 1

    def mean_chances(self) -> list[float]:
        """By seat, how likely they are to win."""
        return [chance / float(self.simulations) for chance in self.chances]

    def best(self) -> Turn:
        """What was looked at most often; of equals the one that turned out better."""
        best = self.root.turns[0]
        for turn in self.root.turns:
            if (turn.visits, turn.total) > (best.visits, best.total):
                best = turn
        return best

    # One simulation

    def simulate(self, position: State, first: Turn | None) -> None:
        node = self.root
        played: list[Turn] = []
        seats: list[int] = []
        rounds = self.settings.rounds
        while True:
            seat = position.actor
            node.visits += 1
            if first is None or played:
                turn = self.pick(node, position, rounds)
            else:
                turn = first
            if not played:
                self.present = turn.number
            played.append(turn)
            seats.append(seat)
            self.play(position, turn.actions)
            if seat == self.seat:
                if rounds == 0:
                    break
                rounds -= 1
            settle(position, self.rng)
            if position.actor == OVER:
                break
            after = turn.after
            if after is None:
                after = Node()
                turn.after = after
            node = after
        prospects, chances = self.judge(position)
        own = prospects[self.seat]
        for at in range(len(played)):
            turn = played[at]
            seat = seats[at]
            value = prospects[seat]
            if seat != self.seat and self.settings.paranoia > 0.0:
                value += self.settings.paranoia * (1.0 - own - value)
            turn.visits += 1
            turn.total += value + turn.bias
            turn.chance += chances[seat]
        if first is None:
            self.simulations += 1
            for seat in range(len(chances)):
                self.chances[seat] += chances[seat]

    def pick(self, node: Node, position: State, rounds: i64) -> Turn:
        """Where to look next, with so many rounds to go: what is good so far, or promises to be and was
        looked at little."""
        legal = position.legal()
        # Another world, other hands: what was found before may not be what they can do best.
        is_new = self.settings.anew and node is not self.root and node.world != self.world
        if is_new or node.is_worth_a_plan() or not is_known(node, legal):
            self.look_for_turns(node, position, rounds)
        widen = self.settings.widen if node is self.root else self.settings.later_widen
        widest: i64 = 1 + int(widen * math.sqrt(float(node.visits)))
        reach = self.settings.explore * math.sqrt(float(node.visits))
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
            mean = turn.total / float(turn.visits) if turn.visits else untried
            score = mean + reach * turn.prior / float(1 + turn.visits)
            if best is None or score > best_score:
                best = turn
                best_score = score
            considered += 1
            if considered >= widest:
                break
        assert best is not None, "a node that has been grown knows a turn"
        return best

    def look_for_turns(self, node: Node, position: State, rounds: i64) -> None:
        """What can be done in a turn, with so many rounds to go: what is known, or what a plan finds."""
        world = self.world if self.settings.anew else 0
        present = self.present if position.actor == self.seat else -1
        key = (int(world), int(rounds), int(position.actor), int(present))
        lines = self.known.get(key)
        is_thorough = self.settings.thorough and position.actor == self.seat
        if lines is not None and not is_thorough and not node.is_worth_a_plan():
            if self.weigh(node, position, lines):
                return
        self.grow(node, position)
        found = [turn.actions for turn in node.turns]
        if lines is not None:
            found += [line for line in lines if line not in found]
        self.known[key] = found[:KNOWN]

    def weigh(self, node: Node, position: State, lines: list[list[int]]) -> bool:
        """Do what is known to see what it is worth here; false if none of it can even be begun."""
        legal = position.legal()
        left: i64 = WEIGHED
        begun: list[int] | None = None
        for line in lines:
            if left == 0:
                break
            if has(legal, line[0]):
                if begun is None:
                    begun = line
                tried = position.copy()
                if self.can_do(tried, line):
                    left -= 1
                    self.note(node, line, self.evaluate(tried, position.actor), position.actor)
        if left == WEIGHED:
            if begun is None:
                return False
            tried = position.copy()
            self.play(tried, begun)
            self.note(node, begun, self.evaluate(tried, position.actor), position.actor)
        self.put_in_order(node)
        return True

    def can_do(self, position: State, line: list[int]) -> bool:
        """Do a turn to its end, if all of it can be done."""
        seat = position.actor
        for action in line:
            if position.actor != seat or not has(position.legal(), action):
                return False
            position.apply(action)
            go_on(position, seat, self.evaluate, self.seed)
        return position.actor != seat

    def grow(self, node: Node, position: State) -> None:
        """Plan what can be done in a turn."""
        settings = self.settings
        is_at_hand = node is self.root
        ends = plan_turns(
            position,
            self.evaluate,
            self.rng,
            settings.width if is_at_hand else 0,
            settings.positions if is_at_hand else 0,
        )
        for end in different(ends, settings.most):
            actions = [int(step.action) for step in line_to(end)][1:]
            self.note(node, actions, end.value, position.actor)
        node.is_planned = True
        self.put_in_order(node)

    def note(self, node: Node, actions: list[int], value: float, seat: i64) -> None:
        """A turn that can be done here, and what its end is worth."""
        known = find(node, actions)
        if known is None:
            self.add(node, actions, value, seat)
        else:
            known.guess = value + 2.0 * self.settings.spread * known.bias

    def put_in_order(self, node: Node) -> None:
        node.world = self.world
        node.turns.sort(key=by_guess)
        set_priors(node, self.settings.temper)

    def add(self, node: Node, actions: list[int], guess: float, seat: i64) -> Turn:
        turn = Turn(len(node.turns), actions, guess)
        if self.settings.noise > 0.0 and seat == self.seat:
            misjudged = self.settings.noise * self.bell()
            turn.guess += self.settings.spread * misjudged
            turn.bias = 0.5 * misjudged
        node.turns.append(turn)
        return turn

    def bell(self) -> float:
        """A number around 0, mostly between -1 and 1."""
        return (self.rng.random() + self.rng.random() + self.rng.random() - 1.5) * 2.0

    def play(self, position: State, actions: list[int]) -> None:
        """Play a turn as planned; where chance has it that this cannot be, on by what looks best."""
        seat = position.actor
        at = 0
        is_planned = True
        while True:
            if position.actor == seat:
                legal = position.legal()
                if len(legal) == 1:
                    position.apply(legal[0])
                    continue
                if is_planned and at < len(actions):
                    action: i64 = actions[at]
                    at += 1
                    if has(legal, action):
                        position.apply(action)
                        continue
                is_planned = False
                position.apply(self.quick(position, legal))
            elif position.actor == CHANCE and waits_for(position) == seat:
                position.apply(roll(position, self.rng))
            else:
                return

    def quick(self, position: State, legal: vec[i64]) -> i64:
        """The action that looks best right after it."""
        seat = position.actor
        best: i64 = legal[0]
        best_value = 0.0
        is_first = True
        for action in legal:
            tried = position.copy()
            tried.apply(action)
            value = self.evaluate(tried, seat)
            if is_first or value > best_value:
                best = action
                best_value = value
                is_first = False
        return best

    def judge(self, position: State) -> tuple[list[float], list[float]]:
        """By seat, how well off they are, from 0 to 1, and how likely to win."""
        if position.actor == OVER:
            won = position.winners()
            winners: i64 = 0
            for one in won:
                winners += one
            shares = [float(one) / float(winners) for one in won]
            return shares, shares
        values = [self.evaluate(position, seat) for seat in range(position.players)]
        if not self.origin:
            self.origin = values[:]
        gains = [values[seat] - self.origin[seat] for seat in range(position.players)]
        prospects = [
            squashed(self.apart(gains, seat) / self.settings.spread) for seat in range(position.players)
        ]
        # Rivals the game plays by itself have points, but nothing to decide.
        points = position.scores()
        for rival in range(position.players, len(points)):
            values.append(float(points[rival]))
        return prospects, likely(values, self.settings.lead)

    def apart(self, gains: list[float], seat: i64) -> float:
        """What a seat gains, beside what the others do on average."""
        gain = gains[seat]
        others: i64 = len(gains) - 1
        if others == 0:
            return gain
        return gain - self.settings.rivalry * (sum(gains) - gain) / float(others)


def different(ends: list[Step], most: i64) -> list[Step]:
    """The best turns, not too many of one beginning. Those that are worth exactly the same are the same in
    another order, as a rule."""
    kept: list[Step] = []
    begun: dict[int, int] = {}
    for end in ends:
        first = int(end.first)
        alike = begun.get(first, 0)
        if len(kept) < most and alike < VARIANTS and (not kept or end.value < kept[-1].value):
            begun[first] = alike + 1
            kept.append(end)
    return kept


def is_known(node: Node, legal: vec[i64]) -> bool:
    """Is there a turn that can be begun here? In another world it may not be one of those known."""
    for turn in node.turns:
        if has(legal, turn.actions[0]):
            return True
    return False


def find(node: Node, actions: list[int]) -> Turn | None:
    for turn in node.turns:
        if turn.actions == actions:
            return turn
    return None


def settle(position: State, rng: Random) -> None:
    """Let chance and forced decisions run to the next choice."""
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.apply(roll(position, rng))
        else:
            legal = position.legal()
            if len(legal) > 1:
                return
            position.apply(legal[0])


def set_priors(node: Node, temper: float) -> None:
    best = node.turns[0].guess
    total = 0.0
    for turn in node.turns:
        turn.prior = likeness((turn.guess - best) / temper)
        total += turn.prior
    for turn in node.turns:
        turn.prior /= total


def likely(values: list[float], lead: float) -> list[float]:
    """By seat, how likely they are to win, by what things are worth to them."""
    best = max(values)
    shares = [likeness((value - best) / lead) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def has(legal: vec[i64], action: i64) -> bool:
    """Is it one of these? They are in ascending order."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action


def squashed(spreads: float) -> float:
    """From 0 to 1: half for nothing won or lost, and ever less for what comes on top."""
    return 0.5 + 0.5 * spreads / (1.0 + abs(spreads))


def likeness(leads: float) -> float:
    return math.exp(leads) if leads > -SURE else 0.0


def by_guess(turn: Turn) -> float:
    return -turn.guess
