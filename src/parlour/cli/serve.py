"""`parlour serve` and `parlour play`."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from parlour.cli import parsing
from parlour.cli.speech import Lang
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.words import Words

START_SECONDS = 60.0

Host = Annotated[str, typer.Option("--host", metavar="cli-metavar-host", help="cli-option-host")]
Port = Annotated[
    int,
    parsing.number("--port", "cli-option-port", 1, 65535),
]
Database = Annotated[str, typer.Option("--db", metavar="cli-metavar-database", help="cli-option-db")]


def serve(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = "parlour.db",
    edition: parsing.Editions = [],  # noqa: B006 - typer copies it
    origin: Annotated[
        list[str], typer.Option("--origin", metavar="cli-metavar-origin", help="cli-option-origin")
    ] = [],  # noqa: B006
    https: Annotated[bool, typer.Option("--https", help="cli-option-https")] = False,
    lang: Lang = None,
) -> None:
    _serve(ctx.obj, host, port, db, edition, origin, https, opens_browser=False)


def play(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = "parlour.db",
    edition: parsing.Editions = [],  # noqa: B006
    lang: Lang = None,
) -> None:
    _serve(ctx.obj, host, port, db, edition, [], False, opens_browser=True)


def _serve(
    words: Words,
    host: str,
    port: int,
    db: str,
    editions: list[str],
    origins: list[str],
    https: bool,
    opens_browser: bool,
) -> None:
    folders = parsing.edition_folders(editions)
    database = _database_url(db)
    # The server takes a second to import; other commands and bad input need not wait for it.
    from parlour.server.run import listen
    from parlour.server.run import serve as run_server
    from parlour.server.settings import Settings

    settings = Settings(
        database=database,
        editions=folders,
        host=host,
        port=port,
        secure_cookies=https,
        allowed_origins=tuple(origins),
    )
    # Whoever already has the port would answer our announcer.
    listen(host, port).close()
    announcer = threading.Thread(target=_announce, args=(words, host, port, opens_browser), daemon=True)
    announcer.start()
    with contextlib.suppress(KeyboardInterrupt):  # how a server is ended
        run_server(settings)


def _database_url(db: str) -> str:
    """A URL as it is; anything else is the path of an SQLite file."""
    if "://" in db:
        return db
    if not Path(db).absolute().parent.is_dir():
        raise BadOption(Phrase("cli-error-folder", {"folder": str(Path(db).parent)}))
    from sqlalchemy.engine import URL

    return URL.create("sqlite", database=db).render_as_string()


def _announce(words: Words, host: str, port: int, opens_browser: bool) -> None:
    """Say where Parlour is once it answers, and show it to whoever sits at this machine."""
    # Listening everywhere is not an address a browser can go to.
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}"
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            with urlopen(f"{address}/health", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.05)
    else:
        return
    print(words.text("cli-serving", address=address), flush=True)
    if opens_browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Without one, a browser found on the path would be a text browser that takes over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
