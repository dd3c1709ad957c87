"""Positions of Amber that an observer could be looking at.

Known: the board, the row, the open discards, the own hand and own buried tiles, and those tiles of other
hands that were taken face up. The rest of the tiles are dealt by lot over the other hands, what others have
buried, and the stack.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.preparing import use_layout
from parlour.games.amber.rules.setup import AmberSetup
from parlour.games.amber.rules.travel import leave_castle
from parlour.games.amber.wire.view import DECISIONS, AmberView, pack


def imagine(setup: AmberSetup, view: AmberView, rng: Random) -> AmberState:
    """A position that gives this view to its observer."""
    state = AmberState(setup)
    cells = {name: cell for cell, name in enumerate(setup.cell_names)}
    cells[""] = -1
    _board(cells, setup, view, state)
    _players(cells, setup, view, state)
    _deal_unknown(setup, view, state, rng)
    DECISIONS.restore(state, view.waiting)
    return state


def _board(cells: dict[str, int], setup: AmberSetup, view: AmberView, state: AmberState) -> None:
    if view.layout:
        use_layout(state, setup.layout_ids.index(view.layout))
    sites = [cells[name] for name in view.coins_on]
    state.coin_on = sum(1 << state.site_at[cell] for cell in sites)
    for name, laid in view.board.items():
        state.tile_at[cells[name]] = 1 + setup.kind_ids.index(laid.tile) * 4 + laid.turn
    for name, count in view.discards.items():
        state.discards[setup.kind_ids.index(name)] = count
    state.row = vec[i64]([setup.kind_ids.index(name) for name in view.row])
    state.stack = view.stack
    state.passes = view.passes
    state.locked = int(view.locked)
    state.starter = view.starter
    state.won = sum(1 << seat for seat in view.winners)


def _players(cells: dict[str, int], setup: AmberSetup, view: AmberView, state: AmberState) -> None:
    state.special_shovels = 0
    for seat, player in enumerate(view.players):
        state.castle_cell[seat] = cells[player.castle]
        state.coins[seat] = player.coins
        state.hand_sizes[seat] = player.tiles
        state.known[seat] = pack(setup, player.known)
        state.special_shovels |= int(player.special_shovel) << seat
        if player.castle:
            leave_castle(state, seat)


def _deal_unknown(setup: AmberSetup, view: AmberView, state: AmberState, rng: Random) -> None:
    left = [int(count) for count in setup.counts]
    for kind in range(setup.kinds):
        left[kind] -= int(state.discards[kind])
    for piece in state.tile_at:
        if codes.EMPTY < piece < codes.CASTLE_PIECE:
            left[(piece - 1) // 4] -= 1
    for kind in state.row:
        left[kind] -= 1
    for seat in range(setup.players):
        state.hands[seat] = pack(setup, view.hand) if seat == view.seat else state.known[seat]
        for kind in range(setup.kinds):
            left[kind] -= int(state.holds(seat, kind))
    for name, count in view.buried.items():
        kind = setup.kind_ids.index(name)
        state.buried[view.seat * 16 + kind] = count
        left[kind] -= count
    pool = [kind for kind in range(setup.kinds) for _ in range(left[kind])]
    for at in range(len(pool) - 1, 0, -1):
        other = rng.randrange(at + 1)
        pool[at], pool[other] = pool[other], pool[at]
    if view.decision == "rebuild" and view.actor != view.seat:
        _give_second_tile(setup, state, view.actor, pool)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            held = sum(int(state.holds(seat, kind)) for kind in range(setup.kinds))
            for _ in range(player.tiles - held):
                state.hands[seat] += 1 << 4 * pool.pop()
            for _ in range(player.buried):
                state.buried[seat * 16 + pool.pop()] += 1
    state.deck = vec[i64]([pool.count(kind) for kind in range(16)])


def _give_second_tile(setup: AmberSetup, state: AmberState, seat: int, pool: list[int]) -> None:
    """All saw a road laid against a straight: that hand has a bridge or roundabout [AMB-REBUILD-12]."""
    if not any(setup.rebuilds[kind] and state.holds(seat, kind) for kind in range(setup.kinds)):
        kind = next(kind for kind in pool if setup.rebuilds[kind])
        pool.remove(kind)
        state.hands[seat] += 1 << 4 * kind
