"""What must hold in every position of Unconscious Mind, whatever has been decided."""

from __future__ import annotations

from collections.abc import Iterable

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    codes,
    decisions,
    library,
    pages,
    supplies,
)
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.games.unconscious_mind.wire import view as views
from parlour.kernel.snapshot import digest, load, save
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.unconscious_mind.playthroughs.policy import choose
from tests.rules.unconscious_mind.reference import Box, slowly

__all__ = ["DECISIONS", "ENDINGS", "SENSIBLE_EVERY", "Audit", "choose", "decision", "ending"]

SENSIBLE_EVERY = 2
"""By chance alone hardly anybody publishes or claims a District."""

DECISIONS = {declared.title for declared in decisions.DECLARED if declared.answers}
ENDINGS = {"final round"}

MOST_DECISIONS_A_TURN = 300
"""A turn ends: whatever may be done again and again uses up Coffee, Insights, cards or Bright Ideas, and no
tile moves the Inkpot. How long that takes can only be measured (`longest`): 81 decisions, of 200,000."""

SAVED_EVERY = 4
"""One close look in so many plays on from a saved position too."""
PLAYED_ON = 40

BOX = Box(GAME.edition().folder)
EVERYTHING = {
    "clients": (1 << 24) - 1,
    "research": (1 << 36) - 1,
}


