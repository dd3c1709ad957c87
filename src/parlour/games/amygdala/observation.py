"""What a seat sees of Amygdala, as numbers. docs/research/observations.md says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.codes import (
    BUY_TWO,
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
from parlour.games.amygdala.rules.lotus import is_buy
from parlour.games.amygdala.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.observation import ONE, Observation, flag, mark, share, shares, turns_after
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
        shares(self.tile_icons, 0, len(self.tile_icons), TILE_ICONS)
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

    def fill(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        assert isinstance(state, AmygdalaState)
        self._decision(state, seat, into, at)
        self._lotuses(state, into, at)
        for other in range(self.setup.players):
            place = turns_after(seat, other, self.setup.players)
            self._player(state, other, place, into, at)
            self._regions(state, other, place, into, at)
            self._player_board(state, other, place, into, at)
        self._game_board(state, seat, into, at)

    # What is to be decided

    def _decision(self, state: AmygdalaState, seat: i64, into: vec[i32], at: i64) -> None:
        players = self.setup.players
        frames = state.frames
        below: i64 = 0
        while below < len(frames):
            mark(into, at + self.waiting, DECISIONS, frames[below] - 1)
            # While a game is prepared, all that is below comes later and is the same for everybody.
            if state.kind == RAISE:
                self._pending(state, seat, frames[below], frames[below + 2], frames[below + 3], into, at)
            below += 4
        mark(into, at + self.decision, DECISIONS, state.kind - 1)
        self._pending(state, seat, state.kind, state.a, state.b, into, at)
        if state.actor >= 0:
            into[at + self.actor + turns_after(seat, state.actor, players)] = ONE
        elif state.actor == CHANCE:
            into[at + self.actor + players] = ONE
        if state.starter >= 0:
            into[at + self.starter + turns_after(seat, state.starter, players)] = ONE
        into[at + self.phase + state.phase] = ONE
        into[at + self.passes] = share(state.passes, players)

    def _pending(
        self, state: AmygdalaState, seat: i64, kind: i64, a: i64, b: i64, into: vec[i32], at: i64
    ) -> None:
        """What a decision is about."""
        if kind == PAY:
            self._pending_tile(state, a, into, at)
            into[at + self.paid] = share(b, TILE_ICONS)
        elif kind == PLACE_TILE:
            self._pending_tile(state, a, into, at)
        elif kind == STAND:
            self._pending_tile(state, b, into, at)
            into[at + self.space + a] = ONE
        elif kind == NETWORK:
            self._pending_tile(state, state.cloud[state.actor], into, at)
            into[at + self.space + a] = ONE
        elif kind in (STAND_TO_CLAIM, VP_CHANCE):
            into[at + self.region + a] = ONE
        elif kind == RAISE:
            into[at + self.cost] = share(a, COINS)
            self._raised_for(state, b, into, at)
        elif kind == CLAIM_CHOICE:
            into[at + self.count] = share(a, CLAIMS)
        elif kind == EMOTION_CHANCE:
            into[at + self.subject + turns_after(seat, a, self.setup.players)] = ONE
            into[at + self.place + b] = ONE
        elif kind == RESOURCE_CHANCE:
            into[at + self.slot + a // 4 * self.width + a % 4] = ONE
            if b >= 0:
                into[at + self.subject + turns_after(seat, b, self.setup.players)] = ONE

    def _pending_tile(self, state: AmygdalaState, place: i64, into: vec[i32], at: i64) -> None:
        into[at + self.place + place] = ONE
        self._icons(state.tile_at(state.actor, place), into, at + self.tile, 1)

    def _raised_for(self, state: AmygdalaState, action: i64, into: vec[i32], at: i64) -> None:
        """The action that coins are raised for; a payment in coins is told by what is waiting."""
        if is_buy(action):
            is_two = action >= BUY_TWO
            code = action - BUY_TWO if is_two else action
            side = code >> 10 if is_two else code >> 5
            sides = self.setup.sides
            into[at + self.wanted_side + (side >> 1) * sides + side % 2] = ONE
            into[at + self.wanted + (code & 31)] = ONE
            if is_two:
                is_pair = code & 31 == code >> 5 & 31
                into[at + self.wanted + (code >> 5 & 31)] = share(2, 1) if is_pair else ONE
        elif UNLOCK <= action < CLAIM:
            self._pending_tile(state, action - UNLOCK, into, at)
        elif MOVE <= action < SCORE:
            mark(into, at + self.wanted_lotus, LOTUSES, action - MOVE)

    # What belongs to nobody

    def _lotuses(self, state: AmygdalaState, into: vec[i32], at: i64) -> None:
        setup = self.setup
        into[at + self.toll + state.toll_at] = ONE
        slot_at = at + self.slots
        for lotus in range(LOTUSES):
            for place in range(self.width):
                kind = state.slots[lotus * 4 + place] - 1
                if kind >= 0:
                    into[slot_at + setup.kind_shows[kind]] = ONE
                    into[slot_at + EMOTIONS] = share(setup.kind_cost[kind], COST)
                slot_at += EMOTIONS + 1
        for kind in range(setup.kinds):
            into[at + self.stack + kind] = share(state.stack[kind], setup.kind_counts[kind])
            into[at + self.discards + kind] = share(state.discards[kind], setup.kind_counts[kind])
        into[at + self.supply] = share(state.coin_supply(), setup.coin_total)
        for item in range(1, ITEMS):
            into[at + self.supply + item] = share(state.supply(item), setup.item_total[item])
        for region in range(EMOTIONS):
            for place in range(3):
                vp = state.region_vp(region, place)
                into[at + self.region_vp + region * 3 + place] = share(vp, REGION_POINTS)

    def _game_board(self, state: AmygdalaState, seat: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        spaces = setup.spaces
        for space in range(spaces):
            there = state.placed[space]
            if there >= 0:
                owner = turns_after(seat, there >> 5, setup.players)
                into[at + self.owners + owner * spaces + space] = ONE
                self._icons(there & 31, into, at + self.icons + space, spaces)

    def _icons(self, tile: i64, into: vec[i32], at: i64, stride: i64) -> None:
        """How often a tile shows each emotion, one every so many places."""
        setup = self.setup
        for icon in range(setup.icon_counts[tile]):
            emotion = setup.icons[tile * 3 + icon]
            into[at + emotion * stride] = self.tile_icons[tile * EMOTIONS + emotion]

    # The players

    def _player(self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        into[at + self.winners + place] = flag(state.won >> other & 1)
        into[at + self.points + place] = share(state.points(other), POINTS)
        into[at + self.vp + place] = share(state.vp[other], POINTS)
        into[at + self.network_points + place] = share(state.network_points[other], POINTS)
        into[at + self.dream_points + place] = share(state.dream_points[other], POINTS)
        into[at + self.sold_points + place] = share(state.sold_points[other], POINTS)
        into[at + self.coins + place] = share(state.coins[other], COINS)
        into[at + self.wilds + place] = share(state.wilds[other], THINGS)
        into[at + self.happiness + place] = share(state.happiness[other], THINGS)
        into[at + self.ideas + place] = share(state.ideas[other], THINGS)
        into[at + self.dreams + place] = share(state.dreams[other], THINGS)
        into[at + self.leaves + place] = share(state.slots_used(other), setup.memory)
        for kind in range(setup.kinds):
            packed = state.held[other * EMOTIONS + setup.kind_shows[kind]]
            held = packed >> 8 * (setup.kind_cost[kind] - 1) & 255
            if held:
                into[at + self.resources + place * setup.kinds + kind] = share(held, THINGS)
        into[at + self.mood + place * LOTUSES + state.mood[other]] = ONE
        for lotus in range(LOTUSES):
            toll = state.toll_to(other, lotus)
            if toll:
                into[at + self.tolls + place * LOTUSES + lotus] = share(toll, COST)

    def _regions(self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        for region in range(EMOTIONS):
            entry = place * EMOTIONS + region
            into[at + self.claims + entry] = flag(state.claims[other] >> region & 1)
            into[at + self.claims_beside + entry] = flag(state.claims_beside[other] >> region & 1)
            icons = state.icons_in[other * EMOTIONS + region]
            into[at + self.region_icons + entry] = share(icons, ICONS)
            rank = state.claim_rank(other, region)
            if rank >= 0:
                into[at + self.region_claims + entry] = share(self.setup.players - rank, self.setup.players)
                into[at + self.region_points + entry] = share(
                    state.region_points(other, region), REGION_POINTS
                )

    def _player_board(self, state: AmygdalaState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        places = self.setup.places
        mark(into, at + self.cloud + place * places, places, state.cloud[other])
        planes = at + self.locked + place * EMOTIONS * places
        for spot in range(places):
            tile = state.tile_at(other, spot)
            if tile >= 0 and state.is_locked(other, spot):
                self._icons(tile, into, planes + spot, places)
        taken = state.bonuses_taken[other]
        for bonus in range(self.setup.bonuses):
            if taken >> bonus & 1:
                into[at + self.bonuses + place * self.setup.bonuses + bonus] = ONE
