"""What a seat sees of Unconscious Mind, as numbers. docs/research/observations.md says what a part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.codes import (
    AREAS,
    INKPOT_SPACES,
    MOD_CHEAP_ADJUST,
    MOD_FREE_STEP,
    SOURCES,
)
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
    tell_counts,
    tell_every,
    tell_one,
    turns_after,
)
from parlour.kernel.state import State, bit, shifted, zeros

PHASES: Final = 3
GLYPHS: Final = 4
FINAL: Final = 8
TAGS_PART: Final = 4
"""The part of final scoring that is for different tags. Up to it, they do not depend on things at hand."""
COUNTED: Final = 1 + TAGS_PART + 1
"""What is remembered of a player: tags (see `_tags`), and those parts of final scoring."""

# Divisors
POINTS: Final = 100
SOURCE_POINTS: Final = 30
THINGS: Final = 6
ON_A_SPACE: Final = 2
STACK: Final = 10
ROUNDS: Final = 50


class MindObservation(Steps):
    """The steps, the table, the cards on display and in the decks, the city, and every player's boards."""

    def __init__(self, setup: MindSetup) -> None:
        super().__init__(setup)
        self.chosen_goals: vec[i64] = vec[i64](capacity=8)
        for goal in range(GOALS):
            if setup.goal_tag[goal] < 0:
                self.chosen_goals = append(self.chosen_goals, goal)
        self.research_tags: vec[i64] = eight_bits_each(setup.research_tags)
        self.treatise_tags: vec[i64] = eight_bits_each(setup.treatise_tags)
        self.client_tags: vec[i64] = eight_bits_each(setup.client_tags)
        self._declare_table()
        self._declare_city()
        self._declare_players()
        players = setup.players
        self.seen_ideas: i64 = self.remember(IDEA_SPACES)
        self.seen_displays: i64 = self.remember(6 + 4 + 4 + 4)
        self.seen_city: i64 = self.remember(DISTRICTS * 4 + GOALS + GOALS)
        self.seen_treatises: i64 = self.remember(TREATISES * 2)
        self.seen_reputation: i64 = self.remember(players * 2)
        self.seen_things: i64 = self.remember(players * 12 + 1 + players * SOURCES)
        self.seen_clients: i64 = self.remember(players * 11 + 1)
        self.seen_cards: i64 = self.remember(players * (3 + 9))
        self.counted: i64 = self.remember(players * COUNTED)

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

    def _declare_players(self) -> None:
        setup = self.setup
        players = setup.players
        self.points: i64 = self.add("points", players)
        self.vp: i64 = self.add("vp", players)
        self.by_source: i64 = self.add("by_source", players * SOURCES)
        self.final: i64 = self.add("final", players * FINAL)
        self.coffee: i64 = self.add("coffee", players)
        self.coffee_most: i64 = self.add("coffee_most", players)
        self.bright: i64 = self.add("bright", players)
        self.boxes: i64 = self.add("boxes", players)
        self.ideas: i64 = self.add("ideas", players)
        self.ideas_locked: i64 = self.add("ideas_locked", players)
        self.inkpot: i64 = self.add("inkpot", players * INKPOT_SPACES)
        self.insights_locked: i64 = self.add("insights_locked", players * 6)
        self.commons: i64 = self.add("commons", players * AREAS)
        self.owns: i64 = self.add("owns", players * AREAS)
        self.hand_sizes: i64 = self.add("hand_sizes", players)
        self.known: i64 = self.add("known", players * RESEARCH_CARDS)
        self.in_play: i64 = self.add("in_play", players * RESEARCH_CARDS)
        self.office: i64 = self.add("office", players * GLYPHS)
        self.second_room: i64 = self.add("second_room", players)
        self.cured: i64 = self.add("cured", players * CLIENTS)
        self.professor: i64 = self.add("professor", players * LOCATIONS)
        self.reputation: i64 = self.add("reputation", players)
        self.reputation_order: i64 = self.add("reputation_order", players)
        self.tags: i64 = self.add("tags", players * LOCATIONS)
        self.room_clients: i64 = self.add("room_clients", players * 2 * CLIENTS)
        self.room_grief: i64 = self.add("room_grief", players * 2 * GRIEF_LAYERS)
        self.room_therapy: i64 = self.add("room_therapy", players * 2)
        self.room_manifests: i64 = self.add("room_manifests", players * 2 * setup.manifests)
        self.room_latents: i64 = self.add("room_latents", players * 2 * setup.latents)
        self.notebook: i64 = self.add("notebook", players * 9 * self.tiles)

    def update(self, state: State, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
        assert isinstance(state, MindState)
        beside = told[at + self.used_once]
        if beside == 0:
            beside = told[at + self.used_once] = self.beside(told, at)
        # Whom everything is to be told of again, a bit each: if another seat looks, all sit in other places.
        # (The number of rounds needs no memory, so its place remembers who looked last.)
        everyone: i64 = 0
        works: i64 = 0
        looked = told[at + self.rounds]
        if looked != seat + 1:
            told[at + self.rounds] = seat + 1
            everyone = bit(self.setup.players) - 1
            if looked == 0:
                works = everyone
        self.write_steps(state, seat, into, told, at)
        self._table(state, seat, into, told, at)
        if everyone | news(state.idea_at, told, beside + self.seen_ideas):
            self._ideas(state, seat, into, told, at)
        self._displays(state, into, told, at, beside + self.seen_displays)
        self._decks(state, into, told, at)
        tell_bits(into, told, at + self.hand, state.hand[seat])
        # What only follows from all that is slow to work out: if nothing of it has changed, it is as it was.
        works |= self._city(state, seat, everyone, into, told, at, beside + self.seen_city)
        works |= self._treatises(state, seat, everyone, into, told, at, beside + self.seen_treatises)
        works |= self._reputation(state, seat, everyone, into, told, at, beside + self.seen_reputation)
        works |= self._clients(state, seat, everyone, into, told, at, beside + self.seen_clients)
        works |= self._cards(state, seat, everyone, into, told, at, beside + self.seen_cards)
        points = everyone | works
        points |= self._things(state, seat, everyone, into, told, at, beside + self.seen_things)
        if points:
            for other in range(self.setup.players):
                counted = beside + self.counted + COUNTED * other
                if works >> other & 1:
                    self._count(state, other, told, counted)
                if points >> other & 1:
                    place = turns_after(seat, other, self.setup.players)
                    self._points(state, other, place, into, told, at, counted)

    # What belongs to nobody

    def _table(self, state: MindState, seat: i64, into: vec[i32], told: vec[i64], at: i64) -> None:
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
        for level in range(2):
            into[at + self.tile_stacks + level] = share(state.tile_stacks[level], STACK)
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
        for place in range(2):
            card = at + self.research_shown + place * RESEARCH_CARDS
            tell_one(into, told, card, RESEARCH_CARDS, state.research_shown[place] - 1)

    def _decks(self, state: MindState, into: vec[i32], told: vec[i64], at: i64) -> None:
        """What may still come, in no order; of the Research deck only how much: the rest would tell hands."""
        tell_bits(into, told, at + self.tiles_unseen, state.tiles_unseen)
        tell_bits(into, told, at + self.client_decks, state.client_decks)
        tell_bits(into, told, at + self.bottom_client, state.bottom_client)
        tell_bits(into, told, at + self.draft, state.draft_clients)
        tell_bits(into, told, at + self.grief_deck, state.grief_deck)
        tell_bits(into, told, at + self.manifest_deck, state.manifest_deck)
        tell_bits(into, told, at + self.latent_deck, state.latent_deck)
        if is_news(told, at + self.research_left, state.research_deck):
            into[at + self.research_left] = share(count_bits(state.research_deck), RESEARCH_CARDS)

    # From here on each returns the seats whose points may have changed by what it tells, a bit each.

    def _city(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
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
        return self._all_if(changed)

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
        return self._all_if(changed)

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

    def _reputation(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        players = self.setup.players
        changed = news(state.reputation, told, seen)
        changed |= news(state.reputation_since, told, seen + players)
        if changed | everyone == 0:
            return 0
        for other in range(players):
            place = turns_after(seat, other, players)
            into[at + self.reputation + place] = share(state.reputation[other], self.setup.reputation_end)
            # Of markers on one space the one that came first lies below: only the order counts.
            earlier: i64 = 0
            for one in range(players):
                if state.reputation_since[one] < state.reputation_since[other]:
                    earlier += 1
            into[at + self.reputation_order + place] = share(earlier, players)
        return self._all_if(changed)

    # The players

    def _things(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        players = self.setup.players
        points = news(state.coffee, told, seen)
        points |= news(state.bright, told, seen + players)
        points |= news(state.boxes, told, seen + 2 * players)
        points |= news(state.ideas_locked, told, seen + 3 * players)
        points |= news(state.common, told, seen + 4 * players)
        points |= news(state.own, told, seen + 5 * players)
        points |= news(state.vp, told, seen + 6 * players)
        changed = everyone | points | news(state.ideas, told, seen + 7 * players)
        changed |= news(state.inkpot, told, seen + 8 * players)
        changed |= news(state.insights_locked, told, seen + 9 * players)
        changed |= news(state.office, told, seen + 10 * players)
        changed |= news(state.professor, told, seen + 11 * players)
        if is_news(told, seen + 12 * players, state.won * 16 + state.second_room):
            changed = bit(players) - 1
        if news(state.vp_from, told, seen + 12 * players + 1):
            changed = bit(players) - 1
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    self._things_of(state, other, turns_after(seat, other, players), into, told, at)
        return points

    def _things_of(
        self, state: MindState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        setup = self.setup
        into[at + self.winners + place] = flag(state.won >> other & 1)
        into[at + self.coffee + place] = share(state.coffee[other], THINGS)
        into[at + self.bright + place] = share(state.bright[other], THINGS)
        into[at + self.boxes + place] = share(state.boxes[other], setup.box_cap)
        into[at + self.ideas + place] = share(state.ideas[other], THINGS)
        into[at + self.ideas_locked + place] = share(state.ideas_locked[other], setup.locked_ideas)
        into[at + self.second_room + place] = flag(state.second_room >> other & 1)
        tell_one(into, told, at + self.inkpot + place * INKPOT_SPACES, INKPOT_SPACES, state.inkpot[other])
        tell_bits(into, told, at + self.insights_locked + place * 6, state.insights_locked[other])
        tell_counts(into, told, at + self.commons + place * AREAS, AREAS, state.common[other], 4, THINGS)
        tell_counts(into, told, at + self.owns + place * AREAS, AREAS, state.own[other], 4, THINGS)
        tell_one(into, told, at + self.office + place * GLYPHS, GLYPHS, state.office[other])
        tell_one(into, told, at + self.professor + place * LOCATIONS, LOCATIONS, state.professor[other])
        into[at + self.vp + place] = share(state.vp[other], POINTS)
        for source in range(SOURCES):
            points = state.vp_from[other * SOURCES + source]
            into[at + self.by_source + place * SOURCES + source] = share(points, SOURCE_POINTS)

    def _clients(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        """Those in the rooms, and those who have left them."""
        players = self.setup.players
        changed = news(state.cured, told, seen)
        changed |= news(state.room_client, told, seen + players)
        changed |= news(state.room_grief, told, seen + 3 * players)
        changed |= news(state.room_therapy, told, seen + 5 * players)
        changed |= news(state.room_manifest, told, seen + 7 * players)
        changed |= news(state.room_latent, told, seen + 9 * players)
        if is_news(told, seen + 11 * players, state.treated):
            changed = 1
        if changed | everyone == 0:
            return 0
        for other in range(players):
            self._clients_of(state, other, turns_after(seat, other, players), into, told, at)
        return self._all_if(changed)

    def _clients_of(
        self, state: MindState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        setup = self.setup
        into[at + self.coffee_most + place] = share(state.coffee_cap(other), THINGS)
        tell_bits(into, told, at + self.cured + place * CLIENTS, state.cured[other])
        for side in range(2):
            room = other * 2 + side
            seen = place * 2 + side
            into[at + self.treated + seen] = flag(state.treated >> room & 1)
            into[at + self.room_therapy + seen] = share(state.room_therapy[room], setup.therapy_most)
            client = at + self.room_clients + seen * CLIENTS
            tell_one(into, told, client, CLIENTS, state.room_client[room] - 1)
            grief = at + self.room_grief + seen * GRIEF_LAYERS
            tell_one(into, told, grief, GRIEF_LAYERS, state.room_grief[room] - 1)
            manifest = at + self.room_manifests + seen * setup.manifests
            tell_one(into, told, manifest, setup.manifests, state.room_manifest[room] - 1)
            latent = at + self.room_latents + seen * setup.latents
            tell_one(into, told, latent, setup.latents, state.room_latent[room] - 1)

    def _cards(
        self, state: MindState, seat: i64, everyone: i64, into: vec[i32], told: vec[i64], at: i64, seen: i64
    ) -> i64:
        """Cards and the Notebook."""
        players = self.setup.players
        points = news(state.in_play, told, seen)
        if news(state.notebook, told, seen + 3 * players):
            points = bit(players) - 1
        changed = everyone | points | news(state.hand, told, seen + players)
        changed |= news(state.known, told, seen + 2 * players)
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    self._cards_of(state, other, turns_after(seat, other, players), into, told, at)
        return points

    def _cards_of(
        self, state: MindState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64
    ) -> None:
        # Everybody knows how many cards somebody has in hand, and those that were taken from the display.
        into[at + self.hand_sizes + place] = share(count_bits(state.hand[other]), THINGS)
        tell_bits(into, told, at + self.known + place * RESEARCH_CARDS, state.known[other])
        tell_bits(into, told, at + self.in_play + place * RESEARCH_CARDS, state.in_play[other])
        for spot in range(9):
            tile = at + self.notebook + (place * 9 + spot) * self.tiles
            tell_one(into, told, tile, self.tiles, state.tile_at(other, spot))

    def _all_if(self, changed: i64) -> i64:
        """Everybody, if anything has changed; otherwise nobody."""
        if changed:
            return bit(self.setup.players) - 1
        return 0

    def _count(self, state: MindState, seat: i64, told: vec[i64], counted: i64) -> None:
        """What takes longest to count, remembered by seat."""
        tags = self._tags(state, seat)
        told[counted] = tags
        different: i64 = 0
        while tags:
            if tags & 255:
                different += 1
            tags >>= 8
        for part in range(TAGS_PART):
            told[counted + 1 + part] = state.final_points(seat, part)
        told[counted + 1 + TAGS_PART] = self.setup.tag_vp[different]

    def _points(
        self, state: MindState, other: i64, place: i64, into: vec[i32], told: vec[i64], at: i64, counted: i64
    ) -> None:
        """What follows from all that was told of the player, of the city and of the Treatises."""
        tags = told[counted]
        for location in range(LOCATIONS):
            into[at + self.tags + place * LOCATIONS + location] = share(tags & 255, THINGS)
            tags >>= 8
        final = at + self.final + place * FINAL
        total = state.vp[other]
        for part in range(FINAL):
            if part <= TAGS_PART:
                points = told[counted + 1 + part]
            else:
                points = state.final_points(other, part)
            total += points
            into[final + part] = share(points, SOURCE_POINTS)
        into[at + self.points + place] = share(total, POINTS)

    def _tags(self, state: MindState, seat: i64) -> i64:
        """What `state.tags` says of each Location, eight bits a Location: all in one go."""
        total: i64 = 0
        cards = state.in_play[seat]
        card: i64 = 0
        while cards:
            if cards & 1:
                total += self.research_tags[card]
            cards >>= 1
            card += 1
        for treatise in range(TREATISES):
            if state.treatise_owner[treatise] == seat + 1:
                total += self.treatise_tags[treatise]
        clients = state.open_clients(seat)
        client: i64 = 0
        while clients:
            if clients & 1:
                total += self.client_tags[client]
            clients >>= 1
            client += 1
        for goal in range(GOALS):
            if state.goal_owner[goal] == seat + 1 and state.goal_tag[goal] >= 0:
                total += shifted(2, 8 * state.goal_tag[goal])
        return total


def eight_bits_each(tags: vec[i64]) -> vec[i64]:
    """Tags have three bits a Location, which is too few to add them up."""
    wider = zeros(len(tags))
    for at in range(len(tags)):
        for location in range(LOCATIONS):
            wider[at] += shifted(tags[at] >> 3 * location & 7, 8 * location)
    return wider
