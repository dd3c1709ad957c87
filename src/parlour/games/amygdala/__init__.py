"""Amygdala (Wolfgang Kramer and Michael Kiesling, Game Brewer 2022), for 2 to 4 players."""

from parlour.games.amygdala.game import Amygdala

GAME = Amygdala()
