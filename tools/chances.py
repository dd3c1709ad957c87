"""What wins, by game: weighs the parts of a position by who won many games, for `Game.worth`.

    python -m tools.chances                       every game that has parts; goes on where it was stopped
    python -m tools.chances amygdala --games 1000 one game, so many games of each number of players
    python -m tools.chances --write               puts the new weights into games/<game>/bot/chances.py

Bots that plan a turn play, and now and then take a turn that is not quite the best: what they usually do is
not all that a search asks about. Whenever a turn begins, what every seat has is noted. Then a logistic
regression is made of who won, for each pair of a winner and a loser, on how far they were apart; with weights
for positions some turns before the end and for the end, and in between by how far it is away.

How well outcomes are foretold is measured in games the weights were not fitted to, beside the evaluation.
What was played is kept in `.build/chances`; after changing a game's evaluation or its parts, delete it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from librt.random import Random
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import games
from parlour.arena.tuning.playing import follow, game_and_setup
from parlour.bots.planning import line_to, plan_turns
from parlour.bots.profile import profile
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, State, roll

ROOT = Path(__file__).resolve().parent.parent
PLAYED = ROOT / ".build" / "chances"

BATCH = 20
"""Games that are kept together."""

ASTRAY = 0.2
"""How often a turn is taken that looks less good, one of the first few."""
FEW = 5

FOLDS = 5
RIDGE = 3.0
"""Weights are kept small by this much, for parts of the same spread."""

LONGEST = 400
"""Turns; what goes on longer is left out."""

Numbers = NDArray[np.float64]


class Positions(NamedTuple):
    """Pairs of a seat that won and one that did not, at the beginning of a turn."""

    early: Numbers
    """How far the end was away: 1 where only the weights of before it count."""
    apart: Numbers
    """By part, how much more the winner had."""
    evaluated: Numbers
    """How many leads the winner was ahead by the evaluation."""
    games: NDArray[np.int64]


# Games


def play(task: tuple[str, int, int]) -> Path:
    """A batch of games."""
    game_id, players, batch = task
    game, setup = game_and_setup(game_id, players)
    pairs: list[tuple[float, list[float], float, int]] = []
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        pairs += [(*pair, number) for pair in pairs_of(game, setup, number)]
    early, apart, evaluated, numbers = zip(*pairs, strict=True)
    path = batch_path(*task)
    path.parent.mkdir(parents=True, exist_ok=True)
    begun = path.with_suffix(".part.npz")
    np.savez(begun, early=early, apart=apart, evaluated=evaluated, games=numbers)
    begun.rename(path)
    return path


def batch_path(game_id: str, players: int, batch: int) -> Path:
    return PLAYED / game_id / f"{players}-players-{batch}.npz"


def pairs_of(game: Game, setup: Any, number: int) -> Iterator[tuple[float, list[float], float]]:
    """Play a game, and then tell how far its winners and losers were apart, turn by turn."""
    luck = Random(2 * number)
    whims = Random(2 * number + 1)
    lead = profile(game.id).lead
    state = game.begin(setup)
    noted: list[tuple[list[tuple[float, list[float]]], list[float]]] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, luck))
            continue
        if len(state.legal()) == 1:
            state.apply(state.legal()[0])
            continue
        if len(noted) == LONGEST:
            return
        seats = range(state.players)
        noted.append(
            (
                [game.parts(state, seat) for seat in seats],
                [game.evaluate(state, seat) / lead for seat in seats],
            )
        )
        take_turn(game, state, whims)
    won = [int(one) for one in state.winners()]
    for parts, values in noted:
        for winner, loser in ((one, other) for one in seats for other in seats if won[one] > won[other]):
            (early, had), (early_too, had_too) = parts[winner], parts[loser]
            apart = [mine - theirs for mine, theirs in zip(had, had_too, strict=True)]
            yield (early + early_too) / 2, apart, values[winner] - values[loser]


def take_turn(game: Game, state: State, whims: Random) -> None:
    ends = plan_turns(state, game.evaluate, whims, 0, 0)
    at = whims.randrange(min(FEW, len(ends))) if whims.random() < ASTRAY else 0
    follow(state, [int(step.action) for step in line_to(ends[at])[1:]])


# Weights


def fit(features: Numbers) -> Numbers:
    """The weights by which who won is told best from who lost: Newton's method."""
    spread = features.std(axis=0) + 1e-9
    scaled = features / spread
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - 1.0) + RIDGE * weights
        bend = (scaled * (chance * (1.0 - chance))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / spread)


