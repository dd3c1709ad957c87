"""Amber written a second time, slowly and without looking at the engine, to check the engine against.

Tiles are drawn on nine little squares and turned by turning the drawing. Roads are a graph whose nodes are
the crossings from one location into the next. A game is a generator that reads like the rulebook: it yields
who has to decide and what they may do, and is sent the decision as text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache

import networkx as nx

CHANCE = -1
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
COLUMNS = "ABCDEFGHIJK"

Drawing = tuple[str, ...]
Decisions = Generator[tuple[int, Callable[[], set[str]]], str, None]

# '#' is road, 't' and 'h' tail and head of an arrow; in the middle '=' is one road over another.
ROADS: dict[str, Drawing] = {
    "straight": (".#.", ".#.", ".#."),
    "curve": (".#.", ".##", "..."),
    "tee": ("...", "###", ".#."),
    "crossroads": (".#.", "###", ".#."),
    "dead_end": (".#.", ".#.", "..."),
    "bridge": (".#.", "#=#", ".#."),
    "roundabout": (".#.", "#o#", ".#."),
    "oneway_straight": (".h.", ".#.", ".t."),
    "oneway_curve_right": ("...", ".#h", ".t."),
    "oneway_curve_left": ("...", "h#.", ".t."),
}
CASTLE: Drawing = (".#.", "#C#", ".#.")
REBUILDERS = ("bridge", "roundabout")


@cache
def turned(drawing: Drawing, quarter_turns: int) -> Drawing:
    """A drawing turned clockwise."""
    for _ in range(quarter_turns):
        drawing = tuple("".join(column) for column in zip(*drawing[::-1], strict=True))
    return drawing


def on_side(drawing: Drawing, side: str) -> str:
    """What is drawn in the middle of a side."""
    x, y = SIDES[side]
    return drawing[1 + y][1 + x]


def shows_road(drawing: Drawing, side: str) -> bool:
    return on_side(drawing, side) != "."


def can_enter(drawing: Drawing, side: str) -> bool:
    return on_side(drawing, side) in "#t"


@cache
def can_pass(drawing: Drawing, enter: str, leave: str) -> bool:
    """Does the drawn road lead from one side to another?"""
    if enter == leave or not can_enter(drawing, enter) or on_side(drawing, leave) not in "#h":
        return False
    middle = drawing[1][1]
    return middle != "C" and (middle != "=" or leave == OPPOSITE[enter])


@cache
def beside(cell: str, side: str) -> str | None:
    """The location next to this one, if it is on the board."""
    x, y = SIDES[side]
    column, row = COLUMNS.index(cell[0]) + x, int(cell[1:]) + y
    return f"{COLUMNS[column]}{row}" if 0 <= column < 11 and 1 <= row <= 11 else None


@dataclass
class SlowAmber:
    """A table of Amber and everything that lies on it."""

    players: int
    options: Mapping[str, str | bool]
    maps: Mapping[str, tuple[list[str], list[str]]]
    """By id, castles and villages of the maps for this number of players."""
    stack: Counter[str]
    tiles: dict[str, tuple[str, int]] = field(default_factory=dict)
    castle_cells: list[str] = field(default_factory=list)
    castles: dict[int, str] = field(default_factory=dict)
    villages: list[str] = field(default_factory=list)
    coins_on: set[str] = field(default_factory=set)
    coins: list[int] = field(default_factory=list)
    hands: list[Counter[str]] = field(default_factory=list)
    buried: list[Counter[str]] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    discards: Counter[str] = field(default_factory=Counter)
    special_shovels: set[int] = field(default_factory=set)
    passes: int = 0
    locked: bool = False
    winners: set[int] = field(default_factory=set)
    drawn: tuple[dict[str, tuple[str, int]] | None, nx.DiGraph[tuple[str, str]]] = (None, nx.DiGraph())
    """A board and its roads, so that they are drawn once for all players."""

    # The rulebook, chapter by chapter

    def game(self) -> Decisions:
        yield from self.prepare()
        seat = int((yield self.who_starts()).split()[1])
        while not self.winners:
            yield from self.turn(seat)
            seat = (seat + 1) % self.players

    def prepare(self) -> Decisions:
        layout = str(self.options["setup"])
        if layout == "random":
            layout = (yield CHANCE, lambda: {f"layout {name}" for name in self.maps}).split()[1]
        castles, self.villages = self.maps[layout]
        self.castle_cells = list(castles)
        self.coins_on = {*castles, *self.villages}
        self.coins = [0] * self.players
        self.hands = [Counter() for _ in range(self.players)]
        self.buried = [Counter() for _ in range(self.players)]
        for seat in range(self.players):
            for _ in range(6):
                yield from self.deal(seat)
        if self.options["advanced"]:
            self.special_shovels = set(range(self.players))
            for _ in range(self.players):
                yield from self.reveal()
        free = list(castles)
        for seat in range(self.players):
            actor = seat if self.options["castles"] == "choose" else CHANCE
            text = yield actor, lambda: {f"castle {cell}" for cell in free}
            self.castles[seat] = text.split()[1]
            free.remove(self.castles[seat])

    def who_starts(self) -> tuple[int, Callable[[], set[str]]]:
        actor = 0 if self.options["start"] == "choose" else CHANCE
        return actor, lambda: {f"start {seat}" for seat in range(self.players)}

    def turn(self, seat: int) -> Decisions:
        do, *words = (yield seat, lambda: self.plays(seat)).split()
        if do == "pass":
            self.passes += 1
            if self.passes == self.players:
                self.end_by_points()
                return
        else:
            drawn = yield from self.carry_out(seat, do, words)
            self.passes = 0
            if do != "bury":
                self.settle_coins()
                if self.somebody_wins_at_once():
                    return
            yield from self.draw(seat, drawn)
        if not self.stack.total() and not self.row and max(hand.total() for hand in self.hands) <= 3:
            self.end_by_points()

    def carry_out(
        self, seat: int, do: str, words: list[str]
    ) -> Generator[tuple[int, Callable[[], set[str]]], str, int]:
        """Make a play; gives how many tiles are to be drawn for it."""
        hand = self.hands[seat]
        if do == "bury":
            self.coins[seat] = max(0, self.coins[seat] - 1)
            hand.subtract(words)
            self.buried[seat].update(words)
        elif do == "special_shovel":
            self.special_shovels.remove(seat)
            self.discards[self.tiles.pop(words[0])[0]] += 1
            return 0
        elif do == "shovel":
            hand["shovel"] -= 1
            self.discards.update(["shovel", self.tiles.pop(words[0])[0]])
        elif do == "wetland":
            hand["wetland"] -= 1
            self.tiles[words[0]] = ("wetland", 0)
        else:
            cell, tile, turn = words
            hand[tile] -= 1
            self.tiles[cell] = (tile, int(turn))
            unmatched = self.unmatched(cell)
            if unmatched:
                (straight,) = unmatched
                text = yield seat, lambda: {f"rebuild {tile}" for tile in REBUILDERS if hand[tile]}
                hand[text.split()[1]] -= 1
                self.discards[self.tiles[straight][0]] += 1
                self.tiles[straight] = (text.split()[1], 0)
                return 2
        return 1

    def draw(self, seat: int, count: int) -> Decisions:
        for _ in range(count):
            if self.options["advanced"] and (self.row or self.stack.total()):
                text = yield seat, self.draws
                if text != "draw_stack":
                    self.row.remove(text.split()[1])
                    self.hands[seat][text.split()[1]] += 1
                    if self.stack.total():
                        yield from self.reveal()
                    continue
            if self.stack.total():
                yield from self.deal(seat)

    def draws(self) -> set[str]:
        return {f"draw_row {tile}" for tile in self.row} | ({"draw_stack"} if self.stack.total() else set())

    def deal(self, seat: int) -> Decisions:
        text = yield CHANCE, lambda: {f"deal {tile}" for tile in +self.stack}
        self.stack[text.split()[1]] -= 1
        self.hands[seat][text.split()[1]] += 1

    def reveal(self) -> Decisions:
        text = yield CHANCE, lambda: {f"reveal {tile}" for tile in +self.stack}
        self.stack[text.split()[1]] -= 1
        self.row.append(text.split()[1])

    # Roads

    def drawing(self, cell: str) -> Drawing | None:
        """What is drawn on a location: nothing where it is empty or a wetland."""
        if cell in self.castle_cells:
            return CASTLE
        tile, turn = self.tiles.get(cell, ("", 0))
        return turned(ROADS[tile], turn) if tile in ROADS else None

    def roads(self) -> nx.DiGraph[tuple[str, str]]:
        """The drawn roads: a node (cell, side) is the crossing into a cell over one of its sides."""
        graph: nx.DiGraph[tuple[str, str]] = nx.DiGraph()
        for cell in self.tiles:
            drawing = self.drawing(cell)
            for enter in SIDES if drawing else ():
                for leave in SIDES:
                    onto = beside(cell, leave)
                    if drawing and onto and can_pass(drawing, enter, leave):
                        graph.add_edge((cell, enter), (onto, OPPOSITE[leave]))
        for cell in self.castle_cells:
            for leave in SIDES:
                onto = beside(cell, leave)
                if onto:
                    graph.add_edge((cell, "own"), (onto, OPPOSITE[leave]))
        return graph

    def leads(self, seat: int) -> set[tuple[str, str]]:
        """The crossings a player can travel to from their castle."""
        if seat not in self.castles:
            return set()
        if self.drawn[0] != self.tiles:
            self.drawn = (dict(self.tiles), self.roads())
        return set(nx.descendants(self.drawn[1], (self.castles[seat], "own")))

    def connections(self, seat: int) -> set[str]:
        """The villages and other castles a player can travel onto."""
        found = set()
        for cell, side in self.leads(seat):
            drawing = self.drawing(cell)
            if cell in (*self.villages, *self.castle_cells) and drawing and can_enter(drawing, side):
                found.add(cell)
        return found - {self.castles.get(seat, "")}

    # What may be played

    def plays(self, seat: int) -> set[str]:
        hand = +self.hands[seat]
        reached = {cell for cell, _ in self.leads(seat)}
        empty = {cell for cell in reached if cell not in self.tiles and cell not in self.castle_cells}
        found = {
            f"place {cell} {tile} {turn}"
            for tile in hand
            if tile in ROADS
            for cell in empty
            for turn in range(4)
            if self.may_place(seat, cell, tile, turn, hand)
        }
        if hand["wetland"]:
            on_villages = self.options["wetland_on_village"]
            found |= {f"wetland {cell}" for cell in empty if on_villages or cell not in self.villages}
        digs = {cell for cell in reached if cell in self.tiles and self.may_dig(seat, cell)}
        if hand["shovel"]:
            found |= {f"shovel {cell}" for cell in digs}
        if not found:
            drawable = self.stack.total() or self.row
            found |= {f"bury {tile}" for tile in hand} if drawable else {"pass"}
        if seat in self.special_shovels:
            found |= {f"special_shovel {cell}" for cell in digs}
        return found

    def may_place(self, seat: int, cell: str, tile: str, turn: int, hand: Counter[str]) -> bool:
        looks = [turned(ROADS[tile], quarter) for quarter in range(4)]
        if looks.index(looks[turn]) < turn:
            return False
        self.tiles[cell] = (tile, turn)
        try:
            unmatched = self.unmatched(cell)
            return not unmatched or any(
                self.matches_rebuilt(cell, straight, second) and self.is_in_reach(seat, straight)
                for straight in unmatched
                for second in REBUILDERS
                if hand[second] > (second == tile)
            )
        finally:
            del self.tiles[cell]

    def matches_rebuilt(self, cell: str, straight: str, second: str) -> bool:
        """Would everything match if the straight beside a new tile were replaced?"""
        old = self.tiles.get(straight, ("", 0))
        if old[0] != "straight" and not (old[0] == "oneway_straight" and self.options["replace_oneway"]):
            return False
        self.tiles[straight] = (second, 0)
        matches = not self.unmatched(cell) and not self.unmatched(straight)
        self.tiles[straight] = old
        return matches

    def is_in_reach(self, seat: int, straight: str) -> bool:
        """The first tile lies: does a road that its player can travel lead into the straight's square?"""
        return not self.options["rebuild_in_reach"] or straight in {cell for cell, _ in self.leads(seat)}

    def unmatched(self, cell: str) -> list[str]:
        """The neighbours whose drawing does not go on where this one's does."""
        here = self.drawing(cell)
        found = []
        for side in SIDES:
            next_cell = beside(cell, side)
            there = self.drawing(next_cell) if next_cell else None
            if next_cell and here and there and shows_road(here, side) != shows_road(there, OPPOSITE[side]):
                found.append(next_cell)
        return found

    def may_dig(self, seat: int, cell: str) -> bool:
        if not self.options["shovel_needs_entry"] or self.tiles[cell][0] == "wetland":
            return True
        drawing = self.drawing(cell)
        entered = {side for at, side in self.leads(seat) if at == cell}
        return drawing is not None and any(can_enter(drawing, side) for side in entered)

    # Coins, winning, points

    def settle_coins(self) -> None:
        connected = [self.connections(seat) for seat in range(self.players)]
        for site in sorted(self.coins_on):
            there = [seat for seat in range(self.players) if site in connected[seat]]
            if there:
                self.coins_on.remove(site)
            if len(there) == 1:
                self.coins[there[0]] += 1

    def somebody_wins_at_once(self) -> bool:
        everything = {*self.villages, *self.castle_cells}
        there = {
            seat
            for seat in range(self.players)
            if self.connections(seat) == everything - {self.castles[seat]}
        }
        if len(there) == 1 and not self.locked:
            self.winners = there
        if len(there) > 1 and self.options["lock_instant_win"]:
            self.locked = True
        return bool(self.winners)

    def points(self, seat: int) -> int:
        sites = self.connections(seat)
        return self.coins[seat] + sum(1 if site in self.villages else 2 for site in sites)

    def end_by_points(self) -> None:
        points = [self.points(seat) for seat in range(self.players)]
        self.winners = {seat for seat in range(self.players) if points[seat] == max(points)}
