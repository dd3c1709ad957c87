"""Replays, records and reviews: games that were played, gone through again from their beginning."""
