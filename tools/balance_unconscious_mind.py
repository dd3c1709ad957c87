"""What is asked of Unconscious Mind in its balance report, beside what every game is asked.

    python -m tools.balance_unconscious_mind --games 100         ways to play against each other
    python -m tools.balance_unconscious_mind --games 100 --ends  how long games last at all kinds of tables

The report is answered from the events as they are told to the players. The ways to play are those of bots
that count the points of some sources for more than they are: each plays each, at tables of two. Both are only
printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from statistics import fmean, stdev
from typing import NamedTuple

from librt.random import Random

from parlour.bots import Bot, bot, play_turn
from parlour.games.unconscious_mind.game import UnconsciousMind
from parlour.games.unconscious_mind.names import FINAL, SOURCES
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, counters, scoring
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.kernel.luck import Luck
from parlour.kernel.state import CHANCE, OVER
from tools.balance import Tally, by_tables, interval, table

Asked = tuple[str, str]

DONE: tuple[Asked, ...] = (
    ("states Ideas", "ideas_placed"),
    ("recalls them", "recalled"),
    ("uses Dreams", "treated"),
    ("Catharses", "catharsis"),
    ("cures", "cured"),
    ("Notebook tiles placed", "tile_put"),
    ("Research cards played", "research_played"),
    ("Treatises published", "published"),
    ("Volumes cited", "volume_cited"),
    ("Location slots taken", "slot_taken"),
    ("District slots taken", "district_taken"),
    ("Location Goals claimed", "goal_claimed"),
    ("steps on the Reputation track", "reputation_gained"),
    ("Ideas unlocked", "idea_unlocked"),
)

WAYS: dict[str, tuple[str, ...]] = {
    "healing": ("clients", "dreams", "cases", "boxes", "leftover_boxes"),
    "writing": ("treatises", "citations"),
    "city": ("districts", "tags", "standing", "rank", "reputation"),
    "notes": ("effects", "rows", "bright_ideas"),
}
"""Sources of points, by what one has to do for them."""

TRACK = 199
"""Where the printed score track ends, gone round twice."""

LEANING = 0.5
"""How much more the points of its sources count for a bot with a leaning."""


# The report


def sections(tallies: list[Tally]) -> list[str]:
    return [
        f"## Beyond the printed track\n\nIt ends at {TRACK} points. How many go beyond it, in brackets the "
        f"interval as above.\n\n{beyond(tallies)}",
        f"## What players do\n\nBy player and game.\n\n{deeds(tallies)}",
        "## Ways to points\n\nThe share of all points by what one does for them, of all players and of "
        f"winners; then how many of them have most of theirs from there.\n\n{ways(tallies)}",
    ]


def beyond(tallies: list[Tally]) -> str:
    rows: dict[str, list[str]] = {"players": [], "games": []}
    for tally in tallies:
        scores = [points for one in tally.played for points in one.points]
        games = [max(one.points) for one in tally.played]
        for name, values in (("players", scores), ("games", games)):
            rows[name].append(interval(sum(points > TRACK for points in values) / len(values), len(values)))
    return by_tables(tallies, "of all", rows)


def deeds(tallies: list[Tally]) -> str:
    rows = {name: [tally.each(tally.count(event)) for tally in tallies] for name, event in DONE}
    rows["games without a Treatise"] = [
        f"{1 - tally.games_with('published') / tally.games:.0%}" for tally in tallies
    ]
    return by_tables(tallies, "", rows)


def ways(tallies: list[Tally]) -> str:
    rows: dict[str, list[str]] = {}
    for way in WAYS:
        rows[way] = []
        for tally in tallies:
            everybody = [seat for one in tally.played for seat in one.sources]
            winners = [
                seat
                for one in tally.played
                for seat, won in zip(one.sources, one.won, strict=True)
                if won == max(one.won)
            ]
            shares = [f"{share_of(way, some):.0%}" for some in (everybody, winners)]
            most = [
                f"{sum(main_way(seat) == way for seat in some) / len(some):.0%}"
                for some in (everybody, winners)
            ]
            rows[way].append(f"{' / '.join(shares)}, {' / '.join(most)}")
    return by_tables(tallies, "way", rows)


def points_of(way: str, sources: dict[str, int]) -> int:
    return sum(sources[name] for name in WAYS[way])


def share_of(way: str, players: list[dict[str, int]]) -> float:
    return sum(points_of(way, one) for one in players) / max(1, sum(sum(one.values()) for one in players))


def main_way(sources: dict[str, int]) -> str:
    return max(WAYS, key=lambda way: points_of(way, sources))


# Ways to play against each other


class Leaning(UnconsciousMind):
    """The game in the eyes of a player who likes one way to points."""

    def __init__(self, way: str) -> None:
        self.way = way
        names = WAYS.get(way, ())
        self._scored = [at for at, name in enumerate(SOURCES) if name in names]
        self._final = [at for at, name in enumerate(FINAL) if name in names]

    def evaluate(self, state: UnconsciousMindState, seat: int) -> float:
        points = sum(int(state.vp_from[seat * codes.SOURCES + at]) for at in self._scored)
        points += sum(int(scoring.final_points(state, seat, part)) for part in self._final)
        return super().evaluate(state, seat) + LEANING * points


class Lingering(UnconsciousMind):
    """The game in the eyes of a player who would rather that it went on."""

    def evaluate(self, state: UnconsciousMindState, seat: int) -> float:
        return super().evaluate(state, seat) - LINGERS * int(state.freud_reputation)


class Seated(NamedTuple):
    """Who plays, and how they see the game."""

    game: UnconsciousMind
    bot: Bot
    whims: Random


def play_out(
    setup: UnconsciousMindSetup, seated: Sequence[Seated], luck: Luck, most: int = 0
) -> UnconsciousMindState:
    """A game to its end, or so many rounds of it."""
    state = seated[0].game.begin(setup)
    while state.actor != OVER and not 0 < most < state.rounds:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(luck.outcome(state))
            continue
        who = seated[seat]
        for action in play_turn(who.bot, who.game, setup, state, who.whims):
            state.apply(action)
    return state


class Met(NamedTuple):
    """One player's side of a game."""

    won: float
    points: int
    rounds: int
    treatises: int
    cures: int


