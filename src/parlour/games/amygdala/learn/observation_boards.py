"""The lotuses and boards of Amygdala, as numbers: the turn, the tiles, and both kinds of board as planes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.amygdala.learn.observation_decisions import TILE_ICONS, Decisions
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.rules.codes import EMOTIONS, ITEMS
from parlour.games.amygdala.rules.memory import supply
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.kernel.delta import changed_numbers, changed_seats, has_changed, update_one, update_one_apart
from parlour.kernel.observation import ONE, flag, place_after, share, turns_after
from parlour.kernel.state import bit

PHASES: Final = 3
TILE_PARTS: Final = EMOTIONS + 1
"""The numbers about a resource tile: the emotion it shows, and its cost."""

# Divisors
COST: Final = 3

ICON_BITS: Final = 2
"""The bits of each place, where the icons of an emotion on a player's board are packed into one number."""


class LotusesAndBoards(Decisions):
    """The parts about the turn, the lotuses, the tiles that belong to nobody, and the boards as planes."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        super().__init__(setup)
        players = setup.players
        self.phase: i64 = self.add("phase", PHASES)
        self.passes: i64 = self.add("passes", 1)
        self.starter: i64 = self.add("starter", players)
        self.winners: i64 = self.add("winners", players)
        self.toll: i64 = self.add("toll", LOTUSES)
        self.slots: i64 = self.add("slots", LOTUSES * self.width * TILE_PARTS)
        self.stack: i64 = self.add("stack", setup.kinds)
        self.discards: i64 = self.add("discards", setup.kinds)
        self.supply: i64 = self.add("supply", ITEMS)
        self.region_vp: i64 = self.add("region_vp", EMOTIONS * 3)
        self.icon_shares: vec[i32] = vec[i32]([share(icons, TILE_ICONS) for icons in range(TILE_ICONS + 1)])
        self.turn_written: i64 = self.remember(4)
        self.tiles_seen: i64 = self.remember(LOTUSES * 4 + 2 * setup.kinds)

    def declare_planes(self) -> None:
        """Add the planes, which are the last parts."""
        players, spaces, places = self.setup.players, self.setup.spaces, self.setup.places
        self.owners: i64 = self.add("owners", players * spaces)
        self.icons: i64 = self.add("icons", EMOTIONS * spaces)
        self.locked: i64 = self.add("locked", players * EMOTIONS * places)
        self.placed_seen: i64 = self.remember(spaces)
        self.owners_written: i64 = self.remember(spaces)
        self.locked_seen: i64 = self.remember(players * (1 + places))
        self.icons_locked: i64 = self.remember(players * EMOTIONS)

    def write_turn(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        turn: i64,
    ) -> None:
        players = self.setup.players
        into[at + self.passes] = share(state.passes, players)
        update_one(into, at + self.phase, memory, turn, PHASES, state.phase)
        starter = place_after(seat, state.starter + 1, players)
        update_one(into, at + self.starter, memory, turn + 1, players, starter)
        update_one(into, at + self.toll, memory, turn + 2, LOTUSES, state.toll_at)
        if has_changed(memory, turn + 3, state.won) or everyone:
            for other in range(players):
                won = flag(state.won >> other & 1)
                into[at + self.winners + turns_after(seat, other, players)] = won

    def write_resources(
        self, state: AmygdalaState, into: vec[i32], memory: vec[i64], at: i64, keys: i64
    ) -> None:
        """Write the resource tiles at the lotuses, in the stack and among the discards."""
        setup = self.setup
        kinds = setup.kinds
        changed = changed_numbers(state.slots, memory, keys)
        if changed:
            for slot in range(LOTUSES * 4):
                if changed >> slot & 1:
                    self._slot(state.slots[slot], into, at + self._slot_at(slot))
        keys += LOTUSES * 4
        changed = changed_numbers(state.stack, memory, keys)
        changed |= changed_numbers(state.discards, memory, keys + kinds)
        if changed:
            for kind in range(kinds):
                if changed >> kind & 1:
                    all_of_kind = setup.kind_counts[kind]
                    into[at + self.stack + kind] = share(state.stack[kind], all_of_kind)
                    into[at + self.discards + kind] = share(state.discards[kind], all_of_kind)

    def _slot_at(self, slot: i64) -> i64:
        return self.slots + ((slot >> 2) * self.width + (slot & 3)) * TILE_PARTS

    def _slot(self, tile: i64, into: vec[i32], at: i64) -> None:
        for part in range(TILE_PARTS):
            into[at + part] = 0
        if tile:
            into[at + self.setup.kind_shows[tile - 1]] = ONE
            into[at + EMOTIONS] = share(self.setup.kind_cost[tile - 1], COST)

    def write_supply(self, state: AmygdalaState, into: vec[i32], at: i64) -> None:
        into[at + self.supply] = share(state.coin_supply(), self.setup.coin_total)
        for item in range(1, ITEMS):
            into[at + self.supply + item] = share(supply(state, item), self.setup.item_total[item])

    # The game board

    def write_game_board(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> None:
        first = base + self.placed_seen
        key = first
        for lies in state.placed:
            # One more than a tile, so that zero is none.
            if memory[key] != lies + 1:
                memory[key] = lies + 1
                self._put(key - first, lies, into, at)
                self._owner(key - first, lies, seat, into, memory, at, base)
            key += 1
        if everyone:
            for space in range(self.setup.spaces):
                if state.placed[space] >= 0:
                    self._owner(space, state.placed[space], seat, into, memory, at, base)

    def _put(self, space: i64, lies: i64, into: vec[i32], at: i64) -> None:
        """Write the icons of the tile on a space; zeros if none lies there any more."""
        for emotion in range(EMOTIONS):
            bits: i32 = 0
            if lies >= 0:
                bits = self.tile_icons[(lies & 31) * EMOTIONS + emotion]
            into[at + self.icons + emotion * self.setup.spaces + space] = bits

    def _owner(
        self, space: i64, lies: i64, seat: i64, into: vec[i32], memory: vec[i64], at: i64, base: i64
    ) -> None:
        players, spaces = self.setup.players, self.setup.spaces
        owner: i64 = -1
        if lies >= 0:
            owner = turns_after(seat, lies >> 5, players)
        key = base + self.owners_written + space
        update_one_apart(into, at + self.owners + space, memory, key, players, spaces, owner)

    # The player boards

    def write_tiles(
        self,
        state: AmygdalaState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> None:
        """Write the emotion tiles that wait on the players' boards."""
        players, places = self.setup.players, self.setup.places
        keys = base + self.locked_seen
        changed = changed_numbers(state.locked, memory, keys)
        changed |= changed_seats(state.tile_on, places, memory, keys + players)
        again = changed | everyone
        if again == 0:
            return
        for other in range(players):
            icons = base + self.icons_locked + other * EMOTIONS
            if changed >> other & 1:
                self._count_locked(state, other, memory, icons)
            if again >> other & 1:
                place = turns_after(seat, other, players)
                plane = at + self.locked + place * EMOTIONS * places
                for emotion in range(EMOTIONS):
                    self._plane(memory[icons + emotion], into, plane)
                    plane += places

    def _plane(self, icons: i64, into: vec[i32], plane: i64) -> None:
        # Written whether new or not: it would take longer to find out, as on other boards nearly all is.
        shares = self.icon_shares
        for place in range(plane, plane + self.setup.places):
            into[place] = shares[icons & 3]
            icons >>= ICON_BITS

    def _count_locked(self, state: AmygdalaState, seat: i64, memory: vec[i64], icons: i64) -> None:
        """Count the icons in each place of a player's board, by emotion."""
        setup = self.setup
        for emotion in range(EMOTIONS):
            memory[icons + emotion] = 0
        for place in range(setup.places):
            tile = state.tile_at(seat, place)
            # None has been dealt there yet while the game is prepared.
            if tile >= 0 and state.is_locked(seat, place):
                for icon in range(setup.icon_counts[tile]):
                    memory[icons + setup.icons[tile * 3 + icon]] += bit(place * ICON_BITS)
