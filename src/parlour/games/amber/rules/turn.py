"""A turn: playing one tile, or burying one or passing when none can be played [AMB-TURN, AMB-STUCK]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlour.games.amber.rules.codes import (
    BURIED,
    BURY,
    DIG,
    DIG_SPECIAL,
    ENDED_PASSES,
    LAY_WETLAND,
    PASS,
    PASSED,
    PLAY,
    STUCK,
)
from parlour.games.amber.rules.decision import AmberDecision
from parlour.games.amber.rules.drawing import refill
from parlour.games.amber.rules.ending import end_by_points, end_turn
from parlour.games.amber.rules.placing import legal_places, place
from parlour.games.amber.rules.shovels import dig, lay_wetland, legal_digs, legal_wetlands
from parlour.games.amber.rules.travel import reached_cells
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.amber.rules.state import AmberState


class Play(AmberDecision):
    """Play a tile; whoever can play none buries one or passes [AMB-TURN-1, AMB-STUCK-1]."""

    def __init__(self) -> None:
        super().__init__(PLAY, "play", ("place", "wetland", "shovel", "special_shovel", "bury", "pass"))

    def legal(self, state: AmberState) -> vec[i64]:
        setup = state.setup
        seat = state.actor
        reached = reached_cells(state, seat)
        out = legal_places(state, seat, reached)
        if state.holds(seat, setup.wetland):
            out = legal_wetlands(state, reached, out)
        if state.holds(seat, setup.shovel):
            out = legal_digs(state, seat, reached, DIG, out)
        stuck = len(out) == 0
        if state.special_shovels >> seat & 1:
            out = legal_digs(state, seat, reached, DIG_SPECIAL, out)
        if stuck:
            out = extend(out, legal_when_stuck(state, seat))
        return out

    def apply(self, state: AmberState, action: i64) -> None:
        if action < LAY_WETLAND:
            place(state, action >> 6, (action & 63) + 1)
        elif action < DIG:
            lay_wetland(state, action - LAY_WETLAND)
        elif action < DIG_SPECIAL:
            dig(state, action - DIG, False)
        elif action < BURY:
            dig(state, action - DIG_SPECIAL, True)
        elif action < PASS:
            bury(state, action - BURY)
        else:
            skip(state)

    def prompt(self, state: AmberState) -> str:
        if not is_stuck(state):
            return self.name
        return "bury" if self.legal(state)[0] >= BURY else "stuck"


PLAYING: Final = Play()


# Inability to place a tile


def is_stuck(state: AmberState) -> bool:
    """No tile of the hand can be played; the special shovel is not part of the hand [AMB-ADV]."""
    plays = PLAYING.legal(state)
    return len(plays) == 0 or plays[len(plays) - 1] >= BURY


def legal_when_stuck(state: AmberState, seat: i64) -> vec[i64]:
    """Bury a tile and draw one [AMB-STUCK-2], or pass when there is nothing to draw [AMB-STUCK-3]."""
    out = vec[i64](capacity=16)
    if state.is_exhausted():
        out = append(out, PASS)
        return out
    for kind in range(state.setup.kinds):
        if state.holds(seat, kind):
            out = append(out, BURY + kind)
    return out


def bury(state: AmberState, kind: i64) -> None:
    """Pay a coin, if there is one, put a tile away face down and draw another [AMB-STUCK-2]."""
    seat = state.actor
    paid: i64 = 1 if state.coins[seat] else 0
    state.coins[seat] -= paid
    state.emit(STUCK, seat, paid, 0, 0)
    state.spend(seat, kind)
    forget(state, seat, kind)
    at = seat * 16 + kind
    state.buried = changed(state.buried, at, state.buried[at] + 1)
    state.emit(BURIED, seat, kind, 0, 0)
    state.passes = 0
    refill(state, seat)


def forget(state: AmberState, seat: i64, spent: i64) -> None:
    """A tile was buried and nobody saw which: of every known kind there may be one less [AMB-OPEN]."""
    for kind in range(state.setup.kinds):
        if kind != spent and state.known[seat] >> 4 * kind & 15:
            state.known[seat] -= bit(4 * kind)


def skip(state: AmberState) -> None:
    """Pass; the game ends when everybody has passed in succession [AMB-STUCK-3, AMB-END]."""
    seat = state.actor
    state.passes += 1
    state.emit(PASSED, seat, 0, 0, 0)
    if state.passes == state.players:
        state.emit(ENDED_PASSES, seat, 0, 0, 0)
        end_by_points(state)
    else:
        end_turn(state, seat)
