"""Amygdala's position: the lotuses, the mandala, and every player's board and memory bank."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import EMOTIONS, LAST_ROUND, OPEN
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.decisions import BY_NUMBER
from parlour.games.amygdala.rules.majorities import points
from parlour.games.amygdala.rules.masks import count_bits
from parlour.games.amygdala.rules.preparing import prepare
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.state import NO_FRAME, State, zeros

FIELDS = (
    "slots",
    "stack",
    "stack_size",
    "discards",
    "toll_at",
    "placed",
    "icons_in",
    "claims_in",
    "vp_tile_on",
    "mood",
    "tile_on",
    "locked",
    "cloud",
    "bonuses_taken",
    "coins",
    "vp",
    "network_points",
    "dream_points",
    "sold_points",
    "held",
    "wilds",
    "happiness",
    "ideas",
    "dreams",
    "claims",
    "claims_beside",
    "starter",
    "phase",
    "passes",
    "won",
)

NOT_PLACED = -1


@final
class AmygdalaState(State):
    """A position of Amygdala. What may be done in it, and doing it, is for the decision it waits for."""

    def __init__(self, setup: AmygdalaSetup, source: AmygdalaState | None = None) -> None:
        """The first position, or a copy of `source`: compiled classes cannot be made without `__init__`."""
        super().__init__(setup.players)
        players = setup.players
        self.setup: AmygdalaSetup = setup
        if source is not None:
            self._copy_from(source)
            return

        # The game board
        self.slots: vec[i64] = zeros(LOTUSES * 4)
        """By 4 * lotus + 2 * side + place: 1 + the kind of resource tile, or 0."""
        self.stack: vec[i64] = setup.kind_counts[:]
        """By kind, the resource tiles of the stack. It has no order until a tile is dealt."""
        self.stack_size: i64 = setup.resource_total
        self.discards: vec[i64] = zeros(setup.kinds)
        """By kind, the resource tiles used."""
        self.toll_at: i64 = 0
        self.placed: vec[i64] = vec[i64]([NOT_PLACED] * setup.spaces)
        """By space: 32 * seat + emotion tile, or -1."""
        self.icons_in: vec[i64] = zeros(players * EMOTIONS)
        """By seat and region, how many icons."""
        self.claims_in: vec[i64] = zeros(EMOTIONS)
        """By region, who has a claim there: 1 + seat, three bits each, the first in the lowest."""
        self.vp_tile_on: vec[i64] = vec[i64]([-1] * EMOTIONS)
        """By region, the VP tile that covers what is printed, or -1."""
        self.mood: vec[i64] = zeros(players)
        """By seat, the lotus at whose roots its mood marker stands."""

        # The player boards
        self.tile_on: vec[i64] = vec[i64]([NOT_PLACED] * (players * setup.places))
        """By seat and place, the emotion tile dealt there, or -1. Copies share it: a deal makes a new one."""
        self.locked: vec[i64] = zeros(players)
        """By seat, the places whose tile has not been unlocked yet, a bit each."""
        self.cloud: vec[i64] = vec[i64]([-1] * players)
        self.bonuses_taken: vec[i64] = zeros(players)

        # Points, and where they come from
        self.vp: vec[i64] = zeros(players)
        """The VP markers: what final scoring brings is not in it."""
        self.network_points: vec[i64] = zeros(players)
        self.dream_points: vec[i64] = zeros(players)
        self.sold_points: vec[i64] = zeros(players)

        # The memory banks
        self.coins: vec[i64] = zeros(players)
        self.held: vec[i64] = zeros(players * EMOTIONS)
        """By seat and what they show, resource tiles: how many cost 1, 2 and 3, eight bits each."""
        self.wilds: vec[i64] = zeros(players)
        self.happiness: vec[i64] = zeros(players)
        self.ideas: vec[i64] = zeros(players)
        self.dreams: vec[i64] = zeros(players)
        self.claims: vec[i64] = zeros(players)
        """By seat, the claim tiles in the bank, a bit for each region."""
        self.claims_beside: vec[i64] = vec[i64]([127] * players)
        """By seat, the claim tiles still out of reach, a bit for each region."""

        self.starter: i64 = -1
        self.phase: i64 = OPEN
        self.passes: i64 = 0
        """How many players have passed in succession."""
        self.won: i64 = 0
        """Who has won, a bit each, once the game is over."""

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> AmygdalaState:
        return AmygdalaState(self.setup, self)

    def _copy_from(self, other: AmygdalaState) -> None:
        self.copy_frames(other)
        self.slots = other.slots[:]
        self.stack = other.stack[:]
        self.stack_size = other.stack_size
        self.discards = other.discards[:]
        self.toll_at = other.toll_at
        self.placed = other.placed[:]
        self.icons_in = other.icons_in[:]
        self.claims_in = other.claims_in[:]
        self.vp_tile_on = other.vp_tile_on
        self.mood = other.mood[:]
        self.tile_on = other.tile_on
        self.locked = other.locked[:]
        self.cloud = other.cloud[:]
        self.bonuses_taken = other.bonuses_taken[:]
        self.vp = other.vp[:]
        self.network_points = other.network_points[:]
        self.dream_points = other.dream_points[:]
        self.sold_points = other.sold_points[:]
        self.coins = other.coins[:]
        self.held = other.held[:]
        self.wilds = other.wilds[:]
        self.happiness = other.happiness[:]
        self.ideas = other.ideas[:]
        self.dreams = other.dreams[:]
        self.claims = other.claims[:]
        self.claims_beside = other.claims_beside[:]
        self.starter = other.starter
        self.phase = other.phase
        self.passes = other.passes
        self.won = other.won

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if self.sink is not None:
            self.sink.emit(event, seat, a, b, c)

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

    def decision(self) -> AmygdalaDecision:
        decision = BY_NUMBER[self.kind]
        assert decision is not None, "the game is over"
        return decision

    def interrupted(self) -> AmygdalaDecision:
        """The decision that the present one was pushed upon."""
        decision = BY_NUMBER[self.kind_below()]
        assert decision is not None, "nothing was interrupted"
        return decision

    # Points, as they stand

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, points(self, seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # Small questions

    def resources(self, seat: i64, shows: i64) -> i64:
        """How many resource tiles that show this a seat has."""
        packed = self.held[seat * EMOTIONS + shows]
        return (packed & 255) + (packed >> 8 & 255) + (packed >> 16)

    def tile_at(self, seat: i64, place: i64) -> i64:
        """The emotion tile that was dealt to this place."""
        return self.tile_on[seat * self.setup.places + place]

    def is_locked(self, seat: i64, place: i64) -> bool:
        return self.locked[seat] >> place & 1 != 0

    def tiles_left(self, seat: i64) -> i64:
        """How many emotion tiles are still on a player's board."""
        return count_bits(self.locked[seat])

    def has_claim(self, seat: i64, region: i64) -> bool:
        return self.claim_rank(seat, region) >= 0

    def claim_rank(self, seat: i64, region: i64) -> i64:
        """How many claimed this region before the seat did; -1 if it has not."""
        claims = self.claims_in[region]
        rank: i64 = 0
        while claims:
            if claims & 7 == seat + 1:
                return rank
            claims >>= 3
            rank += 1
        return -1

    def claim_count(self, region: i64) -> i64:
        claims = self.claims_in[region]
        count: i64 = 0
        while claims:
            claims >>= 3
            count += 1
        return count

    def region_vp(self, region: i64, place: i64) -> i64:
        """What a place (from 0) in a region is worth."""
        if place > 2:
            return 0
        tile = self.vp_tile_on[region]
        return (
            self.setup.tile_vp[tile * 3 + place] if tile >= 0 else self.setup.printed_vp[region * 3 + place]
        )

    def coin_supply(self) -> i64:
        """The coins that are not in any memory bank, by value."""
        left = self.setup.coin_total
        for seat in range(self.players):
            left -= self.coins[seat]
        return left

    def is_last_turn(self) -> bool:
        """Is the present turn its player's last?"""
        return self.phase == LAST_ROUND


def new_game(setup: AmygdalaSetup) -> AmygdalaState:
    """The first position: the box is open and nothing is decided."""
    state = AmygdalaState(setup)
    prepare(state)
    return state
