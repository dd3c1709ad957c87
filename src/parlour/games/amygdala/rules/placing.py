"""B. Placing an emotion tile on the game board, once it is paid [AMY-PLACE]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.bonuses import collect_bonuses
from parlour.games.amygdala.rules.codes import (
    EMOTIONS,
    HAPPINESS,
    PLACE,
    PLACE_TILE,
    PLACED,
    RETURN,
    RETURNED,
    STAND,
)
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.exchanging import purse
from parlour.games.amygdala.rules.finishing import finish_action
from parlour.games.amygdala.rules.masks import first_bit
from parlour.games.amygdala.rules.moving import can_stand_for, legal_stands, stand
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK, score
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


class PlaceTile(AmygdalaDecision):
    """On which space to place the tile that was unlocked."""

    def __init__(self) -> None:
        super().__init__(PLACE_TILE, "place", ("place", "return"))
        self.place: Final = self.in_a("place")
        """The place of the player board it comes from."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return legal_places(state, state.actor, state.tile_at(state.actor, self.place.of(state)))

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        place = self.place.of(state)
        if action < PLACE + state.setup.spaces:
            STANDING.wait(state, seat, action - PLACE, place)
        else:
            # No space for it: the turn ends with neither points nor bonuses [AMY-PLACE-6].
            state.emit(RETURNED, seat, state.tile_at(seat, place), 0, 0)
            finish_action(state, seat)

    def prompt(self, state: AmygdalaState) -> str:
        return "return" if self.legal(state)[0] == RETURN else self.called


PLACING: Final = PlaceTile()


def legal_places(state: AmygdalaState, seat: i64, tile: i64) -> vec[i64]:
    """The spaces that fit, in regions the mood marker can get to; or the way back into the box."""
    out = vec[i64](capacity=64)
    most = purse(state, seat)
    regions: i64 = 0
    for region in range(EMOTIONS):
        if can_stand_for(state, seat, region, most):
            regions |= bit(region)
    for space in range(state.setup.spaces):
        if regions >> state.setup.region_of[space] & 1 and fits(state, seat, tile, space):
            out = append(out, PLACE + space)
    if len(out) == 0:
        out = append(out, RETURN)
    return out


def fits(state: AmygdalaState, seat: i64, tile: i64, space: i64) -> bool:
    """Next to a source that matches, or to an own tile with the same emotion [AMY-PLACE]."""
    setup = state.setup
    if state.placed[space] >= 0:
        return False
    shows = setup.shows[tile]
    source = setup.source_of[space]
    # Happiness accepts any source [AMY-PLACE-5].
    if source >= 0 and (shows >> source & 1 or shows & bit(HAPPINESS)):
        return True
    for at in range(space * 6, space * 6 + 6):
        beside = setup.around[at]
        if beside < 0:
            break
        there = state.placed[beside]
        if there >> 5 == seat and setup.shows[there & 31] & shows:
            return True
    return False


class Stand(AmygdalaDecision):
    """From which lotus to place the tile [AMY-MOVE]."""

    def __init__(self) -> None:
        super().__init__(STAND, "stand", ("stand",))
        self.space: Final = self.in_a("space")
        """The space of the game board it goes to."""
        self.place: Final = self.in_b("place")
        """The place of the player board it comes from."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return legal_stands(state, state.actor, state.setup.region_of[self.space.of(state)])

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        if not stand(state, seat, action):
            return
        space = self.space.of(state)
        tile = state.tile_at(seat, self.place.of(state))
        put(state, seat, tile, space)
        state.emit(PLACED, seat, tile, space, 0)
        emotions = state.setup.shows[tile]
        if emotions & (emotions - 1):
            CHOOSING_A_NETWORK.wait(state, seat, space)
        else:
            score(state, seat, space, first_bit(emotions))
            collect_bonuses(state, seat)


STANDING: Final = Stand()


def put(state: AmygdalaState, seat: i64, tile: i64, space: i64) -> None:
    state.placed[space] = seat * 32 + tile
    state.icons_in[seat * EMOTIONS + state.setup.region_of[space]] += state.setup.icon_counts[tile]
