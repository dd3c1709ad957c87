"""A turn: Ideas stated or recalled, and the Inkpot they move."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    ADVANCE,
    BONUS,
    COLUMN,
    END_TURN,
    HOW_MANY,
    IDEAS,
    IDEAS_PLACED,
    INKPOT,
    LAND,
    LEFT,
    MOD_FREE_STEP,
    MOD_ON_RECALL,
    OPEN_LIST,
    PLACE,
    RECALL,
    RECALLED,
    STOP,
    TABLE,
    TOP,
    TREAT,
    TREATMENT,
)
from parlour.games.unconscious_mind.rules.preparing import Preparing
from parlour.games.unconscious_mind.rules.setup import IDEA_SPACES, TABLE_ACTIONS
from parlour.kernel.state import bit, changed

FARTHEST: Final = 12
"""No Inkpot goes further in one move, however many Bright Ideas push it."""


class Ideas(Preparing):
    # A turn: one of three options

    def legal_turn(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        if self.ideas[seat] + self.bright[seat]:
            pointed = self.pointed_at(seat)
            for space in range(IDEA_SPACES):
                if self.idea_at[space] == 0:
                    for action in range(TABLE_ACTIONS):
                        if self.setup.space_actions[space] >> action & 1 and pointed >> action & 1 == 0:
                            out = append(out, PLACE + space * 16 + action)
        if self.idea_spaces(seat):
            out = append(out, RECALL)
        for treatment in self.legal_treatments(seat, False):
            out = append(out, treatment)
        if len(out) == 0:
            # No space is vacant, none is one's own and no Dream can be paid: the turn is passed [UM-TURN-3].
            out = append(out, STOP)
        return out

    def pointed_at(self, seat: i64) -> i64:
        """The actions the seat's own Ideas point at, a bit each."""
        found: i64 = 0
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1:
                found |= bit((self.idea_at[space] >> 12) - 1)
        return found

    def idea_spaces(self, seat: i64) -> i64:
        """On how many spaces the seat has Ideas."""
        count: i64 = 0
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1 and self.idea_at[space] >> 4 & 15:
                count += 1
        return count

    def take_turn(self, action: i64) -> None:
        seat = self.actor
        self.treated = 0
        if action < RECALL:
            self.wait(IDEAS, seat, action - PLACE, 0)
        elif action == RECALL:
            self.recall(seat)
        else:
            self.wait(END_TURN, seat, 0, 0)
            if action != STOP:
                self.push(TREATMENT, seat, 1, 1)
                self.treat(seat, seat * 2 + action - TREAT)

    # State Ideas

    def legal_idea_counts(self, seat: i64) -> vec[i64]:
        """One or two, Bright Ideas among them [UM-STATE-1, UM-STATE-4]."""
        ideas = self.ideas[seat]
        bright = self.bright[seat]
        out = vec[i64](capacity=8)
        for choice in range(5):
            needs_ideas = idea_count(choice)
            needs_bright = bright_count(choice)
            if needs_ideas <= ideas and needs_bright <= bright:
                out = append(out, HOW_MANY + choice)
        return out

    def place_ideas(self, choice: i64) -> None:
        seat = self.actor
        space = self.a >> 4
        action = self.a & 15
        ideas = idea_count(choice)
        bright = bright_count(choice)
        self.ideas = changed(self.ideas, seat, self.ideas[seat] - ideas)
        self.bright[seat] -= bright
        self.emit(IDEAS_PLACED, seat, space, action, choice)
        self.idea_at = changed(
            self.idea_at, space, seat + 1 + ideas * 16 + bright * 256 + (action + 1) * 4096
        )
        steps = self.setup.space_inkpots[space]
        self.wait(END_TURN, seat, 0, 0)
        self.push(INKPOT, seat, steps, steps + 16)
        self.push(TABLE, seat, action, ideas + bright)

    def trigger_table(self) -> None:
        seat = self.actor
        action = self.a
        if self.b == 0:
            self.pop()
            return
        self.b -= 1
        self.push(OPEN_LIST, seat, self.setup.action_lists[action], 0)

    # The Inkpot

    def legal_advances(self, seat: i64, least: i64, most: i64, may_stop: bool) -> vec[i64]:
        """So many spaces; a Bright Idea adds or takes away one, but never all [UM-INK-2]."""
        out = vec[i64](capacity=16)
        if may_stop:
            out = append(out, STOP)
        for steps in range(1, FARTHEST + 1):
            if self.bright_for(seat, steps, least, most) <= self.bright[seat]:
                out = append(out, ADVANCE + steps)
        return out

    def bright_for(self, seat: i64, steps: i64, least: i64, most: i64) -> i64:
        """The Bright Ideas a movement costs."""
        off: i64 = 0
        if steps < least:
            off = least - steps
        elif steps > most:
            off = steps - most
        if off and self.used_once >> MOD_FREE_STEP & 1 == 0:
            free = self.modifier(seat, MOD_FREE_STEP)
            if free > 0:
                off -= free if free < off else off
        return off

    def advance_inkpot(self, action: i64) -> None:
        seat = self.actor
        least = self.a
        most = self.b & 15
        if action == STOP:
            self.pop()
            return
        steps = action - ADVANCE
        bright = self.bright_for(seat, steps, least, most)
        self.bright[seat] -= bright
        if (steps < least or steps > most) and self.modifier(seat, MOD_FREE_STEP) > 0:
            self.used_once |= bit(MOD_FREE_STEP)
        self.move_inkpot(seat, steps, bright)
        self.wait(LAND, seat, 0, 0)

    def land(self) -> None:
        """The space the Inkpot has come to takes effect [UM-INK-3 to UM-INK-5]."""
        seat = self.actor
        here = self.inkpot[seat]
        self.pop()
        if here == TOP:
            self.push(COLUMN, seat, 0, 0)
        elif here == LEFT:
            self.trigger_reputation(seat)
        else:
            self.start_line(seat, here - 1)

    # Recall Ideas

    def recall(self, seat: i64) -> None:
        """Coffee for each space with Ideas, which come back; then a bonus of the city [UM-RECALL]."""
        coffee = self.idea_spaces(seat)
        self.emit(RECALLED, seat, coffee, 0, 0)
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1:
                back = self.idea_at[space] >> 4 & 15
                self.ideas = changed(self.ideas, seat, self.ideas[seat] + back)
                self.idea_at = changed(self.idea_at, space, 0)
        self.wait(END_TURN, seat, 0, 0)
        self.push(BONUS, seat, 0, 0)
        bonus = self.modifier(seat, MOD_ON_RECALL)
        if bonus > 0:
            self.push(OPEN_LIST, seat, bonus, 0)
        self.gain_coffee(seat, coffee)


def idea_count(choice: i64) -> i64:
    """Of the five ways to place Ideas: how many are one's own."""
    if choice == 2:
        return 2
    return 1 if choice == 0 or choice == 3 else 0


def bright_count(choice: i64) -> i64:
    if choice == 4:
        return 2
    return 1 if choice == 1 or choice == 3 else 0
