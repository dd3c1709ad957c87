"""How good a position of Amber is for a seat.

Counted in points: those a seat has, and for each village and castle it is not connected to a part of what
that would bring, the less the more tiles it still takes. Close to being connected to everything counts extra,
as that wins at once. What the rivals have is taken off: mostly that of the best of them.

Only what the seat can know enters: the board, the coins, its own hand. How much each thing
counts is in weights.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.rules import AmberState
from parlour.games.amber.rules.codes import DEAL_CHANCE, EMPTY
from parlour.games.amber.rules.drawing import DEALING
from parlour.games.amber.rules.setup import HALF, AmberSetup, Layout
from parlour.kernel.state import OVER, bit, zeros

OPEN_ENDS_COUNTED: Final = 4  # locations to build on; more add nothing
OUT_OF_REACH: Final = 60  # tiles; more than a site can be away
FURTHEST: Final = 8  # what takes more tiles is not worth looking for
GAME_WON: Final = 1000.0


def evaluate(state: AmberState, seat: i64) -> float:
    """What the position is worth to the seat, in points or so; only differences mean anything."""
    if state.actor == OVER:
        return result(state, seat)
    if state.starter < 0:
        return 0.0  # the preparation: nothing to tell castles apart by
    w = state.setup.weights
    players = state.players
    survey = Survey(state)
    for one in range(players):
        survey.look_around(one)
    turns = turns_left(state)
    best = -GAME_WON
    total = 0.0
    for one in range(players):
        if one != seat:
            value = standing(state, survey, one, turns, True)
            total += value
            if value > best:
                best = value
    own = standing(state, survey, seat, turns, False)
    fading = turns / w.hand_fades
    own += hand_worth(state, seat) * (fading if fading < 1.0 else 1.0)
    return own - (1.0 - w.mean_rival) * best - w.mean_rival * total / float(players - 1)


def result(state: AmberState, seat: i64) -> float:
    """A game that is over: a win, shared or not, or by how much it is lost."""
    winners: i64 = 0
    best: i64 = 0
    for one in range(state.players):
        winners += state.won >> one & 1
        if state.points(one) > best:
            best = state.points(one)
    if state.won >> seat & 1:
        return GAME_WON / float(winners)
    return float(state.points(seat) - best) - GAME_WON


def turns_left(state: AmberState) -> float:
    """How many turns each player can expect to have, if nobody wins at once."""
    tiles: i64 = state.stack + len(state.row)
    for seat in range(state.players):
        if state.hand_sizes[seat] > 3:
            tiles += state.hand_sizes[seat] - 3
    return float(tiles) / float(state.players)


def standing(state: AmberState, survey: Survey, seat: i64, turns: float, is_rival: bool) -> float:
    """A seat's points and prospects."""
    w = state.setup.weights
    value = float(state.points(seat))
    for site in range(survey.sites):
        tiles = survey.tiles_to(seat, site)
        if 0 < tiles < OUT_OF_REACH:
            gain = w.one_tile_away
            for _ in range(1, tiles):
                gain *= w.a_tile_further
            hurry = turns / (float(tiles) * w.turns_a_tile)
            value += site_worth(state, survey, seat, site) * gain * (hurry if hurry < 1.0 else 1.0)
    if state.locked == 0:
        value += win_prospect(survey, seat, is_rival)
    ends = survey.ends[seat]
    if ends == 0:
        return value - w.shut_in
    return value + w.open_end * float(ends if ends < OPEN_ENDS_COUNTED else OPEN_ENDS_COUNTED)


def win_prospect(survey: Survey, seat: i64, is_rival: bool) -> float:
    """The part of a win at once that is there already."""
    w = survey.state.setup.weights
    missing: i64 = 0
    furthest: i64 = 0
    total: i64 = 0
    for site in range(survey.sites):
        tiles = survey.tiles_to(seat, site)
        if tiles:
            missing += 1
            total += tiles
            if tiles > furthest:
                furthest = tiles
    if furthest == OUT_OF_REACH or missing == 0:
        return 0.0
    prospect = w.rival_win if is_rival else w.win
    # Roads to several sites share some of their tiles, about half of them.
    shared = (total + 1) // 2
    for _ in range(furthest if furthest > shared else shared):
        prospect *= w.win_a_tile_further
    if is_rival and furthest == 1:
        prospect += w.rival_wins_next / float(missing)
    return prospect


def site_worth(state: AmberState, survey: Survey, seat: i64, site: i64) -> float:
    """The points of a connection, and the chance of its coin."""
    w = state.setup.weights
    layout = state.setup.layouts[state.layout]
    worth = 1.0 if site < layout.villages else 2.0
    if state.coin_on >> site & 1 == 0:
        return worth
    own = survey.tiles_to(seat, site)
    nearest: i64 = OUT_OF_REACH
    for rival in range(state.players):
        # A castle's owner takes no coin there
        if rival != seat and state.castle_cell[rival] != layout.site_cells[site]:
            if survey.tiles_to(rival, site) < nearest:
                nearest = survey.tiles_to(rival, site)
    if own < nearest:
        return worth + w.coin_when_nearest
    return worth + (w.coin_when_level if own == nearest else w.coin_when_behind)


