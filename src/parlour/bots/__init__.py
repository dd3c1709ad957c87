"""Players that choose. They are given a view, as a person at the table is, and nothing else.

>>> from parlour.bots import LEVELS, bot
>>> tuple(LEVELS), type(bot("expert")).__name__
(('novice', 'casual', 'skilled', 'expert'), 'SearchBot')

A package of your own can bring more of them: docs/bots.md.
"""

from __future__ import annotations

from parlour.bots.levels import LEVELS
from parlour.bots.players import (
    Bot,
    Chosen,
    GreedyBot,
    NoSuchChoice,
    RandomBot,
    SearchBot,
    play_turn,
    turn_of,
)
from parlour.bots.ratings import ratings
from parlour.bots.roster import YARDSTICKS, bot, check, names, offered, problems

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Bot",
    "Chosen",
    "GreedyBot",
    "NoSuchChoice",
    "RandomBot",
    "SearchBot",
    "bot",
    "check",
    "names",
    "offered",
    "play_turn",
    "problems",
    "ratings",
    "turn_of",
]
