"""The City Map: moving figures, Location effects, and the bonuses of a Recall turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, counters, effects, fame, library, supplies
from parlour.games.unconscious_mind.rules.codes import (
    DISTRICT_SLOT,
    DISTRICT_TAKEN,
    EFFECT,
    FIGURE_MOVED,
    FIREWORKS_MOVE,
    FIREWORKS_SLOT,
    FREUD,
    GO,
    JOURNALIST,
    LOCATION_BEGINS,
    LOCATION_SLOT,
    MOD_LOCATION_EXTRA,
    MOD_PROFESSOR_RANGE,
    PROFESSOR,
    SLOT_TAKEN,
    SPEND_BRIGHT,
    STOP,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, UnconsciousMindStep
from parlour.games.unconscious_mind.rules.setup import DISTRICTS, LOCATIONS
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


def figure_at(state: UnconsciousMindState, seat: i64, figure: i64) -> i64:
    if figure == PROFESSOR:
        return state.professor[seat]
    return state.freud if figure == FREUD else state.journalist


def figures_at(state: UnconsciousMindState, location: i64) -> i64:
    """Professors, Freud and the Journalist at a Location."""
    count: i64 = 0
    for seat in range(state.players):
        if state.professor[seat] == location:
            count += 1
    if state.freud == location:
        count += 1
    if state.journalist == location:
        count += 1
    return count


# Moving


def professor_range(state: UnconsciousMindState, seat: i64, most: i64) -> i64:
    longer = couch.modifier(state, seat, MOD_PROFESSOR_RANGE)
    return longer if longer > most else most


class Move(UnconsciousMindDecision):
    """Where a figure is to go."""

    def __init__(self) -> None:
        super().__init__(codes.MOVE, "move", ("go", "stop"))
        self.least: Final = self.in_a("least", 3)
        self.most: Final = self.in_a("most", 3)
        self.to_freud: Final = self.in_a("to_freud", 1)
        """May it go to Freud's Location, wherever that is?"""
        self.figure: Final = self.in_b("figure")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """So many Locations clockwise, or to Freud; the Journalist may go instead [UM-CITY-1]."""
        seat = state.actor
        figure = self.figure.of(state)
        most = self.most.of(state)
        to_freud = self.to_freud.of(state) != 0
        out = vec[i64](capacity=16)
        out = append(out, STOP)
        for one in range(3):
            if one != figure and (one != JOURNALIST or not state.setup.journalist):
                continue
            if to_freud and one != FREUD and figure_at(state, seat, one) != state.freud:
                out = append(out, GO + one * 8)
            farthest = professor_range(state, seat, most) if one == PROFESSOR else most
            for steps in range(self.least.of(state), farthest + 1):
                out = append(out, GO + one * 8 + steps)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.pop()
        if action == STOP:
            return
        figure = (action - GO) >> 3
        steps = action - GO & 7
        location = (figure_at(state, seat, figure) + steps) % LOCATIONS if steps else state.freud
        if figure == PROFESSOR:
            state.professor = changed(state.professor, seat, location)
        elif figure == FREUD:
            state.freud = location
        else:
            state.journalist = location
        state.emit(FIGURE_MOVED, seat, figure, location, 0)
        tags = counters.tags(state, seat, location)
        if figure == JOURNALIST:
            tags += counters.published_tags(state, location, seat)
        figures = figures_at(state, location)
        start_location(state, seat, location, figures if figures > tags else tags)


MOVE: Final[Move] = Move()

# Location effects


def start_location(state: UnconsciousMindState, seat: i64, location: i64, times: i64) -> None:
    """Trigger a Location so many times, at most five [UM-CITY-3]."""
    extra = couch.modifier(state, seat, MOD_LOCATION_EXTRA)
    if extra > 0:
        times += extra
    if times > state.setup.trigger_limit:
        times = state.setup.trigger_limit
    state.emit(LOCATION_BEGINS, seat, location, times, 0)
    LOCATION.push(state, seat, location, times, times)


class TriggerLocation(UnconsciousMindDecision):
    """Which effects of a Location to trigger."""

    def __init__(self) -> None:
        super().__init__(codes.LOCATION, "location", ("effect", "more", "stop"), has_asides=True)
        self.location: Final = self.in_a("location")
        self.left: Final = self.in_b("left", 3)
        self.counted = self.left
        self.had: Final = self.in_b("had", 3)
        """The triggers there have been so far, those left among them."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """One of three effects; a Bright Idea is worth two more triggers [UM-CITY-5]."""
        seat = state.actor
        location = self.location.of(state)
        out = vec[i64](capacity=8)
        out = append(out, STOP)
        if self.left.of(state):
            for effect in range(3):
                if effects.is_list_doable(state, seat, state.setup.location_effects[location * 3 + effect]):
                    out = append(out, EFFECT + effect)
        if self.had.of(state) < state.setup.trigger_limit and state.bright[seat]:
            out = append(out, SPEND_BRIGHT)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
        elif action == SPEND_BRIGHT:
            supplies.spend_bright(state, seat, 1)
            had = self.had.of(state)
            more = state.setup.bright_triggers
            if had + more > state.setup.trigger_limit:
                more = state.setup.trigger_limit - had
            self.left.add(state, more)
            self.had.add(state, more)
        else:
            self.left.add(state, -1)
            effect = self.location.of(state) * 3 + action - EFFECT
            effects.OPEN_LIST.push(state, seat, state.setup.location_effects[effect])

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        """Could Coffee become a Bright Idea for more triggers, or make an effect possible? [UM-ANY-5]"""
        seat = state.actor
        setup = state.setup
        coffee = supplies.coffee_within_reach(state, seat)
        if self.had.of(state) < setup.trigger_limit and coffee >= setup.bright_coffee:
            return True
        if self.left.of(state):
            first = self.location.of(state) * 3
            for effect in range(first, first + 3):
                if effects.is_list_within_reach(state, seat, setup.location_effects[effect], 0):
                    return True
        return False


LOCATION: Final[TriggerLocation] = TriggerLocation()

# Bonuses


def is_anybody_there(state: UnconsciousMindState, seat: i64, location: i64) -> bool:
    """Is one's Professor, Freud or the Journalist at a Location?"""
    return state.professor[seat] == location or state.freud == location or state.journalist == location


