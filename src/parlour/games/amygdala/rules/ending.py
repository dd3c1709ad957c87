"""The end of the game: the last round, and the final scoring [AMY-END, AMY-FINAL]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    COINS_SCORED,
    EMOTIONS,
    END_TRIGGERED,
    ENDING,
    LAST_ROUND,
    LAST_ROUND_BEGINS,
    OPEN,
    REGION_SCORED,
    TURN,
)
from parlour.games.amygdala.rules.majorities import coin_points, place_in, points, region_points
from parlour.kernel.state import CHANCE, bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def begin_turn(state: AmygdalaState, seat: i64) -> None:
    state.wait(TURN, seat, 0, 0)


def end_turn(state: AmygdalaState, seat: i64) -> None:
    """Few tiles left: finish the round, then one turn more for everybody [AMY-END-1, AMY-END-2]."""
    if state.phase == OPEN and state.tiles_left(seat) <= state.setup.tiles_left_at_end:
        state.phase = ENDING
        state.emit(END_TRIGGERED, seat, 0, 0, 0)
    following = seat + 1 if seat + 1 < state.players else 0
    if following == state.starter:
        if state.phase == LAST_ROUND:
            score_finally(state)
            return
        if state.phase == ENDING:
            state.phase = LAST_ROUND
            state.emit(LAST_ROUND_BEGINS, CHANCE, 0, 0, 0)
    begin_turn(state, following)


def score_finally(state: AmygdalaState) -> None:
    """Leftover coins and majorities; the most points win, then the most coins [AMY-FINAL]."""
    for seat in range(state.players):
        state.emit(COINS_SCORED, seat, state.coins[seat], coin_points(state, seat), 0)
    for region in range(EMOTIONS):
        for seat in range(state.players):
            if state.has_claim(seat, region) and state.icons_in[seat * EMOTIONS + region]:
                place = place_in(state, seat, region)
                state.emit(REGION_SCORED, seat, region, place, region_points(state, seat, region))
    best: i64 = -1
    for seat in range(state.players):
        rank = points(state, seat) * 1000 + state.coins[seat]
        if rank > best:
            best = rank
            state.won = bit(seat)
        elif rank == best:
            state.won |= bit(seat)
    state.finish()
