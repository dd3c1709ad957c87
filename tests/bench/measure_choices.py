"""How long it takes to find what comes of every choice, and how much longer messages are for it.

`python -m tests.bench.measure_choices`, compiled, and with `PARLOUR_PURE=1` uncompiled. The server finds this
on its event loop whenever a person is to decide, and turns to others as soon as `viewing.SLICE` has passed:
at the latest after that and the dearest choice.
"""

from __future__ import annotations

import time
import zlib
from statistics import median
from typing import Any

import msgspec
from librt.random import Random
from rich.console import Console
from rich.table import Table

from parlour import games
from parlour.kernel import state as kernel_state
from parlour.kernel.choices import Choice, choices
from parlour.kernel.game import Game
from parlour.kernel.state import CHANCE, OVER, Sink, State, roll
from tests.fuzz.asking import questions

GAMES = 3
"""Whole games of the player with some sense that fuzzing has, of each size of table."""
TIMES = 3
"""Each choice is found so often; told is the quickest, without what else goes on in the machine."""
LOOK_EVERY = 5


class ListFigures(msgspec.Struct):
    """What was measured of one list of choices."""

    choices: int
    seconds: float
    dearest: float
    """Seconds for the one choice that takes longest."""
    message: int
    """Bytes of the view with the list, compressed as sockets do it."""
    bare: int
    """The same with nothing but the actions."""


def measure(game: Game, players: int, seed: int) -> list[ListFigures]:
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    actions = game.actions(setup)
    choose = questions(game.id).choose
    rng = Random(seed)
    state = game.begin(setup)
    state.sink = Sink()
    found: list[ListFigures] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(roll(state, rng))
            continue
        if rng.randrange(LOOK_EVERY) == 0:
            times, listed = quickest(game, actions, state)
            view = game.view(state, int(state.actor))
            bare = [choice.action for choice in listed]
            found.append(
                ListFigures(len(listed), sum(times), max(times), sent(view, listed), sent(view, bare))
            )
        state.apply(choose(state, rng))
        state.sink.drain()
    return found


def quickest(game: Game, actions: Any, state: State) -> tuple[list[float], list[Choice]]:
    """What may be done, and how many seconds each choice takes to be found."""
    tries = []
    for _ in range(TIMES):
        found, seconds = [], []
        began = time.thread_time()
        for choice in choices(game, actions, state):
            found.append(choice)
            ended = time.thread_time()
            seconds.append(ended - began)
            began = ended
        tries.append(seconds)
    return [min(times) for times in zip(*tries, strict=True)], found


def sent(view: Any, listed: list[Any]) -> int:
    return len(zlib.compress(msgspec.json.encode({"view": view, "legal": listed})))


def main() -> None:
    is_compiled = not str(kernel_state.__file__).endswith(".py")
    table = Table("game", "players", "lists", "longest", "median", "most", "one", "bytes", "bare")
    for game_id in games.ids():
        game = games.get(game_id)
        for players in sorted({game.players[0], game.players[-1]}):
            found = [one for seed in range(GAMES) for one in measure(game, players, seed)]
            times = [1000 * one.seconds for one in found]
            table.add_row(
                game_id,
                str(players),
                str(len(found)),
                str(max(one.choices for one in found)),
                f"{median(times):.2f}",
                f"{max(times):.2f}",
                f"{max(1000 * one.dearest for one in found):.2f}",
                f"{median(one.message for one in found):,.0f}",
                f"{median(one.bare for one in found):,.0f}",
            )
    console = Console(width=110)
    console.print(
        "Compiled" if is_compiled else "Uncompiled", "- milliseconds a list, and its dearest choice"
    )
    console.print(table)


if __name__ == "__main__":
    main()
