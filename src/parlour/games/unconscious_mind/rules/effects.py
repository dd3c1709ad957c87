"""What effects do: one small interpreter for everything that is printed on tiles, cards and spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import (
    city,
    codes,
    couch,
    counters,
    dial,
    fame,
    inkpot,
    library,
    pages,
    supplies,
)
from parlour.games.unconscious_mind.rules.codes import (
    DO,
    FREUD,
    FROM_DREAMS,
    FROM_EFFECTS,
    OP_BOX,
    OP_BRIGHT,
    OP_COFFEE,
    OP_COLUMN,
    OP_ELEVATE,
    OP_EXCHANGE,
    OP_GENERATE,
    OP_INKPOT,
    OP_LOCATION,
    OP_MOVE_FREUD,
    OP_MOVE_PROFESSOR,
    OP_NOTEBOOK,
    OP_PLAY,
    OP_REPUTATION,
    OP_REPUTATION_TRACK,
    OP_RESEARCH,
    OP_ROW,
    OP_SCORE_PER,
    OP_TAKE,
    OP_THERAPY,
    OP_TILE,
    OP_TRANSFER,
    OP_TREAT,
    OP_UNLOCK_ROOM,
    OP_VP,
    PROFESSOR,
    ROOM_OPENED,
    STOP,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, with_stop
from parlour.kernel.state import bit

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

ABOUT_ROOM: Final = 16
"""What a list is about: nothing (0), a place of the player board (1 + place) or a room (16 + room)."""


# Lists


class EffectList(UnconsciousMindDecision):
    """A list of effects: to be opened, or to choose from."""

    def __init__(self, number: i64, name: str, answers: tuple[str, ...], has_asides: bool) -> None:
        super().__init__(number, name, answers, "effects", has_asides)
        self.effects: Final = self.in_a("effects", 12)
        """The list, by its number in the setup."""
        self.about: Final = self.in_a("about", 6)
        """See `ABOUT_ROOM`."""
        self.done: Final = self.in_b("done")
        """The effects that are done, a bit each."""


class OpenList(EffectList):
    """What nobody would refuse or put off is done at once; the rest is for the player to choose from."""

    def __init__(self) -> None:
        super().__init__(codes.OPEN_LIST, "open_effects", (), False)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        seat = state.actor
        setup = state.setup
        number = self.effects.of(state)
        about = self.about.of(state)
        first = setup.list_first[number]
        done: i64 = 0
        for at in range(setup.list_size[number]):
            op = setup.ops[first + at]
            count = setup.one[first + at]
            if op == OP_VP:
                supplies.earn(state, seat, count, FROM_DREAMS if about >= ABOUT_ROOM else FROM_EFFECTS)
            elif op == OP_BRIGHT:
                supplies.gain_bright(state, seat, count)
            elif op == OP_BOX:
                supplies.gain_boxes(state, seat, count)
            elif op == OP_SCORE_PER:
                points = counters.count(state, seat, count) * setup.two[first + at]
                most = setup.three[first + at]
                supplies.earn(state, seat, points if points < most else most, FROM_EFFECTS)
            elif op == OP_UNLOCK_ROOM:
                state.second_room |= bit(seat)
                state.emit(ROOM_OPENED, seat, 0, 0, 0)
            elif op == OP_COFFEE and state.coffee[seat] + count <= supplies.coffee_cap(state, seat):
                supplies.gain_coffee(state, seat, count)
            else:
                continue
            done |= bit(at)
        LIST.wait(state, seat, number, about, done)
        return True


OPEN_LIST: Final[OpenList] = OpenList()


class ChooseEffect(EffectList):
    """An effect of a list, one after the other."""

    def __init__(self) -> None:
        super().__init__(codes.LIST, "effects", ("do", "stop"), True)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """The effects that can be done now; the rest may be left, but not therapy [UM-FX-1]."""
        seat = state.actor
        setup = state.setup
        number = self.effects.of(state)
        about = self.about.of(state)
        done = self.done.of(state)
        out = vec[i64](capacity=16)
        first = setup.list_first[number]
        must = False
        for at in range(setup.list_size[number]):
            if done >> at & 1 == 0:
                if setup.ops[first + at] == OP_THERAPY:
                    must = True
                if is_doable(state, seat, first + at, about):
                    out = append(out, DO + at)
        return out if must else with_stop(out)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        at = action - DO
        number = self.effects.of(state)
        about = self.about.of(state)
        self.done.set(state, self.done.of(state) | bit(at))
        if self.is_done(state):
            state.pop()
        perform(state, seat, state.setup.list_first[number] + at, about)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Coffee that is the last effect is taken: there is nothing to put it off for."""
        if not self.is_coffee_left_only(state):
            return super().goes_on(state)
        seat = state.actor
        setup = state.setup
        number = self.effects.of(state)
        done = self.done.of(state)
        first = setup.list_first[number]
        coffee: i64 = 0
        for at in range(setup.list_size[number]):
            if done >> at & 1 == 0:
                coffee += setup.one[first + at]
        state.pop()
        supplies.gain_coffee(state, seat, coffee)
        return True

    def is_coffee_left_only(self, state: UnconsciousMindState) -> bool:
        setup = state.setup
        number = self.effects.of(state)
        done = self.done.of(state)
        first = setup.list_first[number]
        for at in range(setup.list_size[number]):
            if done >> at & 1 == 0 and setup.ops[first + at] != OP_COFFEE:
                return False
        return not self.is_done(state)

    def is_done(self, state: UnconsciousMindState) -> bool:
        """Has every effect of the list been done?"""
        return self.done.of(state) == bit(state.setup.list_size[self.effects.of(state)]) - 1

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        return is_list_within_reach(state, state.actor, self.effects.of(state), self.done.of(state))


