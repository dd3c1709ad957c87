"""What must hold in every position of Amber, whatever has been decided."""

from __future__ import annotations

from collections import Counter

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amber import GAME
from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.setup import AmberSetup
from parlour.games.amber.wire import view as views
from parlour.kernel.state import OVER
from tests.rules.amber.playthroughs import policy
from tests.rules.amber.reference import SlowAmber

SENSIBLE_EVERY = 100
DECISIONS = set(views.DECISIONS.by_name)
ENDINGS = {"all passed", "stack", "at once"}


class Audit:
    """Follows one game."""

    def __init__(self, setup: AmberSetup) -> None:
        self.setup = setup
        self.total = int(setup.total)
        self.counts = [int(count) for count in setup.counts]
        self.coins_at_most = 1000

    def after_each(self, state: AmberState) -> None:
        """Quick questions after every decision: no tile and no coin comes from nowhere or goes nowhere."""
        board = list(state.tile_at)
        on_board = len(board) - board.count(codes.EMPTY) - board.count(codes.CASTLE_PIECE)
        elsewhere = sum(state.hand_sizes) + sum(state.discards) + sum(state.buried) + len(state.row)
        assert on_board + elsewhere + state.stack == self.total
        coins = sum(state.coins) + int(state.coin_on).bit_count()
        assert min(state.coins) >= 0
        assert coins <= self.coins_at_most or state.layout < 0, "a coin came from nowhere"
        if state.layout >= 0:
            self.coins_at_most = coins

    def thoroughly(self, state: AmberState) -> None:
        """Slow questions, now and then and at the end of each game."""
        self.tiles_are_conserved_kind_by_kind(state)
        if state.layout >= 0:
            self.board_and_points_are_recounted(state)

    def tiles_are_conserved_kind_by_kind(self, state: AmberState) -> None:
        setup = self.setup
        board = Counter((int(piece) - 1) // 4 for piece in state.tile_at if 0 < piece < codes.CASTLE_PIECE)
        row = Counter(int(kind) for kind in state.row)
        for kind in range(setup.kinds):
            held = sum(int(state.holds(seat, kind)) for seat in range(setup.players))
            buried = sum(int(state.buried[seat * 16 + kind]) for seat in range(setup.players))
            gone = int(state.discards[kind]) + buried
            assert int(state.deck[kind]) + row[kind] + board[kind] + held + gone == self.counts[kind]
        for seat in range(setup.players):
            hand = [int(state.holds(seat, kind)) for kind in range(setup.kinds)]
            known = [int(state.known[seat]) >> 4 * kind & 15 for kind in range(setup.kinds)]
            assert sum(hand) == state.hand_sizes[seat] <= setup.hand_size
            assert all(sure <= held for sure, held in zip(known, hand, strict=True))
        assert sum(state.deck) == state.stack
        assert board[setup.shovel] == 0

    def board_and_points_are_recounted(self, state: AmberState) -> None:
        """By the slow reference, which draws the roads and follows them."""
        slow = drawn(state)
        names = self.setup.cell_names
        sites = [names[cell] for cell in self.setup.layouts[state.layout].site_cells]
        if state.kind != codes.REBUILD:
            assert [cell for cell in slow.tiles if slow.unmatched(cell)] == []
        for seat in slow.castles:
            linked = {site for at, site in enumerate(sites) if state.links[seat] >> at & 1}
            assert linked == slow.connections(seat)
            assert state.points(seat) == slow.points(seat)
        if state.actor == OVER:
            self.the_right_player_has_won(state, slow)

    def the_right_player_has_won(self, state: AmberState, slow: SlowAmber) -> None:
        won = {seat for seat in range(self.setup.players) if state.won >> seat & 1}
        everything = {*slow.villages, *slow.castle_cells}
        full = {seat for seat in slow.castles if slow.connections(seat) == everything - {slow.castles[seat]}}
        points = [slow.points(seat) for seat in range(self.setup.players)]
        by_points = {seat for seat, own in enumerate(points) if own == max(points)}
        if len(full) == 1 and not state.locked:
            assert won == full
        else:
            assert won == by_points
            all_low = max(state.hand_sizes) <= 3
            assert state.stack == len(state.row) == 0
            assert all_low or state.passes == self.setup.players


def drawn(state: AmberState) -> SlowAmber:
    """The board of a position, for the slow reference."""
    setup = state.setup
    view = GAME.view(state, -1)
    slow = SlowAmber(int(setup.players), setup.options, {}, Counter())
    slow.tiles = {cell: (laid.tile, laid.turn) for cell, laid in view.board.items()}
    slow.castle_cells = [setup.cell_names[cell] for cell in setup.layouts[state.layout].castles]
    slow.castles = {seat: player.castle for seat, player in enumerate(view.players) if player.castle}
    slow.villages = view.villages
    slow.coins = [player.coins for player in view.players]
    return slow


def choose(state: AmberState, rng: Random) -> int:
    return policy.choose(state)


def decision(state: AmberState, legal: vec[i64]) -> str:
    """What is to be decided, for the figures."""
    return views.DECISIONS.name(int(state.kind))


def ending(state: AmberState) -> str:
    """How a game ended, for the figures."""
    if state.passes == state.setup.players:
        return "all passed"
    return "stack" if state.stack == len(state.row) == 0 and max(state.hand_sizes) <= 3 else "at once"
