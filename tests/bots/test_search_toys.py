"""Search in games that are smaller than any we play, in which what is right can be told by hand.

The positions here are Python classes, which a compiled engine cannot play on; `test_search` runs these tests
on the same sources uncompiled.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots import LEVELS
from parlour.bots.candidates import Evaluate
from parlour.bots.fortune import Fortune
from parlour.bots.halving import Contest
from parlour.bots.mcts import Search, likely
from parlour.bots.planning import plan_turns
from parlour.bots.profile import Profile
from parlour.bots.rollouts import KNOWN, RENEWED
from parlour.bots.settings import ALL, SearchSettings
from parlour.kernel import state as kernel_state
from parlour.kernel.state import CHANCE, OVER, State
from tests.bots.connect_four import COLUMNS, ConnectFour, after

if not str(kernel_state.__file__).endswith(".py"):
    pytest.skip("the engine is compiled", allow_module_level=True)

CHOICE = 1
LEAD = 5.0


def search(world: State, simulations: int, settings: SearchSettings | None = None) -> Contest:
    """A search that knows nothing but the order it is to try things in: what is taken last looks best."""
    rng = Random(1)
    settings = settings or SearchSettings(LEAD)
    contest = Contest(Search(world, last_looks_best, in_leads(last_looks_best), settings, rng))
    contest.hold(lambda: world, simulations, rng)
    return contest


def in_leads(evaluate: Evaluate) -> Evaluate:
    return lambda state, seat: evaluate(state, seat) / LEAD


def last_looks_best(state: State, seat: int) -> float:
    assert isinstance(state, Toy)
    return 0.1 * state.taken


class Toy(State):
    """What all toys have: the decision last taken."""

    def __init__(self) -> None:
        super().__init__(2)
        self.taken = 0
        self.wait(CHOICE, 0, 0, 0)

    def scores(self) -> vec[i64]:
        return vec[i64]([0, 0])

    def copy_toy(self, other: Toy) -> None:
        self.copy_frames(other)
        self.taken = other.taken


# Looking one turn ahead


class Nim(Toy):
    """Take one, two or three off a heap; who takes the last one wins."""

    def __init__(self, heap: int) -> None:
        super().__init__()
        self.heap = heap
        self.winner = -1

    def legal(self) -> vec[i64]:
        return vec[i64](list(range(1, min(3, self.heap) + 1)))

    def apply(self, action: i64) -> None:
        self.taken = int(action)
        self.heap -= int(action)
        if self.heap:
            self.wait(CHOICE, 1 - self.actor, 0, 0)
        else:
            self.winner = int(self.actor)
            self.finish()

    def copy(self) -> Nim:
        made = Nim(self.heap)
        made.copy_toy(self)
        made.winner = self.winner
        return made

    def winners(self) -> vec[i64]:
        return vec[i64]([int(seat == self.winner) for seat in range(2)])


def test_a_win_is_taken() -> None:
    assert search(Nim(2), 50).best().actions == [2]


@pytest.mark.parametrize(("heap", "right"), [(5, 1), (6, 2)])
def test_a_win_is_not_left_to_the_rival(heap: int, right: int) -> None:
    """Any other move leaves three or less, though the largest looks best."""
    assert search(Nim(heap), 0).best().actions == [3]
    assert search(Nim(heap), 300).best().actions == [right]


# Others who do well, or do harm

GENEROUS, CAREFUL = 2, 1


class Ambush(Toy):
    """A turn each. After a generous one the rival may share the win, or spoil it for both of them: then the
    house wins. After a careful one all three share it whatever the rival does."""

    def __init__(self) -> None:
        super().__init__()
        self.first = 0

    def legal(self) -> vec[i64]:
        return vec[i64]([1, 2])

    def apply(self, action: i64) -> None:
        self.taken = int(action)
        if self.actor == 0:
            self.first = self.taken
            self.wait(CHOICE, 1, 0, 0)
        else:
            self.finish()

    def copy(self) -> Ambush:
        made = Ambush()
        made.copy_toy(self)
        made.first = self.first
        return made

    def scores(self) -> vec[i64]:
        return vec[i64]([0, 0, 0])

    def winners(self) -> vec[i64]:
        if self.first == CAREFUL:
            return vec[i64]([1, 1, 1])
        is_shared = self.taken == 2
        return vec[i64]([int(is_shared), int(is_shared), int(not is_shared)])


def test_the_others_are_taken_to_want_to_do_well() -> None:
    assert search(Ambush(), 400).best().actions == [GENEROUS]


def test_in_full_paranoia_they_are_taken_to_want_nothing_but_harm() -> None:
    assert search(Ambush(), 400, SearchSettings(LEAD, paranoia=1.0)).best().actions == [CAREFUL]


# What is hidden

SAFE = 1
CUPS = (2, 3, 4)


class Cups(Toy):
    """Name the cup the ball is under and win; name another and lose; or play it safe and share the win."""

    def __init__(self, ball: int) -> None:
        super().__init__()
        self.ball = ball

    def legal(self) -> vec[i64]:
        return vec[i64]([SAFE, *CUPS])

    def apply(self, action: i64) -> None:
        self.taken = int(action)
        self.finish()

    def copy(self) -> Cups:
        made = Cups(self.ball)
        made.copy_toy(self)
        return made

    def winners(self) -> vec[i64]:
        if self.taken == SAFE:
            return vec[i64]([1, 1])
        is_won = self.taken == self.ball
        return vec[i64]([int(is_won), int(not is_won)])


@pytest.mark.parametrize("ball", CUPS)
def test_in_one_world_what_is_hidden_would_be_known(ball: int) -> None:
    assert search(Cups(ball), 300).best().actions == [ball]


def test_in_many_worlds_it_is_not() -> None:
    many = search(Cups(CUPS[0]), 0)
    balls = cycle(CUPS)
    many.hold(lambda: Cups(next(balls)), 300, Random(1))
    assert many.best().actions == [SAFE]


# What others gain


class Favour(Toy):
    """One turn: a little for oneself, or more for oneself and a lot for the rival."""

    own, both = 1, 2

    def legal(self) -> vec[i64]:
        return vec[i64]([self.own, self.both])

    def apply(self, action: i64) -> None:
        self.taken = int(action)
        self.wait(CHOICE, 1, 0, 0)

    def copy(self) -> Favour:
        made = Favour()
        made.copy_toy(self)
        return made


GAINS = {0: (0.0, 0.0), Favour.own: (1.0, 0.0), Favour.both: (2.0, 4.0)}


def favoured(state: State, seat: int) -> float:
    assert isinstance(state, Favour)
    return GAINS[state.taken][seat]


@pytest.mark.parametrize(("rivalry", "right"), [(0.0, Favour.both), (1.0, Favour.own)])
def test_what_others_gain_counts_as_much_as_it_is_to(rivalry: float, right: int) -> None:
    settings = SearchSettings(LEAD, foresight=0, rivalry=rivalry)
    made = Contest(Search(Favour(), favoured, in_leads(favoured), settings, Random(1)))
    made.hold(Favour, 20, Random(1))
    assert made.best().actions == [right]
    # What is told people is the chance to win all the same.
    assert made.best().mean_chances() == pytest.approx(likely([gain / LEAD for gain in GAINS[right]]))


# A turn of several decisions


class Errand(Toy):
    """A turn of two decisions. The worse it looks after the first of them, the better it ends."""

    begun = 0

    def legal(self) -> vec[i64]:
        return vec[i64]([0, 1] if self.begun else list(range(1, 10)))

    def apply(self, action: i64) -> None:
        if self.begun:
            self.taken = int(action)
            self.wait(CHOICE, 1, 0, 0)
        else:
            self.begun = int(action)
            self.wait(CHOICE, 0, 0, 0)

    def copy(self) -> Errand:
        made = Errand()
        made.copy_toy(self)
        made.begun = self.begun
        return made


def errand_so_far(state: State, seat: int) -> float:
    assert isinstance(state, Errand)
    return float(state.begun) if state.actor == 0 else float(state.taken - 2 * state.begun)


def test_a_way_to_begin_is_followed_however_poor_it_looks_half_way() -> None:
    ends = plan_turns(Errand(), errand_so_far, Random(1), 0, 0)
    assert (ends[0].first, ends[0].action) == (1, 1)
    assert {int(end.first) for end in ends} == set(range(1, 10))


# The same luck

HEADS, TAILS = 0, 1


class Lottery(Toy):
    """Buy one of two tickets; either wins if a coin falls on heads."""

    def legal(self) -> vec[i64]:
        return vec[i64]([HEADS, TAILS] if self.actor == CHANCE else [1, 2])

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.a = action
            self.wait(CHOICE, OVER, action, 0)
        else:
            self.taken = int(action)
            self.wait(CHOICE, CHANCE, 0, 0)

    def copy(self) -> Lottery:
        made = Lottery()
        made.copy_toy(self)
        return made

    def winners(self) -> vec[i64]:
        return vec[i64]([int(self.a == HEADS), int(self.a == TAILS)])


class Draw(Toy):
    """One of ten things, by one source of luck or another."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self._source = source
        self.wait(CHOICE, CHANCE, 0, 0)

    def legal(self) -> vec[i64]:
        return vec[i64](list(range(10)))

    def source(self) -> int:
        return self._source