LIST: Final[ChooseEffect] = ChooseEffect()


def is_list_doable(state: UnconsciousMindState, seat: i64, number: i64) -> bool:
    """Can any effect of a list be done?"""
    first = state.setup.list_first[number]
    for at in range(state.setup.list_size[number]):
        if is_doable(state, seat, first + at, 0):
            return True
    return False


def is_list_within_reach(state: UnconsciousMindState, seat: i64, number: i64, done: i64) -> bool:
    """Could Coffee or Insights used aside make an effect possible that is left? [UM-ANY-5]"""
    first = state.setup.list_first[number]
    for at in range(state.setup.list_size[number]):
        if done >> at & 1 == 0 and is_within_reach(state, seat, first + at):
            return True
    return False


# Single effects


def is_doable(state: UnconsciousMindState, seat: i64, effect: i64, about: i64) -> bool:
    """Would doing it change anything?"""
    setup = state.setup
    op = setup.ops[effect]
    if op == OP_ELEVATE:
        return dial.can_elevate(state, seat)
    if op == OP_TRANSFER:
        return dial.insights_on_dial(state, seat) > 0
    if op == OP_EXCHANGE:
        if setup.one[effect] < 0:
            # Coffee may take the place of suppressing, so an empty dial does not matter [UM-ANY-3].
            return dial.insights_on_dial(state, seat) > 0 or state.coffee[seat] >= setup.ignore_coffee
        return dial.is_payable(state, seat, setup.one[effect])
    if op == OP_PLAY:
        return len(library.legal_plays(state, seat, setup.two[effect] > 0)) > 1
    if op == OP_TILE:
        if setup.one[effect] and about == 0:
            # The tile that says so is not on the board yet: nothing is next to it [UM-FX-4].
            return False
        return len(pages.legal_tiles(state, seat, about if setup.one[effect] else 0)) > 1
    if op == OP_COLUMN:
        return pages.is_column_unlocked(state, seat, 0)
    if op == OP_TREAT:
        return len(couch.legal_treatments(state, seat, False)) > 0
    if op == OP_NOTEBOOK:
        return state.tile_display[0] > 0 or state.tile_display[3] > 0
    if op == OP_TAKE:
        return state.coffee[seat] >= pages.tile_coffee(state, seat, setup.two[effect])
    if op == OP_RESEARCH:
        return state.research_deck != 0 or state.hand[seat] != 0
    if op == OP_COFFEE:
        return state.coffee[seat] < supplies.coffee_cap(state, seat) or supplies.can_spend_coffee(state, seat)
    return True


def is_within_reach(state: UnconsciousMindState, seat: i64, effect: i64) -> bool:
    """Could Coffee or Insights used aside make an effect possible that cannot be done now?"""
    setup = state.setup
    op = setup.ops[effect]
    if op == OP_EXCHANGE:
        return setup.one[effect] >= 0 and dial.is_price_within_reach(state, seat, setup.one[effect])
    if op == OP_TREAT:
        return couch.is_treatment_within_reach(state, seat, False)
    if op == OP_TAKE:
        coffee = supplies.coffee_within_reach(state, seat)
        return coffee >= pages.tile_coffee(state, seat, setup.two[effect])
    return False


def perform(state: UnconsciousMindState, seat: i64, effect: i64, about: i64) -> None:
    """Do an effect, or put the decisions it asks for on the stack."""
    setup = state.setup
    op = setup.ops[effect]
    one = setup.one[effect]
    two = setup.two[effect]
    three = setup.three[effect]
    if op == OP_GENERATE:
        dial.GENERATE.push(state, seat, two, one, three)
    elif op == OP_ELEVATE:
        dial.ELEVATE.push(state, seat, one)
    elif op == OP_TRANSFER:
        dial.TRANSFER.push(state, seat, one)
    elif op == OP_COFFEE:
        supplies.gain_coffee(state, seat, one)
    elif op == OP_RESEARCH:
        library.GAIN_RESEARCH.push(state, seat, one)
    elif op == OP_NOTEBOOK:
        pages.TAKE.push(state, seat, 0, 0, 0, 0, 1)
    elif op == OP_REPUTATION:
        fame.GAIN_REPUTATION.push(state, seat)
    elif op == OP_EXCHANGE:
        OPEN_LIST.push(state, seat, two, about)
        if one < 0:
            dial.SUPPRESS.push(state, seat)
        else:
            dial.PAY.push(state, seat, one)
    elif op == OP_PLAY:
        library.PLAY.push(state, seat, one, two)
    elif op == OP_MOVE_PROFESSOR:
        city.MOVE.push(state, seat, one, two, three, PROFESSOR)
    elif op == OP_MOVE_FREUD:
        city.MOVE.push(state, seat, one, two, 0, FREUD)
    elif op == OP_LOCATION:
        city.start_location(state, seat, one, 1 + counters.tags(state, seat, one))
    elif op == OP_REPUTATION_TRACK:
        fame.trigger_reputation(state, seat)
    elif op == OP_TILE:
        pages.TILE.push(state, seat, about if one else 0)
    elif op == OP_ROW:
        pages.ROW.push(state, seat)
    elif op == OP_COLUMN:
        pages.COLUMN.push(state, seat)
    elif op == OP_INKPOT:
        inkpot.INKPOT.push(state, seat, one, two)
    elif op == OP_TREAT:
        couch.TREATMENT.push(state, seat, one)
    elif op == OP_THERAPY:
        couch.THERAPY.push(state, seat, about - ABOUT_ROOM, one)
    elif op == OP_TAKE:
        pages.TAKE.push(state, seat, one, two, three % 2, three // 2)