def hand_worth(state: AmberState, seat: i64) -> float:
    """The use of the tiles in hand, and of what is about to be drawn to them."""
    setup = state.setup
    hand = state.hands[seat]
    drawn = 0.0
    if state.kind == DEAL_CHANCE and DEALING.drawer.of(state) == seat:
        drawn = float(DEALING.left.of(state))
    worth = 0.0
    stack_worth = 0.0
    for kind in range(setup.kinds):
        count = hand >> 4 * kind & 15
        if count or drawn > 0.0:
            one = tile_worth(setup, kind)
            worth += one * float(count)
            stack_worth += one * float(state.deck[kind])
    if drawn > 0.0:
        worth += drawn * stack_worth / float(state.stack)
    return worth


def tile_worth(setup: AmberSetup, kind: i64) -> float:
    """What a kind of tile can be good for later, beside being laid somewhere."""
    w = setup.weights
    if kind == setup.shovel:
        return w.shovel
    if kind == setup.wetland:
        return w.wetland
    edges = setup.edges[1 + kind * 4]
    sides = (edges & 1) + (edges >> 1 & 1) + (edges >> 2 & 1) + (edges >> 3 & 1)
    return w.road_side * float(sides - 2) + (w.rebuilder if setup.rebuilds[kind] else 0.0)


