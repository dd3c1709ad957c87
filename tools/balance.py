"""How fair a game is and where its points come from: many games of the greedy bot against itself, as a page.

python -m tools.balance amygdala                 1,000 games of each table size, to docs/balance/amygdala.md
python -m tools.balance amygdala --games 50      fewer, and only printed unless --write is given
    --workers 1                                  processes; how many does not change what is played
    --option advanced=true                       tables with another option; then it is only printed
    --edition FOLDER                             with other components; then it is only printed

A game brings its own questions in a module beside this one (`balance_amygdala`), asked of the events that
happened; without one the page has the sections that every game can have. A page says what it was made with
(`made_with`), and a test fails once that is another: then it is to be made anew.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from librt.random import Random

from parlour import games
from parlour.bots import bot, play_turn
from parlour.kernel.game import Game
from parlour.kernel.luck import Luck
from parlour.kernel.state import CHANCE, OVER, Sink, State
from parlour.words import Words
from tools import made_with

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "balance"
GAMES = 1000
LEVEL = "greedy"
CHUNK = 10

Options = tuple[tuple[str, str], ...]
"""What is asked for other than the defaults, as a value that can be a key."""

Happened = tuple[str, tuple[tuple[str, str | int], ...]]
"""An event's name, and what its sentence would be filled with."""


class Played(NamedTuple):
    """One game."""

    order: tuple[int, ...]
    """By turn order, the seat."""
    won: tuple[float, ...]
    """By seat; a shared win in parts."""
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    turns: int
    choices: int
    events: Counter[Happened]
    ending: str
    """How it ended, as a message; nothing, where there is only one way."""


class Tally:
    """All games of one table size, and questions about them."""

    def __init__(self, players: int, played: list[Played]) -> None:
        self.players = players
        self.played = played
        self.events: Counter[Happened] = Counter()
        for one in played:
            self.events.update(one.events)

    @property
    def games(self) -> int:
        return len(self.played)

    def count(self, event: str, **filled: str | int) -> int:
        """How often something happened."""
        return sum(self._matching(event, filled).values())

    def total(self, event: str, number: str, **filled: str | int) -> int:
        """The sum of a number in these events."""
        return sum(
            int(dict(happened[1])[number]) * times
            for happened, times in self._matching(event, filled).items()
        )

    def values(self, event: str, name: str) -> list[str | int]:
        """What a place of an event's sentence has been filled with, in order."""
        found = {dict(filled)[name] for (happened, filled) in self.events if happened == event}
        return sorted(found, key=lambda value: (isinstance(value, str), value))

    def games_with(self, event: str, **filled: str | int) -> int:
        """In how many games something happened at all."""
        wanted = set(filled.items())
        return sum(
            any(name == event and wanted <= set(places) for (name, places) in one.events)
            for one in self.played
        )

    def each(self, count: float) -> str:
        """A count by player and game."""
        return f"{count / self.games / self.players:.2f}"

    def _matching(self, event: str, filled: dict[str, str | int]) -> Counter[Happened]:
        wanted = set(filled.items())
        return Counter(
            {
                happened: times
                for happened, times in self.events.items()
                if happened[0] == event and wanted <= set(happened[1])
            }
        )


# Playing


@lru_cache(maxsize=1)
def _prepared(game_id: str, players: int, options: Options, folder: Path | None) -> tuple[Game, Any]:
    game = games.get(game_id)
    edition = game.edition(folder)
    return game, game.setup(edition, players, game.accept_options(edition, players, dict(options)))


def play(
    game_id: str, players: int, number: int, options: Options = (), folder: Path | None = None
) -> Played:
    """One game of greedy against itself; its number says all about it."""
    game, setup = _prepared(game_id, players, options, folder)
    luck = Luck(f"balance {players} {number}")
    whims = [Random(1000 * number + seat) for seat in range(players)]
    greedy = bot(LEVEL)
    state = game.begin(setup)
    state.sink = Sink()
    order: list[int] = []
    events: Counter[Happened] = Counter()
    turns = choices = 0
    present = CHANCE
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(luck.outcome(state))
            note(events, game, state)
            continue
        turns += seat != present
        present = seat
        if seat not in order:
            order.append(seat)
        for action in play_turn(greedy, game, setup, state, whims[seat]):
            choices += len(state.legal()) > 1
            state.apply(action)
            note(events, game, state)
    won = [int(one) for one in state.winners()]
    return Played(
        order=tuple(order),
        won=tuple(one / sum(won) for one in won),
        points=tuple(int(points) for points in state.scores()),
        sources=tuple(game.breakdown(state)),
        turns=turns,
        choices=choices,
        events=events,
        ending=game.ending(state),
    )


def note(events: Counter[Happened], game: Game, state: State) -> None:
    """Count what an action or chance has brought about."""
    assert state.sink is not None
    for raw in state.sink.drain():
        phrase = game.event(state, raw).public
        filled = tuple(sorted({**phrase.args, **phrase.names}.items()))
        events[phrase.id.removeprefix(f"{game.id}-event-"), filled] += 1


def _play_some(
    game_id: str, players: int, options: Options, folder: Path | None, numbers: range
) -> list[Played]:
    return [play(game_id, players, number, options, folder) for number in numbers]


def play_all(
    game_id: str,
    players: int,
    count: int,
    workers: int,
    options: Options = (),
    folder: Path | None = None,
) -> Iterator[Played]:
    play_some = partial(_play_some, game_id, players, options, folder)
    if workers == 1:
        yield from play_some(range(count))
        return
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    # Fresh processes: forking one that has threads is not safe
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for some in pool.map(play_some, chunks):
            yield from some


