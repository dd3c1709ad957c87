"""The network an emotion tile joins, and what it scores [AMY-SCORE]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.bonuses import collect_bonuses
from parlour.games.amygdala.rules.codes import NETWORK, SCORE, SCORED
from parlour.games.amygdala.rules.decision import AmygdalaDecision
from parlour.games.amygdala.rules.masks import bits_from

if TYPE_CHECKING:
    from parlour.games.amygdala.rules.state import AmygdalaState


class NetworkChoice(AmygdalaDecision):
    """Which emotion of a tile that was placed scores [AMY-SCORE-2]."""

    def __init__(self) -> None:
        super().__init__(NETWORK, "network", ("score",))
        self.space: Final = self.in_a("space")
        """Where on the game board the tile lies."""

    def legal(self, state: AmygdalaState) -> vec[i64]:
        return bits_from(SCORE, state.setup.shows[state.placed[self.space.of(state)] & 31])

    def apply(self, state: AmygdalaState, action: i64) -> None:
        seat = state.actor
        score(state, seat, self.space.of(state), action - SCORE)
        collect_bonuses(state, seat)


CHOOSING_A_NETWORK: Final = NetworkChoice()


def score(state: AmygdalaState, seat: i64, space: i64, emotion: i64) -> None:
    """A point for each icon in the chosen network [AMY-SCORE-1]."""
    points = network(state, seat, space, emotion)
    state.vp[seat] += points
    state.network_points[seat] += points
    state.emit(SCORED, seat, emotion, points, 0)


def network(state: AmygdalaState, seat: i64, space: i64, emotion: i64) -> i64:
    """The points of the network a space belongs to: its icons of the emotion [AMY-SCORE]."""
    points: i64 = 0
    for here in connected(state, seat, space, emotion):
        points += icons_of(state, state.placed[here] & 31, emotion)
    return points


def connected(state: AmygdalaState, seat: i64, space: i64, emotion: i64) -> vec[i64]:
    """The spaces connected with this one in an emotion, itself first: by own tiles and its source."""
    setup = state.setup
    is_source_found = False
    found = setup.no_spaces[:]
    found[space] = 1
    chain = vec[i64](capacity=32)
    chain = append(chain, space)
    at: i64 = 0
    while at < len(chain):
        here = chain[at]
        at += 1
        chain = add_linked(state, chain, found, seat, emotion, setup.around, here * 6)
        if setup.source_of[here] == emotion and not is_source_found:
            is_source_found = True
            chain = add_linked(state, chain, found, seat, emotion, setup.source_spaces, emotion * 6)
    return chain


def add_linked(
    state: AmygdalaState,
    chain: vec[i64],
    found: vec[i64],
    seat: i64,
    emotion: i64,
    table: vec[i64],
    first: i64,
) -> vec[i64]:
    """The chain with those of six spaces that hold an own tile with the emotion and are new to it."""
    for at in range(first, first + 6):
        space = table[at]
        if space < 0:
            break
        there = state.placed[space]
        if found[space] == 0 and there >> 5 == seat and state.setup.shows[there & 31] >> emotion & 1:
            found[space] = 1
            chain = append(chain, space)
    return chain


def icons_of(state: AmygdalaState, tile: i64, emotion: i64) -> i64:
    """How many icons of an emotion a tile has."""
    count: i64 = 0
    for at in range(tile * 3, tile * 3 + state.setup.icon_counts[tile]):
        if state.setup.icons[at] == emotion:
            count += 1
    return count
