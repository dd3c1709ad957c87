"""What a seat sees of Amber, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amber.rules.codes import CASTLE_CHOICE, CASTLE_PIECE, DEAL_CHANCE, DRAW, EMPTY, REBUILD
from parlour.games.amber.rules.drawing import DEALING
from parlour.games.amber.rules.preparing import TAKING_A_CASTLE
from parlour.games.amber.rules.rebuilding import REBUILDING
from parlour.games.amber.rules.setup import AmberSetup
from parlour.games.amber.rules.state import AmberState
from parlour.kernel.delta import has_changed, update_counts, update_one
from parlour.kernel.observation import (
    ONE,
    Observation,
    flag,
    note,
    note_one,
    place_after,
    share,
    turns_after,
    wipe_notes,
)
from parlour.kernel.state import CHANCE, State, bit

# Divisors
HAND: Final = 6
BURIED: Final = 20
COINS: Final = 10
POINTS: Final = 20


class AmberObservation(Observation):
    """Who decides what, everybody's things, and the board as planes: a number for each cell, row by row."""

    def __init__(self, setup: AmberSetup) -> None:
        super().__init__()
        self.setup: AmberSetup = setup
        players, kinds, cells = setup.players, setup.kinds, setup.cells
        self.decision: i64 = self.add("decision", DRAW)
        self.actor: i64 = self.add("actor", players + 1)
        self.subject: i64 = self.add("subject", players)
        self.hand: i64 = self.add("hand", kinds)
        self.buried: i64 = self.add("buried", kinds)
        self.known: i64 = self.add("known", players * kinds)
        self.hand_sizes: i64 = self.add("hand_sizes", players)
        self.buried_sizes: i64 = self.add("buried_sizes", players)
        self.coins: i64 = self.add("coins", players)
        self.points: i64 = self.add("points", players)
        self.special_shovels: i64 = self.add("special_shovels", players)
        self.starter: i64 = self.add("starter", players)
        self.winners: i64 = self.add("winners", players)
        self.stack: i64 = self.add("stack", 1)
        self.row: i64 = self.add("row", kinds)
        self.discards: i64 = self.add("discards", kinds)
        self.passes: i64 = self.add("passes", 1)
        self.locked: i64 = self.add("locked", 1)
        # Planes
        self.rebuild: i64 = self.add("rebuild", cells)
        # A shovel never lies on the board.
        self.tiles: i64 = self.add("tiles", (kinds - 1) * cells)
        self.roads: i64 = self.add("roads", 4 * cells)
        self.entrances: i64 = self.add("entrances", 4 * cells)
        self.villages: i64 = self.add("villages", cells)
        self.coins_on: i64 = self.add("coins_on", cells)
        self.free_castles: i64 = self.add("free_castles", cells)
        self.castles: i64 = self.add("castles", players * cells)
        self.linked: i64 = self.add("linked", players * cells)
        self.reach: i64 = self.add("reach", 4 * cells)
        self.others_reach: i64 = self.add("others_reach", (players - 1) * cells)
        # The keys of the memory
        self.map_written: i64 = self.remember(1)
        self.turn_written: i64 = self.remember(2)
        self.hand_written: i64 = self.remember(1)
        self.row_written: i64 = self.remember(1)
        self.known_written: i64 = self.remember(players)
        self.sites_written: i64 = self.remember(1 + 2 * players)
        """The coins; then the castle of each place at the table; then the sites that each is linked to."""
        self.tiles_written: i64 = self.remember(cells)
        self.reach_written: i64 = self.remember(cells)

    def update(self, state: State, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        assert isinstance(state, AmberState)
        base = self.base(memory, at)
        self._decision(state, seat, into, memory, at, base + self.turn_written)
        self._own(state, seat, into, memory, at, base + self.hand_written)
        if has_changed(memory, base + self.map_written, state.layout + 1):
            self._map(state, into, memory, at, base + self.sites_written)
        for other in range(self.setup.players):
            self._player(state, other, turns_after(seat, other, self.setup.players), into, memory, at, base)
        self._supplies(state, into, memory, at, base + self.row_written)
        self._board(state, seat, into, memory, at, base)
        if state.layout >= 0:
            self._sites(state, into, memory, at, base + self.sites_written)

    def _decision(
        self, state: AmberState, seat: i64, into: vec[i32], memory: vec[i64], at: i64, key: i64
    ) -> None:
        players = self.setup.players
        wipe_notes(into, memory, at)
        note_one(into, memory, at, self.decision, DRAW, state.kind - 1)
        if state.actor >= 0:
            note(into, memory, at, self.actor + turns_after(seat, state.actor, players), ONE)
        elif state.actor == CHANCE:
            note(into, memory, at, self.actor + players, ONE)
        subject: i64 = -1
        rebuilt: i64 = -1
        if state.kind == DEAL_CHANCE:
            subject = DEALING.drawer.of(state)
        elif state.kind == CASTLE_CHOICE:
            subject = TAKING_A_CASTLE.owner.of(state)
        elif state.kind == REBUILD:
            rebuilt = REBUILDING.square.of(state)
        if subject >= 0:
            note(into, memory, at, self.subject + turns_after(seat, subject, players), ONE)
        starter = place_after(seat, state.starter + 1, players)
        update_one(into, at + self.rebuild, memory, key, self.setup.cells, rebuilt)
        update_one(into, at + self.starter, memory, key + 1, players, starter)

    def _own(self, state: AmberState, seat: i64, into: vec[i32], memory: vec[i64], at: i64, key: i64) -> None:
        update_counts(into, at + self.hand, memory, key, self.setup.kinds, state.hands[seat], 4, HAND)
        for kind in range(self.setup.kinds):
            into[at + self.buried + kind] = share(state.buried[seat * 16 + kind], HAND)

    def _map(self, state: AmberState, into: vec[i32], memory: vec[i64], at: i64, key: i64) -> None:
        """Write another map: nothing lies yet where it lay before."""
        for place in range(at + self.villages, at + self.reach):
            into[place] = 0
        for one in range(key, key + 1 + 2 * self.setup.players):
            memory[one] = 0
        if state.layout >= 0:
            layout = self.setup.layouts[state.layout]
            for site in range(layout.villages):
                into[at + self.villages + layout.site_cells[site]] = ONE

    def _player(
        self, state: AmberState, other: i64, place: i64, into: vec[i32], memory: vec[i64], at: i64, base: i64
    ) -> None:
        setup = self.setup
        known = at + self.known + place * setup.kinds
        update_counts(
            into, known, memory, base + self.known_written + place, setup.kinds, state.known[other], 4, HAND
        )
        buried: i64 = 0
        for kind in range(setup.kinds):
            # Everybody knows how many tiles somebody has buried, nobody else which.
            buried += state.buried[other * 16 + kind]
        into[at + self.buried_sizes + place] = share(buried, BURIED)
        into[at + self.hand_sizes + place] = share(state.hand_sizes[other], HAND)
        into[at + self.coins + place] = share(state.coins[other], COINS)
        into[at + self.points + place] = share(state.points(other), POINTS)
        into[at + self.special_shovels + place] = flag(state.special_shovels >> other & 1)
        into[at + self.winners + place] = flag(state.won >> other & 1)
        castle = at + self.castles + place * setup.cells
        key = base + self.sites_written + 1 + place
        update_one(into, castle, memory, key, setup.cells, state.castle_cell[other])
        if state.layout >= 0:
            linked = at + self.linked + place * setup.cells
            cells = setup.layouts[state.layout].site_cells
            self._plane(state.links[other], cells, into, linked, memory, key + setup.players)

    def _plane(
        self, sites: i64, cells: vec[i64], into: vec[i32], at: i64, memory: vec[i64], key: i64
    ) -> None:
        """Write a plane: a one in the cells of the villages and castles in a mask."""
        changed = memory[key] ^ sites
        memory[key] = sites
        site: i64 = 0
        while changed:
            if changed & 1:
                into[at + cells[site]] = flag(sites >> site & 1)
            changed >>= 1
            site += 1

    def _supplies(self, state: AmberState, into: vec[i32], memory: vec[i64], at: i64, key: i64) -> None:
        setup = self.setup
        into[at + self.stack] = share(state.stack, setup.total)
        row: i64 = 0
        for kind in state.row:
            row += bit(4 * kind)
        update_counts(into, at + self.row, memory, key, setup.kinds, row, 4, setup.players)
        for kind in range(setup.kinds):
            into[at + self.discards + kind] = share(state.discards[kind], setup.counts[kind])
        into[at + self.passes] = share(state.passes, setup.players)
        into[at + self.locked] = flag(state.locked)

    def _board(
        self, state: AmberState, seat: i64, into: vec[i32], memory: vec[i64], at: i64, base: i64
    ) -> None:
        tiles = base + self.tiles_written
        reach = base + self.reach_written
        cells = self.setup.cells
        # The seat's own roads first, then those of the others in turn order.
        before_it = 4 * seat
        after_it = 4 * (self.setup.players - seat)
        theirs = bit(before_it) - 1
        for cell in range(cells):
            piece = state.tile_at[cell]
            was = memory[tiles + cell]
            if piece != was:
                memory[tiles + cell] = piece
                self._tile(was, 0, into, at + cell)
                self._tile(piece, ONE, into, at + cell)
                self._sides(self.setup.edges[piece], into, at + self.roads + cell)
                self._sides(self.setup.enters[piece], into, at + self.entrances + cell)
            leads = state.leads[cell]
            leads = leads >> before_it | (leads & theirs) << after_it
            if leads != memory[reach + cell]:
                memory[reach + cell] = leads
                self._sides(leads & 15, into, at + self.reach + cell)
                reached = at + self.others_reach + cell
                for place in range(1, self.setup.players):
                    into[reached] = flag(leads >> 4 * place & 15)
                    reached += cells

    def _tile(self, piece: i64, bits: i32, into: vec[i32], at: i64) -> None:
        """Write the tile in a cell, or wipe it."""
        if piece != EMPTY and piece != CASTLE_PIECE:
            kind = (piece - 1) // 4
            if kind > self.setup.shovel:
                kind -= 1
            into[at + self.tiles + kind * self.setup.cells] = bits

    def _sides(self, sides: i64, into: vec[i32], at: i64) -> None:
        """Write a mask of sides into four planes, clockwise from north."""
        # All are written, set or not: a processor guesses wrong too often which are.
        cells = self.setup.cells
        into[at] = flag(sides & 1)
        into[at + cells] = flag(sides & 2)
        into[at + 2 * cells] = flag(sides & 4)
        into[at + 3 * cells] = flag(sides & 8)

    def _sites(self, state: AmberState, into: vec[i32], memory: vec[i64], at: i64, key: i64) -> None:
        layout = self.setup.layouts[state.layout]
        self._plane(state.coin_on, layout.site_cells, into, at + self.coins_on, memory, key)
        for site in range(layout.villages, len(layout.site_cells)):
            cell = layout.site_cells[site]
            into[at + self.free_castles + cell] = self._free(state, cell)

    def _free(self, state: AmberState, castle: i64) -> i32:
        """One, unless somebody has the castle."""
        for cell in state.castle_cell:
            if cell == castle:
                return 0
        return ONE
