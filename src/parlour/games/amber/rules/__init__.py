"""The rules of Amber."""

from parlour.games.amber.rules.state import AmberState, new_game

__all__ = ["AmberState", "new_game"]
