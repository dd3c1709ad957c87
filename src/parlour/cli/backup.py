"""`parlour backup`: a copy of everything that is kept, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import hosting
from parlour.cli.speech import Lang


def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-argument-backup")],
    db: hosting.Database = "parlour.db",
    replace: Annotated[bool, typer.Option("--replace", help="cli-option-replace")] = False,
    lang: Lang = None,
) -> None:
    from sqlalchemy.engine import URL

    from parlour.server.storage.backup import back_up

    url = db if "://" in db else URL.create("sqlite", database=db).render_as_string()
    found = back_up(url, Path(file), replace)
    print(ctx.obj.text("cli-backup-made", file=file, tables=found.tables, moves=found.moves))
