"""How good a position of Amygdala is for a seat.

Counted in points: those a seat has; those its networks can still grow by; the place in each region it can
expect, by how likely its claim is to lie there at the end; what coins, tiles and sets in the memory bank will
bring; bonus spaces that are nearly cleared; and the tile the cloud could unlock next. What the rivals have is
taken off: mostly that of the best of them.

Nothing in Amygdala is hidden, so everything enters. How much each thing counts is in weights.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.bot.weights import Weights
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import (
    CLAIM_ITEM,
    DREAM_ITEM,
    EMOTIONS,
    HAPPINESS,
    HAPPINESS_ITEM,
    IDEA_ITEM,
    ITEMS,
    LAST_ROUND,
    NETWORK,
    OPEN,
    PAY,
    RAISE,
    STAND,
    TURN,
    WILD,
    WILD_ITEM,
)
from parlour.games.amygdala.rules.majorities import points
from parlour.games.amygdala.rules.masks import count_bits
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.moving import serves, toll_to
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK, add_linked, icons_of, network
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.placing import STANDING
from parlour.games.amygdala.rules.raising import RAISING
from parlour.games.amygdala.rules.refilling import REFILLING
from parlour.games.amygdala.rules.setup import LOTUSES
from parlour.kernel.state import CHANCE, OVER, bit

OPEN_SPACES: Final = 3  # free spaces beside a network from which it is not hemmed in
FULL_FROM: Final = 7  # leaves of the memory bank from which it is crowded
GAME_WON: Final = 1000.0


def evaluate(state: AmygdalaState, seat: i64) -> float:
    """What the position is worth to the seat, in points or so; only differences mean anything."""
    if state.actor == OVER:
        return result(state, seat)
    if state.starter < 0:
        return 0.0  # the preparation: nothing to tell anything apart by
    if state.kind != STAND or state.actor != seat:
        return outlook(state, seat)
    # A space is chosen: look at it with the tile in place, and take it off again.
    space = STANDING.space.of(state)
    tile = state.tile_at(seat, STANDING.place.of(state))
    region = seat * EMOTIONS + state.setup.region_of[space]
    state.placed[space] = seat * 32 + tile
    state.icons_in[region] += state.setup.icon_counts[tile]
    value = outlook(state, seat) + best_network(state, seat, space)
    state.icons_in[region] -= state.setup.icon_counts[tile]
    state.placed[space] = -1
    return value


def result(state: AmygdalaState, seat: i64) -> float:
    """A game that is over: a win, shared or not, or a loss, and by how much."""
    winners: i64 = 0
    best: i64 = 0
    for one in range(state.players):
        winners += state.won >> one & 1
        if one != seat and points(state, one) > best:
            best = points(state, one)
    margin = float(points(state, seat) - best)
    return margin + (GAME_WON / float(winners) if state.won >> seat & 1 else -GAME_WON)


def outlook(state: AmygdalaState, seat: i64) -> float:
    """A seat's points and prospects beside those of its rivals."""
    w = state.setup.weights
    players = state.players
    best = -GAME_WON
    total = 0.0
    for one in range(players):
        if one != seat:
            value = standing(state, one, turns_left(state, one))
            total += value
            if value > best:
                best = value
    turns = turns_left(state, seat)
    own = standing(state, seat, turns)
    if turns > 0.0:
        own += prospects(state, seat, turns)
    if state.kind == NETWORK and state.actor == seat:
        own += best_network(state, seat, CHOOSING_A_NETWORK.space.of(state))
    return own - (1.0 - w.mean_rival) * best - w.mean_rival * total / float(players - 1)


def best_network(state: AmygdalaState, seat: i64, space: i64) -> float:
    """What the tile on a space scores, with the better of its emotions."""
    best: i64 = 0
    shows = state.setup.shows[state.placed[space] & 31]
    for emotion in range(EMOTIONS):
        if shows >> emotion & 1:
            points = network(state, seat, space, emotion)
            if points > best:
                best = points
    return float(best)


