"""What a host can choose."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


def cores() -> int:
    """How many this process may use, which in a container may be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """How to run a server. The defaults suit one machine and a few friends."""

    database: str = "sqlite:///parlour.db"
    """An SQLAlchemy URL; the asynchronous driver is added when it names none."""
    editions: Mapping[str, Path] = field(default_factory=dict)
    """By game: a folder with corrected component data, in place of Parlour's own."""
    host: str = "127.0.0.1"
    port: int = 8000
    secure_cookies: bool = False
    """Whether browsers reach this server over https only."""
    allowed_origins: tuple[str, ...] = ()
    """Origins (`https://example.org`) beside the server's own that may use it, such as a proxy's."""
    bot_delay: float = 0.6
    """Seconds a bot takes at least for a turn, or for what it does until chance reveals something, so that
    people can follow."""
    bot_timeout: float = 10.0
    """Seconds a bot may think about one decision."""
    bot_workers: int = field(default_factory=lambda: max(1, cores() - 1))
    """Processes in which bots think. Tables share them, and one core is left for everything else."""
    hint_simulations: int = 300
    """How much a bot thinks about a hint: about a second."""
    outlook_simulations: int = 60
    """How much it thinks to tell the chances."""
    review_simulations: int = 80
    """How much it thinks about each turn of a game that is reviewed."""
    posts_per_minute: int = 120
    """How many changing requests one address may make."""
    commands_per_second: float = 20.0
    """How many commands a person may send in the long run, through whatever number of sockets; twice as many
    at once."""
    sockets_per_person: int = 20
    """How many sockets a person may have open: tables looked at, in however many windows."""
    unplayed_per_person: int = 20
    """How many tables at which nobody has played yet a person may have open."""
    unplayed_per_address: int = 60
    """How many of them may have been opened from one address, by however many people."""
    unplayed_days: float = 3.0
    """Days after which a table is cleared away if nobody has played at it, or looked at it."""
    unplayed_days_shared: float = 60.0
    """The same for a table at which several people have sat down."""
    web_folder: Path = Path(__file__).resolve().parent.parent / "web_dist"
    """The built browser client."""

    def database_url(self) -> str:
        """The URL with an asynchronous driver."""
        scheme, mark, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
        drivers["postgres"] = drivers["postgresql"]
        return f"{drivers.get(scheme, scheme)}{mark}{rest}"
