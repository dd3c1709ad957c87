"""Intervals hold what they promise, and claims are decided rightly however often one looks."""

from __future__ import annotations

from random import Random

import pytest

from parlour.arena import Claim, Share, win_share
from parlour.arena.statistics import Z95, student


def dealt(rng: Random, chance: float, size: int = 2, kinship: float = 0.5) -> tuple[float, int]:
    """What the first wins in a deal, of which some games go the way of the first and others their own."""
    luck = rng.random()
    won = sum((luck if rng.random() < kinship else rng.random()) < chance for _ in range(size))
    return float(won), size


@pytest.mark.parametrize(
    ("chance", "kinship", "deals"),
    [
        *[(0.25, 0.8, 50), (0.45, 0.8, 50), (0.7, 0.8, 50), (0.8, 0.5, 50), (0.9, 0.2, 50), (0.97, 0.2, 50)],
        *[(0.25, 0.3, 9), (0.45, 0.3, 9), (0.7, 0.3, 9), (0.9, 0.2, 9)],
    ],
)
def test_nineteen_intervals_in_twenty_hold_the_truth(chance: float, kinship: float, deals: int) -> None:
    rng = Random(1)
    held = too_high = 0
    for _ in range(500):
        share = win_share([dealt(rng, chance, 4, kinship) for _ in range(deals)])
        held += share.low <= chance <= share.high
        too_high += share.low > chance
    assert held >= 0.935 * 500
    assert too_high <= 0.045 * 500


def test_games_that_end_alike_are_not_taken_for_independent() -> None:
    rng = Random(1)
    held = 0
    for _ in range(500):
        share = win_share([dealt(rng, 0.5, size=4, kinship=0.8) for _ in range(50)])
        held += abs(share.mean - 0.5) <= Z95 * (share.mean * (1 - share.mean) / 200) ** 0.5
    assert held < 0.9 * 500


@pytest.mark.parametrize(("freedom", "exact"), [(1, 12.706), (2, 4.303), (3, 3.182), (8, 2.306), (60, 2.0)])
def test_students_distribution_is_that_of_the_tables(freedom: int, exact: float) -> None:
    assert student(freedom) == pytest.approx(exact, abs=0.005)


def test_whoever_has_won_everything_may_still_lose() -> None:
    share = win_share([(2.0, 2)] * 30)
    assert share.mean == share.high == 1
    assert 0.9 < share.low < 0.95
    assert win_share([(2.0, 2)] * 4).low < 0.6, "four deals tell little"


def test_more_deals_make_a_narrower_interval() -> None:
    few, many = (win_share([(2.0, 2), (0.0, 2)] * half).margin for half in (20, 80))
    assert many == pytest.approx(few / 2, rel=0.1)


def test_one_deal_tells_nothing_and_none_neither() -> None:
    assert win_share([(2.0, 2)]) == Share(1.0, 0.0, 1.0)
    assert win_share([]) == Share(0.0, 0.0, 1.0)


def decided(claim: float, chance: float, seed: int, deals: int) -> tuple[str | None, int]:
    rng = Random(seed)
    claimed = Claim(claim)
    for at in range(deals):
        if claimed.verdict:
            return claimed.verdict, at
        won, size = dealt(rng, chance)
        claimed.see(won / size)
    return claimed.verdict, deals


@pytest.mark.parametrize("claim", [0.45, 0.8])
def test_looking_after_every_deal_errs_once_in_twenty_at_most(claim: float) -> None:
    wrong = sum(decided(claim, claim, seed, 500)[0] is not None for seed in range(200))
    assert wrong <= 14  # 10 expected at most, with a standard deviation of 3


@pytest.mark.parametrize(
    ("claim", "chance", "verdict", "deals"),
    [(0.7, 0.9, "above", 60), (0.7, 0.5, "below", 60), (0.5, 1.0, "above", 15), (0.99, 1.0, "above", 600)],
)
def test_what_is_clear_is_decided_soon(claim: float, chance: float, verdict: str, deals: int) -> None:
    found = [decided(claim, chance, seed, 2000) for seed in range(20)]
    assert {one for one, _ in found} == {verdict}
    assert sum(needed for _, needed in found) / 20 <= deals
