"""`parlour simulate`: how bots fare against each other."""

from __future__ import annotations

import os
import time
from collections import Counter
from contextlib import closing
from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour import games
from parlour.arena import Result, Series, play_series
from parlour.cli import parsing
from parlour.cli.speech import Lang
from parlour.words import Words


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-metavar-game", help="cli-argument-game")],
    players: Annotated[
        int,
        parsing.number("--players", "cli-option-players", 1, 99),
    ] = 2,
    bots: Annotated[
        str, typer.Option("--bots", metavar="cli-metavar-bots", help="cli-option-bots")
    ] = "greedy",
    games_: Annotated[
        int,
        parsing.number("--games", "cli-option-games", 1, 10_000_000),
    ] = 100,
    seed: Annotated[
        int,
        parsing.number("--seed", "cli-option-seed", 0, 2**63 - 1),
    ] = 1,
    workers: Annotated[
        int,
        parsing.number("--workers", "cli-option-workers", 1, 1024, show_default=False),
    ] = os.cpu_count() or 1,
    option: Annotated[
        list[str], typer.Option("--option", metavar="cli-metavar-option", help="cli-option-option")
    ] = [],  # noqa: B006 - typer copies it
    edition: parsing.Editions = [],  # noqa: B006
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    played = games.get(game)
    folders = parsing.edition_folders(edition)
    own = played.edition(folders.get(game))
    options = played.accept_options(own, players, parsing.pairs("--option", option))
    levels = parsing.levels(bots, players, game)
    folder = str(folders[game]) if game in folders else None
    series = Series(game, players, tuple(options.items()), folder, tuple(levels), seed)
    began = time.perf_counter()
    results = _play_with_bar(series, games_, workers, words)
    _report(series, results, time.perf_counter() - began, words)


def _play_with_bar(series: Series, count: int, workers: int, words: Words) -> list[Result]:
    # The bar goes to stderr and away, so that what is left can be kept in a file.
    bar = Progress(
        TextColumn(words.text("cli-simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    results: list[Result] = []
    with bar, closing(play_series(series, count, workers)) as coming:
        task = bar.add_task("", total=count)
        for result in coming:
            results.append(result)
            bar.advance(task)
    return sorted(results)


def _report(series: Series, results: list[Result], seconds: float, words: Words) -> None:
    console = Console(highlight=False)
    table = Table(title=words.text("cli-simulate-by-bot"), title_justify="left")
    _standings(table, series, results, words, "bot")
    console.print(table)
    table = Table(title=words.text("cli-simulate-by-seat"), title_justify="left")
    _standings(table, series, results, words, "seat")
    console.print(table)
    if endings := Counter(result.ending for result in results if result.ending):
        console.print(_endings(endings, words))
    choices = [sum(result.choices) for result in results]
    console.print(
        words.text("cli-simulate-length", mean=fmean(choices), shortest=min(choices), longest=max(choices)),
        words.text("cli-simulate-ties", ties=sum(sum(result.won) > 1 for result in results)),
        words.text(
            "cli-simulate-speed",
            games=len(results),
            seconds=seconds,
            choices=round(sum(choices) / seconds),
            decisions=round(sum(result.decisions for result in results) / seconds),
        ),
        sep="\n",
        soft_wrap=True,
    )


def _endings(endings: Counter[str], words: Words) -> Table:
    """How games came to their end, the commonest first."""
    table = Table(title=words.text("cli-simulate-by-ending"), title_justify="left")
    table.add_column(words.text("cli-simulate-ending"))
    for column in ("games", "share"):
        table.add_column(words.text(f"cli-simulate-{column}"), justify="right")
    for ending, count in endings.most_common():
        share = words.text("cli-percent", value=count / endings.total())
        table.add_row(words.text(ending), str(count), share)
    return table


def _standings(table: Table, series: Series, results: list[Result], words: Words, by: str) -> None:
    """Wins and scores by bot or by seat; a shared win counts as a share."""
    table.add_column(words.text(f"cli-simulate-{by}"))
    for column in ("wins", "share", "score", "best", "worst"):
        table.add_column(words.text(f"cli-simulate-{column}"), justify="right")
    for at in range(len(results[0].won)):
        wins = 0.0
        scores: list[int] = []
        for result in results:
            seat = at if by == "seat" or at >= series.players else series.seats(result.number).index(at)
            wins += result.share(seat)
            scores.append(result.scores[seat])
        table.add_row(
            _called(series, at, words, by),
            words.text("cli-number", value=wins),
            words.text("cli-percent", value=wins / len(results)),
            words.text("cli-number", value=fmean(scores)),
            str(max(scores)),
            str(min(scores)),
        )


def _called(series: Series, at: int, words: Words, by: str) -> str:
    if at >= series.players:
        return words.text(games.get(series.game).rivals(series.players)[at - series.players])
    return f"{at + 1}" if by == "seat" else f"{at + 1} {series.levels[at]}"
