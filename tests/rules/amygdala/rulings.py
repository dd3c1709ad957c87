"""The rulings of Amygdala, where the rulebook is open: what the ledger has to name."""

RULINGS = {"R": 22}
"""The dossier knows no families: its 18 rulings, and four more of our own after them, are R1 to R22."""
