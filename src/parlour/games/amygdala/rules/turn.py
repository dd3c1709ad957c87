"""The rules of Amygdala, in the rulebook's order. Ids in brackets are those of docs/rules/amygdala.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    BEGINS,
    BONUS,
    CASH_IN,
    CLAIM,
    CLAIM_CHOICE,
    CLAIM_ITEM,
    CLAIM_PLACED,
    CLAIM_TAKEN,
    COINS_SCORED,
    DEAL_EMOTION,
    DEAL_RESOURCE,
    DEAL_VP,
    DISCARD_RESOURCE,
    DREAM_ITEM,
    EMOTION_CHANCE,
    EMOTIONS,
    END_TRIGGERED,
    ENDING,
    GOT,
    HAPPINESS_ITEM,
    IDEA_ITEM,
    ITEMS,
    LAST_ROUND,
    LAST_ROUND_BEGINS,
    MOVE,
    NETWORK,
    OPEN,
    OVERFLOW,
    PASS,
    PASSED,
    PAY,
    PAY_COINS,
    PLACE,
    PLACE_TILE,
    PLACED,
    RAISE,
    REGION_SCORED,
    RESOURCE_CHANCE,
    RETURNED,
    SCORE,
    SCORED,
    SELL_RESOURCE,
    SELL_WILD,
    SETTLE,
    STAND,
    STAND_TO_CLAIM,
    STANDSTILL,
    START_CHOICE,
    STARTS,
    TAKE_CLAIM,
    TURN,
    UNLOCK,
    VP_CHANCE,
    VP_TILE,
)
from parlour.games.amygdala.rules.lotus import is_buy
from parlour.games.amygdala.rules.mandala import Mandala
from parlour.games.amygdala.rules.setup import AmygdalaSetup
from parlour.games.amygdala.rules.state import first_bit
from parlour.kernel.state import CHANCE, bit, ticketed

SETUP_LUCK: Final = 100
LOTUS_LUCK: Final = 101


class AmygdalaState(Mandala):
    """A position of Amygdala, and everything that may be done in it."""

    # What the kernel asks

    def legal(self) -> vec[i64]:
        seat = self.actor
        kind = self.kind
        if kind == TURN:
            return self.legal_turn(seat)
        if kind == PAY:
            return self.legal_payments(seat, self.a, self.b)
        if kind == PLACE_TILE:
            return self.legal_places(seat, self.tile_at(seat, self.a))
        if kind == STAND:
            return self.legal_stands(seat, self.setup.region_of[self.a])
        if kind == STAND_TO_CLAIM:
            return self.legal_stands(seat, self.a)
        if kind == RAISE:
            return self.legal_raises(seat)
        if kind == OVERFLOW:
            return self.legal_overflows(seat)
        if kind == CASH_IN:
            return append(self.legal_exchanges(seat, False), SETTLE)
        if kind == NETWORK:
            return bits_from(SCORE, self.setup.shows[self.placed[self.a] & 31])
        if kind == CLAIM_CHOICE:
            return bits_from(TAKE_CLAIM, self.claims_beside[seat])
        return self.legal_preparations()

    def apply(self, action: i64) -> None:
        kind = self.kind
        if kind == TURN:
            self.take_turn(action)
        elif kind == PAY:
            self.pay(action)
        elif kind == PLACE_TILE:
            self.place_tile(action)
        elif kind in (STAND, STAND_TO_CLAIM):
            self.stand(action)
        elif kind == RAISE:
            self.raise_coins(action)
        elif kind == OVERFLOW:
            self.make_room(action)
        elif kind == CASH_IN:
            self.cash_in(action)
        elif kind == NETWORK:
            self.score(self.actor, self.a, action - SCORE)
            self.collect_bonuses(self.actor)
        elif kind == CLAIM_CHOICE:
            self.take_claim(action - TAKE_CLAIM)
        else:
            self.apply_preparation(action)

    def weights(self) -> vec[i64]:
        if self.kind != RESOURCE_CHANCE:
            return vec[i64]([1] * len(self.legal()))
        out = vec[i64](capacity=32)
        for kind in range(self.setup.kinds):
            if self.stack[kind]:
                out = append(out, self.stack[kind])
        return out

    def tickets(self) -> i64:
        if self.kind == RESOURCE_CHANCE:
            return self.stack_size
        return len(self.legal())

    def outcome(self, ticket: i64) -> i64:
        if self.kind == RESOURCE_CHANCE:
            return DEAL_RESOURCE + ticketed(self.stack, ticket)
        return self.legal()[ticket]

    def source(self) -> int:
        if self.kind == EMOTION_CHANCE:
            return int(self.a)
        return LOTUS_LUCK if self.kind == RESOURCE_CHANCE else SETUP_LUCK

    def copy(self) -> AmygdalaState:
        return AmygdalaState(self.setup, self)

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.points(seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # Preparing to play

    def prepare(self) -> None:
        """Put the decisions of the preparation on the stack, the first one on top [AMY-SETUP]."""
        setup = self.setup
        for seat in range(self.players):
            self.coins[seat] = setup.start_coins
            self.wilds[seat] = setup.start_wilds
            self.locked[seat] = bit(setup.places) - 1
            self.tile_on[seat * setup.places + setup.centre] = setup.centre_tile
        self.wait(START_CHOICE, 0 if setup.start_chosen else CHANCE, 0, 0)
        seat = self.players - 1
        while seat >= 0:
            self.push(EMOTION_CHANCE, CHANCE, seat, 1 if setup.centre == 0 else 0)
            seat -= 1
        self.push(RESOURCE_CHANCE, CHANCE, self.next_empty_slot(), -1)
        if setup.vp_tiles_used:
            self.push(VP_CHANCE, CHANCE, 0, 0)

    def legal_preparations(self) -> vec[i64]:
        if self.kind == RESOURCE_CHANCE:
            out = vec[i64](capacity=32)
            for kind in range(self.setup.kinds):
                if self.stack[kind]:
                    out = append(out, DEAL_RESOURCE + kind)
            return out
        if self.kind == EMOTION_CHANCE:
            return bits_from(DEAL_EMOTION, self.tiles_to_deal(self.a, self.b))
        if self.kind == VP_CHANCE:
            left = bit(EMOTIONS) - 1
            for region in range(self.a):
                left &= ~bit(self.vp_tile_on[region])
            return bits_from(DEAL_VP, left)
        return bits_from(STARTS, bit(self.players) - 1 if self.kind == START_CHOICE else 0)

    def tiles_to_deal(self, seat: i64, place: i64) -> i64:
        """The emotion tiles that do not lie on a place before this one, or in the centre; a bit each."""
        left = bit(self.setup.tiles) - 1 & ~bit(self.setup.centre_tile)
        for before in range(place):
            left &= ~bit(self.tile_at(seat, before))
        return left

    def apply_preparation(self, action: i64) -> None:
        setup = self.setup
        if self.kind == RESOURCE_CHANCE:
            self.refill_slot(action - DEAL_RESOURCE)
        elif self.kind == EMOTION_CHANCE:
            self.tile_on = self.tile_on[:]
            self.tile_on[self.a * setup.places + self.b] = action - DEAL_EMOTION
            self.b += 1
            if self.b == setup.centre:
                self.b += 1
            if self.b == setup.places:
                self.pop()
        elif self.kind == VP_CHANCE:
            self.vp_tile_on = self.vp_tile_on[:]
            self.vp_tile_on[self.a] = action - DEAL_VP
            self.emit(VP_TILE, CHANCE, self.a, action - DEAL_VP, 0)
            self.a += 1
            if self.a == EMOTIONS:
                self.pop()
        else:
            self.starter = action - STARTS
            self.emit(BEGINS, self.starter, 0, 0, 0)
            self.begin_turn(self.starter)

    # Gameplay: one of three actions

    def begin_turn(self, seat: i64) -> None:
        self.wait(TURN, seat, 0, 0)

    def legal_turn(self, seat: i64) -> vec[i64]:
        """Acquire, place an emotion, or place a claim; pass only if none is possible [AMY-TURN]."""
        raisable = self.raisable(seat)
        supply = self.coin_supply()
        purse = self.coins[seat] + (raisable if raisable < supply else supply)
        out = self.legal_buys(seat, purse)
        for unlock in self.legal_unlocks(seat, raisable, supply):
            out = append(out, unlock)
        for region in range(EMOTIONS):
            if self.claims[seat] >> region & 1 and self.can_stand_for(seat, region, purse):
                out = append(out, CLAIM + region)
        if len(out) == 0:
            out = append(out, PASS)
        return out

    def take_turn(self, action: i64) -> None:
        seat = self.actor
        if action == PASS:
            self.skip(seat)
            return
        self.passes = 0
        if action >= CLAIM:
            self.wait(STAND_TO_CLAIM, seat, action - CLAIM, 0)
        elif is_buy(action):
            if self.has_coins(self.price(seat, action), action):
                self.buy(seat, action)
                self.refill(seat)
        elif self.has_coins(self.cloud_cost(seat, action - UNLOCK), action):
            self.move_cloud(seat, action - UNLOCK)
            self.wait(PAY, seat, action - UNLOCK, 0)

    def skip(self, seat: i64) -> None:
        """Nothing is possible; if so for everybody, nothing ever will be [AMY-TURN-2, AMY-END-5]."""
        self.passes += 1
        self.emit(PASSED, seat, 0, 0, 0)
        if self.passes == self.players:
            self.emit(STANDSTILL, CHANCE, 0, 0, 0)
            for one in range(self.players):
                self.settle(one)
            self.score_finally()
        else:
            self.finish_action(seat)

    # A. Acquire resource tiles

    def refill(self, seat: i64) -> None:
        """Few tiles left on all lotuses together: fill them up again [AMY-REFILL-1]."""
        if self.tiles_on_lotuses() <= self.setup.refill_at and self.prepare_stack():
            self.wait(RESOURCE_CHANCE, CHANCE, self.next_empty_slot(), seat)
        else:
            self.finish_action(seat)

    def refill_slot(self, kind: i64) -> None:
        self.deal_resource(self.a, kind)
        slot = self.next_empty_slot()
        if slot >= 0 and self.prepare_stack():
            self.a = slot
        elif self.b < 0:
            self.pop()
        else:
            self.finish_action(self.b)

    # B. Place an emotion tile

    def pay(self, action: i64) -> None:
        """Pay the next icon; the last one unlocks the tile [AMY-PAY]."""
        seat = self.actor
        place = self.a
        emotion = self.icon(seat, place, self.b)
        if action == PAY_COINS and not self.has_coins(self.coin_price(emotion), action):
            return
        self.pay_icon(seat, action, emotion)
        self.b += 1
        if self.b == self.setup.icon_counts[self.tile_at(seat, place)]:
            self.locked[seat] &= ~bit(place)
            self.wait(PLACE_TILE, seat, place, 0)

    def place_tile(self, action: i64) -> None:
        seat = self.actor
        if action < PLACE + self.setup.spaces:
            self.wait(STAND, seat, action - PLACE, self.a)
        else:
            # No space for it: the turn ends with neither points nor bonuses [AMY-PLACE-6].
            self.emit(RETURNED, seat, self.tile_at(seat, self.a), 0, 0)
            self.finish_action(seat)

    def stand(self, action: i64) -> None:
        """The mood marker goes to a lotus next to the region; then the tile can be placed [AMY-MOVE]."""
        seat = self.actor
        if not self.has_coins(self.toll_to(seat, action - MOVE), action):
            return
        self.move_mood(seat, action - MOVE)
        if self.kind == STAND_TO_CLAIM:
            self.place_claim(seat, self.a)
            return
        space = self.a
        tile = self.tile_at(seat, self.b)
        self.put(seat, tile, space)
        self.emit(PLACED, seat, tile, space, 0)
        emotions = self.setup.shows[tile]
        if emotions & (emotions - 1):
            self.wait(NETWORK, seat, space, 0)
        else:
            self.score(seat, space, first_bit(emotions))
            self.collect_bonuses(seat)

    def score(self, seat: i64, space: i64, emotion: i64) -> None:
        """A point for each icon in the chosen network [AMY-SCORE-1]."""
        points = self.network(seat, space, emotion)
        self.vp[seat] += points
        self.network_points[seat] += points
        self.emit(SCORED, seat, emotion, points, 0)

    def collect_bonuses(self, seat: i64) -> None:
        """All bonuses around the cloud that no tile touches any more [AMY-BONUS]."""
        setup = self.setup
        opened = self.open_bonuses(seat, self.cloud[seat])
        self.bonuses_taken[seat] |= opened
        claims: i64 = 0
        for bonus in range(setup.bonuses):
            if opened >> bonus & 1:
                self.emit(BONUS, seat, bonus, 0, 0)
                claims += setup.gives[bonus * ITEMS + CLAIM_ITEM]
                for item in range(CLAIM_ITEM + 1, ITEMS):
                    for _ in range(setup.gives[bonus * ITEMS + item]):
                        self.gain_item(seat, item)
        self.choose_claims(seat, claims)

    def gain_item(self, seat: i64, item: i64) -> None:
        if self.supply(item) <= 0:
            self.emit(GOT, seat, item, 0, 0)
            return
        if item == IDEA_ITEM:
            self.ideas[seat] += 1
        elif item == DREAM_ITEM:
            self.dreams[seat] += 1
        elif item == HAPPINESS_ITEM:
            self.happiness[seat] += 1
        else:
            self.wilds[seat] += 1
        self.emit(GOT, seat, item, 1, 0)

    def choose_claims(self, seat: i64, count: i64) -> None:
        """The player picks claim tiles from beside the board, while there are any [AMY-BONUS-4]."""
        if count and self.claims_beside[seat]:
            self.wait(CLAIM_CHOICE, seat, count, 0)
        else:
            self.finish_action(seat)

    def take_claim(self, region: i64) -> None:
        seat = self.actor
        self.claims_beside[seat] &= ~bit(region)
        self.claims[seat] |= bit(region)
        self.emit(CLAIM_TAKEN, seat, region, 0, 0)
        self.choose_claims(seat, self.a - 1)

    # C. Place a claim tile

    def place_claim(self, seat: i64, region: i64) -> None:
        """On the first free claim space: the order decides ties [AMY-CLAIM]."""
        before = self.claim_count(region)
        self.claims[seat] &= ~bit(region)
        self.claims_in[region] |= (seat + 1) << 3 * before
        self.emit(CLAIM_PLACED, seat, region, before, 0)
        self.finish_action(seat)

    # Coins for something that costs more than there are

    def has_coins(self, cost: i64, action: i64) -> bool:
        """Are the coins there? If not, ask what to exchange for them first [AMY-TRADE-7]."""
        if self.coins[self.actor] >= cost:
            return True
        self.push(RAISE, self.actor, cost, action)
        return False

    def legal_raises(self, seat: i64) -> vec[i64]:
        """The exchanges after which what they are made for can still be paid."""
        out = vec[i64](capacity=32)
        for action in self.legal_exchanges(seat, True):
            if self.still_affords(seat, action):
                out = append(out, action)
        return out

    def still_affords(self, seat: i64, exchange: i64) -> bool:
        """Try an exchange out, and put everything back."""
        shows: i64 = 0
        if SELL_RESOURCE <= exchange < SELL_WILD:
            shows = exchange - SELL_RESOURCE
        at = seat * EMOTIONS + shows
        coins = self.coins[seat]
        vp = self.vp[seat]
        held = self.held[at]
        wilds = self.wilds[seat]
        happiness = self.happiness[seat]
        ideas = self.ideas[seat]
        dreams = self.dreams[seat]
        self.trade(seat, exchange)
        is_affordable = self.affords(seat, self.a, self.b)
        self.coins[seat] = coins
        self.vp[seat] = vp
        self.held[at] = held
        self.wilds[seat] = wilds
        self.happiness[seat] = happiness
        self.ideas[seat] = ideas
        self.dreams[seat] = dreams
        return is_affordable

    def affords(self, seat: i64, cost: i64, action: i64) -> bool:
        """Can an action be paid, with the icons that come after it?"""
        if action == PAY_COINS:
            last: i64 = len(self.frames)
            tile = self.tile_at(seat, self.frames[last - 2])
            return self.covers(
                seat, self.raisable(seat), self.coin_supply(), cost, tile, self.frames[last - 1] + 1
            )
        if UNLOCK <= action < CLAIM:
            tile = self.tile_at(seat, action - UNLOCK)
            return self.covers(seat, self.raisable(seat), self.coin_supply(), cost, tile, 0)
        return cost <= self.purse(seat)

    def raise_coins(self, exchange: i64) -> None:
        """Exchange, and go on with what the coins were needed for once there are enough."""
        seat = self.actor
        self.exchange(seat, exchange)
        if self.coins[seat] >= self.a:
            action = self.b
            self.pop()
            self.apply(action)

    # The end of a turn

    def finish_action(self, seat: i64) -> None:
        """Cash in on the last turn; then everything must fit [AMY-BANK-1, AMY-TRADE-9]."""
        if self.is_last_turn() and self.has_something_to_exchange(seat):
            self.wait(CASH_IN, seat, 0, 0)
        else:
            self.check_memory(seat)

    def check_memory(self, seat: i64) -> None:
        if self.is_over_limit(seat):
            self.wait(OVERFLOW, seat, 0, 0)
        else:
            self.end_turn(seat)

    def make_room(self, action: i64) -> None:
        seat = self.actor
        if action >= DISCARD_RESOURCE:
            self.discard(seat, action)
        else:
            self.exchange(seat, action)
        self.check_memory(seat)

    def cash_in(self, action: i64) -> None:
        seat = self.actor
        if action == SETTLE:
            self.settle(seat)
            self.check_memory(seat)
        else:
            self.exchange(seat, action)
            self.finish_action(seat)

    # Game end

    def end_turn(self, seat: i64) -> None:
        """Few tiles left: finish the round, then one turn more for everybody [AMY-END-1, AMY-END-2]."""
        if self.phase == OPEN and self.tiles_left(seat) <= self.setup.tiles_left_at_end:
            self.phase = ENDING
            self.emit(END_TRIGGERED, seat, 0, 0, 0)
        following = seat + 1 if seat + 1 < self.players else 0
        if following == self.starter:
            if self.phase == LAST_ROUND:
                self.score_finally()
                return
            if self.phase == ENDING:
                self.phase = LAST_ROUND
                self.emit(LAST_ROUND_BEGINS, CHANCE, 0, 0, 0)
        self.begin_turn(following)

    def score_finally(self) -> None:
        """Leftover coins and majorities; the most points win, then the most coins [AMY-FINAL]."""
        for seat in range(self.players):
            self.emit(COINS_SCORED, seat, self.coins[seat], self.coin_points(seat), 0)
        for region in range(EMOTIONS):
            for seat in range(self.players):
                if self.has_claim(seat, region) and self.icons_in[seat * EMOTIONS + region]:
                    place = self.place_in(seat, region)
                    self.emit(REGION_SCORED, seat, region, place, self.region_points(seat, region))
        best: i64 = -1
        for seat in range(self.players):
            rank = self.points(seat) * 1000 + self.coins[seat]
            if rank > best:
                best = rank
                self.won = bit(seat)
            elif rank == best:
                self.won |= bit(seat)
        self.finish()


def bits_from(first: i64, mask: i64) -> vec[i64]:
    """An action for every one in a mask."""
    out = vec[i64](capacity=32)
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            out = append(out, first + at)
        at += 1
    return out


def new_game(setup: AmygdalaSetup) -> AmygdalaState:
    """The first position: the box is open and nothing is decided."""
    state = AmygdalaState(setup)
    state.prepare()
    return state
