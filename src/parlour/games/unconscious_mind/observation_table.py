"""The table and the city of Unconscious Mind, as numbers: what lies open to all and is nobody's board."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.codes import MOD_CHEAP_ADJUST, MOD_FREE_STEP
from parlour.games.unconscious_mind.observation_steps import Steps
from parlour.games.unconscious_mind.rules import MindState
from parlour.games.unconscious_mind.setup import (
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
    MindSetup,
)
from parlour.games.unconscious_mind.state import count_bits
from parlour.kernel.observation import (
    ONE,
    flag,
    is_news,
    news,
    place_after,
    share,
    tell_bits,
    tell_every,
    tell_one,
    turns_after,
)
from parlour.kernel.state import bit

PHASES: Final = 3

# Divisors
THINGS: Final = 6
ON_A_SPACE: Final = 2
STACK: Final = 10
ROUNDS: Final = 50


class TableAndCity(Steps):
    """The parts about the Meeting Table, the cards on display and in the decks, and the city."""

    def __init__(self, setup: MindSetup) -> None:
        super().__init__(setup)
        self.chosen_goals: vec[i64] = vec[i64](capacity=8)
        for goal in range(GOALS):
            if setup.goal_tag[goal] < 0:
                self.chosen_goals = append(self.chosen_goals, goal)
        self._declare_table()
        self._declare_city()
        self.seen_turn: i64 = self.remember(6)
        self.seen_ideas: i64 = self.remember(IDEA_SPACES)
        self.seen_displays: i64 = self.remember(6 + 4 + 4 + 4)
        self.seen_decks: i64 = self.remember(8 + 2 + 2)
        self.seen_figures: i64 = self.remember(5 + DISTRICTS + LOCATIONS)
        self.seen_city: i64 = self.remember(DISTRICTS * 4 + GOALS + GOALS)
        self.seen_treatises: i64 = self.remember(TREATISES * 2)

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
        state: MindState,
        seat: i64,
        everyone: i64,
        is_first: bool,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> None:
        """What has no points. Where `is_first`, nothing was told before, and zeros may be new."""
        if self._is_new_turn(state, told, beside + self.seen_turn) or everyone:
            self._turn(state, seat, into, told, at)
        if everyone | news(state.idea_at, told, beside + self.seen_ideas):
            self._ideas(state, seat, into, told, at)
        self._displays(state, into, told, at, beside + self.seen_displays)
        if self._are_new_decks(state, told, beside + self.seen_decks) or is_first:
            self._decks(state, into, told, at)
        if self._are_new_figures(state, told, beside + self.seen_figures) or is_first:
            self._figures(state, into, told, at)

    def write_city(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, beside: i64
    ) -> i64:
        """What may bring points. Returns the seats whose points may have changed by it, a bit each."""
        works = self._districts(state, seat, everyone, into, told, at, beside + self.seen_city)
        works |= self._treatises(state, seat, everyone, into, told, at, beside + self.seen_treatises)
        return works

    # The table. Single numbers are remembered side by side: it takes one look to see whether any is new.

    def _is_new_turn(self, state: MindState, told: vec[i64], seen: i64) -> bool:
        changed = is_news(told, seen, state.phase)
        changed |= is_news(told, seen + 1, state.rounds)
        changed |= is_news(told, seen + 2, state.starter)
        changed |= is_news(told, seen + 3, state.used_once)
        changed |= is_news(told, seen + 4, state.impulses)
        changed |= is_news(told, seen + 5, state.libido)
        return changed

    def _turn(self, state: MindState, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        players = self.setup.players
        tell_one(into, told, at + self.phase, PHASES, state.phase)
        into[at + self.rounds] = share(state.rounds, ROUNDS)
        tell_one(into, told, at + self.starter, players, place_after(seat, state.starter + 1, players))
        into[at + self.used_once] = flag(state.used_once >> MOD_FREE_STEP & 1)
        into[at + self.used_once + 1] = flag(state.used_once >> MOD_CHEAP_ADJUST & 1)
        if self.setup.is_solo:
            tell_bits(into, told, at + self.impulses, state.impulses)
            into[at + self.libido] = share(state.libido, THINGS)

    def _ideas(self, state: MindState, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        for space in range(IDEA_SPACES):
            lying = state.idea_at[space]
            lies: i64 = 0
            # A space that is not used with so few players is marked with 15.
            if lying > 15:
                lies = lying - (lying & 15) + turns_after(seat, (lying & 15) - 1, self.setup.players)
            before = told[at + self.idea_counts + space]
            if lies != before:
                told[at + self.idea_counts + space] = lies
                if before:
                    self._idea(before, 0, into, at + space)
                if lies:
                    self._idea(lies, ONE, into, at + space)

    def _idea(self, lies: i64, bits: i32, into: vec[i32], at: i64) -> None:
        """What lies on an Idea space, or no longer: as `state.idea_at` has it, but with the owner's place."""
        into[at + self.idea_owners + (lies & 15) * IDEA_SPACES] = bits
        into[at + self.idea_actions + ((lies >> 12) - 1) * IDEA_SPACES] = bits
        if bits:
            into[at + self.idea_counts] = share(lies >> 4 & 15, ON_A_SPACE)
            into[at + self.idea_counts + IDEA_SPACES] = share(lies >> 8 & 15, ON_A_SPACE)
        else:
            into[at + self.idea_counts] = 0
            into[at + self.idea_counts + IDEA_SPACES] = 0

    def _displays(self, state: MindState, into: vec[i32], told: vec[i64], at: i64, seen: i64) -> None:
        if news(state.tile_display, told, seen):
            for place in range(6):
                tile = at + self.tile_display + place * self.tiles
                tell_one(into, told, tile, self.tiles, state.tile_display[place] - 1)
        changed = news(state.clients_shown, told, seen + 6) | news(state.grief_shown, told, seen + 10)
        changed |= news(state.manifests_shown, told, seen + 14)
        if changed:
            manifests = self.setup.manifests
            for place in range(4):
                client = at + self.clients_shown + place * CLIENTS
                tell_one(into, told, client, CLIENTS, state.clients_shown[place] - 1)
                grief = at + self.grief_shown + place * GRIEF_LAYERS
                tell_one(into, told, grief, GRIEF_LAYERS, state.grief_shown[place] - 1)
                manifest = at + self.manifests_shown + place * manifests
                tell_one(into, told, manifest, manifests, state.manifests_shown[place] - 1)

    def _are_new_decks(self, state: MindState, told: vec[i64], seen: i64) -> bool:
        changed = is_news(told, seen, state.tiles_unseen)
        changed |= is_news(told, seen + 1, state.client_decks)
        changed |= is_news(told, seen + 2, state.bottom_client)
        changed |= is_news(told, seen + 3, state.draft_clients)
        changed |= is_news(told, seen + 4, state.grief_deck)
        changed |= is_news(told, seen + 5, state.manifest_deck)
        changed |= is_news(told, seen + 6, state.latent_deck)
        changed |= is_news(told, seen + 7, state.research_deck)
        cards = news(state.tile_stacks, told, seen + 8)
        cards |= news(state.research_shown, told, seen + 10)
        return changed or cards != 0

    def _decks(self, state: MindState, into: vec[i32], told: vec[i64], at: i64) -> None:
        """What may still come, in no order; of the Research deck only how much: the rest would tell hands."""
        for level in range(2):
            into[at + self.tile_stacks + level] = share(state.tile_stacks[level], STACK)
        for place in range(2):
            card = at + self.research_shown + place * RESEARCH_CARDS
            tell_one(into, told, card, RESEARCH_CARDS, state.research_shown[place] - 1)
        tell_bits(into, told, at + self.tiles_unseen, state.tiles_unseen)
        tell_bits(into, told, at + self.client_decks, state.client_decks)
        tell_bits(into, told, at + self.bottom_client, state.bottom_client)
        tell_bits(into, told, at + self.draft, state.draft_clients)
        tell_bits(into, told, at + self.grief_deck, state.grief_deck)
        tell_bits(into, told, at + self.manifest_deck, state.manifest_deck)
        tell_bits(into, told, at + self.latent_deck, state.latent_deck)
        into[at + self.research_left] = share(count_bits(state.research_deck), RESEARCH_CARDS)

    def _are_new_figures(self, state: MindState, told: vec[i64], seen: i64) -> bool:
        changed = is_news(told, seen, state.freud)
        changed |= is_news(told, seen + 1, state.journalist)
        changed |= is_news(told, seen + 2, state.fireworks)
        changed |= is_news(told, seen + 3, state.slots_taken)
        changed |= is_news(told, seen + 4, state.freud_reputation)
        tokens = news(state.tokens, told, seen + 5)
        if self.setup.overlays:
            tokens |= news(state.overlay_on, told, seen + 5 + DISTRICTS)
        return changed or tokens != 0

    def _figures(self, state: MindState, into: vec[i32], told: vec[i64], at: i64) -> None:
        """Who and what stands in the city, but for what is a player's."""
        setup = self.setup
        tell_one(into, told, at + self.freud, LOCATIONS, state.freud)
        if setup.journalist:
            tell_one(into, told, at + self.journalist, LOCATIONS, state.journalist)
        if setup.fireworks:
            tell_one(into, told, at + self.fireworks, DISTRICTS, state.fireworks)
        if setup.overlays:
            for location in range(LOCATIONS):
                lies = at + self.overlays + location * OVERLAYS * 2
                tell_one(into, told, lies, OVERLAYS * 2, state.overlay_on[location] - 1)
        tell_bits(into, told, at + self.slots_taken, state.slots_taken)
        for district in range(DISTRICTS):
            into[at + self.tokens + district] = share(state.tokens[district], setup.tokens[district])
        into[at + self.freud_reputation] = share(state.freud_reputation, setup.reputation_end)

    # The city

    def _districts(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        setup = self.setup
        changed = news(state.insight_on, told, seen)
        changed |= news(state.goal_owner, told, seen + DISTRICTS * 4)
        changed |= news(state.goal_tag, told, seen + DISTRICTS * 4 + GOALS)
        if changed | everyone == 0:
            return 0
        for slot in range(DISTRICTS * 4):
            owner = place_after(seat, state.insight_on[slot], setup.players)
            insight = at + self.district_insights + slot
            tell_every(into, told, insight, setup.players, DISTRICTS * 4, owner)
        for goal in range(GOALS):
            owner = place_after(seat, state.goal_owner[goal], setup.players)
            tell_every(into, told, at + self.goals + goal, setup.players, GOALS, owner)
        chosen = at + self.goal_tags
        for goal in self.chosen_goals:
            tell_one(into, told, chosen, LOCATIONS, state.goal_tag[goal])
            chosen += LOCATIONS
        return self.all_if(changed)

    def _treatises(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        changed = news(state.treatise_owner, told, seen)
        changed |= news(state.treatise_cards, told, seen + TREATISES)
        if changed | everyone == 0:
            return 0
        for treatise in range(TREATISES):
            owner = place_after(seat, state.treatise_owner[treatise], self.setup.players)
            tell_every(into, told, at + self.treatises + treatise, self.setup.players, TREATISES, owner)
            if is_news(told, at + self.volumes + treatise * RESEARCH_CARDS, state.treatise_cards[treatise]):
                self._volumes(state.treatise_cards[treatise], treatise, into, at)
        return self.all_if(changed)

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
        """Everybody, if anything has changed; otherwise nobody."""
        if changed:
            return bit(self.setup.players) - 1
        return 0
