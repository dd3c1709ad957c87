"""PettingZoo environments of the games: agents that act one after another.

>>> from parlour.research.pettingzoo import env
>>> amber = env("amber", players=4)
>>> amber.reset(seed=7)
>>> seen, reward, terminated, truncated, info = amber.last()
>>> amber.step(seen["action_mask"].argmax())
>>> amber.agents
['seat_0', 'seat_1', 'seat_2', 'seat_3']

An agent sees what its seat can know, as numbers (`env.parts` names them), and a mask of the actions it may
take, which is empty when it is not its turn. Agents are asked only when there is something to choose; chance
is part of the environment. Rewards come at the end of the game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kernel.game import SPECTATOR
from parlour.research.batch_core import Playing
from parlour.research.extras import missing
from parlour.research.scenario import Rewards, Scenario, checked_seed, fresh_seed
from parlour.research.spaces import Eyes, Seen, seen_space

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing(error) from None


def env(
    game: str,
    players: int | None = None,
    rewards: Rewards = "rank",
    render_mode: str | None = None,
    **options: object,
) -> ParlourEnv:
    """The environment of a game, by its id, for `players` (by default the fewest it can be played by).

    `rewards` are by final rank (1 the first, -1 the last, evenly between) or the margin in points to the best
    other. `options` are those of the game: `parlour games` lists them.
    """
    return ParlourEnv(Scenario(game, players, rewards, options), render_mode)


raw_env = env
"""PettingZoo's name for an environment without wrappers. This one checks what it is given by itself."""


class ParlourEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An environment of one game. `seat_0` is the first seat, not always the first to act."""

    def __init__(self, scenario: Scenario, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there is 'ansi'")
        self.scenario = scenario
        self.metadata = {"name": scenario.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(scenario.players)]
        self.parts = {part.name: slice(part.at, part.at + part.size) for part in scenario.observation.parts}
        """The named slices of an observation."""
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Every agent its own: a space has luck of its own, to draw samples with.
        self.observation_spaces = {agent: seen_space(scenario) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(scenario.width) for agent in self.possible_agents}
        self._playing: Playing | None = None
        self._eyes = Eyes(scenario)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game, with this luck or with the luck that comes next."""
        # Checked before anything else: what is refused changes nothing.
        luck = None if seed is None else checked_seed(seed)
        playing = self._playing
        if playing is None:
            playing = self._playing = Playing(self.scenario.first, fresh_seed() if luck is None else luck)
        else:
            self._eyes.close(playing)
            if luck is not None:
                playing.reseed(luck)
            playing.restart()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[playing.state.actor]
        self._eyes.open(playing)

    def observe(self, agent: str) -> Seen:
        return self._eyes.see(self._begun(), self._seats[agent])

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent; None once it has been told that the game is over."""
        playing = self._begun()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or not self._eyes.allow(action):
            raise ValueError(f"action {action} is not legal: take one that the action mask allows")
        self._eyes.close(playing)
        playing.take(int(action))
        if playing.is_over():
            self._end(playing)
        else:
            self.agent_selection = self.possible_agents[playing.state.actor]
            self._eyes.open(playing)

    def render(self) -> str | None:
        """The view of a spectator, as JSON."""
        if self.render_mode is None:
            return None
        view = self.scenario.game.view(self._begun().state, SPECTATOR)
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def close(self) -> None:
        """Close nothing; PettingZoo asks for it of whatever can be rendered."""

    def _end(self, playing: Playing) -> None:
        outcome = self.scenario.outcome(playing.state)
        self.rewards = dict(zip(self.agents, outcome, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _begun(self) -> Playing:
        if self._playing is None:
            raise RuntimeError("call reset() first: no game has begun")
        return self._playing
