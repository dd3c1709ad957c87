"""Travelling: where each player's roads lead, and what their castles are connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import CONNECTED, CUT
from parlour.kernel.state import bit, shifted

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def leave_castle(state: AmberState, seat: i64) -> None:
    """Roads leave a castle over all four sides [AMB-REACH-2]."""
    for side in range(4):
        travel_into(state, seat, state.setup.neighbour[state.castle_cell[seat] * 4 + side], (side + 2) & 3)


def travel_into(state: AmberState, seat: i64, cell: i64, side: i64) -> None:
    """A road the seat can travel leads over this side into the cell, and on from there [AMB-REACH-1]."""
    if cell < 0:
        return
    lead = bit(4 * seat + side)
    if state.leads[cell] & lead == 0:
        state.leads[cell] |= lead
        travel_on(state, seat, cell, side)


def travel_on(state: AmberState, seat: i64, cell: i64, side: i64) -> None:
    """Enter the tile in a cell that is led into, and leave it by every passage that begins there."""
    setup = state.setup
    piece = state.tile_at[cell]
    if setup.enters[piece] >> side & 1 == 0:
        return
    site = state.site_at[cell]
    if site >= 0 and cell != state.castle_cell[seat]:
        state.links[seat] |= bit(site)
    exits = setup.exits[piece * 4 + side]
    out: i64 = 0
    while exits:
        if exits & 1:
            travel_into(state, seat, setup.neighbour[cell * 4 + out], (out + 2) & 3)
        exits >>= 1
        out += 1


def travel_through_new(state: AmberState, cell: i64) -> None:
    """A tile has come where there was none: those who could reach the location may travel on."""
    leads = state.leads[cell]
    at: i64 = 0
    while leads:
        if leads & 1:
            travel_on(state, at >> 2, cell, at & 3)
        leads >>= 1
        at += 1


def travel_anew(state: AmberState, cell: i64) -> None:
    """A tile is gone or another: those whose roads led into it start again from their castles."""
    leads = state.leads[cell]
    for seat in range(state.players):
        if leads >> 4 * seat & 15:
            others = ~shifted(15, 4 * seat)
            for at in range(state.setup.cells):
                state.leads[at] &= others
            state.links[seat] = 0
            leave_castle(state, seat)


def reached_cells(state: AmberState, seat: i64) -> vec[i64]:
    """The cells the seat's roads lead into, ascending."""
    reached = vec[i64](capacity=64)
    leads = state.leads
    own = shifted(15, 4 * seat)
    for cell in range(state.setup.cells):
        if leads[cell] & own:
            reached = append(reached, cell)
    return reached


# Telling


def tell_links(state: AmberState, before: vec[i64]) -> None:
    """Say who is newly connected to what, and who no longer is."""
    if state.sink is None:
        return
    for seat in range(state.players):
        changed = before[seat] ^ state.links[seat]
        site: i64 = 0
        while changed >> site:
            if changed >> site & 1:
                state.emit(CONNECTED if state.links[seat] >> site & 1 else CUT, seat, site, 0, 0)
            site += 1


def reached_otherwise(before: AmberState, after: AmberState, seat: i64) -> vec[i64]:
    """The cells a seat's roads lead into otherwise in one position than in another."""
    out = vec[i64](capacity=8)
    mine = shifted(15, 4 * seat)
    for cell in range(len(before.leads)):
        if (before.leads[cell] ^ after.leads[cell]) & mine:
            out = append(out, cell)
    return out
