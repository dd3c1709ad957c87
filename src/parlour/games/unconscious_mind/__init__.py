"""Unconscious Mind (Laskas, Jonny Pac, Yoma, Zax; Fantasia Games 2024), for 1 to 4 players."""

from parlour.games.unconscious_mind.game import UnconsciousMind

GAME = UnconsciousMind()
