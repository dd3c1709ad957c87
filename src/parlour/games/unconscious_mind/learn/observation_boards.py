"""The players' boards, rooms and cards in Unconscious Mind, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.learn.observation_table import THINGS, TableAndCity
from parlour.games.unconscious_mind.rules import UnconsciousMindState, counters, pages, supplies
from parlour.games.unconscious_mind.rules.codes import AREAS, INKPOT_SPACES, SOURCES
from parlour.games.unconscious_mind.rules.setup import (
    CLIENTS,
    GRIEF_LAYERS,
    LOCATIONS,
    RESEARCH_CARDS,
    UnconsciousMindSetup,
)
from parlour.kernel.delta import (
    SEAT_BITS,
    changed_numbers,
    changed_packed,
    changed_packed_by_seat,
    has_changed,
    update_amounts,
    update_bits,
    update_counts,
    update_one,
)
from parlour.kernel.observation import flag, share, turns_after

GLYPHS: Final = 4
FINAL: Final = 8
"""The parts of final scoring."""

# Divisors
POINTS: Final = 100
SOURCE_POINTS: Final = 30

# The bits that a number is packed into: two rooms, nine tiles or all sources of points of a seat in one.
# Points only grow, so that a packed number of them never comes again, even if there are more than fit.
ROOM_BITS: Final = 7
TILE_BITS: Final = 6
SOURCE_BITS: Final = 9

# The keys of whoever sits in a place, counted from the first of them
INKPOT: Final = 0
LOCKED: Final = 1
COMMONS: Final = 2
OWNS: Final = 3
OFFICE: Final = 4
PROFESSOR: Final = 5
KNOWN: Final = 6
IN_PLAY: Final = 7
CURED: Final = 8
ROOM: Final = 9
"""Four of each room: client, Grief Layer, Manifest and Latent Dream."""
NOTEBOOK: Final = ROOM + 8
PLACE_KEYS: Final = NOTEBOOK + 9


class Boards(TableAndCity):
    """The parts about what belongs to a player."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__(setup)
        self._declare_players()
        players = setup.players
        self.things: i64 = self.remember(7 + 4 + players * 3)
        self.clients: i64 = self.remember(6 + players)
        self.cards: i64 = self.remember(players * 4)
        self.hand_written: i64 = self.remember(1)
        self.place_keys: i64 = self.remember(players * PLACE_KEYS)

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

    # Writers of what may bring points return a mask of the seats whose points may have changed.

    def write_things(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the things on the players' boards, and their points."""
        setup = self.setup
        players = setup.players
        keys = base + self.things
        ideas = setup.locked_ideas
        points = update_amounts(into, at + self.coffee, memory, keys, state.coffee, THINGS, seat, everyone)
        points |= update_amounts(
            into, at + self.bright, memory, keys + 1, state.bright, THINGS, seat, everyone
        )
        points |= update_amounts(
            into, at + self.boxes, memory, keys + 2, state.boxes, setup.box_cap, seat, everyone
        )
        points |= update_amounts(
            into, at + self.ideas_locked, memory, keys + 3, state.ideas_locked, ideas, seat, everyone
        )
        points |= update_amounts(into, at + self.vp, memory, keys + 4, state.vp, POINTS, seat, everyone)
        update_amounts(into, at + self.ideas, memory, keys + 5, state.ideas, THINGS, seat, everyone)
        if has_changed(memory, keys + 6, state.won * 16 + state.second_room) or everyone:
            for other in range(players):
                place = turns_after(seat, other, players)
                into[at + self.winners + place] = flag(state.won >> other & 1)
                into[at + self.second_room + place] = flag(state.second_room >> other & 1)
        self._markers(state, seat, everyone, into, memory, at, base, keys + 7)
        self._sources(state, seat, everyone, into, memory, at, keys + 11)
        return points | self._insights(state, seat, everyone, into, memory, at, base, keys + 11 + players)

    def _markers(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
        keys: i64,
    ) -> None:
        """Write the places of the players' pieces, and their locked Insights."""
        players = self.setup.players
        changed = everyone | changed_packed(state.inkpot, SEAT_BITS, 1, memory, keys)
        changed |= changed_packed(state.office, SEAT_BITS, 1, memory, keys + 1)
        changed |= changed_packed(state.professor, SEAT_BITS, 1, memory, keys + 2)
        changed |= changed_packed(state.insights_locked, SEAT_BITS, 1, memory, keys + 3)
        if changed == 0:
            return
        for other in range(players):
            if changed >> other & 1:
                place = turns_after(seat, other, players)
                key = base + self.place_keys + place * PLACE_KEYS
                inkpot = at + self.inkpot + place * INKPOT_SPACES
                update_one(into, inkpot, memory, key + INKPOT, INKPOT_SPACES, state.inkpot[other])
                office = at + self.office + place * GLYPHS
                update_one(into, office, memory, key + OFFICE, GLYPHS, state.office[other])
                professor = at + self.professor + place * LOCATIONS
                update_one(into, professor, memory, key + PROFESSOR, LOCATIONS, state.professor[other])
                locked = at + self.insights_locked + place * 6
                update_bits(into, locked, memory, key + LOCKED, state.insights_locked[other])

    def _sources(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        keys: i64,
    ) -> None:
        """Write the sources of points."""
        players = self.setup.players
        changed = everyone | changed_packed_by_seat(state.vp_from, SOURCE_BITS, SOURCES, memory, keys)
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    place = at + self.by_source + turns_after(seat, other, players) * SOURCES
                    for source in range(SOURCES):
                        into[place + source] = share(state.vp_from[other * SOURCES + source], SOURCE_POINTS)

    def _insights(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
        keys: i64,
    ) -> i64:
        players = self.setup.players
        changed = changed_numbers(state.common, memory, keys) | changed_numbers(
            state.own, memory, keys + players
        )
        again = changed | everyone
        if again:
            for other in range(players):
                if again >> other & 1:
                    place = turns_after(seat, other, players)
                    key = base + self.place_keys + place * PLACE_KEYS
                    commons = at + self.commons + place * AREAS
                    update_counts(into, commons, memory, key + COMMONS, AREAS, state.common[other], 4, THINGS)
                    owns = at + self.owns + place * AREAS
                    update_counts(into, owns, memory, key + OWNS, AREAS, state.own[other], 4, THINGS)
        return changed

    def write_clients(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the clients in the rooms, and those who have been cured."""
        players = self.setup.players
        keys = base + self.clients
        points = changed_packed(state.room_client, ROOM_BITS, 2, memory, keys)
        points |= changed_packed(state.room_grief, ROOM_BITS, 2, memory, keys + 1)
        points |= changed_packed(state.room_therapy, ROOM_BITS, 2, memory, keys + 2)
        points |= changed_packed(state.room_manifest, ROOM_BITS, 2, memory, keys + 3)
        points |= changed_packed(state.room_latent, ROOM_BITS, 2, memory, keys + 4)
        points |= changed_numbers(state.cured, memory, keys + 6)
        if has_changed(memory, keys + 5, state.treated) or everyone:
            for other in range(players):
                place = at + self.treated + turns_after(seat, other, players) * 2
                into[place] = flag(state.treated >> other * 2 & 1)
                into[place + 1] = flag(state.treated >> other * 2 + 1 & 1)
        changed = everyone | points
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    place = turns_after(seat, other, players)
                    key = base + self.place_keys + place * PLACE_KEYS
                    self._clients_of(state, other, place, into, memory, at, key)
        return points

    def _clients_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        key: i64,
    ) -> None:
        setup = self.setup
        into[at + self.coffee_most + place] = share(supplies.coffee_cap(state, other), THINGS)
        update_bits(into, at + self.cured + place * CLIENTS, memory, key + CURED, state.cured[other])
        for side in range(2):
            room = other * 2 + side
            room_place = place * 2 + side
            room_key = key + ROOM + side * 4
            into[at + self.room_therapy + room_place] = share(state.room_therapy[room], setup.therapy_most)
            client = at + self.room_clients + room_place * CLIENTS
            update_one(into, client, memory, room_key, CLIENTS, state.room_client[room] - 1)
            grief = at + self.room_grief + room_place * GRIEF_LAYERS
            update_one(into, grief, memory, room_key + 1, GRIEF_LAYERS, state.room_grief[room] - 1)
            manifest = at + self.room_manifests + room_place * setup.manifests
            update_one(into, manifest, memory, room_key + 2, setup.manifests, state.room_manifest[room] - 1)
            latent = at + self.room_latents + room_place * setup.latents
            update_one(into, latent, memory, room_key + 3, setup.latents, state.room_latent[room] - 1)

    def write_cards(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        base: i64,
    ) -> i64:
        """Write the Research cards and the Notebooks."""
        players = self.setup.players
        keys = base + self.cards
        played = changed_numbers(state.in_play, memory, keys)
        tiles = changed_packed_by_seat(state.notebook, TILE_BITS, 9, memory, keys + players)
        changed = everyone | tiles | played | changed_numbers(state.hand, memory, keys + 2 * players)
        changed |= changed_numbers(state.known, memory, keys + 3 * players)
        if changed:
            update_bits(into, at + self.hand, memory, base + self.hand_written, state.hand[seat])
            for other in range(players):
                if changed >> other & 1:
                    place = turns_after(seat, other, players)
                    key = base + self.place_keys + place * PLACE_KEYS
                    self._cards_of(state, other, place, into, memory, at, key)
                    if (tiles | everyone) >> other & 1:
                        self._tiles_of(state, other, place, into, memory, at, key + NOTEBOOK)
        return played | tiles

    def _cards_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        key: i64,
    ) -> None:
        # Everybody knows how many cards somebody has in hand, and those that were taken from the display.
        into[at + self.hand_sizes + place] = share(counters.count_bits(state.hand[other]), THINGS)
        update_bits(into, at + self.known + place * RESEARCH_CARDS, memory, key + KNOWN, state.known[other])
        update_bits(
            into, at + self.in_play + place * RESEARCH_CARDS, memory, key + IN_PLAY, state.in_play[other]
        )

    def _tiles_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        memory: vec[i64],
        at: i64,
        key: i64,
    ) -> None:
        tile = at + self.notebook + place * 9 * self.tiles
        for spot in range(9):
            update_one(into, tile, memory, key + spot, self.tiles, pages.tile_at(state, other, spot))
            tile += self.tiles
