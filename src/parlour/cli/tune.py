"""`parlour tune`: better weights for a game's evaluation, from games that bots play against themselves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour import games
from parlour.arena.tuning import Round, Tuned, Tuning, make_job, write
from parlour.cli import parsing
from parlour.cli.arena import INTERRUPTED
from parlour.cli.speech import Lang
from parlour.words import Words


def tune(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="cli-metavar-game", help="cli-argument-game")],
    players: Annotated[
        int,
        parsing.number("--players", "cli-option-players", 2, 99),
    ] = 2,
    games_: Annotated[
        int,
        parsing.number("--games", "cli-option-tune-games", 10, 10_000_000),
    ] = 1000,
    rounds: Annotated[
        int,
        parsing.number("--rounds", "cli-option-tune-rounds", 1, 1000),
    ] = 10,
    match: Annotated[
        int,
        parsing.number("--match", "cli-option-tune-match", 2, 10_000_000),
    ] = 400,
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
    job = make_job(game, players, games_, rounds, match, seed)
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
        for stage, had, most in (
            ("play", len(tuning.games.entries), job.games),
            ("fit", len(tuning.rounds.entries), job.rounds + 1),
            ("prove", len(tuning.match.entries), job.match),
        ):
            task = bar.add_task(words.text(f"cli-tune-{stage}"), total=most, completed=had)
            for _ in _stage(tuning, stage, workers):
                bar.advance(task)
            bar.remove_task(task)


def _stage(tuning: Tuning, stage: str, workers: int) -> Iterator[object]:
    if stage == "play":
        return tuning.play(workers)
    return tuning.fit() if stage == "fit" else tuning.prove(workers)


def _report(rounds: list[Round], tuned: Tuned, match: int, words: Words) -> None:
    console = Console(highlight=False)
    table = _table("rounds", ("round", "training", "validation"), words)
    for number, found in enumerate(rounds):
        losses = (found.training, found.validation)
        table.add_row(str(number), *(words.text("cli-tune-loss", value=loss) for loss in losses))
    console.print(table)
    table = _table("weights", ("weight", "old", "new", "times"), words)
    for name, old in tuned.old.items():
        new = tuned.new[name]
        table.add_row(name, f"{old:g}", f"{new:g}", words.text("cli-tune-factor", value=new / old))
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
