"""What a game brings: the one contract between a game package and everything that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from parlour.kernel.actions import Actions
from parlour.kernel.edition import Marks
from parlour.kernel.errors import BadOption
from parlour.kernel.observation import Observation
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.state import State

SPECTATOR = -1
"""The observer who sits nowhere."""

OptionValue = str | bool


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened."""

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    """The values it can take; none for a switch that is on or off."""

    def accept(self, value: object) -> OptionValue:
        """The value, if it is one of this option's; a switch takes true, false, on, off, yes and no."""
        if self.choices:
            if value in self.choices:
                return str(value)
        elif isinstance(value, bool):
            return value
        elif str(value).lower() in ("true", "on", "yes"):
            return True
        elif str(value).lower() in ("false", "off", "no"):
            return False
        choices = ", ".join(self.choices or ("true", "false"))
        raise BadOption(
            Phrase("error-option-value", {"option": self.id, "value": str(value), "choices": choices})
        )


class Provenance(msgspec.Struct, frozen=True):
    """One printed thing and where our knowledge of it comes from."""

    item: str
    marks: Marks


class Edition(ABC):
    """A game's component data, loaded and checked."""

    files: msgspec.Struct
    """What its files say, by file: the game's `edition_type`."""
    fingerprint: str

    @abstractmethod
    def provenance(self) -> list[Provenance]:
        """Every item with its marks, in the order of the files."""