def district_count(state: UnconsciousMindState, seat: i64, district: i64) -> i64:
    """The tags that count for a District's bonuses."""
    count = counters.district_tags(state, seat, district)
    if state.journalist >= 0 and state.setup.district_of[state.journalist] == district:
        for location in range(LOCATIONS):
            if state.setup.district_of[location] == district:
                count += counters.published_tags(state, location, seat)
    return count


class Bonus(UnconsciousMindDecision):
    """A bonus of the city, in a Recall turn."""

    def __init__(self) -> None:
        super().__init__(codes.BONUS, "bonus", ("slot", "district", "fireworks", "stop"), has_asides=True)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """A slot of a Location where a figure is, or of its District with enough tags [UM-RECALL-3]."""
        seat = state.actor
        setup = state.setup
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        within: i64 = 0
        for location in range(LOCATIONS):
            district = setup.district_of[location]
            if not is_anybody_there(state, seat, location) or state.tokens[district] == 0:
                continue
            within |= bit(district)
            for slot in range(3):
                if state.slots_taken >> location * 3 + slot & 1 == 0:
                    out = append(out, LOCATION_SLOT + location * 3 + slot)
        if state.own[seat] == 0:
            return out
        for cheaper in range(2):
            for district in range(DISTRICTS):
                if within >> district & 1 == 0 or (cheaper and state.fireworks != district):
                    continue
                count = district_count(state, seat, district) + cheaper
                for slot in range(4):
                    if (
                        state.insight_on[district * 4 + slot] == 0
                        and count >= setup.district_numbers[district * 4 + slot]
                    ):
                        base: i64 = FIREWORKS_SLOT if cheaper else DISTRICT_SLOT
                        out = append(out, base + district * 4 + slot)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """A token on the slot, its effect, and Reputation if the token shows it [UM-RECALL-4]."""
        seat = state.actor
        setup = state.setup
        state.pop()
        if action == STOP:
            return
        if action < DISTRICT_SLOT:
            slot = action - LOCATION_SLOT
            location = slot // 3
            state.slots_taken |= bit(slot)
            state.emit(SLOT_TAKEN, seat, location, slot % 3, 0)
            take_token(state, seat, setup.district_of[location])
            effects.OPEN_LIST.push(state, seat, slot_list(state, location, slot % 3))
            return
        is_cheaper = action >= FIREWORKS_SLOT
        slot = action - (FIREWORKS_SLOT if is_cheaper else DISTRICT_SLOT)
        state.insight_on = changed(state.insight_on, slot, seat + 1)
        state.emit(DISTRICT_TAKEN, seat, slot // 4, setup.district_numbers[slot], 0)
        take_token(state, seat, slot // 4)
        effects.OPEN_LIST.push(state, seat, setup.district_slots[slot])
        library.MARK.push(state, seat, slot, 1)
        if is_cheaper:
            advance_fireworks(state)


BONUS: Final[Bonus] = Bonus()


def slot_list(state: UnconsciousMindState, location: i64, slot: i64) -> i64:
    """What a Location's slot gives; an overlay may cover it."""
    overlay = state.overlay_on[location]
    if overlay:
        return state.setup.overlay_slots[(overlay - 1) * 3 + slot]
    return state.setup.location_slots[location * 3 + slot]


def take_token(state: UnconsciousMindState, seat: i64, district: i64) -> None:
    """The topmost token; the first of each stack shows Reputation."""
    if state.tokens[district] == state.setup.tokens[district]:
        fame.GAIN_REPUTATION.push(state, seat)
    state.tokens = changed(state.tokens, district, state.tokens[district] - 1)
    COLLECT.push(state, seat, district)


class Collect(UnconsciousMindStep):
    """A token has been taken: Fireworks may have to move on."""

    def __init__(self) -> None:
        super().__init__(codes.COLLECT, "collect")
        self.district: Final = self.in_a("district")

    def step(self, state: UnconsciousMindState) -> None:
        state.pop()
        if state.fireworks >= 0 and not is_fireworks_useful(state, state.fireworks):
            advance_fireworks(state)


COLLECT: Final[Collect] = Collect()


def is_fireworks_useful(state: UnconsciousMindState, district: i64) -> bool:
    if state.tokens[district] == 0:
        return False
    for slot in range(district * 4, district * 4 + 4):
        if state.insight_on[slot] == 0:
            return True
    return False


def advance_fireworks(state: UnconsciousMindState) -> None:
    """To the next District where they can be used again [UM-FIRE-2]."""
    for _ in range(DISTRICTS):
        state.fireworks = (state.fireworks + 1) % DISTRICTS
        if is_fireworks_useful(state, state.fireworks):
            state.emit(FIREWORKS_MOVE, -1, state.fireworks, 0, 0)
            return
