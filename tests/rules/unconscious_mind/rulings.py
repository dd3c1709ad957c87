"""The rulings of Unconscious Mind, where the rulebook is open: what the ledger has to name."""

RULINGS = {"q": 20}
"""The rulings of the dossier are q01 to q20."""
