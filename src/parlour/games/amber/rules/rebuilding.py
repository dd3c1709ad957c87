"""The bridge and the roundabout: rebuilding a straight section that a road was laid against [AMB-REBUILD]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import REBUILD, REBUILT, REPLACE
from parlour.games.amber.rules.coins import finish_play
from parlour.games.amber.rules.decision import AmberDecision
from parlour.games.amber.rules.travel import tell_links, travel_anew, travel_through_new
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


class Rebuild(AmberDecision):
    """Replace the straight section by a bridge or roundabout from the hand [AMB-REBUILD-1]."""

    def __init__(self) -> None:
        super().__init__(REBUILD, "rebuild", ("rebuild",))
        self.square: Final = self.in_a("square")
        """Where the straight section lies."""
        self.laid: Final = self.in_b("laid")
        """Where the road was laid that runs into it."""

    def legal(self, state: AmberState) -> vec[i64]:
        out = vec[i64](capacity=4)
        for kind in state.setup.rebuilders:
            if state.holds(state.actor, kind):
                out = append(out, REPLACE + kind)
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        seat = state.actor
        kind = action - REPLACE
        cell = self.square.of(state)
        old = (state.tile_at[cell] - 1) >> 2
        state.spend(seat, kind)
        state.discards[old] += 1
        before = state.links[:]
        state.tile_at[cell] = 1 + kind * 4
        state.emit(REBUILT, seat, kind, cell, old)
        travel_anew(state, cell)
        tell_links(state, before)
        finish_play(state, seat)


REBUILDING: Final = Rebuild()


def mismatched_neighbour(state: AmberState, cell: i64) -> i64:
    """The neighbour a road in this cell runs into without finding one, or -1."""
    setup = state.setup
    edges = setup.edges[state.tile_at[cell]]
    for side in range(4):
        next_cell = setup.neighbour[cell * 4 + side]
        if next_cell >= 0 and edges >> side & 1:
            if setup.asks[state.tile_at[next_cell] * 4 + (side + 2 & 3)] == 2:
                return next_cell
    return -1


def pieces_beside_rebuilder(state: AmberState, seat: i64, pieces: i64) -> i64:
    """Of these pieces, those that leave the seat a bridge or roundabout to rebuild with."""
    setup = state.setup
    rebuilders: i64 = 0
    others = pieces
    for kind in setup.rebuilders:
        rebuilders += state.holds(seat, kind)
        others &= ~setup.pieces_of[kind]
    if rebuilders == 0:
        return 0
    return others if rebuilders == 1 else pieces


def can_rebuild(state: AmberState, straight: i64, side: i64) -> bool:
    """Could the tile in this cell, run into over this side, be replaced so that all matches again?
    Its other closed side opens too, so what lies beyond must allow a road [AMB-REBUILD-3]."""
    setup = state.setup
    if setup.replaceable[state.tile_at[straight]] == 0:
        return False
    beyond = setup.neighbour[straight * 4 + side]
    return beyond < 0 or setup.asks[state.tile_at[beyond] * 4 + (side + 2 & 3)] != 2


def leading_to(state: AmberState, seat: i64, cell: i64, side: i64, pieces: i64) -> i64:
    """Of these pieces for an empty cell, those after which the seat may rebuild the straight on this
    side: no tile is played where the player's own roads do not lead [AMB-REBUILD-9]."""
    setup = state.setup
    straight = setup.neighbour[cell * 4 + side]
    if pieces == 0 or not setup.rebuild_in_reach or state.reaches(seat, straight):
        return pieces
    entered = state.leads[cell] >> 4 * seat & 15
    ways = setup.ways
    leading = pieces & ways[entered * 4 + side]
    # What leads elsewhere, such as a bridge, may still lead round to another side of the straight.
    elsewhere = ways[entered * 4] | ways[entered * 4 + 1] | ways[entered * 4 + 2] | ways[entered * 4 + 3]
    others = pieces & elsewhere & ~leading
    at: i64 = 0
    while others >> at:
        if others >> at & 1 and would_reach(state, seat, straight, cell, at + 1):
            leading |= bit(at)
        at += 1
    return leading


def would_reach(state: AmberState, seat: i64, goal: i64, cell: i64, piece: i64) -> bool:
    """Would a road that the seat can travel lead to the goal, if this piece lay in the empty cell?"""
    tried = state.copy()
    tried.tile_at[cell] = piece
    travel_through_new(tried, cell)
    return tried.reaches(seat, goal)
