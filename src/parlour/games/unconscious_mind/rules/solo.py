"""The Id, a solo opponent: it pays for nothing, holds nothing, and follows its Impulse cards [UM-SOLO]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import (
    city,
    codes,
    couch,
    counters,
    drawing,
    fame,
    inkpot,
    library,
    pages,
    supplies,
    turn,
)
from parlour.games.unconscious_mind.rules.codes import (
    BOX,
    DISTRICT_TAKEN,
    DREAM_TAKEN,
    FIGURE_MOVED,
    FREUD,
    FROM_DREAMS,
    FROM_EFFECTS,
    FROM_REPUTATION,
    ID_ACTION,
    ID_BEGINS,
    ID_BONUS,
    ID_BOXES,
    ID_DONE,
    ID_DRAFT,
    ID_IMPULSE,
    ID_INK,
    ID_PUBLISH,
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
    REPUTATION_TRIGGERED,
    RESEARCH,
    ROOM_OPENED,
    SLOT_TAKEN,
    SPENT,
    TILE_DISCARDED,
    TILE_TAKEN,
    TILE_TRIGGERED,
    TO_DISPLAY,
    TO_PLAY,
    TO_ROOM,
    TOP,
    TREATED,
    VACANT_SCORED,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindStep
from parlour.games.unconscious_mind.rules.setup import (
    ID_TILES,
    IDEA_SPACES,
    LOCATIONS,
    ROUTINE_CLIENTS,
    TREATISES,
)
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

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


# Its setup


def prepare_id(state: UnconsciousMindState) -> None:
    """Three tiles of its own in the first column, and a Professor opposite Freud [UM-SOLO-1]."""
    state.professor = changed(state.professor, IDS, (state.freud + 3) % LOCATIONS)
    state.emit(ID_BEGINS, IDS, state.professor[IDS], state.setup.id_start_vp, 0)
    state.score(IDS, state.setup.id_start_vp, FROM_EFFECTS)
    for row in range(3):
        state.notebook = changed(state.notebook, IDS * 9 + row * 3, ID_TILES + row + 1)
    state.insights_locked = changed(state.insights_locked, IDS, 63)
    # Its first column is full from the start: the Insight below it is free.
    pages.unlock_insight(state, IDS, 3)
    state.coffee[IDS] = 0
    state.common[IDS] = 0
    state.impulses = bit(len(state.setup.impulse_row)) - 1


def draft_for_id(state: UnconsciousMindState) -> None:
    """The Routine Client with the fewest hearts, and the leftmost Manifest Dream [UM-SOLO-2]."""
    best: i64 = -1
    for client in range(ROUTINE_CLIENTS):
        if state.draft_clients >> client & 1:
            hearts = state.setup.client_hearts
            if best < 0 or hearts[client] < hearts[best]:
                best = client
    state.draft_clients &= ~bit(best)
    couch.seat_client(state, IDS * 2, best, 24)
    give_dreams(state, IDS * 2)


def give_dreams(state: UnconsciousMindState, room: i64) -> None:
    """The leftmost Manifest Dream of the display, over a Latent one."""
    couch.set_therapy(state, IDS, room)
    for place in range(4):
        if state.manifests_shown[place]:
            state.room_manifest = changed(state.room_manifest, room, state.manifests_shown[place])
            state.manifests_shown = changed(state.manifests_shown, place, 0)
            state.emit(DREAM_TAKEN, IDS, state.room_manifest[room] - 1, 0, 0)
            couch.push_manifest(state, place)
            break
    if state.latent_deck:
        drawing.draw(state, LATENT, TO_ROOM, room)


# Its turn


class IdStep(UnconsciousMindStep):
    """One step of the Id's turn; what it leads to goes on the stack."""

    def __init__(self) -> None:
        super().__init__(codes.ID_STEP, "id")
        self.what: Final = self.in_a("what")
        self.value: Final = self.in_b("value")
        """With what: the Impulse card, the action, how far, the tile."""

    def step(self, state: UnconsciousMindState) -> None:
        what = self.what.of(state)
        value = self.value.of(state)
        if what == ID_TURN:
            self.what.set(state, ID_DONE)
            id_turn(state)
            return
        if what == ID_DONE:
            turn.next_turn(state, state.actor)
            return
        state.pop()
        if what == ID_IMPULSE:
            follow_impulse(state, value)
        elif what == ID_ACTION:
            id_action(state, value)
        elif what == ID_INK:
            id_ink(state, value)
        elif what == ID_TILE:
            id_tile(state, value)
        elif what == ID_STUDY:
            id_study(state)
        elif what == ID_PUBLISH:
            id_publish(state)
        elif what == ID_TREAT:
            id_treat(state)
        elif what == ID_BONUS:
            id_bonus(state)
        elif what == ID_BOXES:
            id_boxes(state)
        else:
            id_draft(state)


