"""Golden games: games that were played once and must play out the same for ever."""
