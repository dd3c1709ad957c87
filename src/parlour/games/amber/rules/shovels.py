"""Shovels, which take a tile off the board, and wetlands, which stop all roads [AMB-SHOVEL, AMB-WETLAND]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import CASTLE_PIECE, DUG, EMPTY, LAY_WETLAND, WETLAND_LAID
from parlour.games.amber.rules.coins import finish_play
from parlour.games.amber.rules.travel import tell_links, travel_anew
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState

# Shovels


def legal_digs(state: AmberState, seat: i64, reached: vec[i64], base: i64, out: vec[i64]) -> vec[i64]:
    """Any tile on a reachable location, but no castle [AMB-SHOVEL-1, AMB-SHOVEL-2]."""
    for cell in reached:
        piece = state.tile_at[cell]
        if piece != EMPTY and piece != CASTLE_PIECE:
            if not state.setup.shovel_needs_entry or is_open_to_digging(state, seat, cell):
                out = append(out, base + cell)
    return out


def is_open_to_digging(state: AmberState, seat: i64, cell: i64) -> bool:
    """With the option `shovel_needs_entry`: a road that cannot be entered is safe [AMB-SHOVEL-3]."""
    is_wetland = state.tile_at[cell] == 1 + state.setup.wetland * 4
    return is_wetland or state.enters(seat, cell)


def dig(state: AmberState, cell: i64, special: bool) -> None:
    seat = state.actor
    kind = (state.tile_at[cell] - 1) >> 2
    if special:
        state.special_shovels &= ~bit(seat)
    else:
        state.spend(seat, state.setup.shovel)
        state.discards[state.setup.shovel] += 1
    state.discards[kind] += 1
    before = state.links[:]
    state.tile_at[cell] = EMPTY
    state.emit(DUG, seat, kind, cell, 1 if special else 0)
    travel_anew(state, cell)
    tell_links(state, before)
    finish_play(state, seat)


# Wetlands


def legal_wetlands(state: AmberState, reached: vec[i64], out: vec[i64]) -> vec[i64]:
    """Empty reachable locations, a village's too if the option allows it [AMB-WETLAND-2]."""
    for cell in reached:
        if state.tile_at[cell] == EMPTY and (state.setup.wetland_on_village or state.site_at[cell] < 0):
            out = append(out, LAY_WETLAND + cell)
    return out


def lay_wetland(state: AmberState, cell: i64) -> None:
    """A wetland can be entered from nowhere and asks nothing of its neighbours [AMB-WETLAND-1]."""
    seat = state.actor
    state.spend(seat, state.setup.wetland)
    state.tile_at[cell] = 1 + state.setup.wetland * 4
    state.emit(WETLAND_LAID, seat, cell, 0, 0)
    finish_play(state, seat)
