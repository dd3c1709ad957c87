"""Preparing to play, and everything that is drawn, then and later."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    BEGINS,
    CASE_STUDY,
    CHOOSE_ROW,
    CHOOSE_TILE,
    CLIENT_DRAFT,
    CLIENT_SHOWN,
    DEAL_CLIENT,
    DEAL_GRIEF,
    DEAL_IMPULSE,
    DEAL_LATENT,
    DEAL_LOCATION,
    DEAL_MANIFEST,
    DEAL_OFFICE,
    DEAL_OVERLAY,
    DEAL_RESEARCH,
    DEAL_TILE,
    DRAFT_CLIENT,
    DRAW,
    DREAM_SHOWN,
    DREAM_TAKEN,
    FREUD_BEGINS,
    FREUD_PLACE,
    GRIEF,
    ID_IMPULSE,
    IMPULSE,
    JOURNALIST_BEGINS,
    JOURNALIST_PLACE,
    LATENT,
    LATENT_DRAWN,
    MANIFEST,
    NOTEBOOK_1,
    NOTEBOOK_2,
    OFFICE,
    OVERLAY,
    OVERLAY_PLACE,
    PREPARE,
    RESEARCH,
    RESEARCH_DRAWN,
    RESEARCH_PLAYED,
    RESEARCH_SHOWN,
    RESERVE,
    ROUTINE,
    START_CHOICE,
    STARTING_ROW,
    STARTING_TILE,
    STARTS,
    TILE_CHOSEN,
    TILE_SHOWN,
    TO_DISPLAY,
    TO_DRAFT,
    TO_PLAY,
    TO_ROOM,
    TURN,
)
from parlour.games.unconscious_mind.rules.setup import (
    DISTRICTS,
    IDEA_SPACES,
    LOCATIONS,
    OVERLAYS,
    ROUTINE_CLIENTS,
    STARTING_TILES,
)
from parlour.games.unconscious_mind.rules.solo import Id
from parlour.games.unconscious_mind.rules.state import area_of, bits_from
from parlour.kernel.state import CHANCE, bit, changed

BLOCKED: Final = 15
STARTING_GRIEF: Final = 24

# Location Overlays: which sides lie up, as the options name them (A has coloured ones only)
MIXED: Final = 2  # one coloured side a District
GREY: Final = 3
REMAINING: Final = LOCATIONS
"""Where a grey side goes when the coloured ones lie: the first Location without one."""


class Preparing(Id):
    # Preparing to play

    def prepare(self) -> None:
        """Put the decisions of the setup on the stack, the first one on top [UM-SETUP]."""
        setup = self.setup
        self.wait(START_CHOICE, 0 if setup.start_chosen else CHANCE, 0, 0)
        for space in range(IDEA_SPACES):
            if setup.blocked >> space & 1:
                self.idea_at = changed(self.idea_at, space, BLOCKED)
        for seat in range(self.players):
            self.common[seat] = setup.commons * bit(4 * RESERVE)
            self.insights_locked = changed(self.insights_locked, seat, 63)
            self.coffee[seat] = setup.start_coffee
            self.ideas = changed(self.ideas, seat, setup.start_ideas)
            self.ideas_locked = changed(self.ideas_locked, seat, setup.locked_ideas)
        seat = self.players - 1
        while seat >= 0:
            self.push(DRAW, CHANCE, OFFICE, seat)
            seat -= 1
        for place in range(2):
            self.push(DRAW, CHANCE, RESEARCH, TO_DISPLAY * 64 + place)
        for place in range(4):
            self.push(DRAW, CHANCE, MANIFEST, TO_DISPLAY * 64 + place)
            self.push(DRAW, CHANCE, GRIEF, TO_DISPLAY * 64 + place)
            self.push(DRAW, CHANCE, ROUTINE if place < 2 else CASE_STUDY, TO_DISPLAY * 64 + place)
        self.tiles_unseen = (bit(48) - 1) << STARTING_TILES
        for level in range(2):
            self.tile_stacks = changed(self.tile_stacks, level, setup.tiles_per_level)
            for column in range(3):
                self.push(DRAW, CHANCE, level, level * 3 + column)
        self.prepare_overlays()
        if setup.journalist:
            self.push(DRAW, CHANCE, JOURNALIST_PLACE, 0)
        self.push(DRAW, CHANCE, FREUD_PLACE, 0)

    def prepare_overlays(self) -> None:
        """One a Location; of one coloured side a District, first where it lies and then which [UM-OVER-1]."""
        setup = self.setup
        if setup.overlays == MIXED:
            for _ in range(LOCATIONS - DISTRICTS):
                self.push(DRAW, CHANCE, OVERLAY, REMAINING)
            for district in range(DISTRICTS):
                self.push(DRAW, CHANCE, OVERLAY_PLACE, district)
        elif setup.overlays:
            for location in range(LOCATIONS):
                self.push(DRAW, CHANCE, OVERLAY, location)

    def legal_preparations(self) -> vec[i64]:
        if self.kind == DRAW:
            return self.legal_draws()
        if self.kind == START_CHOICE:
            return bits_from(STARTS, 1 if self.setup.is_solo else bit(self.players) - 1)
        if self.kind == CLIENT_DRAFT:
            return bits_from(DRAFT_CLIENT, self.draft_clients)
        if self.kind == STARTING_TILE:
            out = vec[i64](capacity=4)
            for tile in range(STARTING_TILES):
                if self.setup.start_glyph[tile] == self.office[self.actor]:
                    out = append(out, CHOOSE_TILE + tile)
            return out
        if self.kind == STARTING_ROW:
            return bits_from(CHOOSE_ROW, 7)
        return vec[i64](capacity=1)

    def apply_preparation(self, action: i64) -> None:
        seat = self.actor
        if self.kind == START_CHOICE:
            self.starter = action - STARTS
            if self.setup.is_solo:
                self.prepare_id()
            self.emit(BEGINS, self.starter, 0, 0, 0)
            self.begin_drafts()
        elif self.kind == CLIENT_DRAFT:
            client = action - DRAFT_CLIENT
            self.draft_clients &= ~bit(client)
            self.pop()
            self.seat_client(seat * 2, client, STARTING_GRIEF)
            self.push_dreams(seat, seat * 2)
        elif self.kind == STARTING_TILE:
            self.use_starting_tile(seat, action - CHOOSE_TILE)
        else:
            tile = self.a
            self.pop()
            self.set_tile(seat, (action - CHOOSE_ROW) * 3, tile)

    def begin_drafts(self) -> None:
        """Clients and Dreams in reverse order, then starting tiles in order [UM-SETUP-10 to UM-SETUP-13]."""
        setup = self.setup
        players = self.players
        self.wait(TURN, self.starter, 0, 0)
        position = players - 1
        while position >= 0:
            seat = (self.starter + position) % players
            # The starting player's marker lies on top of the others, so it came last.
            self.reputation_since = changed(self.reputation_since, seat, -position)
            if not self.is_id(seat):
                self.coffee[seat] += setup.order_coffee[position]
                self.bright[seat] += setup.order_bright[position]
                self.push(STARTING_TILE, seat, 0, 0)
            position -= 1
        self.push(PREPARE, 0, 0, 0)
        for position in range(players):
            if not self.is_id((self.starter + position) % players):
                self.push(CLIENT_DRAFT, (self.starter + position) % players, 0, 0)
        for _ in range(players + 1):
            self.push(DRAW, CHANCE, ROUTINE, TO_DRAFT * 64)

    def return_client(self) -> None:
        """The client nobody chose goes under its deck; a solo opponent takes one before that."""
        self.pop()
        if self.setup.is_solo:
            self.draft_for_id()
        self.bottom_client = self.draft_clients
        self.client_decks |= self.draft_clients
        self.draft_clients = 0

    def use_starting_tile(self, seat: i64, tile: i64) -> None:
        """Where the Professor begins, and four Insights; then the tile is placed [UM-SETUP-13]."""
        setup = self.setup
        self.professor = changed(self.professor, seat, setup.start_location[tile])
        self.emit(TILE_CHOSEN, seat, tile, setup.start_location[tile], 0)
        for at in range(4):
            insight = setup.start_insights[tile * 4 + at]
            self.move_insight(seat, 0, RESERVE, area_of(insight & 3, insight >> 2))
        self.wait(STARTING_ROW, seat, tile, 0)

    # Drawing

    def legal_draws(self) -> vec[i64]:
        deck = self.a
        if deck == NOTEBOOK_1:
            return bits_from(DEAL_TILE, self.tiles_unseen & ((bit(24) - 1) << STARTING_TILES))
        if deck == NOTEBOOK_2:
            return bits_from(DEAL_TILE, self.tiles_unseen & ((bit(24) - 1) << STARTING_TILES + 24))
        if deck == ROUTINE:
            routine = self.client_decks & (bit(ROUTINE_CLIENTS) - 1) & ~self.bottom_client
            return bits_from(DEAL_CLIENT, routine if routine else self.bottom_client)
        if deck == CASE_STUDY:
            return bits_from(DEAL_CLIENT, self.client_decks & (bit(12) - 1) << ROUTINE_CLIENTS)
        if deck == GRIEF:
            return bits_from(DEAL_GRIEF, self.grief_deck)
        if deck == LATENT:
            return bits_from(DEAL_LATENT, self.latent_deck)
        if deck == MANIFEST:
            return bits_from(DEAL_MANIFEST, self.manifest_deck)
        if deck == RESEARCH:
            return bits_from(DEAL_RESEARCH, self.research_deck)
        if deck == IMPULSE:
            return bits_from(DEAL_IMPULSE, self.impulses)
        if deck == OFFICE:
            left: i64 = 15
            for seat in range(self.players):
                if self.office[seat] >= 0:
                    left &= ~bit(self.office[seat])
            return bits_from(DEAL_OFFICE, left)
        if deck == FREUD_PLACE:
            return bits_from(DEAL_LOCATION, bit(LOCATIONS) - 1)
        if deck == JOURNALIST_PLACE:
            return bits_from(DEAL_LOCATION, bit(LOCATIONS) - 1 & ~bit(self.freud))
        if deck == OVERLAY_PLACE:
            locations: i64 = 0
            for location in range(LOCATIONS):
                if self.setup.district_of[location] == self.b:
                    locations |= bit(location)
            return bits_from(DEAL_LOCATION, locations)
        return self.legal_overlays(self.b)

    def legal_overlays(self, location: i64) -> vec[i64]:
        """Which overlay may lie here: coloured sides only in their own District, grey ones anywhere."""
        setup = self.setup
        used: i64 = 0
        for other in range(LOCATIONS):
            if self.overlay_on[other]:
                used |= bit((self.overlay_on[other] - 1) >> 1)
        is_grey = setup.overlays == GREY or location == REMAINING
        out = vec[i64](capacity=8)
        for overlay in range(OVERLAYS):
            if used >> overlay & 1:
                continue
            if is_grey:
                out = append(out, DEAL_OVERLAY + overlay * 2 + 1)
            elif setup.overlay_district[overlay] == setup.district_of[location]:
                out = append(out, DEAL_OVERLAY + overlay * 2)
        return out

    def first_bare_location(self) -> i64:
        """The first Location without an overlay."""
        location: i64 = 0
        while self.overlay_on[location]:
            location += 1
        return location

    def draw(self, action: i64) -> None:
        """A card or tile comes from its deck to where it was drawn for."""
        deck = self.a
        where = self.b >> 6
        at = self.b & 63
        self.pop()
        if deck <= NOTEBOOK_2:
            tile = action - DEAL_TILE
            self.tiles_unseen &= ~bit(tile)
            self.tile_stacks = changed(self.tile_stacks, deck, self.tile_stacks[deck] - 1)
            self.tile_display = changed(self.tile_display, at, tile + 1)
            self.emit(TILE_SHOWN, -1, tile, 0, 0)
        elif deck <= CASE_STUDY:
            client = action - DEAL_CLIENT
            self.client_decks &= ~bit(client)
            self.bottom_client &= ~bit(client)
            if where == TO_DRAFT:
                self.draft_clients |= bit(client)
            else:
                self.clients_shown = changed(self.clients_shown, at, client + 1)
            self.emit(CLIENT_SHOWN, -1, client, 0, 0)
        elif deck == GRIEF:
            self.grief_deck &= ~bit(action - DEAL_GRIEF)
            self.grief_shown = changed(self.grief_shown, at, action - DEAL_GRIEF + 1)
        elif deck == LATENT:
            self.latent_deck &= ~bit(action - DEAL_LATENT)
            self.room_latent = changed(self.room_latent, at, action - DEAL_LATENT + 1)
            self.emit(LATENT_DRAWN, at >> 1, action - DEAL_LATENT, 0, 0)
        elif deck == MANIFEST:
            self.manifest_deck &= ~bit(action - DEAL_MANIFEST)
            if where == TO_ROOM:
                self.room_manifest = changed(self.room_manifest, at, action - DEAL_MANIFEST + 1)
                self.emit(DREAM_TAKEN, at >> 1, action - DEAL_MANIFEST, 0, 0)
            else:
                self.manifests_shown = changed(self.manifests_shown, at, action - DEAL_MANIFEST + 1)
                self.emit(DREAM_SHOWN, -1, action - DEAL_MANIFEST, 0, 0)
        elif deck == RESEARCH:
            card = action - DEAL_RESEARCH
            self.research_deck &= ~bit(card)
            if where == TO_DISPLAY:
                self.research_shown = changed(self.research_shown, at, card + 1)
                self.emit(RESEARCH_SHOWN, -1, card, 0, 0)
            elif where == TO_PLAY:
                self.in_play = changed(self.in_play, at, self.in_play[at] | bit(card))
                self.emit(RESEARCH_PLAYED, at, card, 0, 0)
            else:
                self.hand = changed(self.hand, at, self.hand[at] | bit(card))
                self.emit(RESEARCH_DRAWN, at, card, 0, 0)
        elif deck == IMPULSE:
            self.impulses &= ~bit(action - DEAL_IMPULSE)
            self.then(ID_IMPULSE, action - DEAL_IMPULSE)
        elif deck == OFFICE:
            self.office = self.office[:]
            self.office = changed(self.office, at, action - DEAL_OFFICE)
        elif deck == FREUD_PLACE:
            self.freud = action - DEAL_LOCATION
            self.emit(FREUD_BEGINS, -1, self.freud, 0, 0)
            if self.setup.fireworks:
                self.fireworks = self.setup.district_of[self.freud]
        elif deck == JOURNALIST_PLACE:
            self.journalist = action - DEAL_LOCATION
            self.emit(JOURNALIST_BEGINS, -1, self.journalist, 0, 0)
        elif deck == OVERLAY_PLACE:
            self.push(DRAW, CHANCE, OVERLAY, action - DEAL_LOCATION)
        else:
            location = self.first_bare_location() if at == REMAINING else at
            self.overlay_on = changed(self.overlay_on, location, action - DEAL_OVERLAY + 1)
