"""What a seat of Amygdala has for itself, weighed by how much of it wins: for comparing seats.

The evaluation (evaluate.py) tells the turns of one seat apart. Here its parts are weighed by what became of
them in many games, some turns before the end and at the end; `make chances` finds the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.amygdala.bot.evaluate import (
    Board,
    bank_worth,
    coin_worth,
    fading,
    region_worth,
    turns_left,
)
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import EMOTIONS
from parlour.games.amygdala.rules.masks import count_bits

BEFORE: Final = 5.0  # turns before the end

# Points, dreams, regions, coins, bonus spaces, tiles to unlock next, the memory bank, tiles still locked
EARLY: Final = [0.1434, 0.1505, 0.1007, 0.1454, 0.125, 0.2043, 0.0954, 0.1711]
LATE: Final = [0.6737, 0.7618, 0.6955, 0.7171, -0.3455, 1.411, 0.5682, 0.3173]


def worth(state: AmygdalaState, seat: i64) -> float:
    """In leads: one more makes a win e times as likely."""
    early, found = parts(state, seat)
    total = 0.0
    for at in range(len(found)):
        total += found[at] * (early * EARLY[at] + (1.0 - early) * LATE[at])
    return total


def parts(state: AmygdalaState, seat: i64) -> tuple[float, list[float]]:
    """How far the end is away, by where weights change, and what is weighed, in the order of the weights."""
    setup = state.setup
    w = setup.weights
    turns = turns_left(state, seat)
    claims = float(count_bits(state.claims[seat]))
    hurry = turns / claims if turns < claims else 1.0
    regions = 0.0
    for region in range(EMOTIONS):
        regions += region_worth(state, seat, region, turns, hurry)
    coins = float(state.coins[seat] + setup.idea_worth[state.ideas[seat]])
    bonuses = 0.0
    tiles = 0.0
    bank = 0.0
    locked = count_bits(state.locked[seat])
    if turns > 0.0 and locked:
        use = fading(turns, w.use_fades)
        board = Board(state, seat, state.locked[seat])
        bonuses = board.look_at_bonuses(turns)
        tiles = board.look_at_tiles(fading(turns, w.turns_a_tile * float(locked))) * use
        bank = bank_worth(state, seat, board) * use
    found = [
        float(state.vp[seat]),
        float(setup.dream_worth[state.dreams[seat]]),
        regions,
        coin_worth(w, coins, turns) if turns > 0.0 else coins / 3.0,
        bonuses,
        tiles,
        bank,
        float(locked),
    ]
    return fading(turns, BEFORE), found
