"""Players that choose. They are given a view, as a person at the table is, and nothing else.

>>> from parlour.bots import LEVELS, bot
>>> LEVELS, type(bot("greedy")).__name__
(('random', 'greedy'), 'GreedyBot')
"""

from __future__ import annotations

from parlour.bots.players import Bot, GreedyBot, RandomBot
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

LEVELS: tuple[str, ...] = tuple(_BOTS)
"""How well a bot plays, weakest first."""


def bot(level: str) -> Bot:
    """A player of a level."""
    if level not in _BOTS:
        raise BadOption(Phrase("error-bot", {"level": level, "levels": ", ".join(LEVELS)}))
    return _BOTS[level]()


__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "bot"]
