"""How much a turn asks of a player: the decisions with more than one option, counted in games of `greedy`.

    python -m tools.decisions                                  every game at every table size
    python -m tools.decisions unconscious_mind --games 40      one, with more games

A turn is what a seat decides in a row, whatever chance deals in between; games for one are left out, where
nobody else decides. What is asked is told by the prompt.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import fmean

from librt.random import Random

from parlour import games
from parlour.bots import bot, play_turn
from parlour.kernel.game import Game
from parlour.kernel.luck import Luck
from parlour.kernel.state import CHANCE, OVER
from tools.balance import table

LEVEL = "greedy"
GAMES = 10


Turn = Counter[str]
"""By prompt, how often one turn asked it."""


def play(game: Game, players: int, number: int) -> list[Turn]:
    """The turns of one game; its number says all about it."""
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    luck = Luck(f"decisions {players} {number}")
    whims = [Random(1000 * number + seat) for seat in range(players)]
    player = bot(LEVEL)
    state = game.begin(setup)
    turns: list[Turn] = []
    present = CHANCE
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(luck.outcome(state))
            continue
        if seat != present:
            turns.append(Turn())
            present = seat
        for action in play_turn(player, game, setup, state, whims[seat]):
            if len(state.legal()) > 1:
                turns[-1][game.prompt(state).id.removeprefix(f"{game.id}-prompt-")] += 1
            state.apply(action)
    return turns


def percentile(counts: list[int], share: float) -> int:
    """The number that this share of them does not exceed."""
    return sorted(counts)[min(len(counts) - 1, int(share * len(counts)))]


def row(turns: list[Turn]) -> list[str]:
    counts = [turn.total() for turn in turns]
    spread = [str(percentile(counts, share)) for share in (0.5, 0.95)]
    return [str(len(turns)), f"{fmean(counts):.2f}", *spread, str(max(counts))]


def kinds(turns: list[Turn]) -> str:
    """What is asked, and how often a turn."""
    asked: Counter[str] = Counter()
    for turn in turns:
        asked += turn
    return table(["asked", "a turn"], [[name, f"{n / len(turns):.3f}"] for name, n in asked.most_common()])


def report(game: Game, count: int) -> str:
    rows = []
    everything: list[Turn] = []
    for players in range(max(2, game.players.start), game.players.stop):
        turns = [turn for number in range(count) for turn in play(game, players, number)]
        everything += turns
        rows.append([str(players), *row(turns)])
    head = ["players", "turns", "decisions a turn", "median", "95 %", "most"]
    return f"## {game.id}\n\n{table(head, rows)}\n\n{kinds(everything)}\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.decisions")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="every game without one")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each table size ({GAMES})")
    asked = parser.parse_args()
    if unknown := set(asked.titles) - set(games.ids()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(games.ids())}")
    for title in asked.titles or games.ids():
        print(report(games.get(title), asked.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
