"""The luck of a game: repeatable from its seed, fair, and in streams that do not disturb each other."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from parlour import games
from parlour.kernel.luck import Luck, new_seed
from parlour.kernel.state import CHANCE, State, roll


def draw(luck: Luck, count: int, stream: int, bound: int = 1000) -> list[int]:
    return [luck.below(bound, stream) for _ in range(count)]


def test_a_seed_gives_the_same_luck_again_and_another_seed_another() -> None:
    assert draw(Luck("a"), 20, 0) == draw(Luck("a"), 20, 0)
    assert draw(Luck("a"), 20, 0) != draw(Luck("b"), 20, 0)


def test_the_luck_of_a_seed_never_changes() -> None:
    """Games that were saved go on with it: these numbers may not change between versions."""
    assert draw(Luck("parlour"), 6, 0) == [511, 268, 596, 962, 833, 565]
    assert draw(Luck("parlour"), 6, 101) == [260, 702, 163, 479, 706, 978]


def test_streams_do_not_disturb_each_other() -> None:
    alone = draw(Luck("a"), 10, 3)
    luck = Luck("a")
    together = []
    for _ in range(10):
        draw(luck, 3, 4)
        together.append(luck.below(1000, 3))
    assert together == alone
    assert draw(Luck("a"), 10, 3) != draw(Luck("a"), 10, 4)


def test_luck_goes_on_from_its_counters() -> None:
    luck = Luck("a")
    draw(luck, 7, 0)
    draw(luck, 2, 101)
    again = Luck("a", luck.counters)
    assert draw(again, 5, 0) == draw(luck, 5, 0)
    assert draw(again, 5, 101) == draw(luck, 5, 101)
    assert again.counters == luck.counters


def test_counters_are_the_luck_s_own() -> None:
    counters = {0: 3}
    draw(Luck("a", counters), 5, 0)
    assert counters == {0: 3}


@pytest.mark.parametrize("bound", [2, 3, 7, 92])
def test_numbers_are_even(bound: int) -> None:
    """Chi-squared with a margin that a fair stream passes for this seed and a biased one does not."""
    total = 400 * bound
    counts = Counter(draw(Luck("fair"), total, 0, bound))
    assert set(counts) == set(range(bound))
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < bound + 4 * (2 * bound) ** 0.5


def test_a_bound_that_does_not_divide_the_range_is_not_biased_by_it() -> None:
    """With a bound of two thirds of the range, plain remainders would make small numbers twice as likely."""
    bound = (1 << 64) // 3 * 2
    luck = Luck("fair")
    low = sum(luck.below(bound, 0) < bound // 2 for _ in range(2000))
    assert 880 < low < 1120
    assert luck.counters[0] > 2000


def test_new_seeds_are_long_and_different() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def first_chance() -> State:
    game = games.get("amber")
    edition = game.edition()
    options = game.accept_options(edition, 2, {"setup": "2A"})
    state = game.begin(game.setup(edition, 2, options))
    assert state.actor == CHANCE
    return state


@pytest.mark.parametrize("source", ["luck", "roll"])
def test_outcomes_come_as_often_as_their_weights_say(source: str) -> None:
    """The luck of real games, and the quick one of playouts."""
    state = first_chance()
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    luck, rng = Luck("deal"), Random(5)
    counts = Counter(luck.outcome(state) if source == "luck" else int(roll(state, rng)) for _ in range(9200))
    assert set(counts) == set(weights)
    chi_squared = sum((counts[at] - 100 * weight) ** 2 / (100 * weight) for at, weight in weights.items())
    assert chi_squared < len(weights) + 4 * (2 * len(weights)) ** 0.5


def test_an_outcome_uses_the_stream_that_the_position_names() -> None:
    state = first_chance()
    luck = Luck("deal")
    luck.outcome(state)
    assert luck.counters == {state.source(): 1}
