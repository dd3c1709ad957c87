"""How good a position of Amygdala is for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.amygdala.rules import AmygdalaState


def evaluate(state: AmygdalaState, seat: i64) -> float:
    return float(state.points(seat))
