"""What people write on the command line, checked: each refusal says what would be right."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour import bots, games
from parlour.kernel.errors import BadOption, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase

Editions = Annotated[
    list[str], typer.Option("--edition", metavar="cli-metavar-edition", help="cli-option-edition")
]


def whole_number(option: str, least: int, most: int) -> Callable[[str], int]:
    """A parser for an option that takes a whole number."""

    def parse(value: str) -> int:
        # Digits only: int() also takes "1_000", " 7" and digits of other scripts
        number = int(value) if str(value).isascii() and str(value).removeprefix("-").isdigit() else None
        if number is None or not least <= number <= most:
            found = {"option": option, "value": str(value), "least": str(least), "most": str(most)}
            raise BadOption(Phrase("cli-error-number", dict(found)))
        return number

    return parse


def decimal(option: str, least: float, most: float) -> Callable[[str], float]:
    """A parser for an option that takes any number."""

    def parse(value: str) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not least <= number <= most:
            found = {"option": option, "value": str(value), "least": f"{least:g}", "most": f"{most:g}"}
            raise BadOption(Phrase("cli-error-decimal", dict(found)))
        return number

    return parse


def number(option: str, explained: str, least: int, most: int, *, show_default: bool = True) -> Any:
    """An option that takes a whole number; `explained` is the message that says what it is for."""
    return typer.Option(
        option,
        metavar="cli-metavar-number",
        help=explained,
        show_default=show_default,
        parser=whole_number(option, least, most),
    )


def pairs(option: str, written: Iterable[str]) -> dict[str, str]:
    """`name=value`, given any number of times."""
    found: dict[str, str] = {}
    for one in written:
        name, equals, value = one.partition("=")
        if not (name and equals and value):
            raise BadOption(Phrase("cli-error-pair", {"option": option, "value": one}))
        if name in found:
            raise BadOption(Phrase("cli-error-twice", {"option": option, "name": name}))
        found[name] = value
    return found


def edition_folders(written: Iterable[str]) -> dict[str, Path]:
    """By game, the folder of a corrected edition; each has been loaded once, so it can be used."""
    folders = {game_id: Path(folder) for game_id, folder in pairs("--edition", written).items()}
    for game_id, folder in folders.items():
        game = games.get(game_id)
        if not folder.is_dir():
            raise BadOption(Phrase("cli-error-folder", {"folder": str(folder)}))
        game.edition(folder)
    return folders


def edition(game: Game, written: Iterable[str]) -> Any:
    """The edition to use for a game."""
    return game.edition(edition_folders(written).get(game.id))


def levels(written: str, players: int, game_id: str) -> list[str]:
    """A bot for every seat: as many as there are players, or one for all."""
    chosen = [level.strip() for level in written.split(",")]
    for level in chosen:
        bots.check(level, game_id)
        bots.bot(level)  # so that one that cannot be made is refused now
    if len(chosen) == 1:
        return chosen * players
    if len(chosen) != players:
        raise BadOption(Phrase("cli-error-bots", {"bots": len(chosen), "players": players}))
    return chosen


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise _bad_file("missing", path) from None
    except IsADirectoryError:
        raise _bad_file("folder", path) from None
    except OSError as error:
        raise _bad_file("unreadable", path, error.strerror or str(error)) from None


def _bad_file(what: str, path: Path, problem: str = "") -> ParlourError:
    return BadOption(Phrase(f"cli-error-file-{what}", {"file": str(path), "problem": problem}))
