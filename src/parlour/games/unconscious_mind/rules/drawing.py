"""Decks: what is drawn by chance, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, solo
from parlour.games.unconscious_mind.rules.codes import (
    CASE_STUDY,
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
    RESEARCH,
    RESEARCH_DRAWN,
    RESEARCH_PLAYED,
    RESEARCH_SHOWN,
    ROUTINE,
    TILE_SHOWN,
    TO_DISPLAY,
    TO_DRAFT,
    TO_PLAY,
    TO_ROOM,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, bits_from
from parlour.games.unconscious_mind.rules.setup import LOCATIONS, OVERLAYS, ROUTINE_CLIENTS, STARTING_TILES
from parlour.kernel.state import CHANCE, bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

REMAINING: Final = LOCATIONS
"""Where a grey side goes when the coloured ones lie: the first Location without one."""

GREY: Final = 3
"""Location Overlays with their grey sides up, as the options number them."""

DEALS: Final = (
    "deal_tile",
    "deal_client",
    "deal_grief",
    "deal_latent",
    "deal_manifest",
    "deal_research",
    "deal_office",
    "deal_location",
    "deal_overlay",
    "deal_impulse",
)

# Which luck a deck draws from, beside a seat's own
SETUP_LUCK: Final = 100
TILE_LUCK: Final = 101
CLIENT_LUCK: Final = 102
DREAM_LUCK: Final = 103


def draw(state: UnconsciousMindState, deck: i64, where: i64, at: i64) -> None:
    """Have chance draw from a deck next."""
    DRAW.push(state, CHANCE, deck, at, where)


def is_drawn_from(state: UnconsciousMindState, deck: i64) -> bool:
    """Does chance draw from this deck now?"""
    return state.kind == codes.DRAW and DRAW.deck.of(state) == deck


class Draw(UnconsciousMindDecision):
    """A card or tile comes from its deck to where it is drawn for; all are equally likely."""

    def __init__(self) -> None:
        super().__init__(codes.DRAW, "draw", DEALS)
        self.deck: Final = self.in_a("deck")
        self.at: Final = self.in_b("at", 6)
        """The seat, room, Location or place of the display."""
        self.where: Final = self.in_b("where", 3)
        """`TO_DISPLAY` and the like."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        deck = self.deck.of(state)
        if deck == NOTEBOOK_1:
            return bits_from(DEAL_TILE, state.tiles_unseen & ((bit(24) - 1) << STARTING_TILES))
        if deck == NOTEBOOK_2:
            return bits_from(DEAL_TILE, state.tiles_unseen & ((bit(24) - 1) << STARTING_TILES + 24))
        if deck == ROUTINE:
            routine = state.client_decks & (bit(ROUTINE_CLIENTS) - 1) & ~state.bottom_client
            return bits_from(DEAL_CLIENT, routine if routine else state.bottom_client)
        if deck == CASE_STUDY:
            return bits_from(DEAL_CLIENT, state.client_decks & (bit(12) - 1) << ROUTINE_CLIENTS)
        if deck == GRIEF:
            return bits_from(DEAL_GRIEF, state.grief_deck)
        if deck == LATENT:
            return bits_from(DEAL_LATENT, state.latent_deck)
        if deck == MANIFEST:
            return bits_from(DEAL_MANIFEST, state.manifest_deck)
        if deck == RESEARCH:
            return bits_from(DEAL_RESEARCH, state.research_deck)
        if deck == IMPULSE:
            return bits_from(DEAL_IMPULSE, state.impulses)
        if deck == OFFICE:
            left: i64 = 15
            for seat in range(state.players):
                if state.office[seat] >= 0:
                    left &= ~bit(state.office[seat])
            return bits_from(DEAL_OFFICE, left)
        if deck == FREUD_PLACE:
            return bits_from(DEAL_LOCATION, bit(LOCATIONS) - 1)
        if deck == JOURNALIST_PLACE:
            return bits_from(DEAL_LOCATION, bit(LOCATIONS) - 1 & ~bit(state.freud))
        if deck == OVERLAY_PLACE:
            locations: i64 = 0
            for location in range(LOCATIONS):
                if state.setup.district_of[location] == self.at.of(state):
                    locations |= bit(location)
            return bits_from(DEAL_LOCATION, locations)
        return legal_overlays(state, self.at.of(state))

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        deck = self.deck.of(state)
        where = self.where.of(state)
        at = self.at.of(state)
        state.pop()
        if deck <= NOTEBOOK_2:
            tile = action - DEAL_TILE
            state.tiles_unseen &= ~bit(tile)
            state.tile_stacks = changed(state.tile_stacks, deck, state.tile_stacks[deck] - 1)
            state.tile_display = changed(state.tile_display, at, tile + 1)
            state.emit(TILE_SHOWN, -1, tile, 0, 0)
        elif deck <= CASE_STUDY:
            client = action - DEAL_CLIENT
            state.client_decks &= ~bit(client)
            state.bottom_client &= ~bit(client)
            if where == TO_DRAFT:
                state.draft_clients |= bit(client)
            else:
                state.clients_shown = changed(state.clients_shown, at, client + 1)
            state.emit(CLIENT_SHOWN, -1, client, 0, 0)
        elif deck == GRIEF:
            state.grief_deck &= ~bit(action - DEAL_GRIEF)
            state.grief_shown = changed(state.grief_shown, at, action - DEAL_GRIEF + 1)
        elif deck == LATENT:
            state.latent_deck &= ~bit(action - DEAL_LATENT)
            state.room_latent = changed(state.room_latent, at, action - DEAL_LATENT + 1)
            state.emit(LATENT_DRAWN, at >> 1, action - DEAL_LATENT, 0, 0)
        elif deck == MANIFEST:
            state.manifest_deck &= ~bit(action - DEAL_MANIFEST)
            if where == TO_ROOM:
                state.room_manifest = changed(state.room_manifest, at, action - DEAL_MANIFEST + 1)
                state.emit(DREAM_TAKEN, at >> 1, action - DEAL_MANIFEST, 0, 0)
            else:
                state.manifests_shown = changed(state.manifests_shown, at, action - DEAL_MANIFEST + 1)
                state.emit(DREAM_SHOWN, -1, action - DEAL_MANIFEST, 0, 0)
        elif deck == RESEARCH:
            card = action - DEAL_RESEARCH
            state.research_deck &= ~bit(card)
            if where == TO_DISPLAY:
                state.research_shown = changed(state.research_shown, at, card + 1)
                state.emit(RESEARCH_SHOWN, -1, card, 0, 0)
            elif where == TO_PLAY:
                state.in_play = changed(state.in_play, at, state.in_play[at] | bit(card))
                state.emit(RESEARCH_PLAYED, at, card, 0, 0)
            else:
                state.hand = changed(state.hand, at, state.hand[at] | bit(card))
                state.emit(RESEARCH_DRAWN, at, card, 0, 0)
        elif deck == IMPULSE:
            state.impulses &= ~bit(action - DEAL_IMPULSE)
            solo.then(state, ID_IMPULSE, action - DEAL_IMPULSE)
        elif deck == OFFICE:
            state.office = changed(state.office, at, action - DEAL_OFFICE)
        elif deck == FREUD_PLACE:
            state.freud = action - DEAL_LOCATION
            state.emit(FREUD_BEGINS, -1, state.freud, 0, 0)
            if state.setup.fireworks:
                state.fireworks = state.setup.district_of[state.freud]
        elif deck == JOURNALIST_PLACE:
            state.journalist = action - DEAL_LOCATION
            state.emit(JOURNALIST_BEGINS, -1, state.journalist, 0, 0)
        elif deck == OVERLAY_PLACE:
            draw(state, OVERLAY, TO_DISPLAY, action - DEAL_LOCATION)
        else:
            location = first_bare_location(state) if at == REMAINING else at
            state.overlay_on = changed(state.overlay_on, location, action - DEAL_OVERLAY + 1)


DRAW: Final[Draw] = Draw()


def luck_of(state: UnconsciousMindState) -> i64:
    """The stream of luck of a chance decision: a seat's own for the Research cards of its hand."""
    if state.kind != codes.DRAW:
        return SETUP_LUCK
    deck = DRAW.deck.of(state)
    if deck == RESEARCH:
        seat = DRAW.at.of(state)
        return seat if DRAW.where.of(state) and not state.is_id(seat) else SETUP_LUCK
    if deck <= NOTEBOOK_2:
        return TILE_LUCK
    if deck <= GRIEF:
        return CLIENT_LUCK
    return DREAM_LUCK if deck <= MANIFEST else SETUP_LUCK


# Location Overlays


def legal_overlays(state: UnconsciousMindState, location: i64) -> vec[i64]:
    """Which overlay may lie here: coloured sides only in their own District, grey ones anywhere."""
    setup = state.setup
    used: i64 = 0
    for other in range(LOCATIONS):
        if state.overlay_on[other]:
            used |= bit((state.overlay_on[other] - 1) >> 1)
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


def first_bare_location(state: UnconsciousMindState) -> i64:
    """The first Location without an overlay."""
    location: i64 = 0
    while state.overlay_on[location]:
        location += 1
    return location
