"""Every game at every number of players."""

from __future__ import annotations

from parlour import games

TABLES = [(game, players) for game in games.ids() for players in games.get(game).players]