# Many ways to play a turn


class Bandit(Toy):
    """Turns that can be played in many ways, all of them as good, for ever."""

    ways = 20

    def legal(self) -> vec[i64]:
        return vec[i64](list(range(self.ways)))

    def apply(self, action: i64) -> None:
        self.taken = int(action)
        self.wait(CHOICE, 1 - self.actor, 0, 0)

    def copy(self) -> Bandit:
        made = Bandit()
        made.copy_toy(self)
        return made


def test_the_worse_half_is_dropped_again_and_again() -> None:
    made = search(Bandit(), 64, SearchSettings(LEAD, foresight=0, contenders=8))
    best = [[way] for way in reversed(range(Bandit.ways))][:8]
    assert [turn.actions for turn in made.running + made.dropped] == best
    visits = [int(turn.visits) for turn in made.running + made.dropped]
    # A third of the budget each for eight, for four and for two of them
    assert visits == [3 + 5 + 10, 3 + 5 + 10, 3 + 5, 3 + 5, 3, 3, 3, 3]
    assert made.search.simulations == sum(visits)


def test_all_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    made = search(Lottery(), 0)
    seen: dict[int, list[float]] = {}
    for turn in made.running:
        seen[turn.actions[0]] = []
        for seed in range(20):
            before = turn.total
            made.search.simulate(Lottery(), turn, seed)
            seen[turn.actions[0]].append(turn.total - before)
    assert len(seen) == 2
    first, second = seen.values()
    assert first == second, "both hope for the same draw"
    assert len(set(first)) == 2, "which differs from seed to seed"


