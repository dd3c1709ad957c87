"""Information-set Monte Carlo tree search over whole turns, for any game and number of players.

A simulation plays in one position that fits the view (a world), so that over many of them a choice is good
against everything that may be hidden. The tree is open-loop: a node stands for every position the same turns
lead to. Its edges are turns: chains of decisions found by planning (`parlour.bots.planning`), the most
promising first.

Which turn is best is a contest between those the seat can play now. All that are still in it are tried in
the same worlds and with the same luck, so that what is compared differs by the turn alone; who calls drops
the worse half of them now and then (sequential halving). After the turn at hand everybody maximises their own
chances (max^n): among the turns of a node once it has been seen often, by what looks best here and now until
then. Simulations end with the same one of the searcher's own turns (or where they leave the tree, if that is
asked for), and are worth the chances there: what every seat has is compared.

Planning is dear: where a game does not ask for more, turns are planned now and then for each player and
round, those of the searcher for each way the present turn may be played, too. Elsewhere what was found there
is weighed: done, if it can be, and judged. Where too little of it can be done, what promised most is begun
alike, and planned from there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.planning import Step, go_on, line_to, plan_turns, waits_for
from parlour.kernel.state import CHANCE, OVER, State

Evaluate = Callable[[State, int], float]

SURE: Final = 30.0
"""Leads beyond which a difference decides everything: `exp` has an end."""

WEIGHED: Final = 8
"""Turns known from elsewhere that are weighed at a time."""

ENOUGH: Final = 3
"""Of these, how many have to be possible: the best of fewer is hardly a choice. Where they are not, so many
of the ways they begin are planned."""

RENEWED: Final = 32
"""Every so many times, turns are planned in full again."""

TURNS_APART: Final = 7919
"""Between the seeds of two turns; sources are numbered below that."""

ALL: Final = 1 << 30
"""More ways to begin a turn than there are."""

KNOWN: Final = 24
"""Turns that are kept in mind for a player and round."""


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
        """What it was worth to who plays it, added up over the visits."""
        self.chances: list[float] = []
        """By seat, the chance to win, added up over the visits."""
        self.after: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def mean_chances(self) -> list[float]:
        """By seat, how likely they are to win after it."""
        return [chance / float(self.visits) for chance in self.chances]


class Node:
    """Everything the same turns lead to: somebody is to play the next one."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.turns: list[Turn] = []
        """By guess, the best first."""


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
        temper: float = 0.1,
        explore: float = 0.3,
        widen: float = 0.5,
        grows: int = 32,
        most: int = 8,
        variants: int = 4,
        anew: bool = False,
        planned: int = 0,
        rivalry: float = 1.0,
        plays_on: bool = True,
    ) -> None:
        self.lead: float = lead
        """How much better an evaluation has to be to make a win e times as likely."""
        self.rounds: i64 = rounds
        """How many turns of its own the searcher looks ahead, after the present one."""
        self.noise: float = noise
        """How far the searcher misjudges turns, in leads."""
        self.paranoia: float = paranoia
        """0: the others want to do well; 1: they want nothing more than that the searcher does not."""
        self.temper: float = temper * lead
        """How much better a guess has to be to be looked at e times as much; given in leads."""
        self.explore: float = explore
        """How much is looked at what has been looked at little."""
        self.widen: float = widen
        """How fast more turns are considered at a node: this many times the square root of its visits."""
        self.grows: i64 = grows
        """Visits after which a node has turns of its own; until then what looks best is played there."""
        self.most: i64 = most
        """Turns that are told apart at a node."""
        self.variants: i64 = variants
        """Of these, how many may begin alike: choices that differ are worth more looks than different
        ways to make the same choice."""
        self.anew: bool = anew
        """Whether turns are looked for again whenever a node is seen: others may hold other things then."""
        self.planned: i64 = planned
        """How many of the known ways to begin a turn are planned anew wherever it is played. None: turns that
        are known are weighed. ALL: whether they are known or not."""
        self.rivalry: float = rivalry
        """How much of what the others gain counts. If it all does, what is good for everybody alike is worth
        nothing."""
        self.plays_on: bool = plays_on
        """Whether a simulation goes on to its horizon once it has left the tree. If not, it is worth what
        things look like there: far more of them in the same time, each of which sees less far."""
        # How many lines are kept in planning the turn at hand, and until how many positions were looked at
        self.width: i64 = width
        self.positions: i64 = positions


