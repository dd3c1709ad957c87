"""Reputation: gaining it, triggering its track, and the Location Goals that bring it."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    END_SIGNALLED,
    FREUD_GOES_ON,
    FROM_REPUTATION,
    GAIN_REPUTATION,
    GOAL,
    GOAL_CLAIMED,
    GOAL_COUNTS_FOR,
    OPEN,
    REPUTATION,
    REPUTATION_GAINED,
    REPUTATION_TRIGGERED,
    SIGNALLED,
)
from parlour.games.unconscious_mind.rules.dial import Dial
from parlour.games.unconscious_mind.rules.setup import GOALS, LOCATIONS
from parlour.kernel.state import changed


class Fame(Dial):
    def gain_reputation(self, seat: i64) -> None:
        """Freud's marker, then one's own; crossing a line moves Freud on the map [UM-REP-1 to UM-REP-4]."""
        setup = self.setup
        if self.freud_reputation < setup.reputation_end:
            self.freud_reputation += 1
            self.cross_line(self.freud_reputation - 1)
            if self.freud_reputation == setup.reputation_end and self.phase == OPEN:
                self.phase = SIGNALLED
                self.emit(END_SIGNALLED, seat, 0, 0, 0)
                self.earn(seat, setup.signal_vp, FROM_REPUTATION)
        if self.reputation[seat] < setup.reputation_most:
            self.reputation = changed(self.reputation, seat, self.reputation[seat] + 1)
            self.reputation_moves += 1
            self.reputation_since = changed(self.reputation_since, seat, self.reputation_moves)
            self.emit(REPUTATION_GAINED, seat, self.reputation[seat], 0, 0)
            self.cross_line(self.reputation[seat] - 1)
        else:
            self.earn(seat, setup.beyond_vp, FROM_REPUTATION)

    def cross_line(self, space: i64) -> None:
        if self.setup.freud_lines >> space & 1:
            self.freud = (self.freud + 1) % LOCATIONS
            self.emit(FREUD_GOES_ON, -1, self.freud, 0, 0)

    def trigger_reputation(self, seat: i64) -> None:
        """The zone above one's own marker, then an action of a zone below Freud's [UM-REP-5]."""
        setup = self.setup
        zone = setup.zone_above[self.reputation[seat]]
        self.score(seat, setup.above_vp[zone], FROM_REPUTATION)
        self.emit(REPUTATION_TRIGGERED, seat, setup.above_vp[zone], setup.above_coffee[zone], 0)
        self.push(REPUTATION, seat, 0, 0)
        self.gain_coffee(seat, setup.above_coffee[zone])

    def reputation_actions(self) -> i64:
        """How many actions the zones up to Freud's offer."""
        return self.setup.below_counts[self.setup.zone_below[self.freud_reputation]]

    # Location Goals

    def check_goals(self, seat: i64) -> None:
        """Goals that are met must be claimed at once; each brings Reputation [UM-GOAL]."""
        setup = self.setup
        for goal in range(GOALS):
            if (
                self.goal_owner[goal] == 0
                and self.counter(seat, setup.goal_counter[goal]) >= setup.goal_count[goal]
            ):
                self.goal_owner = changed(self.goal_owner, goal, seat + 1)
                self.emit(GOAL_CLAIMED, seat, goal, 0, 0)
                self.push(GAIN_REPUTATION, seat, 0, 0)
                if setup.goal_tag[goal] >= 0:
                    continue
                if self.is_id(seat):
                    self.goal_tag = changed(self.goal_tag, goal, self.rarest_tag(seat))
                    self.emit(GOAL_COUNTS_FOR, seat, goal, self.goal_tag[goal], 0)
                else:
                    self.push(GOAL, seat, goal, 0)

    def rarest_tag(self, seat: i64) -> i64:
        """The Location a seat has fewest tags of, the first clockwise: the Id's choice."""
        best: i64 = 0
        for location in range(1, LOCATIONS):
            if self.tags(seat, location) < self.tags(seat, best):
                best = location
        return best

    def rank(self, seat: i64) -> i64:
        """How many are ahead on the track; of two on one space, the one that came first [UM-FINAL-1]."""
        ahead: i64 = 0
        for other in range(self.players):
            if other != seat:
                more = self.reputation[other] - self.reputation[seat]
                if more > 0 or (more == 0 and self.reputation_since[other] < self.reputation_since[seat]):
                    ahead += 1
        return ahead
