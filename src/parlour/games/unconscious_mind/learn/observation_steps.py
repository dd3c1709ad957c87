"""The pending decisions of Unconscious Mind, as numbers: the present step in full, later ones in outline."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.rules.city import LOCATION, MOVE
from parlour.games.unconscious_mind.rules.codes import OP_EXCHANGE, OP_UNLOCK_ROOM, OVERLAY_PLACE
from parlour.games.unconscious_mind.rules.couch import DRAFT, DREAM_CHOICE, THERAPY, TREATMENT
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER
from parlour.games.unconscious_mind.rules.dial import ELEVATE, GENERATE, PAY, TRANSFER
from parlour.games.unconscious_mind.rules.drawing import DRAW
from parlour.games.unconscious_mind.rules.effects import ABOUT_ROOM, LIST
from parlour.games.unconscious_mind.rules.fame import GOAL
from parlour.games.unconscious_mind.rules.ideas import IDEAS, TABLE
from parlour.games.unconscious_mind.rules.inkpot import INKPOT
from parlour.games.unconscious_mind.rules.library import (
    FIRST,
    GAIN_RESEARCH,
    GATHER,
    MARK,
    PLAY,
    volumes_needed,
    wilds_left,
)
from parlour.games.unconscious_mind.rules.pages import LINE, LINE_END, PUT, SIDES, TAKE, TILE
from parlour.games.unconscious_mind.rules.preparing import STARTING_ROW
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
from parlour.games.unconscious_mind.rules.supplies import SPILL
from parlour.kernel.decisions import Field
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
    wipe_notes,
)
from parlour.kernel.state import CHANCE

DECISIONS: Final = codes.SPILL
"""How many kinds of decision wait for somebody."""
GOING_ON: Final = codes.ID_STEP - codes.OPEN_LIST + 1
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

# Divisors
TIMES: Final = 4
NUMBER: Final = 10


class FieldNote:
    """How a field of the present decision is noted: by a one at one of some places, or as a share."""

    def __init__(self, field: Field, place: i64, size: i64, first: i64, whole: i64) -> None:
        self.field: Field = field
        self.place: i64 = place
        self.size: i64 = size
        self.first: i64 = first
        self.whole: i64 = whole

    def write(self, state: UnconsciousMindState, into: vec[i32], memory: vec[i64], at: i64) -> None:
        value = self.field.of(state)
        if self.size:
            note_one(into, memory, at, self.place, self.size, value - self.first)
        else:
            note(into, memory, at, self.place, share(value, self.whole))


def one_of(field: Field, place: i64, size: i64, first: i64 = 0) -> FieldNote:
    """A one at the place of the field's number; the places are numbered from `first`."""
    return FieldNote(field, place, size, first, 0)


def share_of(field: Field, place: i64, whole: i64 = 1) -> FieldNote:
    """The field's number as a part of some whole; of 1, whether it is set."""
    return FieldNote(field, place, 0, 0, whole)


