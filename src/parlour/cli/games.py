"""`parlour games`: what can be played, how, and what we know of its components."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour import games
from parlour.cli import parsing
from parlour.cli.speech import Lang
from parlour.kernel.edition import count_marks
from parlour.kernel.game import Game, Option
from parlour.words import Words


def list_games(
    ctx: typer.Context,
    edition: parsing.Editions = [],  # noqa: B006 - typer copies it
    lang: Lang = None,
) -> None:
    console = Console(highlight=False)
    folders = parsing.edition_folders(edition)
    for game_id in games.ids():
        game = games.get(game_id)
        for part in describe(game, game.edition(folders.get(game_id)), ctx.obj):
            console.print(part)
    for problem in games.problems().values():
        console.print(ctx.obj.phrase(problem, []))


def describe(game: Game, edition: Any, words: Words) -> Iterator[RenderableType]:
    """A game: its name, its options with their values, and where its component data comes from."""
    yield Text.assemble((words.text(f"{game.id}-name"), "bold"), f" ({game.id})")
    yield Text(words.text(f"{game.id}-tagline"))
    least, most = game.players[0], game.players[-1]
    yield Text(words.text("cli-games-players", least=least, most=most, span=most - least))
    yield Text()
    options = _option_table(game, edition, words)
    if options.row_count:
        yield Padding(options, (0, 0, 1, 0))
    counts = count_marks([item.marks for item in edition.provenance()])
    if counts:
        yield Text(words.text("cli-games-provenance", fingerprint=edition.fingerprint))
    for mark, count in sorted(counts.items(), key=lambda one: -one[1]):
        yield Text(f"  {words.text(f'cli-mark-{mark}', count=count)}")


def _option_table(game: Game, edition: Any, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("option", "values", "meaning"):
        table.add_column(words.text(f"cli-games-{column}"), overflow="fold")
    by_option: dict[str, dict[int, Option]] = {}
    for players in game.players:
        for option in game.options(edition, players):
            by_option.setdefault(option.id, {})[players] = option
    for name, variants in by_option.items():
        meaning = words.text(f"{game.id}-option-{name}")
        if len(variants) == len(game.players) and len(set(variants.values())) == 1:
            table.add_row(name, _values(variants[game.players[0]]), meaning)
            continue
        # Such as the maps: other ones for each number of players, or only for some
        table.add_row(name, "", meaning)
        for players, variant in variants.items():
            named = [_name(game, variant, choice, words) for choice in variant.choices]
            meaning = words.text("cli-games-for", players=players, values=", ".join(named))
            table.add_row("", _values(variant), meaning)
    return table


def _values(option: Option) -> str:
    """The values as they are written in `--option id=value`, the default first."""
    default = option.default if option.choices else str(option.default).lower()
    choices = option.choices or ("true", "false")
    return " ".join(sorted(choices, key=lambda value: value != default))


def _name(game: Game, option: Option, value: str, words: Words) -> str:
    """A value's name: that of the option, or of the thing it stands for (a map)."""
    own = f"{game.id}-option-{option.id}-{value}"
    return words.text(own) if words.knows(own) else words.name(f"{game.id}-{option.id}-{value}")
