"""The Id, a solo opponent: it pays for nothing, holds nothing, and follows its Impulse cards [UM-SOLO]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    BOX,
    DISTRICT_TAKEN,
    DRAW,
    DREAM_TAKEN,
    FIGURE_MOVED,
    FREUD,
    FROM_DREAMS,
    FROM_EFFECTS,
    FROM_REPUTATION,
    GAIN_REPUTATION,
    GATHER,
    ID_ACTION,
    ID_BEGINS,
    ID_BONUS,
    ID_BOXES,
    ID_DONE,
    ID_DRAFT,
    ID_IMPULSE,
    ID_INK,
    ID_PUBLISH,
    ID_STEP,
    ID_STUDY,
    ID_TILE,
    ID_TREAT,
    ID_TURN,
    IDEAS_PLACED,
    IMPULSE,
    IMPULSE_SHOWN,
    JOURNALIST,
    LATENT,
    LEFT,
    LIBIDO_GAINED,
    LIBIDO_TURNED,
    LINE_BEGINS,
    LOCATION_BEGINS,
    OP_BOX,
    OP_COLUMN,
    OP_INKPOT,
    OP_LOCATION,
    OP_REPUTATION,
    OP_RESEARCH,
    OP_ROW,
    OP_THERAPY,
    OP_TILE,
    OP_TREAT,
    OP_UNLOCK_ROOM,
    OP_VP,
    PROFESSOR,
    RECALLED,
    REFILL_NOTEBOOK,
    REPUTATION_TRIGGERED,
    RESEARCH,
    ROOM_OPENED,
    SLOT_TAKEN,
    SPENT,
    THERAPY,
    TILE_DISCARDED,
    TILE_TAKEN,
    TILE_TRIGGERED,
    TO_PLAY,
    TO_ROOM,
    TOP,
    TREATED,
    VACANT_SCORED,
)
from parlour.games.unconscious_mind.rules.effects import Effects
from parlour.games.unconscious_mind.rules.pages import line_place
from parlour.games.unconscious_mind.rules.setup import (
    ID_TILES,
    IDEA_SPACES,
    LOCATIONS,
    ROUTINE_CLIENTS,
    TREATISES,
)
from parlour.games.unconscious_mind.rules.state import count_bits
from parlour.kernel.state import CHANCE, bit, changed

IDS: Final = 1
"""The Id's seat."""

LIBIDO_FOR_BOX: Final = 3
NO_DREAM_VP: Final = 3
OTHER_BONUS_VP: Final = 2
TRIGGER_VP: Final = 2

# Of the five ways to place Ideas, those without Bright Ideas
ONE_IDEA, TWO_IDEAS = 0, 2

# Actions of the Meeting Table that mean something of their own to the Id, by their place in the edition;
# those up to the first are tiles of the Notebook.
NOTEBOOK_RIGHT, MOVE_PROFESSOR, PLAY_OR_PUBLISH, MOVE_FREUD, GAIN_RESEARCH = 2, 3, 4, 6, 7


