"""Travelling: where each player's roads lead, and what their castles are connected to."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import CONNECTED, CUT
from parlour.games.amber.rules.state import AmberPosition
from parlour.kernel.state import bit, shifted


class Travelling(AmberPosition):
    """Keeps `leads` and `links` true while tiles come and go."""

    def leave_castle(self, seat: i64) -> None:
        """Roads leave a castle over all four sides [AMB-REACH-2]."""
        for side in range(4):
            self.travel_into(seat, self.setup.neighbour[self.castle_cell[seat] * 4 + side], (side + 2) & 3)

    def travel_into(self, seat: i64, cell: i64, side: i64) -> None:
        """A road the seat can travel leads over this side into the cell, and on from there [AMB-REACH-1]."""
        if cell < 0:
            return
        lead = bit(4 * seat + side)
        if self.leads[cell] & lead == 0:
            self.leads[cell] |= lead
            self.travel_on(seat, cell, side)

    def travel_on(self, seat: i64, cell: i64, side: i64) -> None:
        """Enter the tile in a cell that is led into, and leave it by every passage that begins there."""
        setup = self.setup
        piece = self.tile_at[cell]
        if setup.enters[piece] >> side & 1 == 0:
            return
        site = self.site_at[cell]
        if site >= 0 and cell != self.castle_cell[seat]:
            self.links[seat] |= bit(site)
        exits = setup.exits[piece * 4 + side]
        out: i64 = 0
        while exits:
            if exits & 1:
                self.travel_into(seat, setup.neighbour[cell * 4 + out], (out + 2) & 3)
            exits >>= 1
            out += 1

    def travel_through_new(self, cell: i64) -> None:
        """A tile has come where there was none: those who could reach the location may travel on."""
        leads = self.leads[cell]
        at: i64 = 0
        while leads:
            if leads & 1:
                self.travel_on(at >> 2, cell, at & 3)
            leads >>= 1
            at += 1

    def travel_anew(self, cell: i64) -> None:
        """A tile is gone or another: those whose roads led into it start again from their castles."""
        leads = self.leads[cell]
        for seat in range(self.players):
            if leads >> 4 * seat & 15:
                others = ~shifted(15, 4 * seat)
                for at in range(self.setup.cells):
                    self.leads[at] &= others
                self.links[seat] = 0
                self.leave_castle(seat)

    def reached_cells(self, seat: i64) -> vec[i64]:
        """The cells the seat's roads lead into, ascending."""
        reached = vec[i64](capacity=64)
        leads = self.leads
        own = shifted(15, 4 * seat)
        for cell in range(self.setup.cells):
            if leads[cell] & own:
                reached = append(reached, cell)
        return reached

    # Telling

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        sink = self.sink
        if sink is not None:
            sink.emit(event, seat, a, b, c)

    def tell_links(self, before: vec[i64]) -> None:
        """Say who is newly connected to what, and who no longer is."""
        if self.sink is None:
            return
        for seat in range(self.players):
            changed = before[seat] ^ self.links[seat]
            site: i64 = 0
            while changed >> site:
                if changed >> site & 1:
                    self.emit(CONNECTED if self.links[seat] >> site & 1 else CUT, seat, site, 0, 0)
                site += 1