class Fortune:
    """What chance brings in one simulation. The same seed brings the same in the same turn, whatever was
    drawn before it, and to each source of luck, whatever others bring: simulations that differ share it."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.streams: dict[int, Random] = {}

    def go_on(self) -> None:
        """To the next turn."""
        self.seed += TURNS_APART
        self.streams = {}

    def draw(self, position: State) -> i64:
        """An outcome for a chance decision, by its weights; a like one, where the odds are alike."""
        source = position.source()
        stream = self.streams.get(source)
        if stream is None:
            stream = Random(self.seed + source)
            self.streams[source] = stream
        # Not by `randrange`: where there are a few tickets more or fewer, the same part of them is to win.
        return position.outcome(int(stream.random() * float(position.tickets())))

    def settle(self, position: State) -> None:
        """Let chance and forced decisions run to the next choice."""
        while position.actor != OVER:
            if position.actor == CHANCE:
                position.apply(self.draw(position))
            else:
                legal = position.legal()
                if len(legal) > 1:
                    return
                position.apply(legal[0])


class Search:
    """A tree for the decision of one seat; simulations can be added as long as there is time."""

    def __init__(
        self, world: State, evaluate: Evaluate, worth: Evaluate, settings: Settings, rng: Random
    ) -> None:
        """For a position in which a seat has a choice.

        Turns are planned by what a position is to a seat (`evaluate`). Where simulations end, what each
        seat has is compared (`worth`, in leads).
        """
        self.seat: i64 = world.actor
        self.evaluate: Evaluate = evaluate
        self.worth: Evaluate = worth
        self.settings: Settings = settings
        self.rng: Random = rng
        self.simulations: i64 = 0
        self.turns: i64 = 0
        """Played in the simulations."""
        self.known: dict[tuple[int, int, int], list[list[int]]] = {}
        """The turns found so far, by round and seat; the searcher's own also by the present turn, as one
        thing leads to another."""
        self.looks: dict[tuple[int, int, int], int] = {}
        """By the same, how often they were looked for."""
        self.origin: list[float] = []
        """By seat, what things were worth after the first simulation that does not end the game."""
        self.present: i64 = -1
        """How the present turn is played in this simulation: the number of a turn of the root."""
        self.seed: i64 = rng.randrange(1 << 30)
        """Of what chance brings in plans."""
        self.root = Node()
        self.grow(self.root, world, settings.width, settings.positions)
        self.running: list[Turn] = self.root.turns[:]
        """The turns that may still turn out to be the best; those that look or did best come first."""
        self.dropped: list[Turn] = []
        """The others; those that were in the running longest come first."""

    # The contest between the turns at hand

    def best(self) -> Turn:
        """Of those in the running, the one that turned out best; before any was tried, what looks best."""
        best = self.running[0]
        for turn in self.running:
            if turn.visits and turn.mean() > best.mean():
                best = turn
        return best

    def narrow(self) -> None:
        """Drop the worse half of those in the running."""
        self.running.sort(key=by_mean)
        half = (len(self.running) + 1) // 2
        self.dropped = self.running[half:] + self.dropped
        self.running = self.running[:half]

    # One simulation

    def simulate(self, world: State, turn: Turn, seed: i64) -> None:
        """Play a turn in a world, and on from there, with the luck that goes with the seed."""
        position = world.copy()
        fortune = Fortune(seed)
        played = [turn]
        seats = [int(self.seat)]
        self.present = turn.number
        self.play(position, turn.actions, fortune)
        fortune.go_on()
        rounds = self.settings.rounds
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
                    picked = self.pick(node, position)
                    played.append(picked)
                    seats.append(int(seat))
                    actions = picked.actions
            if actions is None:
                if not self.settings.plays_on:
                    break
                actions = self.guess_turn(position, rounds)
            self.play(position, actions, fortune)
            fortune.go_on()
            self.turns += 1
            if seat == self.seat:
                rounds -= 1
        worth, chances = self.judge(position)
        self.learn(played, seats, worth, chances)
        self.simulations += 1
        self.turns += 1

    def learn(self, played: list[Turn], seats: list[int], worth: list[float], chances: list[float]) -> None:
        """What came of a simulation, for every turn of it that is in the tree."""
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

    def pick(self, node: Node, position: State) -> Turn:
        """Where to look next at a node: what is good so far, or promises to be and was looked at little."""
        legal = position.legal()
        if self.settings.anew or not is_known(node, legal):
            self.grow(node, position, 0, 0)
        widest: i64 = 1 + int(self.settings.widen * math.sqrt(float(node.visits - self.settings.grows)))
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

    def guess_turn(self, position: State, rounds: i64) -> list[int]:
        """What looks best here, with so many rounds to go: by a plan, or among the turns that are known."""
        present = self.present if position.actor == self.seat else -1
        key = (int(rounds), int(position.actor), int(present))
        lines = self.known.get(key, [])
        beginnings: set[int] | None = None
        looks = self.looks.get(key, 0)
        self.looks[key] = looks + 1
        if looks % RENEWED and self.settings.planned < ALL:
            most: i64 = self.settings.planned
            if most == 0:
                best = self.weigh(position, lines)
                if best is not None:
                    return best
                most = ENOUGH
            # What is known can be begun here at least, and then it may go on otherwise.
            beginnings = begun_by(lines, position.legal(), most) or None
        ends = plan_turns(position, self.evaluate, Random(self.seed), 0, 0, beginnings)
        if self.settings.planned == ALL:
            return actions_to(ends[0])
        found = [actions_to(end) for end in different(ends, self.settings.most, self.settings.variants)]
        self.known[key] = (found + [line for line in lines if line not in found])[:KNOWN]
        return found[0]

    def weigh(self, position: State, lines: list[list[int]]) -> list[int] | None:
        """The best of the turns that are known, if enough of them can be done here."""
        seat = position.actor
        legal = position.legal()
        done: i64 = 0
        best: list[int] | None = None
        best_value = 0.0
        for line in lines:
            if has(legal, line[0]):
                tried = position.copy()
                if self.can_do(tried, line):
                    value = self.evaluate(tried, seat)
                    if best is None or value > best_value:
                        best = line
                        best_value = value
                    done += 1
                    if done == WEIGHED:
                        break
        return best if done >= ENOUGH else None

    def can_do(self, position: State, line: list[int]) -> bool:
        """Do a turn to its end, if all of it can be done."""
        seat = position.actor
        legal = position.legal()
        for action in line:
            if not has(legal, action):
                return False
            position.apply(action)
            legal = go_on(position, seat, self.evaluate, self.seed)
        return len(legal) == 0

    def grow(self, node: Node, position: State, width: i64, positions: i64) -> None:
        """Plan what can be done in a turn."""
        ends = plan_turns(position, self.evaluate, Random(self.seed), width, positions)
        for end in different(ends, self.settings.most, self.settings.variants):
            self.note(node, actions_to(end), end.value, position.actor)
        node.turns.sort(key=by_guess)
        set_priors(node, self.settings.temper)

    def note(self, node: Node, actions: list[int], value: float, seat: i64) -> None:
        """A turn that can be done here, and what its end is worth."""
        turn = find(node, actions)
        if turn is None:
            turn = Turn(len(node.turns), actions, value)
            node.turns.append(turn)
            if self.settings.noise > 0.0 and seat == self.seat:
                # A lead makes even chances e times as likely as the rival's: about a quarter more.
                turn.bias = 0.25 * self.settings.noise * self.bell()
        turn.guess = value + 4.0 * self.settings.lead * turn.bias

    def bell(self) -> float:
        """A number around 0, mostly between -1 and 1."""
        return (self.rng.random() + self.rng.random() + self.rng.random() - 1.5) * 2.0

    def play(self, position: State, actions: list[int], fortune: Fortune) -> None:
        """Play a turn as planned; where chance has it that this cannot be, on by what looks best."""
        seat = position.actor
        at = 0
        is_planned = True
        while True:
            if position.actor == seat:
                legal = position.legal_now()
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
                position.apply(fortune.draw(position))
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
        """By seat, what a position is worth, and how likely they are to win."""
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


def different(ends: list[Step], most: i64, variants: i64) -> list[Step]:
    """The best turns, not too many of one beginning. Those that are worth exactly the same are the same in
    another order, as a rule."""
    kept: list[Step] = []
    begun: dict[int, int] = {}
    for end in ends:
        first = int(end.first)
        alike = begun.get(first, 0)
        if len(kept) < most and alike < variants and (not kept or end.value < kept[-1].value):
            begun[first] = alike + 1
            kept.append(end)
    return kept


def begun_by(lines: list[list[int]], legal: vec[i64], most: i64) -> set[int]:
    """How the first of some turns begin, of those that can be begun."""
    found: set[int] = set()
    for line in lines:
        if len(found) < most and has(legal, line[0]):
            found.add(line[0])
    return found


def actions_to(end: Step) -> list[int]:
    return [int(step.action) for step in line_to(end)][1:]


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


def set_priors(node: Node, temper: float) -> None:
    best = node.turns[0].guess
    total = 0.0
    for turn in node.turns:
        turn.prior = likeness((turn.guess - best) / temper)
        total += turn.prior
    for turn in node.turns:
        turn.prior /= total


def likely(values: list[float]) -> list[float]:
    """By seat, how likely they are to win, by what things are worth to them, in leads."""
    best = max(values)
    shares = [likeness(value - best) for value in values]
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


def likeness(leads: float) -> float:
    return math.exp(leads) if leads > -SURE else 0.0


def by_guess(turn: Turn) -> float:
    return -turn.guess


def by_mean(turn: Turn) -> float:
    return -turn.mean()
