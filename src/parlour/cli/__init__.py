"""The `parlour` command: host and play, simulate and compare bots, replay, and list what there is."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from parlour import __version__
from parlour.cli import speech
from parlour.cli.arena import arena
from parlour.cli.backup import backup
from parlour.cli.games import list_games
from parlour.cli.replay import replay
from parlour.cli.serve import play, serve
from parlour.cli.simulate import simulate
from parlour.cli.tune import tune
from parlour.kernel.errors import ParlourError
from parlour.words import Words

BAD_INPUT = 2

app = typer.Typer(
    name="parlour",
    help="cli-help",
    cls=speech.SpokenGroup,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _command, _name in (
    (play, "play"),
    (serve, "serve"),
    (backup, "backup"),
    (simulate, "simulate"),
    (arena, "arena"),
    (tune, "tune"),
    (replay, "replay"),
    (list_games, "games"),
):
    app.command(_name, help=f"cli-{_name}", cls=speech.SpokenCommand)(_command)


@app.callback()
def _parlour(
    ctx: typer.Context,
    lang: speech.Lang = None,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    if version:
        print(f"parlour {__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run(arguments: Sequence[str]) -> int:
    """Do what a command line asks; returns the exit code. Bad input is one line on stderr and code 2."""
    language, is_known = speech.language(arguments, os.environ)
    words = Words(language)
    try:
        if not is_known:
            raise speech.bad_language(arguments)
        command = get_command(app)
        speech.translate(command, words)
        code = command.main(list(arguments), prog_name="parlour", standalone_mode=False, obj=words)
    except ParlourError as error:
        return _refuse(words.phrase(error.phrase, []))
    except typer.TyperException as error:
        return _refuse(words.phrase(speech.usage_problem(error), []))
    return code if isinstance(code, int) else 0


def _refuse(sentence: str) -> int:
    # What was typed or read from a file may hold line breaks; the answer stays one line. Spaces that do not
    # break stay as they are.
    print("parlour:", " ".join(line.strip() for line in sentence.splitlines()), file=sys.stderr)
    return BAD_INPUT


def main() -> None:
    """The entry point of the `parlour` script."""
    try:
        sys.exit(run(sys.argv[1:]))
    except BrokenPipeError:
        # Whoever read our output has seen enough; without this Python complains when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
