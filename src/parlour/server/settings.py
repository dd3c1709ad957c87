"""What a host can choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


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
    """Seconds a bot waits before each of its turns, so that people can follow."""
    bot_timeout: float = 10.0
    """Seconds a bot may think about one decision."""
    bot_workers: int = 1
    """Processes in which bots think."""
    posts_per_minute: int = 120
    """How many changing requests one address may make."""
    commands_per_second: float = 20.0
    """How many commands a socket may send in the long run; twice as many at once."""
    web_folder: Path = Path(__file__).resolve().parent.parent / "web_dist"
    """The built browser client."""

    def database_url(self) -> str:
        """The URL with an asynchronous driver."""
        scheme, mark, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
        drivers["postgres"] = drivers["postgresql"]
        return f"{drivers.get(scheme, scheme)}{mark}{rest}"
