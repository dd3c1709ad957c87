"""What a game brings: the one contract between a game package and everything that plays it.

A game has to say what it is called and for how many, what can be done, what positions are, and what may be
seen of them. All else has a default that is right for a small game; `examples/games/connect_four` shows how
little that leaves to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from parlour.kernel.actions import Actions, Kind
from parlour.kernel.decisions import Decisions
from parlour.kernel.edition import Marks
from parlour.kernel.errors import BadOption, ParlourError
from parlour.kernel.observation import Observation
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.state import OVER, State
from parlour.kernel.view_observation import ViewObservation

SPECTATOR = -1
"""The observer who sits nowhere."""

OptionValue = str | bool

WON = 1000.0
"""What a won game is worth in the default evaluation; a lost one is worth as much less than nothing."""


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened."""

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    """The values it can take; none for a switch that is on or off."""

    def accept(self, value: object) -> OptionValue:
        """The value, if it is one of this option's; a switch takes true, false, on, off, yes and no."""
        if self.choices:
            if str(value) in self.choices:
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


class NoEdition(Edition):
    """The edition of a game that has nothing printed."""

    fingerprint = "0" * 16

    def provenance(self) -> list[Provenance]:
        return []


class Setup(msgspec.Struct, frozen=True):
    """The setup of a game that needs no tables: what was chosen for it."""

    players: int
    options: dict[str, OptionValue]


class View(msgspec.Struct, frozen=True):
    """What a view begins with, if anything is to follow from it by itself. The game adds the rest."""

    seat: int
    """Who looks; -1 a spectator."""
    actor: int
    """Who decides; -1 chance, -2 nobody."""
    waiting: list[Any]
    """The decisions pending, the present one last: what `Decisions.steps` makes, and `restore` reads."""


class Game(ABC):
    """A game as the rest of Parlour knows it. One instance a game, with no state of its own."""

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised whenever a recorded game could play out differently."""
    players: ClassVar[range]
    view_type: ClassVar[type[msgspec.Struct]]
    decisions: ClassVar[Decisions | None] = None
    """What its positions can wait for, where the game declares it; the steps of its views."""
    outcome_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `outcome` fills in, for the types of the client."""
    edition_type: ClassVar[type[msgspec.Struct] | None] = None
    """What the files of its edition say, for the types of the client; none without an edition."""
    ledger: ClassVar[str]
    """How the ids of its rules begin: `AMB` of `AMB-TURN-1`."""
    position: ClassVar[type[State]]
    """The class of its positions, made from the setup: the first one."""
    kinds: ClassVar[Sequence[Kind]]
    """The kinds of action, if they are the same at every table."""
    events: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    """What positions note: by its code, the name of the event, and what its numbers are called."""

    # Before play

    def edition(self, folder: Path | None = None) -> Any:
        """The component data: Parlour's own, or a corrected copy in another folder."""
        if folder is not None:
            raise ParlourError(Phrase("error-edition-none", {"game": self.id}))
        return NoEdition()

    def options(self, edition: Any, players: int) -> tuple[Option, ...]:
        """What can be chosen for a table of this size."""
        return ()

    def setup(self, edition: Any, players: int, options: Mapping[str, OptionValue]) -> Any:
        """The tables of a game with these (complete, checked) options."""
        return Setup(players, dict(options))

    def begin(self, setup: Any) -> State:
        """The first position."""
        return self.position(setup)

    def blank(self, setup: Any) -> State:
        """A position to fill from a snapshot."""
        return self.position(setup)

    def actions(self, setup: Any) -> Actions:
        """Every action there is."""
        return Actions(self.kinds, self.id)

    def rivals(self, players: int) -> tuple[str, ...]:
        """The opponents the game plays by itself, as messages that name them.

        In scores, winners and events they follow the players: a rival of a solo game has seat 1.
        """
        return ()

    # During play

    @abstractmethod
    def view(self, state: Any, observer: int) -> Any:
        """All that a seat (or a spectator) may know, built from nothing: what is not put in stays secret."""

    def observation(self, setup: Any) -> Observation:
        """What a seat's view shows, as numbers: how it is laid out at such tables, and how to write it."""
        return ViewObservation(self, setup)

    @abstractmethod
    def imagine(self, setup: Any, view: Any, rng: Random) -> State:
        """A position that looks like the view to its observer, with the unknown filled in by lot."""

    def event(self, state: Any, raw: tuple[int, int, int, int, int]) -> Event:
        """What a position's sink has noted, in words: the message `{game}-event-{name}`."""
        code, seat, *numbers = raw
        name, *called = self.events[code]
        seats = {"player": seat} if seat >= 0 else {}
        return Event(Phrase(f"{self.id}-event-{name}", dict(zip(called, numbers, strict=False)), {}, seats))

    def is_told(self, raw: tuple[int, int, int, int, int]) -> bool:
        """Is what a position noted worth a line of the log? Points that were not scored are not."""
        return True

    def prompt(self, state: Any) -> Phrase:
        """What the actor has to decide, addressed to them; the attribute `.other` addresses the others."""
        seats = {"player": int(state.actor)} if state.actor >= 0 else {}
        return Phrase(f"{self.id}-prompt-turn", {}, {}, seats)

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

    def why_not(self, state: Any, action: int) -> str:
        """The ledger id of the rule that forbids an action the actor may not take."""
        return f"{self.ledger}-TURN-1"

    def nearest(self, state: Any, action: int) -> int:
        """The action to give the reason for, when somebody asks why not: the same one; or, of several that
        a hand does not tell apart before it is done, the one that comes nearest to being allowed."""
        return action

    def breakdown(self, state: Any) -> list[dict[str, int]]:
        """By seat, the points by source, in the order they are revealed."""
        return [{"points": int(points)} for points in state.scores()]

    def ending(self, state: Any) -> str:
        """How a game that is over came to its end, as a message; nothing, if there is only one way."""
        return ""

    def evaluate(self, state: Any, seat: int) -> float:
        """How good a position is for a seat: bots maximise it. Comparable within one game only."""
        points = [int(one) for one in state.scores()]
        ahead = points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0)
        if state.actor != OVER:
            return float(ahead)
        won = state.winners()
        return float(ahead) + (WON if won[seat] and sum(won) == 1 else 0.0 if won[seat] else -WON)

    def worth(self, state: Any, seat: int) -> float:
        """What a seat has and can expect: bots tell chances by comparing it between seats.

        An evaluation is made to tell the turns of one seat apart. Weighing its parts anew (`parts`) by who
        won tells better what they are to a game as a whole.
        """
        return self.evaluate(state, seat)

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
