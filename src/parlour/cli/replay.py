"""`parlour replay`: a record as a story."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour import games
from parlour.cli import parsing
from parlour.cli.speech import Lang
from parlour.kernel import record as records
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.phrase import Phrase
from parlour.kernel.state import OVER, State
from parlour.words import Words


def replay(
    ctx: typer.Context,
    record: Annotated[str, typer.Argument(metavar="cli-metavar-record", help="cli-argument-record")],
    edition: parsing.Editions = [],  # noqa: B006 - typer copies it
    lang: Lang = None,
) -> None:
    read = records.decode(parsing.read_file(Path(record)))
    game = games.get(read.header.game)
    setup = _setup(game, read, parsing.edition(game, edition))
    # All of it is checked before the first line is printed.
    verified = records.verify(game, setup, read)
    for line in story(game, read, verified, ctx.obj):
        print(line)


def _setup(game: Game, record: records.Record, edition: Any) -> Any:
    header = record.header
    if header.edition != edition.fingerprint:
        found = {"found": header.edition, "known": edition.fingerprint, "game": game.id}
        raise BadRecord(Phrase("cli-error-record-edition", dict(found)))
    options = game.accept_options(edition, header.players, header.options)
    if len(record.names) != header.players:
        found_names = {"names": len(record.names), "players": header.players}
        raise BadRecord(Phrase("cli-error-record-names", dict(found_names)))
    return game.setup(edition, header.players, options)


def story(game: Game, record: records.Record, verified: records.Verified, words: Words) -> Iterator[str]:
    """The game in words, nothing hidden: each decision, numbered, with what came of it; then the scores."""
    rivals = game.rivals(record.header.players)
    named = (
        name or words.text("seat-number", number=number) for number, name in enumerate(record.names, start=1)
    )
    names = (*named, *(words.text(rival) for rival in rivals))
    yield words.text("cli-replay-title", game=words.text(f"{game.id}-name"), players=", ".join(names))
    for ply, step in enumerate(verified.steps, start=1):
        for at, event in enumerate(step.events):
            sentence = words.phrase(event.secret or event.public, names)
            yield f"{ply:5}. {sentence}" if at == 0 else f"{'':5}  {sentence}"
    yield ""
    yield from _result(game, verified.state, names, words)


def _result(game: Game, state: State, names: tuple[str, ...], words: Words) -> Iterator[str]:
    if state.actor != OVER:
        yield words.text("cli-replay-unfinished")
    winners = list(state.winners()) if state.actor == OVER else [0] * len(names)
    for name, points, sources, won in zip(names, state.scores(), game.breakdown(state), winners, strict=True):
        parts = [words.text(f"{game.id}-score-{source}", count=abs(n)) for source, n in sources.items() if n]
        message = "cli-replay-winner" if won else "cli-replay-score"
        yield words.text(message, player=name, points=int(points), parts=len(parts), sources=", ".join(parts))
