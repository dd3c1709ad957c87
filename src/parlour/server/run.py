"""Runs the server."""

from __future__ import annotations

import asyncio
import io
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO, cast

import structlog
import uvicorn

from parlour import bots, games
from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.http import descriptors
from parlour.server.http.app import create_app
from parlour.server.http.connections import Config
from parlour.server.settings import Settings
from parlour.server.storage.database import prepare
from parlour.words import ENGLISH, Words

log = structlog.get_logger()

BACKLOG = 2048


def serve(settings: Settings) -> None:
    """Serve until interrupted. What makes that impossible is raised before anything is served."""
    configure_logging()
    report_plug_ins()
    app = create_app(settings)
    with listen(settings.host, settings.port) as listening, ended_by_sigterm():
        descriptors.raise_limit()
        asyncio.run(prepare(settings))
        uvicorn.Server(Config(app, settings)).run(sockets=[listening])


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Being told to end is no failure. uvicorn raises the signal again once it has stopped."""

    def end(*_: object) -> None:
        sys.exit(0)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def report_plug_ins() -> None:
    """Tell the host which bots and games were installed in vain. Importing them now keeps nobody waiting."""
    words = Words(ENGLISH)
    for name, problem in games.problems().items():
        log.warning("a game is not offered", game=name, problem=words.phrase(problem, ()))
    for name, problem in bots.problems().items():
        log.warning("a bot is not offered", bot=name, problem=words.phrase(problem, ()))


def configure_logging() -> None:
    """Few lines, and none of the tokens and hands that a trace with local variables would show."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Log())),
    )


class _Log(io.TextIOBase):
    """Standard error, as far as it can be written to: it may be a file on the very disk that is full, and
    what was to be said of that must not break what is being done."""

    def write(self, text: str) -> int:
        with suppress(OSError):
            return sys.stderr.write(text)
        return 0

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, so that a taken port is known before anything else happens."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(BACKLOG)
        except BaseException:
            listening.close()
            raise
    except OSError as error:
        problem = {"host": host, "port": str(port), "problem": error.strerror or str(error)}
        raise ParlourError(Phrase("error-port", dict(problem))) from None
    return listening
