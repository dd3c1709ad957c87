"""What a seat sees of Amygdala, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.learn.observation_boards import COST, Table
from parlour.games.amygdala.learn.observation_decisions import COINS
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import EMOTIONS
from parlour.games.amygdala.rules.majorities import coin_points, region_points
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.moving import toll_to
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.delta import (
    SEAT_BITS,
    is_news,
    news,
    news_by_seat,
    say_amounts,
    say_bits,
    say_counts,
    say_one,
    small_news,
)
from parlour.kernel.observation import share, turns_after
from parlour.kernel.state import State, bit, shifted

# Divisors
POINTS: Final = 50
THINGS: Final = 5
ICONS: Final = 10
REGION_POINTS: Final = 12

# The facts that are remembered of whoever sits in a place
CLOUD: Final = 0
BONUSES: Final = 1
MOOD: Final = 2
TOLLS: Final = 3
CLAIM_TILES: Final = 4
CLAIMS_BESIDE: Final = 5
HELD: Final = 6
"""By what they show."""
REGIONS: Final = HELD + EMOTIONS
FACTS: Final = REGIONS + EMOTIONS

# What is remembered by seat: what only follows from the rest, and takes longest to count
LEAVES: Final = 0
TOLLS_TO: Final = 1
"""The toll to each lotus, eight bits each."""
IN_REGIONS: Final = 2
"""By region: icons, rank of the claim and points, eight bits each."""
FROM_REGIONS: Final = IN_REGIONS + EMOTIONS
COUNTED: Final = FROM_REGIONS + 1


class AmygdalaObservation(Table):
    """Who decides what, the lotuses and regions, everybody's things, and the two kinds of board as planes."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        super().__init__(setup)
        self._declare_players()
        self.declare_planes()
        players = setup.players
        self.looked: i64 = self.remember(1)
        """Who looked last, 1 + seat."""
        self.amounts: i64 = self.remember(9)
        self.held_seen: i64 = self.remember(players * EMOTIONS)
        self.marks_seen: i64 = self.remember(5 + players)
        self.regions_seen: i64 = self.remember((2 + players) * EMOTIONS)
        self.counted: i64 = self.remember(players * COUNTED)
        self.facts: i64 = self.remember(players * FACTS)

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
        beside = self.beside(told, at)
        # Whom everything is to be told of again, a bit each: if another seat looks, all sit in other places.
        everyone: i64 = 0
        if is_news(told, beside + self.looked, seat + 1):
            everyone = bit(self.setup.players) - 1
        self.write_decision(state, seat, into, told, at)
        self.write_turn(state, seat, everyone, into, told, at, beside + self.turn_told)
        self.write_resources(state, into, told, at, beside + self.tiles_seen)
        points = self._amounts(state, seat, everyone, into, told, at, beside)
        self._marks(state, seat, everyone, into, told, at, beside)
        points |= self._regions(state, seat, everyone, into, told, at, beside)
        if points | everyone:
            self._points(state, seat, into, told, at, beside)
        self.write_tiles(state, seat, everyone, into, told, at, beside)
        self.write_game_board(state, seat, everyone, into, told, at, beside)

    # The players

    def _amounts(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """What they have, and their points. Returns the seats whose points may have changed, a bit each."""
        seen = beside + self.amounts
        coins = say_amounts(into, at + self.coins, told, seen, state.coins, COINS, seat, everyone)
        wilds = say_amounts(into, at + self.wilds, told, seen + 1, state.wilds, THINGS, seat, everyone)
        happy = say_amounts(
            into, at + self.happiness, told, seen + 2, state.happiness, THINGS, seat, everyone
        )
        ideas = say_amounts(into, at + self.ideas, told, seen + 3, state.ideas, THINGS, seat, everyone)
        dreams = say_amounts(into, at + self.dreams, told, seen + 4, state.dreams, THINGS, seat, everyone)
        vp = say_amounts(into, at + self.vp, told, seen + 5, state.vp, POINTS, seat, everyone)
        say_amounts(
            into, at + self.network_points, told, seen + 6, state.network_points, POINTS, seat, everyone
        )
        say_amounts(into, at + self.dream_points, told, seen + 7, state.dream_points, POINTS, seat, everyone)
        say_amounts(into, at + self.sold_points, told, seen + 8, state.sold_points, POINTS, seat, everyone)
        things = coins | wilds | happy | ideas | dreams
        if things:
            self.write_supply(state, into, at)
        things |= self._held(state, seat, everyone, into, told, at, beside)
        things |= small_news(state.claims, SEAT_BITS, 1, told, beside + self.marks_seen)
        if things | everyone:
            self._banks(state, seat, things, into, told, at, beside)
        return coins | vp

    def _banks(
        self,
        state: AmygdalaState,
        seat: i64,
        things: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> None:
        """The claim tiles in the memory banks, and how full those are; `things` tells whose have changed."""
        players = self.setup.players
        for other in range(players):
            leaves = beside + self.counted + other * COUNTED + LEAVES
            if things >> other & 1:
                told[leaves] = slots_used(state, other)
            place = turns_after(seat, other, players)
            into[at + self.leaves + place] = share(told[leaves], self.setup.memory)
            claims = at + self.claims + place * EMOTIONS
            fact = beside + self.facts + place * FACTS + CLAIM_TILES
            say_bits(into, claims, told, fact, state.claims[other])

    def _held(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """Resource tiles. Returns whose have changed."""
        players, kinds = self.setup.players, self.setup.kinds
        changed = news_by_seat(state.held, EMOTIONS, told, beside + self.held_seen)
        again = changed | everyone
        if again:
            for other in range(players):
                if again >> other & 1:
                    place = turns_after(seat, other, players)
                    fact = beside + self.facts + place * FACTS + HELD
                    self._held_by(state, other, into, told, at + self.resources + place * kinds, fact)
        return changed

    def _held_by(
        self, state: AmygdalaState, other: i64, into: vec[i32], told: vec[i64], at: i64, fact: i64
    ) -> None:
        for shows in range(EMOTIONS):
            packed = state.held[other * EMOTIONS + shows]
            if is_news(told, fact + shows, packed):
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
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> None:
        """Where something of theirs stands, and what they have reached."""
        players = self.setup.players
        seen = beside + self.marks_seen
        moods = small_news(state.mood, SEAT_BITS, 1, told, seen + 1)
        if is_news(told, seen + 2, state.toll_at):
            moods = bit(players) - 1
        again = everyone | moods | news(state.bonuses_taken, told, seen + 5)
        again |= small_news(state.cloud, SEAT_BITS, 1, told, seen + 3)
        again |= small_news(state.claims_beside, SEAT_BITS, 1, told, seen + 4)
        if again == 0:
            return
        for other in range(players):
            tolls = beside + self.counted + other * COUNTED + TOLLS_TO
            if moods >> other & 1:
                told[tolls] = 0
                for lotus in range(LOTUSES):
                    told[tolls] += shifted(toll_to(state, other, lotus), 8 * lotus)
            if again >> other & 1:
                place = turns_after(seat, other, players)
                fact = beside + self.facts + place * FACTS
                self._marks_of(state, other, place, told[tolls], into, told, at, fact)

    def _marks_of(
        self,
        state: AmygdalaState,
        other: i64,
        place: i64,
        tolls: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        fact: i64,
    ) -> None:
        places, bonuses = self.setup.places, self.setup.bonuses
        say_one(into, at + self.cloud + place * places, told, fact + CLOUD, places, state.cloud[other])
        bonus = at + self.bonuses + place * bonuses
        say_bits(into, bonus, told, fact + BONUSES, state.bonuses_taken[other])
        mood = at + self.mood + place * LOTUSES
        say_one(into, mood, told, fact + MOOD, LOTUSES, state.mood[other])
        toll = at + self.tolls + place * LOTUSES
        say_counts(into, toll, told, fact + TOLLS, LOTUSES, tolls, 8, COST)
        claims = at + self.claims_beside + place * EMOTIONS
        say_bits(into, claims, told, fact + CLAIMS_BESIDE, state.claims_beside[other])

    # Regions and points

    def _regions(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """What regions are worth, and who has what there. Returns whose points may change: all, or none."""
        players = self.setup.players
        seen = beside + self.regions_seen
        worth = news(state.vp_tile_on, told, seen)
        if worth:
            # All of them: the first time, a tile numbered 0 is no news, but others are.
            for entry in range(EMOTIONS * 3):
                vp = state.region_vp(entry // 3, entry % 3)
                into[at + self.region_vp + entry] = share(vp, REGION_POINTS)
        changed = worth | news(state.claims_in, told, seen + EMOTIONS)
        changed |= news(state.icons_in, told, seen + 2 * EMOTIONS)
        if changed | everyone == 0:
            return 0
        for other in range(players):
            counted = beside + self.counted + other * COUNTED
            if changed:
                self._count_regions(state, other, told, counted)
            place = turns_after(seat, other, players)
            fact = beside + self.facts + place * FACTS + REGIONS
            self._regions_of(place, into, told, at, counted + IN_REGIONS, fact)
        if changed:
            return bit(players) - 1
        return 0

    def _count_regions(self, state: AmygdalaState, seat: i64, told: vec[i64], counted: i64) -> None:
        total: i64 = 0
        for region in range(EMOTIONS):
            packed = state.icons_in[seat * EMOTIONS + region]
            rank = state.claim_rank(seat, region)
            if rank >= 0:
                points = region_points(state, seat, region)
                packed += (self.setup.players - rank) * 256 + points * 65536
                total += points
            told[counted + IN_REGIONS + region] = packed
        told[counted + FROM_REGIONS] = total

    def _regions_of(
        self, place: i64, into: vec[i32], told: vec[i64], at: i64, counted: i64, fact: i64
    ) -> None:
        """What was counted."""
        entry = at + place * EMOTIONS
        for region in range(EMOTIONS):
            packed = told[counted + region]
            if is_news(told, fact + region, packed):
                into[self.region_icons + entry] = share(packed & 255, ICONS)
                into[self.region_claims + entry] = share(packed >> 8 & 255, self.setup.players)
                into[self.region_points + entry] = share(packed >> 16, REGION_POINTS)
            entry += 1

    def _points(
        self, state: AmygdalaState, seat: i64, into: vec[i32], told: vec[i64], at: i64, beside: i64
    ) -> None:
        """All points if the game ended now."""
        players = self.setup.players
        for other in range(players):
            regions = told[beside + self.counted + other * COUNTED + FROM_REGIONS]
            points = state.vp[other] + coin_points(state, other) + regions
            into[at + self.points + turns_after(seat, other, players)] = share(points, POINTS)
