"""Amber (Tomasz Lewandowicz, Rebel.pl 2012), for 2 to 6 players."""

from parlour.games.amber.game import Amber

GAME = Amber()