class Survey:
    """How many tiles each seat still has to lay to each site: an empty cell takes one, a road that lies
    there none. Whether tiles that fit will be drawn is left open, and no straight is rebuilt.

    Cells are bits, in two words: looking one tile further in all directions is a handful of shifts.
    """

    def __init__(self, state: AmberState) -> None:
        self.state: AmberState = state
        self.layout: Layout = state.setup.layouts[state.layout]
        self.site_cells: vec[i64] = self.layout.site_cells
        self.sites: i64 = len(self.site_cells)
        self.tiles: vec[i64] = vec[i64](capacity=96)
        """By seat and site; 0 when connected."""
        self.ends: vec[i64] = zeros(state.players)
        """By seat, how many empty cells its roads lead into."""
        self.first: i64 = 0
        """Where in `tiles` the seat begins that is looked at."""
        self.unseen: i64 = 0
        """Sites that have not been found."""
        self.low: i64 = 0
        """The empty cells up to the middle of the board; those after it in `high`."""
        self.high: i64 = 0
        self.entries: vec[i64] = zeros(8)
        """By side, in two words: where a road can be entered over that side."""
        self.led: vec[i64] = zeros(8 * state.players)
        """By seat, then as `entries`: where its roads lead over that side into what lies there."""
        self.begins: vec[i64] = zeros(2 * state.players)
        """By seat, in two words: the empty cells its roads lead into."""
        self.free_low: i64 = 0
        """The empty cells the seat has not come to yet."""
        self.free_high: i64 = 0
        self.open: vec[i64] = zeros(8)
        """The entries the seat has not followed yet."""
        self.next_low: i64 = 0
        """The empty cells that come next."""
        self.next_high: i64 = 0
        self.read_board()

    def read_board(self) -> None:
        """Every cell once, for all seats: that is most of the work."""
        state = self.state
        tile_at = state.tile_at
        leads = state.leads
        enters = state.setup.enters
        entries = self.entries
        for cell in range(state.setup.cells):
            word: i64 = 0 if cell < HALF else 1
            place = bit(cell - HALF * word)
            piece = tile_at[cell]
            lead = leads[cell]
            if piece == EMPTY:
                if word:
                    self.high |= place
                else:
                    self.low |= place
                if lead:
                    self.begin_at(lead, word, place)
            else:
                sides = enters[piece]
                if sides & 1:
                    entries[word] |= place
                if sides & 2:
                    entries[2 + word] |= place
                if sides & 4:
                    entries[4 + word] |= place
                if sides & 8:
                    entries[6 + word] |= place
                if lead:
                    self.lead_into(lead, word, place)

    def begin_at(self, lead: i64, word: i64, place: i64) -> None:
        """Roads lead into an empty cell."""
        seat: i64 = 0
        while lead:
            if lead & 15:
                self.ends[seat] += 1
                self.begins[2 * seat + word] |= place
            lead >>= 4
            seat += 1

    def lead_into(self, lead: i64, word: i64, place: i64) -> None:
        """Roads lead into what lies in a cell."""
        led = self.led
        at = word
        while lead:
            if lead & 1:
                led[at] |= place
            lead >>= 1
            at += 2

    def tiles_to(self, seat: i64, site: i64) -> i64:
        return self.tiles[seat * self.sites + site]

    def look_around(self, seat: i64) -> None:
        """Look from everywhere the seat's roads lead, one tile further at a time."""
        setup = self.state.setup
        width = setup.width
        not_last_low = setup.not_last_low
        not_last_high = setup.not_last_high
        not_first_low = setup.not_first_low
        not_first_high = setup.not_first_high
        self.start(seat)
        low = self.next_low
        high = self.next_high
        tiles: i64 = 1
        while (low or high) and self.unseen and tiles <= FURTHEST:
            self.next_low = 0
            self.next_high = 0
            self.find_empty_sites(low, high, tiles)
            # North: entered over the south side, and so on.
            self.arrive(low >> width | (high & bit(width) - 1) << HALF - width, high >> width, 2, tiles)
            east_low = low & not_last_low
            east_high = (high & not_last_high) << 1 | east_low >> HALF - 1
            self.arrive((east_low & bit(HALF - 1) - 1) << 1, east_high, 3, tiles)
            south_low = (low & bit(HALF - width) - 1) << width
            south_high = (high & bit(HALF - width) - 1) << width | low >> HALF - width
            self.arrive(south_low, south_high, 0, tiles)
            west_high = high & not_first_high
            west_low = (low & not_first_low) >> 1 | (west_high & 1) << HALF - 1
            self.arrive(west_low, west_high >> 1, 1, tiles)
            low = self.next_low
            high = self.next_high
            tiles += 1

    def arrive(self, low: i64, high: i64, side: i64, tiles: i64) -> None:
        """Roads lead over this side into these cells: on to the empty ones, along what lies in others."""
        new_low = low & self.free_low
        new_high = high & self.free_high
        self.free_low ^= new_low
        self.free_high ^= new_high
        self.next_low |= new_low
        self.next_high |= new_high
        low &= self.open[2 * side]
        while low:
            self.follow(lowest(low), side, tiles)
            low &= low - 1
        high &= self.open[2 * side + 1]
        while high:
            self.follow(HALF + lowest(high), side, tiles)
            high &= high - 1

    def find_empty_sites(self, low: i64, high: i64, tiles: i64) -> None:
        if low & self.layout.sites_low == 0 and high & self.layout.sites_high == 0:
            return
        for site in range(self.sites):
            if self.tiles[self.first + site] == OUT_OF_REACH:
                cell = self.site_cells[site]
                if (low >> cell & 1) if cell < HALF else (high >> cell - HALF & 1):
                    self.find(site, tiles)

    def start(self, seat: i64) -> None:
        """The empty cells the seat's roads lead into come next; all else is made ready."""
        state = self.state
        self.first = len(self.tiles)
        self.unseen = 0
        counted = self.tiles
        own = state.site_at[state.castle_cell[seat]]
        connected = state.links[seat] | bit(own)
        for site in range(self.sites):
            if connected >> site & 1:
                counted = append(counted, 0)
            else:
                counted = append(counted, OUT_OF_REACH)
                self.unseen += 1
        self.tiles = counted
        for at in range(8):
            self.open[at] = self.entries[at] & ~self.led[8 * seat + at]
        self.next_low = self.begins[2 * seat]
        self.next_high = self.begins[2 * seat + 1]
        self.free_low = self.low & ~self.next_low
        self.free_high = self.high & ~self.next_high

    def follow(self, cell: i64, side: i64, tiles: i64) -> None:
        """A road comes over this side into the cell: go along what lies there, up to the next empty cells."""
        if cell < 0:
            return
        state = self.state
        word: i64 = 0 if cell < HALF else 1
        place = bit(cell - HALF * word)
        if (self.free_high if word else self.free_low) & place:
            if word:
                self.free_high ^= place
                self.next_high |= place
            else:
                self.free_low ^= place
                self.next_low |= place
            return
        if self.open[2 * side + word] & place == 0:
            return
        self.open[2 * side + word] ^= place
        if state.site_at[cell] >= 0:
            self.find(state.site_at[cell], tiles)
        setup = state.setup
        exits = setup.exits[state.tile_at[cell] * 4 + side]
        out: i64 = 0
        while exits:
            if exits & 1:
                self.follow(setup.neighbour[cell * 4 + out], out + 2 & 3, tiles)
            exits >>= 1
            out += 1

    def find(self, site: i64, tiles: i64) -> None:
        if self.tiles[self.first + site] == OUT_OF_REACH:
            self.tiles[self.first + site] = tiles
            self.unseen -= 1


def lowest(word: i64) -> i64:
    """The place of the lowest one in a word that has one."""
    at: i64 = 0
    if word & 0xFFFFFFFF == 0:
        word >>= 32
        at = 32
    if word & 0xFFFF == 0:
        word >>= 16
        at += 16
    if word & 0xFF == 0:
        word >>= 8
        at += 8
    if word & 0xF == 0:
        word >>= 4
        at += 4
    while word & 1 == 0:
        word >>= 1
        at += 1
    return at
