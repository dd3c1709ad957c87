"""What a seat sees of Amygdala, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.codes import (
    CLAIM,
    CLAIM_CHOICE,
    EMOTION_CHANCE,
    EMOTIONS,
    ITEMS,
    MOVE,
    NETWORK,
    OVERFLOW,
    PAY,
    PLACE_TILE,
    RAISE,
    RESOURCE_CHANCE,
    SCORE,
    STAND,
    STAND_TO_CLAIM,
    UNLOCK,
    VP_CHANCE,
)
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.lotus import buys_two, first_bought, is_buy, last_bought, side_of
from parlour.games.amygdala.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.observation import (
    ONE,
    Observation,
    flag,
    is_news,
    note,
    note_one,
    place_after,
    share,
    tell_bits,
    tell_one,
    tell_share,
    turns_after,
    wipe,
)
from parlour.kernel.state import CHANCE, State

DECISIONS: Final = OVERFLOW
PHASES: Final = 3

# Divisors
POINTS: Final = 50
COINS: Final = 20
THINGS: Final = 5
ICONS: Final = 10
REGION_POINTS: Final = 12
COST: Final = 3
CLAIMS: Final = 3
TILE_ICONS: Final = 3


class AmygdalaObservation(Observation):
    """Who decides what, the lotuses and regions, everybody's things, and the two kinds of board as planes."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        super().__init__()
        self.setup: AmygdalaSetup = setup
        players, spaces, places = setup.players, setup.spaces, setup.places
        self.width: i64 = 2 * setup.sides
        self.tile_icons: vec[i32] = vec[i32]([0] * (len(setup.icon_counts) * EMOTIONS))
        for tile in range(len(setup.icon_counts)):
            for icon in range(setup.icon_counts[tile]):
                self.tile_icons[tile * EMOTIONS + setup.icons[tile * 3 + icon]] += 1
        for place in range(len(self.tile_icons)):
            self.tile_icons[place] = share(i64(self.tile_icons[place]), TILE_ICONS)
        self.decision: i64 = self.add("decision", DECISIONS)
        self.waiting: i64 = self.add("waiting", DECISIONS)
        self.actor: i64 = self.add("actor", players + 1)
        self._declare_pending()
        self.phase: i64 = self.add("phase", PHASES)
        self.passes: i64 = self.add("passes", 1)
        self.starter: i64 = self.add("starter", players)
        self.winners: i64 = self.add("winners", players)
        self.toll: i64 = self.add("toll", LOTUSES)
        self.slots: i64 = self.add("slots", LOTUSES * self.width * (EMOTIONS + 1))
        self.stack: i64 = self.add("stack", setup.kinds)
        self.discards: i64 = self.add("discards", setup.kinds)
        self.supply: i64 = self.add("supply", ITEMS)
        self.region_vp: i64 = self.add("region_vp", EMOTIONS * 3)
        self._declare_players()
        # Planes
        self.owners: i64 = self.add("owners", players * spaces)
        self.icons: i64 = self.add("icons", EMOTIONS * spaces)
        self.locked: i64 = self.add("locked", players * EMOTIONS * places)

    def _declare_pending(self) -> None:
        setup = self.setup
        self.subject: i64 = self.add("subject", setup.players)
        self.slot: i64 = self.add("pending_slot", LOTUSES * self.width)
        self.place: i64 = self.add("pending_place", setup.places)
        self.tile: i64 = self.add("pending_tile", EMOTIONS)
        self.paid: i64 = self.add("pending_paid", 1)
        self.space: i64 = self.add("pending_space", setup.spaces)
        self.region: i64 = self.add("pending_region", EMOTIONS)
        self.cost: i64 = self.add("pending_cost", 1)
        self.count: i64 = self.add("pending_claims", 1)
        self.wanted: i64 = self.add("pending_buy", setup.kinds)
        self.wanted_side: i64 = self.add("pending_side", LOTUSES * setup.sides)
        self.wanted_lotus: i64 = self.add("pending_lotus", LOTUSES)

    def _declare_players(self) -> None:
        setup = self.setup
        players = setup.players
        self.points: i64 = self.add("points", players)
        self.vp: i64 = self.add("vp", players)
        self.network_points: i64 = self.add("network_points", players)
        self.dream_points: i64 = self.add("dream_points", players)
        self.sold_points: i64 = self.add("sold_points", players)
        self.coins: i64 = self.add("coins", players)
        self.wilds: i64 = self.add("wilds", players)
        self.happiness: i64 = self.add("happiness", players)
        self.ideas: i64 = self.add("ideas", players)
        self.dreams: i64 = self.add("dreams", players)
        self.leaves: i64 = self.add("leaves", players)
        self.resources: i64 = self.add("resources", players * setup.kinds)
        self.claims: i64 = self.add("claims", players * EMOTIONS)
        self.claims_beside: i64 = self.add("claims_beside", players * EMOTIONS)
        self.mood: i64 = self.add("mood", players * LOTUSES)
        self.tolls: i64 = self.add("tolls", players * LOTUSES)
        self.region_icons: i64 = self.add("region_icons", players * EMOTIONS)
        self.region_claims: i64 = self.add("region_claims", players * EMOTIONS)
        self.region_points: i64 = self.add("region_points", players * EMOTIONS)
        self.cloud: i64 = self.add("cloud", players * setup.places)
        self.bonuses: i64 = self.add("bonuses", players * setup.bonuses)

    def update(self, state: State, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        assert isinstance(state, AmygdalaState)
        self._decision(state, seat, into, told, at)
        self._lotuses(state, into, told, at)
        # The number of passes needs no memory, so its place remembers who looked last.
        regions = self._regions_changed(state, into, told, at)
        if is_news(told, at + self.passes, seat + 1):
            regions = 1
        for other in range(self.setup.players):
            place = turns_after(seat, other, self.setup.players)
            if regions:
                self._regions(state, other, place, into, at)
            points = regions | self._player(state, other, place, into, told, at)
            if points:
                into[at + self.points + place] = share(state.points(other), POINTS)
            self._player_board(state, other, place, into, told, at)
        self._game_board(state, seat, into, told, at)

    # What is to be decided

    def _decision(self, state: AmygdalaState, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        players = self.setup.players
        wipe(into, told, at)
        frames = state.frames
        below: i64 = 0
        while below < len(frames):
            note_one(into, told, at, self.waiting, DECISIONS, frames[below] - 1)
            # While a game is prepared, all that is below comes later and is the same for everybody.
            if state.kind == RAISE:
                self._pending(
                    state, seat, frames[below], frames[below + 2], frames[below + 3], into, told, at
                )
            below += 4
        note_one(into, told, at, self.decision, DECISIONS, state.kind - 1)
        self._pending(state, seat, state.kind, state.a, state.b, into, told, at)
        if state.actor >= 0:
            note(into, told, at, self.actor + turns_after(seat, state.actor, players), ONE)
        elif state.actor == CHANCE:
            note(into, told, at, self.actor + players, ONE)
        tell_one(into, told, at + self.starter, players, place_after(seat, state.starter + 1, players))
        tell_one(into, told, at + self.phase, PHASES, state.phase)
        into[at + self.passes] = share(state.passes, players)

    def _pending(
        self,
        state: AmygdalaState,
        seat: i64,
        kind: i64,
        a: i64,
        b: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
    ) -> None:
        """What a decision is about."""
        if kind == PAY:
            self._pending_tile(state, a, into, told, at)
            note(into, told, at, self.paid, share(b, TILE_ICONS))
        elif kind == PLACE_TILE:
            self._pending_tile(state, a, into, told, at)
        elif kind == STAND:
            self._pending_tile(state, b, into, told, at)
            note(into, told, at, self.space + a, ONE)
        elif kind == NETWORK:
            self._pending_tile(state, state.cloud[state.actor], into, told, at)
            note(into, told, at, self.space + a, ONE)
        elif kind in (STAND_TO_CLAIM, VP_CHANCE):
            note(into, told, at, self.region + a, ONE)
        elif kind == RAISE:
            note(into, told, at, self.cost, share(a, COINS))
            self._raised_for(state, b, into, told, at)
        elif kind == CLAIM_CHOICE:
            note(into, told, at, self.count, share(a, CLAIMS))
        elif kind == EMOTION_CHANCE:
            note(into, told, at, self.subject + turns_after(seat, a, self.setup.players), ONE)
            note(into, told, at, self.place + b, ONE)
        elif kind == RESOURCE_CHANCE:
            note(into, told, at, self.slot + a // 4 * self.width + a % 4, ONE)
            if b >= 0:
                note(into, told, at, self.subject + turns_after(seat, b, self.setup.players), ONE)

    def _pending_tile(
        self, state: AmygdalaState, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        note(into, told, at, self.place + place, ONE)
        tile = state.tile_at(state.actor, place)
        for emotion in range(EMOTIONS):
            note(into, told, at, self.tile + emotion, self.tile_icons[tile * EMOTIONS + emotion])

    def _raised_for(self, state: AmygdalaState, action: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """The action that coins are raised for; a payment in coins is told by what is waiting."""
        if is_buy(action):
            side = side_of(action)
            last = last_bought(action)
            note(into, told, at, self.wanted_side + (side >> 1) * self.setup.sides + side % 2, ONE)
            note(into, told, at, self.wanted + last, ONE)
            if buys_two(action):
                first = first_bought(action)
                note(into, told, at, self.wanted + first, share(2, 1) if first == last else ONE)
        elif UNLOCK <= action < CLAIM:
            self._pending_tile(state, action - UNLOCK, into, told, at)
        elif MOVE <= action < SCORE:
            note_one(into, told, at, self.wanted_lotus, LOTUSES, action - MOVE)

    # What belongs to nobody

    def _lotuses(self, state: AmygdalaState, into: vec[i32], told: vec[i64], at: i64) -> None:
        setup = self.setup
        tell_one(into, told, at + self.toll, LOTUSES, state.toll_at)
        slot_at = at + self.slots
        for lotus in range(LOTUSES):
            for place in range(self.width):
                slot = state.slots[lotus * 4 + place]
                if is_news(told, slot_at, slot):
                    for number in range(EMOTIONS + 1):
                        into[slot_at + number] = 0
                    if slot:
                        into[slot_at + setup.kind_shows[slot - 1]] = ONE
                        into[slot_at + EMOTIONS] = share(setup.kind_cost[slot - 1], COST)
                slot_at += EMOTIONS + 1
        for kind in range(setup.kinds):
            tell_share(into, told, at + self.stack + kind, state.stack[kind], setup.kind_counts[kind])
            tell_share(into, told, at + self.discards + kind, state.discards[kind], setup.kind_counts[kind])
        into[at + self.supply] = share(state.coin_supply(), setup.coin_total)
        for item in range(1, ITEMS):
            into[at + self.supply + item] = share(state.supply(item), setup.item_total[item])

    def _regions_changed(self, state: AmygdalaState, into: vec[i32], told: vec[i64], at: i64) -> i64:
        """What regions are worth. Returns 1 if anything has changed that points in regions depend on."""
        changed: i64 = 0
        for region in range(EMOTIONS):
            if is_news(told, at + self.region_vp + region * 3, state.vp_tile_on[region] + 2):
                changed = 1
                for place in range(3):
                    vp = share(state.region_vp(region, place), REGION_POINTS)
                    into[at + self.region_vp + region * 3 + place] = vp
            if is_news(told, at + self.region_claims + region, state.claims_in[region]):
                changed = 1
        for entry in range(self.setup.players * EMOTIONS):
            if is_news(told, at + self.region_icons + entry, state.icons_in[entry]):
                changed = 1
        return changed

    def _game_board(self, state: AmygdalaState, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        players = self.setup.players
        for space in range(self.setup.spaces):
            there = state.placed[space]
            lies: i64 = 0
            if there >= 0:
                lies = 1 + turns_after(seat, there >> 5, players) * 32 + (there & 31)
            before = told[at + self.owners + space]
            if lies != before:
                told[at + self.owners + space] = lies
                self._placed(before, 0, space, into, at)
                self._placed(lies, ONE, space, into, at)

    def _placed(self, lies: i64, bits: i32, space: i64, into: vec[i32], at: i64) -> None:
        """A tile on the game board, or no longer there: 1 + 32 * its owner's place + the tile; 0 for none."""
        if lies:
            into[at + self.owners + (lies - 1 >> 5) * self.setup.spaces + space] = bits
            self._icons(lies - 1 & 31, bits, into, at + self.icons + space, self.setup.spaces)

    def _icons(self, tile: i64, bits: i32, into: vec[i32], at: i64, stride: i64) -> None:
        """How often a tile shows each emotion, one every so many places; or zeros there."""
        setup = self.setup
        for icon in range(setup.icon_counts[tile]):
            emotion = setup.icons[tile * 3 + icon]
            if bits:
                into[at + emotion * stride] = self.tile_icons[tile * EMOTIONS + emotion]
            else:
                into[at + emotion * stride] = 0

    # The players

    def _player(
        self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> i64:
        """Returns 1 if anything has changed that points depend on."""
        setup = self.setup
        into[at + self.winners + place] = flag(state.won >> other & 1)
        into[at + self.network_points + place] = share(state.network_points[other], POINTS)
        into[at + self.dream_points + place] = share(state.dream_points[other], POINTS)
        into[at + self.sold_points + place] = share(state.sold_points[other], POINTS)
        coins = tell_share(into, told, at + self.coins + place, state.coins[other], COINS)
        changed = coins | tell_share(into, told, at + self.wilds + place, state.wilds[other], THINGS)
        changed |= tell_share(into, told, at + self.happiness + place, state.happiness[other], THINGS)
        changed |= tell_share(into, told, at + self.ideas + place, state.ideas[other], THINGS)
        changed |= tell_share(into, told, at + self.dreams + place, state.dreams[other], THINGS)
        changed |= tell_bits(into, told, at + self.claims + place * EMOTIONS, state.claims[other])
        tell_bits(into, told, at + self.claims_beside + place * EMOTIONS, state.claims_beside[other])
        changed |= self._resources(state, other, into, told, at + self.resources + place * setup.kinds)
        if changed:
            into[at + self.leaves + place] = share(state.slots_used(other), setup.memory)
        tell_one(into, told, at + self.mood + place * LOTUSES, LOTUSES, state.mood[other])
        tolls = at + self.tolls + place * LOTUSES
        if is_news(told, tolls, 1 + state.mood[other] * LOTUSES + state.toll_at):
            for lotus in range(LOTUSES):
                into[tolls + lotus] = share(state.toll_to(other, lotus), COST)
        return coins | tell_share(into, told, at + self.vp + place, state.vp[other], POINTS)

    def _resources(self, state: AmygdalaState, other: i64, into: vec[i32], told: vec[i64], at: i64) -> i64:
        """Returns 1 if they have changed."""
        setup = self.setup
        changed: i64 = 0
        for shows in range(EMOTIONS):
            if is_news(told, at + shows, state.held[other * EMOTIONS + shows]):
                changed = 1
        if changed:
            for kind in range(setup.kinds):
                packed = state.held[other * EMOTIONS + setup.kind_shows[kind]]
                into[at + kind] = share(packed >> 8 * (setup.kind_cost[kind] - 1) & 255, THINGS)
        return changed

    def _regions(self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        players = self.setup.players
        for region in range(EMOTIONS):
            entry = at + place * EMOTIONS + region
            into[self.region_icons + entry] = share(state.icons_in[other * EMOTIONS + region], ICONS)
            rank = state.claim_rank(other, region)
            if rank >= 0:
                into[self.region_claims + entry] = share(players - rank, players)
                points = state.region_points(other, region)
                into[self.region_points + entry] = share(points, REGION_POINTS)
            else:
                into[self.region_claims + entry] = 0
                into[self.region_points + entry] = 0

    def _player_board(
        self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        places = self.setup.places
        tell_one(into, told, at + self.cloud + place * places, places, state.cloud[other])
        tell_bits(into, told, at + self.bonuses + place * self.setup.bonuses, state.bonuses_taken[other])
        planes = at + self.locked + place * EMOTIONS * places
        locked = state.locked[other]
        for spot in range(places):
            tile: i64 = 0
            if locked >> spot & 1:
                tile = state.tile_at(other, spot) + 1
            before = told[planes + spot]
            if tile != before:
                told[planes + spot] = tile
                if before:
                    self._icons(before - 1, 0, into, planes + spot, places)
                if tile:
                    self._icons(tile - 1, ONE, into, planes + spot, places)
