"""Settings: what a host can choose."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from parlour.server.addresses import THIS_MACHINE

N = TypeVar("N", int, float)


class Choice(NamedTuple):
    """A number that `parlour serve` takes as an option, or from the environment."""

    least: float
    most: float
    explained: str
    """The message that says what it is for."""


def choice(default: N, least: N, most: N, explained: str) -> N:
    """A field that a host can choose. Its name makes the option and the variable (`parlour.cli.hosting`)."""
    chosen: Any = field(default=default, metadata={Choice: Choice(least, most, explained)})
    number: N = chosen
    return number


def cores() -> int:
    """The number of cores this process may use, in a container perhaps fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """The settings of a server. The defaults suit one machine and a few friends."""

    database: str = "sqlite:///parlour.db"
    """An SQLAlchemy URL; the asynchronous driver is added when it names none."""
    editions: Mapping[str, Path] = field(default_factory=dict)
    """Folders with corrected component data by game, in place of Parlour's own."""
    host: str = "127.0.0.1"
    port: int = choice(8000, 1, 65535, "cli-option-port")
    secure_cookies: bool = False
    """Whether browsers reach this server over https only."""
    allowed_origins: tuple[str, ...] = ()
    """Origins (`https://example.org`) beside the server's own that may use it, such as a proxy's."""
    trusted_proxies: tuple[str, ...] = THIS_MACHINE
    """The proxies that are believed about where a visitor comes from (`X-Forwarded-For`, `-Proto`)."""
    bot_delay: float = choice(0.6, 0.0, 60.0, "cli-option-bot-delay")
    """Seconds a bot takes at least for a turn, or for what it does until chance reveals something, so that
    people can follow."""
    bot_timeout: float = choice(10.0, 0.1, 600.0, "cli-option-bot-timeout")
    """Seconds a bot may think about a turn."""
    bot_workers: int = choice(max(1, cores() - 1), 1, 1024, "cli-option-bot-workers")
    """Processes in which bots think. Tables share them, and one core is left for everything else."""
    hint_simulations: int = choice(300, 1, 100_000, "cli-option-hint-simulations")
    """The simulations of a hint: about a second."""
    outlook_simulations: int = choice(60, 1, 100_000, "cli-option-outlook-simulations")
    """The simulations for the chances of a position."""
    review_simulations: int = choice(80, 1, 100_000, "cli-option-review-simulations")
    """The simulations for each turn of a game that is reviewed."""
    requests_per_minute: int = choice(1200, 1, 1_000_000, "cli-option-requests-per-minute")
    """How many requests to the API one address may make, those that open a socket included."""
    posts_per_minute: int = choice(120, 1, 1_000_000, "cli-option-posts-per-minute")
    """How many of them may change something."""
    replays_per_minute: int = choice(60, 1, 1_000_000, "cli-option-replays-per-minute")
    """How many of them may ask for a game from its beginning: replays, better lines and records."""
    commands_per_second: float = choice(20.0, 0.1, 10_000.0, "cli-option-commands-per-second")
    """How many commands a person may send in the long run, through whatever number of sockets; twice as many
    at once."""
    sockets_per_person: int = choice(20, 1, 100_000, "cli-option-sockets-per-person")
    """How many sockets a person may have open: tables looked at, in however many windows."""
    unplayed_per_person: int = choice(20, 1, 1_000_000, "cli-option-unplayed-per-person")
    """How many tables at which nobody has played yet a person may have open."""
    unplayed_per_address: int = choice(60, 1, 1_000_000, "cli-option-unplayed-per-address")
    """How many of them may have been opened from one address, by however many people."""
    unplayed_days: float = choice(3.0, 0.01, 36_500.0, "cli-option-unplayed-days")
    """Days after which a table is cleared away if nobody has played at it, or looked at it."""
    unplayed_days_shared: float = choice(60.0, 0.01, 36_500.0, "cli-option-unplayed-days-shared")
    """The same for a table at which several people have sat down."""
    connections_per_address: int = choice(256, 1, 1_000_000, "cli-option-connections-per-address")
    """How many connections one address may hold open, unless it is that of a trusted proxy."""
    head_timeout: float = choice(10.0, 0.1, 3600.0, "cli-option-head-timeout")
    """Seconds within which the head of a request must have come."""
    body_timeout: float = choice(30.0, 0.1, 3600.0, "cli-option-body-timeout")
    """Seconds within which its body must have come, and within which each part of an answer must be taken."""
    keep_alive: int = choice(5, 1, 3600, "cli-option-keep-alive")
    """Seconds for which a connection stays open between two requests."""
    web_folder: Path = Path(__file__).resolve().parent.parent / "web_dist"
    """The built browser client."""

    def database_url(self) -> str:
        """The URL with an asynchronous driver."""
        scheme, mark, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
        drivers["postgres"] = drivers["postgresql"]
        return f"{drivers.get(scheme, scheme)}{mark}{rest}"
