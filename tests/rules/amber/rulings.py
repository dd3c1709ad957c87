"""The rulings of Amber, where the rulebook is open: what the ledger has to name."""

RULINGS = {"B": 4, "P": 6, "V": 4, "C": 4, "T": 9, "S": 5, "I": 3, "D": 1, "E": 6, "A": 4, "H": 2}
"""How many rulings each family of the dossier has: B1 to B4, P1 to P6 and so on."""
