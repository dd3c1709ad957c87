"""Search in games that are smaller than any we play, in which what is right can be told by hand.

The positions here are Python classes, which a compiled engine cannot play on; `test_search` runs these tests
on the same sources uncompiled.
"""

from __future__ import annotations

from collections import Counter
from math import isqrt

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.mcts import SEEN_OFTEN, VARIANTS, WEIGHED, Node, Search, Settings
from parlour.bots.planning import plan_turns
from parlour.kernel import state as kernel_state
from parlour.kernel.state import State

if not str(kernel_state.__file__).endswith(".py"):
    pytest.skip("the engine is compiled", allow_module_level=True)

CHOICE = 1
LEAD = 5.0


def search(world: State, simulations: int, settings: Settings | None = None) -> Search:
    """A search that knows nothing but the order it is to try things in: what is taken last looks best."""
    made = Search(world, last_looks_best, settings or Settings(LEAD), Random(1))
    made.run(world, simulations)
    return made


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
    assert search(Ambush(), 400, Settings(LEAD, paranoia=1.0)).best().actions == [CAREFUL]


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
    for number in range(100):
        many.run(Cups(CUPS[number % len(CUPS)]), 8)
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


def favoured(state: State, seat: int) -> float:
    assert isinstance(state, Favour)
    return {0: (0.0, 0.0), Favour.own: (1.0, 0.0), Favour.both: (2.0, 4.0)}[state.taken][seat]


@pytest.mark.parametrize(("rivalry", "right"), [(0.0, Favour.both), (1.0, Favour.own)])
def test_what_others_gain_counts_as_much_as_it_is_to(rivalry: float, right: int) -> None:
    made = Search(Favour(), favoured, Settings(LEAD, rounds=0, rivalry=rivalry), Random(1))
    made.run(Favour(), 100)
    assert made.best().actions == [right]


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


@pytest.mark.parametrize("simulations", [1, 4, 16, 50])
def test_with_few_simulations_only_the_best_guesses_are_looked_at(simulations: int) -> None:
    made = search(Bandit(), simulations, Settings(LEAD, rounds=0))
    turns = made.root.turns
    assert [turn.actions for turn in turns] == [[way] for way in reversed(range(Bandit.ways))]
    assert all(turn.visits == 0 for turn in turns[1 + isqrt(simulations) :])
    assert sum(turn.visits for turn in turns) == simulations


def test_with_more_of_them_more_are() -> None:
    few, many = (
        sum(turn.visits > 0 for turn in search(Bandit(), count, Settings(LEAD, rounds=0)).root.turns)
        for count in (10, 200)
    )
    assert 1 < few < many <= 1 + isqrt(200)


def test_what_comes_of_a_turn_is_measured_by_what_came_of_the_first() -> None:
    turns = search(Bandit(), 2, Settings(LEAD, rounds=0)).root.turns
    assert turns[0].total == pytest.approx(0.5)
    assert turns[1].total < 0.5


def replies(made: Search) -> list[Node]:
    return [turn.after for turn in made.root.turns if turn.after]


def test_turns_are_planned_once_a_round_and_weighed_elsewhere() -> None:
    made = search(Bandit(), 30, Settings(LEAD, rounds=1))
    tried = {turn.number for turn in made.root.turns if turn.visits}
    assert set(made.known) == {(0, 0, 1, -1)} | {(0, 0, 0, number) for number in tried}
    by_plan, *weighed = sorted(replies(made), key=lambda node: not node.is_planned)
    best = [[way] for way in reversed(range(Bandit.ways))]
    assert [turn.actions for turn in by_plan.turns] == best
    assert weighed
    assert all([turn.actions for turn in node.turns] == best[:WEIGHED] for node in weighed)


def test_who_is_thorough_plans_every_turn_of_their_own() -> None:
    made = search(Bandit(), 30, Settings(LEAD, rounds=1, thorough=True))
    own = [turn.after for node in replies(made) for turn in node.turns if turn.after]
    assert own
    assert all(node.is_planned for node in own)
    assert not all(node.is_planned for node in replies(made))


def test_a_node_that_is_seen_often_has_a_plan_of_its_own() -> None:
    nodes = replies(search(Bandit(), 400, Settings(LEAD, rounds=1)))
    assert any(node.visits > SEEN_OFTEN for node in nodes)
    assert sum(node.is_planned for node in nodes) > 1
    assert all(node.is_planned for node in nodes if node.visits > SEEN_OFTEN)


def test_where_hands_are_unseen_turns_are_looked_for_in_every_world() -> None:
    made = Search(Bandit(), last_looks_best, Settings(LEAD, rounds=1, anew=True), Random(1))
    for _ in range(3):
        made.run(Bandit(), 10)
    assert {world for world, *_ in made.known} == {2, 3, 4}


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
    turns = search(Packing(), 0, Settings(LEAD, rounds=0, width=100, positions=10_000)).root.turns
    begun = Counter(turn.actions[0] for turn in turns)
    assert begun[8] == VARIANTS
    assert len(begun) == 24 // VARIANTS
