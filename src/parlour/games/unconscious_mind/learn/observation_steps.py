"""What is to be decided in Unconscious Mind, as numbers: the present step in full, later ones in outline."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.games.unconscious_mind.rules.codes import (
    DRAFT,
    DRAW,
    DREAM_CHOICE,
    ELEVATE,
    GAIN_RESEARCH,
    GATHER,
    GENERATE,
    GOAL,
    ID_STEP,
    IDEAS,
    INKPOT,
    LINE,
    LIST,
    LOCATION,
    MARK,
    MOVE,
    OP_EXCHANGE,
    OP_UNLOCK_ROOM,
    OPEN_LIST,
    OVERLAY_PLACE,
    PAY,
    PLAY,
    PUT,
    SIDES,
    SPILL,
    STARTING_ROW,
    TABLE,
    TAKE,
    THERAPY,
    TILE,
    TRANSFER,
    TREATMENT,
)
from parlour.games.unconscious_mind.rules.setup import (
    DISTRICTS,
    GOALS,
    ID_TILES,
    IDEA_SPACES,
    LOCATIONS,
    TABLE_ACTIONS,
    TILES,
    TREATISES,
    UnconsciousMindSetup,
)
from parlour.kernel.observation import (
    ONE,
    Observation,
    flag,
    note,
    note_count,
    note_one,
    share,
    share_notes,
    turns_after,
    wipe,
)
from parlour.kernel.state import CHANCE

GOING_ON: Final = ID_STEP - OPEN_LIST + 1
"""How many kinds of step go on by themselves."""
EFFECTS: Final = 3
"""The longest list of effects."""
OPERATIONS: Final = OP_UNLOCK_ROOM + 1
INSIGHTS: Final = 12
"""4 * level + quality."""
NUMBERS: Final = OPERATIONS
DONE: Final = OPERATIONS + 3
GIVES: Final = OPERATIONS + 4
TAKES: Final = OPERATIONS * 2 + 4
EFFECT: Final = TAKES + INSIGHTS
"""An effect: its operation, three numbers, whether it is done; of an exchange, what it gives and takes."""
DISTRICT_MARK: Final = 16

# Divisors
TIMES: Final = 4
NUMBER: Final = 10


class Steps(Observation):
    """The parts about the stack of decisions."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__()
        self.setup: UnconsciousMindSetup = setup
        players = setup.players
        self.tiles: i64 = TILES if setup.is_solo else ID_TILES
        self.decision: i64 = self.add("decision", SPILL)
        self.waiting: i64 = self.add("waiting", SPILL + GOING_ON)
        self.waiting_effects: i64 = self.add("waiting_effects", OPERATIONS)
        self.actor: i64 = self.add("actor", players + 1)
        self.space: i64 = self.add("pending_space", IDEA_SPACES)
        self.action: i64 = self.add("pending_action", TABLE_ACTIONS)
        self.effects: i64 = self.add("pending_effects", EFFECTS * EFFECT)
        self.line: i64 = self.add("pending_line", 6)
        self.line_done: i64 = self.add("pending_line_done", 5)
        self.insights: i64 = self.add("pending_insights", INSIGHTS)
        self.times: i64 = self.add("pending_times", 1)
        self.least: i64 = self.add("pending_least", 1)
        self.most: i64 = self.add("pending_most", 1)
        self.special: i64 = self.add("pending_special", 2)
        self.treatise: i64 = self.add("pending_treatise", TREATISES)
        self.needs: i64 = self.add("pending_needs", 5)
        self.district_slot: i64 = self.add("pending_district_slot", DISTRICTS * 4)
        self.figure: i64 = self.add("pending_figure", 3)
        self.location: i64 = self.add("pending_location", LOCATIONS)
        self.column: i64 = self.add("pending_column", 3)
        self.tile: i64 = self.add("pending_tile", self.tiles)
        self.place: i64 = self.add("pending_place", 9)
        self.room: i64 = self.add("pending_room", players * 2)
        self.goal: i64 = self.add("pending_goal", GOALS)
        self.deck: i64 = self.add("pending_deck", OVERLAY_PLACE + 1)

    def write_steps(
        self, state: UnconsciousMindState, seat: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        players = self.setup.players
        wipe(into, told, at)
        if state.actor >= 0:
            note(into, told, at, self.actor + turns_after(seat, state.actor, players), ONE)
        elif state.actor == CHANCE:
            note(into, told, at, self.actor + players, ONE)
        note_one(into, told, at, self.decision, SPILL, state.kind - 1)
        self._present(state, seat, into, told, at)
        frames = state.frames
        noted = told[at]
        below: i64 = 0
        while below < len(frames):
            # What chance deals later is nobody's step.
            if frames[below + 1] >= 0:
                self._waiting(frames[below], frames[below + 2], frames[below + 3], into, told, at)
            below += 4
        share_notes(into, told, at, noted, TIMES)

    def _waiting(self, kind: i64, a: i64, b: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """A step that comes later."""
        times: i64 = 1
        if kind in (ELEVATE, TRANSFER, PLAY, TREATMENT, GAIN_RESEARCH):
            times = a
        elif kind in (GENERATE, TABLE, THERAPY):
            times = b
        if kind >= OPEN_LIST:
            note_count(into, told, at, self.waiting + SPILL + kind - OPEN_LIST, times)
        elif kind > 0:
            note_count(into, told, at, self.waiting + kind - 1, times)
        if kind in (LIST, OPEN_LIST):
            setup = self.setup
            first = setup.list_first[a & 4095]
            for effect in range(setup.list_size[a & 4095]):
                if b >> effect & 1 == 0:
                    note_count(into, told, at, self.waiting_effects + setup.ops[first + effect], 1)

    def _present(
        self, state: UnconsciousMindState, seat: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        """What the present decision is about; codes.py tells what its two numbers mean."""
        kind = state.kind
        a = state.a
        b = state.b
        if kind == LIST:
            self._list(a, b, into, told, at)
            self._about(a >> 12, seat, into, told, at)
        elif kind == LINE:
            note_one(into, told, at, self.line, 6, a & 7)
            for part in range(5):
                note(into, told, at, self.line_done + part, flag(b >> part & 1))
        elif kind == GENERATE:
            note(into, told, at, self.insights + a, ONE)
            note(into, told, at, self.times, share(b, TIMES))
        elif kind == PAY:
            self._price(a, b, self.insights, into, told, at)
        elif kind == IDEAS:
            note(into, told, at, self.space + (a >> 4), ONE)
            note(into, told, at, self.action + (a & 15), ONE)
        elif kind == INKPOT:
            self._range(a, b & 15, b >> 4, into, told, at)
        elif kind == MOVE:
            self._range(a & 7, a >> 3 & 7, a >> 6, into, told, at)
            note(into, told, at, self.figure + b, ONE)
        elif kind == LOCATION:
            note(into, told, at, self.location + (a & 7), ONE)
            note(into, told, at, self.figure + (a >> 3), ONE)
            note(into, told, at, self.times, share(b & 7, TIMES))
            note(into, told, at, self.most, share(b >> 3, NUMBER))
        elif kind == TAKE:
            note_one(into, told, at, self.column, 3, a & 3)
            note(into, told, at, self.least, share(a >> 2 & 7, NUMBER))
            note(into, told, at, self.special, flag(a >> 5 & 1))
            note(into, told, at, self.special + 1, flag(a >> 6 & 1))
        elif kind == GATHER:
            note(into, told, at, self.treatise + a, ONE)
            self._volumes_needed(b, into, told, at)
        elif kind == MARK:
            if a < DISTRICT_MARK:
                note(into, told, at, self.treatise + a, ONE)
            else:
                note(into, told, at, self.district_slot + a - DISTRICT_MARK, ONE)
        elif kind in (PUT, SIDES, STARTING_ROW):
            note(into, told, at, self.tile + a, ONE)
            note(into, told, at, self.special, flag(b & 1))
            note(into, told, at, self.special + 1, flag(b >> 1 & 1))
        elif kind == TILE:
            note_one(into, told, at, self.place, 9, a - 1)
        elif kind in (ELEVATE, TRANSFER, PLAY, TREATMENT, SPILL):
            note(into, told, at, self.times, share(a, TIMES))
            note(into, told, at, self.special, flag(b & 1))
        elif kind in (DREAM_CHOICE, DRAFT):
            self._room(a, seat, into, told, at)
        elif kind == GOAL:
            note(into, told, at, self.goal + a, ONE)
        elif kind == DRAW:
            note(into, told, at, self.deck + a, ONE)

    def _range(self, least: i64, most: i64, special: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """How far something may go."""
        note(into, told, at, self.least, share(least, NUMBER))
        note(into, told, at, self.most, share(most, NUMBER))
        note(into, told, at, self.special, share(special, 1))

    def _list(self, number: i64, done: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        setup = self.setup
        first = setup.list_first[number & 4095]
        entry = self.effects
        for effect in range(setup.list_size[number & 4095]):
            note(into, told, at, entry + setup.ops[first + effect], ONE)
            note(into, told, at, entry + DONE, flag(done >> effect & 1))
            if setup.ops[first + effect] == OP_EXCHANGE:
                self._exchange(setup.one[first + effect], setup.two[first + effect], entry, into, told, at)
            else:
                note(into, told, at, entry + NUMBERS, share(setup.one[first + effect], NUMBER))
                note(into, told, at, entry + NUMBERS + 1, share(setup.two[first + effect], NUMBER))
                note(into, told, at, entry + NUMBERS + 2, share(setup.three[first + effect], NUMBER))
            entry += EFFECT

    def _exchange(self, price: i64, gives: i64, entry: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        setup = self.setup
        first = setup.list_first[gives]
        noted = told[at]
        for effect in range(setup.list_size[gives]):
            note_count(into, told, at, entry + GIVES + setup.ops[first + effect], 1)
        share_notes(into, told, at, noted, TIMES)
        # Without a price, any one Insight is suppressed.
        if price >= 0:
            self._price(price, 0, entry + TAKES, into, told, at)

    def _about(self, about: i64, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """The place of the Notebook or the room that a list of effects belongs to."""
        if about >= 16:
            self._room(about - 16, seat, into, told, at)
        else:
            note_one(into, told, at, self.place, 9, about - 1)

    def _room(self, room: i64, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        owner = turns_after(seat, room // 2, self.setup.players)
        note(into, told, at, self.room + owner * 2 + room % 2, ONE)

    def _price(self, price: i64, paid: i64, place: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """The Insights still to be used."""
        noted = told[at]
        for insight in range(paid, 4):
            code = self.setup.prices[price * 4 + insight]
            if code >= 0:
                note_count(into, told, at, place + code, 1)
        share_notes(into, told, at, noted, TIMES)

    def _volumes_needed(self, needs: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        """The first Volume, how many may be of any colour, and how many of each colour."""
        note(into, told, at, self.needs, flag(needs & 1))
        note(into, told, at, self.needs + 1, share(needs >> 1 & 3, TIMES))
        for colour in range(3):
            note(into, told, at, self.needs + 2 + colour, share(needs >> 3 + 3 * colour & 7, TIMES))
