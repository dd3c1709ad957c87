"""Gymnasium environments: the games for one agent, against bots.

>>> import gymnasium
>>> import parlour.research.gymnasium
>>> env = gymnasium.make("parlour/Amber-v0", players=3, opponents=("random", "greedy"))
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

Importing this module registers an id for every game: `parlour/Amber-v0`, `parlour/Amygdala-v0` and
`parlour/UnconsciousMind-v0`. The agent sees what its seat can know, as numbers, and a mask of the actions it
may take, in the observation as in `info`. It is asked only when there is something to choose, and rewarded
when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.random import Random

from parlour import games
from parlour.bots import Bot, bot, check, play_turn
from parlour.kernel.errors import ParlourError
from parlour.research.batch_core import Playing
from parlour.research.extras import missing
from parlour.research.scenario import Rewards, Scenario, in_english
from parlour.research.spaces import Eyes, Seen, seen_space

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """An environment for one seat of a game; bots sit in the others.

    `opponents` names a bot for all other seats, or one for each, in turn order after the agent's. The agent
    sits in `seat`, or in one by lot in every game. `rewards` are by final rank (1 the first, -1 the last,
    evenly between) or the margin in points to the best other. An action that is not legal ends the game, with
    `illegal_reward`; if that is None, it is an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: Rewards = "rank",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.scenario = scenario = Scenario(game, players, rewards, options)
        self.render_mode = render_mode
        self.observation_space = seen_space(scenario)  # type: ignore[assignment]  # a Dict says less than `Seen`
        self.action_space = spaces.Discrete(scenario.width)
        self.parts = {part.name: slice(part.at, part.at + part.size) for part in scenario.observation.parts}
        """The named slices of an observation."""
        self._opponents = _named(opponents, scenario)
        if seat is not None and not 0 <= seat < scenario.players:
            raise ValueError(f"there is no seat {seat}; there are 0 to {scenario.players - 1}")
        self._wanted_seat = seat
        self._illegal_reward = illegal_reward
        self.seat = seat or 0
        """The agent's seat in this game."""
        self._playing: Playing | None = None
        self._bots: list[Bot | None] = []
        """The bots by seat; none for those who choose by lot, which needs no thinking, and for the agent."""
        self._whims = Random(0)
        self._eyes = Eyes(scenario)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        scenario = self.scenario
        if self._playing is not None:
            self._eyes.close(self._playing)
        luck, whims = (int(number) for number in self.np_random.integers(1 << 62, size=2))
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(scenario.players))
        self._whims = Random(whims)
        self._bots = self._seated()
        self._playing = Playing(scenario.first, luck)
        self._let_bots_play(self._playing)
        return self._shown(self._playing)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        playing = self._playing
        if playing is None or playing.is_over():
            raise RuntimeError("no game is being played: call reset() first")
        if not self._eyes.allow(action):
            return self._illegal(playing, action)
        self._eyes.close(playing)
        playing.take(int(action))
        self._let_bots_play(playing)
        reward = self.scenario.outcome(playing.state)[self.seat] if playing.is_over() else 0.0
        seen, info = self._shown(playing)
        return seen, reward, playing.is_over(), False, info

    def render(self) -> str | None:
        """The agent's view, as JSON."""
        if self.render_mode is None or self._playing is None:
            return None
        view = self.scenario.game.view(self._playing.state, self.seat)
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def _seated(self) -> list[Bot | None]:
        """The bots of a new game, by seat."""
        seated: list[Bot | None] = [None] * self.scenario.players
        for after, name in enumerate(self._opponents, start=1):
            if name != "random":
                seated[(self.seat + after) % self.scenario.players] = bot(name)
        return seated

    def _let_bots_play(self, playing: Playing) -> None:
        """Play the bots' turns up to the agent's next choice, or the end."""
        scenario = self.scenario
        while not playing.is_over() and playing.state.actor != self.seat:
            seat = int(playing.state.actor)
            player = self._bots[seat]
            if player is None:
                playing.take(playing.any_action(self._whims))
                continue
            for action in play_turn(player, scenario.game, scenario.setup, playing.state, self._whims):
                playing.state.apply(action)
            playing.go_on()
        self._eyes.open(playing)

    def _illegal(
        self, playing: Playing, action: np.int64 | int
    ) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._illegal_reward is None:
            raise ValueError(f"action {action} is not legal: take one that the action mask allows")
        seen, info = self._shown(playing)
        info["illegal_action"] = action
        self._playing = None
        self._eyes.close(playing)
        return seen, self._illegal_reward, True, False, info

    def _shown(self, playing: Playing) -> tuple[Seen, dict[str, Any]]:
        seen = self._eyes.see(playing, self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}


def _named(opponents: str | Sequence[str], scenario: Scenario) -> tuple[str, ...]:
    others = scenario.players - 1
    named = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
    if len(named) != others:
        raise ValueError(f"{len(named)} opponents for {others} seats: {', '.join(named)}")
    try:
        for name in named:
            check(name, scenario.game.id)
    except ParlourError as error:
        raise in_english(error) from None
    return named


def ids() -> dict[str, str]:
    """The ids of the environments, by game."""
    return {game: f"parlour/{game.title().replace('_', '')}-v0" for game in games.ids()}


for _game, _id in ids().items():
    gymnasium.register(_id, entry_point=f"{__name__}:AgainstBots", kwargs={"game": _game})
