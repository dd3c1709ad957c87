"""The engine for programs: a few friendly names over `parlour.kernel`.

>>> import parlour
>>> game = parlour.new("amber", players=2, seed=7, setup="2B")
>>> game.actor, len(game.legal()) > 20
(1, True)
>>> game.apply(game.legal()[0])
>>> again = parlour.replay(game.record())
>>> again.view(0) == game.view(0)
True

Everything here is `parlour.new`, `parlour.replay` and the `Table` they give. Learning programs want
`parlour.research`, which trades friendliness for speed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour import games
from parlour.kernel import record as records
from parlour.kernel.actions import Struct
from parlour.kernel.errors import BadRecord, Illegal, ParlourError
from parlour.kernel.luck import new_seed
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Record

__all__ = ["Refused", "Table", "new", "replay"]

Action = int | str | Mapping[str, object]
"""An action in any of its forms: `4129`, `"place C4 curve 1"`, `{"do": "place", "cell": "C4", ...}`."""


class Refused(ValueError):
    """What was asked for is not possible; the message says why, in English. Nothing has changed."""

    def __init__(self, message: str, phrase: Phrase, rule: str | None = None) -> None:
        super().__init__(message)
        self.phrase = phrase
        """The same as a message id with what fills it; `parlour.words` writes it in other languages."""
        self.rule = rule
        """The ledger id of the rule that forbids an action (docs/rules)."""


def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    edition: str | Path | None = None,
    **options: object,
) -> Table:
    """A new game, with everything dealt and the first player to decide.

    >>> new("amygdala", players=3, seed="a seed").actor
    2

    The same seed gives the same luck; without one, nobody can tell what comes. `parlour.games.ids()` lists
    the games and `parlour games` their options. `edition` is a folder with corrected components.
    """
    with _in_english():
        found = games.get(game)
        components = found.edition(Path(edition) if edition is not None else None)
        match = Match(found, components, players, options, new_seed() if seed is None else str(seed))
        match.begin()
    return Table(match)


def replay(
    record: Record | bytes | str | Path, seed: int | str | None = None, edition: str | Path | None = None
) -> Table:
    """The game a record tells of, as it stood when it was recorded; every decision is checked.

    A record is what `Table.record` gives, the same as JSON, or the path of a file of it. A game that was not
    over can be played on: with the luck it would have had if `seed` is the one it was started with.
    """
    with _in_english():
        read = _read(record)
        header = read.header
        game = games.get(header.game)
        components = game.edition(Path(edition) if edition is not None else None)
        if components.fingerprint != header.edition:
            found = {"found": header.edition, "known": components.fingerprint}
            raise BadRecord(Phrase("error-record-edition", dict(found)))
        match = Match(
            game, components, header.players, header.options, new_seed() if seed is None else str(seed)
        )
        match.follow(read)
    return Table(match, read.names)


class Table:
    """A game being played: whose turn it is, what they may do, what each of them sees.

    What chance brings and choices that are none are taken care of: the game always waits for a seat that has
    something to choose, or is over.
    """

    def __init__(self, match: Match, names: Sequence[str] = ()) -> None:
        self._match = match
        self.names: tuple[str, ...] = tuple(names) or ("",) * self.players
        """Of the players, for the record. Who has none is told of by number: Player 1 sits in seat 0."""

    # Where it stands

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._match.header.game

    @property
    def players(self) -> int:
        return self._match.header.players

    @property
    def options(self) -> dict[str, str | bool]:
        """What was chosen for this game, and what was not and is as usual."""
        return dict(self._match.header.options)

    @property
    def actor(self) -> int | None:
        """The seat that has to decide, counted from 0; None once the game is over."""
        return None if self.is_over else int(self._match.state.actor)

    @property
    def is_over(self) -> bool:
        return self._match.over

    @property
    def ply(self) -> int:
        """How many decisions have been taken so far, those of chance included."""
        return self._match.ply

    def scores(self) -> list[int]:
        """The points as they stand, by seat; an opponent that the game plays by itself comes last."""
        return [int(points) for points in self._match.state.scores()]

    def winners(self) -> list[int]:
        """The seats that have won: several in a tie, none before the end."""
        if not self.is_over:
            return []
        return [seat for seat, won in enumerate(self._match.state.winners()) if won]

    def view(self, seat: int | None = None) -> Any:
        """All that a seat may know: that of the actor if none is named, and of a spectator if it is -1.

        A view is a struct of plain values with names from the game (`view.hand`, `view.coins`), and nothing
        that is secret to the seat is in it. `msgspec.json.encode` writes it.
        """
        if seat is None:
            seat = 0 if self.actor is None else self.actor
        if not -1 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}; there are 0 to {self.players - 1}, and -1 to watch")
        return self._match.game.view(self._match.state, seat)

    # Playing

    def legal(self) -> list[str]:
        """What the actor may do, in the notation of the game."""
        return [self._match.actions.text(action) for action in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """The same as numbers, ascending, in the same order."""
        return [] if self.is_over else [int(action) for action in self._match.state.legal()]

    def apply(self, action: Action) -> None:
        """The actor takes an action, given as a number, as text or as a struct.

        The game then goes on to the next decision that somebody has to make.
        """
        match = self._match
        with _in_english():
            number = self.number(action)
            seat = int(match.state.actor)
            if self.is_over:
                raise ParlourError(Phrase("error-over"))
            match.play(seat, [number])

    def number(self, action: Action) -> int:
        """The number of an action."""
        with _in_english():
            if isinstance(action, str):
                return self._match.actions.parse(action)
            if isinstance(action, Mapping):
                return self._match.actions.number(action)
            self._match.actions.struct(int(action))  # is there such an action?
            return int(action)

    def text(self, action: Action) -> str:
        """An action in the notation of the game: `place C4 curve 1`."""
        return self._match.actions.text(self.number(action))

    def struct(self, action: Action) -> Struct:
        """An action taken apart: `{"do": "place", "cell": "C4", "tile": "curve", "turn": 1}`."""
        return self._match.actions.struct(self.number(action))

    # Keeping

    def copy(self) -> Table:
        """An independent game that stands as this one does, with the same luck to come."""
        return Table(self._match.copy(), self.names)

    def record(self) -> Record:
        """The game so far; `.encode()` writes it as JSON, `parlour.replay` reads it."""
        return self._match.record(self.names)

    def __repr__(self) -> str:
        waits = "over" if self.is_over else f"seat {self.actor} to decide"
        return f"<{self.game}, {self.players} players, {self.ply} decisions taken, {waits}>"


def _read(record: Record | bytes | str | Path) -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, str) and not record.lstrip().startswith("{"):
        record = Path(record)
    return records.decode(record.read_bytes() if isinstance(record, Path) else record)


@contextmanager
def _in_english() -> Iterator[None]:
    """The engine refuses by messages for any language; here they are in that of Python's own errors."""
    try:
        yield
    except ParlourError as error:
        # Only now: reading the words takes longer than importing all the rest.
        from parlour.words import Words

        names = [f"seat {seat}" for seat in range(8)]
        rule = error.rule if isinstance(error, Illegal) else None
        raise Refused(Words("en").phrase(error.phrase, names), error.phrase, rule) from None