class Game(ABC):
    """A game as the rest of Parlour knows it. One instance a game, with no state of its own."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a recorded game could play out differently."""
    players: ClassVar[range]
    view_type: ClassVar[type[msgspec.Struct]]
    outcome_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `outcome` fills in, for the types of the client."""
    edition_type: ClassVar[type[msgspec.Struct] | None] = None
    """What the files of its edition say, for the types of the client; none without an edition."""
    unseen_hands: ClassVar[bool] = False
    """What others hold unseen decides what they can do: for each guess at it, bots look for turns anew."""
    lead: ClassVar[float] = 5.0
    """How much better an evaluation is that makes a win e times as likely: bots tell chances by it."""
    rivalry: ClassVar[float] = 1.0
    """How much of what others gain counts against one's own gains. Less than all of it, where something is to
    count that is the same for everybody, such as that a game should come to its end."""
    foresight: ClassVar[int] = 3
    """How many turns of their own the best bots look ahead; more, where a turn changes little."""
    simulations: ClassVar[int] = 240
    """How many simulations of a turn are worth their time to the best bots; more, where they are quick."""
    contenders: ClassVar[int] = 8
    """How many turns they compare by these; more, where the best is often not among the first."""
    planned: ClassVar[int] = 0
    """How many of the ways to begin a turn that bots know they plan anew wherever they imagine it. With none,
    for games in which planning takes long, they weigh turns that were planned before."""

    misjudged: ClassVar[tuple[float, ...]] = (0.5, 0.1, 0.0, 0.0)
    """How far each level of bots misjudges turns, in leads (1 is what makes a win e times as likely), the
    weakest first: further, where mistakes cost less, so that the steps between levels are about even."""

    # Before play

    @abstractmethod
    def edition(self, folder: Path | None = None) -> Any:
        """The component data: Parlour's own, or a corrected copy in another folder."""

    @abstractmethod
    def options(self, edition: Any, players: int) -> tuple[Option, ...]:
        """What can be chosen for a table of this size."""

    @abstractmethod
    def setup(self, edition: Any, players: int, options: Mapping[str, OptionValue]) -> Any:
        """The tables of a game with these (complete, checked) options."""

    @abstractmethod
    def begin(self, setup: Any) -> State:
        """The first position."""

    @abstractmethod
    def blank(self, setup: Any) -> State:
        """A position to fill from a snapshot."""

    @abstractmethod
    def actions(self, setup: Any) -> Actions:
        """Every action there is."""

    def rivals(self, players: int) -> tuple[str, ...]:
        """The opponents the game plays by itself, as messages that name them.

        In scores, winners and events they follow the players: a rival of a solo game has seat 1.
        """
        return ()

    # During play

    @abstractmethod
    def view(self, state: Any, observer: int) -> Any:
        """All that a seat (or a spectator) may know, built from nothing: what is not put in stays secret."""

    @abstractmethod
    def observation(self, setup: Any) -> Observation:
        """What a seat's view shows, as numbers: how it is laid out at such tables, and how to write it."""

    @abstractmethod
    def imagine(self, setup: Any, view: Any, rng: Random) -> State:
        """A position that looks like the view to its observer, with the unknown filled in by lot."""

    @abstractmethod
    def event(self, state: Any, raw: tuple[int, int, int, int, int]) -> Event:
        """What a position's sink has noted, in words."""

    def is_told(self, raw: tuple[int, int, int, int, int]) -> bool:
        """Is what a position noted worth a line of the log? Points that were not scored are not."""
        return True

    @abstractmethod
    def prompt(self, state: Any) -> Phrase:
        """What the actor has to decide, addressed to them; the attribute `.other` addresses the others."""

    def goes_on(self, state: Any, seat: int) -> bool:
        """Chance comes next: does the seat's turn go on after it?"""
        return False

    def sentence(self, actions: Actions, state: Any, action: int) -> Phrase:
        """A legal action in words, as one of the things that may be done here."""
        return actions.phrase(action)

    def outcome(self, before: Any, action: int, after: Any) -> dict[str, Any]:
        """What a legal action comes to in the game's own terms, as far as its client draws it: what is paid
        and what is left, what `do 2` does. Empty where the action and what the log says of it say it all.

        `after` is the position it leads to, up to the next decision or to chance.
        """
        return {}

    @abstractmethod
    def why_not(self, state: Any, action: int) -> str:
        """The ledger id of the rule that forbids an action the actor may not take."""

    @abstractmethod
    def breakdown(self, state: Any) -> list[dict[str, int]]:
        """By seat, the points by source, in the order they are revealed."""

    def ending(self, state: Any) -> str:
        """How a game that is over came to its end, as a message; nothing, if there is only one way."""
        return ""

    @abstractmethod
    def evaluate(self, state: Any, seat: int) -> float:
        """How good a position is for a seat: bots maximise it. Comparable within one game only."""

    def worth(self, state: Any, seat: int) -> float:
        """What a seat has and can expect, in leads: bots tell chances by comparing it between seats.

        An evaluation is made to tell the turns of one seat apart. Weighing its parts anew (`parts`) by who
        won tells better what they are to a game as a whole.
        """
        return self.evaluate(state, seat) / self.lead

    def parts(self, state: Any, seat: int) -> tuple[float, list[float]]:
        """What `worth` weighs, if it is more than the evaluation; `make chances` finds what by. With it, how
        far it is weighed as before the end (1) or as at the end (0)."""
        return 0.0, []

    def reasons(self, before: Any, after: Any, seat: int) -> list[Phrase]:
        """Why a seat may want to get from one position to another, the weightiest first; for people who ask.

        Both positions are as the seat may imagine them, and nothing they say may depend on what it cannot
        know. The seat's turn lies between them, or the part of it up to what chance brings.
        """
        return []

    # What follows from the above

    def accept_options(
        self, edition: Any, players: int, wanted: Mapping[str, object]
    ) -> dict[str, OptionValue]:
        """Complete and check what was asked for a table."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption(
                Phrase("error-players", {"game": self.id, "players": players, "least": least, "most": most})
            )
        known = {option.id: option for option in self.options(edition, players)}
        for name in wanted:
            if name not in known:
                raise BadOption(
                    Phrase("error-option", {"game": self.id, "option": name, "options": ", ".join(known)})
                )
        return {name: option.accept(wanted.get(name, option.default)) for name, option in known.items()}

    def resample(self, setup: Any, state: State, observer: int, rng: Random) -> State:
        """The position with everything the observer cannot know drawn anew."""
        return self.imagine(setup, self.view(state, observer), rng)
