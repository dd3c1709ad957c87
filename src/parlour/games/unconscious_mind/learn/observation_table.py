"""The table and the city of Unconscious Mind, as numbers: what lies open to all and is nobody's board."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.learn.observation_steps import Steps
from parlour.games.unconscious_mind.rules import UnconsciousMindState, counters
from parlour.games.unconscious_mind.rules.codes import MOD_CHEAP_ADJUST, MOD_FREE_STEP
from parlour.games.unconscious_mind.rules.setup import (
    CLIENTS,
    DISTRICTS,
    GOALS,
    GRIEF_LAYERS,
    IDEA_SPACES,
    LOCATIONS,
    OVERLAYS,
    RESEARCH_CARDS,
    ROUTINE_CLIENTS,
    TABLE_ACTIONS,
    TREATISES,
    UnconsciousMindSetup,
)
from parlour.kernel.delta import (
    changed_numbers,
    changed_packed,
    has_changed,
    update_bits,
    update_one,
    update_one_apart,
)
from parlour.kernel.observation import ONE, flag, place_after, share, turns_after
from parlour.kernel.state import bit

PHASES: Final = 3

# Divisors
THINGS: Final = 6
ON_A_SPACE: Final = 2
STACK: Final = 10
ROUNDS: Final = 50

# The bits that a small number is packed into, so that all of a field fit into one
CARD_BITS: Final = 10
OWNER_BITS: Final = 4


class TableAndCity(Steps):
    """The parts about the Meeting Table, the cards on display and in the decks, and the city."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__(setup)
        self.chosen_goals: vec[i64] = vec[i64](capacity=8)
        for goal in range(GOALS):
            if setup.goal_tag[goal] < 0:
                self.chosen_goals = append(self.chosen_goals, goal)
        self._declare_table()
        self._declare_city()
        self.turn: i64 = self.remember(5)
        self.ideas_seen: i64 = self.remember(IDEA_SPACES)
        self.ideas_written: i64 = self.remember(IDEA_SPACES)
        self.displays: i64 = self.remember(4)
        self.tiles_written: i64 = self.remember(6)
        self.cards_written: i64 = self.remember(4 * 3)
        self.decks: i64 = self.remember(10 + 2)
        self.figures: i64 = self.remember(7 + LOCATIONS)
        self.districts: i64 = self.remember(3)
        self.insights_written: i64 = self.remember(DISTRICTS * 4)
        self.goals_written: i64 = self.remember(GOALS * 2)
        self.treatises_seen: i64 = self.remember(1 + TREATISES)
        self.treatises_written: i64 = self.remember(TREATISES)

    def _declare_table(self) -> None:
        setup = self.setup
        players = setup.players
        self.phase: i64 = self.add("phase", PHASES)
        self.rounds: i64 = self.add("rounds", 1)
        self.starter: i64 = self.add("starter", players)
        self.winners: i64 = self.add("winners", players)
        self.used_once: i64 = self.add("used_once", 2)
        self.treated: i64 = self.add("treated", players * 2)
        self.idea_owners: i64 = self.add("idea_owners", players * IDEA_SPACES)
        self.idea_counts: i64 = self.add("idea_counts", 2 * IDEA_SPACES)
        self.idea_actions: i64 = self.add("idea_actions", TABLE_ACTIONS * IDEA_SPACES)
        self.tile_display: i64 = self.add("tile_display", 6 * self.tiles)
        self.tile_stacks: i64 = self.add("tile_stacks", 2)
        self.tiles_unseen: i64 = self.add("tiles_unseen", self.tiles)
        self.clients_shown: i64 = self.add("clients_shown", 4 * CLIENTS)
        self.grief_shown: i64 = self.add("grief_shown", 4 * GRIEF_LAYERS)
        self.manifests_shown: i64 = self.add("manifests_shown", 4 * setup.manifests)
        self.research_shown: i64 = self.add("research_shown", 2 * RESEARCH_CARDS)
        self.client_decks: i64 = self.add("client_decks", CLIENTS)
        self.bottom_client: i64 = self.add("bottom_client", ROUTINE_CLIENTS)
        self.draft: i64 = self.add("draft", ROUTINE_CLIENTS)
        self.grief_deck: i64 = self.add("grief_deck", GRIEF_LAYERS)
        self.manifest_deck: i64 = self.add("manifest_deck", setup.manifests)
        self.latent_deck: i64 = self.add("latent_deck", setup.latents)
        self.research_left: i64 = self.add("research_left", 1)
        self.hand: i64 = self.add("hand", RESEARCH_CARDS)
        self.impulses: i64 = self.add("impulses", len(setup.impulse_row)) if setup.is_solo else -1
        self.libido: i64 = self.add("libido", 1) if setup.is_solo else -1

    def _declare_city(self) -> None:
        setup = self.setup
        players = setup.players
        self.freud: i64 = self.add("freud", LOCATIONS)
        self.journalist: i64 = self.add("journalist", LOCATIONS) if setup.journalist else -1
        self.fireworks: i64 = self.add("fireworks", DISTRICTS) if setup.fireworks else -1
        self.overlays: i64 = self.add("overlays", LOCATIONS * OVERLAYS * 2) if setup.overlays else -1
        self.slots_taken: i64 = self.add("slots_taken", LOCATIONS * 3)
        self.district_insights: i64 = self.add("district_insights", players * DISTRICTS * 4)
        self.tokens: i64 = self.add("tokens", DISTRICTS)
        self.freud_reputation: i64 = self.add("freud_reputation", 1)
        self.goals: i64 = self.add("goals", players * GOALS)
        self.goal_tags: i64 = self.add("goal_tags", len(self.chosen_goals) * LOCATIONS)
        self.treatises: i64 = self.add("treatises", players * TREATISES)
        self.volumes: i64 = self.add("volumes", TREATISES * RESEARCH_CARDS)
        self.last_volumes: i64 = self.add("last_volumes", TREATISES * DISTRICTS)

    def write_table(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> None:
        """Write the parts that bring no points."""
        self._turn(state, seat, everyone, into, memory, at, base + self.turn)
        if everyone | changed_numbers(state.idea_at, memory, base + self.ideas_seen):
            self._ideas(state, seat, into, memory, at, base + self.ideas_written)
        self._displays(state, into, memory, at, base)
        self._decks(state, into, memory, at, base + self.decks)
        self._figures(state, into, memory, at, base + self.figures)

    def write_city(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the parts that may bring points; returns a mask of the seats whose points may change."""
        works = self._districts(state, seat, everyone, into, memory, at, base)
        works |= self._treatises(state, seat, everyone, into, memory, at, base)
        return works

    # The table. Single numbers that have nothing to do with who looks are updated at once.

    def _turn(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        keys: i64,
    ) -> None:
        setup = self.setup
        players = setup.players
        if has_changed(memory, keys, (state.rounds * 8 + state.starter + 1) * 4 + state.phase) or everyone:
            into[at + self.rounds] = share(state.rounds, ROUNDS)
            update_one(into, at + self.phase, memory, keys + 1, PHASES, state.phase)
            starter = place_after(seat, state.starter + 1, players)
            update_one(into, at + self.starter, memory, keys + 2, players, starter)
        if has_changed(memory, keys + 3, state.used_once):
            into[at + self.used_once] = flag(state.used_once >> MOD_FREE_STEP & 1)
            into[at + self.used_once + 1] = flag(state.used_once >> MOD_CHEAP_ADJUST & 1)
        if setup.is_solo:
            update_bits(into, at + self.impulses, memory, keys + 4, state.impulses)
            into[at + self.libido] = share(state.libido, THINGS)

    def _ideas(
        self, state: UnconsciousMindState, seat: i64, into: vec[i32], memory: vec[i64], at: i64, key: i64
    ) -> None:
        for space in range(IDEA_SPACES):
            lying = state.idea_at[space]
            lies: i64 = 0
            # A space that is not used with so few players is marked with 15.
            if lying > 15:
                lies = lying - (lying & 15) + turns_after(seat, (lying & 15) - 1, self.setup.players)
            before = memory[key + space]
            if lies != before:
                memory[key + space] = lies
                if before:
                    self._idea(before, 0, into, at + space)
                if lies:
                    self._idea(lies, ONE, into, at + space)

    def _idea(self, lies: i64, bits: i32, into: vec[i32], at: i64) -> None:
        """Write the Ideas on a space, or wipe them: as in `state.idea_at`, but with the owner's place."""
        into[at + self.idea_owners + (lies & 15) * IDEA_SPACES] = bits
        into[at + self.idea_actions + ((lies >> 12) - 1) * IDEA_SPACES] = bits
        if bits:
            into[at + self.idea_counts] = share(lies >> 4 & 15, ON_A_SPACE)
            into[at + self.idea_counts + IDEA_SPACES] = share(lies >> 8 & 15, ON_A_SPACE)
        else:
            into[at + self.idea_counts] = 0
            into[at + self.idea_counts + IDEA_SPACES] = 0

    def _displays(
        self, state: UnconsciousMindState, into: vec[i32], memory: vec[i64], at: i64, base: i64
    ) -> None:
        keys = base + self.displays
        if changed_packed(state.tile_display, CARD_BITS, 1, memory, keys):
            for place in range(6):
                tile = at + self.tile_display + place * self.tiles
                key = base + self.tiles_written + place
                update_one(into, tile, memory, key, self.tiles, state.tile_display[place] - 1)
        changed = changed_packed(state.clients_shown, CARD_BITS, 1, memory, keys + 1)
        changed |= changed_packed(state.grief_shown, CARD_BITS, 1, memory, keys + 2)
        changed |= changed_packed(state.manifests_shown, CARD_BITS, 1, memory, keys + 3)
        if changed:
            manifests = self.setup.manifests
            for place in range(4):
                key = base + self.cards_written + place * 3
                client = at + self.clients_shown + place * CLIENTS
                update_one(into, client, memory, key, CLIENTS, state.clients_shown[place] - 1)
                grief = at + self.grief_shown + place * GRIEF_LAYERS
                update_one(into, grief, memory, key + 1, GRIEF_LAYERS, state.grief_shown[place] - 1)
                manifest = at + self.manifests_shown + place * manifests
                update_one(into, manifest, memory, key + 2, manifests, state.manifests_shown[place] - 1)

    def _decks(
        self, state: UnconsciousMindState, into: vec[i32], memory: vec[i64], at: i64, key: i64
    ) -> None:
        """Write the decks, in no order; of the Research deck only its size: the rest would tell hands."""
        update_bits(into, at + self.tiles_unseen, memory, key, state.tiles_unseen)
        update_bits(into, at + self.client_decks, memory, key + 1, state.client_decks)
        update_bits(into, at + self.bottom_client, memory, key + 2, state.bottom_client)
        update_bits(into, at + self.draft, memory, key + 3, state.draft_clients)
        update_bits(into, at + self.grief_deck, memory, key + 4, state.grief_deck)
        update_bits(into, at + self.manifest_deck, memory, key + 5, state.manifest_deck)
        update_bits(into, at + self.latent_deck, memory, key + 6, state.latent_deck)
        if has_changed(memory, key + 7, state.research_deck):
            into[at + self.research_left] = share(counters.count_bits(state.research_deck), RESEARCH_CARDS)
        if changed_packed(state.tile_stacks, CARD_BITS, 1, memory, key + 8):
            for level in range(2):
                into[at + self.tile_stacks + level] = share(state.tile_stacks[level], STACK)
        if changed_packed(state.research_shown, CARD_BITS, 1, memory, key + 9):
            for place in range(2):
                card = at + self.research_shown + place * RESEARCH_CARDS
                update_one(
                    into, card, memory, key + 10 + place, RESEARCH_CARDS, state.research_shown[place] - 1
                )

    def _figures(
        self, state: UnconsciousMindState, into: vec[i32], memory: vec[i64], at: i64, key: i64
    ) -> None:
        """Write the figures and pieces in the city, but for those of players."""
        setup = self.setup
        update_one(into, at + self.freud, memory, key, LOCATIONS, state.freud)
        if setup.journalist:
            update_one(into, at + self.journalist, memory, key + 1, LOCATIONS, state.journalist)
        if setup.fireworks:
            update_one(into, at + self.fireworks, memory, key + 2, DISTRICTS, state.fireworks)
        update_bits(into, at + self.slots_taken, memory, key + 3, state.slots_taken)
        if has_changed(memory, key + 4, state.freud_reputation):
            into[at + self.freud_reputation] = share(state.freud_reputation, setup.reputation_end)
        if changed_packed(state.tokens, CARD_BITS, 1, memory, key + 5):
            for district in range(DISTRICTS):
                into[at + self.tokens + district] = share(state.tokens[district], setup.tokens[district])
        if setup.overlays and changed_packed(state.overlay_on, CARD_BITS, 1, memory, key + 6):
            for location in range(LOCATIONS):
                lies = at + self.overlays + location * OVERLAYS * 2
                overlay = state.overlay_on[location] - 1
                update_one(into, lies, memory, key + 7 + location, OVERLAYS * 2, overlay)

    # The city

    def _districts(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        setup = self.setup
        players = setup.players
        keys = base + self.districts
        changed = changed_packed(state.insight_on, OWNER_BITS, 1, memory, keys)
        changed |= changed_packed(state.goal_owner, OWNER_BITS, 1, memory, keys + 1)
        changed |= changed_packed(state.goal_tag, OWNER_BITS, 1, memory, keys + 2)
        if changed | everyone == 0:
            return 0
        place = at + self.district_insights
        key = base + self.insights_written
        for owner in state.insight_on:
            update_one_apart(
                into, place, memory, key, players, DISTRICTS * 4, place_after(seat, owner, players)
            )
            place += 1
            key += 1
        place = at + self.goals
        key = base + self.goals_written
        for owner in state.goal_owner:
            update_one_apart(into, place, memory, key, players, GOALS, place_after(seat, owner, players))
            place += 1
            key += 1
        place = at + self.goal_tags
        for goal in self.chosen_goals:
            update_one(into, place, memory, key + goal, LOCATIONS, state.goal_tag[goal])
            place += LOCATIONS
        return self.all_if(changed)

    def _treatises(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        players = self.setup.players
        keys = base + self.treatises_seen
        owners = changed_packed(state.treatise_owner, OWNER_BITS, 1, memory, keys)
        volumes = changed_numbers(state.treatise_cards, memory, keys + 1)
        if owners | everyone:
            place = at + self.treatises
            key = base + self.treatises_written
            for owner in state.treatise_owner:
                update_one_apart(
                    into, place, memory, key, players, TREATISES, place_after(seat, owner, players)
                )
                place += 1
                key += 1
        if volumes:
            for treatise in range(TREATISES):
                if volumes >> treatise & 1:
                    self._volumes(state.treatise_cards[treatise], treatise, into, at)
        return self.all_if(owners | volumes)

    def _volumes(self, cards: i64, treatise: i64, into: vec[i32], at: i64) -> None:
        volumes = at + self.volumes + treatise * RESEARCH_CARDS
        for card in range(RESEARCH_CARDS):
            into[volumes + card] = 0
        last: i64 = 0
        while cards:
            # While a Treatise is put together there are gaps.
            if cards & 63:
                last = cards & 63
                into[volumes + last - 1] = ONE
            cards >>= 6
        last_volumes = at + self.last_volumes + treatise * DISTRICTS
        for colour in range(DISTRICTS):
            into[last_volumes + colour] = 0
        if last:
            into[last_volumes + self.setup.volume[last - 1]] = ONE

    def all_if(self, changed: i64) -> i64:
        """A mask of all seats if anything has changed, of none otherwise."""
        if changed:
            return bit(self.setup.players) - 1
        return 0
