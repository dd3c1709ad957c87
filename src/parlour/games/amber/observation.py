"""What a seat sees of Amber, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amber.codes import CASTLE_CHOICE, CASTLE_PIECE, DEAL_CHANCE, DRAW, EMPTY, REBUILD
from parlour.games.amber.setup import AmberSetup
from parlour.games.amber.state import AmberPosition
from parlour.kernel.observation import ONE, Observation, count_in, flag, mark, share, shares, turns_after
from parlour.kernel.state import CHANCE, State

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

    def fill(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        assert isinstance(state, AmberPosition)
        self._decision(state, seat, into, at)
        self._own(state, seat, into, at)
        for other in range(self.setup.players):
            self._player(state, other, turns_after(seat, other, self.setup.players), into, at)
        self._supplies(state, into, at)
        self._board(state, seat, into, at)
        if state.layout >= 0:
            self._sites(state, into, at)

    def _decision(self, state: AmberPosition, seat: i64, into: vec[i32], at: i64) -> None:
        players = self.setup.players
        mark(into, at + self.decision, DRAW, state.kind - 1)
        if state.actor >= 0:
            into[at + self.actor + turns_after(seat, state.actor, players)] = ONE
        elif state.actor == CHANCE:
            into[at + self.actor + players] = ONE
        if state.kind == DEAL_CHANCE or state.kind == CASTLE_CHOICE:
            into[at + self.subject + turns_after(seat, state.a, players)] = ONE
        if state.kind == REBUILD:
            into[at + self.rebuild + state.a] = ONE
        if state.starter >= 0:
            into[at + self.starter + turns_after(seat, state.starter, players)] = ONE

    def _own(self, state: AmberPosition, seat: i64, into: vec[i32], at: i64) -> None:
        for kind in range(self.setup.kinds):
            into[at + self.hand + kind] = share(state.holds(seat, kind), HAND)
            into[at + self.buried + kind] = share(state.buried[seat * 16 + kind], HAND)

    def _player(self, state: AmberPosition, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        known = state.known[other]
        buried: i64 = 0
        for kind in range(setup.kinds):
            if known >> 4 * kind & 15:
                into[at + self.known + place * setup.kinds + kind] = share(known >> 4 * kind & 15, HAND)
            # Everybody knows how many tiles somebody has buried, nobody else which.
            buried += state.buried[other * 16 + kind]
        into[at + self.buried_sizes + place] = share(buried, BURIED)
        into[at + self.hand_sizes + place] = share(state.hand_sizes[other], HAND)
        into[at + self.coins + place] = share(state.coins[other], COINS)
        into[at + self.points + place] = share(state.points(other), POINTS)
        into[at + self.special_shovels + place] = flag(state.special_shovels >> other & 1)
        into[at + self.winners + place] = flag(state.won >> other & 1)
        if state.castle_cell[other] >= 0:
            into[at + self.castles + place * setup.cells + state.castle_cell[other]] = ONE
        if state.layout >= 0:
            linked = at + self.linked + place * setup.cells
            site_cells = setup.layouts[state.layout].site_cells
            links = state.links[other]
            for site in range(len(site_cells)):
                if links >> site & 1:
                    into[linked + site_cells[site]] = ONE

    def _supplies(self, state: AmberPosition, into: vec[i32], at: i64) -> None:
        setup = self.setup
        into[at + self.stack] = share(state.stack, setup.total)
        for kind in state.row:
            count_in(into, at + self.row + kind, 1)
        shares(into, at + self.row, setup.kinds, setup.players)
        for kind in range(setup.kinds):
            into[at + self.discards + kind] = share(state.discards[kind], setup.counts[kind])
        into[at + self.passes] = share(state.passes, setup.players)
        into[at + self.locked] = flag(state.locked)

    def _board(self, state: AmberPosition, seat: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        cells = setup.cells
        for cell in range(cells):
            piece = state.tile_at[cell]
            if piece != EMPTY:
                if piece != CASTLE_PIECE:
                    kind = (piece - 1) // 4
                    plane = kind if kind < setup.shovel else kind - 1
                    into[at + self.tiles + plane * cells + cell] = ONE
                self._sides(setup.edges[piece], into, at + self.roads + cell)
                self._sides(setup.enters[piece], into, at + self.entrances + cell)
            leads = state.leads[cell]
            if leads:
                self._sides(leads >> 4 * seat & 15, into, at + self.reach + cell)
                for place in range(1, setup.players):
                    other = seat + place if seat + place < setup.players else seat + place - setup.players
                    reached = flag(leads >> 4 * other & 15)
                    into[at + self.others_reach + (place - 1) * cells + cell] = reached

    def _sides(self, sides: i64, into: vec[i32], at: i64) -> None:
        """Four planes, clockwise from north."""
        # All are written, set or not: a processor guesses wrong too often which are.
        cells = self.setup.cells
        into[at] = flag(sides & 1)
        into[at + cells] = flag(sides & 2)
        into[at + 2 * cells] = flag(sides & 4)
        into[at + 3 * cells] = flag(sides & 8)

    def _sites(self, state: AmberPosition, into: vec[i32], at: i64) -> None:
        layout = self.setup.layouts[state.layout]
        for site in range(len(layout.site_cells)):
            cell = layout.site_cells[site]
            if state.coin_on >> site & 1:
                into[at + self.coins_on + cell] = ONE
            if site < layout.villages:
                into[at + self.villages + cell] = ONE
            elif self._is_free(state, cell):
                into[at + self.free_castles + cell] = ONE

    def _is_free(self, state: AmberPosition, castle: i64) -> bool:
        for cell in state.castle_cell:
            if cell == castle:
                return False
        return True