ID_STEP: Final[IdStep] = IdStep()


def then(state: UnconsciousMindState, what: i64, value: i64) -> None:
    """The Id does this next."""
    ID_STEP.push(state, IDS, what, value)


def id_turn(state: UnconsciousMindState) -> None:
    """Recall without Ideas; else turn an Impulse card over [UM-SOLO-3]."""
    then(state, ID_DRAFT, 0)
    then(state, ID_BOXES, 0)
    if state.ideas[IDS] == 0:
        id_recall(state)
        return
    if state.impulses == 0:
        state.impulses = bit(len(state.setup.impulse_row)) - 1
    drawing.draw(state, IMPULSE, TO_DISPLAY, 0)


def follow_impulse(state: UnconsciousMindState, impulse: i64) -> None:
    """Recall if the card says so and it is worth it; else the first possible action [UM-SOLO-4]."""
    setup = state.setup
    state.emit(IMPULSE_SHOWN, IDS, impulse, 0, 0)
    spaces = spaces_of_id(state)
    if setup.impulse_recall[impulse] and spaces >= 2:
        id_recall(state)
        return
    for at in range(3):
        action = setup.impulse_actions[impulse * 3 + at]
        space = id_space_for(state, action, setup.impulse_row[impulse])
        if space >= 0:
            count: i64 = 2 if setup.impulse_double[impulse] and state.ideas[IDS] >= 2 else 1
            state.ideas = changed(state.ideas, IDS, state.ideas[IDS] - count)
            state.idea_at = changed(state.idea_at, space, IDS + 1 + count * 16 + (action + 1) * 4096)
            state.emit(IDEAS_PLACED, IDS, space, action, ONE_IDEA if count == 1 else TWO_IDEAS)
            then(state, ID_INK, setup.space_inkpots[space])
            for _ in range(count):
                then(state, ID_ACTION, action)
            return
    if spaces:
        id_recall(state)


def spaces_of_id(state: UnconsciousMindState) -> i64:
    count: i64 = 0
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == IDS + 1:
            count += 1
    return count


def id_space_for(state: UnconsciousMindState, action: i64, row: i64) -> i64:
    """A vacant space next to an action: in the card's row, else below, else above [UM-SOLO-5]."""
    setup = state.setup
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == IDS + 1 and state.idea_at[space] >> 12 == action + 1:
            return -1
    for at in range(7):
        wanted = row + at if at < 4 else row - (at - 3)
        for space in range(IDEA_SPACES):
            is_vacant = state.idea_at[space] == 0 and setup.space_actions[space] >> action & 1
            if is_vacant and setup.space_rows[space] == wanted:
                return space
    return -1


def id_action(state: UnconsciousMindState, action: i64) -> None:
    """What the actions of the table are to the Id [UM-SOLO-6]."""
    if action <= NOTEBOOK_RIGHT:
        supplies.earn(state, IDS, action, FROM_EFFECTS)
        id_gain_tile(state, action)
    elif action == MOVE_PROFESSOR:
        id_professor(state)
    elif action == MOVE_FREUD:
        id_freud(state)
    elif action == PLAY_OR_PUBLISH:
        if id_treatise(state) >= 0:
            then(state, ID_PUBLISH, 0)
        else:
            then(state, ID_STUDY, 0)
    elif action == GAIN_RESEARCH:
        then(state, ID_STUDY, 0)
    else:
        state.libido += 1
        state.emit(LIBIDO_GAINED, IDS, state.libido, 0, 0)


