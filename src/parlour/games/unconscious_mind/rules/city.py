"""The City Map: moving figures, Location effects, and the bonuses of a Recall turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    COLLECT,
    DISTRICT_SLOT,
    DISTRICT_TAKEN,
    EFFECT,
    FIGURE_MOVED,
    FIREWORKS_MOVE,
    FIREWORKS_SLOT,
    FREUD,
    GAIN_REPUTATION,
    GO,
    JOURNALIST,
    LOCATION,
    LOCATION_BEGINS,
    LOCATION_SLOT,
    MARK,
    MOD_LOCATION_EXTRA,
    MOD_PROFESSOR_RANGE,
    OPEN_LIST,
    PROFESSOR,
    SLOT_TAKEN,
    SPEND_BRIGHT,
    STOP,
)
from parlour.games.unconscious_mind.rules.library import Library
from parlour.games.unconscious_mind.rules.setup import DISTRICTS, LOCATIONS
from parlour.kernel.state import bit, changed

MARK_DISTRICT: Final = 16


class City(Library):
    def figure_at(self, seat: i64, figure: i64) -> i64:
        if figure == PROFESSOR:
            return self.professor[seat]
        return self.freud if figure == FREUD else self.journalist

    def figures_at(self, location: i64) -> i64:
        """Professors, Freud and the Journalist at a Location."""
        count: i64 = 0
        for seat in range(self.players):
            if self.professor[seat] == location:
                count += 1
        if self.freud == location:
            count += 1
        if self.journalist == location:
            count += 1
        return count

    # Moving

    def legal_moves(self, seat: i64, least: i64, most: i64, to_freud: bool, figure: i64) -> vec[i64]:
        """So many Locations clockwise, or to Freud; the Journalist may go instead [UM-CITY-1]."""
        out = vec[i64](capacity=16)
        out = append(out, STOP)
        for one in range(3):
            if one != figure and (one != JOURNALIST or not self.setup.journalist):
                continue
            if to_freud and one != FREUD and self.figure_at(seat, one) != self.freud:
                out = append(out, GO + one * 8)
            farthest = self.professor_range(seat, most) if one == PROFESSOR else most
            for steps in range(least, farthest + 1):
                out = append(out, GO + one * 8 + steps)
        return out

    def professor_range(self, seat: i64, most: i64) -> i64:
        longer = self.modifier(seat, MOD_PROFESSOR_RANGE)
        return longer if longer > most else most

    def move_figure(self, action: i64) -> None:
        seat = self.actor
        self.pop()
        if action == STOP:
            return
        figure = (action - GO) >> 3
        steps = action - GO & 7
        location = (self.figure_at(seat, figure) + steps) % LOCATIONS if steps else self.freud
        if figure == PROFESSOR:
            self.professor = changed(self.professor, seat, location)
        elif figure == FREUD:
            self.freud = location
        else:
            self.journalist = location
        self.emit(FIGURE_MOVED, seat, figure, location, 0)
        tags = self.tags(seat, location)
        if figure == JOURNALIST:
            tags += self.published_tags(location, seat)
        figures = self.figures_at(location)
        self.start_location(seat, location, figures if figures > tags else tags)

    # Location effects

    def start_location(self, seat: i64, location: i64, times: i64) -> None:
        """Trigger a Location so many times, at most five [UM-CITY-3]."""
        extra = self.modifier(seat, MOD_LOCATION_EXTRA)
        if extra > 0:
            times += extra
        if times > self.setup.trigger_limit:
            times = self.setup.trigger_limit
        self.emit(LOCATION_BEGINS, seat, location, times, 0)
        self.push(LOCATION, seat, location, times + times * 8)

    def legal_location(self, seat: i64, location: i64, left: i64, had: i64) -> vec[i64]:
        """`left` triggers of the `had` so far; a Bright Idea is worth two more [UM-CITY-5]."""
        out = vec[i64](capacity=8)
        out = append(out, STOP)
        if left:
            for effect in range(3):
                if self.is_list_doable(seat, self.setup.location_effects[location * 3 + effect]):
                    out = append(out, EFFECT + effect)
        if had < self.setup.trigger_limit and self.bright[seat]:
            out = append(out, SPEND_BRIGHT)
        return out

    def is_list_doable(self, seat: i64, effects: i64) -> bool:
        """Can any effect of a list be done? Written where the effects are known."""
        raise NotImplementedError

    def is_location_within_reach(self, seat: i64, location: i64, left: i64, had: i64) -> bool:
        """Could Coffee become a Bright Idea for more triggers, or make an effect possible? [UM-ANY-5]"""
        if had < self.setup.trigger_limit and self.coffee_within_reach(seat) >= self.setup.bright_coffee:
            return True
        if left:
            for effect in range(3):
                if self.is_list_within_reach(seat, self.setup.location_effects[location * 3 + effect], 0):
                    return True
        return False

    def is_list_within_reach(self, seat: i64, packed: i64, done: i64) -> bool:
        """Could any effect that is left of a list become possible? Written where the effects are known."""
        raise NotImplementedError

    def trigger_location(self, action: i64) -> None:
        seat = self.actor
        left = self.b & 7
        had = self.b >> 3
        if action == STOP:
            self.pop()
        elif action == SPEND_BRIGHT:
            self.spend_bright(seat, 1)
            more = self.setup.bright_triggers
            if had + more > self.setup.trigger_limit:
                more = self.setup.trigger_limit - had
            self.b = left + more + (had + more) * 8
        else:
            self.b = left - 1 + had * 8
            self.push(OPEN_LIST, seat, self.setup.location_effects[self.a * 3 + action - EFFECT], 0)

    # Bonuses

    def is_anybody_there(self, seat: i64, location: i64) -> bool:
        """Is one's Professor, Freud or the Journalist at a Location?"""
        return self.professor[seat] == location or self.freud == location or self.journalist == location

    def district_count(self, seat: i64, district: i64) -> i64:
        """The tags that count for a District's bonuses."""
        count = self.district_tags(seat, district)
        if self.journalist >= 0 and self.setup.district_of[self.journalist] == district:
            for location in range(LOCATIONS):
                if self.setup.district_of[location] == district:
                    count += self.published_tags(location, seat)
        return count

    def legal_bonuses(self, seat: i64) -> vec[i64]:
        """A slot of a Location where a figure is, or of its District with enough tags [UM-RECALL-3]."""
        setup = self.setup
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        within: i64 = 0
        for location in range(LOCATIONS):
            district = setup.district_of[location]
            if not self.is_anybody_there(seat, location) or self.tokens[district] == 0:
                continue
            within |= bit(district)
            for slot in range(3):
                if self.slots_taken >> location * 3 + slot & 1 == 0:
                    out = append(out, LOCATION_SLOT + location * 3 + slot)
        if self.own[seat] == 0:
            return out
        for cheaper in range(2):
            for district in range(DISTRICTS):
                if within >> district & 1 == 0 or (cheaper and self.fireworks != district):
                    continue
                count = self.district_count(seat, district) + cheaper
                for slot in range(4):
                    if (
                        self.insight_on[district * 4 + slot] == 0
                        and count >= setup.district_numbers[district * 4 + slot]
                    ):
                        base: i64 = FIREWORKS_SLOT if cheaper else DISTRICT_SLOT
                        out = append(out, base + district * 4 + slot)
        return out

    def claim_bonus(self, action: i64) -> None:
        """A token on the slot, its effect, and Reputation if the token shows it [UM-RECALL-4]."""
        seat = self.actor
        setup = self.setup
        self.pop()
        if action == STOP:
            return
        if action < DISTRICT_SLOT:
            slot = action - LOCATION_SLOT
            location = slot // 3
            self.slots_taken |= bit(slot)
            self.emit(SLOT_TAKEN, seat, location, slot % 3, 0)
            self.take_token(seat, setup.district_of[location])
            self.push(OPEN_LIST, seat, self.slot_list(location, slot % 3), 0)
            return
        is_cheaper = action >= FIREWORKS_SLOT
        slot = action - (FIREWORKS_SLOT if is_cheaper else DISTRICT_SLOT)
        self.insight_on = changed(self.insight_on, slot, seat + 1)
        self.emit(DISTRICT_TAKEN, seat, slot // 4, setup.district_numbers[slot], 0)
        self.take_token(seat, slot // 4)
        self.push(OPEN_LIST, seat, setup.district_slots[slot], 0)
        self.push(MARK, seat, MARK_DISTRICT + slot, 0)
        if is_cheaper:
            self.advance_fireworks()

    def slot_list(self, location: i64, slot: i64) -> i64:
        """What a Location's slot gives; an overlay may cover it."""
        overlay = self.overlay_on[location]
        if overlay:
            return self.setup.overlay_slots[(overlay - 1) * 3 + slot]
        return self.setup.location_slots[location * 3 + slot]

    def take_token(self, seat: i64, district: i64) -> None:
        """The topmost token; the first of each stack shows Reputation."""
        if self.tokens[district] == self.setup.tokens[district]:
            self.push(GAIN_REPUTATION, seat, 0, 0)
        self.tokens = changed(self.tokens, district, self.tokens[district] - 1)
        self.push(COLLECT, seat, district, 0)

    def is_fireworks_useful(self, district: i64) -> bool:
        if self.tokens[district] == 0:
            return False
        for slot in range(district * 4, district * 4 + 4):
            if self.insight_on[slot] == 0:
                return True
        return False

    def advance_fireworks(self) -> None:
        """To the next District where they can be used again [UM-FIRE-2]."""
        for _ in range(DISTRICTS):
            self.fireworks = (self.fireworks + 1) % DISTRICTS
            if self.is_fireworks_useful(self.fireworks):
                self.emit(FIREWORKS_MOVE, -1, self.fireworks, 0, 0)
                return

    def check_fireworks(self) -> None:
        if self.fireworks >= 0 and not self.is_fireworks_useful(self.fireworks):
            self.advance_fireworks()
