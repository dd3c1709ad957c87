"""Tuning: weights of an evaluation moved towards those that win games, and proved by play."""

from __future__ import annotations

from parlour.arena.tuning.climbing import Round
from parlour.arena.tuning.numbers import write
from parlour.arena.tuning.run import Job, Tuned, Tuning, fewest_games, make_job

__all__ = ["Job", "Round", "Tuned", "Tuning", "fewest_games", "make_job", "write"]
