"""The rules of Unconscious Mind: functions over a position, a module for each topic."""

from parlour.games.unconscious_mind.rules.state import UnconsciousMindState, new_game

__all__ = ["UnconsciousMindState", "new_game"]
