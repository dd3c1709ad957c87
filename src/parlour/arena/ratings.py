"""How strong each bot is, in one number: OpenSkill's Plackett-Luce model of the places in all games.

Its numbers are shown on the scale chess players know: everybody begins at 1500, and 400 points more make a
win of a game for two ten times as likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt

import msgspec

from parlour.arena.statistics import Z95

BEGIN = 1500.0
TENFOLD = 400.0


class Rating(msgspec.Struct, frozen=True):
    """On the scale above, with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The bots' ratings after games in this order: by seat, who sat there and which place they took."""
    from openskill.models import PlackettLuce

    # Bots do not change from game to game, as people do (tau).
    model = PlackettLuce(tau=0.0)
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    for seated, places in games:
        teams = [[model.rating(*known[name])] for name in seated]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for name in set(seated):
            # A bot that has several seats learns from all of them, as much as from one.
            own = [after[seat][0] for seat, other in enumerate(seated) if other == name]
            known[name] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    # Between two bots that are known well, e times the odds are worth sqrt(2) beta.
    scale = TENFOLD / log(10) / (sqrt(2) * model.beta)

    def shown(mu: float) -> float:
        return BEGIN + scale * (mu - model.mu)

    return {
        name: Rating(shown(mu), shown(mu - Z95 * sigma), shown(mu + Z95 * sigma))
        for name, (mu, sigma) in known.items()
    }


def places(won: Sequence[int], scores: Sequence[int], players: int) -> list[int]:
    """By seat, its place from 0: winners first, then by points."""
    merits = [(won[seat], scores[seat]) for seat in range(players)]
    return [sum(other > merit for other in merits) for merit in merits]
