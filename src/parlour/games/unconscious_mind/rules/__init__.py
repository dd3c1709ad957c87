"""The rules of Unconscious Mind: a module for each idea, and the turn that uses them."""

from parlour.games.unconscious_mind.rules.turn import UnconsciousMindState, new_game

__all__ = ["UnconsciousMindState", "new_game"]
