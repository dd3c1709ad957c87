"""What came of a contest: of every bot, of every line-up, and of every two that met."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec

from parlour.arena.contest import Contest, Course
from parlour.arena.plan import Lineup
from parlour.arena.ratings import Rating, places, rate
from parlour.arena.statistics import Share, win_share


class BotFigures(msgspec.Struct, frozen=True):
    """How a bot fared, all line-ups together."""

    name: str
    rating: Rating
    share: Share
    """Of the games it sat in, by seat."""
    games: int
    points: float
    """On average."""
    scores: dict[int, int]
    """How often it made how many points, ascending."""
    seconds: float
    """Of thought a turn."""


class LineupFigures(msgspec.Struct, frozen=True):
    """How the first of a line-up fared."""

    bots: Lineup
    deals: int
    games: int
    share: Share
    settled: bool
    verdict: str | None
    """On the claim, if there was one and it is shown: `above` or `below`."""


class Figures(msgspec.Struct, frozen=True):
    """All of it, the best bot first."""

    bots: list[BotFigures]
    lineups: list[LineupFigures]
    meetings: dict[str, dict[str, Share]]
    """By bot and by whom it met: what it won of such games, those left out in which it had several seats."""
    games: int


class _Tally:
    """What is added up of a bot."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = defaultdict(list)
        """By the luck they were dealt, its share of each game."""
        self.met: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        """The same by whom it met."""
        self.scores: Counter[int] = Counter()
        self.turns = 0
        self.seconds = 0.0


def figures(contest: Contest) -> Figures:
    """What came of it so far."""
    plan = contest.plan
    tallies = {name: _Tally() for name in plan.bots}
    ranked: list[tuple[tuple[str, ...], list[int]]] = []
    for place, result in contest.counted():
        seated = plan.seated(place)
        ranked.append((seated, places(result.won, result.scores, plan.players)))
        for seat, name in enumerate(seated):
            tally = tallies[name]
            share = result.share(seat)
            tally.deals[place.deal].append(share)
            if seated.count(name) == 1:
                for other in {*seated} - {name}:
                    tally.met[other][place.deal].append(share)
            tally.scores[result.scores[seat]] += 1
            tally.turns += result.turns[seat]
            tally.seconds += result.seconds[seat]
    ratings = rate(plan.bots, ranked)
    found = [_of_bot(name, tally, ratings[name]) for name, tally in tallies.items()]
    found.sort(key=lambda one: -one.rating.value)
    meetings = {
        name: {other: _share(deals) for other, deals in tally.met.items()} for name, tally in tallies.items()
    }
    return Figures(found, [_of_lineup(course) for course in contest.courses], meetings, len(ranked))


def _of_bot(name: str, tally: _Tally, rating: Rating) -> BotFigures:
    games = sum(len(shares) for shares in tally.deals.values())
    points = sum(score * times for score, times in tally.scores.items()) / max(1, games)
    scores = dict(sorted(tally.scores.items()))
    thought = tally.seconds / max(1, tally.turns)
    return BotFigures(name, rating, _share(tally.deals), games, points, scores, thought)


def _share(deals: dict[int, list[float]]) -> Share:
    return win_share([(sum(shares), len(shares)) for shares in deals.values()])


def _of_lineup(course: Course) -> LineupFigures:
    deals = len(course.counted)
    games = deals * len(course.lineup)
    return LineupFigures(course.lineup, deals, games, course.share, course.is_settled, course.verdict)
