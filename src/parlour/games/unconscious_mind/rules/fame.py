"""Reputation: gaining it, triggering its track, and the Location Goals that bring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, counters, effects, supplies
from parlour.games.unconscious_mind.rules.codes import (
    END_SIGNALLED,
    FREUD_GOES_ON,
    FROM_REPUTATION,
    GOAL_CLAIMED,
    GOAL_COUNTS_FOR,
    GOAL_LOCATION,
    OPEN,
    REPUTATION_ACTION,
    REPUTATION_GAINED,
    REPUTATION_TRIGGERED,
    SIGNALLED,
    STOP,
)
from parlour.games.unconscious_mind.rules.decision import (
    UnconsciousMindDecision,
    UnconsciousMindStep,
    bits_from,
    with_stop,
)
from parlour.games.unconscious_mind.rules.setup import GOALS, LOCATIONS
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


def gain_reputation(state: UnconsciousMindState, seat: i64) -> None:
    """Freud's marker, then one's own; crossing a line moves Freud on the map [UM-REP-1 to UM-REP-4]."""
    setup = state.setup
    if state.freud_reputation < setup.reputation_end:
        state.freud_reputation += 1
        cross_line(state, state.freud_reputation - 1)
        if state.freud_reputation == setup.reputation_end and state.phase == OPEN:
            state.phase = SIGNALLED
            state.emit(END_SIGNALLED, seat, 0, 0, 0)
            supplies.earn(state, seat, setup.signal_vp, FROM_REPUTATION)
    if state.reputation[seat] < setup.reputation_most:
        state.reputation = changed(state.reputation, seat, state.reputation[seat] + 1)
        state.reputation_moves += 1
        state.reputation_since = changed(state.reputation_since, seat, state.reputation_moves)
        state.emit(REPUTATION_GAINED, seat, state.reputation[seat], 0, 0)
        cross_line(state, state.reputation[seat] - 1)
    else:
        supplies.earn(state, seat, setup.beyond_vp, FROM_REPUTATION)


def cross_line(state: UnconsciousMindState, space: i64) -> None:
    if state.setup.freud_lines >> space & 1:
        state.freud = (state.freud + 1) % LOCATIONS
        state.emit(FREUD_GOES_ON, -1, state.freud, 0, 0)


class GainReputation(UnconsciousMindStep):
    """Reputation that comes once what led to it is done."""

    def __init__(self) -> None:
        super().__init__(codes.GAIN_REPUTATION, "gain_reputation", "gain_reputation")

    def step(self, state: UnconsciousMindState) -> None:
        seat = state.actor
        state.pop()
        gain_reputation(state, seat)


GAIN_REPUTATION: Final[GainReputation] = GainReputation()


# The Reputation track


def trigger_reputation(state: UnconsciousMindState, seat: i64) -> None:
    """The zone above one's own marker, then an action of a zone below Freud's [UM-REP-5]."""
    setup = state.setup
    zone = setup.zone_above[state.reputation[seat]]
    state.score(seat, setup.above_vp[zone], FROM_REPUTATION)
    state.emit(REPUTATION_TRIGGERED, seat, setup.above_vp[zone], setup.above_coffee[zone], 0)
    REPUTATION.push(state, seat)
    supplies.gain_coffee(state, seat, setup.above_coffee[zone])


class Reputation(UnconsciousMindDecision):
    """An action of the zones up to Freud's."""

    def __init__(self) -> None:
        super().__init__(codes.REPUTATION, "reputation", ("reputation", "stop"))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        actions = state.setup.below_counts[state.setup.zone_below[state.freud_reputation]]
        return with_stop(bits_from(REPUTATION_ACTION, bit(actions) - 1))

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.pop()
        if action != STOP:
            effects.OPEN_LIST.push(state, seat, state.setup.below_lists[action - REPUTATION_ACTION])


REPUTATION: Final[Reputation] = Reputation()


# Location Goals


def check_goals(state: UnconsciousMindState, seat: i64) -> None:
    """Goals that are met must be claimed at once; each brings Reputation [UM-GOAL]."""
    setup = state.setup
    for goal in range(GOALS):
        if (
            state.goal_owner[goal] == 0
            and counters.count(state, seat, setup.goal_counter[goal]) >= setup.goal_count[goal]
        ):
            state.goal_owner = changed(state.goal_owner, goal, seat + 1)
            state.emit(GOAL_CLAIMED, seat, goal, 0, 0)
            GAIN_REPUTATION.push(state, seat)
            if setup.goal_tag[goal] >= 0:
                continue
            if state.is_id(seat):
                state.goal_tag = changed(state.goal_tag, goal, rarest_tag(state, seat))
                state.emit(GOAL_COUNTS_FOR, seat, goal, state.goal_tag[goal], 0)
            else:
                GOAL.push(state, seat, goal)


class Goal(UnconsciousMindDecision):
    """The Location that a claimed goal is to count for."""

    def __init__(self) -> None:
        super().__init__(codes.GOAL, "goal", ("goal",))
        self.goal: Final = self.in_a("goal")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return bits_from(GOAL_LOCATION, bit(LOCATIONS) - 1)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        goal = self.goal.of(state)
        state.goal_tag = changed(state.goal_tag, goal, action - GOAL_LOCATION)
        state.emit(GOAL_COUNTS_FOR, state.actor, goal, action - GOAL_LOCATION, 0)
        state.pop()


GOAL: Final[Goal] = Goal()


def rarest_tag(state: UnconsciousMindState, seat: i64) -> i64:
    """The Location a seat has fewest tags of, the first clockwise: the Id's choice."""
    best: i64 = 0
    for location in range(1, LOCATIONS):
        if counters.tags(state, seat, location) < counters.tags(state, seat, best):
            best = location
    return best


def rank_of(state: UnconsciousMindState, seat: i64) -> i64:
    """How many are ahead on the track; of two on one space, the one that came first [UM-FINAL-1]."""
    ahead: i64 = 0
    for other in range(state.players):
        if other != seat:
            more = state.reputation[other] - state.reputation[seat]
            if more > 0 or (more == 0 and state.reputation_since[other] < state.reputation_since[seat]):
                ahead += 1
    return ahead
