"""Contests to test with: small real ones, and outcomes made up to a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from parlour import games
from parlour.arena import Place, Plan, Result, Series, make_plan


def series(players: int, *levels: str, **options: object) -> Series:
    game = games.get("amber")
    accepted = game.accept_options(game.edition(), players, options)
    return Series("amber", players, tuple(accepted.items()), None, levels, seed=3)


def plan(*bots: str, players: int = 2, ladder: bool = False, against: bool = False) -> Plan:
    return make_plan("amber", bots, players, ladder=ladder, against=against)


def outcome(plan: Plan, place: Place, winner: str) -> Result:
    """A game in which the first seat of this bot wins, with a point more than the others."""
    seated = plan.seated(place)
    won = [0] * plan.players
    won[seated.index(winner)] = 1
    each = (10,) * plan.players
    return Result(
        plan.number(place), tuple(won), tuple(5 + one for one in won), each, each, 99, (0.5,) * plan.players
    )


def outcomes(plan: Plan, deals: int, winner: Callable[[Place], str]) -> list[Result]:
    """All games of so many deals, in order."""
    places = [
        Place(deal, lineup, seating)
        for deal in range(deals)
        for lineup in range(len(plan.lineups))
        for seating in range(plan.players)
    ]
    return [outcome(plan, place, winner(place)) for place in places]


def by_lot(plan: Plan, chance: float, seed: int = 1) -> Callable[[Place], str]:
    """The first of a line-up wins with this chance, otherwise the last; the luck of a deal is shared."""
    rng = Random(seed)
    drawn: dict[tuple[int, int], float] = {}

    def winner(place: Place) -> str:
        luck = drawn.setdefault((place.deal, place.lineup), rng.random())
        lineup = plan.lineups[place.lineup]
        return lineup[0] if luck < chance else lineup[-1]

    return winner


def timeless(results: Iterable[Result]) -> list[Result]:
    """Without what no two runs have in common, in order."""
    return sorted(result._replace(seconds=()) for result in results)
