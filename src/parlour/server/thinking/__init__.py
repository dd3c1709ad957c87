"""Bots at work: playing their seats, and advice to those who ask."""