class Steps(Observation):
    """The parts about the stack of decisions."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__()
        self.setup: UnconsciousMindSetup = setup
        players = setup.players
        self.tiles: i64 = TILES if setup.is_solo else ID_TILES
        self.decision: i64 = self.add("decision", DECISIONS)
        self.waiting: i64 = self.add("waiting", DECISIONS + GOING_ON)
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

        self.times_left: list[Field | None] = [None for _ in BY_NUMBER]
        """By kind of step, the field that says how often it is still to come; without one, once."""
        self.notes: list[list[FieldNote]] = [[] for _ in BY_NUMBER]
        """How the fields of the present decision are noted, by its number."""
        self._declare_notes()

    def _declare_notes(self) -> None:
        self.times_left[ELEVATE.number] = ELEVATE.left
        self.times_left[TRANSFER.number] = TRANSFER.left
        self.times_left[GENERATE.number] = GENERATE.left
        self.times_left[PLAY.number] = PLAY.left
        self.times_left[TREATMENT.number] = TREATMENT.left
        self.times_left[GAIN_RESEARCH.number] = GAIN_RESEARCH.left
        self.times_left[TABLE.number] = TABLE.left
        self.times_left[THERAPY.number] = THERAPY.left
        self.notes[LINE.number] = [one_of(LINE.line, self.line, 6)]
        self.notes[GENERATE.number] = [share_of(GENERATE.left, self.times, TIMES)]
        self.notes[ELEVATE.number] = [share_of(ELEVATE.left, self.times, TIMES)]
        self.notes[TRANSFER.number] = [share_of(TRANSFER.left, self.times, TIMES)]
        self.notes[SPILL.number] = [share_of(SPILL.coffee, self.times, TIMES)]
        self.notes[PLAY.number] = [
            share_of(PLAY.left, self.times, TIMES),
            share_of(PLAY.may_publish, self.special),
        ]
        self.notes[TREATMENT.number] = [
            share_of(TREATMENT.left, self.times, TIMES),
            share_of(TREATMENT.once_each, self.special),
        ]
        self.notes[IDEAS.number] = [
            one_of(IDEAS.space, self.space, IDEA_SPACES),
            one_of(IDEAS.action, self.action, TABLE_ACTIONS),
        ]
        self.notes[INKPOT.number] = [
            share_of(INKPOT.least, self.least, NUMBER),
            share_of(INKPOT.most, self.most, NUMBER),
            share_of(INKPOT.must_move, self.special),
        ]
        self.notes[MOVE.number] = [
            share_of(MOVE.least, self.least, NUMBER),
            share_of(MOVE.most, self.most, NUMBER),
            share_of(MOVE.to_freud, self.special),
            one_of(MOVE.figure, self.figure, 3),
        ]
        self.notes[LOCATION.number] = [
            one_of(LOCATION.location, self.location, LOCATIONS),
            share_of(LOCATION.left, self.times, TIMES),
            share_of(LOCATION.had, self.most, NUMBER),
        ]
        self.notes[TAKE.number] = [
            one_of(TAKE.column, self.column, 3),
            share_of(TAKE.coffee, self.least, NUMBER),
            share_of(TAKE.has_banner, self.special),
            share_of(TAKE.has_main, self.special + 1),
        ]
        self.notes[PUT.number] = [one_of(PUT.tile, self.tile, self.tiles)]
        self.notes[STARTING_ROW.number] = [one_of(STARTING_ROW.tile, self.tile, self.tiles)]
        self.notes[SIDES.number] = [
            one_of(SIDES.tile, self.tile, self.tiles),
            share_of(SIDES.main_done, self.special),
            share_of(SIDES.banner_done, self.special + 1),
        ]
        self.notes[TILE.number] = [one_of(TILE.beside, self.place, 9, 1)]
        self.notes[GATHER.number] = [one_of(GATHER.treatise, self.treatise, TREATISES)]
        self.notes[GOAL.number] = [one_of(GOAL.goal, self.goal, GOALS)]
        self.notes[DRAW.number] = [one_of(DRAW.deck, self.deck, OVERLAY_PLACE + 1)]

    def write_steps(
        self, state: UnconsciousMindState, seat: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        players = self.setup.players
        wipe_notes(into, memory, at)
        if state.actor >= 0:
            note(into, memory, at, self.actor + turns_after(seat, state.actor, players), ONE)
        elif state.actor == CHANCE:
            note(into, memory, at, self.actor + players, ONE)
        note_one(into, memory, at, self.decision, DECISIONS, state.kind - 1)
        self._present(state, seat, into, memory, at)
        frames = state.frames
        noted = memory[at]
        below: i64 = 0
        while below < len(frames):
            # What chance deals later is nobody's step.
            if frames[below + 1] >= 0:
                self._waiting(frames[below], frames[below + 2], frames[below + 3], into, memory, at)
            below += 4
        share_notes(into, memory, at, noted, TIMES)

    def _waiting(self, kind: i64, a: i64, b: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        """Note a step that comes later, of which `a` and `b` keep the fields."""
        left = self.times_left[kind]
        times: i64 = 1 if left is None else left.within(a, b)
        if kind >= codes.OPEN_LIST:
            note_count(into, memory, at, self.waiting + DECISIONS + kind - codes.OPEN_LIST, times)
        elif kind > 0:
            note_count(into, memory, at, self.waiting + kind - 1, times)
        if kind in (codes.LIST, codes.OPEN_LIST):
            setup = self.setup
            number = LIST.effects.within(a, b)
            done = LIST.done.within(a, b)
            first = setup.list_first[number]
            for effect in range(setup.list_size[number]):
                if done >> effect & 1 == 0:
                    note_count(into, memory, at, self.waiting_effects + setup.ops[first + effect], 1)

    def _present(
        self, state: UnconsciousMindState, seat: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        """Note the present decision: its fields one by one, and what several or all say together."""
        kind = state.kind
        for field_note in self.notes[kind]:
            field_note.write(state, into, memory, at)
        if kind == codes.LIST:
            self._list(LIST.effects.of(state), LIST.done.of(state), into, memory, at)
            self._about(LIST.about.of(state), seat, into, memory, at)
        elif kind == codes.LINE:
            for part in range(LINE_END + 1):
                note(into, memory, at, self.line_done + part, flag(LINE.done.of(state) >> part & 1))
        elif kind == codes.GENERATE:
            insight = 4 * GENERATE.level.of(state) + GENERATE.quality.of(state)
            note(into, memory, at, self.insights + insight, ONE)
        elif kind == codes.PAY:
            self._price(PAY.price.of(state), PAY.paid.of(state), self.insights, into, memory, at)
        elif kind == codes.LOCATION:
            # Always the first figure, whoever came there: models are trained on these numbers.
            note(into, memory, at, self.figure, ONE)
        elif kind == codes.GATHER:
            self._volumes_needed(GATHER.needs.of(state), into, memory, at)
        elif kind == codes.MARK:
            place = self.district_slot if MARK.is_district.of(state) else self.treatise
            note(into, memory, at, place + MARK.target.of(state), ONE)
        elif kind == codes.DREAM_CHOICE:
            self._room(DREAM_CHOICE.room.of(state), seat, into, memory, at)
        elif kind == codes.DRAFT:
            self._room(DRAFT.room.of(state), seat, into, memory, at)

    def _list(self, number: i64, done: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        setup = self.setup
        first = setup.list_first[number]
        entry = self.effects
        for effect in range(setup.list_size[number]):
            note(into, memory, at, entry + setup.ops[first + effect], ONE)
            note(into, memory, at, entry + DONE, flag(done >> effect & 1))
            if setup.ops[first + effect] == OP_EXCHANGE:
                self._exchange(setup.one[first + effect], setup.two[first + effect], entry, into, memory, at)
            else:
                note(into, memory, at, entry + NUMBERS, share(setup.one[first + effect], NUMBER))
                note(into, memory, at, entry + NUMBERS + 1, share(setup.two[first + effect], NUMBER))
                note(into, memory, at, entry + NUMBERS + 2, share(setup.three[first + effect], NUMBER))
            entry += EFFECT

    def _exchange(
        self, price: i64, gives: i64, entry: i64, into: vec[i32], memory: vec[i64], at: i64
    ) -> None:
        setup = self.setup
        first = setup.list_first[gives]
        noted = memory[at]
        for effect in range(setup.list_size[gives]):
            note_count(into, memory, at, entry + GIVES + setup.ops[first + effect], 1)
        share_notes(into, memory, at, noted, TIMES)
        # Without a price, any one Insight is suppressed.
        if price >= 0:
            self._price(price, 0, entry + TAKES, into, memory, at)

    def _about(self, about: i64, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        """Note the place of the Notebook or the room that a list of effects belongs to."""
        if about >= ABOUT_ROOM:
            self._room(about - ABOUT_ROOM, seat, into, memory, at)
        else:
            note_one(into, memory, at, self.place, 9, about - 1)

    def _room(self, room: i64, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        owner = turns_after(seat, room // 2, self.setup.players)
        note(into, memory, at, self.room + owner * 2 + room % 2, ONE)

    def _price(self, price: i64, paid: i64, place: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        """Note the Insights still to be used for a price."""
        noted = memory[at]
        for insight in range(paid, 4):
            code = self.setup.prices[price * 4 + insight]
            if code >= 0:
                note_count(into, memory, at, place + code, 1)
        share_notes(into, memory, at, noted, TIMES)

    def _volumes_needed(self, needs: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        """Note the Volumes needed: the first, how many may be of any colour, and how many of each colour."""
        note(into, memory, at, self.needs, flag(needs & FIRST))
        note(into, memory, at, self.needs + 1, share(wilds_left(needs), TIMES))
        for colour in range(3):
            note(into, memory, at, self.needs + 2 + colour, share(volumes_needed(needs, colour), TIMES))
