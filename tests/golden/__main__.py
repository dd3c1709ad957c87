"""Plays golden games of the rules as they are now: `python -m tests.golden`.

Only what is missing is played; a file that is there is never written again. Two hundred games a title, of
every size and with options drawn by lot; seats choose what the greedy bot would, and now and then by lot, so
that they get into places where no bot would go.
"""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from librt.random import Random

from parlour import games
from parlour.bots import bot, play_turn
from parlour.kernel.luck import Luck
from parlour.kernel.match import make_record
from parlour.kernel.record import Header
from parlour.kernel.state import CHANCE, OVER
from tests.golden.games import FOLDER, File, Golden, Trail, came_to

GAMES = 200
WHIM = 7
"""Every so many choices, one is drawn by lot."""


def play(game_id: str, number: int) -> Golden:
    game = games.get(game_id)
    lot = random.Random(f"{game_id} {number}")
    players = game.players[number % len(game.players)]
    edition = game.edition()
    wanted = {
        option.id: lot.choice(option.choices or (True, False))
        for option in game.options(edition, players)
        if lot.random() < 0.5
    }
    options = game.accept_options(edition, players, wanted)
    setup = game.setup(edition, players, options)
    header = Header(game.id, game.rules_version, edition.fingerprint, players, options)
    actions, luck, greedy = game.actions(setup), Luck(f"golden {number}"), bot("greedy")
    state, trail, moves = game.begin(setup), Trail(actions), []
    while state.actor != OVER:
        trail.pass_by(state)
        seat, legal = int(state.actor), state.legal()
        if seat == CHANCE:
            action = luck.outcome(state)
        elif len(legal) == 1:
            action = int(legal[0])
        elif lot.randrange(WHIM) == 0:
            action = int(lot.choice(list(legal)))
        else:
            action = next(play_turn(greedy, game, setup, state, Random(number)))
        moves.append((seat, action))
        state.apply(action)
    names = tuple(f"Seat {seat + 1}" for seat in range(players))
    return Golden(make_record(header, actions, names, moves, state), **came_to(state, trail))


def main() -> None:
    with ProcessPoolExecutor() as pool:
        for game_id in games.ids():
            file = File(FOLDER / f"{game_id}-{games.get(game_id).rules_version}.jsonl.xz")
            if not file.path.exists():
                file.write(list(pool.map(partial(play, game_id), range(GAMES))))
                print(file.path.name, file.path.stat().st_size)


if __name__ == "__main__":
    main()
