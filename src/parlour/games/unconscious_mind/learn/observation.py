"""What a seat sees of Unconscious Mind, as numbers. docs/research/observations.md says what a part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.learn.observation_boards import FINAL, POINTS, SOURCE_POINTS, Boards
from parlour.games.unconscious_mind.learn.observation_table import THINGS
from parlour.games.unconscious_mind.rules import UnconsciousMindState, counters, scoring
from parlour.games.unconscious_mind.rules.setup import LOCATIONS, UnconsciousMindSetup
from parlour.kernel.delta import SEAT_BITS, changed_numbers, changed_packed
from parlour.kernel.observation import share, turns_after
from parlour.kernel.state import State, bit

TAGS_PART: Final = 4
"""The part of final scoring that is for different tags. Up to it, they do not depend on things at hand."""
SUM: Final = 1 + TAGS_PART + 1
COUNTED: Final = SUM + 1
"""The keys of a seat: tags (`all_tags`), those parts of final scoring, and their sum."""


class UnconsciousMindObservation(Boards):
    """The steps, the table, the cards on display and in the decks, the city, and every player's boards."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__(setup)
        self.looked: i64 = self.remember(1)
        """The seat that looked last, + 1."""
        self.track: i64 = self.remember(1 + setup.players)
        self.counted: i64 = self.remember(setup.players * COUNTED)

    def update(self, state: State, seat: i64, into: vec[i32], memory: vec[i64], at: i64) -> None:
        assert isinstance(state, UnconsciousMindState)
        players = self.setup.players
        base = self.base(memory, at)
        # A mask of the seats to write again, changed or not: if another seat looks, all sit in other places.
        everyone: i64 = 0
        works: i64 = 0
        looked = memory[base + self.looked]
        if looked != seat + 1:
            memory[base + self.looked] = seat + 1
            everyone = bit(players) - 1
            if looked == 0:
                works = everyone
        self.write_steps(state, seat, into, memory, at)
        self.write_table(state, seat, everyone, into, memory, at, base)
        # What only follows from all that is slow to work out: if nothing of it has changed, it is as it was.
        works |= self.write_city(state, seat, everyone, into, memory, at, base)
        works |= self._reputation(state, seat, everyone, into, memory, at, base + self.track)
        works |= self.write_clients(state, seat, everyone, into, memory, at, base)
        works |= self.write_cards(state, seat, everyone, into, memory, at, base)
        points = works | self.write_things(state, seat, everyone, into, memory, at, base)
        if points | everyone:
            for other in range(players):
                counted = base + self.counted + COUNTED * other
                place = turns_after(seat, other, players)
                if works >> other & 1:
                    self._count(state, other, memory, counted)
                if (works | everyone) >> other & 1:
                    self._works(place, into, memory, at, counted)
                if (points | everyone) >> other & 1:
                    self._points(state, other, place, memory[counted + SUM], into, at)

    def _reputation(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        keys: i64,
    ) -> i64:
        """Write the Reputation track; returns a mask of the seats whose points may change: all, or none."""
        players = self.setup.players
        changed = changed_packed(state.reputation, SEAT_BITS, 1, memory, keys)
        changed |= changed_numbers(state.reputation_since, memory, keys + 1)
        if changed | everyone == 0:
            return 0
        for other in range(players):
            place = turns_after(seat, other, players)
            into[at + self.reputation + place] = share(state.reputation[other], self.setup.reputation_end)
            # Of markers on one space the one that came first lies below: only the order counts.
            earlier: i64 = 0
            for since in state.reputation_since:
                if since < state.reputation_since[other]:
                    earlier += 1
            into[at + self.reputation_order + place] = share(earlier, players)
        return self.all_if(changed)

    # Points

    def _count(self, state: UnconsciousMindState, seat: i64, memory: vec[i64], counted: i64) -> None:
        """Count a seat's tags and the points for them, which takes longest, into the memory."""
        tags = counters.all_tags(state, seat)
        memory[counted] = tags
        sum_of_parts = memory[counted + 1 + TAGS_PART] = self.setup.tag_vp[counters.different(tags)]
        for part in range(TAGS_PART):
            points = scoring.final_points(state, seat, part)
            memory[counted + 1 + part] = points
            sum_of_parts += points
        memory[counted + SUM] = sum_of_parts

    def _works(self, place: i64, into: vec[i32], memory: vec[i64], at: i64, counted: i64) -> None:
        """Write the tags and points that were counted."""
        tags = memory[counted]
        tag = at + self.tags + place * LOCATIONS
        for location in range(LOCATIONS):
            into[tag + location] = share(tags & 255, THINGS)
            tags >>= 8
        final = at + self.final + place * FINAL
        for part in range(TAGS_PART + 1):
            into[final + part] = share(memory[counted + 1 + part], SOURCE_POINTS)

    def _points(
        self, state: UnconsciousMindState, other: i64, place: i64, works: i64, into: vec[i32], at: i64
    ) -> None:
        """Write the other parts of final scoring, and all points, of which `works` were counted before."""
        final = at + self.final + place * FINAL
        total = state.vp[other] + works
        for part in range(TAGS_PART + 1, FINAL):
            points = scoring.final_points(state, other, part)
            total += points
            into[final + part] = share(points, SOURCE_POINTS)
        into[at + self.points + place] = share(total, POINTS)
