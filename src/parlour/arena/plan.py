"""Who meets whom, in which seats and with which luck: everything that is decided before the first game.

A *line-up* is who sits at a table together. It is played in every seating, everybody moving on one seat at a
time, with the same luck: these games are a *deal*. Games are numbered deal by deal, in each deal line-up by
line-up, in each line-up seating by seating; so a longer run begins with the games of a shorter one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour import __version__, games
from parlour.arena.playing import Options, Task
from parlour.bots import LEVELS, bot, check
from parlour.bots.profile import profile
from parlour.kernel.errors import BadOption
from parlour.kernel.game import OptionValue
from parlour.kernel.phrase import Phrase

Lineup = tuple[str, ...]
"""Who sits at a table, in the order they sit in. What is claimed is claimed of the first."""


class Place(NamedTuple):
    """Where a game belongs."""

    deal: int
    lineup: int
    seating: int


class Plan(msgspec.Struct, frozen=True):
    """All that says which games are played; when to stop is no part of it."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    """As named, the strongest first in a ladder."""
    ladder: bool
    """Each bot meets the next one only; otherwise all meet all."""
    against: bool
    """One bot alone meets a table full of another; otherwise all at a table differ."""
    seed: int
    rules: int
    edition: str
    """Its fingerprint."""
    version: str
    levels: dict[str, dict[str, Any]]
    """The settings of the levels that play, as they were."""

    @property
    def lineups(self) -> list[Lineup]:
        if not self.against:
            return list(pairwise(self.bots) if self.ladder else combinations(self.bots, self.players))
        pairs = pairwise(self.bots) if self.ladder else permutations(self.bots, 2)
        return [(one, *[other] * (self.players - 1)) for one, other in pairs]

    def number(self, place: Place) -> int:
        return (place.deal * len(self.lineups) + place.lineup) * self.players + place.seating

    def place(self, number: int) -> Place:
        row, seating = divmod(number, self.players)
        deal, lineup = divmod(row, len(self.lineups))
        return Place(deal, lineup, seating)

    def seated(self, place: Place) -> tuple[str, ...]:
        """By seat, the bots."""
        lineup = self.lineups[place.lineup]
        return tuple(lineup[(seat - place.seating) % self.players] for seat in range(self.players))

    def task(self, place: Place, edition_folder: str | None) -> Task:
        """A game to play. All line-ups share the luck of a deal."""
        options: Options = tuple(self.options.items())
        luck = f"{self.seed} {place.deal}"
        return Task(self.number(place), self.game, options, edition_folder, self.seated(place), luck)


def make_plan(
    game_id: str,
    bots: Sequence[str],
    players: int = 2,
    *,
    options: dict[str, str] | None = None,
    edition_folder: Path | None = None,
    ladder: bool = False,
    against: bool = False,
    seed: int = 1,
) -> Plan:
    """A plan, if it can be played."""
    game = games.get(game_id)
    edition = game.edition(edition_folder)
    accepted = game.accept_options(edition, players, options or {})
    for name in bots:
        check(name, game_id)
        bot(name)  # so that one that cannot be made is refused now
    if players < 2:
        raise BadOption(Phrase("error-arena-alone"))
    for name, times in Counter(bots).items():
        if times > 1:
            raise BadOption(Phrase("error-arena-twice", {"bot": name}))
    # In a ladder two meet, so at a larger table one of them has company.
    against = players > 2 and (against or ladder)
    needed = 2 if ladder or against else players
    if len(bots) < needed:
        message = "error-arena-few" if needed == 2 else "error-arena-few-different"
        raise BadOption(Phrase(message, {"bots": len(bots), "players": players}))
    settings = {
        name: {
            **msgspec.to_builtins(LEVELS[name]),
            "misjudged": profile(game_id).misjudged[LEVELS[name].place],
        }
        for name in bots
        if name in LEVELS
    }
    return Plan(
        game_id,
        players,
        accepted,
        tuple(bots),
        ladder,
        against,
        seed,
        game.rules_version,
        edition.fingerprint,
        __version__,
        settings,
    )
