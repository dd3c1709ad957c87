"""`parlour arena`: contests between bots, told live, kept in a folder and gone on with at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, nullcontext
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from parlour.arena import Contest, Ending, Journal, Result, figures, make_plan, play_games
from parlour.arena.extras import needs
from parlour.arena.figures import Figures
from parlour.arena.files import FORMATS, write_games, write_outcome, write_text
from parlour.arena.report import page
from parlour.arena.tables import Grid, lineups, standings
from parlour.cli import parsing
from parlour.cli.speech import Lang
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.words import Words

INTERRUPTED = 130
"""The exit code of what was ended by Ctrl+C."""

PATIENCE = 20
"""Working out the live table may take one part in so many of the time."""


Playing = Generator[Result, None, None]


def _part(option: str) -> Callable[[str], float]:
    """A parser for an option that takes a number between 0 and 1."""

    def parse(value: str) -> float:
        try:
            number = float(value)
        except ValueError:
            number = 0.0
        if not 0 < number < 1:
            raise BadOption(Phrase("cli-error-part", {"option": option, "value": value}))
        return number

    return parse


def _format(value: str) -> str:
    if value not in FORMATS:
        raise BadOption(Phrase("cli-error-format", {"value": value, "formats": ", ".join(FORMATS)}))
    return value


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-metavar-game", help="cli-argument-game")],
    bots: Annotated[
        list[str], typer.Argument(metavar="cli-metavar-arena-bots", help="cli-argument-arena-bots")
    ],
    players: Annotated[
        int,
        parsing.number("--players", "cli-option-players", 2, 99),
    ] = 2,
    ladder: Annotated[bool, typer.Option("--ladder/--round-robin", help="cli-option-ladder")] = False,
    against: Annotated[bool, typer.Option("--against", help="cli-option-against")] = False,
    games: Annotated[
        int,
        parsing.number("--games", "cli-option-arena-games", 1, 10_000_000),
    ] = 100,
    until: Annotated[
        float | None,
        typer.Option("--until", metavar="cli-metavar-part", help="cli-option-until", parser=_part("--until")),
    ] = None,
    claim: Annotated[
        float | None,
        typer.Option("--claim", metavar="cli-metavar-part", help="cli-option-claim", parser=_part("--claim")),
    ] = None,
    seed: Annotated[
        int,
        parsing.number("--seed", "cli-option-seed", 0, 2**63 - 1),
    ] = 1,
    option: Annotated[
        list[str], typer.Option("--option", metavar="cli-metavar-option", help="cli-option-option")
    ] = [],  # noqa: B006 - typer copies it
    edition: parsing.Editions = [],  # noqa: B006
    out: Annotated[
        str | None, typer.Option("--out", metavar="cli-metavar-folder", help="cli-option-out")
    ] = None,
    format_: Annotated[
        str,
        typer.Option("--format", metavar="cli-metavar-format", help="cli-option-format", parser=_format),
    ] = FORMATS[0],
    export: Annotated[
        str | None, typer.Option("--export", metavar="cli-metavar-file", help="cli-option-export")
    ] = None,
    workers: Annotated[
        int | None,
        parsing.number("--workers", "cli-option-workers", 1, 1024),
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="cli-metavar-ray", help="cli-option-ray")
    ] = None,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    if until is not None and claim is not None:
        raise BadOption(Phrase("cli-error-until-claim"))
    folders = parsing.edition_folders(edition)
    plan = make_plan(
        game,
        bots,
        players,
        options=parsing.pairs("--option", option),
        edition_folder=folders.get(game),
        ladder=ladder,
        against=against,
        seed=seed,
    )
    # Better now than when everything has been played
    needs("openskill")
    if export is not None or (out and format_ == "parquet"):
        needs("pyarrow")
    if export is not None:
        needs("numpy")
        _check_export(export)
    if ray is not None:
        needs("ray")
    ending = Ending(games, until, claim)
    folder = Path(out) if out is not None else None
    edition_folder = str(folders[game]) if game in folders else None
    with Journal.open(folder, plan) if folder else nullcontext() as journal:
        contest = Contest(plan, ending, journal.played if journal else ())
        results = play_games(contest.tasks(edition_folder, keeps_choices=export is not None), workers, ray)
        is_whole = _play(contest, results, journal, words)
    found = figures(contest)
    _tell(contest, found, words)
    if folder:
        write_games(contest, folder, format_)
        write_outcome(contest, found, folder)
        report = write_text(folder / "report.html", page(contest, found, words))
        typer.echo(words.text("cli-arena-written", report=str(report)))
    if export is not None:
        _export(contest, edition_folder, export, words)
    if is_whole:
        return 0
    typer.echo(words.text("cli-arena-stopped" if folder else "cli-arena-stopped-lost"), err=True)
    return INTERRUPTED


def _play(contest: Contest, results: Playing, journal: Journal | None, words: Words) -> bool:
    """Play to the end; false if somebody had enough of it before."""
    board = _Board(contest, words)
    try:
        with board.shown(), closing(results):
            for result in results:
                contest.add(result)
                if journal is not None:
                    journal.add(result)
                board.has_changed()
    except KeyboardInterrupt:
        return False
    return True


def _check_export(path: str) -> None:
    if Path(path).suffix != ".parquet":
        raise BadOption(Phrase("cli-error-export-suffix", {"file": path}))
    from parlour.research import datasets  # only now: few have NumPy, and importing it takes a while

    with _told_if_unwritable(path):
        datasets.check_writable(path)


def _export(contest: Contest, edition_folder: str | None, path: str, words: Words) -> None:
    """The decisions of the games that count, for programs that learn."""
    from parlour.research import datasets

    played = [(contest.plan.task(place, edition_folder), result) for place, result in contest.counted()]
    with _told_if_unwritable(path):
        written = datasets.write(path, played)
    if written.games:
        told = words.text("cli-arena-exported", file=path, games=written.games, decisions=written.decisions)
        typer.echo(told)
    if written.games < len(played):
        # A folder that is gone on with may hold games of a run without --export.
        typer.echo(words.text("cli-arena-export-left-out", games=len(played) - written.games), err=True)


@contextmanager
def _told_if_unwritable(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadOption(Phrase("cli-error-export", {"file": path, "problem": problem})) from None


def _tell(contest: Contest, found: Figures, words: Words) -> None:
    console = Console(highlight=False)
    console.print(_rich(standings(found, words)))
    console.print(_rich(lineups(found, contest.ending, words)))


def _rich(grid: Grid) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for at, column in enumerate(grid.head):
        table.add_column(column, justify="right" if at else "left")
    for row in grid.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


class _Board:
    """The standings as they change, on a terminal; elsewhere nothing is shown before the end."""

    def __init__(self, contest: Contest, words: Words) -> None:
        self._contest = contest
        self._words = words
        # To stderr and away, so that what is left can be kept in a file
        self._console = Console(stderr=True, highlight=False)
        self._began = time.monotonic()
        self._played_before = contest.games_played
        self._look()

    @contextmanager
    def shown(self) -> Iterator[None]:
        if not self._console.is_terminal:
            yield
            return
        with Live(get_renderable=self._render, console=self._console, transient=True):
            yield

    def has_changed(self) -> None:
        if self._console.is_terminal and time.monotonic() > self._look_again:
            self._look()

    def _look(self) -> None:
        """Work out what to show; another thread shows it, while the contest goes on."""
        began = time.monotonic()
        self._found = figures(self._contest)
        self._played = self._contest.games_played
        self._left = self._contest.games_left
        now = time.monotonic()
        self._look_again = now + max(0.25, PATIENCE * (now - began))

    def _render(self) -> Group:
        speed = (self._played - self._played_before) / (time.monotonic() - self._began)
        progress = self._words.text(
            "cli-arena-progress",
            played=self._played,
            left=self._left,
            speed=speed,
            time=str(timedelta(seconds=round(self._left / speed))) if speed else "…",
        )
        return Group(
            _rich(standings(self._found, self._words)),
            _rich(lineups(self._found, self._contest.ending, self._words)),
            Text(progress),
        )
