"""Advice to players who ask: what a bot would do, and how it sees the chances; never in rated games.

A bot that advises a seat gets the view of that seat and nothing else, so that what it says gives away
nothing the seat cannot know.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple, Protocol

import msgspec
import structlog

from parlour.bots.analysis import Analysis, Line
from parlour.bots.pool import BotFailed
from parlour.bots.worker import Analyse
from parlour.kernel.match import Match
from parlour.kernel.phrase import Phrase
from parlour.kernel.record import Header
from parlour.kernel.state import State
from parlour.server.catalogue import Catalogue
from parlour.server.errors import Conflict, Forbidden, Unavailable
from parlour.server.protocol import Advice, Hint, Outlook
from parlour.server.settings import Settings
from parlour.server.tables.room import Room
from parlour.server.tables.rooms import Rooms
from parlour.server.tables.viewing import viewpoint, waited_for
from parlour.server.thinking.memory import Memory

log = structlog.get_logger()

SHARES = (1, 4)
"""A thought that fails is tried again with so many times fewer simulations: this machine may be too slow."""

REMEMBERED = 200
"""The number of analyses that are remembered, for those who look again."""

DIGITS = 4
"""The digits of a chance: no more is known of it."""


class Analysts(Protocol):
    """Workers that analyse positions: `parlour.bots.pool.BotPool`."""

    async def analyse(self, job: Analyse, timeout: float) -> Analysis:  # noqa: ASYNC109 - as the pool counts it
        """The analysis of a position by a search; raises BotFailed."""

    async def close(self) -> None:
        """Stop the workers."""


class Question(NamedTuple):
    """A position to think about, as a seat sees it."""

    table_id: str
    ply: int
    view: bytes
    simulations: int
    played: tuple[int, ...] = ()
    """A turn that was played in it, to be judged too."""

    def seed(self) -> int:
        """The seed of a question: the same question gets the same answer."""
        text = f"advice {self.table_id} {self.ply}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "little")


class Advisor:
    """Answers players who ask for advice."""

    def __init__(self, analysts: Analysts, rooms: Rooms, catalogue: Catalogue, settings: Settings) -> None:
        self._analysts = analysts
        self._rooms = rooms
        self._catalogue = catalogue
        self._settings = settings
        self._thoughts: Memory[Question, Analysis] = Memory(REMEMBERED)

    async def hint(self, owner: str, table_id: str) -> Hint:
        """How a bot would play the turn, or what is left of it, of the visitor's seat that is to decide."""
        async with self._rooms.hold(table_id) as room:
            match = advisable(room)
            seat = waited_for(match)
            own = room.eyes(owner).seats
            if not own:
                raise Forbidden(Phrase("error-not-seated"))
            if match.over or seat not in own:
                raise Conflict(Phrase("error-not-your-turn"))
            if match.awaits_end:
                raise Conflict(Phrase("error-turn-built"))
            ply, header = match.ply, room.table.header
            view = _view(match, match.state, seat)
        question = Question(table_id, ply, view, self._settings.hint_simulations)
        analysis = await self._remembered(header, question)
        return Hint(ply, seat, chances(analysis), [advice(line) for line in analysis.lines])

    async def outlook(self, owner: str, table_id: str) -> Outlook:
        """The chances of all seats in the eyes of the visitor's; once the game is over, how it ended."""
        async with self._rooms.hold(table_id) as room:
            match = advisable(room)
            eyes = room.eyes(owner)
            if not eyes.seats and not match.over:
                raise Forbidden(Phrase("error-not-seated"))
            ply, header = room.expected_ply(eyes), room.table.header
            seen = match.state if match.builder in eyes.seats else match.final_state
            view = _view(match, seen, viewpoint(eyes, waited_for(match)))
        question = Question(table_id, ply, view, self._settings.outlook_simulations)
        return Outlook(ply, chances(await self._remembered(header, question)))

    async def _remembered(self, header: Header, question: Question) -> Analysis:
        return await self._thoughts.recall(question, lambda: self.think(header, question))

    async def think(self, header: Header, question: Question) -> Analysis:
        """Have a question answered; raises `Unavailable` if that cannot be done."""
        game = header.game
        for share in SHARES:
            job = Analyse(
                game=game,
                players=header.players,
                options=header.options,
                edition=self._catalogue.corrected_folder(game),
                view=question.view,
                seed=question.seed(),
                simulations=max(1, question.simulations // share),
                played=question.played,
            )
            try:
                return await self._analysts.analyse(job, self._settings.bot_timeout)
            except BotFailed as error:
                log.warning("advice failed", game=game, table=question.table_id, problem=str(error))
        raise Unavailable(Phrase("error-no-advice"))

    async def close(self) -> None:
        await self._thoughts.close()
        await self._analysts.close()


def advisable(room: Room) -> Match:
    """The game of a table at which advice is given."""
    if room.table.rated:
        raise Conflict(Phrase("error-rated"))
    if room.match is None:
        raise Conflict(Phrase("error-not-playing"))
    return room.match


def advice(line: Line) -> Advice:
    """A way to play a turn, as it is sent."""
    return Advice(list(line.steps), round(line.chance, DIGITS), list(line.reasons))


def chances(analysis: Analysis) -> list[float]:
    """The chances by seat, as they are sent."""
    return [round(chance, DIGITS) for chance in analysis.chances]


def _view(match: Match, state: State, seat: int) -> bytes:
    return msgspec.msgpack.encode(match.game.view(state, seat))
