"""The rules of Amber, in the order of the rulebook. Ids in brackets are those of docs/rules/amber.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import (
    BEGINS,
    BURIED,
    BURY,
    CASTLE_ASSIGNED,
    CASTLE_CHOICE,
    CASTLE_PIECE,
    COIN_LOST,
    COIN_TAKEN,
    DEAL,
    DEAL_CHANCE,
    DIG,
    DIG_SPECIAL,
    DRAW,
    DRAW_ROW,
    DRAW_STACK,
    DREW,
    DUG,
    EMPTY,
    ENDED_PASSES,
    ENDED_STACK,
    INSTANT_WIN,
    LAID,
    LAY_WETLAND,
    LAYOUT_CHOICE,
    LAYOUT_USED,
    LOCKED,
    PASS,
    PASSED,
    PLAY,
    REBUILD,
    REBUILT,
    REPLACE,
    REVEAL,
    REVEAL_CHANCE,
    REVEALED,
    START_CHOICE,
    STARTS,
    STUCK,
    TAKE_CASTLE,
    TOOK,
    USE_LAYOUT,
    WETLAND_LAID,
)
from parlour.games.amber.rules.fitting import Fitting
from parlour.games.amber.rules.setup import AmberSetup
from parlour.kernel.state import CHANCE, bit, changed, ticketed

SETUP_LUCK: Final = 100
ROW_LUCK: Final = 101


class AmberState(Fitting):
    """A position of Amber and what may be done in it."""

    def legal(self) -> vec[i64]:
        kind = self.kind
        if kind == PLAY:
            return self.legal_plays(self.actor)
        if kind == DEAL_CHANCE:
            return self.kinds_in_stack(DEAL)
        if kind == REVEAL_CHANCE:
            return self.kinds_in_stack(REVEAL)
        if kind == DRAW:
            return self.legal_draws()
        if kind == REBUILD:
            return self.kinds_that_rebuild(self.actor)
        return self.legal_preparations()

    def apply(self, action: i64) -> None:
        if action < LAY_WETLAND:
            self.place(action >> 6, (action & 63) + 1)
        elif action < DIG:
            self.lay_wetland(action - LAY_WETLAND)
        elif action < REPLACE:
            special = action >= DIG_SPECIAL
            self.dig(action - (DIG_SPECIAL if special else DIG), special)
        elif action < BURY:
            self.rebuild(action - REPLACE)
        elif action < DRAW_ROW:
            self.bury(action - BURY)
        elif action < DRAW_STACK:
            self.take_from_row(action - DRAW_ROW)
        elif action == DRAW_STACK:
            self.wait(DEAL_CHANCE, CHANCE, self.actor, 1)
        elif action == PASS:
            self.skip()
        elif action < REVEAL:
            self.deal(action - DEAL)
        elif action < TAKE_CASTLE:
            self.reveal(action - REVEAL)
        else:
            self.apply_preparation(action)

    def weights(self) -> vec[i64]:
        if self.kind == DEAL_CHANCE or self.kind == REVEAL_CHANCE:
            out = vec[i64](capacity=16)
            for kind in range(self.setup.kinds):
                if self.deck[kind]:
                    out = append(out, self.deck[kind])
            return out
        return vec[i64]([1] * len(self.legal()))

    def tickets(self) -> i64:
        if self.kind == DEAL_CHANCE or self.kind == REVEAL_CHANCE:
            return self.stack
        return len(self.legal())

    def outcome(self, ticket: i64) -> i64:
        if self.kind == DEAL_CHANCE:
            return DEAL + ticketed(self.deck, ticket)
        if self.kind == REVEAL_CHANCE:
            return REVEAL + ticketed(self.deck, ticket)
        return self.legal()[ticket]

    def source(self) -> int:
        if self.kind == DEAL_CHANCE:
            return int(self.a)
        return ROW_LUCK if self.kind == REVEAL_CHANCE else SETUP_LUCK

    def copy(self) -> AmberState:
        return AmberState(self.setup, self)

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

    # Preparing to play

    def prepare(self) -> None:
        """Put the decisions of the preparation on the stack, the first one on top [AMB-SETUP]."""
        setup = self.setup
        self.wait(START_CHOICE, 0 if setup.start_chosen else CHANCE, 0, 0)
        seat = self.players - 1
        while seat >= 0:
            self.push(CASTLE_CHOICE, seat if setup.castles_chosen else CHANCE, seat, 0)
            seat -= 1
        if setup.advanced:
            self.push(REVEAL_CHANCE, CHANCE, 0, self.players)
        seat = self.players - 1
        while seat >= 0:
            self.push(DEAL_CHANCE, CHANCE, seat, setup.hand_size)
            seat -= 1
        if setup.chosen_layout < 0:
            self.push(LAYOUT_CHOICE, CHANCE, 0, 0)
        else:
            self.use_layout(setup.chosen_layout)

    def legal_preparations(self) -> vec[i64]:
        out = vec[i64](capacity=32)
        if self.kind == LAYOUT_CHOICE:
            for layout in self.setup.layouts:
                out = append(out, USE_LAYOUT + layout.number)
        elif self.kind == CASTLE_CHOICE:
            for cell in range(self.setup.cells):
                if self.tile_at[cell] == CASTLE_PIECE and not self.is_taken(cell):
                    out = append(out, TAKE_CASTLE + cell)
        elif self.kind == START_CHOICE:
            for seat in range(self.players):
                out = append(out, STARTS + seat)
        return out

    def apply_preparation(self, action: i64) -> None:
        if action >= USE_LAYOUT:
            for at in range(len(self.setup.layouts)):
                if self.setup.layouts[at].number == action - USE_LAYOUT:
                    self.use_layout(at)
            self.pop()
        elif action >= STARTS:
            self.starter = action - STARTS
            self.emit(BEGINS, self.starter, 0, 0, 0)
            self.begin_turn(self.starter)
        else:
            seat = self.a
            self.castle_cell[seat] = action - TAKE_CASTLE
            self.leave_castle(seat)
            self.emit(CASTLE_ASSIGNED, seat, action - TAKE_CASTLE, 0, 0)
            self.pop()

    def use_layout(self, at: i64) -> None:
        """Castles and villages on the board, a coin on each [AMB-SETUP-1, AMB-SETUP-2]."""
        layout = self.setup.layouts[at]
        self.layout = at
        self.site_at = layout.site_at
        sites: i64 = len(layout.site_cells)
        self.coin_on = bit(sites) - 1
        for castle in range(len(layout.castles)):
            self.tile_at[layout.castles[castle]] = CASTLE_PIECE
        self.emit(LAYOUT_USED, CHANCE, at, 0, 0)

    def is_taken(self, cell: i64) -> bool:
        for seat in range(self.players):
            if self.castle_cell[seat] == cell:
                return True
        return False

    # Sequence of play

    def begin_turn(self, seat: i64) -> None:
        self.wait(PLAY, seat, 0, 0)

    def finish_play(self, seat: i64) -> None:
        """A play is complete: settle coins, look for a winner, refill the hand [AMB-TURN-1]."""
        self.passes = 0
        self.settle_coins()
        if not self.is_won_at_once():
            self.refill(seat)

    def end_turn(self, seat: i64) -> None:
        if self.is_exhausted() and self.are_hands_low():
            self.emit(ENDED_STACK, seat, 0, 0, 0)
            self.end_by_points()
        else:
            self.begin_turn(seat + 1 if seat + 1 < self.players else 0)

    # Playing road construction tiles

    def legal_plays(self, seat: i64) -> vec[i64]:
        """Everything the seat may do in its turn [AMB-TURN-1, AMB-STUCK-1]."""
        setup = self.setup
        reached = self.reached_cells(seat)
        out = self.legal_places(seat, reached)
        if self.holds(seat, setup.wetland):
            for cell in reached:
                if self.tile_at[cell] == EMPTY and (setup.wetland_on_village or self.site_at[cell] < 0):
                    out = append(out, LAY_WETLAND + cell)
        if self.holds(seat, setup.shovel):
            out = self.legal_digs(seat, reached, DIG, out)
        is_stuck = len(out) == 0
        if self.special_shovels >> seat & 1:
            out = self.legal_digs(seat, reached, DIG_SPECIAL, out)
        if is_stuck:
            out = extend(out, self.legal_when_stuck(seat))
        return out

    def place(self, cell: i64, piece: i64) -> None:
        """Lay a road; rebuild the straight section it runs into, if there is one [AMB-PLACE, AMB-REBUILD]."""
        seat = self.actor
        self.spend(seat, (piece - 1) >> 2)
        self.tile_at[cell] = piece
        self.emit(LAID, seat, piece, cell, 0)
        before = self.links[:]
        self.travel_through_new(cell)
        self.tell_links(before)
        straight = self.mismatched_neighbour(cell)
        if straight >= 0:
            self.wait(REBUILD, seat, straight, cell)
        else:
            self.finish_play(seat)

    def spend(self, seat: i64, kind: i64) -> None:
        """A tile leaves a hand."""
        self.hands[seat] -= bit(4 * kind)
        self.hand_sizes[seat] -= 1
        if self.known[seat] >> 4 * kind & 15:
            self.known[seat] -= bit(4 * kind)

    # Coins for connections to villages and castles

    def settle_coins(self) -> None:
        """Coins of newly connected sites: one connected player takes it, several lose it [AMB-COIN]."""
        anybody: i64 = 0
        for seat in range(self.players):
            anybody |= self.links[seat]
        due = anybody & self.coin_on
        if due == 0:
            return
        self.coin_on &= ~due
        site: i64 = 0
        while due >> site:
            if due >> site & 1:
                self.settle_coin(site)
            site += 1

    def settle_coin(self, site: i64) -> None:
        connected: i64 = 0
        taker: i64 = -1
        for seat in range(self.players):
            if self.links[seat] >> site & 1:
                connected += 1
                taker = seat
        if connected == 1:
            self.coins[taker] += 1
            self.emit(COIN_TAKEN, taker, site, 0, 0)
        else:
            self.emit(COIN_LOST, CHANCE, site, 0, 0)

    # The bridge and the roundabout

    def rebuild(self, kind: i64) -> None:
        """Replace the straight section by a bridge or roundabout from the hand [AMB-REBUILD-1]."""
        seat = self.actor
        cell = self.a
        old = (self.tile_at[cell] - 1) >> 2
        self.spend(seat, kind)
        self.discards[old] += 1
        before = self.links[:]
        self.tile_at[cell] = 1 + kind * 4
        self.emit(REBUILT, seat, kind, cell, old)
        self.travel_anew(cell)
        self.tell_links(before)
        self.finish_play(seat)

    # Shovels

    def dig(self, cell: i64, special: bool) -> None:
        seat = self.actor
        kind = (self.tile_at[cell] - 1) >> 2
        if special:
            self.special_shovels &= ~bit(seat)
        else:
            self.spend(seat, self.setup.shovel)
            self.discards[self.setup.shovel] += 1
        self.discards[kind] += 1
        before = self.links[:]
        self.tile_at[cell] = EMPTY
        self.emit(DUG, seat, kind, cell, 1 if special else 0)
        self.travel_anew(cell)
        self.tell_links(before)
        self.finish_play(seat)

    # Wetlands

    def lay_wetland(self, cell: i64) -> None:
        """A wetland can be entered from nowhere and asks nothing of its neighbours [AMB-WETLAND-1]."""
        seat = self.actor
        self.spend(seat, self.setup.wetland)
        self.tile_at[cell] = 1 + self.setup.wetland * 4
        self.emit(WETLAND_LAID, seat, cell, 0, 0)
        self.finish_play(seat)

    # Inability to place a tile

    def is_stuck(self, seat: i64) -> bool:
        """No tile of the hand can be played; the special shovel is not part of the hand [AMB-ADV]."""
        plays = self.legal_plays(seat)
        return len(plays) == 0 or plays[len(plays) - 1] >= BURY

    def legal_when_stuck(self, seat: i64) -> vec[i64]:
        """Bury a tile and draw one [AMB-STUCK-2], or pass when there is nothing to draw [AMB-STUCK-3]."""
        out = vec[i64](capacity=16)
        if self.is_exhausted():
            out = append(out, PASS)
            return out
        for kind in range(self.setup.kinds):
            if self.holds(seat, kind):
                out = append(out, BURY + kind)
        return out

    def bury(self, kind: i64) -> None:
        seat = self.actor
        paid: i64 = 1 if self.coins[seat] else 0
        self.coins[seat] -= paid
        self.emit(STUCK, seat, paid, 0, 0)
        self.spend(seat, kind)
        self.forget(seat, kind)
        at = seat * 16 + kind
        self.buried = changed(self.buried, at, self.buried[at] + 1)
        self.emit(BURIED, seat, kind, 0, 0)
        self.passes = 0
        self.refill(seat)

    def forget(self, seat: i64, spent: i64) -> None:
        """A tile was buried and nobody saw which: of every known kind there may be one less [AMB-OPEN]."""
        for kind in range(self.setup.kinds):
            if kind != spent and self.known[seat] >> 4 * kind & 15:
                self.known[seat] -= bit(4 * kind)

    def skip(self) -> None:
        """Pass; the game ends when everybody has passed in succession [AMB-STUCK-3, AMB-END]."""
        seat = self.actor
        self.passes += 1
        self.emit(PASSED, seat, 0, 0, 0)
        if self.passes == self.players:
            self.emit(ENDED_PASSES, seat, 0, 0, 0)
            self.end_by_points()
        else:
            self.end_turn(seat)

    # Drawing

    def refill(self, seat: i64) -> None:
        """Draw up to a full hand, while there are tiles [AMB-DRAW-1]; in the advanced game one by one."""
        missing = self.setup.hand_size - self.hand_sizes[seat]
        if missing <= 0 or self.is_exhausted():
            self.end_turn(seat)
        elif self.setup.advanced:
            self.wait(DRAW, seat, 0, 0)
        else:
            self.wait(DEAL_CHANCE, CHANCE, seat, missing if missing < self.stack else self.stack)

    def kinds_in_stack(self, base: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for kind in range(self.setup.kinds):
            if self.deck[kind]:
                out = append(out, base + kind)
        return out

    def deal(self, kind: i64) -> None:
        """A tile from the stack comes into a hand."""
        seat = self.a
        self.deck[kind] -= 1
        self.stack -= 1
        self.hands[seat] += bit(4 * kind)
        self.hand_sizes[seat] += 1
        self.emit(DREW, seat, kind, 0, 0)
        if self.b > 1:
            self.b -= 1
        elif self.starter < 0:
            self.pop()
        else:
            self.refill(seat)

    # The advanced game: the face-up row

    def legal_draws(self) -> vec[i64]:
        """A tile of the row, or the top of the stack [AMB-ADV-3]."""
        out = vec[i64](capacity=8)
        last: i64 = -1
        for kind in self.row:
            if kind != last:
                out = append(out, DRAW_ROW + kind)
            last = kind
        if self.stack:
            out = append(out, DRAW_STACK)
        return out

    def take_from_row(self, kind: i64) -> None:
        """Take a face-up tile; another is revealed at once [AMB-ADV-2]."""
        seat = self.actor
        row = vec[i64](capacity=8)
        is_taken = False
        for one in self.row:
            if one == kind and not is_taken:
                is_taken = True
            else:
                row = append(row, one)
        self.row = row
        self.hands[seat] += bit(4 * kind)
        self.hand_sizes[seat] += 1
        self.known[seat] += bit(4 * kind)
        self.emit(TOOK, seat, kind, 0, 0)
        if self.stack:
            self.wait(REVEAL_CHANCE, CHANCE, seat, 1)
        else:
            self.refill(seat)

    def reveal(self, kind: i64) -> None:
        """A tile of the stack is turned face up."""
        self.deck[kind] -= 1
        self.stack -= 1
        row = vec[i64](capacity=8)
        is_in = False
        for one in self.row:
            if one > kind and not is_in:
                row = append(row, kind)
                is_in = True
            row = append(row, one)
        self.row = row if is_in else append(row, kind)
        self.emit(REVEALED, CHANCE, kind, 0, 0)
        if self.b > 1:
            self.b -= 1
        elif self.starter < 0:
            self.pop()
        else:
            self.refill(self.a)

    # Game end

    def is_won_at_once(self) -> bool:
        """Exactly one player connected to everything wins; several at once lock that way [AMB-END]."""
        sites: i64 = len(self.setup.layouts[self.layout].site_cells)
        everything = bit(sites) - 1
        full: i64 = 0
        complete: i64 = 0
        for seat in range(self.players):
            # Nobody is connected to their own castle.
            if self.links[seat] | bit(self.site_at[self.castle_cell[seat]]) == everything:
                full += 1
                complete |= bit(seat)
        if full == 0 or self.locked:
            return False
        if full > 1:
            if self.setup.lock_instant_win:
                self.locked = 1
                self.emit(LOCKED, CHANCE, complete, 0, 0)
            return False
        self.won = complete
        for seat in range(self.players):
            if complete >> seat & 1:
                self.emit(INSTANT_WIN, seat, 0, 0, 0)
        self.finish()
        return True

    def are_hands_low(self) -> bool:
        """Nobody has more than three tiles [AMB-END]."""
        for seat in range(self.players):
            if self.hand_sizes[seat] > 3:
                return False
        return True

    def end_by_points(self) -> None:
        """The most points win; ties are shared [AMB-SCORE]."""
        best: i64 = -1
        for seat in range(self.players):
            points = self.points(seat)
            if points > best:
                best = points
                self.won = bit(seat)
            elif points == best:
                self.won |= bit(seat)
        self.finish()


def new_game(setup: AmberSetup) -> AmberState:
    """The first position: the box is open and nothing is decided."""
    state = AmberState(setup)
    state.prepare()
    return state
