"""How good a position of Unconscious Mind is for a seat.

Counted in points: those a seat has and those of final scoring as it stands, and the worth of everything that
leads to points: Insights by what the seat's Dreams ask for, therapy done, Notebook tiles by what they bring
each time they are triggered, lines near completion, Volumes towards Treatises, tags towards District
bonuses, goals that are near, Ideas, Coffee and Bright Ideas. All of it fades as Freud's marker nears the end
of its track. In the middle of a turn, what has been begun and not yet done counts for about what it brings.

Other hands and the order of decks never enter. The weights are estimates; those that
matter most were compared in short matches between variants.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.codes import (
    ADJUST,
    ANY,
    BONUS,
    COLUMN,
    DRAW,
    ELEVATE,
    FINAL_ROUND,
    GAIN_REPUTATION,
    GAIN_RESEARCH,
    GATHER,
    GENERATE,
    IDEAS,
    IMPULSE,
    INKPOT,
    LAND,
    LINE,
    LIST,
    LOCATION,
    MARK,
    MOVE,
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
    OPEN_LIST,
    PAY,
    PLAY,
    PUT,
    REPUTATION,
    ROW,
    SIDES,
    SIGNALLED,
    SUPPRESS,
    TABLE,
    TAKE,
    TILE,
    TRANSFER,
    TREATMENT,
)
from parlour.games.unconscious_mind.rules import MindState
from parlour.games.unconscious_mind.rules.city import MARK_DISTRICT
from parlour.games.unconscious_mind.setup import (
    CLIENTS,
    DISTRICTS,
    GOALS,
    LOCATIONS,
    ROUTINE_CLIENTS,
    TREATISES,
)
from parlour.games.unconscious_mind.state import count_bits
from parlour.kernel.state import CHANCE, OVER, bit

# Freud's clock: rounds for each step of his marker with two players, and turns before the end from which
# what leads to points loses its worth
ROUNDS_A_STEP: Final = 1.6
USUAL_ROUNDS: Final = 15.0
AT_LEAST: Final = 2.0  # turns, before the end is signalled
FADES: Final = 5.0

# Insights: one that a Dream asks for, by level; one that none asks for; what is lost for each level or
# quality that is not right yet
NEEDED: Final = 0.65  # times the level, from 1
SPARE: Final = 0.3
LEVEL_MISSING: Final = 0.1  # and what the level itself is worth
HIGHER: Final = 0.1  # each level more than asked for
TOO_HIGH: Final = 0.3  # each level that would be wasted
WRONG_QUALITY: Final = 0.5
LATER_DREAM: Final = 0.8  # the Dream below the topmost counts by this
INSIGHTS_FADE: Final = 3.0
OWN_INSIGHT: Final = 2.2  # to mark a Treatise or a District with

# Clients
CURE_MORE: Final = 4.5  # beside its points: rank, gates, goals, a new client with new Dreams
ABILITY: Final = 1.5
CASE_STUDY_GROWS: Final = 0.25  # of what it may still score
STEPS_TO_CURE: Final = 6.0
STEPS_TO_CATHARSIS: Final = 3.0
RELIEF: Final = 0.9
THERAPY_A_TURN: Final = 1.5
SECOND_ROOM: Final = 4.0

# What turns are made of
COFFEE_WORTH: Final = 0.45
COFFEE_ENOUGH: Final = 4
COFFEE_SPARE: Final = 0.27
BRIGHT_WORTH: Final = 1.6
BRIGHT_ENOUGH: Final = 3
BOX_WORTH: Final = 2.2
IDEA_IN_HAND: Final = 1.1
IDEAS_A_TURN: Final = 2.0
IDEA_UNLOCKED: Final = 2.5
INK_STEP: Final = 0.4

# The Notebook
TRIGGERED_A_TURN: Final = 0.2
MOST_TURNS: Final = 8.0
LINE_INSIGHT: Final = 1.5
LINE_BEGUN: Final = 0.12
LINE_NEARLY: Final = 0.45
TILE_WORTH: Final = 0.6

# Research
CARD_IN_HAND: Final = 1.3
CARD_IN_PLAY: Final = 0.8
VOLUME_IN_HAND: Final = 0.6
TREATISE_MORE: Final = 6.0  # beside its points: rank, tags, goals
TREATISE_NEXT: Final = 0.85
TREATISE_AFTER: Final = 0.3
TURNS_A_CARD: Final = 0.8
NO_MARKER: Final = 0.6

# The city
TAG_WORTH: Final = 0.35
TAGS_ENOUGH: Final = 4
NEW_TAG: Final = 0.9
DISTRICT_MORE: Final = 3.0
DISTRICT_NEXT: Final = 0.7
DISTRICT_AFTER: Final = 0.35
BONUS_NEAR: Final = 0.35

# About what effects bring, where nothing better is known
ELEVATE_WORTH: Final = 0.8
TRANSFER_WORTH: Final = 0.4
SUPPRESS_COST: Final = 0.65
THERAPY_WORTH: Final = 2.0
TILE_GAINED: Final = 2.0
TILE_TRIGGERED: Final = 1.4
CARD_GAINED: Final = 1.3
CARD_PLAYED: Final = 1.2
TRIGGER_WORTH: Final = 0.9  # once
LOCATION_WORTH: Final = 1.8  # a whole visit
LINE_WORTH: Final = 2.5
BONUS_WORTH: Final = 3.0
SCORE_WORTH: Final = 2.0
TREAT_AGAIN: Final = 0.5
LEAST_GAIN: Final = 0.2  # by an exchange, which may be left
NOT_YET: Final = 0.95  # of what is still to be done counts

# Fame
REPUTATION_WORTH: Final = 2.0  # beside its point
ENDING: Final = 4.0  # a step of Freud's marker; more and more in a game that lasts
PATIENCE: Final = 3.0  # rounds
HURRY: Final = 0.8
GOAL_TAGS: Final = 1.5
GOAL_NEAR: Final = 0.7
RANK_SURE: Final = 0.6
WORKS_A_TURN: Final = 0.25

RIVAL: Final = 0.5
GAME_WON: Final = 1000.0


def evaluate(state: MindState, seat: i64) -> float:
    """What the position is worth to the seat, in points or so; only differences mean anything."""
    if state.actor == OVER:
        return result(state, seat)
    return Outlook(state, seat).worth() - RIVAL * best_rival(state, seat)


def result(state: MindState, seat: i64) -> float:
    """A game that is over: a win, shared or not, or a loss, and by how much."""
    winners: i64 = 0
    best: i64 = 0
    for one in range(state.players):
        winners += state.won >> one & 1
        if one != seat and state.points(one) > best:
            best = state.points(one)
    margin = float(state.points(seat) - best)
    return margin + (GAME_WON / float(winners) if state.won >> seat & 1 else -GAME_WON)


def best_rival(state: MindState, seat: i64) -> float:
    """The points of the best of the others, as far as this seat can do something about them."""
    best = 0.0
    for one in range(state.players):
        if one != seat:
            points = float(state.vp[one] + state.final_points(one, 1))
            if points > best:
                best = points
    return best


def turns_left(state: MindState, seat: i64) -> float:
    """How many turns a seat can expect to have after the present one."""
    players = state.players
    actor = state.actor
    if actor == CHANCE:
        # The solo opponent's cards are drawn in its own turn, everything else in one's own.
        actor = 1 - seat if state.kind == DRAW and state.a == IMPULSE else seat
    place = (seat - state.starter + players) % players
    present = (actor - state.starter + players) % players
    to_come = 1.0 if place > present else 0.0
    if state.phase == FINAL_ROUND:
        return to_come
    if state.phase == SIGNALLED:
        return to_come + 1.0
    steps = float(state.setup.reputation_end - state.freud_reputation)
    turns = 1.0 + ROUNDS_A_STEP * steps * 2.0 / float(players)
    usual = USUAL_ROUNDS - float(state.rounds)
    if usual < turns:
        turns = usual
    return to_come + (turns if turns > AT_LEAST else AT_LEAST)


def fading(turns: float, over: float) -> float:
    """What is left of a worth that is lost in the course of the last turns."""
    return turns / over if turns < over else 1.0


def effect_worth(state: MindState, effect: i64) -> float:
    """About what an effect brings."""
    setup = state.setup
    op = setup.ops[effect]
    one = float(setup.one[effect])
    if op == OP_VP:
        return one
    if op == OP_GENERATE:
        return float(setup.three[effect]) * NEEDED * (one + 1.0)
    if op == OP_ELEVATE:
        return ELEVATE_WORTH * one
    if op == OP_TRANSFER:
        return TRANSFER_WORTH * one
    if op == OP_COFFEE:
        return COFFEE_WORTH * one
    if op == OP_BRIGHT:
        return BRIGHT_WORTH * one
    if op == OP_BOX:
        return BOX_WORTH * one
    if op == OP_RESEARCH:
        return CARD_GAINED * one
    if op == OP_EXCHANGE:
        price = SUPPRESS_COST if setup.one[effect] < 0 else price_worth(state, setup.one[effect], 0)
        gain = list_worth(state, setup.two[effect], 0) - price
        return gain if gain > LEAST_GAIN else LEAST_GAIN
    if op == OP_THERAPY:
        return THERAPY_WORTH * one
    if op in (OP_TAKE, OP_NOTEBOOK):
        return TILE_GAINED
    if op == OP_PLAY:
        return CARD_PLAYED * one
    if op == OP_REPUTATION:
        return 1.0 + REPUTATION_WORTH + ENDING
    if op == OP_UNLOCK_ROOM:
        return SECOND_ROOM
    if op in (OP_MOVE_PROFESSOR, OP_MOVE_FREUD, OP_LOCATION):
        return LOCATION_WORTH
    if op in (OP_ROW, OP_COLUMN, OP_INKPOT, OP_REPUTATION_TRACK, OP_TREAT):
        return LINE_WORTH
    if op == OP_TILE:
        return TILE_TRIGGERED
    if op == OP_SCORE_PER:
        return SCORE_WORTH
    return 0.0


def list_worth(state: MindState, effects: i64, done: i64) -> float:
    """About what the effects of a list bring that are not done yet."""
    first = state.setup.list_first[effects]
    worth = 0.0
    for at in range(state.setup.list_size[effects]):
        if done >> at & 1 == 0:
            worth += effect_worth(state, first + at)
    return worth


def price_worth(state: MindState, price: i64, paid: i64) -> float:
    """What the Insights of a price are worth that are still to be paid."""
    worth = 0.0
    while paid < 4:
        need = state.setup.prices[price * 4 + paid]
        if need < 0:
            break
        worth += NEEDED * float((need >> 2) + 1)
        paid += 1
    return worth


class Outlook:
    """A seat's points and prospects; what several questions need is gathered once."""

    def __init__(self, state: MindState, seat: i64) -> None:
        self.state: MindState = state
        self.seat: i64 = seat
        self.turns: float = turns_left(state, seat)
        self.fade: float = fading(self.turns, FADES)
        late = float(state.rounds) - PATIENCE
        self.hurry: float = ENDING * (1.0 + HURRY * late if late > 0.0 else 1.0)
        """What a step of Freud's marker is worth."""
        is_open = state.freud_reputation < state.setup.reputation_end
        self.step: float = REPUTATION_WORTH * self.fade + (self.hurry if is_open else 0.0)
        """What gaining Reputation is worth beside its point."""
        self.cured: i64 = count_bits(state.cured[seat])
        self.treatises: i64 = state.count_treatises(seat)
        self.tags: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.volumes: vec[i64] = vec[i64]([0, 0, 0])
        """Cards in play, by colour."""
        self.volumes_held: vec[i64] = vec[i64]([0, 0, 0])
        self.gather_cards()
        self.gather_tags()

    def gather_cards(self) -> None:
        setup = self.state.setup
        played = self.state.in_play[self.seat]
        held = self.state.hand[self.seat]
        card: i64 = 0
        while played | held:
            if played & 1:
                self.volumes[setup.volume[card]] += 1
                self.add_tags(setup.research_tags[card])
            elif held & 1:
                self.volumes_held[setup.volume[card]] += 1
            played >>= 1
            held >>= 1
            card += 1

    def gather_tags(self) -> None:
        state = self.state
        setup = state.setup
        for treatise in range(TREATISES):
            if state.treatise_owner[treatise] == self.seat + 1:
                self.add_tags(setup.treatise_tags[treatise])
        clients = state.open_clients(self.seat)
        client: i64 = 0
        while clients:
            if clients & 1:
                self.add_tags(setup.client_tags[client])
            clients >>= 1
            client += 1
        for goal in range(GOALS):
            if state.goal_owner[goal] == self.seat + 1 and state.goal_tag[goal] >= 0:
                self.tags[state.goal_tag[goal]] += 2

    def add_tags(self, packed: i64) -> None:
        location: i64 = 0
        while packed:
            self.tags[location] += packed & 7
            packed >>= 3
            location += 1

    def worth(self) -> float:
        state = self.state
        seat = self.seat
        value = float(state.vp[seat]) + self.fame() + self.city() + self.notebook() + self.clients()
        value += self.supplies()
        if self.turns > 0.0:
            value += self.insights() + self.research()
        if state.actor == seat:
            value += self.begun()
        return value

    # Fame: the track, the rank on it, goals

    def fame(self) -> float:
        state = self.state
        seat = self.seat
        reputation = float(state.reputation[seat])
        works = float(self.cured + self.treatises) + WORKS_A_TURN * self.turns
        rank = state.rank(seat)
        per_work: i64 = state.setup.first_vp if rank == 0 else (state.setup.second_vp if rank == 1 else 0)
        sure = RANK_SURE if self.turns > 0.0 else 1.0
        value = reputation + sure * float(per_work) * works
        if self.turns <= 0.0:
            return value
        value += REPUTATION_WORTH * self.fade * reputation + self.hurry * float(state.freud_reputation)
        near = 0.0
        for goal in range(GOALS):
            if state.goal_owner[goal] == 0:
                have = float(self.counter(state.setup.goal_counter[goal]))
                part = have / float(state.setup.goal_count[goal])
                near += part * part
        return value + GOAL_NEAR * (1.0 + self.step + GOAL_TAGS * self.fade) * near

    def counter(self, counter: i64) -> i64:
        """As the position's own, with what is already known here."""
        if counter == 4:
            return self.treatises
        if counter == 5:
            return self.cured
        if 8 <= counter < 11:
            return self.district_tags(counter - 8)
        if counter == 11:
            return self.different_tags()
        return self.state.counter(self.seat, counter)

    # The city: tags, Districts, and what the next Recall can bring

    def district_tags(self, district: i64) -> i64:
        count: i64 = 0
        for location in range(LOCATIONS):
            if self.state.setup.district_of[location] == district:
                count += self.tags[location]
        return count

    def different_tags(self) -> i64:
        count: i64 = 0
        for location in range(LOCATIONS):
            if self.tags[location]:
                count += 1
        return count

    def city(self) -> float:
        state = self.state
        setup = state.setup
        seat = self.seat
        different = self.different_tags()
        value = float(setup.tag_vp[different])
        found: i64 = 0
        for slot in range(DISTRICTS * 4):
            if state.insight_on[slot] == seat + 1:
                found |= bit(slot // 4)
        districts = count_bits(found)
        value += float(setup.district_vp[districts])
        if self.fade == 0.0:
            return value
        total: i64 = 0
        for location in range(LOCATIONS):
            total += self.tags[location] if self.tags[location] < TAGS_ENOUGH else TAGS_ENOUGH
        value += self.fade * (TAG_WORTH * float(total) + NEW_TAG * float(different))
        best = 0.0
        second = 0.0
        for district in range(DISTRICTS):
            worth = self.district(district, found >> district & 1 == 0, districts)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        promise = DISTRICT_NEXT * best + DISTRICT_AFTER * second + BONUS_NEAR * self.bonus()
        return value + self.fade * promise

    def district(self, district: i64, is_new: bool, districts: i64) -> float:
        """What the next slot of a District that can be had promises."""
        state = self.state
        setup = state.setup
        if state.tokens[district] == 0:
            return 0.0
        number: i64 = -1
        for slot in range(district * 4, district * 4 + 4):
            if state.insight_on[slot] == 0:
                number = setup.district_numbers[slot]
                break
        if number < 0:
            return 0.0
        worth = DISTRICT_MORE
        if is_new:
            worth += float(setup.district_vp[districts + 1] - setup.district_vp[districts])
        tags = self.district_tags(district)
        if state.fireworks == district:
            tags += 1
        part = float(tags) / float(number) if tags < number else 1.0
        worth *= part * part
        if state.own[self.seat] == 0:
            worth *= NO_MARKER
        return worth

    def bonus(self) -> float:
        """The best Location slot a Recall could take now."""
        state = self.state
        seat = self.seat
        best = 0.0
        for figure in range(2):
            location = state.freud if figure else state.professor[seat]
            if location < 0:
                continue
            district = state.setup.district_of[location]
            if state.tokens[district] == 0:
                continue
            first = 1.0 + self.step if state.tokens[district] == state.setup.tokens[district] else 0.0
            for slot in range(3):
                if state.slots_taken >> location * 3 + slot & 1 == 0:
                    worth = first + list_worth(state, state.slot_list(location, slot), 0)
                    if worth > best:
                        best = worth
        return best

    # The Notebook: tiles that will be triggered, lines to complete

    def notebook(self) -> float:
        state = self.state
        setup = state.setup
        seat = self.seat
        value = float(setup.row_vp[state.complete_rows(seat)])
        if self.turns <= 0.0:
            return value
        turns = self.turns if self.turns < MOST_TURNS else MOST_TURNS
        often = TRIGGERED_A_TURN * turns
        lines: i64 = 0
        for place in range(9):
            tile = state.tile_at(seat, place)
            if tile >= 0:
                value += often * list_worth(state, setup.main_lists[tile], 0) + TILE_WORTH * self.fade
                lines += bit(3 * (place // 3))
                lines += bit(9 + 3 * (place % 3))
        complete = state.complete_rows(seat)
        next_row = float(setup.row_vp[complete + 1] - setup.row_vp[complete]) if complete < 3 else 0.0
        promise = 0.0
        for line in range(6):
            count = lines >> 3 * line & 7
            if count == 1 or count == 2:
                worth = OWN_INSIGHT + LINE_INSIGHT + (next_row if line < 3 else 0.0)
                promise += worth * (LINE_BEGUN if count == 1 else LINE_NEARLY)
        return value + self.fade * promise

    # Clients: therapy on the way to Catharsis and the cure

    def clients(self) -> float:
        state = self.state
        seat = self.seat
        value = 0.0
        for room in range(seat * 2, seat * 2 + 2):
            client = state.room_client[room] - 1
            if client >= 0:
                value += self.client(room, client)
        open_clients = state.open_clients(seat)
        for client in range(CLIENTS):
            if open_clients >> client & 1:
                if client < ROUTINE_CLIENTS:
                    value += ABILITY * self.fade
                else:
                    value += self.case_study(client)
        if state.second_room >> seat & 1:
            value += SECOND_ROOM * self.fade
        return value

    def case_study(self, client: i64) -> float:
        setup = self.state.setup
        most = float(setup.client_most[client])
        points = float(self.counter(setup.client_counter[client]) * setup.client_rate[client])
        if points >= most:
            return most
        return points + CASE_STUDY_GROWS * self.fade * (most - points)

    def client(self, room: i64, client: i64) -> float:
        """What the therapy done so far promises, if there is time to finish it."""
        state = self.state
        setup = state.setup
        if self.turns <= 0.0:
            return 0.0
        left = float(state.room_therapy[room])
        cure = float(setup.cure_vp[client]) + CURE_MORE
        part = 1.0 - left / STEPS_TO_CURE
        time = fading(self.turns * THERAPY_A_TURN, left)
        value = cure * (part if part > 0.0 else 0.0) * time
        grief = state.room_grief[room] - 1
        if grief >= 0:
            steps = left - float(setup.catharsis)
            relief = float(setup.grief_vp[grief]) + list_worth(state, setup.grief_lists[grief], 0)
            relief += ABILITY if client < ROUTINE_CLIENTS else self.case_study(client)
            part = 1.0 - steps / STEPS_TO_CATHARSIS
            time = fading(self.turns * THERAPY_A_TURN, steps)
            value += relief * (part if part > 0.0 else 0.0) * time * RELIEF
        return value

    # Coffee, Bright Ideas, boxes, Ideas, the Inkpot

    def supplies(self) -> float:
        state = self.state
        setup = state.setup
        seat = self.seat
        coffee = state.coffee[seat]
        bright = state.bright[seat]
        fade = self.fade
        if self.turns <= 0.0:
            bright += coffee // setup.bright_coffee
            return float(bright * setup.bright_vp + state.boxes[seat] * setup.box_vp)
        first = coffee if coffee < COFFEE_ENOUGH else COFFEE_ENOUGH
        value = COFFEE_WORTH * float(first) + COFFEE_SPARE * float(coffee - first)
        first = bright if bright < BRIGHT_ENOUGH else BRIGHT_ENOUGH
        value += (BRIGHT_WORTH - 1.0) * fade * float(first) + float(bright)
        value += BOX_WORTH * float(state.boxes[seat])
        ideas = float(state.ideas[seat])
        useful = IDEAS_A_TURN * self.turns
        value += IDEA_IN_HAND * (ideas if ideas < useful else useful)
        unlocked = setup.locked_ideas - state.ideas_locked[seat]
        value += IDEA_UNLOCKED * fade * float(unlocked)
        if state.ideas_locked[seat]:
            value += INK_STEP * fade * float(state.inkpot[seat])
        return value

    # Insights, by what Dreams ask for

    def insights(self) -> float:
        state = self.state
        setup = state.setup
        seat = self.seat
        free = state.common[seat] + state.own[seat]
        free &= ~15  # those in the reserve
        value = 0.0
        for later in range(2):
            for room in range(seat * 2, seat * 2 + 2):
                if state.room_client[room] == 0:
                    continue
                manifest = state.room_manifest[room] - 1
                latent = state.room_latent[room] - 1
                price: i64 = -1
                if manifest >= 0:
                    if later == 0:
                        price = setup.manifest_prices[manifest]
                    elif latent >= 0:
                        price = setup.latent_prices[latent]
                elif latent >= 0 and later == 0:
                    price = setup.latent_prices[latent]
                if price < 0:
                    continue
                weight = LATER_DREAM if later else 1.0
                for at in range(4):
                    need = setup.prices[price * 4 + at]
                    if need < 0:
                        break
                    area = best_for(free, need)
                    if area > 0:
                        free -= bit(4 * area)
                        value += weight * fit(area, need)
        area = 1
        while area < 10:
            count = free >> 4 * area & 15
            if count:
                value += SPARE * float(count) * float((area - 1) % 3 + 1)
            area += 1
        value *= fading(self.turns, INSIGHTS_FADE)
        owns: i64 = 0
        own = state.own[seat]
        while own:
            owns += own & 15
            own >>= 4
        return value + OWN_INSIGHT * self.fade * float(owns)

    # Research: the Treatises nearest to publication

    def research(self) -> float:
        state = self.state
        fade = self.fade
        played = self.volumes[0] + self.volumes[1] + self.volumes[2]
        held = self.volumes_held[0] + self.volumes_held[1] + self.volumes_held[2]
        value = fade * (CARD_IN_HAND * float(held) + CARD_IN_PLAY * float(played))
        best = 0.0
        second = 0.0
        for treatise in range(TREATISES):
            if state.treatise_owner[treatise] == 0:
                worth = self.treatise(treatise)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        if state.own[self.seat] == 0:
            best *= NO_MARKER
            second *= NO_MARKER
        return value + TREATISE_NEXT * best + TREATISE_AFTER * second

    def treatise(self, treatise: i64) -> float:
        setup = self.state.setup
        size = setup.treatise_size[treatise]
        needs: i64 = 0
        for at in range(size):
            needs += bit(4 * setup.treatise_volumes[treatise * 5 + at])
        have = 0.0
        missing: i64 = 0
        for colour in range(3):
            need = needs >> 4 * colour & 15
            here = self.volumes[colour]
            if here >= need:
                have += float(need)
            else:
                have += float(here)
                lack = need - here
                held = self.volumes_held[colour] if self.volumes_held[colour] < lack else lack
                have += VOLUME_IN_HAND * float(held)
                missing += lack
        part = have / float(size)
        # Each two cards still to be played take a turn, and publishing another.
        time = fading(self.turns, 1.0 + TURNS_A_CARD * float(missing))
        return part * part * time * (float(setup.treatise_vp[treatise]) + TREATISE_MORE)

    # What has been begun in this turn

    def begun(self) -> float:
        state = self.state
        value = self.decision(state.kind, state.actor, state.a, state.b)
        at: i64 = 0
        frames = state.frames
        while at < len(frames):
            value += self.decision(frames[at], frames[at + 1], frames[at + 2], frames[at + 3])
            at += 4
        return value

    def decision(self, kind: i64, actor: i64, a: i64, b: i64) -> float:
        state = self.state
        setup = state.setup
        if actor != self.seat:
            return 0.0
        if kind in (OPEN_LIST, LIST):
            return NOT_YET * list_worth(state, a & 4095, b)
        if kind == TABLE:
            return float(b) * list_worth(state, setup.action_lists[a], 0)
        if kind == IDEAS:
            return list_worth(state, setup.action_lists[a & 15], 0) + LINE_WORTH
        if kind == LINE:
            return self.line(a, b)
        if kind == PAY:
            return -price_worth(state, a, b)
        if kind == GENERATE:
            return float(b) * NEEDED * float((a >> 2) + 1)
        if kind == ELEVATE:
            return ELEVATE_WORTH * float(a)
        if kind == TRANSFER:
            return TRANSFER_WORTH * float(a)
        if kind == ADJUST:
            return ELEVATE_WORTH
        if kind == SUPPRESS:
            return -SUPPRESS_COST
        if kind in (INKPOT, LAND, COLUMN, ROW):
            return LINE_WORTH
        if kind == LOCATION:
            return TRIGGER_WORTH * float(b & 7)
        if kind == MOVE:
            return LOCATION_WORTH
        if kind in (TAKE, PUT):
            return TILE_GAINED
        if kind == SIDES:
            worth = 0.0 if b & 1 else list_worth(state, setup.main_lists[a], 0)
            return worth if b & 2 else worth + list_worth(state, setup.banner_lists[a], 0)
        if kind in (TILE, REPUTATION):
            return TILE_TRIGGERED
        if kind == GAIN_RESEARCH:
            return CARD_GAINED * float(a)
        if kind == GAIN_REPUTATION:
            return 1.0 + self.step
        if kind == PLAY:
            return CARD_PLAYED * float(a)
        if kind == GATHER or (kind == MARK and a < MARK_DISTRICT):
            return float(setup.treatise_vp[a]) + TREATISE_MORE
        if kind == BONUS:
            return BONUS_WORTH
        if kind == TREATMENT:
            return TREAT_AGAIN * float(a)
        return 0.0

    def line(self, packed: i64, done: i64) -> float:
        """The parts of a row or column that have not been triggered yet."""
        state = self.state
        setup = state.setup
        line = packed & 7
        worth = 0.0
        if line < 3 and done & 1 == 0:
            worth += list_worth(state, setup.row_lists[line], 0)
        for at in range(3):
            tile = (packed >> 3 + 7 * at & 127) - 1
            if tile >= 0 and done >> 1 + at & 1 == 0:
                worth += list_worth(state, setup.main_lists[tile], 0)
        if done >> 4 & 1 == 0:
            worth += list_worth(state, setup.row_end_list if line < 3 else setup.column_lists[line - 3], 0)
        return NOT_YET * worth


def best_for(free: i64, need: i64) -> i64:
    """The area whose Insight fits a part of a price best, or 0: the cheapest that pays, else the nearest."""
    best: i64 = 0
    best_fit = 0.0
    for area in range(1, 10):
        if free >> 4 * area & 15:
            level: i64 = (area - 1) % 3
            over = level - (need >> 2)
            found = fit(area, need) - (TOO_HIGH * float(over) if over > 0 else 0.0)
            if found > best_fit:
                best_fit = found
                best = area
    return best


def fit(area: i64, need: i64) -> float:
    """What an Insight is worth for a part of a price."""
    quality = need & 3
    level: i64 = (area - 1) % 3
    wanted = need >> 2
    worth = NEEDED * float(wanted + 1)
    if quality != ANY and (area - 1) // 3 != quality:
        worth -= WRONG_QUALITY
    if level < wanted:
        worth -= (NEEDED + LEVEL_MISSING) * float(wanted - level)
    elif level > wanted:
        worth += HIGHER * float(level - wanted)
    return worth