# Writing


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_tables(tallies: list[Tally], first: str, rows: dict[str, list[str]]) -> str:
    """A table with a column for each table size."""
    head = [first, *(f"{tally.players} players" for tally in tallies)]
    return table(head, [[name, *cells] for name, cells in rows.items()])


def interval(share: float, games: int) -> str:
    """A share with its 95 % interval (Wilson), in per cent."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # Rounding may take the ends a hair beyond what a share can be.
    return f"{share:.1%} ({max(0.0, middle - half):.1%} to {min(1.0, middle + half):.1%})"


def seats(tallies: list[Tally]) -> str:
    """Who wins, by turn order."""
    most = max(tally.players for tally in tallies)
    rows: dict[str, list[str]] = {}
    for place in range(most):
        cells = []
        for tally in tallies:
            if place < tally.players:
                share = fmean(one.won[one.order[place]] for one in tally.played)
                points = fmean(one.points[one.order[place]] for one in tally.played)
                cells.append(f"{interval(share, tally.games)}, {points:.1f} points")
            else:
                cells.append("")
        rows[f"{place + 1}"] = cells
    rows["expected"] = [f"{1 / tally.players:.1%}" for tally in tallies]
    return by_tables(tallies, "turn order", rows)


def points(tallies: list[Tally]) -> str:
    rows = {}
    for source in tallies[0].played[0].sources[0]:
        rows[source] = [
            f"{fmean(seat[source] for one in tally.played for seat in one.sources):.1f}" for tally in tallies
        ]
    everybody = [[value for one in tally.played for value in one.points] for tally in tallies]
    rows["**all**"] = [f"**{fmean(values):.1f}** (± {stdev(values):.1f})" for values in everybody]
    rows["the winner"] = [f"{fmean(max(one.points) for one in tally.played):.1f}" for tally in tallies]
    rows["lowest to highest"] = [f"{min(values)} to {max(values)}" for values in everybody]
    rows["shared wins"] = [
        f"{sum(max(one.won) < 1 for one in tally.played) / tally.games:.1%}" for tally in tallies
    ]
    return by_tables(tallies, "points of a player", rows)


def length(tallies: list[Tally]) -> str:
    rows: dict[str, list[str]] = {}
    rows["turns of a player"] = [
        f"{fmean(one.turns for one in tally.played) / tally.players:.1f}" for tally in tallies
    ]
    rows["shortest to longest game, in turns of all"] = [
        f"{min(one.turns for one in tally.played)} to {max(one.turns for one in tally.played)}"
        for tally in tallies
    ]
    rows["choices of a player"] = [
        f"{fmean(one.choices for one in tally.played) / tally.players:.1f}" for tally in tallies
    ]
    return by_tables(tallies, "length", rows)


def endings(tallies: list[Tally]) -> str:
    """How games came to their end."""
    words = Words("en")
    found = sorted({one.ending for tally in tallies for one in tally.played})
    rows = {
        words.text(ending): [
            interval(sum(one.ending == ending for one in tally.played) / tally.games, tally.games)
            for tally in tallies
        ]
        for ending in found
    }
    return by_tables(tallies, "games", rows)


def page(
    game_id: str, tallies: list[Tally], command: str, options: Options = (), folder: Path | None = None
) -> str:
    tables = ", ".join(f"`{name}={value}`" for name, value in options) or "no options"
    if folder:
        tables += f", the components of `{folder}`"
    sections = [
        f"# Balance of {Words('en').text(f'{game_id}-name')}",
        f"Made by `{command}`: {tallies[0].games:,} games of each table size, the bot `{LEVEL}` in every "
        f"seat, {tables}. It is a casual player, so the figures say what such players meet, not what the "
        "best play would be.",
        *([] if options or folder else [made_with.sentence(game_id)]),
        "## Who wins\n\nIn brackets the interval that holds the true share in 95 of 100 such runs.\n\n"
        + seats(tallies),
        f"## Points\n\n{points(tallies)}",
        f"## Length\n\n{length(tallies)}",
    ]
    if any(one.ending for tally in tallies for one in tally.played):
        sections.append(f"## Endings\n\n{endings(tallies)}")
    if importlib.util.find_spec(f"tools.balance_{game_id}"):
        sections += importlib.import_module(f"tools.balance_{game_id}").sections(tallies)
    return "\n\n".join(sections) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.balance")
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--edition", type=Path, metavar="FOLDER")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    options = tuple((name, value) for name, _, value in (one.partition("=") for one in asked.option))
    is_other = bool(options or asked.edition)
    if is_other and asked.write:
        parser.error("--write: a page tells of tables without options, with the components that there are")
    tallies = []
    # Alone one plays against the game itself: that is no question of seats.
    for players in games.get(asked.game).players:
        if players == 1:
            continue
        began = time.perf_counter()
        played = play_all(asked.game, players, asked.games, asked.workers, options, asked.edition)
        tallies.append(Tally(players, list(played)))
        seconds = time.perf_counter() - began
        print(f"{players} players: {asked.games} games in {seconds:.0f} s", file=sys.stderr, flush=True)
    is_written = asked.write or (asked.games == GAMES and not is_other)
    command = f"make balance GAME={asked.game}"
    if asked.games != GAMES:
        command = f"python -m tools.balance {asked.game} --games {asked.games} --write"
    if is_other:
        command = " ".join(["python -m tools.balance", *sys.argv[1:]])
    text = page(asked.game, tallies, command, options, asked.edition)
    if is_written:
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{asked.game}.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
