"""How good a position of Amber is for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.amber.rules import AmberState


def evaluate(state: AmberState, seat: i64) -> float:
    """Points ahead of the best rival."""
    best: i64 = -1000
    for rival in range(state.players):
        if rival != seat and state.points(rival) > best:
            best = state.points(rival)
    return float(state.points(seat) - best)