def id_gain_tile(state: UnconsciousMindState, column: i64) -> None:
    """The tile of the higher level, in the row with the fewest tiles [UM-SOLO-7]."""
    level: i64 = 1 if state.tile_display[3 + column] else 0
    tile = state.tile_display[level * 3 + column] - 1
    if tile < 0:
        state.score(IDS, state.setup.vacant_vp[column], FROM_EFFECTS)
        state.emit(VACANT_SCORED, IDS, state.setup.vacant_vp[column], 0, 0)
        return
    state.emit(TILE_TAKEN, IDS, tile, 0, 0)
    best: i64 = -1
    fewest: i64 = 3
    for row in range(3):
        count: i64 = 0
        for at in range(3):
            if state.notebook[IDS * 9 + row * 3 + at]:
                count += 1
        if count < fewest:
            best = row * 3 + count
            fewest = count
    state.tile_display = changed(state.tile_display, level * 3 + column, 0)
    pages.REFILL_NOTEBOOK.push(state, IDS)
    if best >= 0:
        pages.set_tile(state, IDS, best, tile)
    else:
        state.emit(TILE_DISCARDED, IDS, tile, 0, 0)
        supplies.earn(state, IDS, tile_value(state, tile), FROM_EFFECTS)


def tile_value(state: UnconsciousMindState, tile: i64) -> i64:
    return state.setup.id_level_1 if state.setup.tile_level[tile] == 1 else state.setup.id_level_2


# In the city


def id_professor(state: UnconsciousMindState) -> None:
    """Two Locations on, or to Freud for more triggers; so may the Journalist."""
    target = two_on_or_to_freud(state, PROFESSOR)
    if state.setup.journalist:
        other = two_on_or_to_freud(state, JOURNALIST)
        if id_times(state, other, JOURNALIST) > id_times(state, target, PROFESSOR):
            id_visit(state, other, JOURNALIST)
            return
    id_visit(state, target, PROFESSOR)


def two_on_or_to_freud(state: UnconsciousMindState, figure: i64) -> i64:
    here = city.figure_at(state, IDS, figure)
    two = (here + 2) % LOCATIONS
    if here != state.freud and id_times(state, state.freud, figure) > id_times(state, two, figure):
        return state.freud
    return two


def id_freud(state: UnconsciousMindState) -> None:
    """One to three Locations on, to where it has most tags; or the Journalist, for more triggers."""
    best: i64 = -1
    for steps in range(1, 4):
        location = (state.freud + steps) % LOCATIONS
        if best < 0 or counters.tags(state, IDS, location) > counters.tags(state, IDS, best):
            best = location
    if state.setup.journalist:
        other: i64 = -1
        for steps in range(1, 4):
            location = (state.journalist + steps) % LOCATIONS
            if other < 0 or id_times(state, location, JOURNALIST) > id_times(state, other, JOURNALIST):
                other = location
        if id_times(state, other, JOURNALIST) > id_times(state, best, FREUD):
            id_visit(state, other, JOURNALIST)
            return
    id_visit(state, best, FREUD)


def id_stroll(state: UnconsciousMindState) -> None:
    """The Professor one Location on, or the Journalist for more triggers."""
    target = (state.professor[IDS] + 1) % LOCATIONS
    if state.setup.journalist:
        other = (state.journalist + 1) % LOCATIONS
        if id_times(state, other, JOURNALIST) > id_times(state, target, PROFESSOR):
            id_visit(state, other, JOURNALIST)
            return
    id_visit(state, target, PROFESSOR)


def id_times(state: UnconsciousMindState, location: i64, figure: i64) -> i64:
    """How often a Location would be triggered, the figure having gone there."""
    figures = city.figures_at(state, location)
    if city.figure_at(state, IDS, figure) != location:
        figures += 1
    tags = counters.tags(state, IDS, location)
    if figure == JOURNALIST:
        tags += counters.published_tags(state, location, IDS)
    times = figures if figures > tags else tags
    return times if times < state.setup.trigger_limit else state.setup.trigger_limit


