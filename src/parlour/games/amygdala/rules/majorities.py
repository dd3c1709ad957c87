"""Who leads a region, and what points come to if the game ended now [AMY-FINAL]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import EMOTIONS

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def place_in(state: AmygdalaState, seat: i64, region: i64) -> i64:
    """How many are ahead of the seat in a region: more icons, or as many and an earlier claim."""
    mine = state.icons_in[seat * EMOTIONS + region]
    rank = state.claim_rank(seat, region)
    ahead: i64 = 0
    for other in range(state.players):
        if other == seat:
            continue
        theirs = state.icons_in[other * EMOTIONS + region]
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            other_rank = state.claim_rank(other, region)
            if other_rank >= 0 and (rank < 0 or other_rank < rank):
                ahead += 1
    return ahead


def region_points(state: AmygdalaState, seat: i64, region: i64) -> i64:
    """What a region brings the seat if the game ends now: nothing without a claim."""
    if state.icons_in[seat * EMOTIONS + region] == 0 or not state.has_claim(seat, region):
        return 0
    return state.region_vp(region, place_in(state, seat, region))


def coin_points(state: AmygdalaState, seat: i64) -> i64:
    return state.coins[seat] // state.setup.coins_for_point


def points(state: AmygdalaState, seat: i64) -> i64:
    """All points if the game ended now."""
    total = state.vp[seat] + coin_points(state, seat)
    for region in range(EMOTIONS):
        total += region_points(state, seat, region)
    return total
