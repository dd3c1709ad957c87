"""Reviews of finished games by a bot, turn by turn, in the background; kept once they are done."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from parlour.kernel.errors import ParlourError
from parlour.kernel.phrase import Phrase
from parlour.server.errors import NotFound, Unavailable
from parlour.server.protocol import Review, ReviewedTurn
from parlour.server.replays.archive import Archive, Played
from parlour.server.replays.judging import accuracy, judged, turning_points
from parlour.server.settings import Settings
from parlour.server.storage.store import Clash, NotKept, Store
from parlour.server.thinking.advice import Advisor, Question

log = structlog.get_logger()

MOST_WAITING = 20
"""Games that may wait for their review. Each takes about half a minute."""


class _Work:
    """A review that is being made."""

    def __init__(self, game: Played) -> None:
        self.game = game
        self.turns: list[ReviewedTurn] = []
        self.failed = False

    def review(self) -> Review:
        total = len(self.game.turns)
        ready = len(self.turns) == total
        return Review(
            status="failed" if self.failed else "ready" if ready else "thinking",
            done=len(self.turns),
            total=total,
            turns=list(self.turns),
            turning_points=turning_points(self.turns, self.game.outcome if ready else ()),
            accuracy=accuracy(self.turns, self.game.header.players),
        )


class Reviews:
    """The reviews being made: one at a time, while the others wait for theirs."""

    def __init__(self, advisor: Advisor, archive: Archive, store: Store, settings: Settings) -> None:
        self._advisor = advisor
        self._archive = archive
        self._store = store
        self._simulations = settings.review_simulations
        self._turn = asyncio.Lock()
        self._works: dict[str, _Work] = {}
        """The reviews by table that wait, are being made, or failed. Ready ones are kept in the database."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, table_id: str) -> Review:
        """Begin a review, unless there is one; what failed goes on where it failed."""
        await self._archive.check(table_id)
        review = await self._found(table_id)
        if review and review.status != "failed":
            return review
        work = self._works.get(table_id) or _Work(await self._archive.played(table_id))
        # Somebody else may have asked meanwhile.
        if table_id not in self._tasks:
            if len(self._tasks) >= MOST_WAITING:
                raise Unavailable(Phrase("error-many-reviews"))
            work.failed = False
            self._works[table_id] = work
            self._tasks[table_id] = asyncio.create_task(self._make(table_id, work))
        return self._works[table_id].review()

    async def get(self, table_id: str) -> Review:
        """The review of a game, as far as it has got."""
        await self._archive.check(table_id)
        review = await self._found(table_id)
        if review is None:
            raise NotFound(Phrase("error-no-review"))
        return review

    async def line(self, owner: str, table_id: str, turn: int, number: int, seat: int | None) -> bytes:
        """A better way to play a turn, played: a `Replay` as compressed JSON."""
        review = await self.get(table_id)
        if turn not in range(len(review.turns)) or number not in range(len(review.turns[turn].better)):
            raise NotFound(Phrase("error-no-line"))
        reviewed = review.turns[turn]
        actions = [step.action for step in reviewed.better[number].steps]
        return await self._archive.line(owner, table_id, seat, reviewed.ply, actions)

    async def _found(self, table_id: str) -> Review | None:
        if table_id in self._works:
            return self._works[table_id].review()
        body = await self._store.review(table_id)
        try:
            return msgspec.json.decode(body, type=Review) if body else None
        except msgspec.MsgspecError:
            # Kept by another version. It can be made anew.
            return None

    async def _make(self, table_id: str, work: _Work) -> None:
        try:
            async with self._turn:
                for turn in work.game.turns[len(work.turns) :]:
                    question = Question(table_id, turn.ply, turn.view, self._simulations, tuple(turn.actions))
                    analysis = await self._advisor.think(work.game.header, question)
                    work.turns.append(judged(turn, analysis))
            await self._store.keep_review(table_id, msgspec.json.encode(work.review()))
            del self._works[table_id]
        except (Clash, NotKept):
            log.warning("a review was not kept", table=table_id)
        except ParlourError as error:
            work.failed = True
            log.warning("a review failed", table=table_id, problem=error.phrase.id)
        except Exception:
            work.failed = True
            log.exception("a review failed", table=table_id)
        finally:
            del self._tasks[table_id]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
