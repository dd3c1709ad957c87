"""How sure we are of a win share.

Games with the same luck need not be independent, whole deals are: what is known is told by how deals differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log1p, sqrt
from statistics import NormalDist

import msgspec

Z95 = NormalDist().inv_cdf(0.975)
"""Standard deviations to either side that hold 95 %."""

SURE = log(2 / 0.05)
"""The logarithm of what a gambler must have made of 1: by luck 1 in 20 times, both sides together."""

BOLDEST = 0.75
"""The part of its capital a gambler risks at most."""


class Share(msgspec.Struct, frozen=True):
    """Of all there was to win, the part that was won, with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def win_share(deals: Sequence[tuple[float, int]]) -> Share:
    """The share of what was won, from what was won in each deal and the games it had.

    The interval is Wilson's, which allows for losses to come where nobody has lost yet. How many games there
    were is counted by how much deals differ: if the games of a deal tend to end alike, they tell less than
    as many of different deals (the design effect of surveys; Korn and Graubard 1998). With few of them
    it is Student's distribution that tells how sure one can be.
    """
    if len(deals) < 2:
        return Share(sum(won / size for won, size in deals), 0.0, 1.0)
    games = sum(size for _, size in deals)
    mean = sum(won for won, _ in deals) / games
    count = len(deals)
    by_lot = mean * (1.0 - mean) / games
    by_deal = sum((won - mean * size) ** 2 for won, size in deals) / games**2 * count / (count - 1)
    # Deals that split evenly do better than games by lot; a few may do so by luck, so it is not relied on.
    counted = games / max(1.0, by_deal / by_lot) if by_lot else games
    doubt = student(int(counted) - 1) ** 2 / counted
    centre = (mean + doubt / 2) / (1 + doubt)
    margin = sqrt(doubt * (mean * (1 - mean) + doubt / 4)) / (1 + doubt)
    # What was seen stays inside, whatever the last digits say.
    return Share(mean, min(mean, max(0.0, centre - margin)), max(mean, min(1.0, centre + margin)))


def student(freedom: int) -> float:
    """How many standard errors to either side hold 95 %, if the error itself is known by so many differences.

    The exact values for one and two; from there on Cornish and Fisher's expansion is right to 0.001.
    """
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    z = Z95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


class Gambler:
    """Bets on every deal that its share is above a claim, at odds that are fair if the claim is right.

    Whoever bets at fair odds gets rich by luck only: the chance to ever have 40 times what one began with is
    at most 1 in 40 (Ville). So its capital tells how sure we are, and may be looked at after every deal.
    Stakes follow what was seen before (Waudby-Smith and Ramdas 2024, aGRAPA); that shares lie between 0 and 1
    and deals are independent is all that is assumed.
    """

    def __init__(self, claim: float) -> None:
        self._claim = claim
        self._seen = 1
        # As if one deal had been seen already, of which nothing was known
        self._sum = 0.5
        self._squares = 0.25
        self.capital = 0.0
        """Its logarithm."""

    def see(self, share: float) -> None:
        mean = self._sum / self._seen
        edge = mean - self._claim
        stake = max(0.0, min(BOLDEST / self._claim, edge / (self._squares / self._seen + edge**2)))
        self.capital += log1p(stake * (share - self._claim))
        self._seen += 1
        self._sum += share
        self._squares += (share - self._sum / self._seen) ** 2

    @property
    def is_sure(self) -> bool:
        return self.capital >= SURE


class Claim:
    """Is a share above or below what is claimed? Says so once it is shown, and errs 1 time in 20 at most."""

    def __init__(self, share: float) -> None:
        self._above = Gambler(share)
        self._below = Gambler(1 - share)

    def see(self, share: float) -> None:
        self._above.see(share)
        self._below.see(1 - share)

    @property
    def verdict(self) -> str | None:
        """`above`, `below`, or nothing yet."""
        if self._above.is_sure:
            return "above"
        return "below" if self._below.is_sure else None
