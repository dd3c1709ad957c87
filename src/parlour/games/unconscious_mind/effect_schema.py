"""The effect language: what a tile, a card or a space does, as data.

A list of effects means: each may be done once, in any order, each fully before the next.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Level = Literal["minor", "median", "major"]
LEVELS: tuple[Level, ...] = ("minor", "median", "major")
Quality = Literal["growth", "freedom", "passion"]
QUALITIES: tuple[Quality, ...] = ("growth", "freedom", "passion")
Location = Literal["theater", "library", "opera", "museum", "university", "cafe"]
LOCATIONS: tuple[Location, ...] = ("theater", "library", "opera", "museum", "university", "cafe")
"""Clockwise round the city."""

Counter = Literal[
    "notebook_level_1",
    "notebook_level_2",
    "complete_rows",
    "complete_columns",
    "treatises",
    "cured_clients",
    "cured_routine",
    "cured_case_study",
    "tags_green",
    "tags_purple",
    "tags_red",
    "distinct_tags",
    "city_insights",
    "reputation_level",
    "research_in_play",
    "location_goals",
    "unlocked_ideas",
    "major_insights",
]
COUNTERS: tuple[str, ...] = Counter.__args__  # type: ignore[attr-defined]


class Insight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Insight as a price or a reward."""

    level: Level
    quality: Quality | Literal["any"]


def snake(name: str) -> str:
    """The tag of a struct in the files, from its name."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class _Effect(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", tag=snake):
    """The base of all effects: `{op: generate, ...}`."""


class Generate(_Effect):
    level: Level
    quality: Quality | Literal["any"]
    n: int = 1


class Elevate(_Effect):
    n: int = 1


class Transfer(_Effect):
    n: int = 1


class Gain(_Effect):
    coffee: int = 0
    bright_idea: int = 0
    hsb: int = 0
    vp: int = 0
    research: int = 0
    notebook: int = 0
    reputation: int = 0


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an exchange costs: one Insight, or the Suppressing of one."""

    insights: list[Insight] = []
    suppress: int = 0


class Exchange(_Effect):
    pay: Price
    get: list[Effect]


class PlayResearch(_Effect):
    max: int


class PlayOrPublish(_Effect):
    max: int


class MoveProfessor(_Effect):
    min: int
    max: int
    to_freud: bool = False


class MoveFreud(_Effect):
    min: int
    max: int


class TriggerLocation(_Effect):
    tag: Location


class TriggerReputation(_Effect):
    pass


class TriggerNotebook(_Effect):
    scope: Literal["tile", "row", "column"]
    restrict: Literal["any", "adjacent"] = "any"


class Inkpot(_Effect):
    min: int
    max: int


class Treat(_Effect):
    n: int = 1


class Therapy(_Effect):
    n: int


class GainNotebookFrom(_Effect):
    column: Literal["left", "center", "right"]
    coffee: int
    trigger: list[Literal["main", "banner"]] = []


class ScorePer(_Effect):
    counter: Counter
    vp: int
    max: int


class UnlockSecondaryRoom(_Effect):
    pass


Effect = (
    Generate
    | Elevate
    | Transfer
    | Gain
    | Exchange
    | PlayResearch
    | PlayOrPublish
    | MoveProfessor
    | MoveFreud
    | TriggerLocation
    | TriggerReputation
    | TriggerNotebook
    | Inkpot
    | Treat
    | Therapy
    | GainNotebookFrom
    | ScorePer
    | UnlockSecondaryRoom
)
