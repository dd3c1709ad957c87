"""The pending decisions of Amygdala, as numbers: the first parts of an observation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.bonuses import TAKING_CLAIMS
from parlour.games.amygdala.rules.buying import buys_two, first_bought, is_buy, last_bought, side_of
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.codes import (
    CLAIM,
    CLAIM_CHOICE,
    EMOTION_CHANCE,
    EMOTIONS,
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
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.placing import PLACING, STANDING
from parlour.games.amygdala.rules.preparing import DEALING_EMOTIONS, DEALING_VP_TILES
from parlour.games.amygdala.rules.raising import RAISING
from parlour.games.amygdala.rules.refilling import REFILLING
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.observation import ONE, Observation, note, note_one, share, turns_after, wipe_notes
from parlour.kernel.state import CHANCE

DECISIONS: Final = OVERFLOW

# Divisors
COINS: Final = 20
CLAIMS: Final = 3
TILE_ICONS: Final = 3


class Decisions(Observation):
    """The parts about who decides what, and what is known of it so far. All of them are notes."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        super().__init__()
        self.setup: AmygdalaSetup = setup
        self.width: i64 = 2 * setup.sides
        """The number of slots of a lotus."""
        self.tile_icons: vec[i32] = vec[i32]([0] * (len(setup.icon_counts) * EMOTIONS))
        """The number of icons by tile and emotion, as a share."""
        for tile in range(len(setup.icon_counts)):
            for icon in range(setup.icon_counts[tile]):
                self.tile_icons[tile * EMOTIONS + setup.icons[tile * 3 + icon]] += 1
        for place in range(len(self.tile_icons)):
            self.tile_icons[place] = share(i64(self.tile_icons[place]), TILE_ICONS)
        self.decision: i64 = self.add("decision", DECISIONS)
        self.waiting: i64 = self.add("waiting", DECISIONS)
        self.actor: i64 = self.add("actor", setup.players + 1)
        self._declare_pending()

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

    def write_decision(
        self, state: AmygdalaState, seat: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        players = self.setup.players
        wipe_notes(into, memory, at)
        frames = state.frames
        below: i64 = 0
        while below < len(frames):
            note_one(into, memory, at, self.waiting, DECISIONS, frames[below] - 1)
            # While a game is prepared, all that is below comes later and is the same for everybody.
            if state.kind == RAISE:
                self._pending(
                    state, seat, frames[below], frames[below + 2], frames[below + 3], into, memory, at
                )
            below += 4
        note_one(into, memory, at, self.decision, DECISIONS, state.kind - 1)
        self._pending(state, seat, state.kind, state.a, state.b, into, memory, at)
        if state.actor >= 0:
            note(into, memory, at, self.actor + turns_after(seat, state.actor, players), ONE)
        elif state.actor == CHANCE:
            note(into, memory, at, self.actor + players, ONE)

    def _pending(
        self,
        state: AmygdalaState,
        seat: i64,
        kind: i64,
        a: i64,
        b: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
    ) -> None:
        """Note what a decision is about."""
        if kind == PAY:
            self._pending_tile(state, PAYING.place.within(a, b), into, memory, at)
            note(into, memory, at, self.paid, share(PAYING.paid.within(a, b), TILE_ICONS))
        elif kind == PLACE_TILE:
            self._pending_tile(state, PLACING.place.within(a, b), into, memory, at)
        elif kind == STAND:
            self._pending_tile(state, STANDING.place.within(a, b), into, memory, at)
            note(into, memory, at, self.space + STANDING.space.within(a, b), ONE)
        elif kind == NETWORK:
            self._pending_tile(state, state.cloud[state.actor], into, memory, at)
            note(into, memory, at, self.space + CHOOSING_A_NETWORK.space.within(a, b), ONE)
        elif kind == STAND_TO_CLAIM:
            note(into, memory, at, self.region + STANDING_TO_CLAIM.region.within(a, b), ONE)
        elif kind == VP_CHANCE:
            note(into, memory, at, self.region + DEALING_VP_TILES.region.within(a, b), ONE)
        elif kind == RAISE:
            note(into, memory, at, self.cost, share(RAISING.cost.within(a, b), COINS))
            self._raised_for(state, RAISING.wanted.within(a, b), into, memory, at)
        elif kind == CLAIM_CHOICE:
            note(into, memory, at, self.count, share(TAKING_CLAIMS.left.within(a, b), CLAIMS))
        elif kind == EMOTION_CHANCE:
            owner = DEALING_EMOTIONS.owner.within(a, b)
            note(into, memory, at, self.subject + turns_after(seat, owner, self.setup.players), ONE)
            note(into, memory, at, self.place + DEALING_EMOTIONS.place.within(a, b), ONE)
        elif kind == RESOURCE_CHANCE:
            slot = REFILLING.slot.within(a, b)
            note(into, memory, at, self.slot + slot // 4 * self.width + slot % 4, ONE)
            buyer = REFILLING.buyer.within(a, b)
            if buyer >= 0:
                note(into, memory, at, self.subject + turns_after(seat, buyer, self.setup.players), ONE)

    def _pending_tile(
        self, state: AmygdalaState, place: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        note(into, memory, at, self.place + place, ONE)
        tile = state.tile_at(state.actor, place)
        for emotion in range(EMOTIONS):
            note(into, memory, at, self.tile + emotion, self.tile_icons[tile * EMOTIONS + emotion])

    def _raised_for(
        self, state: AmygdalaState, action: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        """Note the action that coins are raised for; a payment in coins is noted as a waiting decision."""
        if is_buy(action):
            side = side_of(action)
            last = last_bought(action)
            note(into, memory, at, self.wanted_side + (side >> 1) * self.setup.sides + side % 2, ONE)
            note(into, memory, at, self.wanted + last, ONE)
            if buys_two(action):
                first = first_bought(action)
                note(into, memory, at, self.wanted + first, share(2, 1) if first == last else ONE)
        elif UNLOCK <= action < CLAIM:
            self._pending_tile(state, action - UNLOCK, into, memory, at)
        elif MOVE <= action < SCORE:
            note_one(into, memory, at, self.wanted_lotus, LOTUSES, action - MOVE)
