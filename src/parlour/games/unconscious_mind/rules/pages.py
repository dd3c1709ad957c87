"""Notebook tiles: the display, taking and placing them, and the lines they make."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    CHOOSE_LINE,
    DISCARD_TILE,
    DO_LINE,
    DRAW,
    FROM_EFFECTS,
    GAIN_REPUTATION,
    IDEA_UNLOCKED,
    INK_MOVED,
    INKPOT_SPACES,
    INSIGHT_UNLOCKED,
    LINE,
    LINE_BEGINS,
    MOD_NOTEBOOK_DISCOUNT,
    OPEN_LIST,
    PUT,
    PUT_TILE,
    REFILL_NOTEBOOK,
    RESERVE,
    SIDES,
    STOP,
    TAKE_TILE,
    TILE_DISCARDED,
    TILE_PUT,
    TILE_TAKEN,
    TILE_TRIGGERED,
    TRIGGER_TILE,
    VACANT_SCORED,
)
from parlour.games.unconscious_mind.rules.fame import Fame
from parlour.games.unconscious_mind.rules.state import count_bits
from parlour.kernel.state import CHANCE, bit, changed


class Pages(Fame):
    # Taking a tile from the display

    def tile_coffee(self, seat: i64, coffee: i64) -> i64:
        """What a tile costs on the Meeting Table."""
        discount = self.modifier(seat, MOD_NOTEBOOK_DISCOUNT)
        if discount > 0:
            coffee -= discount
        return coffee if coffee > 0 else 0

    def legal_takes(self, seat: i64, column: i64, coffee: i64, is_free: bool) -> vec[i64]:
        """The tile of either level; an empty space of the table is worth points instead [UM-NOTE-1]."""
        out = vec[i64](capacity=4)
        out = append(out, STOP)
        if not is_free and self.coffee[seat] < self.tile_coffee(seat, coffee):
            return out
        for level in range(2):
            if self.tile_display[level * 3 + column] or not is_free:
                out = append(out, TAKE_TILE + level)
        return out

    def take_tile(self, action: i64) -> None:
        seat = self.actor
        column = self.a & 3
        coffee = self.a >> 2 & 7
        triggers = self.a >> 5 & 3
        is_free = self.a >> 7 & 1 != 0
        self.pop()
        if action == STOP:
            return
        if not is_free:
            self.spend_coffee(seat, self.tile_coffee(seat, coffee))
        slot = (action - TAKE_TILE) * 3 + column
        tile = self.tile_display[slot] - 1
        if tile < 0:
            self.score(seat, self.setup.vacant_vp[column], FROM_EFFECTS)
            self.emit(VACANT_SCORED, seat, self.setup.vacant_vp[column], 0, 0)
            return
        self.tile_display = changed(self.tile_display, slot, 0)
        self.emit(TILE_TAKEN, seat, tile, 0, 0)
        self.push(REFILL_NOTEBOOK, seat, 0, 0)
        self.push(PUT, seat, tile, 0)
        if triggers == 3:
            self.push(SIDES, seat, tile, 0)
        elif triggers == 1:
            self.push(OPEN_LIST, seat, self.setup.banner_lists[tile], 0)

    def refill_display(self) -> None:
        """Tiles slide to the right; the stack's top fills the center, and a new one is on top [UM-NOTE-5]."""
        for level in range(2):
            left = level * 3
            while self.tile_display[left] and self.tile_display[left + 1] == 0:
                self.tile_display = changed(self.tile_display, left + 1, self.tile_display[left])
                self.tile_display = changed(self.tile_display, left, 0)
            if self.tile_display[left] == 0 and self.tile_stacks[level]:
                self.push(DRAW, CHANCE, level, left)
                return
            if self.tile_display[left] and self.tile_display[left + 2] == 0:
                self.tile_display = changed(self.tile_display, left + 2, self.tile_display[left + 1])
                self.tile_display = changed(self.tile_display, left + 1, self.tile_display[left])
                self.tile_display = changed(self.tile_display, left, 0)
                if self.tile_stacks[level]:
                    self.push(DRAW, CHANCE, level, left)
                    return
        self.pop()

    # Placing a tile

    def legal_puts(self, seat: i64) -> vec[i64]:
        """The leftmost vacant place of a row; only if there is none, any tile may be replaced [UM-NOTE-3]."""
        out = vec[i64](capacity=16)
        thirds: i64 = 0
        for row in range(3):
            if self.notebook[seat * 9 + row * 3 + 2]:
                thirds += 1
        for row in range(3):
            for column in range(3):
                place = row * 3 + column
                if self.notebook[seat * 9 + place] == 0:
                    if column < 2 or count_bits(self.cured[seat]) >= self.setup.gates[thirds]:
                        out = append(out, PUT_TILE + place)
                    break
        if len(out) == 0:
            for place in range(9):
                if self.notebook[seat * 9 + place]:
                    out = append(out, PUT_TILE + place)
            out = append(out, DISCARD_TILE)
        return out

    def put_tile(self, action: i64) -> None:
        seat = self.actor
        tile = self.a
        self.pop()
        if action == DISCARD_TILE:
            self.emit(TILE_DISCARDED, seat, tile, 0, 0)
        else:
            self.set_tile(seat, action - PUT_TILE, tile)

    def set_tile(self, seat: i64, place: i64, tile: i64) -> None:
        """Put a tile down; complete lines release Insights, a full board brings Reputation [UM-NOTE-6]."""
        is_new = self.notebook[seat * 9 + place] == 0
        self.notebook = changed(self.notebook, seat * 9 + place, tile + 1)
        self.emit(TILE_PUT, seat, tile, place, 0)
        if not is_new:
            return
        if self.is_row_complete(seat, place // 3):
            self.unlock_insight(seat, place // 3)
        if self.is_column_complete(seat, place % 3):
            self.unlock_insight(seat, 3 + place % 3)
        if self.tiles_placed(seat) == 9:
            self.push(GAIN_REPUTATION, seat, 0, 0)
        self.check_goals(seat)

    def unlock_insight(self, seat: i64, line: i64) -> None:
        if self.insights_locked[seat] >> line & 1:
            self.insights_locked = changed(
                self.insights_locked, seat, self.insights_locked[seat] & ~bit(line)
            )
            self.own[seat] += bit(4 * RESERVE)
            self.emit(INSIGHT_UNLOCKED, seat, line, 0, 0)

    # The Inkpot's way

    def move_inkpot(self, seat: i64, steps: i64, bright: i64) -> None:
        """Clockwise; each of the first laps frees an Idea and the column below it [UM-INK-1, UM-INK-3]."""
        total = self.inkpot[seat] + steps
        self.inkpot = changed(self.inkpot, seat, total % INKPOT_SPACES)
        self.emit(INK_MOVED, seat, steps, self.inkpot[seat], bright)
        for _ in range(total // INKPOT_SPACES):
            if self.ideas_locked[seat]:
                self.ideas_locked = changed(self.ideas_locked, seat, self.ideas_locked[seat] - 1)
                self.ideas = changed(self.ideas, seat, self.ideas[seat] + 1)
                column = self.setup.locked_ideas - self.ideas_locked[seat] - 1
                self.emit(IDEA_UNLOCKED, seat, column, 0, 0)

    # Triggering lines. Part 0 is a row's own effect, 1 to 3 its tiles, 4 what completing it has unlocked

    def start_line(self, seat: i64, line: i64) -> None:
        """The line is fixed as it lies now [UM-INK-6]."""
        packed = line
        for at in range(3):
            place = line_place(line, at)
            packed |= self.notebook[seat * 9 + place] << 3 + 7 * at
        self.emit(LINE_BEGINS, seat, line, 0, 0)
        # Completing the line on the way unlocks its end for later activations only.
        self.push(LINE, seat, packed, bit(4) if self.insights_locked[seat] >> line & 1 else 0)

    def legal_line(self, seat: i64, packed: i64, done: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, STOP)
        line = packed & 7
        if line < 3 and done & 1 == 0:
            out = append(out, DO_LINE)
        for at in range(3):
            tile = packed >> 3 + 7 * at & 127
            if tile and done >> 1 + at & 1 == 0 and self.notebook[seat * 9 + line_place(line, at)] == tile:
                out = append(out, DO_LINE + 1 + at)
        if done >> 4 & 1 == 0:
            out = append(out, DO_LINE + 4)
        return out

    def do_line(self, action: i64) -> None:
        if action == STOP:
            self.pop()
            return
        seat = self.actor
        setup = self.setup
        line = self.a & 7
        part = action - DO_LINE
        self.b |= bit(part)
        if part == 0:
            self.push(OPEN_LIST, seat, setup.row_lists[line], 0)
        elif part == 4:
            self.push(OPEN_LIST, seat, setup.row_end_list if line < 3 else setup.column_lists[line - 3], 0)
        else:
            place = line_place(line, part - 1)
            tile = self.tile_at(seat, place)
            self.emit(TILE_TRIGGERED, seat, tile, 0, 0)
            self.push(OPEN_LIST, seat, setup.main_lists[tile] + 4096 * (1 + place), 0)

    def legal_columns(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        out = append(out, STOP)
        for column in range(3):
            if self.is_column_unlocked(seat, column):
                out = append(out, CHOOSE_LINE + 3 + column)
        return out

    # Triggering one tile

    def legal_tiles(self, seat: i64, beside: i64) -> vec[i64]:
        """Own tiles, or those next to a place (1 + place); none that triggers another itself [UM-FX-4]."""
        out = vec[i64](capacity=16)
        out = append(out, STOP)
        for place in range(9):
            tile = self.tile_at(seat, place)
            if tile < 0 or self.setup.tile_copies[tile]:
                continue
            if beside == 0 or are_neighbours(place, beside - 1):
                out = append(out, TRIGGER_TILE + place)
        return out

    def trigger_tile(self, action: i64) -> None:
        seat = self.actor
        self.pop()
        if action != STOP:
            place = action - TRIGGER_TILE
            self.emit(TILE_TRIGGERED, seat, self.tile_at(seat, place), 0, 0)
            self.push(
                OPEN_LIST, seat, self.setup.main_lists[self.tile_at(seat, place)] + 4096 * (1 + place), 0
            )


def line_place(line: i64, at: i64) -> i64:
    """A place of a row (0 to 2) or column (3 to 5)."""
    return line * 3 + at if line < 3 else at * 3 + line - 3


def are_neighbours(one: i64, other: i64) -> bool:
    across = one % 3 - other % 3
    down = one // 3 - other // 3
    return across * across + down * down == 1
