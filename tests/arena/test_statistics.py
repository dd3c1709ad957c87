"""Intervals hold what they promise, and claims are decided rightly however often one looks."""

from __future__ import annotations

from random import Random

import pytest

from parlour.arena import Claim, win_share
from parlour.arena.statistics import Z95


def dealt(rng: Random, chance: float, size: int = 2, kinship: float = 0.5) -> tuple[float, int]:
    """What the first wins in a deal, of which some games go the way of the first and others their own."""
    luck = rng.random()
    won = sum((luck if rng.random() < kinship else rng.random()) < chance for _ in range(size))
    return float(won), size


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.8, 0.97])
def test_nineteen_intervals_in_twenty_hold_the_truth(chance: float) -> None:
    rng = Random(1)
    held = games_held = 0
    for _ in range(500):
        deals = [dealt(rng, chance, size=4, kinship=0.8) for _ in range(50)]
        share = win_share(deals)
        held += share.low <= chance <= share.high
        # What one gets from taking games for independent
        margin = Z95 * (share.mean * (1 - share.mean) / 200) ** 0.5
        games_held += abs(share.mean - chance) <= margin
    assert held >= 0.935 * 500
    assert games_held < 0.9 * 500


def test_whoever_has_won_everything_may_still_lose() -> None:
    share = win_share([(2.0, 2)] * 30)
    assert share.mean == share.high == 1
    assert 0.8 < share.low < 0.95


def test_more_deals_make_a_narrower_interval() -> None:
    few, many = (win_share([(2.0, 2), (0.0, 2)] * half).margin for half in (20, 80))
    assert many == pytest.approx(few / 2, rel=0.1)


def test_deals_that_always_split_tell_more_than_games_by_lot() -> None:
    assert win_share([(1.0, 2)] * 50).margin < win_share([(2.0, 2), (0.0, 2)] * 25).margin / 3


def test_nothing_played_is_nothing_known() -> None:
    assert (win_share([]).low, win_share([]).high) == (0, 1)


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