def loss(leads: Numbers) -> float:
    """How unlikely it was that the winner won, on average; 0.693 is not to know."""
    return float(np.mean(np.log1p(np.exp(-np.clip(leads, -30.0, 30.0)))))


def by_time(found: Positions) -> Numbers:
    """Every part twice: for before the end, and for the end."""
    before = found.early[:, None]
    return np.hstack([found.apart * before, found.apart * (1.0 - before)])


def unseen_loss(features: Numbers, numbers: NDArray[np.int64]) -> float:
    """The loss in games that the weights were not fitted to."""
    losses = []
    for fold in range(FOLDS):
        left_out = numbers // BATCH % FOLDS == fold
        losses.append(loss(features[left_out] @ fit(features[~left_out])))
    return sum(losses) / FOLDS


# The run


def gather(game_id: str, wanted: int, workers: int) -> Positions:
    """Play what is missing, and read everything."""
    most = max(games.get(game_id).players)
    tasks = [(game_id, players, batch) for players in (2, most) for batch in range(-(-wanted // BATCH))]
    missing = [task for task in tasks if not batch_path(*task).exists()]
    columns = (TextColumn(game_id), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, transient=True) as bar,
        multiprocessing.get_context("spawn").Pool(workers) as pool,
    ):
        shown = bar.add_task("", total=len(tasks), completed=len(tasks) - len(missing))
        for _ in pool.imap_unordered(play, missing):
            bar.advance(shown)
    read = [np.load(batch_path(*task)) for task in tasks]
    return Positions(*(np.concatenate([one[name] for one in read]) for name in Positions._fields))


def write(game_id: str, weights: dict[str, list[float]]) -> Path:
    """Put weights into a game's source."""
    path = ROOT / "src" / "parlour" / "games" / game_id / "bot" / "chances.py"
    text = path.read_text(encoding="utf-8")
    for name, numbers in weights.items():
        told = ", ".join(f"{number:g}" for number in numbers)
        text, found = re.subn(rf"^{name}: Final = \[[^\]]*\]", f"{name}: Final = [{told}]", text, flags=re.M)
        assert found == 1, f"{path} has one {name}"
    path.write_text(text, encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    weighed = [game_id for game_id in games.ids() if has_parts(game_id)]
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, unless named")
    parser.add_argument("--games", dest="wanted", type=int, default=600, help="for each number of players")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the weights into the source")
    asked = parser.parse_args()
    if asked.wanted < FOLDS * BATCH:
        parser.error(f"--games: at least {FOLDS * BATCH}, so that there are some to try the weights on")
    if asked.workers < 1:
        parser.error("--workers: at least 1")
    if unknown := set(asked.games) - set(weighed):
        parser.error(f"no parts to weigh: {', '.join(sorted(unknown))}; there are {', '.join(weighed)}")
    for game_id in asked.games or weighed:
        found = gather(game_id, asked.wanted, asked.workers)
        features = by_time(found)
        half = found.apart.shape[1]
        weights = [round(float(weight), 4) for weight in fit(features)]
        sets = {"EARLY": weights[:half], "LATE": weights[half:]}
        print(
            f"{game_id}: {len(features)} pairs; loss {unseen_loss(features, found.games):.4f}, "
            f"by the evaluation {loss(found.evaluated):.4f}"
        )
        for name, numbers in sets.items():
            print(f"  {name}: {numbers}")
        if asked.write:
            print(f"wrote {write(game_id, sets).relative_to(ROOT)}; compile again (make compile)")


def has_parts(game_id: str) -> bool:
    return type(games.get(game_id)).parts is not Game.parts


if __name__ == "__main__":
    main()
