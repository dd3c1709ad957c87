"""A plan as it is played: what is still to play, what counts, and when a line-up has been played enough.

What counts is the deals a line-up has played whole, from its first on, up to the one that settled it. So the
outcome does not depend on which games happened to be finished first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from parlour.arena.plan import Lineup, Place, Plan
from parlour.arena.playing import Result, Task
from parlour.arena.statistics import Claim, Share, win_share

EVERY = 20
"""After how many deals the width of an interval is looked at; a normal one needs some to be believed."""


LOOKS = tuple(int(4 * 1.5**look) for look in range(16))
"""After how many deals it is looked whether an interval lies above something. Whoever looks all the time sees
what is not there, sooner or later."""


class Ending(msgspec.Struct, frozen=True):
    """When a line-up has been played enough."""

    games: int
    """At most, made up to whole deals."""
    until: float | None = None
    """Enough when the share of the first is known to plus or minus this."""
    claim: float | None = None
    """Enough when the share of the first is shown to be above this or below."""
    above: float | None = None
    """Enough when the interval of the share of the first lies above this."""

    def deals(self, players: int) -> int:
        return -(-self.games // players)


class Course:
    """How one line-up fares."""

    def __init__(self, lineup: Lineup, ending: Ending) -> None:
        self.lineup = lineup
        self.counted: list[list[Result]] = []
        """By deal, by seating."""
        self.is_settled = False
        self._ending = ending
        self._partly: dict[int, dict[int, Result]] = {}
        """Played, but not whole or not yet next: by deal, by seating."""
        self._claim = Claim(ending.claim) if ending.claim is not None else None
        self._won: list[tuple[float, int]] = []
        """By counted deal: what the first has won, and in how many games."""

    def add(self, place: Place, result: Result) -> None:
        self._partly.setdefault(place.deal, {})[place.seating] = result
        while not self.is_settled:
            upcoming = self._partly.get(len(self.counted), {})
            if len(upcoming) < len(self.lineup):
                break
            self._count([upcoming[seating] for seating in range(len(self.lineup))])

    def _count(self, deal: list[Result]) -> None:
        del self._partly[len(self.counted)]
        self.counted.append(deal)
        # In seating n, the first sits in seat n.
        won = sum(result.share(seating) for seating, result in enumerate(deal))
        self._won.append((won, len(deal)))
        if self._claim is not None:
            self._claim.see(won / len(deal))
        self.is_settled = self._is_enough()

    def _is_enough(self) -> bool:
        deals = len(self.counted)
        if deals >= self._ending.deals(len(self.lineup)) or self.verdict is not None:
            return True
        above = self._ending.above
        if above is not None and deals in LOOKS and self.share.low > above:
            return True
        until = self._ending.until
        return until is not None and deals % EVERY == 0 and self.share.margin <= until

    @property
    def share(self) -> Share:
        """That of the first."""
        return win_share(self._won)

    @property
    def verdict(self) -> str | None:
        """On the claim: `above`, `below`, or nothing."""
        return self._claim.verdict if self._claim is not None else None

    @property
    def games_left(self) -> int:
        """At most."""
        if self.is_settled:
            return 0
        waiting = sum(len(deal) for deal in self._partly.values())
        whole = self._ending.deals(len(self.lineup)) - len(self.counted)
        return max(0, whole * len(self.lineup) - waiting)


class Contest:
    """All line-ups of a plan."""

    def __init__(self, plan: Plan, ending: Ending, played: Iterable[Result] = ()) -> None:
        self.plan = plan
        self.ending = ending
        self.courses = [Course(lineup, ending) for lineup in plan.lineups]
        self._played: set[int] = set()
        for result in played:
            self.add(result)

    def add(self, result: Result) -> None:
        """Take note of a game that was played; a game counts once."""
        if result.number not in self._played:
            self._played.add(result.number)
            place = self.plan.place(result.number)
            self.courses[place.lineup].add(place, result)

    def tasks(self, edition_folder: str | None = None, keeps_choices: bool = False) -> Iterator[Task]:
        """What is still to play, as far as is known when each is asked for."""
        for deal in range(self.ending.deals(self.plan.players)):
            for at, course in enumerate(self.courses):
                if course.is_settled:
                    continue
                for seating in range(self.plan.players):
                    place = Place(deal, at, seating)
                    if self.plan.number(place) not in self._played:
                        yield self.plan.task(place, edition_folder)._replace(keeps_choices=keeps_choices)

    @property
    def games_played(self) -> int:
        return len(self._played)

    @property
    def games_left(self) -> int:
        """At most."""
        return sum(course.games_left for course in self.courses)

    def counted(self) -> Iterator[tuple[Place, Result]]:
        """The games that count, in the order of the plan."""
        longest = max(len(course.counted) for course in self.courses)
        for deal in range(longest):
            for at, course in enumerate(self.courses):
                if deal < len(course.counted):
                    for seating, result in enumerate(course.counted[deal]):
                        yield Place(deal, at, seating), result
