"""Compares the uncompiled engine with catanatron, which is not compiled either.

`PARLOUR_PURE=1 python -m tests.bench.measure_uncompiled`. They are about as fast, and machines are slow for a
while now and then, so they take turns in one process.
"""

from __future__ import annotations

import msgspec

from parlour import games
from parlour.kernel import state as kernel_state
from tests.bench.measure import (
    TABLES,
    TURNS,
    Comparison,
    Ratio,
    count_decisions,
    play_by_lot,
    take_turns,
    use_one_core,
)
from tests.bench.measure_catanatron import play_ticks

GAME = "amber"


def compare(players: int) -> Comparison:
    game = games.get(GAME)
    edition = game.edition()
    setup = game.setup(edition, players, game.accept_options(edition, players, {}))
    _, decisions = count_decisions(game, setup, 200)
    rounds = take_turns(
        lambda count: play_by_lot(game, setup, count),
        lambda count: play_ticks(players, count),
        rounds=TURNS,
    )
    times = Ratio.of(tick / (whole_game / decisions) for whole_game, tick in rounds)
    return Comparison(GAME, players, times)


if __name__ == "__main__":
    assert str(kernel_state.__file__).endswith(".py"), "the uncompiled engine is to be compared"
    use_one_core()
    print(msgspec.json.encode([compare(players) for players in TABLES]).decode())
