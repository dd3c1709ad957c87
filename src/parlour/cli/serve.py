"""`parlour serve` and `parlour play`."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import typer

from parlour.cli import hosting, parsing
from parlour.cli.speech import Lang
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase
from parlour.server.addresses import THIS_MACHINE
from parlour.server.settings import Settings
from parlour.words import Words

START_SECONDS = 60.0


@hosting.takes_numbers
def serve(
    ctx: typer.Context,
    host: hosting.Host = Settings.host,
    port: hosting.Port = Settings.port,
    db: hosting.Database = "parlour.db",
    edition: hosting.Editions = [],  # noqa: B006 - typer copies it
    origin: hosting.Origins = [],  # noqa: B006
    proxy: hosting.Proxies = [],  # noqa: B006
    https: hosting.Https = False,
    lang: Lang = None,
    **numbers: Any,
) -> None:
    _serve(
        ctx.obj,
        Settings(
            database=_database_url(db),
            editions=parsing.edition_folders(edition),
            host=host,
            port=port,
            secure_cookies=https,
            allowed_origins=tuple(origin),
            trusted_proxies=tuple(proxy) or THIS_MACHINE,
            **numbers,
        ),
    )


def play(
    ctx: typer.Context,
    host: hosting.Host = Settings.host,
    port: hosting.Port = Settings.port,
    db: hosting.Database = "parlour.db",
    edition: hosting.Editions = [],  # noqa: B006
    lang: Lang = None,
) -> None:
    folders = parsing.edition_folders(edition)
    settings = Settings(database=_database_url(db), editions=folders, host=host, port=port)
    _serve(ctx.obj, settings, opens_browser=True)


def _serve(words: Words, settings: Settings, opens_browser: bool = False) -> None:
    # The server takes a second to import; other commands and bad input need not wait for it.
    from parlour.server.run import listen
    from parlour.server.run import serve as run_server

    # Whoever already has the port would answer our announcer.
    listen(settings.host, settings.port).close()
    announcer = threading.Thread(
        target=_announce, args=(words, settings.host, settings.port, opens_browser), daemon=True
    )
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
