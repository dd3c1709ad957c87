"""The ratings of the levels at a game, as measured: in its folder, written by `make strength`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour import games


def ratings_file(game_id: str) -> Path:
    return games.folder(game_id) / "bot" / "ratings.json"


def ratings(game_id: str) -> dict[str, int]:
    """The ratings by level (Elo): 400 points more make a win of a game for two ten times as likely.

    Empty if not measured.
    """
    file = ratings_file(game_id)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.is_file() else {}
