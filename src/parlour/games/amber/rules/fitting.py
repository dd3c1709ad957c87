"""Fitting: which tiles may go where, and what may be dug up."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import CASTLE_PIECE, EMPTY, PLACE, REPLACE
from parlour.games.amber.rules.travel import Travelling
from parlour.kernel.state import bit


class Fitting(Travelling):
    """Answers what the board allows; whose turn it is, and what follows, is for the turn."""

    # Playing road construction tiles

    def legal_places(self, seat: i64, reached: vec[i64]) -> vec[i64]:
        """Roads on empty reachable locations, matching their neighbours [AMB-PLACE-1, AMB-MATCH-1], or all
        but one, which is to be rebuilt [AMB-REBUILD-1]. The fields it reads most are local names: most of
        the time of an uncompiled game is spent here."""
        out = vec[i64](capacity=64)
        in_hand = self.pieces_in_hand(seat)
        if in_hand == 0:
            return out
        beside_rebuilder = self.pieces_beside_rebuilder(seat, in_hand)
        neighbour = self.setup.neighbour
        asks = self.setup.asks
        fits = self.setup.fits
        tile_at = self.tile_at
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
                        if beside_rebuilder and self.can_rebuild(next_cell, side):
                            rebuildable |= side_bit
                side_bit <<= 1
            pieces = fits[road * 16 + no_road] & in_hand
            side_bit = 1
            beyond: i64 = 0
            while side_bit <= rebuildable:
                if rebuildable & side_bit:
                    demands = (road | side_bit) * 16 + (no_road & ~side_bit)
                    pieces |= self.leading_to(seat, cell, beyond, fits[demands] & beside_rebuilder)
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

    def pieces_in_hand(self, seat: i64) -> i64:
        """The road pieces a seat could lay, a bit each."""
        pieces_of = self.setup.pieces_of
        pieces: i64 = 0
        hand = self.hands[seat]
        kind: i64 = 0
        while hand:
            if hand & 15:
                pieces |= pieces_of[kind]
            hand >>= 4
            kind += 1
        return pieces

    def pieces_beside_rebuilder(self, seat: i64, pieces: i64) -> i64:
        """Of these pieces, those that leave the seat a bridge or roundabout to rebuild with."""
        setup = self.setup
        rebuilders: i64 = 0
        others = pieces
        for kind in setup.rebuilders:
            rebuilders += self.holds(seat, kind)
            others &= ~setup.pieces_of[kind]
        if rebuilders == 0:
            return 0
        return others if rebuilders == 1 else pieces

    # The bridge and the roundabout

    def mismatched_neighbour(self, cell: i64) -> i64:
        """The neighbour a road in this cell runs into without finding one, or -1."""
        setup = self.setup
        edges = setup.edges[self.tile_at[cell]]
        for side in range(4):
            next_cell = setup.neighbour[cell * 4 + side]
            if next_cell >= 0 and edges >> side & 1:
                if setup.asks[self.tile_at[next_cell] * 4 + (side + 2 & 3)] == 2:
                    return next_cell
        return -1

    def can_rebuild(self, straight: i64, side: i64) -> bool:
        """Could the tile in this cell, run into over this side, be replaced so that all matches again?
        Its other closed side opens too, so what lies beyond must allow a road [AMB-REBUILD-3]."""
        setup = self.setup
        if setup.replaceable[self.tile_at[straight]] == 0:
            return False
        beyond = setup.neighbour[straight * 4 + side]
        return beyond < 0 or setup.asks[self.tile_at[beyond] * 4 + (side + 2 & 3)] != 2

    def leading_to(self, seat: i64, cell: i64, side: i64, pieces: i64) -> i64:
        """Of these pieces for an empty cell, those after which the seat may rebuild the straight on this
        side: no tile is played where the player's own roads do not lead [AMB-REBUILD-9]."""
        setup = self.setup
        straight = setup.neighbour[cell * 4 + side]
        if pieces == 0 or not setup.rebuild_in_reach or self.reaches(seat, straight):
            return pieces
        entered = self.leads[cell] >> 4 * seat & 15
        ways = setup.ways
        leading = pieces & ways[entered * 4 + side]
        # What leads elsewhere, such as a bridge, may still lead round to another side of the straight.
        elsewhere = ways[entered * 4] | ways[entered * 4 + 1] | ways[entered * 4 + 2] | ways[entered * 4 + 3]
        others = pieces & elsewhere & ~leading
        at: i64 = 0
        while others >> at:
            if others >> at & 1 and self.would_reach(seat, straight, cell, at + 1):
                leading |= bit(at)
            at += 1
        return leading

    def would_reach(self, seat: i64, goal: i64, cell: i64, piece: i64) -> bool:
        """Would a road that the seat can travel lead to the goal, if this piece lay in the empty cell?"""
        tried = Travelling(self.setup, self)
        tried.tile_at[cell] = piece
        tried.travel_through_new(cell)
        return tried.reaches(seat, goal)

    def kinds_that_rebuild(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for kind in self.setup.rebuilders:
            if self.holds(seat, kind):
                out = append(out, REPLACE + kind)
        return out

    # Shovels

    def legal_digs(self, seat: i64, reached: vec[i64], base: i64, out: vec[i64]) -> vec[i64]:
        """Any tile on a reachable location, but no castle [AMB-SHOVEL-1, AMB-SHOVEL-2]."""
        for cell in reached:
            piece = self.tile_at[cell]
            if piece != EMPTY and piece != CASTLE_PIECE:
                if not self.setup.shovel_needs_entry or self.is_open_to_digging(seat, cell):
                    out = append(out, base + cell)
        return out

    def is_open_to_digging(self, seat: i64, cell: i64) -> bool:
        """With the option `shovel_needs_entry`: a road that cannot be entered is safe [AMB-SHOVEL-3]."""
        is_wetland = self.tile_at[cell] == 1 + self.setup.wetland * 4
        return is_wetland or self.enters(seat, cell)
