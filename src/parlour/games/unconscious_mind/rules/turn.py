"""The rules of Unconscious Mind, decision by decision. Ids in brackets: docs/rules/unconscious_mind.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.city import MARK_DISTRICT
from parlour.games.unconscious_mind.rules.codes import (
    ADJUST,
    BANNER_EFFECT,
    BONUS,
    BOXES,
    CHOOSE_LINE,
    COFFEE_ADJUST,
    COLLECT,
    COLUMN,
    DRAFT,
    DRAW,
    DREAM_CHOICE,
    DREAM_DONE,
    ELEVATE,
    FADE,
    FINAL_ROUND,
    FINAL_ROUND_BEGINS,
    GAIN_REPUTATION,
    GAIN_RESEARCH,
    GATHER,
    GENERATE,
    GOAL,
    GOAL_COUNTS_FOR,
    GOAL_LOCATION,
    GRIEF,
    HOW_MANY,
    ID_DONE,
    ID_STEP,
    ID_TURN,
    IDEAS,
    IGNORE,
    INKPOT,
    INSIGHT_ELEVATED,
    INSIGHT_GENERATED,
    INSIGHT_SUPPRESSED,
    INSIGHT_TRANSFERRED,
    LAND,
    LINE,
    LIST,
    LOCATION,
    MAIN_EFFECT,
    MANIFEST,
    MARK,
    MOVE,
    NOTEBOOK_2,
    OPEN_LIST,
    PAY,
    PLAY,
    PREPARE,
    PUT,
    REFILL_NOTEBOOK,
    REPUTATION,
    REPUTATION_ACTION,
    RESEARCH,
    ROW,
    SET_FOR_BOX,
    SIDES,
    SIGNALLED,
    SPILL,
    STOP,
    SUPPRESS,
    SWAP,
    TABLE,
    TAKE,
    THERAPY,
    TILE,
    TRANSFER,
    TREAT,
    TREATMENT,
    TURN,
)
from parlour.games.unconscious_mind.rules.scoring import Scoring
from parlour.games.unconscious_mind.rules.setup import IDEA_SPACES, LOCATIONS, UnconsciousMindSetup
from parlour.games.unconscious_mind.rules.state import bits_from
from parlour.kernel.state import bit, changed

SETUP_LUCK: Final = 100
TILE_LUCK: Final = 101
CLIENT_LUCK: Final = 102
DREAM_LUCK: Final = 103


class UnconsciousMindState(Scoring):
    """A position of Unconscious Mind, and everything that may be done in it."""

    # What the kernel asks

    def legal(self) -> vec[i64]:
        out = self.legal_here()
        if self.allows_anytime():
            out = self.legal_anytime(self.actor, out)
        return out

    def legal_now(self) -> vec[i64]:
        out = self.offered
        if len(out) == 0:
            return self.legal()
        # Once only: what is given out may be added to.
        self.offered = vec[i64]()
        if self.allows_anytime():
            out = self.legal_anytime(self.actor, out)
        return out

    def allows_anytime(self) -> bool:
        """Is this a moment to use Coffee or Insights aside? Not while one is being paid [UM-ANY-1].

        Decisions that are left out come to the same before and after it, and have such a moment next to them.
        A city bonus does not: an Insight may be left for it, which a set could have used before.
        """
        kind = self.kind
        if kind in (TURN, LIST, LINE, INKPOT, LOCATION, PLAY, TAKE, BONUS, TREATMENT, BOXES, SPILL):
            return True
        return kind in (GENERATE, ELEVATE, TRANSFER)

    def legal_here(self) -> vec[i64]:
        """What the decision itself offers."""
        seat = self.actor
        kind = self.kind
        a = self.a
        b = self.b
        if kind == TURN:
            return self.legal_turn(seat)
        if kind == LIST:
            return self.legal_list(seat, a, b)
        if kind == LINE:
            return self.legal_line(seat, a, b)
        if kind == PAY:
            return self.legal_payments(seat, a, b)
        if kind == GENERATE:
            return with_stop(self.legal_generates(seat, a >> 2, a & 3))
        if kind == ELEVATE:
            return with_stop(self.legal_elevates(seat))
        if kind == TRANSFER:
            return with_stop(self.legal_transfers(seat))
        if kind == ADJUST:
            return self.legal_adjusts(seat)
        if kind == SUPPRESS:
            out = self.legal_suppresses(seat)
            return append(out, IGNORE) if self.coffee[seat] >= self.setup.ignore_coffee else out
        if kind == LOCATION:
            return self.legal_location(seat, a, b & 7, b >> 3)
        if kind == INKPOT:
            return self.legal_advances(seat, a, b & 15, b >> 4 == 0)
        if kind == IDEAS:
            return self.legal_idea_counts(seat)
        if kind == TAKE:
            return self.legal_takes(seat, a & 3, a >> 2 & 7, a >> 7 & 1 != 0)
        if kind == PUT:
            return self.legal_puts(seat)
        if kind == SIDES:
            out = vec[i64](capacity=4)
            if b & 1 == 0:
                out = append(out, MAIN_EFFECT)
            if b & 2 == 0:
                out = append(out, BANNER_EFFECT)
            return out
        if kind == COLUMN:
            return self.legal_columns(seat)
        if kind == ROW:
            return with_stop(bits_from(CHOOSE_LINE, 7))
        if kind == TILE:
            return self.legal_tiles(seat, a)
        if kind == REPUTATION:
            return with_stop(bits_from(REPUTATION_ACTION, bit(self.reputation_actions()) - 1))
        if kind == SWAP:
            return self.legal_swaps(seat)
        if kind == PLAY:
            return self.legal_plays(seat, b > 0)
        if kind == GATHER:
            return self.legal_gathers(seat, a, b)
        if kind == MARK:
            return self.legal_marks(seat)
        if kind == MOVE:
            return self.legal_moves(seat, a & 7, a >> 3 & 7, a >> 6 != 0, b)
        if kind == BONUS:
            return self.legal_bonuses(seat)
        if kind == TREATMENT:
            return with_stop_after(self.legal_treatments(seat, b > 0))
        if kind == BOXES:
            return self.legal_boxes(seat)
        if kind == SPILL:
            return with_stop(vec[i64]())
        if kind == DRAFT:
            return self.legal_drafts()
        if kind == DREAM_CHOICE:
            return self.legal_dreams()
        if kind == GOAL:
            return bits_from(GOAL_LOCATION, bit(LOCATIONS) - 1)
        return self.legal_preparations()

    def apply(self, action: i64) -> None:
        if self.actor >= 0 and COFFEE_ADJUST <= action <= SET_FOR_BOX:
            self.apply_anytime(self.actor, action)
        else:
            self.apply_here(action)
        self.run()

    def apply_here(self, action: i64) -> None:
        seat = self.actor
        kind = self.kind
        if kind == TURN:
            self.take_turn(action)
        elif kind == LIST:
            self.do_effect(action)
        elif kind == LINE:
            self.do_line(action)
        elif kind == PAY:
            self.pay_insight(action)
        elif kind == GENERATE:
            self.generate_insight(action)
        elif kind == ELEVATE:
            self.repeat_insight(action, INSIGHT_ELEVATED)
        elif kind == TRANSFER:
            self.repeat_insight(action, INSIGHT_TRANSFERRED)
        elif kind == ADJUST:
            self.adjust(seat, action)
            self.pop()
        elif kind == SUPPRESS:
            self.pop()
            if action == IGNORE:
                self.spend_coffee(seat, self.setup.ignore_coffee)
            else:
                self.apply_insight(seat, action, INSIGHT_SUPPRESSED)
        elif kind == LOCATION:
            self.trigger_location(action)
        elif kind == INKPOT:
            self.advance_inkpot(action)
        elif kind == IDEAS:
            self.place_ideas(action - HOW_MANY)
        elif kind == TAKE:
            self.take_tile(action)
        elif kind == PUT:
            self.put_tile(action)
        elif kind == SIDES:
            self.trigger_side(action)
        elif kind in (COLUMN, ROW):
            self.pop()
            if action != STOP:
                self.start_line(seat, action - CHOOSE_LINE)
        elif kind == TILE:
            self.trigger_tile(action)
        elif kind == REPUTATION:
            self.pop()
            if action != STOP:
                self.push(OPEN_LIST, seat, self.setup.below_lists[action - REPUTATION_ACTION], 0)
        elif kind == SWAP:
            self.swap(action)
        elif kind == PLAY:
            self.play(action)
        elif kind == GATHER:
            self.gather(action)
        elif kind == MARK:
            self.mark(action)
        elif kind == MOVE:
            self.move_figure(action)
        elif kind == BONUS:
            self.claim_bonus(action)
        elif kind == TREATMENT:
            self.go_on_treating(action)
        elif kind == BOXES:
            self.use_box(action)
        elif kind == SPILL:
            self.pop()
        elif kind == DRAFT:
            self.draft(action)
        elif kind == DREAM_CHOICE:
            self.choose_dream(action)
        elif kind == GOAL:
            self.goal_tag = changed(self.goal_tag, self.a, action - GOAL_LOCATION)
            self.emit(GOAL_COUNTS_FOR, seat, self.a, action - GOAL_LOCATION, 0)
            self.pop()
        elif kind == DRAW:
            self.draw(action)
        else:
            self.apply_preparation(action)

    def run(self) -> None:
        """Go on by itself until somebody has something to decide."""
        self.offered = vec[i64]()
        while self.actor >= 0:
            if self.kind >= OPEN_LIST:
                self.step()
                continue
            if self.kind == LIST and self.is_coffee_left_only():
                self.take_last_coffee()
                continue
            if self.kind == SPILL:
                self.a = self.fill_cup(self.actor, self.a)
            if not self.is_over_already():
                return
            self.pop()

    def is_over_already(self) -> bool:
        """Is there nothing left in the decision but to leave it?"""
        kind = self.kind
        if kind == LIST:
            if not self.is_list_open(self.a, self.b):
                return True
        elif kind == GENERATE:
            if self.b == 0:
                return True
        elif kind in (ELEVATE, TRANSFER) or kind == TREATMENT:
            if self.a == 0:
                return True
        elif kind == SIDES:
            return self.b == 3
        elif kind == SPILL:
            return self.a == 0 or not self.can_spend_coffee(self.actor)
        elif kind in (TURN, PAY, IDEAS, DREAM_CHOICE):
            # Leaving the choice of a Dream, when there is none, still sets the therapy marker.
            return False
        out = self.legal_here()
        if len(out) == 1 and out[0] == STOP and not self.is_more_within_reach():
            return True
        self.offered = out
        return False

    def is_more_within_reach(self) -> bool:
        """Could Coffee or Insights used aside give a decision more to offer than to leave it? [UM-ANY-5]

        Looked at only where nothing else is left, and counted, never tried out. It is exact, except that
        whoever gets change for Insights (UM-MOD-9) may be asked once in vain.
        """
        seat = self.actor
        kind = self.kind
        if kind == LIST:
            return self.is_list_within_reach(seat, self.a, self.b)
        if kind == LOCATION:
            return self.is_location_within_reach(seat, self.a, self.b & 7, self.b >> 3)
        if kind == TREATMENT:
            return self.is_treatment_within_reach(seat, self.b > 0)
        if kind == GENERATE:
            # All lie where the next one is to go: it comes from the reserve once a set has gone there.
            return self.is_price_within_reach(seat, self.setup.box_price)
        return kind == BOXES and self.is_box_within_reach(seat)

    def step(self) -> None:
        kind = self.kind
        if kind == OPEN_LIST:
            self.open_list()
        elif kind == TABLE:
            self.trigger_table()
        elif kind == THERAPY:
            self.step_therapy()
        elif kind == DREAM_DONE:
            self.discard_dream(self.a, self.b > 0)
        elif kind == FADE:
            self.fade_grief()
        elif kind == GAIN_RESEARCH:
            self.gain_research()
        elif kind == GAIN_REPUTATION:
            seat = self.actor
            self.pop()
            self.gain_reputation(seat)
        elif kind == LAND:
            self.land()
        elif kind == COLLECT:
            self.pop()
            self.check_fireworks()
        elif kind == REFILL_NOTEBOOK:
            self.refill_display()
        elif kind == PREPARE:
            self.return_client()
        elif kind == ID_STEP:
            if self.a == ID_DONE:
                self.next_turn(self.actor)
            else:
                self.id_step()
        else:
            self.end_turn()

    # All outcomes are equally likely.

    def tickets(self) -> i64:
        return len(self.legal())

    def outcome(self, ticket: i64) -> i64:
        return self.legal()[ticket]

    def source(self) -> int:
        if self.kind != DRAW:
            return SETUP_LUCK
        if self.a == RESEARCH:
            seat = self.b & 63
            return int(seat) if self.b >> 6 and not self.is_id(seat) else SETUP_LUCK
        if self.a <= NOTEBOOK_2:
            return TILE_LUCK
        if self.a <= GRIEF:
            return CLIENT_LUCK
        return DREAM_LUCK if self.a <= MANIFEST else SETUP_LUCK

    def copy(self) -> UnconsciousMindState:
        return UnconsciousMindState(self.setup, self)

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.points(seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # Decisions that repeat, or lead to something else

    def generate_insight(self, action: i64) -> None:
        if action == STOP:
            self.pop()
            return
        self.apply_insight(self.actor, action, INSIGHT_GENERATED)
        self.b -= 1

    def repeat_insight(self, action: i64, event: i64) -> None:
        if action == STOP:
            self.pop()
            return
        self.apply_insight(self.actor, action, event)
        self.a -= 1

    def trigger_side(self, action: i64) -> None:
        """The main and the banner effect of a tile just taken, in either order."""
        seat = self.actor
        tile = self.a
        if action == MAIN_EFFECT:
            self.b |= 1
            self.push(OPEN_LIST, seat, self.setup.main_lists[tile], 0)
        else:
            self.b |= 2
            self.push(OPEN_LIST, seat, self.setup.banner_lists[tile], 0)

    def mark(self, action: i64) -> None:
        seat = self.actor
        target = self.a
        self.leave_insight(seat, action)
        self.pop()
        if target < MARK_DISTRICT:
            self.publish_for(seat, target)
        else:
            self.check_goals(seat)

    def go_on_treating(self, action: i64) -> None:
        seat = self.actor
        if action == STOP:
            self.pop()
            return
        self.a -= 1
        self.treat(seat, seat * 2 + action - TREAT)

    # The end of a turn

    def end_turn(self) -> None:
        """Boxes for therapy, then new clients for vacant rooms, then the next player [UM-END]."""
        seat = self.actor
        if self.a == 0:
            self.a = 1
            self.take_bright_ideas_away(seat)
            self.push(BOXES, seat, 0, 0)
            return
        room = self.vacant_room(seat)
        if room >= 0 and not self.is_final_round() and len(self.legal_drafts()):
            self.push(DRAFT, seat, room, 0)
            return
        self.next_turn(seat)

    def take_bright_ideas_away(self, seat: i64) -> None:
        for space in range(IDEA_SPACES):
            lying = self.idea_at[space]
            if lying & 15 == seat + 1 and lying >> 8 & 15:
                if lying >> 4 & 15:
                    self.idea_at = changed(self.idea_at, space, lying & ~(15 * 256))
                else:
                    self.idea_at = changed(self.idea_at, space, 0)

    def next_turn(self, seat: i64) -> None:
        following = (seat + 1) % self.players
        if following == self.starter:
            self.rounds += 1
            if self.phase == FINAL_ROUND:
                self.finish_game()
                return
            if self.phase == SIGNALLED:
                self.phase = FINAL_ROUND
                self.emit(FINAL_ROUND_BEGINS, -1, 0, 0, 0)
        self.used_once = 0
        if self.is_id(following):
            self.wait(ID_STEP, following, ID_TURN, 0)
        else:
            self.wait(TURN, following, 0, 0)


def with_stop(actions: vec[i64]) -> vec[i64]:
    """Or nothing: STOP comes first, its number is lower."""
    out = vec[i64](capacity=64)
    out = append(out, STOP)
    for action in actions:
        out = append(out, action)
    return out


def with_stop_after(actions: vec[i64]) -> vec[i64]:
    """Or nothing, where its number is higher."""
    return append(actions, STOP)


def new_game(setup: UnconsciousMindSetup) -> UnconsciousMindState:
    """The first position: the box is open and nothing is decided."""
    state = UnconsciousMindState(setup)
    state.prepare()
    return state
