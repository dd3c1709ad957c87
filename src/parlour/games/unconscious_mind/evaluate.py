"""How good a position of Unconscious Mind is for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import MindState


def evaluate(state: MindState, seat: i64) -> float:
    return float(state.points(seat))
