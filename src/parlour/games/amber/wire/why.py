"""Why an action is not allowed: the rule of docs/rules/amber.md that forbids it."""

from __future__ import annotations

from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.rebuilding import can_rebuild, would_reach
from parlour.games.amber.rules.turn import is_stuck


def why_not(state: AmberState, action: int) -> str:
    """The id of the first rule, in the order a player would check, that an illegal action breaks."""
    if state.kind == codes.REBUILD:
        return "AMB-REBUILD-1"
    if state.kind == codes.DRAW:
        return "AMB-ADV-3"
    if state.kind == codes.PLAY and codes.REPLACE <= action < codes.BURY:
        return "AMB-REBUILD-8"
    if state.kind != codes.PLAY or not _is_play(action):
        return "AMB-TURN-1"
    seat = int(state.actor)
    setup = state.setup
    if action < codes.LAY_WETLAND:
        return _why_not_place(state, seat, action >> 6, (action & 63) + 1)
    if action < codes.DIG:
        return _why_not_wetland(state, seat, action - codes.LAY_WETLAND)
    if action < codes.DIG_SPECIAL:
        return (
            _why_not_dig(state, seat, action - codes.DIG) if state.holds(seat, setup.shovel) else "AMB-TURN-2"
        )
    if action < codes.REPLACE:
        can_use = state.special_shovels >> seat & 1
        return _why_not_dig(state, seat, action - codes.DIG_SPECIAL) if can_use else "AMB-ADV-1"
    if action == codes.PASS:
        return "AMB-STUCK-2" if is_stuck(state) else "AMB-STUCK-1"
    if not state.holds(seat, action - codes.BURY):
        return "AMB-TURN-2"
    return "AMB-STUCK-3" if is_stuck(state) else "AMB-STUCK-1"


def nearest(state: AmberState, action: int) -> int:
    """Of the turns in which a tile may be laid on a square, the one that comes nearest to fitting, if none
    does: a square is pointed at before the tile is turned.

    Against a blank side of a straight is nearer than leaving a road without its end: so one hears why that
    straight cannot be rebuilt.
    """
    if state.kind != codes.PLAY or action >= codes.LAY_WETLAND:
        return action
    cell, piece = action >> 6, action & 63
    first = piece - piece % 4
    turns = [first + turn for turn in range(4) if state.setup.turns[first // 4] >> turn & 1]
    legal = state.legal()
    if any(cell << 6 | one in legal for one in turns):
        return action
    return cell << 6 | min(turns, key=lambda one: (_misfit(state, cell, one + 1), one != piece))


def _is_play(action: int) -> bool:
    return action < codes.REPLACE or codes.BURY <= action < codes.DRAW_ROW or action == codes.PASS


def _why_not_place(state: AmberState, seat: int, cell: int, piece: int) -> str:
    setup = state.setup
    kind = (piece - 1) // 4
    if not state.holds(seat, kind):
        return "AMB-TURN-2"
    if state.tile_at[cell] != codes.EMPTY:
        return "AMB-PLACE-1"
    if not state.reaches(seat, cell):
        return "AMB-REACH-1"
    if not setup.turns[kind] >> (piece - 1) % 4 & 1:
        return "AMB-PLACE-2"  # a turn of the tile that looks like another one
    closed = []  # neighbours our road runs into without finding one
    for side in range(4):
        beside = int(setup.neighbour[cell * 4 + side])
        if beside >= 0:
            asked = setup.asks[state.tile_at[beside] * 4 + (side + 2) % 4]
            shows_road = setup.edges[piece] >> side & 1
            if asked == 1 and not shows_road:
                return "AMB-MATCH-2" if state.tile_at[beside] == codes.CASTLE_PIECE else "AMB-MATCH-1"
            if asked == 2 and shows_road:
                closed.append((beside, side))
    if len(closed) > 1:
        return "AMB-REBUILD-2"
    straight, side = closed[0]
    lies = int(state.tile_at[straight])
    if not _is_straight(state, lies):
        return "AMB-MATCH-1"
    if not setup.replaceable[lies]:
        return "AMB-REBUILD-4"
    if not can_rebuild(state, straight, side):
        return "AMB-REBUILD-3"
    if setup.rebuild_in_reach and not would_reach(state, seat, straight, cell, piece):
        return "AMB-REBUILD-9"
    # What is missing is the second tile: the hand has none, or only the one that is being laid.
    return "AMB-REBUILD-12" if setup.rebuilds[kind] else "AMB-REBUILD-1"


def _misfit(state: AmberState, cell: int, piece: int) -> int:
    """How far a tile in a cell is from matching its neighbours."""
    setup = state.setup
    found = 0
    for side in range(4):
        beside = int(setup.neighbour[cell * 4 + side])
        asked = setup.asks[state.tile_at[beside] * 4 + (side + 2) % 4] if beside >= 0 else 0
        shows_road = setup.edges[piece] >> side & 1
        found += 2 * (asked == 1 and not shows_road) + (asked == 2 and bool(shows_road))
    return found


def _is_straight(state: AmberState, piece: int) -> bool:
    return int(state.setup.edges[piece]) in (0b0101, 0b1010)


def _why_not_wetland(state: AmberState, seat: int, cell: int) -> str:
    if not state.holds(seat, state.setup.wetland):
        return "AMB-TURN-2"
    if state.tile_at[cell] != codes.EMPTY:
        return "AMB-WETLAND-1"
    return "AMB-WETLAND-2" if state.reaches(seat, cell) else "AMB-REACH-1"


def _why_not_dig(state: AmberState, seat: int, cell: int) -> str:
    if state.tile_at[cell] in (codes.EMPTY, codes.CASTLE_PIECE):
        return "AMB-SHOVEL-1"
    return "AMB-SHOVEL-3" if state.reaches(seat, cell) else "AMB-SHOVEL-2"
