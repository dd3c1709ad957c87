"""The rules of Amygdala: a module for each idea, and the turn that uses them."""

from parlour.games.amygdala.rules.state import AmygdalaState, new_game

__all__ = ["AmygdalaState", "new_game"]