def test_a_turn_brings_the_same_whatever_was_drawn_before() -> None:
    seldom, often = Fortune(5), Fortune(5)
    found = []
    for fortune, draws in ((seldom, 1), (often, 3)):
        firsts = []
        for _ in range(10):
            drawn = [int(fortune.draw(Draw(source=0))) for _ in range(draws)]
            firsts.append(drawn[0])
            fortune.go_on()
        found.append(firsts)
    assert found[0] == found[1]
    assert len(set(found[0])) > 1


def test_a_source_brings_the_same_whatever_others_brought() -> None:
    alone, beside = Fortune(5), Fortune(5)
    found = []
    for fortune in (alone, beside):
        draws = []
        for _ in range(10):
            if fortune is beside:
                fortune.draw(Draw(source=1))
            draws.append(int(fortune.draw(Draw(source=0))))
        found.append(draws)
    assert found[0] == found[1]
    assert len(set(found[0])) > 1


def test_turns_are_planned_now_and_then_and_weighed_elsewhere() -> None:
    made = search(Bandit(), 0, SearchSettings(LEAD, foresight=1, grows=1000))
    first, second = made.running[:2]
    for seed in range(RENEWED + 1):
        made.search.simulate(Bandit(), first, seed)
    # The rival's turn, and one's own after the present one
    assert set(made.search.rollouts.known) == {(1, 1, -1), (1, 0, int(first.number))}
    assert set(made.search.rollouts.looks.values()) == {RENEWED + 1}
    made.search.simulate(Bandit(), second, 0)
    assert made.search.rollouts.looks[1, 1, -1] == RENEWED + 2
    assert (1, 0, int(second.number)) in made.search.rollouts.known
    assert all(len(lines) <= KNOWN for lines in made.search.rollouts.known.values())


def test_who_plans_all_knows_nothing_by_heart() -> None:
    assert search(Bandit(), 30, SearchSettings(LEAD, foresight=1, planned=ALL)).search.rollouts.known == {}


def test_a_node_seen_often_has_turns_of_its_own() -> None:
    made = search(Bandit(), 0, SearchSettings(LEAD, foresight=1, grows=10))
    turn = made.running[0]
    made.search.simulate(Bandit(), turn, 0)
    node = turn.after
    assert node is not None
    for seed in range(1, 60):
        made.search.simulate(Bandit(), turn, seed)
        assert bool(node.turns) == (seed >= 10)
    assert node.visits == 60
    assert sum(reply.visits for reply in node.turns) == 50
    # More of them are considered the more often it is seen.
    assert 1 < sum(reply.visits > 0 for reply in node.turns) <= 1 + int(0.5 * 50**0.5)


