"""What an observer of Amber may know.

The view is complete: a bot is given it and nothing else, and `imagine` builds positions from it. It is also
an allow-list: other hands, the stack's contents and what others buried are not in it, and so cannot leak.
"""

from __future__ import annotations

import msgspec

from parlour.games.amber.rules import AmberState, codes
from parlour.games.amber.rules.setup import AmberSetup, piece_kind, piece_turn
from parlour.games.amber.wire.outcome import sides_led
from parlour.kernel.game import SPECTATOR

DECISIONS = {
    codes.LAYOUT_CHOICE: "layout",
    codes.DEAL_CHANCE: "deal",
    codes.REVEAL_CHANCE: "reveal",
    codes.CASTLE_CHOICE: "castle",
    codes.START_CHOICE: "start",
    codes.PLAY: "play",
    codes.REBUILD: "rebuild",
    codes.DRAW: "draw",
}


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board, so many quarter turns clockwise."""

    tile: str
    turn: int


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    castle: str
    """The cell, or nothing while castles are being assigned."""
    coins: int
    tiles: int
    """How many are in hand."""
    known: dict[str, int]
    """Tiles everybody saw go into this hand."""
    buried: int
    special_shovel: bool
    villages: list[str]
    """Cells of the villages this castle is connected to."""
    castles: list[str]
    """Cells of the castles this castle is connected to."""
    reach: dict[str, str]
    """The cells this player's roads lead into, with the sides they come over: `{"C4": "NE"}`."""
    points: int


class Frame(msgspec.Struct, frozen=True):
    """A pending decision, as the engine keeps it."""

    kind: int
    actor: int
    a: int
    b: int


class AmberView(msgspec.Struct, frozen=True):
    """Amber as seen from a seat, or by a spectator (seat -1)."""

    seat: int
    decision: str
    """What is waited for: layout, deal, reveal, castle, start, play, rebuild, draw, or over."""
    actor: int
    """The seat that decides; -1 chance, -2 nobody."""
    rebuild: str
    """The cell of the straight section to replace, while that is to be decided."""
    layout: str
    board: dict[str, Laid]
    villages: list[str]
    coins_on: list[str]
    """The villages and castles that still have their coin."""
    players: list[Player]
    starter: int
    stack: int
    row: list[str]
    discards: dict[str, int]
    hand: dict[str, int]
    """The observer's own tiles."""
    buried: dict[str, int]
    """What the observer has buried."""
    passes: int
    locked: bool
    winners: list[int]
    frames: list[Frame]
    """The decisions pending, the present one last. For bots."""


def see(state: AmberState, observer: int) -> AmberView:
    """Build the view of a seat or a spectator from nothing."""
    setup = state.setup
    cell_names = setup.cell_names
    layout = setup.layouts[state.layout] if state.layout >= 0 else None
    sites = [cell_names[cell] for cell in layout.site_cells] if layout else []
    village_count = int(layout.villages) if layout else 0
    castles = [cell_names[cell] if cell >= 0 else "" for cell in state.castle_cell]
    own = observer != SPECTATOR
    hand = int(state.hands[observer]) if own else 0
    mine = range(observer * 16, observer * 16 + setup.kinds) if own else range(0)
    return AmberView(
        seat=observer,
        decision=DECISIONS.get(int(state.kind), "over"),
        actor=int(state.actor),
        rebuild=cell_names[state.a] if state.kind == codes.REBUILD else "",
        layout=setup.layout_ids[state.layout] if layout else "",
        board={
            cell_names[cell]: Laid(setup.kind_ids[piece_kind(piece)], piece_turn(piece))
            for cell, piece in enumerate(state.tile_at)
            if codes.EMPTY < piece < codes.CASTLE_PIECE
        },
        villages=sites[:village_count],
        coins_on=[sites[site] for site in range(len(sites)) if state.coin_on >> site & 1],
        players=[_player(state, seat, sites, village_count, castles) for seat in range(setup.players)],
        starter=int(state.starter),
        stack=int(state.stack),
        row=[setup.kind_ids[kind] for kind in state.row],
        discards={
            name: int(state.discards[kind])
            for kind, name in enumerate(setup.kind_ids)
            if state.discards[kind]
        },
        hand=unpack(setup, hand),
        buried={setup.kind_ids[at % 16]: int(state.buried[at]) for at in mine if state.buried[at]},
        passes=int(state.passes),
        locked=bool(state.locked),
        winners=[seat for seat in range(setup.players) if state.won >> seat & 1],
        frames=_frames(state),
    )


def unpack(setup: AmberSetup, packed: int) -> dict[str, int]:
    """Tiles by name from an int with four bits a kind."""
    return {
        name: packed >> 4 * kind & 15 for kind, name in enumerate(setup.kind_ids) if packed >> 4 * kind & 15
    }


def pack(setup: AmberSetup, tiles: dict[str, int]) -> int:
    """The inverse of `unpack`."""
    return sum(count << 4 * setup.kind_ids.index(name) for name, count in tiles.items())


def _player(
    state: AmberState,
    seat: int,
    sites: list[str],
    village_count: int,
    castles: list[str],
) -> Player:
    cell_names = state.setup.cell_names
    links = int(state.links[seat])
    linked = [site for site in range(len(sites)) if links >> site & 1]
    reach = {}
    for cell, leads in enumerate(state.leads):
        if leads >> 4 * seat & 15:
            reach[cell_names[cell]] = sides_led(leads, seat)
    return Player(
        castle=castles[seat],
        coins=int(state.coins[seat]),
        tiles=int(state.hand_sizes[seat]),
        known=unpack(state.setup, int(state.known[seat])),
        buried=sum(state.buried[seat * 16 : seat * 16 + 16]),
        special_shovel=bool(state.special_shovels >> seat & 1),
        villages=[sites[site] for site in linked if site < village_count],
        castles=[sites[site] for site in linked if site >= village_count],
        reach=reach,
        points=int(state.points(seat)),
    )


def _frames(state: AmberState) -> list[Frame]:
    flat = [int(number) for number in state.frames]
    flat += [int(state.kind), int(state.actor), int(state.a), int(state.b)]
    return [Frame(*flat[at : at + 4]) for at in range(0, len(flat), 4)]
