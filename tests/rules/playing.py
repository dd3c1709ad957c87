"""Playing and questioning positions of any game in words: `play(state, "place C4 curve 1")`."""

from __future__ import annotations

import re
from typing import Any

from parlour.kernel.game import Game
from parlour.kernel.phrase import Event, Phrase
from parlour.kernel.record import take
from parlour.kernel.state import OVER, Sink


class Playing:
    """The same few words for the positions of a game; its own `positions` hands them on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._event = f"{game.id}-event-"
        self._kind = re.compile(f"^{game.id}-[a-z_]+-")

    def play(self, state: Any, *texts: str) -> None:
        """Take one decision after another, chance's included."""
        for text in texts:
            state.apply(self._legal_action(state, text))

    def told(self, state: Any, text: str) -> list[str]:
        """Play, and give what everybody is told of it: `coin_taken_village cell=C1 player=0`."""
        return [self.line(event.public) for event in self.happened(state, text)]

    def happened(self, state: Any, text: str) -> list[Event]:
        """Play, and give the events."""
        action = self._legal_action(state, text)
        state.sink = Sink()
        events = take(self._game, state, action)
        state.sink = None
        return events

    def line(self, phrase: Phrase) -> str:
        """A sentence in short."""
        named = {place: self._kind.sub("", name) for place, name in phrase.names.items()}
        filled = {**phrase.args, **named, **phrase.seats}
        words = [f"{place}={value}" for place, value in sorted(filled.items())]
        return " ".join([phrase.id.removeprefix(self._event), *words])

    def legal_texts(self, state: Any) -> list[str]:
        """Everything the actor may do."""
        return [state.setup.actions.text(action) for action in state.legal()]

    def choices(self, state: Any, do: str) -> set[str]:
        """What the actor may choose for a kind of action: `choices(state, "put")` are places."""
        return {text.removeprefix(do).strip() for text in self.legal_texts(state) if text.split()[0] == do}

    def refusal(self, state: Any, text: str) -> str:
        """The rule that forbids an action."""
        action = state.setup.actions.parse(text)
        assert action not in state.legal(), f"legal: {text}"
        return self._game.why_not(state, action)

    def winners(self, state: Any) -> set[int]:
        """Who has won."""
        return {seat for seat, won in enumerate(state.winners()) if won}

    def is_over(self, state: Any) -> bool:
        return bool(state.actor == OVER)

    def _legal_action(self, state: Any, text: str) -> int:
        action: int = state.setup.actions.parse(text)
        if state.actor == OVER:
            raise AssertionError(f"the game is over: {text}")
        if action not in state.legal():
            raise AssertionError(f"not legal: {text} ({self._game.why_not(state, action)})")
        return action