def test_a_tree_alone_sees_as_far_as_it_has_grown() -> None:
    """Leave a multiple of four, twice over: what looks best is told by nothing but the tree."""
    settings = SearchSettings(LEAD, foresight=6, plays_on=False)
    young = search(Nim(10), 32, settings).search
    assert young.turns == young.simulations, "nothing was seen often enough, so all ended with the turn"
    grown = search(Nim(10), 6000, settings)
    assert grown.search.turns > 2 * grown.search.simulations
    assert grown.best().actions == [2]


class Packing(Toy):
    """A turn of two decisions: which bag, and what goes into it."""

    def legal(self) -> vec[i64]:
        return vec[i64](list(range(9)))

    def apply(self, action: i64) -> None:
        self.taken = 100 * (self.taken // 100 if self.a else int(action)) + int(action)
        if self.a:
            self.wait(CHOICE, 1 - self.actor, 0, 0)
        else:
            self.wait(CHOICE, self.actor, 1, 0)

    def copy(self) -> Packing:
        made = Packing()
        made.copy_toy(self)
        return made


def test_ways_to_begin_are_not_crowded_out_by_variants_of_the_best() -> None:
    turns = search(
        Packing(), 0, SearchSettings(LEAD, foresight=0, width=100, positions=10_000)
    ).search.root.turns
    begun = Counter(turn.actions[0] for turn in turns)
    assert begun[8] == SearchSettings(LEAD).variants
    assert len(begun) == SearchSettings(LEAD).contenders // SearchSettings(LEAD).variants


# An evaluation that says nothing


def flat(state: State, seat: int) -> float:
    return 0.0


def expert(position: State, seed: int, simulations: int = 240) -> int:
    """What Expert does in a game that has told nothing about itself."""
    settings = LEVELS["expert"].settings_by(Profile())
    rng = Random(seed)
    contest = Contest(Search(position, flat, flat, settings, rng))
    contest.hold(lambda: position, simulations, rng)
    return contest.best().actions[0]


def test_all_that_can_be_done_is_compared_however_alike_it_looks() -> None:
    settings = LEVELS["expert"].settings_by(Profile())
    turns = Search(ConnectFour(), flat, flat, settings, Random(1)).root.turns
    assert {turn.actions[0] for turn in turns} == set(range(COLUMNS))


def test_what_ends_in_the_same_position_is_compared_once() -> None:
    turns = search(Shelf(), 0, SearchSettings(LEAD, contenders=9)).search.root.turns
    assert sorted(sorted(turn.actions) for turn in turns) == [[0, 1], [0, 2], [1, 2]]


class Shelf(Toy):
    """A turn of two decisions: two of three books are put on a shelf, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.books = 0

    def fields(self) -> tuple[str, ...]:
        return ("books",)

    def legal(self) -> vec[i64]:
        return vec[i64]([book for book in range(3) if not self.books >> book & 1])

    def apply(self, action: i64) -> None:
        self.books |= 1 << int(action)
        self.wait(CHOICE, int(self.books.bit_count() == 2), 0, 0)

    def copy(self) -> Shelf:
        made = Shelf()
        made.copy_toy(self)
        made.books = self.books
        return made


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("before", "wins"),
    [
        ("010101", {0}),  # upright, though the rival would win beside it
        ("554422", {3}),  # a gap in a row
        ("0112322363", {3}),  # aslant
    ],
)
def test_a_win_in_one_is_never_missed(before: str, wins: set[int], seed: int) -> None:
    position = after(before)
    seat = int(position.actor)
    assert {column for column in position.legal() if after(f"{before}{column}").winner == seat} == wins
    assert expert(position, seed, simulations=14) in wins


@pytest.mark.parametrize("seed", range(3))
def test_a_win_of_the_rival_is_prevented(seed: int) -> None:
    assert expert(after("01010"), seed) == 0


@pytest.mark.parametrize("seed", range(4))
def test_expert_beats_random_without_being_told_what_is_good(seed: int) -> None:
    position, lot, own = ConnectFour(), Random(seed), seed % 2
    while position.actor != OVER:
        legal = position.legal()
        by_lot = int(legal[lot.randrange(len(legal))])
        position.apply(expert(position, seed, simulations=60) if position.actor == own else by_lot)
    assert position.winner == own
