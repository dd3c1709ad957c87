"""How good a position of Unconscious Mind is for a seat.

Counted in points: those a seat has and those of final scoring as it stands, and the worth of everything that
leads to points: Insights by what the seat's Dreams ask for, therapy done, Notebook tiles by what they bring
each time they are triggered, lines near completion, Volumes towards Treatises, tags towards District
bonuses, goals that are near, Ideas, Coffee and Bright Ideas. All of it fades as Freud's marker nears the end
of its track. In the middle of a turn, what has been begun and not yet done counts for about what it brings.

Other hands and the order of decks never enter. How much each thing counts is in weights.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.unconscious_mind.bot.evaluate_effects import best_for, list_worth, price_worth, weigh_parts
from parlour.games.unconscious_mind.bot.weights import Weights
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    city,
    codes,
    couch,
    counters,
    dial,
    drawing,
    effects,
    fame,
    ideas,
    library,
    pages,
    scoring,
    supplies,
)
from parlour.games.unconscious_mind.rules.codes import AREAS, FINAL_ROUND, IMPULSE, SIGNALLED
from parlour.games.unconscious_mind.rules.setup import (
    DISTRICTS,
    GOALS,
    LOCATIONS,
    ROUTINE_CLIENTS,
    TREATISES,
)
from parlour.kernel.state import CHANCE, OVER, bit

# More of these add less, or nothing
COFFEE_ENOUGH: Final = 4
BRIGHT_ENOUGH: Final = 3
TAGS_ENOUGH: Final = 4  # of one Location
# Games last some twenty rounds. In one that goes on, who is near several goals would rather stay there.
LONG: Final = 22  # rounds
TOO_LONG: Final = 28
GAME_WON: Final = 1000.0


def evaluate(state: UnconsciousMindState, seat: i64) -> float:
    """What the position is worth to the seat, in points or so; only differences mean anything."""
    if state.actor == OVER:
        return result(state, seat)
    setup = state.setup
    if setup.weighed_by is not setup.weights:
        weigh_parts(setup)
    rival = setup.weights.rival
    return Outlook(state, seat).worth() - rival * best_rival(state, seat)


def result(state: UnconsciousMindState, seat: i64) -> float:
    """A game that is over: a win, shared or not, or a loss, and by how much."""
    winners: i64 = 0
    best: i64 = 0
    for one in range(state.players):
        winners += state.won >> one & 1
        if one != seat and scoring.points_of(state, one) > best:
            best = scoring.points_of(state, one)
    margin = float(scoring.points_of(state, seat) - best)
    return margin + (GAME_WON / float(winners) if state.won >> seat & 1 else -GAME_WON)


def best_rival(state: UnconsciousMindState, seat: i64) -> float:
    """The points of the best of the others, as far as this seat can do something about them."""
    best = 0.0
    for one in range(state.players):
        if one != seat:
            points = float(state.vp[one] + scoring.final_points(state, one, 1))
            if points > best:
                best = points
    return best


def turns_left(state: UnconsciousMindState, seat: i64) -> float:
    """How many turns a seat can expect to have after the present one."""
    w = state.setup.weights
    players = state.players
    actor = state.actor
    if actor == CHANCE:
        # The solo opponent's cards are drawn in its own turn, everything else in one's own.
        actor = 1 - seat if drawing.is_drawn_from(state, IMPULSE) else seat
    place = (seat - state.starter + players) % players
    present = (actor - state.starter + players) % players
    to_come = 1.0 if place > present else 0.0
    if state.phase == FINAL_ROUND:
        return to_come
    if state.phase == SIGNALLED:
        return to_come + 1.0
    steps = float(state.setup.reputation_end - state.freud_reputation)
    turns = 1.0 + w.rounds_a_step * steps * 2.0 / float(players)
    usual = w.usual_rounds - float(state.rounds)
    if usual < turns:
        turns = usual
    return to_come + (turns if turns > w.at_least else w.at_least)


def fading(turns: float, over: float) -> float:
    """What is left of a worth that is lost in the course of the last turns."""
    return turns / over if turns < over else 1.0


class Outlook:
    """A seat's points and prospects; what several questions need is gathered once."""

    def __init__(self, state: UnconsciousMindState, seat: i64) -> None:
        w = state.setup.weights
        self.weights: Weights = w
        self.state: UnconsciousMindState = state
        self.seat: i64 = seat
        self.turns: float = turns_left(state, seat)
        self.fade: float = fading(self.turns, w.fades)
        late = float(state.rounds) - w.patience
        self.hurry: float = w.ending * (1.0 + w.hurry * late if late > 0.0 else 1.0)
        """What a step of Freud's marker is worth."""
        is_open = state.freud_reputation < state.setup.reputation_end
        self.step: float = w.reputation_worth * self.fade + (self.hurry if is_open else 0.0)
        """What gaining Reputation is worth beside its point."""
        hope = fading(float(TOO_LONG - state.rounds), float(TOO_LONG - LONG))
        self.hope: float = (hope if hope > 0.0 else 0.0) * (self.hurry if is_open else 0.0)
        """What the step of Freud's marker is worth that a goal will bring."""
        self.cured: i64 = counters.count_bits(state.cured[seat])
        self.treatises: i64 = counters.count_treatises(state, seat)
        self.tags: i64 = counters.all_tags(state, seat)
        """By Location, eight bits each."""
        self.volumes: i64 = 0
        """Cards in play, by colour, eight bits each."""
        self.volumes_held: i64 = 0
        self.gather_cards()

    def gather_cards(self) -> None:
        setup = self.state.setup
        played = self.state.in_play[self.seat]
        held = self.state.hand[self.seat]
        card: i64 = 0
        while played | held:
            if played & 1:
                self.volumes += bit(8 * setup.volume[card])
            elif held & 1:
                self.volumes_held += bit(8 * setup.volume[card])
            played >>= 1
            held >>= 1
            card += 1

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
        w = self.weights
        state = self.state
        seat = self.seat
        reputation = float(state.reputation[seat])
        works = float(self.cured + self.treatises) + w.works_a_turn * self.turns
        rank = fame.rank_of(state, seat)
        per_work: i64 = state.setup.first_vp if rank == 0 else (state.setup.second_vp if rank == 1 else 0)
        sure = w.rank_sure if self.turns > 0.0 else 1.0
        value = reputation + sure * float(per_work) * works
        if self.turns <= 0.0:
            return value
        value += w.reputation_worth * self.fade * reputation + self.hurry * float(
            state.freud_reputation - state.setup.reputation_end
        )
        near = 0.0
        for goal in range(GOALS):
            if state.goal_owner[goal] == 0:
                have = float(self.counter(state.setup.goal_counter[goal]))
                part = have / float(state.setup.goal_count[goal])
                near += part * part
        gain = 1.0 + w.reputation_worth * self.fade + self.hope
        return value + w.goal_near * (gain + w.goal_tags * self.fade) * near

    def counter(self, counter: i64) -> i64:
        """As the position's own, with what is already known here."""
        if counter == 4:
            return self.treatises
        if counter == 5:
            return self.cured
        if 8 <= counter < 11:
            return counters.tags_of_district(self.state.setup, self.tags, counter - 8)
        if counter == 11:
            return counters.different(self.tags)
        return counters.count(self.state, self.seat, counter)

    # The city: tags, Districts, and what the next Recall can bring

    def city(self) -> float:
        w = self.weights
        state = self.state
        setup = state.setup
        seat = self.seat
        locations = counters.different(self.tags)
        value = float(setup.tag_vp[locations])
        found: i64 = 0
        for slot in range(DISTRICTS * 4):
            if state.insight_on[slot] == seat + 1:
                found |= bit(slot // 4)
        districts = counters.count_bits(found)
        value += float(setup.district_vp[districts])
        if self.fade == 0.0:
            return value
        total: i64 = 0
        for location in range(LOCATIONS):
            tags = self.tags >> 8 * location & 255
            total += tags if tags < TAGS_ENOUGH else TAGS_ENOUGH
        value += self.fade * (w.tag_worth * float(total) + w.new_tag * float(locations))
        best = 0.0
        second = 0.0
        for district in range(DISTRICTS):
            worth = self.district(district, found >> district & 1 == 0, districts)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        promise = w.district_next * best + w.district_after * second + w.bonus_near * self.bonus()
        return value + self.fade * promise

    def district(self, district: i64, is_new: bool, districts: i64) -> float:
        """What the next slot of a District that can be had promises."""
        w = self.weights
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
        worth = w.district_more
        if is_new:
            worth += float(setup.district_vp[districts + 1] - setup.district_vp[districts])
        tags = counters.tags_of_district(setup, self.tags, district)
        if state.fireworks == district:
            tags += 1
        part = float(tags) / float(number) if tags < number else 1.0
        worth *= part * part
        if state.own[self.seat] == 0:
            worth *= w.no_marker
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
                    worth = first + list_worth(state.setup, city.slot_list(state, location, slot), 0)
                    if worth > best:
                        best = worth
        return best

    # The Notebook: tiles that will be triggered, lines to complete

    def notebook(self) -> float:
        w = self.weights
        state = self.state
        setup = state.setup
        seat = self.seat
        complete = pages.complete_rows(state, seat)
        value = float(setup.row_vp[complete])
        if self.turns <= 0.0:
            return value
        turns = self.turns if self.turns < w.most_turns else w.most_turns
        often = w.triggered_a_turn * turns
        lines: i64 = 0
        for place in range(9):
            tile = pages.tile_at(state, seat, place)
            if tile >= 0:
                value += often * list_worth(setup, setup.main_lists[tile], 0) + w.tile_worth * self.fade
                lines += bit(3 * (place // 3))
                lines += bit(9 + 3 * (place % 3))
        next_row = float(setup.row_vp[complete + 1] - setup.row_vp[complete]) if complete < 3 else 0.0
        promise = 0.0
        for line in range(6):
            count = lines >> 3 * line & 7
            if count == 1 or count == 2:
                worth = w.own_insight + w.line_insight + (next_row if line < 3 else 0.0)
                promise += worth * (w.line_begun if count == 1 else w.line_nearly)
        return value + self.fade * promise

    # Clients: therapy on the way to Catharsis and the cure

    def clients(self) -> float:
        w = self.weights
        state = self.state
        seat = self.seat
        value = 0.0
        for room in range(seat * 2, seat * 2 + 2):
            treated = state.room_client[room] - 1
            if treated >= 0:
                value += self.client(room, treated)
        open_clients = couch.open_clients(state, seat)
        client: i64 = 0
        while open_clients:
            if open_clients & 1:
                if client < ROUTINE_CLIENTS:
                    value += w.ability * self.fade
                else:
                    value += self.case_study(client)
            open_clients >>= 1
            client += 1
        if state.second_room >> seat & 1:
            value += w.second_room * self.fade
        return value

    def case_study(self, client: i64) -> float:
        w = self.weights
        setup = self.state.setup
        most = float(setup.client_most[client])
        points = float(self.counter(setup.client_counter[client]) * setup.client_rate[client])
        if points >= most:
            return most
        return points + w.case_study_grows * self.fade * (most - points)

    def client(self, room: i64, client: i64) -> float:
        """What the therapy done so far promises, if there is time to finish it."""
        w = self.weights
        state = self.state
        setup = state.setup
        if self.turns <= 0.0:
            return 0.0
        left = float(state.room_therapy[room])
        cure = float(setup.cure_vp[client]) + w.cure_more
        part = 1.0 - left / w.steps_to_cure
        time = fading(self.turns * w.therapy_a_turn, left)
        value = cure * (part if part > 0.0 else 0.0) * time
        grief = state.room_grief[room] - 1
        if grief >= 0:
            steps = left - float(setup.catharsis)
            relief = float(setup.grief_vp[grief]) + list_worth(setup, setup.grief_lists[grief], 0)
            relief += w.ability if client < ROUTINE_CLIENTS else self.case_study(client)
            part = 1.0 - steps / w.steps_to_catharsis
            time = fading(self.turns * w.therapy_a_turn, steps)
            value += relief * (part if part > 0.0 else 0.0) * time * w.relief
        return value

    # Coffee, Bright Ideas, boxes, Ideas, the Inkpot

    def supplies(self) -> float:
        w = self.weights
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
        value = w.coffee_worth * float(first) + w.coffee_spare * float(coffee - first)
        first = bright if bright < BRIGHT_ENOUGH else BRIGHT_ENOUGH
        value += (w.bright_worth - 1.0) * fade * float(first) + float(bright)
        value += w.box_worth * float(state.boxes[seat])
        ideas = float(state.ideas[seat])
        useful = w.ideas_a_turn * self.turns
        value += w.idea_in_hand * (ideas if ideas < useful else useful)
        unlocked = setup.locked_ideas - state.ideas_locked[seat]
        value += w.idea_unlocked * fade * float(unlocked)
        if state.ideas_locked[seat]:
            value += w.ink_step * fade * float(state.inkpot[seat])
        return value

    # Insights, by what Dreams ask for

    def insights(self) -> float:
        w = self.weights
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
                weight = w.later_dream if later else 1.0
                for at in range(4):
                    need = setup.prices[price * 4 + at]
                    if need < 0:
                        break
                    area = best_for(setup, free, need)
                    if area > 0:
                        free -= bit(4 * area)
                        value += weight * setup.fits[need * AREAS + area]
        area = 1
        while area < 10:
            count = free >> 4 * area & 15
            if count:
                value += w.spare * float(count) * float((area - 1) % 3 + 1)
            area += 1
        value *= fading(self.turns, w.insights_fade)
        owns: i64 = 0
        own = state.own[seat]
        while own:
            owns += own & 15
            own >>= 4
        return value + w.own_insight * self.fade * float(owns)

    # Research: the Treatises nearest to publication

    def research(self) -> float:
        w = self.weights
        state = self.state
        fade = self.fade
        played = counters.count_bits(state.in_play[self.seat])
        held = counters.count_bits(state.hand[self.seat])
        value = fade * (w.card_in_hand * float(held) + w.card_in_play * float(played))
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
            best *= w.no_marker
            second *= w.no_marker
        return value + w.treatise_next * best + w.treatise_after * second

    def treatise(self, treatise: i64) -> float:
        w = self.weights
        setup = self.state.setup
        size = setup.treatise_size[treatise]
        needs = setup.treatise_needs[treatise]
        have = 0.0
        missing: i64 = 0
        for colour in range(3):
            need = needs >> 8 * colour & 255
            here = self.volumes >> 8 * colour & 255
            if here >= need:
                have += float(need)
            else:
                have += float(here)
                lack = need - here
                held = self.volumes_held >> 8 * colour & 255
                have += w.volume_in_hand * float(held if held < lack else lack)
                missing += lack
        part = have / float(size)
        # Each two cards still to be played take a turn, and publishing another.
        time = fading(self.turns, 1.0 + w.turns_a_card * float(missing))
        return part * part * time * (float(setup.treatise_vp[treatise]) + w.treatise_more)

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
        """About what a pending decision brings, of which `a` and `b` keep the fields."""
        w = self.weights
        setup = self.state.setup
        if actor != self.seat:
            return 0.0
        if kind in (codes.OPEN_LIST, codes.LIST):
            done = effects.LIST.done.within(a, b)
            return w.not_yet * list_worth(setup, effects.LIST.effects.within(a, b), done)
        if kind == codes.TABLE:
            brings = list_worth(setup, setup.action_lists[ideas.TABLE.action.within(a, b)], 0)
            return float(ideas.TABLE.left.within(a, b)) * brings
        if kind == codes.IDEAS:
            brings = list_worth(setup, setup.action_lists[ideas.IDEAS.action.within(a, b)], 0)
            return brings + w.line_worth
        if kind == codes.LINE:
            return self.line(a, b)
        if kind == codes.PAY:
            return -price_worth(setup, dial.PAY.price.within(a, b), dial.PAY.paid.within(a, b))
        if kind == codes.GENERATE:
            level = dial.GENERATE.level.within(a, b)
            return float(dial.GENERATE.left.within(a, b)) * w.needed * float(level + 1)
        if kind == codes.ELEVATE:
            return w.elevate_worth * float(dial.ELEVATE.left.within(a, b))
        if kind == codes.TRANSFER:
            return w.transfer_worth * float(dial.TRANSFER.left.within(a, b))
        if kind == codes.ADJUST:
            return w.elevate_worth
        if kind == codes.SUPPRESS:
            return -w.suppress_cost
        if kind in (codes.INKPOT, codes.LAND, codes.COLUMN, codes.ROW):
            return w.line_worth
        if kind == codes.LOCATION:
            return w.trigger_worth * float(city.LOCATION.left.within(a, b))
        if kind == codes.MOVE:
            return w.location_worth
        if kind in (codes.TAKE, codes.PUT):
            return w.tile_gained
        if kind == codes.SIDES:
            return self.sides(a, b)
        if kind in (codes.TILE, codes.REPUTATION):
            return w.tile_triggered
        if kind == codes.GAIN_RESEARCH:
            return w.card_gained * float(library.GAIN_RESEARCH.left.within(a, b))
        if kind == codes.GAIN_REPUTATION:
            return 1.0 + self.step
        if kind == codes.PLAY:
            return w.card_played * float(library.PLAY.left.within(a, b))
        if kind == codes.GATHER:
            return float(setup.treatise_vp[library.GATHER.treatise.within(a, b)]) + w.treatise_more
        if kind == codes.MARK:
            if library.MARK.is_district.within(a, b):
                return 0.0
            return float(setup.treatise_vp[library.MARK.target.within(a, b)]) + w.treatise_more
        if kind == codes.BONUS:
            return w.bonus_worth
        if kind == codes.TREATMENT:
            return w.treat_again * float(couch.TREATMENT.left.within(a, b))
        if kind == codes.SPILL:
            return w.coffee_spare * float(supplies.SPILL.coffee.within(a, b))
        return 0.0

    def sides(self, a: i64, b: i64) -> float:
        """The effects of a tile just taken that have not been triggered yet."""
        setup = self.state.setup
        tile = pages.SIDES.tile.within(a, b)
        worth = 0.0
        if pages.SIDES.main_done.within(a, b) == 0:
            worth += list_worth(setup, setup.main_lists[tile], 0)
        if pages.SIDES.banner_done.within(a, b) == 0:
            worth += list_worth(setup, setup.banner_lists[tile], 0)
        return worth

    def line(self, a: i64, b: i64) -> float:
        """The parts of a row or column that have not been triggered yet."""
        setup = self.state.setup
        line = pages.LINE.line.within(a, b)
        done = pages.LINE.done.within(a, b)
        worth = 0.0
        if line < 3 and done & 1 == 0:
            worth += list_worth(setup, setup.row_lists[line], 0)
        for at in range(3):
            tile = pages.LINE.tile(at).within(a, b) - 1
            if tile >= 0 and done >> 1 + at & 1 == 0:
                worth += list_worth(setup, setup.main_lists[tile], 0)
        if done >> pages.LINE_END & 1 == 0:
            worth += list_worth(setup, setup.row_end_list if line < 3 else setup.column_lists[line - 3], 0)
        return self.weights.not_yet * worth