def meet(ways: tuple[str, str], setup: UnconsciousMindSetup, number: int) -> list[Met]:
    """One game, by way to play; they change seats from game to game."""
    seated = [Seated(Leaning(way), bot("greedy"), Random(2 * number + at)) for at, way in enumerate(ways)]
    at_table = [seated[(seat + number) % 2] for seat in range(2)]
    state = play_out(setup, at_table, Luck(f"{' '.join(ways)} {number // 2}"))
    won = [int(one) for one in state.winners()]
    return [
        Met(
            won[seat] / sum(won),
            int(scoring.points_of(state, seat)),
            int(state.rounds),
            int(counters.count_treatises(state, seat)),
            int(state.cured[seat]).bit_count(),
        )
        for seat in (number % 2, (1 + number) % 2)
    ]


def strategies(games: int) -> str:
    """Every way to play against every other, and the plain bot."""
    _, setup = _prepared(2)
    met: dict[str, list[Met]] = {way: [] for way in ("plain", *WAYS)}
    won: Counter[tuple[str, str]] = Counter()
    for pair in combinations(met, 2):
        for number in range(games):
            for way, other, one in zip(pair, reversed(pair), meet(pair, setup, number), strict=True):
                met[way].append(one)
                won[way, other] += one.won  # type: ignore[assignment]
        print(f"{pair[0]} against {pair[1]}", file=sys.stderr, flush=True)
    head = ["way", "wins", *(f"against {other}" for other in met), "points", "Treatises", "cures", "rounds"]
    rows = [
        [
            way,
            interval(fmean(one.won for one in some), len(some)),
            *("" if way == other else f"{won[way, other] / games:.0%}" for other in met),
            spread([one.points for one in some]),
            spread([one.treatises for one in some]),
            spread([one.cures for one in some]),
            spread([one.rounds for one in some]),
        ]
        for way, some in met.items()
    ]
    return table(head, rows)


# How games come to their end

LINGERS = 50.0
"""What a step of Freud's marker towards the end costs a player who does not want it."""

LONGEST = 200
"""Rounds after which a game counts as one that nobody ends."""

TABLES: tuple[tuple[str, ...], ...] = (
    ("greedy", "greedy"),
    ("skilled", "skilled"),
    ("casual", "casual"),
    ("novice", "novice"),
    ("greedy", "lingering"),
    ("lingering", "lingering"),
    ("greedy", "random"),
    ("novice", "random"),
    ("greedy", "random", "random"),
    ("greedy", "random", "random", "random"),
    ("casual", "novice", "random", "random"),
    ("random", "random"),
)


@cache
def _prepared(players: int) -> tuple[UnconsciousMind, UnconsciousMindSetup]:
    game = UnconsciousMind()
    edition = game.edition()
    return game, game.setup(edition, players, game.accept_options(edition, players, {}))


def rounds(who: Sequence[str], number: int, most: int = LONGEST) -> int:
    """How many rounds a game of these players takes; they change seats from game to game."""
    game, setup = _prepared(len(who))
    names = [who[(seat + number) % len(who)] for seat in range(len(who))]
    seated = [
        Seated(
            Lingering() if name == "lingering" else game,
            bot("greedy" if name == "lingering" else name),
            Random(len(who) * number + seat),
        )
        for seat, name in enumerate(names)
    ]
    return int(play_out(setup, seated, Luck(f"ends {number}"), most).rounds)


def ends(games: int) -> str:
    """How long games last at tables of many kinds."""
    rows = []
    for who in TABLES:
        found = sorted(rounds(who, number) for number in range(games))
        unended = sum(one > LONGEST for one in found)
        rows.append([", ".join(who), *map(str, (found[0], found[games // 2], found[-1], unended))])
        print(rows[-1], file=sys.stderr, flush=True)
    return table(["players", "fewest rounds", "median", "most", f"not over after {LONGEST}"], rows)


def spread(values: list[int]) -> str:
    return f"{fmean(values):.1f} (± {stdev(values):.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.balance_unconscious_mind")
    parser.add_argument("--games", type=int, default=100, help="of each pair of ways, or table")
    parser.add_argument("--ends", action="store_true")
    asked = parser.parse_args()
    print(ends(asked.games) if asked.ends else strategies(asked.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
