"""Preparing to play: VP tiles, the lotuses, everybody's emotion tiles, and who begins [AMY-SETUP]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.codes import (
    BEGINS,
    DEAL_EMOTION,
    DEAL_VP,
    EMOTION_CHANCE,
    EMOTIONS,
    START_CHOICE,
    STARTS,
    VP_CHANCE,
    VP_TILE,
)
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.ending import begin_turn
from parlour.games.amygdala.rules.masks import bits_from
from parlour.games.amygdala.rules.refilling import REFILLING, next_empty_slot
from parlour.kernel.state import CHANCE, bit, changed

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


def prepare(state: AmygdalaState) -> None:
    """Put the decisions of the preparation on the stack, the first one on top [AMY-SETUP]."""
    setup = state.setup
    for seat in range(state.players):
        state.coins[seat] = setup.start_coins
        state.wilds[seat] = setup.start_wilds
        state.locked[seat] = bit(setup.places) - 1
        state.tile_on[seat * setup.places + setup.centre] = setup.centre_tile
    STARTING.wait(state, 0 if setup.start_chosen else CHANCE)
    for back in range(state.players):
        DEALING_EMOTIONS.push(state, CHANCE, state.players - 1 - back, 1 if setup.centre == 0 else 0)
    REFILLING.push(state, CHANCE, next_empty_slot(state), -1)
    if setup.vp_tiles_used:
        DEALING_VP_TILES.push(state, CHANCE)


class VpChance(AmygdalaDecision):
    """Which VP tile covers what is printed in a region, one region after the other (a variant)."""

    def __init__(self) -> None:
        super().__init__(VP_CHANCE, "deal_vp", ("deal_vp",), "deal")
        self.region: Final = self.in_a("region")

    def legal(self, state: AmygdalaState) -> vec[i64]:
        left = bit(EMOTIONS) - 1
        for region in range(self.region.of(state)):
            left &= ~bit(state.vp_tile_on[region])
        return bits_from(DEAL_VP, left)

    def apply(self, state: AmygdalaState, action: i64) -> None:
        region = self.region.of(state)
        state.vp_tile_on = changed(state.vp_tile_on, region, action - DEAL_VP)
        state.emit(VP_TILE, CHANCE, region, action - DEAL_VP, 0)
        if region + 1 < EMOTIONS:
            self.region.set(state, region + 1)
        else:
            state.pop()


DEALING_VP_TILES: Final = VpChance()


class EmotionChance(AmygdalaDecision):
    """Which emotion tile lies on a place of a player board, one place after the other."""

    def __init__(self) -> None:
        super().__init__(EMOTION_CHANCE, "deal_emotion", ("deal_emotion",), "deal")
        self.owner: Final = self.in_a("owner")
        self.place: Final = self.in_b("place")

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return bits_from(DEAL_EMOTION, tiles_to_deal(state, self.owner.of(state), self.place.of(state)))

    def apply(self, state: AmygdalaState, action: i64) -> None:
        setup = state.setup
        place = self.place.of(state)
        at = self.owner.of(state) * setup.places + place
        state.tile_on = changed(state.tile_on, at, action - DEAL_EMOTION)
        place += 2 if place + 1 == setup.centre else 1
        if place < setup.places:
            self.place.set(state, place)
        else:
            state.pop()

    def source(self, state: AmygdalaState) -> int:
        return int(self.owner.of(state))


DEALING_EMOTIONS: Final = EmotionChance()


def tiles_to_deal(state: AmygdalaState, seat: i64, place: i64) -> i64:
    """The emotion tiles that do not lie on a place before this one, or in the centre; a bit each."""
    left = bit(state.setup.tiles) - 1 & ~bit(state.setup.centre_tile)
    for before in range(place):
        left &= ~bit(state.tile_at(seat, before))
    return left


class StartChoice(AmygdalaDecision):
    """Who has the first turn."""

    def __init__(self) -> None:
        super().__init__(START_CHOICE, "start", ("start",))

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return bits_from(STARTS, bit(state.players) - 1)

    def apply(self, state: AmygdalaState, action: i64) -> None:
        state.starter = action - STARTS
        state.emit(BEGINS, state.starter, 0, 0, 0)
        begin_turn(state, state.starter)


STARTING: Final = StartChoice()
