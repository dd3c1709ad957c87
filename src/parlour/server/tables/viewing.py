"""Views of a table: what each viewer may see of it.

Everybody sees what is final. Only the seat that builds a turn sees what it has built so far.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from parlour.kernel.choices import Choice, choices
from parlour.kernel.game import SPECTATOR
from parlour.kernel.match import Match
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.state import OVER, State
from parlour.server.protocol import Line, SeatResult, SeatView, TableView
from parlour.server.storage.store import Seat, TableRow

SLICE = 0.002
"""Seconds for which choices are found at a stretch."""


class Eyes(NamedTuple):
    """The eyes that decide how a table looks. Viewers with the same eyes get the same messages."""

    seats: tuple[int, ...]
    """The seats played from this browser."""
    host: bool


class Entry(NamedTuple):
    """A decision in the log."""

    ply: int
    seat: int
    events: Sequence[Event]


def eyes_of(owner: str, table: TableRow, seats: Sequence[Seat]) -> Eyes:
    """The eyes with which someone looks at a table; an empty owner is nobody's."""
    own = (number for number, seat in enumerate(seats) if owner and seat.owner == owner)
    return Eyes(tuple(own), bool(owner) and table.host == owner)


def waited_for(match: Match) -> int:
    """The seat everybody waits for: who builds a turn is waited for until it is ended."""
    return int(match.state.actor) if match.builder is None else match.builder


def viewpoint(eyes: Eyes, actor: int) -> int:
    """The seat whose view is shown: with several own seats, that of the one who is to decide."""
    if actor in eyes.seats:
        return actor
    return eyes.seats[0] if eyes.seats else SPECTATOR


def lines(entries: Sequence[Entry], eyes: Eyes, over: bool) -> list[Line]:
    """The log as someone may read it.

    Where several players share a screen, a secret of one would be read by the others: they get what
    everybody gets, until the game is over.
    """
    private = eyes.seats if over or len(eyes.seats) == 1 else ()
    return [Line(entry.ply, entry.seat, _seen(event, private)) for entry in entries for event in entry.events]


def _seen(event: Event, seats: tuple[int, ...]) -> Phrase:
    for seat in seats:
        if seat in event.audience:
            return event.seen_by(seat)
    return event.public


