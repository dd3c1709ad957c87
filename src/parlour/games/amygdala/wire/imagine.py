"""Positions of Amygdala from what everybody sees: nothing is hidden, so there is only one."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala.components import EMOTIONS
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.memory import gain_resource
from parlour.games.amygdala.rules.setup import AmygdalaSetup
from parlour.games.amygdala.wire.view import DECISIONS, PHASES, AmygdalaView, Player


def imagine(setup: AmygdalaSetup, view: AmygdalaView, rng: Random) -> AmygdalaState:
    """The position that gives this view; the stack has no order to make up."""
    state = AmygdalaState(setup)
    _board(setup, view, state)
    for seat, player in enumerate(view.players):
        _player(setup, player, state, seat)
    DECISIONS.restore(state, view.waiting)
    return state


def _board(setup: AmygdalaSetup, view: AmygdalaView, state: AmygdalaState) -> None:
    names = setup.names
    kinds = {name: kind for kind, name in enumerate(names.resources)}
    state.toll_at = names.lotuses.index(view.toll)
    for at, lotus in enumerate(names.lotuses):
        for place, tile in enumerate(view.lotuses[lotus]):
            state.slots[at * 4 + place] = kinds[tile] + 1 if tile else 0
    state.stack = vec[i64]([view.stack.get(name, 0) for name in names.resources])
    state.stack_size = sum(view.stack.values())
    state.discards = vec[i64]([view.discards.get(name, 0) for name in names.resources])
    spaces = {name: space for space, name in enumerate(names.spaces)}
    tiles = {name: tile for tile, name in enumerate(names.tiles)}
    for name, there in view.spaces.items():
        state.placed[spaces[name]] = there.seat * 32 + tiles[there.tile]
    for at, name in enumerate(names.regions):
        region = view.regions[name]
        for seat, icons in enumerate(region.icons):
            state.icons_in[seat * len(EMOTIONS) + at] = icons
        state.claims_in[at] = sum(seat + 1 << 3 * order for order, seat in enumerate(region.claims))
        state.vp_tile_on[at] = names.vp_tiles.index(region.vp_tile) if region.vp_tile else -1
    state.starter = view.starter
    state.phase = PHASES.index(view.phase)
    state.passes = view.passes
    state.won = sum(1 << seat for seat in view.winners)


def _player(setup: AmygdalaSetup, player: Player, state: AmygdalaState, seat: int) -> None:
    names = setup.names
    state.vp[seat] = player.vp
    state.network_points[seat] = player.network_points
    state.dream_points[seat] = player.dream_points
    state.sold_points[seat] = player.sold_points
    state.coins[seat] = player.coins
    for name, count in player.resources.items():
        for _ in range(count):
            gain_resource(state, seat, names.resources.index(name))
    state.wilds[seat] = player.wilds
    state.happiness[seat] = player.happiness
    state.ideas[seat] = player.ideas
    state.dreams[seat] = player.dreams
    state.claims[seat] = sum(1 << names.regions.index(name) for name in player.claims)
    state.claims_beside[seat] = sum(1 << names.regions.index(name) for name in player.claims_beside)
    state.mood[seat] = names.lotuses.index(player.mood)
    state.cloud[seat] = names.places.index(player.cloud) if player.cloud else -1
    for at, place in enumerate(names.places):
        if place in player.dealt:
            state.tile_on[seat * setup.places + at] = names.tiles.index(player.dealt[place])
        if place in player.board or place not in player.dealt:
            state.locked[seat] |= 1 << at
    state.bonuses_taken[seat] = sum(1 << names.bonuses.index(name) for name in player.bonuses)
