"""Scenarios: a game with its options chosen, as every environment plays it, and its rewards."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from parlour import games
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.observation import Observation
from parlour.kernel.state import State
from parlour.research.batch_core import margins, ranks

Rewards = Literal["rank", "margin"]
"""`rank`: 1 for the first, -1 for the last, evenly between. `margin`: points less those of the best other."""


class Scenario:
    """A game with its options chosen, before play: setup, first position, actions, observation, rewards."""

    def __init__(
        self,
        game_id: str,
        players: int | None,
        rewards: Rewards,
        options: Mapping[str, object],
        edition_folder: str | None = None,
    ) -> None:
        if rewards not in get_args(Rewards):
            raise ValueError(f"there are no rewards {rewards!r}; there are {', '.join(get_args(Rewards))}")
        try:
            self.game: Game = games.get(game_id)
            self.players: int = self.game.players[0] if players is None else players
            edition = self.game.edition(Path(edition_folder) if edition_folder else None)
            self.options = self.game.accept_options(edition, self.players, options)
        except ParlourError as error:
            raise in_english(error) from None
        self.rewards: Rewards = rewards
        self.setup: Any = self.game.setup(edition, self.players, self.options)
        self.first: State = self.game.begin(self.setup)
        self.actions = self.game.actions(self.setup)
        self.width: int = max(self.actions.all()) + 1
        """The width of an action mask: one more than the highest action."""
        self.observation: Observation = self.game.observation(self.setup)

    @property
    def name(self) -> str:
        return f"parlour_{self.game.id}"

    def outcome(self, state: State) -> list[float]:
        """The rewards by seat of a game that is over."""
        measure: Callable[[State], Any] = margins if self.rewards == "margin" else ranks
        return list(measure(state))[: self.players]


def fresh_seed() -> int:
    """A random seed that compiled code can take."""
    return secrets.randbits(62)


def checked_seed(seed: int) -> int:
    """The seed, if compiled code can take it."""
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
    return int(seed)


def in_english(error: ParlourError) -> ValueError:
    """A `ValueError` that says in English what the engine refuses by messages for any language."""
    # Only now: reading the words takes longer than importing all the rest.
    from parlour.words import Words

    return ValueError(Words("en").phrase(error.phrase, ()))
