"""A cache of answers that are dear to find: who asks the same waits for the same; the latest are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Question = TypeVar("Question", bound=Hashable)
Answer = TypeVar("Answer")


class Memory(Generic[Question, Answer]):
    """The latest answers. A question says everything that its answer depends on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: dict[Question, asyncio.Task[Answer]] = {}
        """The latest last."""

    async def recall(self, question: Question, find: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The answer to a question that others may have asked before, or may be waiting for too."""
        answer = self._answers.pop(question, None)
        if answer is None or (answer.done() and (answer.cancelled() or answer.exception())):
            answer = asyncio.create_task(find())
        self._answers[question] = answer
        while len(self._answers) > self._most:
            del self._answers[next(iter(self._answers))]
        return await asyncio.shield(answer)

    async def close(self) -> None:
        """Give up what is still being looked for."""
        for answer in self._answers.values():
            answer.cancel()
        await asyncio.gather(*self._answers.values(), return_exceptions=True)
