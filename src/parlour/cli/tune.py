"""`parlour tune`: better weights for a game's evaluation, from games between weights that differ by lot."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour import games
from parlour.arena.tuning import Round, Tuned, Tuning, fewest_games, make_job, write
from parlour.cli import parsing
from parlour.cli.arena import INTERRUPTED
from parlour.cli.speech import Lang
from parlour.words import Words

MOST_GAMES = 10_000_000

TOLD = 4
"""Weights that are named for each round, those with the clearest effects."""


def tune(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-metavar-game", help="cli-argument-game")],
    players: Annotated[
        int,
        parsing.number("--players", "cli-option-players", 2, 99),
    ] = 2,
    rounds: Annotated[
        int,
        parsing.number("--rounds", "cli-option-tune-rounds", 1, 1000),
    ] = 8,
    games_: Annotated[
        int,
        parsing.number("--games", "cli-option-tune-games", 1, MOST_GAMES),
    ] = 400,
    match: Annotated[
        int,
        parsing.number("--match", "cli-option-tune-match", 2, MOST_GAMES),
    ] = 400,
    width: Annotated[
        int,
        parsing.number("--width", "cli-option-tune-width", 0, 1000),
    ] = 0,
    positions: Annotated[
        int,
        parsing.number("--positions", "cli-option-tune-positions", 1, 1_000_000),
    ] = 700,
    seed: Annotated[
        int,
        parsing.number("--seed", "cli-option-seed", 0, 2**63 - 1),
    ] = 1,
    out: Annotated[
        str | None, typer.Option("--out", metavar="cli-metavar-folder", help="cli-option-tune-out")
    ] = None,
    workers: Annotated[
        int,
        parsing.number("--workers", "cli-option-workers", 1, 1024, show_default=False),
    ] = os.cpu_count() or 1,
    is_written: Annotated[bool, typer.Option("--write", help="cli-option-tune-write")] = False,
    lang: Lang = None,
) -> int:
    words: Words = ctx.obj
    # How many it takes depends on how many weights the game has.
    parsing.whole_number("--games", fewest_games(game, players), MOST_GAMES)(str(games_))
    job = make_job(game, players, rounds, games_, match, width, positions, seed)
    with closing(Tuning(job, Path(out or f"tuning-{game}-{players}"))) as tuning:
        try:
            _do(tuning, workers, words)
        except KeyboardInterrupt:
            typer.echo(words.text("cli-arena-stopped"), err=True)
            return INTERRUPTED
        tuned = tuning.finish()
        _report(tuning.rounds.entries, tuned, job.match, words)
    if is_written:
        _write(game, tuned, words)
    return 0


def _do(tuning: Tuning, workers: int, words: Words) -> None:
    """All stages, each with its bar; what was done before counts as done."""
    job = tuning.job
    # The bar goes to stderr and away, so that what is left can be kept in a file.
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        for stage, had, most, games_played in (
            ("rounds", len(tuning.games.entries), job.rounds * job.games, tuning.climb(workers)),
            ("prove", len(tuning.match.entries), job.match, tuning.prove(workers)),
        ):
            task = bar.add_task(words.text(f"cli-tune-{stage}"), total=most, completed=had)
            with closing(games_played):
                for _ in games_played:
                    bar.advance(task)
            bar.remove_task(task)


def _report(rounds: list[Round], tuned: Tuned, match: int, words: Words) -> None:
    console = Console(highlight=False)
    table = _table("rounds", ("round", "spread", "effects"), words)
    for number, found in enumerate(rounds, 1):
        spread = words.text("cli-tune-margin", value=found.spread)
        table.add_row(str(number), spread, _effects(found, list(tuned.old), words))
    console.print(table)
    table = _table("weights", ("weight", "old", "new", "times"), words)
    for name, old in tuned.old.items():
        new = tuned.new[name]
        times = words.text("cli-tune-factor", value=new / old if old else 1.0)
        table.add_row(name, f"{old:g}", f"{new:g}", times)
    console.print(table)
    share = tuned.share
    parts = {"share": share.mean, "low": share.low, "high": share.high, "fair": tuned.fair}
    told = {name: words.text("cli-percent", value=part) for name, part in parts.items()}
    console.print(
        words.text("cli-tune-lead", lead=tuned.lead),
        words.text("cli-tune-match", games=match, **told),
        words.text("cli-tune-better" if tuned.is_better else "cli-tune-not-better"),
        sep="\n",
        soft_wrap=True,
    )


def _effects(found: Round, names: list[str], words: Words) -> str:
    """A line for each of the weights that a round tells most about."""
    clearest = sorted(zip(found.effects, names, strict=True), key=lambda one: -abs(one[0]))[:TOLD]
    return "\n".join(
        words.text("cli-tune-effect", weight=name, sign="+" if effect > 0 else "−", value=abs(effect))
        for effect, name in clearest
    )


def _table(title: str, columns: tuple[str, ...], words: Words) -> Table:
    table = Table(title=words.text(f"cli-tune-{title}"), title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(words.text(f"cli-tune-{column}"), justify="right" if at else "left")
    return table


def _write(game: str, tuned: Tuned, words: Words) -> None:
    if tuned.is_better:
        typer.echo(words.text("cli-tune-written", file=str(write(games.get(game), tuned.new))))
    else:
        typer.echo(words.text("cli-tune-not-written"))
