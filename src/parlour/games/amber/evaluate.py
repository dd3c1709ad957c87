"""How good a position of Amber is for a seat.

Counted in points: those a seat has, and for each village and castle it is not connected to a part of what
that would bring, the less the more tiles it still takes. Close to being connected to everything counts extra,
as that wins at once. What the rivals have is taken off: mostly that of the best of them.

Only what the seat can know enters: the board, the coins, its own hand. The weights were found by playing
variants against each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amber.codes import DEAL_CHANCE, EMPTY
from parlour.games.amber.rules import AmberState
from parlour.games.amber.setup import AmberSetup
from parlour.kernel.state import OVER, bit

# The part of a site's worth that is counted when one tile is missing; what each further tile leaves of it
ONE_TILE_AWAY: Final = 0.55
A_TILE_FURTHER: Final = 0.72

# A castle's or village's coin, for the nearest to it, for several equally near, and for the others
COIN_WHEN_NEAREST: Final = 0.9
COIN_WHEN_LEVEL: Final = 0.5
COIN_WHEN_BEHIND: Final = 0.15

# Being connected to everything; what each missing tile leaves of it. Rivals play before we do again, so one
# who is a single tile from that has all but won (or half of it, when one tile must do for two sites).
WIN: Final = 8.0
RIVAL_WIN: Final = 10.0
RIVAL_WINS_NEXT: Final = 10.0
WIN_A_TILE_FURTHER: Final = 0.7

# Locations to build on: too few, and soon no tile fits
OPEN_END: Final = 0.08
OPEN_ENDS_COUNTED: Final = 4
SHUT_IN: Final = 1.5

# Tiles in hand
SHOVEL: Final = 0.6
WETLAND: Final = 0.4
ROAD_SIDE: Final = 0.05  # for each beyond two
REBUILDER: Final = 0.1

# A site takes so many turns for each tile missing, as not every tile fits
TURNS_A_TILE: Final = 1.3

MEAN_RIVAL: Final = 0.4  # the others count by this, the best of them by the rest
HAND_FADES: Final = 4.0  # turns before the end from which tiles in hand lose their worth
OUT_OF_REACH: Final = 60  # tiles; more than a site can be away
FURTHEST: Final = 8  # what takes more tiles is not worth looking for
BUILT: Final = 16
GAME_WON: Final = 1000.0


def evaluate(state: AmberState, seat: i64) -> float:
    """What the position is worth to the seat, in points or so; only differences mean anything."""
    if state.actor == OVER:
        return result(state, seat)
    if state.starter < 0:
        return 0.0  # the preparation: nothing to tell castles apart by
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
    fading = turns / HAND_FADES
    own += hand_worth(state, seat) * (fading if fading < 1.0 else 1.0)
    return own - (1.0 - MEAN_RIVAL) * best - MEAN_RIVAL * total / float(players - 1)


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
    value = float(state.points(seat))
    for site in range(survey.sites):
        tiles = survey.tiles_to(seat, site)
        if 0 < tiles < OUT_OF_REACH:
            gain = ONE_TILE_AWAY
            for _ in range(1, tiles):
                gain *= A_TILE_FURTHER
            hurry = turns / (float(tiles) * TURNS_A_TILE)
            value += site_worth(state, survey, seat, site) * gain * (hurry if hurry < 1.0 else 1.0)
    if state.locked == 0:
        value += win_prospect(survey, seat, is_rival)
    ends = survey.ends[seat]
    if ends == 0:
        return value - SHUT_IN
    return value + OPEN_END * float(ends if ends < OPEN_ENDS_COUNTED else OPEN_ENDS_COUNTED)


def win_prospect(survey: Survey, seat: i64, is_rival: bool) -> float:
    """The part of a win at once that is there already."""
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
    prospect = RIVAL_WIN if is_rival else WIN
    # Roads to several sites share some of their tiles, about half of them.
    shared = (total + 1) // 2
    for _ in range(furthest if furthest > shared else shared):
        prospect *= WIN_A_TILE_FURTHER
    if is_rival and furthest == 1:
        prospect += RIVAL_WINS_NEXT / float(missing)
    return prospect


def site_worth(state: AmberState, survey: Survey, seat: i64, site: i64) -> float:
    """The points of a connection, and the chance of its coin."""
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
        return worth + COIN_WHEN_NEAREST
    return worth + (COIN_WHEN_LEVEL if own == nearest else COIN_WHEN_BEHIND)


def hand_worth(state: AmberState, seat: i64) -> float:
    """The use of the tiles in hand, and of what is about to be drawn to them."""
    setup = state.setup
    hand = state.hands[seat]
    drawn = float(state.b) if state.kind == DEAL_CHANCE and state.a == seat else 0.0
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
    if kind == setup.shovel:
        return SHOVEL
    if kind == setup.wetland:
        return WETLAND
    edges = setup.edges[1 + kind * 4]
    sides = (edges & 1) + (edges >> 1 & 1) + (edges >> 2 & 1) + (edges >> 3 & 1)
    return ROAD_SIDE * float(sides - 2) + (REBUILDER if setup.rebuilds[kind] else 0.0)


class Survey:
    """How many tiles each seat still has to lay to each site: an empty cell takes one, a road that lies
    there none. Whether tiles that fit will be drawn is left open, and no straight is rebuilt."""

    def __init__(self, state: AmberState) -> None:
        self.state: AmberState = state
        self.sites: i64 = len(state.setup.layouts[state.layout].site_cells)
        self.tiles: vec[i64] = vec[i64](capacity=96)
        """By seat and site; 0 when connected."""
        self.ends: vec[i64] = vec[i64](capacity=8)
        """By seat, how many empty cells its roads lead into."""
        self.first: i64 = 0
        """Where in `tiles` the seat begins that is looked at."""
        self.unseen: i64 = 0
        """Sites that have not been found."""
        self.seen: vec[i64] = vec[i64](capacity=128)
        """By cell, the sides a road has been followed over; or that it is empty and counts as built."""
        self.beyond: vec[i64] = vec[i64](capacity=64)
        """The empty cells that come next."""

    def tiles_to(self, seat: i64, site: i64) -> i64:
        return self.tiles[seat * self.sites + site]

    def look_around(self, seat: i64) -> None:
        """Look from everywhere the seat's roads lead, one tile further at a time."""
        state = self.state
        neighbour = state.setup.neighbour
        tile_at = state.tile_at
        site_at = state.site_at
        building = self.start(seat)
        seen = self.seen
        self.ends = append(self.ends, len(building))
        tiles: i64 = 1
        while len(building) and self.unseen and tiles <= FURTHEST:
            beyond = vec[i64](capacity=64)
            for cell in building:
                if site_at[cell] >= 0:
                    self.find(site_at[cell], tiles)
                for side in range(4):
                    beside = neighbour[cell * 4 + side]
                    if beside < 0:
                        continue
                    if tile_at[beside] == EMPTY:
                        # As `follow` does; here because nearly all that is looked at is empty
                        if seen[beside] == 0:
                            seen[beside] = BUILT
                            beyond = append(beyond, beside)
                    else:
                        self.beyond = beyond
                        self.follow(beside, side + 2 & 3, tiles)
                        beyond = self.beyond
            building = beyond
            tiles += 1

    def start(self, seat: i64) -> vec[i64]:
        """The empty cells the seat's roads lead into, with everything else made ready."""
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
        seen = vec[i64](capacity=128)
        building = vec[i64](capacity=64)
        leads = state.leads
        tile_at = state.tile_at
        for cell in range(state.setup.cells):
            sides = leads[cell] >> 4 * seat & 15
            if sides and tile_at[cell] == EMPTY:
                building = append(building, cell)
                sides = BUILT
            seen = append(seen, sides)
        self.seen = seen
        return building

    def follow(self, cell: i64, side: i64, tiles: i64) -> None:
        """A road comes over this side into the cell: go along what lies there, up to the next empty cells."""
        if cell < 0:
            return
        state = self.state
        setup = state.setup
        piece = state.tile_at[cell]
        seen = self.seen[cell]
        if piece == EMPTY:
            if seen == 0:
                self.seen[cell] = BUILT
                self.beyond = append(self.beyond, cell)
            return
        if seen >> side & 1 or setup.enters[piece] >> side & 1 == 0:
            return
        self.seen[cell] = seen | bit(side)
        if state.site_at[cell] >= 0:
            self.find(state.site_at[cell], tiles)
        exits = setup.exits[piece * 4 + side]
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