class ViewMaker:
    """Makes the views of a table at which one match is played."""

    def __init__(self, match: Match, finding: asyncio.Lock) -> None:
        self._match = match
        self._finding = finding
        """Held while choices are found, by one table at a time: many at once would hold up everybody else."""
        self._shared: dict[bool, tuple[Phrase, list[SeatResult]]] = {}
        self._table: TableRow | None = None
        self._views: dict[Eyes, TableView] = {}
        """The views of that table by eyes, kept until it or the match changes."""
        self._choices: dict[tuple[int, ...], list[Choice]] = {}
        """Of the turn that is built, by what had been decided of it: what may be done now may be done instead
        as soon as something is, and once that is taken back it may be done again."""
        self._choices_ply = 0
        """The decision with which that turn begins."""

    def changed(self) -> None:
        """The match has changed: what was made of it is to be made anew."""
        self._shared.clear()
        self._views.clear()

    async def find_choices(self) -> None:
        """Find what may be done now, and what might have been done instead; to be called before a person who
        is to decide is shown the table.

        Uncompiled, an engine may take twenty milliseconds for a long list: others get their turn meanwhile.
        """
        match = self._match
        decided = match.tentative_actions()
        known = self._choices if self._choices_ply == match.final_ply else {}
        self._choices = {begun: found for begun, found in known.items() if begun == decided[: len(begun)]}
        self._choices_ply = match.final_ply
        if match.last_choice is not None:
            await self._find_choices(match.last_choice, match.tentative_actions(before_last=True))
        if not match.awaits_end:
            await self._find_choices(match.state, decided)

    async def _find_choices(self, state: State, decided: tuple[int, ...]) -> None:
        if decided in self._choices:
            return
        found = []
        async with self._finding:
            began = time.perf_counter()
            for choice in choices(self._match.game, self._match.actions, state):
                found.append(choice)
                if time.perf_counter() - began > SLICE:
                    await asyncio.sleep(0)
                    began = time.perf_counter()
        self._choices[decided] = found

    def view(self, table: TableRow, seats: list[SeatView], eyes: Eyes) -> TableView:
        """The view of a table. Who is there changes more often than the rest, and costs next to nothing."""
        if table is not self._table:
            self._views.clear()
            self._table = table
        if eyes not in self._views:
            self._views[eyes] = self._view(table, eyes)
        return msgspec.structs.replace(self._views[eyes], seats=seats)

    def _view(self, table: TableRow, eyes: Eyes) -> TableView:
        match = self._match
        playing = table.status == "playing"
        actor = waited_for(match) if playing else OVER
        mine = actor in eyes.seats
        builds = mine and match.builder is not None
        state = match.state if builds else match.final_state
        awaits_end = builds and match.awaits_end
        decides = mine and not awaits_end
        reveals = awaits_end and match.game.goes_on(state, actor)
        last_choice = match.last_choice if builds else None
        seen_from = viewpoint(eyes, actor)
        if builds not in self._shared:
            prompt = self._prompt(state, playing, awaits_end, reveals)
            self._shared[builds] = prompt, self._results(state, match.over)
        prompt, results = self._shared[builds]
        tentative = [
            Entry(match.final_ply + at, move.seat, move.events)
            for at, move in enumerate(match.moves[match.final_ply - match.first_ply :] if builds else ())
        ]
        return TableView(
            id=table.id,
            game=table.header.game,
            options=table.header.options,
            edition=table.header.edition,
            rated=table.rated,
            status=table.status,
            host=eyes.host,
            seats=[],
            rivals=list(match.game.rivals(table.header.players)),
            viewpoint=seen_from,
            ply=match.ply if builds else match.final_ply,
            actor=actor,
            my_turn=mine,
            prompt=prompt,
            legal=self._choices[match.tentative_actions()] if decides else [],
            instead=self._choices[match.tentative_actions(before_last=True)] if last_choice else [],
            last=list(last_choice.legal()).index(match.last_action) if last_choice else -1,
            tentative=lines(tentative, Eyes((actor,), eyes.host), over=False),
            can_undo=builds,
            can_end=awaits_end,
            reveals=reveals,
            view=msgspec.to_builtins(match.game.view(state, seen_from)),
            results=results,
            rematch=table.rematch,
        )

    def _prompt(self, state: State, playing: bool, awaits_end: bool, reveals: bool) -> Phrase:
        game = self._match.game
        if not playing:
            return Phrase("prompt-over")
        if awaits_end:
            builder = self._match.builder
            assert builder is not None
            name = "reveal" if reveals else "confirm"
            return Phrase(f"{game.id}-prompt-{name}", seats={"player": builder})
        return game.prompt(state)

    def _results(self, state: State, over: bool) -> list[SeatResult]:
        points = [int(number) for number in state.scores()]
        won = [bool(number) for number in state.winners()] if over else [False] * len(points)
        sources = self._match.game.breakdown(state)
        return [SeatResult(*result) for result in zip(points, sources, won, strict=True)]


def gathering(table: TableRow, seats: list[SeatView], eyes: Eyes) -> TableView:
    """A table at which people are still sitting down."""
    return TableView(
        id=table.id,
        game=table.header.game,
        options=table.header.options,
        edition=table.header.edition,
        rated=table.rated,
        status=table.status,
        host=eyes.host,
        seats=seats,
        rivals=[],
        viewpoint=viewpoint(eyes, OVER),
        ply=0,
        actor=OVER,
        my_turn=False,
        prompt=Phrase("prompt-gathering"),
        legal=[],
        instead=[],
        last=-1,
        tentative=[],
        can_undo=False,
        can_end=False,
        reveals=False,
        view={},
        results=[],
        rematch=table.rematch,
    )