class Id(Effects):
    # Its setup

    def prepare_id(self) -> None:
        """Three tiles of its own in the first column, and a Professor opposite Freud [UM-SOLO-1]."""
        self.professor = changed(self.professor, IDS, (self.freud + 3) % LOCATIONS)
        self.emit(ID_BEGINS, IDS, self.professor[IDS], self.setup.id_start_vp, 0)
        self.score(IDS, self.setup.id_start_vp, FROM_EFFECTS)
        for row in range(3):
            self.notebook = changed(self.notebook, IDS * 9 + row * 3, ID_TILES + row + 1)
        self.insights_locked = changed(self.insights_locked, IDS, 63)
        # Its first column is full from the start: the Insight below it is free.
        self.unlock_insight(IDS, 3)
        self.coffee[IDS] = 0
        self.common[IDS] = 0
        self.impulses = bit(len(self.setup.impulse_row)) - 1

    def draft_for_id(self) -> None:
        """The Routine Client with the fewest hearts, and the leftmost Manifest Dream [UM-SOLO-2]."""
        best: i64 = -1
        for client in range(ROUTINE_CLIENTS):
            if self.draft_clients >> client & 1:
                hearts = self.setup.client_hearts
                if best < 0 or hearts[client] < hearts[best]:
                    best = client
        self.draft_clients &= ~bit(best)
        self.seat_client(IDS * 2, best, 24)
        self.give_dreams(IDS * 2)

    def give_dreams(self, room: i64) -> None:
        """The leftmost Manifest Dream of the display, over a Latent one."""
        self.set_therapy(IDS, room)
        for place in range(4):
            if self.manifests_shown[place]:
                self.room_manifest = changed(self.room_manifest, room, self.manifests_shown[place])
                self.manifests_shown = changed(self.manifests_shown, place, 0)
                self.emit(DREAM_TAKEN, IDS, self.room_manifest[room] - 1, 0, 0)
                self.push_manifest(place)
                break
        if self.latent_deck:
            self.push(DRAW, CHANCE, LATENT, TO_ROOM * 64 + room)

    # Its turn

    def id_step(self) -> None:
        """One step of the Id's turn; what it leads to goes on the stack."""
        what = self.a
        value = self.b
        if what == ID_TURN:
            self.id_turn()
            return
        self.pop()
        if what == ID_IMPULSE:
            self.follow_impulse(value)
        elif what == ID_ACTION:
            self.id_action(value)
        elif what == ID_INK:
            self.id_ink(value)
        elif what == ID_TILE:
            self.id_tile(value)
        elif what == ID_STUDY:
            self.id_study()
        elif what == ID_PUBLISH:
            self.id_publish()
        elif what == ID_TREAT:
            self.id_treat()
        elif what == ID_BONUS:
            self.id_bonus()
        elif what == ID_BOXES:
            self.id_boxes()
        else:
            self.id_draft()

    def then(self, what: i64, value: i64) -> None:
        self.push(ID_STEP, IDS, what, value)

    def id_turn(self) -> None:
        """Recall without Ideas; else turn an Impulse card over [UM-SOLO-3]."""
        self.a = ID_DONE
        self.then(ID_DRAFT, 0)
        self.then(ID_BOXES, 0)
        if self.ideas[IDS] == 0:
            self.id_recall()
            return
        if self.impulses == 0:
            self.impulses = bit(len(self.setup.impulse_row)) - 1
        self.push(DRAW, CHANCE, IMPULSE, 0)

    def follow_impulse(self, impulse: i64) -> None:
        """Recall if the card says so and it is worth it; else the first possible action [UM-SOLO-4]."""
        setup = self.setup
        self.emit(IMPULSE_SHOWN, IDS, impulse, 0, 0)
        spaces = self.id_spaces()
        if setup.impulse_recall[impulse] and spaces >= 2:
            self.id_recall()
            return
        for at in range(3):
            action = setup.impulse_actions[impulse * 3 + at]
            space = self.id_space_for(action, setup.impulse_row[impulse])
            if space >= 0:
                count: i64 = 2 if setup.impulse_double[impulse] and self.ideas[IDS] >= 2 else 1
                self.ideas = changed(self.ideas, IDS, self.ideas[IDS] - count)
                self.idea_at = changed(self.idea_at, space, IDS + 1 + count * 16 + (action + 1) * 4096)
                self.emit(IDEAS_PLACED, IDS, space, action, ONE_IDEA if count == 1 else TWO_IDEAS)
                self.then(ID_INK, setup.space_inkpots[space])
                for _ in range(count):
                    self.then(ID_ACTION, action)
                return
        if spaces:
            self.id_recall()

    def id_spaces(self) -> i64:
        count: i64 = 0
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == IDS + 1:
                count += 1
        return count

    def id_space_for(self, action: i64, row: i64) -> i64:
        """A vacant space next to an action: in the card's row, else below, else above [UM-SOLO-5]."""
        setup = self.setup
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == IDS + 1 and self.idea_at[space] >> 12 == action + 1:
                return -1
        for at in range(7):
            wanted = row + at if at < 4 else row - (at - 3)
            for space in range(IDEA_SPACES):
                is_vacant = self.idea_at[space] == 0 and setup.space_actions[space] >> action & 1
                if is_vacant and setup.space_rows[space] == wanted:
                    return space
        return -1

    def id_action(self, action: i64) -> None:
        """What the actions of the table are to the Id [UM-SOLO-6]."""
        if action <= NOTEBOOK_RIGHT:
            self.earn(IDS, action, FROM_EFFECTS)
            self.id_gain_tile(action)
        elif action == MOVE_PROFESSOR:
            self.id_professor()
        elif action == MOVE_FREUD:
            self.id_freud()
        elif action == PLAY_OR_PUBLISH:
            if self.id_treatise() >= 0:
                self.then(ID_PUBLISH, 0)
            else:
                self.then(ID_STUDY, 0)
        elif action == GAIN_RESEARCH:
            self.then(ID_STUDY, 0)
        else:
            self.libido += 1
            self.emit(LIBIDO_GAINED, IDS, self.libido, 0, 0)

    def id_gain_tile(self, column: i64) -> None:
        """The tile of the higher level, in the row with the fewest tiles [UM-SOLO-7]."""
        level: i64 = 1 if self.tile_display[3 + column] else 0
        tile = self.tile_display[level * 3 + column] - 1
        if tile < 0:
            self.score(IDS, self.setup.vacant_vp[column], FROM_EFFECTS)
            self.emit(VACANT_SCORED, IDS, self.setup.vacant_vp[column], 0, 0)
            return
        self.emit(TILE_TAKEN, IDS, tile, 0, 0)
        best: i64 = -1
        fewest: i64 = 3
        for row in range(3):
            count: i64 = 0
            for at in range(3):
                if self.notebook[IDS * 9 + row * 3 + at]:
                    count += 1
            if count < fewest:
                best = row * 3 + count
                fewest = count
        self.tile_display = changed(self.tile_display, level * 3 + column, 0)
        self.push(REFILL_NOTEBOOK, IDS, 0, 0)
        if best >= 0:
            self.set_tile(IDS, best, tile)
        else:
            self.emit(TILE_DISCARDED, IDS, tile, 0, 0)
            self.earn(IDS, self.tile_value(tile), FROM_EFFECTS)

    def tile_value(self, tile: i64) -> i64:
        return self.setup.id_level_1 if self.setup.tile_level[tile] == 1 else self.setup.id_level_2

    # In the city

    def id_professor(self) -> None:
        """Two Locations on, or to Freud for more triggers; so may the Journalist."""
        target = self.two_on_or_to_freud(PROFESSOR)
        if self.setup.journalist:
            other = self.two_on_or_to_freud(JOURNALIST)
            if self.id_times(other, JOURNALIST) > self.id_times(target, PROFESSOR):
                self.id_visit(other, JOURNALIST)
                return
        self.id_visit(target, PROFESSOR)

    def two_on_or_to_freud(self, figure: i64) -> i64:
        here = self.figure_at(IDS, figure)
        two = (here + 2) % LOCATIONS
        if here != self.freud and self.id_times(self.freud, figure) > self.id_times(two, figure):
            return self.freud
        return two

    def id_freud(self) -> None:
        """One to three Locations on, to where it has most tags; or the Journalist, for more triggers."""
        best: i64 = -1
        for steps in range(1, 4):
            location = (self.freud + steps) % LOCATIONS
            if best < 0 or self.tags(IDS, location) > self.tags(IDS, best):
                best = location
        if self.setup.journalist:
            other: i64 = -1
            for steps in range(1, 4):
                location = (self.journalist + steps) % LOCATIONS
                if other < 0 or self.id_times(location, JOURNALIST) > self.id_times(other, JOURNALIST):
                    other = location
            if self.id_times(other, JOURNALIST) > self.id_times(best, FREUD):
                self.id_visit(other, JOURNALIST)
                return
        self.id_visit(best, FREUD)

    def id_stroll(self) -> None:
        """The Professor one Location on, or the Journalist for more triggers."""
        target = (self.professor[IDS] + 1) % LOCATIONS
        if self.setup.journalist:
            other = (self.journalist + 1) % LOCATIONS
            if self.id_times(other, JOURNALIST) > self.id_times(target, PROFESSOR):
                self.id_visit(other, JOURNALIST)
                return
        self.id_visit(target, PROFESSOR)

    def id_times(self, location: i64, figure: i64) -> i64:
        """How often a Location would be triggered, the figure having gone there."""
        figures = self.figures_at(location)
        if self.figure_at(IDS, figure) != location:
            figures += 1
        tags = self.tags(IDS, location)
        if figure == JOURNALIST:
            tags += self.published_tags(location, IDS)
        times = figures if figures > tags else tags
        return times if times < self.setup.trigger_limit else self.setup.trigger_limit

    def id_visit(self, location: i64, figure: i64) -> None:
        """A point for every two triggers, and a box for three or more [UM-SOLO-8]."""
        times = self.id_times(location, figure)
        if figure == PROFESSOR:
            self.professor = changed(self.professor, IDS, location)
        elif figure == FREUD:
            self.freud = location
        else:
            self.journalist = location
        self.emit(FIGURE_MOVED, IDS, figure, location, 0)
        self.emit(LOCATION_BEGINS, IDS, location, times, 0)
        self.earn(IDS, (times + 1) // 2, FROM_EFFECTS)
        if times >= 3:
            self.gain_boxes(IDS, 1)

    # Research and Treatises

    def id_study(self) -> None:
        """A Research card comes into play; then it publishes if it can [UM-SOLO-9]."""
        self.then(ID_PUBLISH, 0)
        if self.research_deck:
            self.push(DRAW, CHANCE, RESEARCH, TO_PLAY * 64 + IDS)

    def id_treatise(self) -> i64:
        """The Treatise with most points it can publish, or -1."""
        best: i64 = -1
        if self.count_treatises(IDS) >= self.setup.id_treatises:
            return best
        for treatise in range(TREATISES):
            if self.can_publish(IDS, treatise):
                if best < 0 or self.setup.treatise_vp[treatise] > self.setup.treatise_vp[best]:
                    best = treatise
        return best

    def id_publish(self) -> None:
        """Its own cards first, others' Volumes only where it must."""
        treatise = self.id_treatise()
        if treatise < 0:
            return
        self.push(GATHER, IDS, treatise, self.needs_of(IDS, treatise))
        while self.kind == GATHER:
            self.gather(self.legal_gathers(IDS, treatise, self.b)[0])
        # The decision which Insight marks it is none: any of its own will do.
        self.pop()
        self.own[IDS] -= 1
        self.publish_for(IDS, treatise)

    # Clients

    def id_room(self) -> i64:
        """The client nearest to a cure that has a Dream left, or -1."""
        best: i64 = -1
        for room in range(IDS * 2, IDS * 2 + 2):
            has_dream = self.room_manifest[room] or self.room_latent[room]
            if self.room_client[room] and has_dream:
                if best < 0 or self.room_therapy[room] < self.room_therapy[best]:
                    best = room
        return best

    def id_treat(self) -> None:
        """The topmost Dream without paying; what it cannot use is worth points [UM-SOLO-10]."""
        setup = self.setup
        room = self.id_room()
        if room < 0:
            self.earn(IDS, NO_DREAM_VP, FROM_DREAMS)
            return
        dream = self.room_manifest[room] if self.room_manifest[room] else -self.room_latent[room]
        self.emit(TREATED, IDS, self.room_client[room] - 1, dream, 0)
        self.earn(IDS, setup.id_treat_vp, FROM_DREAMS)
        if self.room_manifest[room]:
            effects = setup.manifest_lists[self.room_manifest[room] - 1]
            if self.do_icons_match(IDS, room):
                self.gain_boxes(IDS, 1)
            self.room_manifest = changed(self.room_manifest, room, 0)
        else:
            effects = setup.latent_lists[self.room_latent[room] - 1]
            self.room_latent = changed(self.room_latent, room, 0)
        self.resolve(IDS, effects, 16 + room)

    def resolve(self, seat: i64, effects: i64, about: i64) -> None:
        if not self.is_id(seat):
            super().resolve(seat, effects, about)
            return
        setup = self.setup
        first = setup.list_first[effects]
        for at in range(first, first + setup.list_size[effects]):
            op = setup.ops[at]
            if op == OP_THERAPY:
                self.push(THERAPY, IDS, about - 16, setup.one[at])
            elif op == OP_VP:
                self.earn(IDS, setup.one[at], FROM_DREAMS)
            elif op == OP_BOX:
                self.gain_boxes(IDS, setup.one[at])
            elif op == OP_UNLOCK_ROOM:
                self.second_room |= bit(IDS)
                self.emit(ROOM_OPENED, IDS, 0, 0, 0)
            elif op in (OP_TILE, OP_LOCATION, OP_ROW, OP_COLUMN):
                self.earn(IDS, TRIGGER_VP, FROM_EFFECTS)
            else:
                self.earn(IDS, 1, FROM_EFFECTS)

    # The Inkpot

    def id_ink(self, steps: i64) -> None:
        """It moves and unlocks as anybody's; lines are worth their tiles [UM-SOLO-11]."""
        self.move_inkpot(IDS, steps, 0)
        here = self.inkpot[IDS]
        if here == TOP:
            self.id_line(self.fullest_line(3))
        elif here == LEFT:
            self.id_reputation()
        else:
            self.id_line(here - 1)

    def fullest_line(self, first: i64) -> i64:
        """The row (from 0) or unlocked column (from 3) with most tiles; -1 without one."""
        best: i64 = -1
        most: i64 = -1
        for line in range(first, first + 3):
            if first == 3 and not self.is_column_unlocked(IDS, line - 3):
                continue
            count: i64 = 0
            for at in range(3):
                if self.notebook[IDS * 9 + line_place(line, at)]:
                    count += 1
            if count > most:
                best = line
                most = count
        return best

    def id_line(self, line: i64) -> None:
        """One tile after the other, from the left or the top [UM-SOLO-12]."""
        if line < 0:
            return
        self.emit(LINE_BEGINS, IDS, line, 0, 0)
        at: i64 = 2
        while at >= 0:
            tile = self.tile_at(IDS, line_place(line, at))
            if tile >= 0:
                self.then(ID_TILE, tile)
            at -= 1

    def id_tile(self, tile: i64) -> None:
        """Its own tiles by their procedures, the others for points."""
        self.emit(TILE_TRIGGERED, IDS, tile, 0, 0)
        if tile == ID_TILES:
            self.then(ID_STUDY, 0)
        elif tile == ID_TILES + 1:
            self.id_stroll()
        elif tile == ID_TILES + 2:
            self.then(ID_TREAT, 0)
        else:
            self.earn(IDS, self.tile_value(tile), FROM_EFFECTS)

    def id_reputation(self) -> None:
        """The points above its marker, then the best of what Freud's zone allows it [UM-SOLO-13]."""
        setup = self.setup
        points = setup.above_vp[setup.zone_above[self.reputation[IDS]]]
        self.score(IDS, points, FROM_REPUTATION)
        self.emit(REPUTATION_TRIGGERED, IDS, points, 0, 0)
        zone = setup.zone_below[self.freud_reputation]
        if zone >= 2:
            self.gain_boxes(IDS, 1)
        elif zone == 1:
            self.id_gain_tile(0)
        else:
            self.earn(IDS, 1, FROM_REPUTATION)

    # Recall

    def id_recall(self) -> None:
        self.emit(RECALLED, IDS, self.id_spaces(), 0, 0)
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == IDS + 1:
                back = self.idea_at[space] >> 4 & 15
                self.ideas = changed(self.ideas, IDS, self.ideas[IDS] + back)
                self.idea_at = changed(self.idea_at, space, 0)
        self.then(ID_BONUS, 0)

    def id_bonus(self) -> None:
        """The best District bonus it has tags for, else a Location's [UM-SOLO-14]."""
        slot = self.id_district_slot()
        if slot >= 0:
            number = self.setup.district_numbers[slot]
            is_cheaper = self.district_count(IDS, slot // 4) < number
            self.insight_on = changed(self.insight_on, slot, IDS + 1)
            self.own[IDS] -= 1
            self.emit(DISTRICT_TAKEN, IDS, slot // 4, number, 0)
            self.take_token(IDS, slot // 4)
            if is_cheaper:
                self.advance_fireworks()
            self.id_slot(self.setup.district_slots[slot])
            self.check_goals(IDS)
            return
        location = self.id_location()
        if location < 0:
            return
        for place in range(3):
            if self.slots_taken >> location * 3 + place & 1 == 0:
                self.slots_taken |= bit(location * 3 + place)
                self.emit(SLOT_TAKEN, IDS, location, place, 0)
                self.take_token(IDS, self.setup.district_of[location])
                self.id_slot(self.slot_list(location, place))
                return

    def id_district_slot(self) -> i64:
        """The highest number it can claim with its Professor, Freud or the Journalist; -1 for none."""
        setup = self.setup
        best: i64 = -1
        if self.own[IDS] == 0:
            return best
        for location in range(LOCATIONS):
            district = setup.district_of[location]
            if not self.is_anybody_there(IDS, location) or self.tokens[district] == 0:
                continue
            count = self.district_count(IDS, district) + (1 if self.fireworks == district else 0)
            for slot in range(district * 4, district * 4 + 4):
                number = setup.district_numbers[slot]
                if self.insight_on[slot] == 0 and number <= count:
                    if best < 0 or number > setup.district_numbers[best]:
                        best = slot
        return best

    def id_location(self) -> i64:
        """Where a figure it may use is and a slot is free; rather where Reputation still lies."""
        best: i64 = -1
        for figure in range(3):
            location = self.figure_at(IDS, figure)
            if location < 0:
                continue
            district = self.setup.district_of[location]
            is_full = self.slots_taken >> location * 3 & 7 == 7
            if self.tokens[district] == 0 or is_full:
                continue
            if best < 0 or (
                self.has_reputation(district) and not self.has_reputation(self.setup.district_of[best])
            ):
                best = location
        return best

    def has_reputation(self, district: i64) -> bool:
        return self.tokens[district] == self.setup.tokens[district]

    def id_slot(self, effects: i64) -> None:
        """What a bonus slot is to the Id."""
        setup = self.setup
        first = setup.list_first[effects]
        for at in range(first, first + setup.list_size[effects]):
            op = setup.ops[at]
            if op == OP_INKPOT:
                self.then(ID_INK, setup.two[at])
            elif op == OP_BOX:
                self.gain_boxes(IDS, setup.one[at])
            elif op == OP_REPUTATION:
                self.push(GAIN_REPUTATION, IDS, 0, 0)
            elif op == OP_ROW:
                self.id_line(self.fullest_line(0))
            elif op == OP_COLUMN:
                self.id_line(self.fullest_line(3))
            elif op == OP_RESEARCH:
                self.then(ID_STUDY, 0)
            elif op == OP_TREAT:
                self.then(ID_TREAT, 0)
            else:
                self.earn(IDS, OTHER_BONUS_VP, FROM_EFFECTS)

    # The end of its turn

    def id_boxes(self) -> None:
        """Libido becomes boxes, boxes therapy: towards Catharsis first, then towards a cure [UM-SOLO-15]."""
        while self.libido >= LIBIDO_FOR_BOX:
            self.libido -= LIBIDO_FOR_BOX
            self.emit(LIBIDO_TURNED, IDS, LIBIDO_FOR_BOX, 0, 0)
            self.gain_boxes(IDS, 1)
        if self.boxes[IDS] == 0:
            return
        best: i64 = -1
        for room in range(IDS * 2, IDS * 2 + 2):
            if self.room_client[room] and self.is_nearer(room, best):
                best = room
        if best >= 0:
            self.boxes = changed(self.boxes, IDS, self.boxes[IDS] - 1)
            self.emit(SPENT, IDS, BOX, 1, 0)
            self.then(ID_BOXES, 0)
            self.push(THERAPY, IDS, best, 1)

    def is_nearer(self, room: i64, best: i64) -> bool:
        """Before Catharsis comes before after; then the fewer spaces."""
        if best < 0:
            return True
        waits = self.room_grief[room] > 0
        best_waits = self.room_grief[best] > 0
        if waits != best_waits:
            return waits
        return self.room_therapy[room] < self.room_therapy[best]

    def id_draft(self) -> None:
        """A vacant room is filled: Case-Study and Routine Clients in turn, the leftmost [UM-SOLO-16]."""
        room = self.vacant_room(IDS)
        if room < 0 or self.is_final_round():
            return
        has_cured_more = count_bits(self.cured[IDS] >> ROUTINE_CLIENTS) * 2 < count_bits(self.cured[IDS])
        for at in range(4):
            place = (at + 2) % 4 if has_cured_more else at
            if self.clients_shown[place]:
                self.then(ID_DRAFT, 0)
                client = self.clients_shown[place] - 1
                self.seat_client(room, client, self.grief_shown[place] - 1)
                self.clients_shown = changed(self.clients_shown, place, 0)
                self.grief_shown = changed(self.grief_shown, place, 0)
                self.give_dreams(room)
                self.push_refill(place)
                return
