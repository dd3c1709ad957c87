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
from parlour.kernel.observation import ONE, flag, mark, share, turns_after
from parlour.kernel.state import State, shifted, zeros

PHASES: Final = 3
GLYPHS: Final = 4
FINAL: Final = 8
TAGS_PART: Final = 4
"""The part of final scoring that is for different tags."""

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

    def fill(self, state: State, seat: i64, into: vec[i32], at: i64) -> None:
        assert isinstance(state, MindState)
        self.write_steps(state, seat, into, at)
        self._table(state, seat, into, at)
        self._displays(state, into, at)
        self._decks(state, into, at)
        set_bits(state.hand[seat], into, at + self.hand)
        self._city(state, seat, into, at)
        self._treatises(state, seat, into, at)
        for other in range(self.setup.players):
            place = turns_after(seat, other, self.setup.players)
            self._player(state, other, place, into, at)
            self._cards(state, other, place, into, at)
            self._points(state, other, place, into, at)

    # What belongs to nobody

    def _table(self, state: MindState, seat: i64, into: vec[i32], at: i64) -> None:
        players = self.setup.players
        into[at + self.phase + state.phase] = ONE
        into[at + self.rounds] = share(state.rounds, ROUNDS)
        if state.starter >= 0:
            into[at + self.starter + turns_after(seat, state.starter, players)] = ONE
        into[at + self.used_once] = flag(state.used_once >> MOD_FREE_STEP & 1)
        into[at + self.used_once + 1] = flag(state.used_once >> MOD_CHEAP_ADJUST & 1)
        for space in range(IDEA_SPACES):
            lying = state.idea_at[space]
            # A space that is not used with so few players is marked with 15.
            if lying > 15:
                owner = turns_after(seat, (lying & 15) - 1, players)
                into[at + self.idea_owners + owner * IDEA_SPACES + space] = ONE
                into[at + self.idea_counts + space] = share(lying >> 4 & 15, ON_A_SPACE)
                into[at + self.idea_counts + IDEA_SPACES + space] = share(lying >> 8 & 15, ON_A_SPACE)
                action = (lying >> 12) - 1
                into[at + self.idea_actions + action * IDEA_SPACES + space] = ONE
        if self.setup.is_solo:
            set_bits(state.impulses, into, at + self.impulses)
            into[at + self.libido] = share(state.libido, THINGS)

    def _displays(self, state: MindState, into: vec[i32], at: i64) -> None:
        setup = self.setup
        for place in range(6):
            mark(into, at + self.tile_display + place * self.tiles, self.tiles, state.tile_display[place] - 1)
        for level in range(2):
            into[at + self.tile_stacks + level] = share(state.tile_stacks[level], STACK)
        for place in range(4):
            mark(into, at + self.clients_shown + place * CLIENTS, CLIENTS, state.clients_shown[place] - 1)
            grief = state.grief_shown[place] - 1
            mark(into, at + self.grief_shown + place * GRIEF_LAYERS, GRIEF_LAYERS, grief)
            manifest = state.manifests_shown[place] - 1
            mark(into, at + self.manifests_shown + place * setup.manifests, setup.manifests, manifest)
        for place in range(2):
            card = state.research_shown[place] - 1
            mark(into, at + self.research_shown + place * RESEARCH_CARDS, RESEARCH_CARDS, card)

    def _decks(self, state: MindState, into: vec[i32], at: i64) -> None:
        """What may still come, in no order; of the Research deck only how much: the rest would tell hands."""
        set_bits(state.tiles_unseen, into, at + self.tiles_unseen)
        set_bits(state.client_decks, into, at + self.client_decks)
        set_bits(state.bottom_client, into, at + self.bottom_client)
        set_bits(state.draft_clients, into, at + self.draft)
        set_bits(state.grief_deck, into, at + self.grief_deck)
        set_bits(state.manifest_deck, into, at + self.manifest_deck)
        set_bits(state.latent_deck, into, at + self.latent_deck)
        into[at + self.research_left] = share(count_bits(state.research_deck), RESEARCH_CARDS)

    def _city(self, state: MindState, seat: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        players = setup.players
        mark(into, at + self.freud, LOCATIONS, state.freud)
        if setup.journalist:
            mark(into, at + self.journalist, LOCATIONS, state.journalist)
        if setup.fireworks:
            mark(into, at + self.fireworks, DISTRICTS, state.fireworks)
        if setup.overlays:
            for location in range(LOCATIONS):
                lies = at + self.overlays + location * OVERLAYS * 2
                mark(into, lies, OVERLAYS * 2, state.overlay_on[location] - 1)
        set_bits(state.slots_taken, into, at + self.slots_taken)
        for slot in range(DISTRICTS * 4):
            if state.insight_on[slot]:
                owner = turns_after(seat, state.insight_on[slot] - 1, players)
                into[at + self.district_insights + owner * DISTRICTS * 4 + slot] = ONE
        for district in range(DISTRICTS):
            into[at + self.tokens + district] = share(state.tokens[district], setup.tokens[district])
        into[at + self.freud_reputation] = share(state.freud_reputation, setup.reputation_end)
        for goal in range(GOALS):
            if state.goal_owner[goal]:
                owner = turns_after(seat, state.goal_owner[goal] - 1, players)
                into[at + self.goals + owner * GOALS + goal] = ONE
        chosen = at + self.goal_tags
        for goal in self.chosen_goals:
            mark(into, chosen, LOCATIONS, state.goal_tag[goal])
            chosen += LOCATIONS

    def _treatises(self, state: MindState, seat: i64, into: vec[i32], at: i64) -> None:
        for treatise in range(TREATISES):
            if state.treatise_owner[treatise]:
                owner = turns_after(seat, state.treatise_owner[treatise] - 1, self.setup.players)
                into[at + self.treatises + owner * TREATISES + treatise] = ONE
            cards = state.treatise_cards[treatise]
            last: i64 = 0
            while cards:
                # While a Treatise is put together there are gaps.
                if cards & 63:
                    last = cards & 63
                    into[at + self.volumes + treatise * RESEARCH_CARDS + last - 1] = ONE
                cards >>= 6
            if last:
                into[at + self.last_volumes + treatise * DISTRICTS + self.setup.volume[last - 1]] = ONE

    # The players

    def _player(self, state: MindState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        into[at + self.winners + place] = flag(state.won >> other & 1)
        into[at + self.coffee + place] = share(state.coffee[other], THINGS)
        into[at + self.coffee_most + place] = share(state.coffee_cap(other), THINGS)
        into[at + self.bright + place] = share(state.bright[other], THINGS)
        into[at + self.boxes + place] = share(state.boxes[other], setup.box_cap)
        into[at + self.ideas + place] = share(state.ideas[other], THINGS)
        into[at + self.ideas_locked + place] = share(state.ideas_locked[other], setup.locked_ideas)
        into[at + self.inkpot + place * INKPOT_SPACES + state.inkpot[other]] = ONE
        set_bits(state.insights_locked[other], into, at + self.insights_locked + place * 6)
        for area in range(AREAS):
            into[at + self.commons + place * AREAS + area] = share(state.commons_in(other, area), THINGS)
            into[at + self.owns + place * AREAS + area] = share(state.owns_in(other, area), THINGS)
        mark(into, at + self.office + place * GLYPHS, GLYPHS, state.office[other])
        into[at + self.second_room + place] = flag(state.second_room >> other & 1)
        mark(into, at + self.professor + place * LOCATIONS, LOCATIONS, state.professor[other])
        into[at + self.reputation + place] = share(state.reputation[other], setup.reputation_end)
        # Of markers on one space the one that came first lies below: only the order counts.
        earlier: i64 = 0
        for one in range(setup.players):
            if state.reputation_since[one] < state.reputation_since[other]:
                earlier += 1
        into[at + self.reputation_order + place] = share(earlier, setup.players)

    def _cards(self, state: MindState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        setup = self.setup
        # Everybody knows how many cards somebody has in hand, and those that were taken from the display.
        into[at + self.hand_sizes + place] = share(count_bits(state.hand[other]), THINGS)
        set_bits(state.known[other], into, at + self.known + place * RESEARCH_CARDS)
        set_bits(state.in_play[other], into, at + self.in_play + place * RESEARCH_CARDS)
        set_bits(state.cured[other], into, at + self.cured + place * CLIENTS)
        for side in range(2):
            room = other * 2 + side
            seen = place * 2 + side
            into[at + self.treated + seen] = flag(state.treated >> room & 1)
            mark(into, at + self.room_clients + seen * CLIENTS, CLIENTS, state.room_client[room] - 1)
            grief = at + self.room_grief + seen * GRIEF_LAYERS
            mark(into, grief, GRIEF_LAYERS, state.room_grief[room] - 1)
            into[at + self.room_therapy + seen] = share(state.room_therapy[room], setup.therapy_most)
            manifests = at + self.room_manifests + seen * setup.manifests
            mark(into, manifests, setup.manifests, state.room_manifest[room] - 1)
            latents = at + self.room_latents + seen * setup.latents
            mark(into, latents, setup.latents, state.room_latent[room] - 1)
        for spot in range(9):
            tile = at + self.notebook + (place * 9 + spot) * self.tiles
            mark(into, tile, self.tiles, state.tile_at(other, spot))

    def _points(self, state: MindState, other: i64, place: i64, into: vec[i32], at: i64) -> None:
        total = state.vp[other]
        into[at + self.vp + place] = share(total, POINTS)
        for source in range(SOURCES):
            points = state.vp_from[other * SOURCES + source]
            into[at + self.by_source + place * SOURCES + source] = share(points, SOURCE_POINTS)
        different: i64 = 0
        all_tags = self._tags(state, other)
        for location in range(LOCATIONS):
            tags = all_tags >> 8 * location & 255
            if tags:
                different += 1
                into[at + self.tags + place * LOCATIONS + location] = share(tags, THINGS)
        for part in range(FINAL):
            # Tags are slow to count, so it is done once.
            points = self.setup.tag_vp[different] if part == TAGS_PART else state.final_points(other, part)
            total += points
            into[at + self.final + place * FINAL + part] = share(points, SOURCE_POINTS)
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


def set_bits(mask: i64, into: vec[i32], at: i64) -> None:
    """A one for every bit that is set."""
    while mask:
        if mask & 15 == 0:
            mask >>= 4
            at += 4
        else:
            into[at] = flag(mask & 1)
            mask >>= 1
            at += 1
