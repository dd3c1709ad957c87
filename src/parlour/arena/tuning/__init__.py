"""Tuning: weights of an evaluation fitted to the outcomes of many games, and proved by play."""

from __future__ import annotations

from parlour.arena.tuning.fitting import Round
from parlour.arena.tuning.numbers import write
from parlour.arena.tuning.run import Job, Tuned, Tuning, make_job

__all__ = ["Job", "Round", "Tuned", "Tuning", "make_job", "write"]
