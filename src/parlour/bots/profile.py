"""The profile of a game: what bots need to know of it beside its rules and its evaluation.

It is data in the game's folder, `bot/profile.yaml`, with the reasons for its numbers. A game that says
nothing has the defaults.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from parlour import games
from parlour.kernel.game import Game


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The profile of a game: how it is searched."""

    lead: float = 5.0
    """The scale of the evaluation (the temperature of a softmax over seats): by how much it has to be better
    to make a win e times as likely. `parlour tune` measures it."""
    worth_lead: float | None = None
    """The scale of `Game.worth`, where that is weighed by itself; otherwise it is on the evaluation's
    scale."""
    rivalry: float = 1.0
    """The weight of others' gains against one's own. Less than all of it, where something is to
    count that is the same for everybody, such as that a game should come to its end."""
    foresight: int = 3
    """The horizon: how many turns of their own the best bots look ahead. More, where a turn changes
    little."""
    simulations: int = 240
    """The budget: how many simulations of a turn are worth their time to the best bots. More, where they are
    quick."""
    contenders: int = 8
    """The width at the root: how many turns are compared by simulations. More, where the best is often not
    among the first."""
    planned: int | Literal["all"] = "all"
    """The rollout policy: how many of the known ways to begin a turn are planned anew (replanned) wherever
    the turn is imagined, or all there are. Fewer, where planning takes long; with none, turns that were
    planned before are weighed."""
    misjudged: tuple[float, float, float, float] = (0.5, 0.1, 0.0, 0.0)
    """The noise: how far each level of bots misjudges turns, in leads, the weakest first. Further, where
    mistakes cost less, so that the steps between levels are about even."""
    unseen_hands: bool = False
    """Whether hidden hands decide what others can do: then turns are planned again for each guess at them."""


def profile_file(game_id: str) -> Path:
    return games.folder(game_id) / "bot" / "profile.yaml"


@cache
def profile(game_id: str) -> Profile:
    """The profile of a game, from its folder; raises ValueError with the file's name if that is wrong."""
    file = profile_file(game_id)
    if not file.is_file():
        return Profile()
    try:
        return msgspec.yaml.decode(file.read_bytes(), type=Profile)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file}: {error}") from None


def in_leads(game: Game) -> Callable[[Any, int], float]:
    """The worth of a position to a seat (`Game.worth`) in leads: log-odds of a win."""
    known = profile(game.id)
    lead = known.lead if known.worth_lead is None else known.worth_lead
    return lambda state, seat: game.worth(state, seat) / lead
