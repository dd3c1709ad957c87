"""What a seat sees of Unconscious Mind, as numbers. docs/research/observations.md says what a part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.games.unconscious_mind.codes import AREAS, INKPOT_SPACES, SOURCES
from parlour.games.unconscious_mind.observation_table import THINGS, TableAndCity
from parlour.games.unconscious_mind.rules import MindState
from parlour.games.unconscious_mind.setup import (
    CLIENTS,
    GRIEF_LAYERS,
    LOCATIONS,
    RESEARCH_CARDS,
    MindSetup,
)
from parlour.games.unconscious_mind.state import count_bits, different
from parlour.kernel.observation import (
    flag,
    is_news,
    news,
    share,
    tell_bits,
    tell_counts,
    tell_one,
    turns_after,
    whose,
)
from parlour.kernel.state import State, bit

GLYPHS: Final = 4
FINAL: Final = 8
TAGS_PART: Final = 4
"""The part of final scoring that is for different tags. Up to it, they do not depend on things at hand."""
COUNTED: Final = 1 + TAGS_PART + 1
"""What is remembered of a player: tags (`all_tags`), and those parts of final scoring."""

# Divisors
POINTS: Final = 100
SOURCE_POINTS: Final = 30


class MindObservation(TableAndCity):
    """The steps, the table, the cards on display and in the decks, the city, and every player's boards."""

    def __init__(self, setup: MindSetup) -> None:
        super().__init__(setup)
        self._declare_players()
        players = setup.players
        self.seen_reputation: i64 = self.remember(players * 2)
        self.seen_things: i64 = self.remember(players * 12 + 1 + players * SOURCES)
        self.seen_clients: i64 = self.remember(players * 11 + 1)
        self.seen_cards: i64 = self.remember(players * (3 + 9))
        self.counted: i64 = self.remember(players * COUNTED)

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
        self.write_table(state, seat, everyone, looked == 0, into, told, at, beside)
        # What only follows from all that is slow to work out: if nothing of it has changed, it is as it was.
        works |= self.write_city(state, seat, everyone, into, told, at, beside)
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

    # The players. Each returns the seats whose points may have changed by what it tells, a bit each.

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
        return self.all_if(changed)

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
        changed |= whose(news(state.vp_from, told, seen + 12 * players + 1), SOURCES)
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
        rooms = news(state.room_client, told, seen + players)
        rooms |= news(state.room_grief, told, seen + 3 * players)
        rooms |= news(state.room_therapy, told, seen + 5 * players)
        rooms |= news(state.room_manifest, told, seen + 7 * players)
        rooms |= news(state.room_latent, told, seen + 9 * players)
        points = news(state.cured, told, seen) | whose(rooms, 2)
        changed = everyone | points
        if is_news(told, seen + 11 * players, state.treated):
            changed = bit(players) - 1
        if changed:
            for other in range(players):
                if changed >> other & 1:
                    self._clients_of(state, other, turns_after(seat, other, players), into, told, at)
        return points

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
        points |= whose(news(state.notebook, told, seen + 3 * players), 9)
        changed = everyone | points | news(state.hand, told, seen + players)
        changed |= news(state.known, told, seen + 2 * players)
        if changed:
            tell_bits(into, told, at + self.hand, state.hand[seat])
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

    def _count(self, state: MindState, seat: i64, told: vec[i64], counted: i64) -> None:
        """What takes longest to count, remembered by seat."""
        tags = state.all_tags(seat)
        told[counted] = tags
        for part in range(TAGS_PART):
            told[counted + 1 + part] = state.final_points(seat, part)
        told[counted + 1 + TAGS_PART] = self.setup.tag_vp[different(tags)]

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
