"""What came of a contest as tables of words, for the terminal and for the report alike."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from parlour.arena.contest import Ending
from parlour.arena.figures import Figures, LineupFigures
from parlour.arena.plan import Lineup
from parlour.arena.statistics import Share
from parlour.words import Words

NOTHING = "–"
"""Where there is no figure yet."""


class Grid(NamedTuple):
    """A heading for every column, and rows of as many cells. The first column is a name."""

    head: list[str]
    rows: list[list[str]]


def standings(found: Figures, words: Words) -> Grid:
    """The bots, the best first."""
    columns = ("bot", "rating", "share", "interval", "points", "thought", "games")
    rows = [
        [
            one.name,
            f"{one.rating.value:.0f} ± {(one.rating.high - one.rating.low) / 2:.0f}",
            percent(one.share.mean, words) if one.games else NOTHING,
            interval(one.share, words),
            words.text("cli-number", value=one.points) if one.games else NOTHING,
            duration(one.seconds, words) if one.games else NOTHING,
            str(one.games),
        ]
        for one in found.bots
    ]
    return Grid([words.text(f"cli-arena-{column}") for column in columns], rows)


def lineups(found: Figures, ending: Ending, words: Words) -> Grid:
    """The line-ups, in the order they are played."""
    columns = ("lineup", "first", "interval", "deals", "games", "state")
    rows = [
        [
            called(one.bots),
            percent(one.share.mean, words) if one.games else NOTHING,
            interval(one.share, words),
            str(one.deals),
            str(one.games),
            _state(one, ending, words),
        ]
        for one in found.lineups
    ]
    return Grid([words.text(f"cli-arena-{column}") for column in columns], rows)


def called(lineup: Lineup) -> str:
    """Who sits there: `expert – 3 × greedy`."""
    return " – ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(lineup).items())


def _state(one: LineupFigures, ending: Ending, words: Words) -> str:
    if ending.claim is not None:
        return words.text(f"cli-arena-state-{one.verdict or 'unshown'}", claim=percent(ending.claim, words))
    return words.text("cli-arena-state-enough" if one.settled else "cli-arena-state-open")


def percent(value: float, words: Words) -> str:
    return words.text("cli-percent", value=value)


def interval(share: Share, words: Words) -> str:
    return words.text("cli-arena-between", low=share.low * 100, high=share.high * 100)


def duration(seconds: float, words: Words) -> str:
    """How long a turn takes: microseconds or minutes, it depends on the bot."""
    if seconds < 1:
        return words.text("cli-arena-milliseconds", value=seconds * 1000)
    return words.text("cli-arena-seconds", value=seconds)
