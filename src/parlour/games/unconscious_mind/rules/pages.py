"""Notebook tiles: the display, taking and placing them, and the lines they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, counters, drawing, effects, fame, supplies
from parlour.games.unconscious_mind.rules.codes import (
    BANNER_EFFECT,
    CHOOSE_LINE,
    DISCARD_TILE,
    DO_LINE,
    FROM_EFFECTS,
    INSIGHT_UNLOCKED,
    LINE_BEGINS,
    MAIN_EFFECT,
    MOD_NOTEBOOK_DISCOUNT,
    PUT_TILE,
    RESERVE,
    STOP,
    TAKE_TILE,
    TILE_DISCARDED,
    TILE_PUT,
    TILE_TAKEN,
    TILE_TRIGGERED,
    TO_DISPLAY,
    TRIGGER_TILE,
    VACANT_SCORED,
)
from parlour.games.unconscious_mind.rules.decision import (
    UnconsciousMindDecision,
    UnconsciousMindStep,
    bits_from,
    with_stop,
)
from parlour.games.unconscious_mind.rules.setup import STARTING_TILES
from parlour.kernel.decisions import Field
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

LINE_END: Final = 4
"""The part of a line that completing it has unlocked."""


# The Notebook


def tile_at(state: UnconsciousMindState, seat: i64, place: i64) -> i64:
    """The tile on a place of the player board, or -1."""
    return state.notebook[seat * 9 + place] - 1


def tiles_placed(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for place in range(9):
        if state.notebook[seat * 9 + place]:
            count += 1
    return count


def count_level(state: UnconsciousMindState, seat: i64, level: i64) -> i64:
    count: i64 = 0
    for place in range(9):
        tile = tile_at(state, seat, place)
        if tile >= STARTING_TILES and state.setup.tile_level[tile] == level:
            count += 1
    return count


def is_row_complete(state: UnconsciousMindState, seat: i64, row: i64) -> bool:
    at = seat * 9 + row * 3
    return state.notebook[at + 2] > 0 and state.notebook[at + 1] > 0 and state.notebook[at] > 0


def is_column_complete(state: UnconsciousMindState, seat: i64, column: i64) -> bool:
    at = seat * 9 + column
    return state.notebook[at] > 0 and state.notebook[at + 3] > 0 and state.notebook[at + 6] > 0


def complete_rows(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for row in range(3):
        if is_row_complete(state, seat, row):
            count += 1
    return count


def complete_columns(state: UnconsciousMindState, seat: i64) -> i64:
    count: i64 = 0
    for column in range(3):
        if is_column_complete(state, seat, column):
            count += 1
    return count


def is_column_unlocked(state: UnconsciousMindState, seat: i64, column: i64) -> bool:
    return column < state.setup.locked_ideas - state.ideas_locked[seat]


def line_place(line: i64, at: i64) -> i64:
    """A place of a row (0 to 2) or column (3 to 5)."""
    return line * 3 + at if line < 3 else at * 3 + line - 3


# Taking a tile from the display


def tile_coffee(state: UnconsciousMindState, seat: i64, coffee: i64) -> i64:
    """What a tile costs on the Meeting Table."""
    discount = couch.modifier(state, seat, MOD_NOTEBOOK_DISCOUNT)
    if discount > 0:
        coffee -= discount
    return coffee if coffee > 0 else 0


class Take(UnconsciousMindDecision):
    """Take a tile of a column of the display."""

    def __init__(self) -> None:
        super().__init__(codes.TAKE, "take", ("take", "stop"), has_asides=True)
        self.column: Final = self.in_a("column", 2)
        self.coffee: Final = self.in_a("coffee", 3)
        self.has_banner: Final = self.in_a("has_banner", 1)
        """Is the tile's banner effect triggered?"""
        self.has_main: Final = self.in_a("has_main", 1)
        self.is_free: Final = self.in_a("is_free", 1)
        """Not from the Meeting Table, but by an effect."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """The tile of either level; an empty space of the table is worth points instead [UM-NOTE-1]."""
        seat = state.actor
        is_free = self.is_free.of(state) != 0
        out = vec[i64](capacity=4)
        out = append(out, STOP)
        if not is_free and state.coffee[seat] < tile_coffee(state, seat, self.coffee.of(state)):
            return out
        column = self.column.of(state)
        for level in range(2):
            if state.tile_display[level * 3 + column] or not is_free:
                out = append(out, TAKE_TILE + level)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        column = self.column.of(state)
        coffee = self.coffee.of(state)
        has_banner = self.has_banner.of(state) != 0
        has_main = self.has_main.of(state) != 0
        is_free = self.is_free.of(state) != 0
        state.pop()
        if action == STOP:
            return
        if not is_free:
            supplies.spend_coffee(state, seat, tile_coffee(state, seat, coffee))
        slot = (action - TAKE_TILE) * 3 + column
        tile = state.tile_display[slot] - 1
        if tile < 0:
            state.score(seat, state.setup.vacant_vp[column], FROM_EFFECTS)
            state.emit(VACANT_SCORED, seat, state.setup.vacant_vp[column], 0, 0)
            return
        state.tile_display = changed(state.tile_display, slot, 0)
        state.emit(TILE_TAKEN, seat, tile, 0, 0)
        REFILL_NOTEBOOK.push(state, seat)
        PUT.push(state, seat, tile)
        if has_banner and has_main:
            SIDES.push(state, seat, tile)
        elif has_banner:
            effects.OPEN_LIST.push(state, seat, state.setup.banner_lists[tile])


TAKE: Final[Take] = Take()


class Sides(UnconsciousMindDecision):
    """The main and the banner effect of a tile just taken, in either order."""

    def __init__(self) -> None:
        super().__init__(codes.SIDES, "sides", ("main", "banner"))
        self.tile: Final = self.in_a("tile")
        self.main_done: Final = self.in_b("main_done", 1)
        self.banner_done: Final = self.in_b("banner_done", 1)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.main_done.of(state) == 0:
            out = append(out, MAIN_EFFECT)
        if self.banner_done.of(state) == 0:
            out = append(out, BANNER_EFFECT)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        tile = self.tile.of(state)
        if action == MAIN_EFFECT:
            self.main_done.set(state, 1)
            effects.OPEN_LIST.push(state, seat, state.setup.main_lists[tile])
        else:
            self.banner_done.set(state, 1)
            effects.OPEN_LIST.push(state, seat, state.setup.banner_lists[tile])

    def is_done(self, state: UnconsciousMindState) -> bool:
        return self.main_done.of(state) != 0 and self.banner_done.of(state) != 0


SIDES: Final[Sides] = Sides()


class RefillNotebook(UnconsciousMindStep):
    """Fill the display again, a tile at a time."""

    def __init__(self) -> None:
        super().__init__(codes.REFILL_NOTEBOOK, "refill_notebook")

    def step(self, state: UnconsciousMindState) -> None:
        """Tiles slide to the right; the stack's top fills the center, and a new one is on top [UM-NOTE-5]."""
        for level in range(2):
            left = level * 3
            while state.tile_display[left] and state.tile_display[left + 1] == 0:
                state.tile_display = changed(state.tile_display, left + 1, state.tile_display[left])
                state.tile_display = changed(state.tile_display, left, 0)
            if state.tile_display[left] == 0 and state.tile_stacks[level]:
                drawing.draw(state, level, TO_DISPLAY, left)
                return
            if state.tile_display[left] and state.tile_display[left + 2] == 0:
                state.tile_display = changed(state.tile_display, left + 2, state.tile_display[left + 1])
                state.tile_display = changed(state.tile_display, left + 1, state.tile_display[left])
                state.tile_display = changed(state.tile_display, left, 0)
                if state.tile_stacks[level]:
                    drawing.draw(state, level, TO_DISPLAY, left)
                    return
        state.pop()


