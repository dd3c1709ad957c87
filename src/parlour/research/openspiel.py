"""OpenSpiel games: importing this registers `parlour_amber` and the others.

>>> import parlour.research.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("parlour_amber(players=4,advanced=true)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)

Chance is explicit, with its probabilities, and forced choices are choices like others. Parameters are the
number of players, `rewards` (`rank` or `margin`) and the options of the game. Returns by rank add up to zero
whatever the number of players, and are declared so; margins do not, nor do the returns of a solo game.

Observations are what a seat's view shows. The games are long, so information states do not spell out how they
came about: they are the observation with a digest of all that the seat has been told and has done since the
beginning, as text and as 64 numbers. Equal ones are the same information set, others are not.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from parlour import games
from parlour.kernel.game import Game
from parlour.kernel.open_game import OpenGame
from parlour.kernel.state import CHANCE, OVER, Sink, State
from parlour.research.buffers import ObservationBuffer
from parlour.research.extras import missing
from parlour.research.scenario import Rewards, Scenario

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error) from None

LONGEST = 1 << 16
"""The most decisions in a game. Nothing bounds them sharply; by lot, the longest take some thousands."""

FARTHEST = 10_000.0
"""The greatest margin in points. Nothing bounds it sharply; scores have three digits."""

DIGEST_BITS = 64

Options = tuple[tuple[str, object], ...]


class Held:
    """A position with its history. OpenSpiel copies and saves its states by these."""

    def __init__(self, scenario: Scenario, source: Held | None = None) -> None:
        """Begin at the first position, or as a copy of `source`."""
        self.scenario = scenario
        self.state: State = (source.state if source else scenario.first).copy()
        self.state.sink = Sink()
        self.taken: list[int] = source.taken[:] if source else []
        """The actions taken, those of chance included."""
        self.told: list[tuple[int, ...]] = source.told[:] if source else []
        """The history in order: events as the position notes them, and (seat, action) of every choice."""
        self.seen: list[tuple[bytes, int]] = (
            source.seen[:] if source else [(bytes(DIGEST_BITS // 8), 0)] * scenario.players
        )
        """The digests by seat of what it knows of `told`, up to an index; made when asked for."""

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.scenario, self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it as the actions that lead there."""
        scenario = self.scenario
        parameters = (scenario.game.id, scenario.players, scenario.rewards, tuple(scenario.options.items()))
        return _held_again, (parameters, tuple(self.taken))

    def apply(self, action: int) -> None:
        state = self.state
        self.taken.append(action)
        if state.actor != CHANCE:
            self.told.append((int(state.actor), action))
        state.apply(action)
        assert state.sink is not None
        self.told += state.sink.drain()

    def digest(self, seat: int) -> bytes:
        """The digest of all that a seat has been told, and of its own choices."""
        digest, count = self.seen[seat]
        game, state = self.scenario.game, self.state
        for happened in self.told[count:]:
            if len(happened) == 5:
                known = msgspec.msgpack.encode(game.event(state, happened).seen_by(seat))
            elif happened[0] == seat:
                known = msgspec.msgpack.encode(happened[1])
            else:
                continue
            digest = hashlib.blake2b(digest + known, digest_size=DIGEST_BITS // 8).digest()
        self.seen[seat] = digest, len(self.told)
        return digest


def _held_again(parameters: tuple[str, int, Rewards, Options], taken: tuple[int, ...]) -> Held:
    held = Held(_scenario(*parameters))
    for action in taken:
        held.apply(action)
    return held


@lru_cache(maxsize=16)
def _scenario(game_id: str, players: int, rewards: Rewards, options: Options) -> Scenario:
    return Scenario(game_id, players, rewards, dict(options))


class ParlourState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """An OpenSpiel state."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.held = Held(game.scenario)

    def current_player(self) -> int:
        actor = self.held.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = [int(weight) for weight in state.weights()]
        whole = sum(weights)
        return [
            (action, weight / whole) for action, weight in zip(state.legal(), weights, strict=True) if weight
        ]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.scenario.actions.text(action)

    def is_terminal(self) -> bool:
        return bool(self.held.state.actor == OVER)

    def returns(self) -> list[float]:
        held = self.held
        if held.state.actor != OVER:
            return [0.0] * held.scenario.players
        return held.scenario.outcome(held.state)

    def __str__(self) -> str:
        """The whole position as text, secrets included."""
        state = self.held.state
        shown = {name: getattr(state, name) for name in ("kind", "actor", "a", "b", *state.fields())}
        return " ".join(
            f"{name}={value if isinstance(value, int) else list(value)}" for name, value in shown.items()
        )


class Observer:
    """An OpenSpiel observer: what a player sees of a state."""

    def __init__(self, scenario: Scenario, kind: Any) -> None:
        self._scenario = scenario
        self._recalls = bool(kind.perfect_recall)
        self._buffer = ObservationBuffer(scenario.observation)
        self._size = size = int(scenario.observation.size)
        self.tensor = np.zeros(size + (DIGEST_BITS if self._recalls else 0), np.float32)
        self.dict = {
            part.name: self.tensor[part.at : part.at + part.size] for part in scenario.observation.parts
        }
        if self._recalls:
            self.dict["digest"] = self.tensor[size:]

    def set_from(self, state: ParlourState, player: int) -> None:
        self.tensor[: self._size] = self._buffer.write(state.held.state, player)
        if self._recalls:
            self.dict["digest"][:] = np.unpackbits(np.frombuffer(state.held.digest(player), np.uint8))

    def string_from(self, state: ParlourState, player: int) -> str:
        view = msgspec.json.encode(self._scenario.game.view(state.held.state, player)).decode()
        return f"{state.held.digest(player).hex()} {view}" if self._recalls else view


class ParlourGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """An OpenSpiel game with its parameters."""

    def __init__(self, game: Game, parameters: dict[str, Any]) -> None:
        given = {**_parameters(game), **parameters}
        players = given.pop("players")
        rewards = given.pop("rewards")
        # An option that only other numbers of players have is as it is by default: it is not meant.
        there = (
            {option.id for option in game.options(game.edition(), players)} if players in game.players else ()
        )
        others = {name: value for name, value in _parameters(game).items() if name not in there}
        options = {name: value for name, value in given.items() if name in there or value != others[name]}
        self.scenario = scenario = _scenario(game.id, players, rewards, tuple(options.items()))
        has_rivals = bool(game.rivals(players))
        adds_up = rewards == "rank" and not has_rivals
        farthest = 1.0 if rewards == "rank" else FARTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=scenario.width,
            max_chance_outcomes=scenario.width,
            num_players=players,
            min_utility=-farthest,
            max_utility=farthest,
            utility_sum=0.0 if adds_up else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game, adds_up), info, parameters)

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return Observer(self.scenario, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, each with its default. OpenSpiel reads digits as a number."""
    edition = game.edition()
    options = {
        option.id: int(option.default)
        if option.choices and all(choice.isdecimal() for choice in option.choices)
        else option.default
        for players in game.players
        for option in game.options(edition, players)
    }
    return {"players": max(2, game.players[0]), "rewards": "rank", **options}


def _game_type(game: Game, adds_up: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"parlour_{game.id}",
        long_name=f"Parlour: {game.id.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if isinstance(game, OpenGame)
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if adds_up else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _register(game: Game) -> None:
    class Registered(ParlourGame):
        """OpenSpiel makes a game by its parameters alone."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters or {})

    # What is declared before the parameters are known has to hold for all of them.
    pyspiel.register_game(_game_type(game, adds_up=False), Registered)


for _id in games.ids():
    _register(games.get(_id))