def id_visit(state: UnconsciousMindState, location: i64, figure: i64) -> None:
    """A point for every two triggers, and a box for three or more [UM-SOLO-8]."""
    times = id_times(state, location, figure)
    if figure == PROFESSOR:
        state.professor = changed(state.professor, IDS, location)
    elif figure == FREUD:
        state.freud = location
    else:
        state.journalist = location
    state.emit(FIGURE_MOVED, IDS, figure, location, 0)
    state.emit(LOCATION_BEGINS, IDS, location, times, 0)
    supplies.earn(state, IDS, (times + 1) // 2, FROM_EFFECTS)
    if times >= 3:
        supplies.gain_boxes(state, IDS, 1)


# Research and Treatises


def id_study(state: UnconsciousMindState) -> None:
    """A Research card comes into play; then it publishes if it can [UM-SOLO-9]."""
    then(state, ID_PUBLISH, 0)
    if state.research_deck:
        drawing.draw(state, RESEARCH, TO_PLAY, IDS)


def id_treatise(state: UnconsciousMindState) -> i64:
    """The Treatise with most points it can publish, or -1."""
    best: i64 = -1
    if counters.count_treatises(state, IDS) >= state.setup.id_treatises:
        return best
    for treatise in range(TREATISES):
        if library.can_publish(state, IDS, treatise):
            if best < 0 or state.setup.treatise_vp[treatise] > state.setup.treatise_vp[best]:
                best = treatise
    return best


def id_publish(state: UnconsciousMindState) -> None:
    """Its own cards first, others' Volumes only where it must."""
    treatise = id_treatise(state)
    if treatise < 0:
        return
    library.GATHER.push(state, IDS, treatise, library.needs_of(state, IDS, treatise))
    while state.kind == codes.GATHER:
        library.GATHER.apply(state, library.GATHER.legal(state)[0])
    # The decision which Insight marks it is none: any of its own will do.
    state.pop()
    state.own[IDS] -= 1
    library.publish_for(state, IDS, treatise)


# Clients


def id_room(state: UnconsciousMindState) -> i64:
    """The client nearest to a cure that has a Dream left, or -1."""
    best: i64 = -1
    for room in range(IDS * 2, IDS * 2 + 2):
        has_dream = state.room_manifest[room] or state.room_latent[room]
        if state.room_client[room] and has_dream:
            if best < 0 or state.room_therapy[room] < state.room_therapy[best]:
                best = room
    return best


def id_treat(state: UnconsciousMindState) -> None:
    """The topmost Dream without paying; what it cannot use is worth points [UM-SOLO-10]."""
    setup = state.setup
    room = id_room(state)
    if room < 0:
        supplies.earn(state, IDS, NO_DREAM_VP, FROM_DREAMS)
        return
    dream = state.room_manifest[room] if state.room_manifest[room] else -state.room_latent[room]
    state.emit(TREATED, IDS, state.room_client[room] - 1, dream, 0)
    supplies.earn(state, IDS, setup.id_treat_vp, FROM_DREAMS)
    if state.room_manifest[room]:
        brings = setup.manifest_lists[state.room_manifest[room] - 1]
        if couch.do_icons_match(state, IDS, room):
            supplies.gain_boxes(state, IDS, 1)
        state.room_manifest = changed(state.room_manifest, room, 0)
    else:
        brings = setup.latent_lists[state.room_latent[room] - 1]
        state.room_latent = changed(state.room_latent, room, 0)
    take_effects(state, brings, room)


def take_effects(state: UnconsciousMindState, number: i64, room: i64) -> None:
    """What a list of effects about a room is to the Id: it has nothing to choose."""
    setup = state.setup
    first = setup.list_first[number]
    for at in range(first, first + setup.list_size[number]):
        op = setup.ops[at]
        if op == OP_THERAPY:
            couch.THERAPY.push(state, IDS, room, setup.one[at])
        elif op == OP_VP:
            supplies.earn(state, IDS, setup.one[at], FROM_DREAMS)
        elif op == OP_BOX:
            supplies.gain_boxes(state, IDS, setup.one[at])
        elif op == OP_UNLOCK_ROOM:
            state.second_room |= bit(IDS)
            state.emit(ROOM_OPENED, IDS, 0, 0, 0)
        elif op in (OP_TILE, OP_LOCATION, OP_ROW, OP_COLUMN):
            supplies.earn(state, IDS, TRIGGER_VP, FROM_EFFECTS)
        else:
            supplies.earn(state, IDS, 1, FROM_EFFECTS)


# The Inkpot


def id_ink(state: UnconsciousMindState, steps: i64) -> None:
    """It moves and unlocks as anybody's; lines are worth their tiles [UM-SOLO-11]."""
    inkpot.move_inkpot(state, IDS, steps, 0)
    here = state.inkpot[IDS]
    if here == TOP:
        id_line(state, fullest_line(state, 3))
    elif here == LEFT:
        id_reputation(state)
    else:
        id_line(state, here - 1)


def fullest_line(state: UnconsciousMindState, first: i64) -> i64:
    """The row (from 0) or unlocked column (from 3) with most tiles; -1 without one."""
    best: i64 = -1
    most: i64 = -1
    for line in range(first, first + 3):
        if first == 3 and not pages.is_column_unlocked(state, IDS, line - 3):
            continue
        count: i64 = 0
        for at in range(3):
            if state.notebook[IDS * 9 + pages.line_place(line, at)]:
                count += 1
        if count > most:
            best = line
            most = count
    return best


def id_line(state: UnconsciousMindState, line: i64) -> None:
    """One tile after the other, from the left or the top [UM-SOLO-12]."""
    if line < 0:
        return
    state.emit(LINE_BEGINS, IDS, line, 0, 0)
    at: i64 = 2
    while at >= 0:
        tile = pages.tile_at(state, IDS, pages.line_place(line, at))
        if tile >= 0:
            then(state, ID_TILE, tile)
        at -= 1


def id_tile(state: UnconsciousMindState, tile: i64) -> None:
    """Its own tiles by their procedures, the others for points."""
    state.emit(TILE_TRIGGERED, IDS, tile, 0, 0)
    if tile == ID_TILES:
        then(state, ID_STUDY, 0)
    elif tile == ID_TILES + 1:
        id_stroll(state)
    elif tile == ID_TILES + 2:
        then(state, ID_TREAT, 0)
    else:
        supplies.earn(state, IDS, tile_value(state, tile), FROM_EFFECTS)


def id_reputation(state: UnconsciousMindState) -> None:
    """The points above its marker, then the best of what Freud's zone allows it [UM-SOLO-13]."""
    setup = state.setup
    points = setup.above_vp[setup.zone_above[state.reputation[IDS]]]
    state.score(IDS, points, FROM_REPUTATION)
    state.emit(REPUTATION_TRIGGERED, IDS, points, 0, 0)
    zone = setup.zone_below[state.freud_reputation]
    if zone >= 2:
        supplies.gain_boxes(state, IDS, 1)
    elif zone == 1:
        id_gain_tile(state, 0)
    else:
        supplies.earn(state, IDS, 1, FROM_REPUTATION)


# Recall


def id_recall(state: UnconsciousMindState) -> None:
    state.emit(RECALLED, IDS, spaces_of_id(state), 0, 0)
    for space in range(IDEA_SPACES):
        if state.idea_at[space] & 15 == IDS + 1:
            back = state.idea_at[space] >> 4 & 15
            state.ideas = changed(state.ideas, IDS, state.ideas[IDS] + back)
            state.idea_at = changed(state.idea_at, space, 0)
    then(state, ID_BONUS, 0)


def id_bonus(state: UnconsciousMindState) -> None:
    """The best District bonus it has tags for, else a Location's [UM-SOLO-14]."""
    slot = id_district_slot(state)
    if slot >= 0:
        number = state.setup.district_numbers[slot]
        is_cheaper = city.district_count(state, IDS, slot // 4) < number
        state.insight_on = changed(state.insight_on, slot, IDS + 1)
        state.own[IDS] -= 1
        state.emit(DISTRICT_TAKEN, IDS, slot // 4, number, 0)
        city.take_token(state, IDS, slot // 4)
        if is_cheaper:
            city.advance_fireworks(state)
        id_slot(state, state.setup.district_slots[slot])
        fame.check_goals(state, IDS)
        return
    location = id_location(state)
    if location < 0:
        return
    for place in range(3):
        if state.slots_taken >> location * 3 + place & 1 == 0:
            state.slots_taken |= bit(location * 3 + place)
            state.emit(SLOT_TAKEN, IDS, location, place, 0)
            city.take_token(state, IDS, state.setup.district_of[location])
            id_slot(state, city.slot_list(state, location, place))
            return


def id_district_slot(state: UnconsciousMindState) -> i64:
    """The highest number it can claim with its Professor, Freud or the Journalist; -1 for none."""
    setup = state.setup
    best: i64 = -1
    if state.own[IDS] == 0:
        return best
    for location in range(LOCATIONS):
        district = setup.district_of[location]
        if not city.is_anybody_there(state, IDS, location) or state.tokens[district] == 0:
            continue
        count = city.district_count(state, IDS, district) + (1 if state.fireworks == district else 0)
        for slot in range(district * 4, district * 4 + 4):
            number = setup.district_numbers[slot]
            if state.insight_on[slot] == 0 and number <= count:
                if best < 0 or number > setup.district_numbers[best]:
                    best = slot
    return best


def id_location(state: UnconsciousMindState) -> i64:
    """Where a figure it may use is and a slot is free; rather where Reputation still lies."""
    best: i64 = -1
    for figure in range(3):
        location = city.figure_at(state, IDS, figure)
        if location < 0:
            continue
        district = state.setup.district_of[location]
        is_full = state.slots_taken >> location * 3 & 7 == 7
        if state.tokens[district] == 0 or is_full:
            continue
        if best < 0 or (
            has_reputation(state, district) and not has_reputation(state, state.setup.district_of[best])
        ):
            best = location
    return best


def has_reputation(state: UnconsciousMindState, district: i64) -> bool:
    return state.tokens[district] == state.setup.tokens[district]


def id_slot(state: UnconsciousMindState, effects: i64) -> None:
    """What a bonus slot is to the Id."""
    setup = state.setup
    first = setup.list_first[effects]
    for at in range(first, first + setup.list_size[effects]):
        op = setup.ops[at]
        if op == OP_INKPOT:
            then(state, ID_INK, setup.two[at])
        elif op == OP_BOX:
            supplies.gain_boxes(state, IDS, setup.one[at])
        elif op == OP_REPUTATION:
            fame.GAIN_REPUTATION.push(state, IDS)
        elif op == OP_ROW:
            id_line(state, fullest_line(state, 0))
        elif op == OP_COLUMN:
            id_line(state, fullest_line(state, 3))
        elif op == OP_RESEARCH:
            then(state, ID_STUDY, 0)
        elif op == OP_TREAT:
            then(state, ID_TREAT, 0)
        else:
            supplies.earn(state, IDS, OTHER_BONUS_VP, FROM_EFFECTS)


# The end of its turn


def id_boxes(state: UnconsciousMindState) -> None:
    """Libido becomes boxes, boxes therapy: towards Catharsis first, then towards a cure [UM-SOLO-15]."""
    while state.libido >= LIBIDO_FOR_BOX:
        state.libido -= LIBIDO_FOR_BOX
        state.emit(LIBIDO_TURNED, IDS, LIBIDO_FOR_BOX, 0, 0)
        supplies.gain_boxes(state, IDS, 1)
    if state.boxes[IDS] == 0:
        return
    best: i64 = -1
    for room in range(IDS * 2, IDS * 2 + 2):
        if state.room_client[room] and is_nearer(state, room, best):
            best = room
    if best >= 0:
        state.boxes = changed(state.boxes, IDS, state.boxes[IDS] - 1)
        state.emit(SPENT, IDS, BOX, 1, 0)
        then(state, ID_BOXES, 0)
        couch.THERAPY.push(state, IDS, best, 1)


def is_nearer(state: UnconsciousMindState, room: i64, best: i64) -> bool:
    """Before Catharsis comes before after; then the fewer spaces."""
    if best < 0:
        return True
    waits = state.room_grief[room] > 0
    best_waits = state.room_grief[best] > 0
    if waits != best_waits:
        return waits
    return state.room_therapy[room] < state.room_therapy[best]


def id_draft(state: UnconsciousMindState) -> None:
    """A vacant room is filled: Case-Study and Routine Clients in turn, the leftmost [UM-SOLO-16]."""
    room = couch.vacant_room(state, IDS)
    if room < 0 or state.is_final_round():
        return
    cured = counters.count_bits(state.cured[IDS])
    has_cured_more = counters.count_bits(state.cured[IDS] >> ROUTINE_CLIENTS) * 2 < cured
    for at in range(4):
        place = (at + 2) % 4 if has_cured_more else at
        if state.clients_shown[place]:
            then(state, ID_DRAFT, 0)
            client = state.clients_shown[place] - 1
            couch.seat_client(state, room, client, state.grief_shown[place] - 1)
            state.clients_shown = changed(state.clients_shown, place, 0)
            state.grief_shown = changed(state.grief_shown, place, 0)
            give_dreams(state, room)
            couch.push_refill(state, place)
            return