REFILL_NOTEBOOK: Final[RefillNotebook] = RefillNotebook()

# Placing a tile


class Put(UnconsciousMindDecision):
    """Put a tile down in the Notebook."""

    def __init__(self) -> None:
        super().__init__(codes.PUT, "put", ("put", "discard_tile"))
        self.tile: Final = self.in_a("tile")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """The leftmost vacant place of a row; only if there is none, any tile may be replaced [UM-NOTE-3]."""
        seat = state.actor
        out = vec[i64](capacity=16)
        thirds: i64 = 0
        for row in range(3):
            if state.notebook[seat * 9 + row * 3 + 2]:
                thirds += 1
        for row in range(3):
            for column in range(3):
                place = row * 3 + column
                if state.notebook[seat * 9 + place] == 0:
                    if column < 2 or counters.count_bits(state.cured[seat]) >= state.setup.gates[thirds]:
                        out = append(out, PUT_TILE + place)
                    break
        if len(out) == 0:
            for place in range(9):
                if state.notebook[seat * 9 + place]:
                    out = append(out, PUT_TILE + place)
            out = append(out, DISCARD_TILE)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        tile = self.tile.of(state)
        state.pop()
        if action == DISCARD_TILE:
            state.emit(TILE_DISCARDED, seat, tile, 0, 0)
        else:
            set_tile(state, seat, action - PUT_TILE, tile)


