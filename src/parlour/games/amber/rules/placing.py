"""Playing a road: where one may be laid, and laying it [AMB-PLACE, AMB-MATCH]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import EMPTY, LAID, PLACE
from parlour.games.amber.rules.coins import finish_play
from parlour.games.amber.rules.rebuilding import (
    REBUILDING,
    can_rebuild,
    leading_to,
    mismatched_neighbour,
    pieces_beside_rebuilder,
)
from parlour.games.amber.rules.travel import tell_links, travel_through_new

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


def legal_places(state: AmberState, seat: i64, reached: vec[i64]) -> vec[i64]:
    """Roads on empty reachable locations, matching their neighbours [AMB-PLACE-1, AMB-MATCH-1], or all
    but one, which is to be rebuilt [AMB-REBUILD-1]. The fields it reads most are local names: most of
    the time of an uncompiled game is spent here."""
    out = vec[i64](capacity=64)
    in_hand = pieces_in_hand(state, seat)
    if in_hand == 0:
        return out
    beside_rebuilder = pieces_beside_rebuilder(state, seat, in_hand)
    neighbour = state.setup.neighbour
    asks = state.setup.asks
    fits = state.setup.fits
    tile_at = state.tile_at
    for cell in reached:
        if tile_at[cell] != EMPTY:
            continue
        road: i64 = 0
        no_road: i64 = 0
        rebuildable: i64 = 0
        side_bit: i64 = 1
        for side in range(4):
            next_cell = neighbour[cell * 4 + side]
            if next_cell >= 0 and tile_at[next_cell]:
                asked = asks[tile_at[next_cell] * 4 + (side + 2 & 3)]
                if asked == 1:
                    road |= side_bit
                elif asked == 2:
                    no_road |= side_bit
                    if beside_rebuilder and can_rebuild(state, next_cell, side):
                        rebuildable |= side_bit
            side_bit <<= 1
        pieces = fits[road * 16 + no_road] & in_hand
        side_bit = 1
        beyond: i64 = 0
        while side_bit <= rebuildable:
            if rebuildable & side_bit:
                demands = (road | side_bit) * 16 + (no_road & ~side_bit)
                pieces |= leading_to(state, seat, cell, beyond, fits[demands] & beside_rebuilder)
            side_bit <<= 1
            beyond += 1
        at: i64 = PLACE + cell * 64
        while pieces:
            if pieces & 15 == 0:  # no turn of this kind of tile fits
                pieces >>= 4
                at += 4
            else:
                if pieces & 1:
                    out = append(out, at)
                pieces >>= 1
                at += 1
    return out


def pieces_in_hand(state: AmberState, seat: i64) -> i64:
    """The road pieces a seat could lay, a bit each."""
    pieces_of = state.setup.pieces_of
    pieces: i64 = 0
    hand = state.hands[seat]
    kind: i64 = 0
    while hand:
        if hand & 15:
            pieces |= pieces_of[kind]
        hand >>= 4
        kind += 1
    return pieces


def place(state: AmberState, cell: i64, piece: i64) -> None:
    """Lay a road; rebuild the straight section it runs into, if there is one [AMB-PLACE, AMB-REBUILD]."""
    seat = state.actor
    state.spend(seat, (piece - 1) >> 2)
    state.tile_at[cell] = piece
    state.emit(LAID, seat, piece, cell, 0)
    before = state.links[:]
    travel_through_new(state, cell)
    tell_links(state, before)
    straight = mismatched_neighbour(state, cell)
    if straight >= 0:
        REBUILDING.wait(state, seat, straight, cell)
    else:
        finish_play(state, seat)
