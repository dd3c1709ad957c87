"""What a game is: positions, decisions, chance, views, records. Knows no game."""