def turns_left(state: AmygdalaState, seat: i64) -> float:
    """How many turns a seat can expect to have after the present one."""
    w = state.setup.weights
    players = state.players
    actor = REFILLING.buyer.of(state) if state.actor == CHANCE else state.actor
    place = (seat - state.starter + players) % players
    present = (actor - state.starter + players) % players
    # Its turn of this round is still to come
    to_come = 1.0 if place > present or (place == present and state.kind == TURN) else 0.0
    if state.phase == LAST_ROUND:
        return to_come
    if state.phase != OPEN:
        return to_come + 1.0
    fewest = state.setup.tiles
    total: i64 = 0
    for one in range(players):
        left = state.tiles_left(one)
        total += left
        if left < fewest:
            fewest = left
    tiles = w.fewest * float(fewest) + (1.0 - w.fewest) * float(total) / float(players)
    return to_come + 1.0 + w.turns_a_tile * (tiles - float(state.setup.tiles_left_at_end))


def fading(turns: float, over: float) -> float:
    """What is left of a worth that is lost in the course of the last turns."""
    return turns / over if turns < over else 1.0


def standing(state: AmygdalaState, seat: i64, turns: float) -> float:
    """Points, and what would become points without another tile: regions, coins and sets."""
    setup = state.setup
    value = float(state.vp[seat] + setup.dream_worth[state.dreams[seat]])
    claims = float(count_bits(state.claims[seat]))
    hurry = turns / claims if turns < claims else 1.0
    for region in range(EMOTIONS):
        value += region_worth(state, seat, region, turns, hurry)
    coins = state.coins[seat] + setup.idea_worth[state.ideas[seat]]
    if state.actor == seat:
        coins -= coins_due(state, seat)
    if turns > 0.0:
        return value + coin_worth(setup.weights, float(coins), turns)
    # All that is left will be exchanged for coins; of equal points the most coins win.
    coins += state.wilds[seat] * setup.wild_price + state.happiness[seat] * setup.happiness_price
    for shows in range(EMOTIONS):
        coins += state.resources(seat, shows) * setup.resource_price
    return value + float(coins // setup.coins_for_point) + 0.01 * float(coins)


def coins_due(state: AmygdalaState, seat: i64) -> i64:
    """What has been decided and is still to be paid."""
    if state.kind == RAISE:
        return RAISING.cost.of(state)
    if state.kind != STAND:
        return 0
    toll = state.setup.toll
    region = state.setup.region_of[STANDING.space.of(state)]
    for lotus in range(LOTUSES):
        if toll and serves(state, seat, lotus, region):
            there = toll_to(state, seat, lotus)
            if there < toll:
                toll = there
    return toll


def coin_worth(w: Weights, coins: float, turns: float) -> float:
    """A third of a point each, and more for the first ones: the fewer there are, the more each can do."""
    if coins < 0.0:
        return w.coin_owed * coins
    useful = w.coins_a_turn * turns
    spent = coins if coins < useful else useful
    part = spent / useful
    return coins / 3.0 + w.coin * spent * (1.0 - 0.25 * part * part * part)


def region_worth(state: AmygdalaState, seat: i64, region: i64, turns: float, hurry: float) -> float:
    """The points of the place a seat can expect in a region, with a claim there or the chance of one."""
    w = state.setup.weights
    rank = state.claim_rank(seat, region)
    part = 1.0
    if rank < 0:
        if state.claims[seat] >> region & 1:
            part = w.claim_in_bank * hurry
        else:
            part = w.claim_beside * fading(turns, w.claim_fades)
    mine = state.icons_in[seat * EMOTIONS + region]
    if mine == 0:
        part *= w.no_icon_yet * fading(turns, w.icon_fades)
    if part == 0.0:
        return 0.0
    decides = 1.0 / (1.0 + turns / w.lead_fades)
    ahead = 0.0
    for other in range(state.players):
        if other != seat:
            lead = float(state.icons_in[other * EMOTIONS + region] - mine)
            other_rank = state.claim_rank(other, region)
            if other_rank >= 0 and (rank < 0 or other_rank < rank):
                lead += 0.5
            elif rank >= 0:
                lead -= 0.5
            chance = 0.5 + lead * decides
            if chance > 0.0:
                ahead += chance if chance < 1.0 else 1.0
    place = i64(ahead)
    beyond = ahead - float(place)
    better = float(state.region_vp(region, place))
    worse = float(state.region_vp(region, place + 1))
    return part * (better + beyond * (worse - better))


def prospects(state: AmygdalaState, seat: i64, turns: float) -> float:
    """What the own board, the memory bank and the networks promise."""
    setup = state.setup
    w = setup.weights
    locked = state.locked[seat]
    if state.kind == PAY and state.actor == seat:
        locked &= ~bit(PAYING.place.of(state))  # being paid: as good as gone
    tiles = count_bits(locked)
    if tiles == 0:
        return 0.0
    # The tiles that can still be unlocked, as a part of those that are locked
    share = fading(turns, w.turns_a_tile * float(tiles))
    use = fading(turns, w.use_fades)
    board = Board(state, seat, locked)
    value = board.look_at_bonuses(turns)
    value += board.look_at_tiles(share) * use
    value += bank_worth(state, seat, board) * use
    return value + w.unlocked * float(setup.places - tiles) - crowding(state, seat)


def bank_worth(state: AmygdalaState, seat: i64, board: Board) -> float:
    """The use of what can be paid with, and of sets that can grow."""
    w = state.setup.weights
    worth = w.wild_worth * float(board.wilds)
    for emotion in range(1, EMOTIONS):
        have = state.resources(seat, emotion)
        if have:
            wanted = board.wanted[emotion]
            near = board.wanted_near[emotion]
            matching = have if have < wanted else wanted
            matching_near = have if have < near else near
            worth += w.resource * float(matching) + w.resource_near * float(matching_near)
            worth += w.resource_spare * float(have - matching)
    happiness = state.happiness[seat]
    wanted = board.wanted[HAPPINESS]
    matching = happiness if happiness < wanted else wanted
    worth += w.happiness_worth * float(matching) + w.resource_spare * float(happiness - matching)
    return worth + w.dream_grows * float(state.dreams[seat]) + w.idea_grows * float(state.ideas[seat])


def crowding(state: AmygdalaState, seat: i64) -> float:
    """A memory bank that is nearly full leaves no room to buy; what is too much will be lost."""
    w = state.setup.weights
    over = slots_used(state, seat) - FULL_FROM
    return w.full * float(over * over) if over > 0 else 0.0


class Board:
    """A player board and what its tiles could become: gathered once, used for several questions."""

    def __init__(self, state: AmygdalaState, seat: i64, locked: i64) -> None:
        self.state: AmygdalaState = state
        self.weights: Weights = state.setup.weights
        self.seat: i64 = seat
        self.locked: i64 = locked
        self.wilds: i64 = state.wilds[seat] + state.resources(seat, WILD)
        self.wanted: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        """By emotion, its icons on the tiles that are locked."""
        self.wanted_near: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        """The same for tiles the cloud can go to for nothing."""
        self.networks: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        """By emotion, the points of the largest network that has room to grow."""
        self.bonus_steps: vec[float] = vec[float]([0.0] * state.setup.places)
        """By place, how much nearer unlocking its tile brings bonus spaces, in points."""
        self.find_networks()

    def find_networks(self) -> None:
        state = self.state
        setup = state.setup
        own = vec[i64](capacity=24)
        for space in range(setup.spaces):
            if state.placed[space] >> 5 == self.seat:
                own = append(own, space)
        for emotion in range(EMOTIONS):
            found = setup.no_spaces
            is_new = True
            for space in own:
                if setup.shows[state.placed[space] & 31] >> emotion & 1 == 0 or found[space]:
                    continue
                if is_new:
                    found = found[:]
                    is_new = False
                points = self.follow(space, emotion, found)
                if points > self.networks[emotion]:
                    self.networks[emotion] = points

    def follow(self, space: i64, emotion: i64, found: vec[i64]) -> i64:
        """The icons of the network a space belongs to; 0 if hardly anything can be added to it."""
        state = self.state
        setup = state.setup
        found[space] = 1
        chain = vec[i64](capacity=16)
        chain = append(chain, space)
        points: i64 = 0
        room: i64 = 0
        at: i64 = 0
        is_source_found = False
        while at < len(chain):
            here = chain[at]
            at += 1
            points += icons_of(state, state.placed[here] & 31, emotion)
            for beside_at in range(here * 6, here * 6 + 6):
                beside = setup.around[beside_at]
                if beside >= 0 and state.placed[beside] < 0:
                    room += 1
            chain = add_linked(state, chain, found, self.seat, emotion, setup.around, here * 6)
            if setup.source_of[here] == emotion and not is_source_found:
                is_source_found = True
                chain = add_linked(state, chain, found, self.seat, emotion, setup.source_spaces, emotion * 6)
        return points if room >= OPEN_SPACES else 0

    def look_at_bonuses(self, turns: float) -> float:
        """Bonus spaces with few tiles left beside them."""
        w = self.weights
        state = self.state
        setup = state.setup
        value = 0.0
        for bonus in range(setup.bonuses):
            beside = setup.bonus_places[bonus] & self.locked
            if beside == 0:
                continue
            left = count_bits(beside)
            if w.turns_a_tile * float(left) > turns + 1.0:
                continue
            worth = self.bonus_worth(bonus)
            for _ in range(left):
                worth *= w.a_tile_more
            value += worth
            step = worth / w.a_tile_more - worth
            at: i64 = 0
            while beside >> at:
                if beside >> at & 1:
                    self.bonus_steps[at] += step
                at += 1
        return value

    def bonus_worth(self, bonus: i64) -> float:
        w = self.weights
        gives = self.state.setup.gives
        first = bonus * ITEMS
        return (
            w.bonus_claim * float(gives[first + CLAIM_ITEM])
            + w.bonus_idea * float(gives[first + IDEA_ITEM])
            + w.bonus_dream * float(gives[first + DREAM_ITEM])
            + w.bonus_happiness * float(gives[first + HAPPINESS_ITEM])
            + w.bonus_wild * float(gives[first + WILD_ITEM])
        )

    def look_at_tiles(self, share: float) -> float:
        """What networks can grow by, and the best tiles to unlock next."""
        w = self.weights
        state = self.state
        setup = state.setup
        free = self.free_places()
        growth: i64 = 0
        best = 0.0
        second = 0.0
        for place in range(setup.places):
            if self.locked >> place & 1 == 0:
                continue
            is_free = free >> place & 1 != 0
            tile = state.tile_at(self.seat, place)
            value = self.bonus_steps[place] - self.cost(tile, is_free)
            network: i64 = 0
            for emotion in range(EMOTIONS):
                if setup.shows[tile] >> emotion & 1 and self.networks[emotion] > network:
                    network = self.networks[emotion]
            growth += network
            value += float(network) + (1.0 + w.icon_in_region) * float(setup.icon_counts[tile])
            if not is_free:
                value -= w.jump
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return w.growth * share * float(growth) + w.next_tile * best + w.tile_after * second

    def free_places(self) -> i64:
        """As the rules have it, with a tile that is being paid left out."""
        cloud = self.state.cloud[self.seat]
        if cloud < 0:
            return self.locked & self.state.setup.edge
        adjacent = self.locked & self.state.setup.beside[cloud]
        return adjacent if adjacent else self.locked

    def cost(self, tile: i64, is_free: bool) -> float:
        """What unlocking a tile takes beside the tiles that match it; notes what it wants."""
        w = self.weights
        state = self.state
        setup = state.setup
        missing: i64 = 0
        sad: i64 = 0
        before: i64 = -1
        alike: i64 = 0
        for at in range(tile * 3, tile * 3 + setup.icon_counts[tile]):
            emotion = setup.icons[at]
            self.wanted[emotion] += 1
            if is_free:
                self.wanted_near[emotion] += 1
            alike = alike + 1 if emotion == before else 1
            before = emotion
            if emotion == HAPPINESS:
                if state.happiness[self.seat] < alike:
                    sad += 1
            elif state.resources(self.seat, emotion) < alike:
                missing += 1
        by_wild = missing if missing < self.wilds else self.wilds
        return (
            w.wild_used * float(by_wild)
            + w.icon_missing * float(missing - by_wild)
            + w.happiness_missing * float(sad)
        )
