"""The server as the tests run it: bots do not dawdle, those asked for advice do not think long,
and the luck of its tables can be repeated.

    python -m tests.server.house DATABASE PORT

As long as a file beside the database names an occasion (`name_occasion`), the tables opened meanwhile have
seeds made of that name, so that a browser test which fails meets the same game when it is run again.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from pathlib import Path

from parlour.kernel.luck import new_seed
from parlour.server.run import serve
from parlour.server.settings import Settings
from parlour.server.tables import lobby


def name_occasion(database: Path, name: str) -> None:
    _occasion(database).write_text(name, encoding="utf-8")


def _occasion(database: Path) -> Path:
    return database.with_suffix(".occasion")


class Seeds:
    """Seeds for new tables, by occasion."""

    def __init__(self, database: Path) -> None:
        self._occasion = _occasion(database)
        self._tables: Counter[str] = Counter()

    def __call__(self) -> str:
        if not self._occasion.exists():
            return new_seed()
        name = self._occasion.read_text(encoding="utf-8")
        self._tables[name] += 1
        return hashlib.blake2b(f"{name} {self._tables[name]}".encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    database, port = Path(sys.argv[1]), int(sys.argv[2])
    lobby.new_seed = Seeds(database)  # type: ignore[attr-defined]
    serve(
        Settings(
            database=f"sqlite:///{database}",
            port=port,
            bot_delay=0.0,
            bot_timeout=120.0,  # the machine may be busy with other tests
            requests_per_minute=1_000_000,
            posts_per_minute=100_000,
            unplayed_per_person=10_000,
            unplayed_per_address=100_000,
            commands_per_second=1_000,
            sockets_per_person=1_000,
            connections_per_address=100_000,
            replays_per_minute=100_000,
            hint_simulations=96,
            outlook_simulations=32,
            review_simulations=16,
        )
    )
