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
    is_news,
    news,
    news_of_each,
    say_amounts,
    say_bits,
    say_counts,
    say_one,
    small_news,
)
from parlour.kernel.observation import flag, share, turns_after

GLYPHS: Final = 4
FINAL: Final = 8
"""The parts of final scoring."""

# Divisors
POINTS: Final = 100
SOURCE_POINTS: Final = 30

# How many bits a number is remembered with: two rooms, nine tiles or all sources of points of a seat in one.
# Points only grow, so that what is remembered of them never comes again, even if there are more than fit.
ROOM_BITS: Final = 7
TILE_BITS: Final = 6
SOURCE_BITS: Final = 9

# The facts that are remembered of whoever sits in a place
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
FACTS: Final = NOTEBOOK + 9


class Boards(TableAndCity):
    """The parts about what belongs to a player."""

    def __init__(self, setup: UnconsciousMindSetup) -> None:
        super().__init__(setup)
        self._declare_players()
        players = setup.players
        self.things: i64 = self.remember(7 + 4 + players * 3)
        self.clients: i64 = self.remember(6 + players)
        self.cards: i64 = self.remember(players * 4)
        self.hand_told: i64 = self.remember(1)
        self.facts: i64 = self.remember(players * FACTS)

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

    # Those that are written return the seats whose points may have changed by it, a bit each.

    def write_things(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """What lies on the boards, and points."""
        setup = self.setup
        players = setup.players
        seen = beside + self.things
        ideas = setup.locked_ideas
        points = say_amounts(into, at + self.coffee, told, seen, state.coffee, THINGS, seat, everyone)
        points |= say_amounts(into, at + self.bright, told, seen + 1, state.bright, THINGS, seat, everyone)
        points |= say_amounts(
            into, at + self.boxes, told, seen + 2, state.boxes, setup.box_cap, seat, everyone
        )
        points |= say_amounts(
            into, at + self.ideas_locked, told, seen + 3, state.ideas_locked, ideas, seat, everyone
        )
        points |= say_amounts(into, at + self.vp, told, seen + 4, state.vp, POINTS, seat, everyone)
        say_amounts(into, at + self.ideas, told, seen + 5, state.ideas, THINGS, seat, everyone)
        if is_news(told, seen + 6, state.won * 16 + state.second_room) or everyone:
            for other in range(players):
                place = turns_after(seat, other, players)
                into[at + self.winners + place] = flag(state.won >> other & 1)
                into[at + self.second_room + place] = flag(state.second_room >> other & 1)
        self._markers(state, seat, everyone, into, told, at, beside, seen + 7)
        self._sources(state, seat, everyone, into, told, at, seen + 11)
        return points | self._insights(state, seat, everyone, into, told, at, beside, seen + 11 + players)

    def _markers(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
        seen: i64,
    ) -> None:
        """Where something of theirs stands, and what is locked."""
        players = self.setup.players
        changed = everyone | small_news(state.inkpot, SEAT_BITS, 1, told, seen)
        changed |= small_news(state.office, SEAT_BITS, 1, told, seen + 1)
        changed |= small_news(state.professor, SEAT_BITS, 1, told, seen + 2)
        changed |= small_news(state.insights_locked, SEAT_BITS, 1, told, seen + 3)
        if changed == 0:
            return
        for other in range(players):
            if changed >> other & 1:
                place = turns_after(seat, other, players)
                fact = beside + self.facts + place * FACTS
                inkpot = at + self.inkpot + place * INKPOT_SPACES
                say_one(into, inkpot, told, fact + INKPOT, INKPOT_SPACES, state.inkpot[other])
                office = at + self.office + place * GLYPHS
                say_one(into, office, told, fact + OFFICE, GLYPHS, state.office[other])
                professor = at + self.professor + place * LOCATIONS
                say_one(into, professor, told, fact + PROFESSOR, LOCATIONS, state.professor[other])
                locked = at + self.insights_locked + place * 6
                say_bits(into, locked, told, fact + LOCKED, state.insights_locked[other])

    def _sources(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        seen: i64,
    ) -> None:
        """Where points came from."""
        players = self.setup.players
        changed = everyone | news_of_each(state.vp_from, SOURCE_BITS, SOURCES, told, seen)
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
        told: vec[i64],
        at: i64,
        beside: i64,
        seen: i64,
    ) -> i64:
        players = self.setup.players
        changed = news(state.common, told, seen) | news(state.own, told, seen + players)
        again = changed | everyone
        if again:
            for other in range(players):
                if again >> other & 1:
                    place = turns_after(seat, other, players)
                    fact = beside + self.facts + place * FACTS
                    commons = at + self.commons + place * AREAS
                    say_counts(into, commons, told, fact + COMMONS, AREAS, state.common[other], 4, THINGS)
                    owns = at + self.owns + place * AREAS
                    say_counts(into, owns, told, fact + OWNS, AREAS, state.own[other], 4, THINGS)
        return changed

    def write_clients(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """Those in the rooms, and those who have left them."""
        players = self.setup.players
        seen = beside + self.clients
        points = small_news(state.room_client, ROOM_BITS, 2, told, seen)
        points |= small_news(state.room_grief, ROOM_BITS, 2, told, seen + 1)
        points |= small_news(state.room_therapy, ROOM_BITS, 2, told, seen + 2)
        points |= small_news(state.room_manifest, ROOM_BITS, 2, told, seen + 3)
        points |= small_news(state.room_latent, ROOM_BITS, 2, told, seen + 4)
        points |= news(state.cured, told, seen + 6)
        if is_news(told, seen + 5, state.treated) or everyone:
            for other in range(players):
                place = at + self.treated + turns_after(seat, other, players) * 2
                into[place] = flag(state.treated >> other * 2 & 1)
                into[place + 1] = flag(state.treated >> other * 2 + 1 & 1)
        changed = everyone | points
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    place = turns_after(seat, other, players)
                    fact = beside + self.facts + place * FACTS
                    self._clients_of(state, other, place, into, told, at, fact)
        return points

    def _clients_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        fact: i64,
    ) -> None:
        setup = self.setup
        into[at + self.coffee_most + place] = share(supplies.coffee_cap(state, other), THINGS)
        say_bits(into, at + self.cured + place * CLIENTS, told, fact + CURED, state.cured[other])
        for side in range(2):
            room = other * 2 + side
            seen = place * 2 + side
            told_of = fact + ROOM + side * 4
            into[at + self.room_therapy + seen] = share(state.room_therapy[room], setup.therapy_most)
            client = at + self.room_clients + seen * CLIENTS
            say_one(into, client, told, told_of, CLIENTS, state.room_client[room] - 1)
            grief = at + self.room_grief + seen * GRIEF_LAYERS
            say_one(into, grief, told, told_of + 1, GRIEF_LAYERS, state.room_grief[room] - 1)
            manifest = at + self.room_manifests + seen * setup.manifests
            say_one(into, manifest, told, told_of + 2, setup.manifests, state.room_manifest[room] - 1)
            latent = at + self.room_latents + seen * setup.latents
            say_one(into, latent, told, told_of + 3, setup.latents, state.room_latent[room] - 1)

    def write_cards(
        self,
        state: UnconsciousMindState,
        seat: i64,
        everyone: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        beside: i64,
    ) -> i64:
        """Cards and the Notebook."""
        players = self.setup.players
        seen = beside + self.cards
        played = news(state.in_play, told, seen)
        tiles = news_of_each(state.notebook, TILE_BITS, 9, told, seen + players)
        changed = everyone | tiles | played | news(state.hand, told, seen + 2 * players)
        changed |= news(state.known, told, seen + 3 * players)
        if changed:
            say_bits(into, at + self.hand, told, beside + self.hand_told, state.hand[seat])
            for other in range(players):
                if changed >> other & 1:
                    place = turns_after(seat, other, players)
                    fact = beside + self.facts + place * FACTS
                    self._cards_of(state, other, place, into, told, at, fact)
                    if (tiles | everyone) >> other & 1:
                        self._tiles_of(state, other, place, into, told, at, fact + NOTEBOOK)
        return played | tiles

    def _cards_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        fact: i64,
    ) -> None:
        # Everybody knows how many cards somebody has in hand, and those that were taken from the display.
        into[at + self.hand_sizes + place] = share(counters.count_bits(state.hand[other]), THINGS)
        say_bits(into, at + self.known + place * RESEARCH_CARDS, told, fact + KNOWN, state.known[other])
        say_bits(into, at + self.in_play + place * RESEARCH_CARDS, told, fact + IN_PLAY, state.in_play[other])

    def _tiles_of(
        self,
        state: UnconsciousMindState,
        other: i64,
        place: i64,
        into: vec[i32],
        told: vec[i64],
        at: i64,
        fact: i64,
    ) -> None:
        tile = at + self.notebook + place * 9 * self.tiles
        for spot in range(9):
            say_one(into, tile, told, fact + spot, self.tiles, pages.tile_at(state, other, spot))
            tile += self.tiles
