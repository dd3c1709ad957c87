"""How sure we are of a win share.

The unit is the deal, not the game: games with the same luck are not independent, whole deals are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log1p, sqrt

import msgspec

Z95 = 1.96
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

    The interval is the normal one for a ratio of sums over deals, after adding two deals in which all was won
    and two in which nothing was ("plus four", Agresti and Coull): without them nobody who has won everything
    so far could ever lose.
    """
    if not deals:
        return Share(0.0, 0.0, 1.0)
    games = sum(size for _, size in deals)
    usual = games / len(deals)
    padded = [*deals, *[(usual, usual), (0.0, usual)] * 2]
    total = sum(size for _, size in padded)
    centre = sum(won for won, _ in padded) / total
    count = len(padded)
    spread = sqrt(sum((won - centre * size) ** 2 for won, size in padded) * count / (count - 1)) / total
    mean = sum(won for won, _ in deals) / games
    # Padding moves the centre; what was seen stays inside.
    low = min(mean, max(0.0, centre - Z95 * spread))
    high = max(mean, min(1.0, centre + Z95 * spread))
    return Share(mean, low, high)


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
