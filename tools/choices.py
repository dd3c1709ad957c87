"""How well a search chooses: what several settings would play, compared in worlds that none of them saw.

    python -m tools.choices unconscious_mind 240/8 400/20      simulations / turns that compete
    python -m tools.choices amygdala 240/20 240/20/3           / own turns ahead, if not as the game has it

Far fewer thoughts tell settings apart here than games do, in which luck decides as well. But the judge is the
search itself, only longer: what it misjudges wherever it looks, such as how the others play, does not show.

Positions are taken from games of `greedy`. Told is by how much a choice lowers the chance to win, against the
best of all that were chosen there; and how far that is from the first setting's, with its standard error.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import sys
import time
from dataclasses import replace
from typing import Any, NamedTuple

from librt.random import Random

from parlour import games
from parlour.arena.tuning.playing import game_and_setup
from parlour.bots import LEVELS, bot, play_turn
from parlour.bots.halving import SEEDS, think
from parlour.bots.mcts import Search
from parlour.bots.profile import in_leads, profile
from parlour.bots.settings import SearchSettings
from parlour.bots.tree import Turn
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll

EXPERT = LEVELS["expert"]
WORLDS = 120
"""In which what was chosen is tried."""
A_GAME = 4
"""Positions of one."""


class Tried(NamedTuple):
    """A search to be tried."""

    simulations: int
    contenders: int
    foresight: int

    def settings(self, game: Game) -> SearchSettings:
        return replace(EXPERT.settings(game), contenders=self.contenders, foresight=self.foresight)


class Found(NamedTuple):
    """What came of one setting in one position."""

    lost: float
    """How much less likely to win than by the best choice."""
    seconds: float


def read(text: str, game: Game) -> Tried:
    """`400/20` or `400/20/3`."""
    numbers = [int(part) for part in text.split("/")]
    if len(numbers) not in (2, 3) or min(numbers) < 0 or numbers[1] == 0:
        raise ValueError(text)
    return Tried(*[*numbers, profile(game.id).foresight][:3])


def turns_of_a_game(game: Game, setup: Any, seed: int) -> list[State]:
    """The positions of a game of greedy in which somebody's turn begins."""
    greedy = bot("greedy")
    rng = Random(seed)
    state = game.begin(setup)
    turns: list[State] = []
    last = OVER
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        seat = int(state.actor)
        for action in play_turn(greedy, game, setup, state, rng):
            if seat != last and len(state.legal()) > 1:
                turns.append(state.copy())
                last = seat
            state.apply(action)
    return turns


def spread(turns: list[State]) -> list[State]:
    """Some of them, from all over the game."""
    apart = len(turns) / (A_GAME + 1)
    return [turns[int(apart * (number + 1))] for number in range(A_GAME)]


def compare(game_id: str, players: int, seed: int, wanted: list[Tried], worlds: int) -> list[list[Found]]:
    """By position of a game, what came of each setting."""
    game, setup = game_and_setup(game_id, players)
    found = []
    for number, position in enumerate(spread(turns_of_a_game(game, setup, seed))):
        view = game.view(position, int(position.actor))
        chosen: list[list[int]] = []
        seconds = []
        for tried in wanted:
            began = time.process_time()
            thought = think(game, setup, view, tried.settings(game), tried.simulations, Random(seed + number))
            seconds.append(time.process_time() - began)
            chosen.append(thought.best().actions)
        rng = Random(seed + number + A_GAME)
        world = game.imagine(setup, view, rng)
        judge = Search(world, game.evaluate, in_leads(game), EXPERT.settings(game), rng)
        # Numbered after those of the judge's own: what follows them is looked for anew.
        own = len(judge.root.turns)
        turns = {tuple(actions): Turn(own + at, actions, 0.0) for at, actions in enumerate(chosen)}
        for _ in range(worlds if len(turns) > 1 else 0):
            world = game.imagine(setup, view, rng)
            luck = rng.randrange(SEEDS)
            for turn in turns.values():
                judge.simulate(world, turn, luck)
        best = max(turn.mean() for turn in turns.values())
        lost = [best - turns[tuple(actions)].mean() for actions in chosen]
        found.append([Found(*one) for one in zip(lost, seconds, strict=True)])
    return found


def report(names: list[str], found: list[list[Found]]) -> str:
    lines = [f"{len(found)} positions", f"{'setting':<14}{'lost':>8}{'than the first':>22}{'seconds':>9}"]
    for at, name in enumerate(names):
        lost = [one[at].lost for one in found]
        apart = [one[at].lost - one[0].lost for one in found]
        error = statistics.stdev(apart) / len(apart) ** 0.5 if len(apart) > 1 else 0.0
        seconds = statistics.fmean(one[at].seconds for one in found)
        lines.append(
            f"{name:<14}{statistics.fmean(lost):>8.4f}"
            f"{statistics.fmean(apart):>+12.4f} +- {error:.4f}{seconds:>9.2f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("settings", nargs="+", metavar="SETTING")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help=f"{A_GAME} positions of each")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    game = games.get(asked.game)
    try:
        wanted = [read(text, game) for text in asked.settings]
    except ValueError as error:
        parser.error(f"a setting is simulations/contenders or .../foresight, not {error}")
    if asked.players not in game.players or asked.players < 2:
        parser.error(f"--players: from 2 to {game.players[-1]}")
    if min(asked.games, asked.worlds, asked.workers) < 1:
        parser.error("--games, --worlds, --workers: at least 1")
    found: list[list[Found]] = []
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        tasks = [
            pool.apply_async(compare, (asked.game, asked.players, 100 * number, wanted, asked.worlds))
            for number in range(asked.games)
        ]
        for number, task in enumerate(tasks, 1):
            found += task.get()
            print(f"\r{number} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(asked.settings, found))


if __name__ == "__main__":
    main()
