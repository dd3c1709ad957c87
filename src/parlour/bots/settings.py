"""The settings of a search, in which levels and games differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

ALL: Final = 1 << 30
"""For `planned`: more ways to begin a turn than there are."""


@dataclass
class SearchSettings:
    """The settings of a search: how it plans, where it looks next, and how far."""

    lead: float
    """The scale of the evaluation: by how much it has to be better to make a win e times as likely."""
    foresight: i64 = 1
    """The horizon: how many turns of its own the searcher looks ahead, after the present one."""
    misjudged: float = 0.0
    """The noise: how far the searcher misjudges turns, in leads."""
    rivalry: float = 1.0
    """The weight of the others' gains. At 1, what is good for everybody alike is worth nothing."""
    paranoia: float = 0.0
    """The aim of the others: from 0, to do well (max^n), to 1, only that the searcher does not (paranoid)."""

    # Planning
    width: i64 = 40
    """The width of the beam in planning the turn at hand: how many lines are kept."""
    positions: i64 = 4000
    """The number of looked-at positions up to which the beam is kept."""
    planned: i64 = 0
    """The rollout policy: how many of the known ways to begin a turn are planned anew wherever it is
    imagined. None: turns that are known are weighed. ALL: whether they are known or not."""

    # The tree
    contenders: i64 = 8
    """The width of a node, the root among them: how many turns are told apart there."""
    variants: i64 = 4
    """The number of them that may begin alike: choices that differ are worth more looks than different ways
    to make the same choice."""
    grows: i64 = 32
    """The visits after which a node is expanded; until then what looks best is played there."""
    widen: float = 0.5
    """Progressive widening: this many times the square root of its visits is how many turns of a node are
    considered."""
    explore: float = 0.3
    """The exploration constant: how much is looked at what has been looked at little."""
    temper: float = 0.1
    """The temperature of the prior, in leads: how much better a guess has to be to be looked at e times as
    much."""
    unseen_hands: bool = False
    """Whether turns are planned again whenever a node is seen, as others may hold other things then."""
    plays_on: bool = True
    """Whether a simulation goes on to its horizon once it has left the tree (a rollout). If not, it is worth
    what things look like there: far more of them in the same time, each of which sees less far."""
