"""What a seat sees of Amygdala, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.learn.observation_boards import COST, LotusesAndBoards
from parlour.games.amygdala.learn.observation_decisions import COINS
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import EMOTIONS
from parlour.games.amygdala.rules.majorities import coin_points, region_points
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.moving import toll_to
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.delta import (
    SEAT_BITS,
    changed_numbers,
    changed_packed,
    changed_seats,
    has_changed,
    update_amounts,
    update_bits,
    update_counts,
    update_one,
)
from parlour.kernel.observation import share, turns_after
from parlour.kernel.state import State, bit, shifted

# Divisors
POINTS: Final = 50
THINGS: Final = 5
ICONS: Final = 10
REGION_POINTS: Final = 12

# The keys of whoever sits in a place, counted from the first of them
CLOUD: Final = 0
BONUSES: Final = 1
MOOD: Final = 2
TOLLS: Final = 3
CLAIM_TILES: Final = 4
CLAIMS_BESIDE: Final = 5
HELD: Final = 6
"""Resource tiles, by the emotion they show."""
REGIONS: Final = HELD + EMOTIONS
PLACE_KEYS: Final = REGIONS + EMOTIONS

# The keys of a seat: what only follows from the rest, and takes longest to count
LEAVES: Final = 0
TOLLS_TO: Final = 1
"""The toll to each lotus, eight bits each."""
IN_REGIONS: Final = 2
"""By region: icons, rank of the claim and points, eight bits each."""
FROM_REGIONS: Final = IN_REGIONS + EMOTIONS
COUNTED: Final = FROM_REGIONS + 1


class AmygdalaObservation(LotusesAndBoards):
    """Who decides what, the lotuses and regions, everybody's things, and the two kinds of board as planes."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        super().__init__(setup)
        self._declare_players()
        self.declare_planes()
        players = setup.players
        self.looked: i64 = self.remember(1)
        """The seat that looked last, + 1."""
        self.amounts: i64 = self.remember(9)
        self.held_seen: i64 = self.remember(players * EMOTIONS)
        self.marks_seen: i64 = self.remember(5 + players)
        self.regions_seen: i64 = self.remember((2 + players) * EMOTIONS)
        self.counted: i64 = self.remember(players * COUNTED)
        self.place_keys: i64 = self.remember(players * PLACE_KEYS)

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

    def update(self, state: State, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        assert isinstance(state, AmygdalaState)
        base = self.base(memory, at)
        # A mask of the seats to write again, changed or not: if another seat looks, all sit in other places.
        everyone: i64 = 0
        if has_changed(memory, base + self.looked, seat + 1):
            everyone = bit(self.setup.players) - 1
        self.write_decision(state, seat, into, memory, at)
        self.write_turn(state, seat, everyone, into, memory, at, base + self.turn_written)
        self.write_resources(state, into, memory, at, base + self.tiles_seen)
        points = self._amounts(state, seat, everyone, into, memory, at, base)
        self._marks(state, seat, everyone, into, memory, at, base)
        points |= self._regions(state, seat, everyone, into, memory, at, base)
        if points | everyone:
            self._points(state, seat, into, memory, at, base)
        self.write_tiles(state, seat, everyone, into, memory, at, base)
        self.write_game_board(state, seat, everyone, into, memory, at, base)

    # The players

    def _amounts(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the players' things and points; returns a mask of the seats whose points may have changed."""
        keys = base + self.amounts
        coins = update_amounts(into, at + self.coins, memory, keys, state.coins, COINS, seat, everyone)
        wilds = update_amounts(into, at + self.wilds, memory, keys + 1, state.wilds, THINGS, seat, everyone)
        happy = update_amounts(
            into, at + self.happiness, memory, keys + 2, state.happiness, THINGS, seat, everyone
        )
        ideas = update_amounts(into, at + self.ideas, memory, keys + 3, state.ideas, THINGS, seat, everyone)
        dreams = update_amounts(
            into, at + self.dreams, memory, keys + 4, state.dreams, THINGS, seat, everyone
        )
        vp = update_amounts(into, at + self.vp, memory, keys + 5, state.vp, POINTS, seat, everyone)
        update_amounts(
            into, at + self.network_points, memory, keys + 6, state.network_points, POINTS, seat, everyone
        )
        update_amounts(
            into, at + self.dream_points, memory, keys + 7, state.dream_points, POINTS, seat, everyone
        )
        update_amounts(
            into, at + self.sold_points, memory, keys + 8, state.sold_points, POINTS, seat, everyone
        )
        things = coins | wilds | happy | ideas | dreams
        if things:
            self.write_supply(state, into, at)
        things |= self._held(state, seat, everyone, into, memory, at, base)
        things |= changed_packed(state.claims, SEAT_BITS, 1, memory, base + self.marks_seen)
        if things | everyone:
            self._banks(state, seat, things, into, memory, at, base)
        return coins | vp

    def _banks(
        self,
        state: AmygdalaState,
        seat: i64,
        things: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> None:
        """Write the memory banks: claim tiles, and how full they are; `things` masks the changed seats."""
        players = self.setup.players
        for other in range(players):
            leaves = base + self.counted + other * COUNTED + LEAVES
            if things >> other & 1:
                memory[leaves] = slots_used(state, other)
            place = turns_after(seat, other, players)
            into[at + self.leaves + place] = share(memory[leaves], self.setup.memory)
            claims = at + self.claims + place * EMOTIONS
            key = base + self.place_keys + place * PLACE_KEYS + CLAIM_TILES
            update_bits(into, claims, memory, key, state.claims[other])

    def _held(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the resource tiles in the memory banks; returns a mask of the changed seats."""
        players, kinds = self.setup.players, self.setup.kinds
        changed = changed_seats(state.held, EMOTIONS, memory, base + self.held_seen)
        again = changed | everyone
        if again:
            for other in range(players):
                if again >> other & 1:
                    place = turns_after(seat, other, players)
                    key = base + self.place_keys + place * PLACE_KEYS + HELD
                    self._held_by(state, other, into, memory, at + self.resources + place * kinds, key)
        return changed

    def _held_by(
        self, state: AmygdalaState, other: i64, into: vec[i32], memory: vec[i64], at: i64, key: i64
    ) -> None:
        for shows in range(EMOTIONS):
            packed = state.held[other * EMOTIONS + shows]
            if has_changed(memory, key + shows, packed):
                for cost in range(1, 4):
                    kind = self.setup.kind_of[shows * 4 + cost]
                    if kind >= 0:
                        into[at + kind] = share(packed & 255, THINGS)
                    packed >>= 8

    def _marks(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> None:
        """Write the places of the players' pieces, their tolls, and the bonuses they have reached."""
        players = self.setup.players
        keys = base + self.marks_seen
        moods = changed_packed(state.mood, SEAT_BITS, 1, memory, keys + 1)
        if has_changed(memory, keys + 2, state.toll_at):
            moods = bit(players) - 1
        again = everyone | moods | changed_numbers(state.bonuses_taken, memory, keys + 5)
        again |= changed_packed(state.cloud, SEAT_BITS, 1, memory, keys + 3)
        again |= changed_packed(state.claims_beside, SEAT_BITS, 1, memory, keys + 4)
        if again == 0:
            return
        for other in range(players):
            tolls = base + self.counted + other * COUNTED + TOLLS_TO
            if moods >> other & 1:
                memory[tolls] = 0
                for lotus in range(LOTUSES):
                    memory[tolls] += shifted(toll_to(state, other, lotus), 8 * lotus)
            if again >> other & 1:
                place = turns_after(seat, other, players)
                key = base + self.place_keys + place * PLACE_KEYS
                self._marks_of(state, other, place, memory[tolls], into, memory, at, key)

    def _marks_of(
        self,
        state: AmygdalaState,
        other: i64,
        place: i64,
        tolls: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        key: i64,
    ) -> None:
        places, bonuses = self.setup.places, self.setup.bonuses
        update_one(into, at + self.cloud + place * places, memory, key + CLOUD, places, state.cloud[other])
        bonus = at + self.bonuses + place * bonuses
        update_bits(into, bonus, memory, key + BONUSES, state.bonuses_taken[other])
        mood = at + self.mood + place * LOTUSES
        update_one(into, mood, memory, key + MOOD, LOTUSES, state.mood[other])
        toll = at + self.tolls + place * LOTUSES
        update_counts(into, toll, memory, key + TOLLS, LOTUSES, tolls, 8, COST)
        claims = at + self.claims_beside + place * EMOTIONS
        update_bits(into, claims, memory, key + CLAIMS_BESIDE, state.claims_beside[other])

    # Regions and points

    def _regions(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the regions: their VP, and everybody's icons, claims and points there.

        Returns a mask of the seats whose points may change: all, or none.
        """
        players = self.setup.players
        keys = base + self.regions_seen
        worth = changed_numbers(state.vp_tile_on, memory, keys)
        if worth:
            # All of them: the first time, a tile numbered 0 is no change, but others are.
            for entry in range(EMOTIONS * 3):
                vp = state.region_vp(entry // 3, entry % 3)
                into[at + self.region_vp + entry] = share(vp, REGION_POINTS)
        changed = worth | changed_numbers(state.claims_in, memory, keys + EMOTIONS)
        changed |= changed_numbers(state.icons_in, memory, keys + 2 * EMOTIONS)
        if changed | everyone == 0:
            return 0
        for other in range(players):
            counted = base + self.counted + other * COUNTED
            if changed:
                self._count_regions(state, other, memory, counted)
            place = turns_after(seat, other, players)
            key = base + self.place_keys + place * PLACE_KEYS + REGIONS
            self._regions_of(place, into, memory, at, counted + IN_REGIONS, key)
        if changed:
            return bit(players) - 1
        return 0

    def _count_regions(self, state: AmygdalaState, seat: i64, memory: vec[i64], counted: i64) -> None:
        total: i64 = 0
        for region in range(EMOTIONS):
            packed = state.icons_in[seat * EMOTIONS + region]
            rank = state.claim_rank(seat, region)
            if rank >= 0:
                points = region_points(state, seat, region)
                packed += (self.setup.players - rank) * 256 + points * 65536
                total += points
            memory[counted + IN_REGIONS + region] = packed
        memory[counted + FROM_REGIONS] = total

    def _regions_of(
        self, place: i64, into: vec[i32], memory: vec[i64], at: i64, counted: i64, key: i64
    ) -> None:
        """Write what was counted of a seat's regions."""
        entry = at + place * EMOTIONS
        for region in range(EMOTIONS):
            packed = memory[counted + region]
            if has_changed(memory, key + region, packed):
                into[self.region_icons + entry] = share(packed & 255, ICONS)
                into[self.region_claims + entry] = share(packed >> 8 & 255, self.setup.players)
                into[self.region_points + entry] = share(packed >> 16, REGION_POINTS)
            entry += 1

    def _points(
        self, state: AmygdalaState, seat: i64, into: vec[i32], memory: vec[i64], at: i64, base: i64
    ) -> None:
        """Write all points if the game ended now."""
        players = self.setup.players
        for other in range(players):
            regions = memory[base + self.counted + other * COUNTED + FROM_REGIONS]
            points = state.vp[other] + coin_points(state, other) + regions
            into[at + self.points + turns_after(seat, other, players)] = share(points, POINTS)
