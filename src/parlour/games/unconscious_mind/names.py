"""Names of what the rules of Unconscious Mind number, where several rooms need them."""

from __future__ import annotations

from typing import Literal

InkpotSpace = Literal["top", "row1", "row2", "row3", "left"]
INKPOT: tuple[InkpotSpace, ...] = ("top", "row1", "row2", "row3", "left")
"""The Inkpot's spaces, clockwise."""
LINES = ("row1", "row2", "row3", "column1", "column2", "column3")

# Where points come from during the game, and in final scoring
SOURCES = ("clients", "dreams", "treatises", "citations", "reputation", "effects", "boxes")
FINAL = ("standing", "rank", "districts", "rows", "tags", "cases", "leftover_boxes", "bright_ideas")
