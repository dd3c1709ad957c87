"""Amber's position: what lies where, who holds what, and where each player's roads lead."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules.decision import AmberDecision
from parlour.games.amber.rules.decisions import BY_NUMBER
from parlour.games.amber.rules.preparing import prepare
from parlour.games.amber.rules.setup import AmberSetup
from parlour.kernel.state import NO_FRAME, State, bit, zeros

FIELDS = (
    "layout",
    "tile_at",
    "leads",
    "links",
    "castle_cell",
    "coin_on",
    "coins",
    "hands",
    "hand_sizes",
    "known",
    "buried",
    "deck",
    "stack",
    "row",
    "discards",
    "special_shovels",
    "passes",
    "locked",
    "starter",
    "won",
)


@final
class AmberState(State):
    """A position of Amber. What may be done in it, and doing it, is for the decision it waits for."""

    def __init__(self, setup: AmberSetup, source: AmberState | None = None) -> None:
        """The first position, or a copy of `source`: compiled classes cannot be made without `__init__`."""
        super().__init__(setup.players)
        players = setup.players
        self.setup: AmberSetup = setup
        if source is not None:
            self._copy_from(source)
            return
        self.layout: i64 = -1
        """The map in use, as a place in `setup.layouts`; -1 until it is known."""
        self.site_at: vec[i64] = vec[i64]([-1] * setup.cells)
        """By cell, the village or castle there, or -1. Shared with the map: never written to."""
        self.tile_at: vec[i64] = zeros(setup.cells)
        """By cell, the piece that lies there."""
        self.leads: vec[i64] = zeros(setup.cells)
        """By cell, whose roads lead into it and over which side: bit 4 * seat + side."""
        self.links: vec[i64] = zeros(players)
        """By seat, the sites its castle is connected to, a bit each."""
        self.castle_cell: vec[i64] = vec[i64]([-1] * players)
        self.coin_on: i64 = 0
        """The sites that still have their coin, a bit each."""
        self.coins: vec[i64] = zeros(players)
        self.hands: vec[i64] = zeros(players)
        """By seat, how many of each kind of tile, four bits a kind."""
        self.hand_sizes: vec[i64] = zeros(players)
        self.known: vec[i64] = zeros(players)
        """Like `hands`: the tiles everybody knows to be in the hand, because they were taken face up."""
        self.buried: vec[i64] = zeros(players * 16)
        """By seat and kind, tiles discarded face down. Rarely written, so copies share it until then."""
        self.deck: vec[i64] = setup.counts[:]
        """By kind, the tiles in the stack. The stack has no order until a tile is drawn."""
        self.stack: i64 = setup.total
        self.row: vec[i64] = vec[i64](capacity=8)
        """The kinds of the face-up tiles (advanced game), ascending."""
        self.discards: vec[i64] = zeros(16)
        """By kind, tiles discarded openly."""
        self.special_shovels: i64 = bit(players) - 1 if setup.advanced else 0
        """The seats that still have their special shovel, a bit each."""
        self.passes: i64 = 0
        """How many players have passed in succession."""
        self.locked: i64 = 0
        """1 once several players were connected to everything at the same time."""
        self.starter: i64 = -1
        self.won: i64 = 0
        """Who has won, a bit each, once the game is over."""

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def restored(self) -> None:
        if self.layout >= 0:
            self.site_at = self.setup.layouts[self.layout].site_at

    def copy(self) -> AmberState:
        return AmberState(self.setup, self)

    def _copy_from(self, other: AmberState) -> None:
        self.copy_frames(other)
        self.layout = other.layout
        self.site_at = other.site_at
        self.tile_at = other.tile_at[:]
        self.leads = other.leads[:]
        self.links = other.links[:]
        self.castle_cell = other.castle_cell[:]
        self.coin_on = other.coin_on
        self.coins = other.coins[:]
        self.hands = other.hands[:]
        self.hand_sizes = other.hand_sizes[:]
        self.known = other.known[:]
        self.buried = other.buried
        self.deck = other.deck[:]
        self.stack = other.stack
        self.row = other.row[:]
        self.discards = other.discards[:]
        self.special_shovels = other.special_shovels
        self.passes = other.passes
        self.locked = other.locked
        self.starter = other.starter
        self.won = other.won

    # What the decision that is waited for answers

    def legal(self) -> vec[i64]:
        """Nothing, once the game is over."""
        return self.decision().legal(self) if self.kind != NO_FRAME else vec[i64]()

    def apply(self, action: i64) -> None:
        self.decision().apply(self, action)

    def weights(self) -> vec[i64]:
        return self.decision().weights(self)

    def tickets(self) -> i64:
        return self.decision().tickets(self)

    def outcome(self, ticket: i64) -> i64:
        return self.decision().outcome(self, ticket)

    def source(self) -> int:
        return self.decision().source(self)

    def decision(self) -> AmberDecision:
        decision = BY_NUMBER[self.kind]
        assert decision is not None, "the game is over"
        return decision

    # Small questions

    def holds(self, seat: i64, kind: i64) -> i64:
        """How many tiles of a kind a seat has in hand."""
        return self.hands[seat] >> 4 * kind & 15

    def reaches(self, seat: i64, cell: i64) -> bool:
        """Does a road that the seat can travel lead into the cell?"""
        return self.leads[cell] >> 4 * seat & 15 != 0

    def enters(self, seat: i64, cell: i64) -> bool:
        """Can the seat travel onto the tile in the cell?"""
        return self.leads[cell] >> 4 * seat & self.setup.enters[self.tile_at[cell]] != 0

    def is_exhausted(self) -> bool:
        """No tile is left to draw, face down or face up."""
        return self.stack == 0 and len(self.row) == 0

    def points(self, seat: i64) -> i64:
        """Coins, villages, and castles at two points each."""
        villages: i64 = self.setup.layouts[self.layout].villages if self.layout >= 0 else 0
        total = self.coins[seat]
        links = self.links[seat]
        site: i64 = 0
        while links:
            if links & 1:
                total += 1 if site < villages else 2
            links >>= 1
            site += 1
        return total

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=8)
        for seat in range(self.players):
            out = append(out, self.points(seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=8)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # Small changes

    def spend(self, seat: i64, kind: i64) -> None:
        """A tile leaves a hand."""
        self.hands[seat] -= bit(4 * kind)
        self.hand_sizes[seat] -= 1
        if self.known[seat] >> 4 * kind & 15:
            self.known[seat] -= bit(4 * kind)

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        sink = self.sink
        if sink is not None:
            sink.emit(event, seat, a, b, c)


def new_game(setup: AmberSetup) -> AmberState:
    """The first position: the box is open and nothing is decided."""
    state = AmberState(setup)
    prepare(state)
    return state
