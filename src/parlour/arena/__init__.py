"""Bots against bots, many times: who wins, how sure that is, and how strong that makes them.

Play games of your own making, on all cores:

>>> from parlour import games
>>> from parlour.arena import Series, play_series
>>> amber = games.get("amber")
>>> options = amber.accept_options(amber.edition(), 2, {"setup": "2A"})
>>> series = Series("amber", 2, tuple(options.items()), None, ("random", "random"), seed=1)
>>> [sum(result.won) > 0 for result in play_series(series, 2)]
[True, True]

Or hold a contest, as `parlour arena` does:

>>> from parlour.arena import Contest, Ending, figures, make_plan, play_games
>>> contest = Contest(make_plan("amber", ["random", "greedy"]), Ending(games=2))
>>> for result in play_games(contest.tasks(), workers=1):
...     contest.add(result)
>>> figures(contest).games
2
"""

from __future__ import annotations

from parlour.arena.contest import Contest, Ending
from parlour.arena.figures import BotFigures, Figures, LineupFigures, figures
from parlour.arena.journal import Journal
from parlour.arena.plan import Place, Plan, make_plan
from parlour.arena.playing import BotAtFault, Result, Series, Task, play_one
from parlour.arena.ratings import Rating
from parlour.arena.statistics import Claim, Share, win_share
from parlour.arena.workers import WorkerDied, play_games, play_series

__all__ = [
    "Task",
    "Result",
    "Series",
    "play_one",
    "play_games",
    "play_series",
    "BotAtFault",
    "WorkerDied",
    "Plan",
    "Place",
    "make_plan",
    "Contest",
    "Ending",
    "Journal",
    "figures",
    "Figures",
    "BotFigures",
    "LineupFigures",
    "Rating",
    "Share",
    "Claim",
    "win_share",
]