PUT: Final[Put] = Put()


def set_tile(state: UnconsciousMindState, seat: i64, place: i64, tile: i64) -> None:
    """Put a tile down; complete lines release Insights, a full board brings Reputation [UM-NOTE-6]."""
    is_new = state.notebook[seat * 9 + place] == 0
    state.notebook = changed(state.notebook, seat * 9 + place, tile + 1)
    state.emit(TILE_PUT, seat, tile, place, 0)
    if not is_new:
        return
    if is_row_complete(state, seat, place // 3):
        unlock_insight(state, seat, place // 3)
    if is_column_complete(state, seat, place % 3):
        unlock_insight(state, seat, 3 + place % 3)
    if tiles_placed(state, seat) == 9:
        fame.GAIN_REPUTATION.push(state, seat)
    fame.check_goals(state, seat)


def unlock_insight(state: UnconsciousMindState, seat: i64, line: i64) -> None:
    if state.insights_locked[seat] >> line & 1:
        state.insights_locked = changed(state.insights_locked, seat, state.insights_locked[seat] & ~bit(line))
        state.own[seat] += bit(4 * RESERVE)
        state.emit(INSIGHT_UNLOCKED, seat, line, 0, 0)


# Triggering lines. Part 0 is a row's own effect, 1 to 3 its tiles, 4 what completing it has unlocked


def start_line(state: UnconsciousMindState, seat: i64, line: i64) -> None:
    """The line is fixed as it lies now [UM-INK-6]."""
    at = seat * 9
    first = state.notebook[at + line_place(line, 0)]
    second = state.notebook[at + line_place(line, 1)]
    third = state.notebook[at + line_place(line, 2)]
    state.emit(LINE_BEGINS, seat, line, 0, 0)
    # Completing the line on the way unlocks its end for later activations only.
    done: i64 = bit(LINE_END) if state.insights_locked[seat] >> line & 1 else 0
    LINE.push(state, seat, line, first, second, third, done)


class Line(UnconsciousMindDecision):
    """The parts of a row or column, in any order."""

    def __init__(self) -> None:
        super().__init__(codes.LINE, "line", ("line_part", "stop"), has_asides=True)
        self.line: Final = self.in_a("line", 3)
        self.first: Final = self.in_a("first", 7)
        """1 + the tile that lay there when the line began, or 0; so are the next two."""
        self.second: Final = self.in_a("second", 7)
        self.third: Final = self.in_a("third", 7)
        self.done: Final = self.in_b("done", 5)
        """The parts that have been triggered, a bit each."""

    def tile(self, at: i64) -> Field:
        """One of the three tiles of the line."""
        return self.first if at == 0 else (self.second if at == 1 else self.third)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        seat = state.actor
        line = self.line.of(state)
        done = self.done.of(state)
        out = vec[i64](capacity=8)
        out = append(out, STOP)
        if line < 3 and done & 1 == 0:
            out = append(out, DO_LINE)
        for at in range(3):
            tile = self.tile(at).of(state)
            if tile and done >> 1 + at & 1 == 0 and state.notebook[seat * 9 + line_place(line, at)] == tile:
                out = append(out, DO_LINE + 1 + at)
        if done >> LINE_END & 1 == 0:
            out = append(out, DO_LINE + LINE_END)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        setup = state.setup
        line = self.line.of(state)
        part = action - DO_LINE
        self.done.set(state, self.done.of(state) | bit(part))
        if part == 0:
            effects.OPEN_LIST.push(state, seat, setup.row_lists[line])
        elif part == LINE_END:
            end = setup.row_end_list if line < 3 else setup.column_lists[line - 3]
            effects.OPEN_LIST.push(state, seat, end)
        else:
            trigger_tile(state, seat, line_place(line, part - 1))


LINE: Final[Line] = Line()


class ChooseColumn(UnconsciousMindDecision):
    """An unlocked column to trigger."""

    def __init__(self) -> None:
        super().__init__(codes.COLUMN, "column", ("line", "stop"))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        out = vec[i64](capacity=4)
        out = append(out, STOP)
        for column in range(3):
            if is_column_unlocked(state, state.actor, column):
                out = append(out, CHOOSE_LINE + 3 + column)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        choose_line(state, action)


class ChooseRow(UnconsciousMindDecision):
    """A row to trigger."""

    def __init__(self) -> None:
        super().__init__(codes.ROW, "row", ("line", "stop"))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return with_stop(bits_from(CHOOSE_LINE, 7))

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        choose_line(state, action)


def choose_line(state: UnconsciousMindState, action: i64) -> None:
    seat = state.actor
    state.pop()
    if action != STOP:
        start_line(state, seat, action - CHOOSE_LINE)


COLUMN: Final[ChooseColumn] = ChooseColumn()
ROW: Final[ChooseRow] = ChooseRow()

# Triggering one tile


def trigger_tile(state: UnconsciousMindState, seat: i64, place: i64) -> None:
    """The main effect of the tile on a place of the Notebook."""
    tile = tile_at(state, seat, place)
    state.emit(TILE_TRIGGERED, seat, tile, 0, 0)
    effects.OPEN_LIST.push(state, seat, state.setup.main_lists[tile], 1 + place)


def legal_tiles(state: UnconsciousMindState, seat: i64, beside: i64) -> vec[i64]:
    """Own tiles, or those next to a place (1 + place); none that triggers another itself [UM-FX-4]."""
    out = vec[i64](capacity=16)
    out = append(out, STOP)
    for place in range(9):
        tile = tile_at(state, seat, place)
        if tile < 0 or state.setup.tile_copies[tile]:
            continue
        if beside == 0 or are_neighbours(place, beside - 1):
            out = append(out, TRIGGER_TILE + place)
    return out


def are_neighbours(one: i64, other: i64) -> bool:
    across = one % 3 - other % 3
    down = one // 3 - other // 3
    return across * across + down * down == 1


class TriggerTile(UnconsciousMindDecision):
    """A tile to trigger, of all or of those beside one."""

    def __init__(self) -> None:
        super().__init__(codes.TILE, "tile", ("trigger", "stop"))
        self.beside: Final = self.in_a("beside")
        """1 + the place next to which it must be, or 0."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return legal_tiles(state, state.actor, self.beside.of(state))

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.pop()
        if action != STOP:
            trigger_tile(state, seat, action - TRIGGER_TILE)


TILE: Final[TriggerTile] = TriggerTile()