class Audit:
    """Follows one game."""

    longest = 0
    """The most decisions that a turn took, of all games."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        self.setup = setup
        self.seats = range(int(setup.players))
        self.tiles = int(setup.tiles_per_level)
        self.gone = [0, 0]
        """Notebook tiles, by level, that were discarded or replaced."""
        self.unused = [0, 0, 0]
        """Manifest and Latent Dreams and Grief Layers that are not discarded, at the last count."""
        self.this_turn = 0
        self.looks = 0

    def after_each(self, state: UnconsciousMindState) -> None:
        """Quick questions after every decision: nothing comes from nowhere or goes nowhere."""
        self.the_turn_ends(state)
        for seat in self.seats:
            self.pieces_are_conserved(state, seat)
        slots = int(state.slots_taken).bit_count() + sum(owner > 0 for owner in state.insight_on)
        assert sum(state.tokens) + slots == 24
        self.cards_are_conserved(state)
        self.tiles_are_conserved(state)

    def the_turn_ends(self, state: UnconsciousMindState) -> None:
        self.this_turn = 0 if state.kind == codes.TURN or state.actor == OVER else self.this_turn + 1
        Audit.longest = max(Audit.longest, self.this_turn)
        assert self.this_turn < MOST_DECISIONS_A_TURN, "a turn without an end"

    def pieces_are_conserved(self, state: UnconsciousMindState, seat: int) -> None:
        """Insights, Ideas, and what is counted on tracks."""
        is_id = state.is_id(seat)
        in_areas = [4 * area for area in range(codes.AREAS)]
        commons = sum(int(state.common[seat]) >> at & 15 for at in in_areas)
        assert commons == (0 if is_id and state.starter >= 0 else self.setup.commons)
        own = sum(int(state.own[seat]) >> at & 15 for at in in_areas)
        own += int(state.insights_locked[seat]).bit_count()
        own += sum(owner == seat + 1 for owner in state.insight_on)
        own += sum(owner == seat + 1 for owner in state.treatise_owner)
        # The slot is taken before the Insight for it is chosen.
        is_marked = state.kind == codes.MARK and state.actor == seat
        is_on_its_way = is_marked and library.MARK.is_district.of(state) == 1
        assert own == self.setup.own_insights + is_on_its_way
        on_table = sum(int(lying) >> 4 & 15 for lying in state.idea_at if lying & 15 == seat + 1)
        assert state.ideas[seat] + state.ideas_locked[seat] + on_table == 6
        assert 0 <= state.coffee[seat] <= supplies.coffee_cap(state, seat)
        assert 0 <= state.boxes[seat] <= self.setup.box_cap
        assert 0 <= state.reputation[seat] <= self.setup.reputation_most
        assert min(state.bright[seat], state.ideas[seat], state.ideas_locked[seat]) >= 0
        sources = range(seat * codes.SOURCES, (seat + 1) * codes.SOURCES)
        assert state.vp[seat] == sum(state.vp_from[at] for at in sources)

    def cards_are_conserved(self, state: UnconsciousMindState) -> None:
        """Every client and Research card is in one place; what else is discarded does not come back."""
        clients = [int(state.client_decks), int(state.draft_clients), *map(int, state.cured)]
        clients += [1 << int(one) - 1 for one in (*state.clients_shown, *state.room_client) if one]
        assert_parts(clients, EVERYTHING["clients"])
        research = [int(state.research_deck), *map(int, state.hand), *map(int, state.in_play)]
        research += [1 << int(one) - 1 for one in state.research_shown if one]
        for packed in map(int, state.treatise_cards):
            volumes = [packed >> 6 * at & 63 for at in range(5)]
            research += [1 << card - 1 for card in volumes if card]
        assert_parts(research, EVERYTHING["research"])
        assert all(int(known) & ~int(hand) == 0 for known, hand in zip(state.known, state.hand, strict=True))
        piles = (
            (state.manifest_deck, [*state.manifests_shown, *state.room_manifest]),
            (state.latent_deck, list(state.room_latent)),
            (state.grief_deck, [one for one in (*state.grief_shown, *state.room_grief) if one <= 24]),
        )
        for at, (deck, lying) in enumerate(piles):
            unused = union([int(deck), *(1 << int(one) - 1 for one in lying if one)])
            assert not self.unused[at] or unused & ~self.unused[at] == 0
            self.unused[at] = unused

    def tiles_are_conserved(self, state: UnconsciousMindState) -> None:
        """In the stacks, on display, in a hand, on a board, or gone for good."""
        pending = decisions.DECISIONS.steps(state)
        in_hands = [step.tile for step in pending if decisions.DECISIONS.of(step) is pages.PUT]
        placed = [int(one) - 1 for one in state.notebook if one]
        shown = [int(one) - 1 for one in state.tile_display if one]
        everywhere = [*in_hands, *placed, *shown]
        assert len(set(everywhere)) == len(everywhere), "a tile is in two places"
        for level in range(2):
            here = sum(12 + 24 * level <= tile < 36 + 24 * level for tile in everywhere)
            gone = self.tiles - int(state.tile_stacks[level]) - here
            assert gone >= self.gone[level], "a tile came back"
            self.gone[level] = gone

    def thoroughly(self, state: UnconsciousMindState) -> None:
        """Slow questions, now and then and at the end of each game."""
        legal = {self.setup.actions.text(action) for action in state.legal()}
        slowly(BOX, state).compare(legal, self.setup.is_solo)
        if state.actor == OVER:
            assert views.PHASES[state.phase] == "final_round"
            return
        self.looks += 1
        if self.looks % SAVED_EVERY == 0:
            self.goes_on_the_same_when_saved(state)

    def goes_on_the_same_when_saved(self, state: UnconsciousMindState) -> None:
        """A position put away and taken up again, however deep in a cascade, leads to the same game."""
        here, there = state.copy(), load(GAME.blank(self.setup), save(state))
        one, other = Random(self.looks), Random(self.looks)
        for _ in range(PLAYED_ON):
            if here.actor != OVER:
                for position, rng in ((here, one), (there, other)):
                    legal = position.legal()
                    is_chance = position.actor == CHANCE
                    position.apply(roll(position, rng) if is_chance else legal[rng.randrange(len(legal))])
        assert digest(here) == digest(there)


def union(masks: Iterable[int]) -> int:
    """All bits of masks that have none in common."""
    found = 0
    for mask in masks:
        assert found & mask == 0, "something is in two places"
        found |= mask
    return found


def assert_parts(masks: Iterable[int], whole: int) -> None:
    assert union(masks) == whole, "something is missing"


def decision(state: UnconsciousMindState, legal: vec[i64]) -> str:
    """What is to be decided, for the figures."""
    return decisions.BY_NUMBER[state.kind].title


def ending(state: UnconsciousMindState) -> str:
    """There is only one way for a game to end."""
    return "final round"
