"""Players that choose. They are given a view, as a person at the table is, and nothing else.

>>> from parlour.bots import LEVELS, bot
>>> tuple(LEVELS), type(bot("expert")).__name__
(('novice', 'casual', 'skilled', 'expert'), 'SearchBot')
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parlour.bots.levels import LEVELS
from parlour.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from parlour.kernel.errors import BadOption
from parlour.kernel.phrase import Phrase

YARDSTICKS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""What the levels are measured by. Programs may seat them; people are offered the levels."""

_BOTS: dict[str, Callable[[], Bot]] = {
    **YARDSTICKS,
    **{name: partial(SearchBot, level) for name, level in LEVELS.items()},
}


def names() -> tuple[str, ...]:
    """Every bot that can be seated."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """A player of this name."""
    if name not in _BOTS:
        raise BadOption(Phrase("error-bot", {"level": name, "levels": ", ".join(names())}))
    return _BOTS[name]()


__all__ = ["LEVELS", "YARDSTICKS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "bot", "names"]
