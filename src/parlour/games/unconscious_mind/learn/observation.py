"""What a seat sees of Unconscious Mind, as numbers. docs/research/observations.md says what a part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.learn.observation_boards import FINAL, POINTS, SOURCE_POINTS, Boards
from parlour.games.unconscious_mind.learn.observation_table import THINGS
from parlour.games.unconscious_mind.rules import UnconsciousMindState, counters, scoring
from parlour.games.unconscious_mind.rules.setup import LOCATIONS, UnconsciousMindSetup
from parlour.kernel.delta import SEAT_BITS, news, small_news
from parlour.kernel.observation import share, turns_after
from parlour.kernel.state import State, bit

TAGS_PART: Final = 4
"""The part of final scoring that is for different tags. Up to it, they do not depend on things at hand."""
SUM: Final = 1 + TAGS_PART + 1
COUNTED: Final = SUM + 1
"""What is remembered of a player: tags (`all_tags`), those parts of final scoring, and their sum."""


class UnconsciousMindObservation(Boards):
    """The steps, the table, the cards on display and in the decks, the city, and every player's boards."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__(setup)
        self.looked: i64 = self.remember(1)
        """Who looked last, 1 + seat."""
        self.track: i64 = self.remember(1 + setup.players)
        self.counted: i64 = self.remember(setup.players * COUNTED)

    def update(self, state: State, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        assert isinstance(state, UnconsciousMindState)
        players = self.setup.players
        beside = self.beside(told, at)
        # Whom everything is to be told of again, a bit each: if another seat looks, all sit in other places.
        everyone: i64 = 0
        works: i64 = 0
        looked = told[beside + self.looked]
        if looked != seat + 1:
            told[beside + self.looked] = seat + 1
            everyone = bit(players) - 1
            if looked == 0:
                works = everyone
        self.write_steps(state, seat, into, told, at)
        self.write_table(state, seat, everyone, into, told, at, beside)
        # What only follows from all that is slow to work out: if nothing of it has changed, it is as it was.
        works |= self.write_city(state, seat, everyone, into, told, at, beside)
        works |= self._reputation(state, seat, everyone, into, told, at, beside + self.track)
        works |= self.write_clients(state, seat, everyone, into, told, at, beside)
        works |= self.write_cards(state, seat, everyone, into, told, at, beside)
        points = works | self.write_things(state, seat, everyone, into, told, at, beside)
        if points | everyone:
            for other in range(players):
                counted = beside + self.counted + COUNTED * other
                place = turns_after(seat, other, players)
                if works >> other & 1:
                    self._count(state, other, told, counted)
                if (works | everyone) >> other & 1:
                    self._works(place, into, told, at, counted)
                if (points | everyone) >> other & 1:
                    self._points(state, other, place, told[counted + SUM], into, at)

    def _reputation(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        seen: i64,
    ) -> i64:
        """Returns the seats whose points may have changed by it: all, or none."""
        players = self.setup.players
        changed = small_news(state.reputation, SEAT_BITS, 1, told, seen)
        changed |= news(state.reputation_since, told, seen + 1)
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

    def _count(self, state: UnconsciousMindState, seat: i64, told: vec[i64], counted: i64) -> None:
        """What takes longest to count, remembered by seat."""
        tags = counters.all_tags(state, seat)
        told[counted] = tags
        sum_of_parts = told[counted + 1 + TAGS_PART] = self.setup.tag_vp[counters.different(tags)]
        for part in range(TAGS_PART):
            points = scoring.final_points(state, seat, part)
            told[counted + 1 + part] = points
            sum_of_parts += points
        told[counted + SUM] = sum_of_parts

    def _works(self, place: i64, into: vec[i32], told: vec[i64], at: i64, counted: i64) -> None:
        """What was counted."""
        tags = told[counted]
        tag = at + self.tags + place * LOCATIONS
        for location in range(LOCATIONS):
            into[tag + location] = share(tags & 255, THINGS)
            tags >>= 8
        final = at + self.final + place * FINAL
        for part in range(TAGS_PART + 1):
            into[final + part] = share(told[counted + 1 + part], SOURCE_POINTS)

    def _points(
        self, state: UnconsciousMindState, other: i64, place: i64, works: i64, into: vec[i32], at: i64
    ) -> None:
        """The other parts of final scoring, and all points: so many for what was counted."""
        final = at + self.final + place * FINAL
        total = state.vp[other] + works
        for part in range(TAGS_PART + 1, FINAL):
            points = scoring.final_points(state, other, part)
            total += points
            into[final + part] = share(points, SOURCE_POINTS)
        into[at + self.points + place] = share(total, POINTS)
