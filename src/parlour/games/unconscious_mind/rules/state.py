"""A position of Unconscious Mind: the table, the city, and every player's boards, dial and cards.

The rules are functions over it, by topic, in the modules beside this one; `turn.py` is where to begin.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import decisions, drawing, preparing, scoring, supplies
from parlour.games.unconscious_mind.rules.codes import COFFEE_ADJUST, FINAL_ROUND, OPEN, SET_FOR_BOX, SOURCES
from parlour.games.unconscious_mind.rules.setup import (
    CLIENTS,
    DISTRICTS,
    GOALS,
    IDEA_SPACES,
    LOCATIONS,
    TREATISES,
    UnconsciousMindSetup,
)
from parlour.kernel.state import State, bit, changed, zeros

FIELDS = (
    "idea_at",
    "tile_display",
    "tile_stacks",
    "tiles_unseen",
    "clients_shown",
    "grief_shown",
    "manifests_shown",
    "research_shown",
    "client_decks",
    "grief_deck",
    "manifest_deck",
    "latent_deck",
    "research_deck",
    "freud",
    "journalist",
    "fireworks",
    "overlay_on",
    "slots_taken",
    "insight_on",
    "tokens",
    "freud_reputation",
    "reputation",
    "reputation_since",
    "reputation_moves",
    "goal_owner",
    "goal_tag",
    "treatise_owner",
    "treatise_cards",
    "professor",
    "common",
    "own",
    "insights_locked",
    "coffee",
    "bright",
    "boxes",
    "ideas",
    "ideas_locked",
    "inkpot",
    "notebook",
    "hand",
    "known",
    "in_play",
    "office",
    "room_client",
    "room_grief",
    "room_therapy",
    "room_manifest",
    "room_latent",
    "second_room",
    "cured",
    "vp",
    "vp_from",
    "treated",
    "used_once",
    "draft_clients",
    "bottom_client",
    "starter",
    "phase",
    "rounds",
    "won",
    "impulses",
    "libido",
)


class UnconsciousMindState(State):
    """A position of Unconscious Mind."""

    def __init__(self, setup: UnconsciousMindSetup, source: UnconsciousMindState | None = None) -> None:
        """The first position, or a copy of `source`: compiled classes cannot be made without `__init__`."""
        super().__init__(setup.players)
        players = setup.players
        self.setup: UnconsciousMindSetup = setup
        self.offered: vec[i64] = vec[i64]()
        """What the decision itself offers, if that was asked on the way to it: for `legal_now`."""
        if source is not None:
            self._copy_from(source)
            return

        # The Meeting Table
        self.idea_at: vec[i64] = zeros(IDEA_SPACES)
        """By space: 1 + seat, Ideas, Bright Ideas, 1 + action; four bits each. 15 for a blocked space."""
        self.tile_display: vec[i64] = zeros(6)
        """By 3 * level + column (the stack's top, center, right): 1 + tile, or 0."""
        self.tile_stacks: vec[i64] = zeros(2)
        """By level, the tiles below the one on top."""
        self.tiles_unseen: i64 = 0
        """The tiles that may be in the stacks, a bit each."""
        self.clients_shown: vec[i64] = zeros(4)
        """1 + client, or 0."""
        self.grief_shown: vec[i64] = zeros(4)
        """1 + Grief Layer, or 0."""
        self.manifests_shown: vec[i64] = zeros(4)
        self.research_shown: vec[i64] = zeros(2)
        self.client_decks: i64 = bit(CLIENTS) - 1
        """What is in the decks, a bit each: they have no order until a card is drawn."""
        self.grief_deck: i64 = bit(24) - 1
        self.manifest_deck: i64 = bit(setup.manifests) - 1
        self.latent_deck: i64 = bit(setup.latents) - 1
        self.research_deck: i64 = bit(36) - 1

        # The city
        self.freud: i64 = -1
        self.journalist: i64 = -1
        self.fireworks: i64 = -1
        self.overlay_on: vec[i64] = zeros(LOCATIONS)
        """By Location: 1 + 2 * overlay + side, or 0."""
        self.slots_taken: i64 = 0
        """Location slots with a token, bit 3 * Location + slot."""
        self.insight_on: vec[i64] = zeros(DISTRICTS * 4)
        """By District slot: 1 + seat, or 0."""
        self.tokens: vec[i64] = setup.tokens[:]
        self.freud_reputation: i64 = setup.freud_start
        self.reputation: vec[i64] = zeros(players)
        self.reputation_since: vec[i64] = zeros(players)
        """By seat, when its marker came to its space: the earlier lies below."""
        self.reputation_moves: i64 = 0
        self.goal_owner: vec[i64] = zeros(GOALS)
        """1 + seat, or 0."""
        self.goal_tag: vec[i64] = setup.goal_tag[:]
        self.treatise_owner: vec[i64] = zeros(TREATISES)
        """1 + seat, or 0."""
        self.treatise_cards: vec[i64] = zeros(TREATISES)
        """Its Volumes: 1 + card, six bits each, the leftmost lowest."""

        # The players
        self.professor: vec[i64] = vec[i64]([-1] * players)
        self.common: vec[i64] = zeros(players)
        """By seat, common Insights by area of the dial, four bits each."""
        self.own: vec[i64] = zeros(players)
        self.insights_locked: vec[i64] = zeros(players)
        """By seat, the rows and columns (from bit 3) whose Insight is locked."""
        self.coffee: vec[i64] = zeros(players)
        self.bright: vec[i64] = zeros(players)
        self.boxes: vec[i64] = zeros(players)
        self.ideas: vec[i64] = zeros(players)
        self.ideas_locked: vec[i64] = zeros(players)
        self.inkpot: vec[i64] = zeros(players)
        self.notebook: vec[i64] = zeros(players * 9)
        """By seat and place (row by row): 1 + tile, or 0."""
        self.hand: vec[i64] = zeros(players)
        """By seat, Research cards in hand, a bit each."""
        self.known: vec[i64] = zeros(players)
        """By seat, the cards in hand that everybody saw it take from the display, a bit each."""
        self.in_play: vec[i64] = zeros(players)
        self.office: vec[i64] = vec[i64]([-1] * players)
        self.room_client: vec[i64] = zeros(players * 2)
        self.room_grief: vec[i64] = zeros(players * 2)
        self.room_therapy: vec[i64] = zeros(players * 2)
        self.room_manifest: vec[i64] = zeros(players * 2)
        self.room_latent: vec[i64] = zeros(players * 2)
        """By room: 1 + card, or 0."""
        self.second_room: i64 = 0
        """The seats whose Secondary Room is open, a bit each."""
        self.cured: vec[i64] = zeros(players)
        """By seat, Cured Clients, a bit each."""
        self.vp: vec[i64] = zeros(players)
        self.vp_from: vec[i64] = zeros(players * SOURCES)

        # The turn and the game
        self.treated: i64 = 0
        """Rooms treated this turn, a bit each."""
        self.used_once: i64 = 0
        """Abilities that work once a turn and have been used, a bit each."""
        self.draft_clients: i64 = 0
        """Preparing: the Routine Clients to choose from, a bit each."""
        self.bottom_client: i64 = 0
        """The client under the Routine deck, a bit: it is drawn last."""
        self.starter: i64 = -1
        self.phase: i64 = OPEN
        self.rounds: i64 = 0
        self.won: i64 = 0
        self.impulses: i64 = 0
        """The Id's deck, a bit each."""
        self.libido: i64 = 0

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def _copy_from(self, other: UnconsciousMindState) -> None:
        # What most decisions leave alone is shared: rules replace it (`changed`), and never write into it.
        self.copy_frames(other)
        self.idea_at = other.idea_at
        self.tile_display = other.tile_display
        self.tile_stacks = other.tile_stacks
        self.tiles_unseen = other.tiles_unseen
        self.clients_shown = other.clients_shown
        self.grief_shown = other.grief_shown
        self.manifests_shown = other.manifests_shown
        self.research_shown = other.research_shown
        self.client_decks = other.client_decks
        self.grief_deck = other.grief_deck
        self.manifest_deck = other.manifest_deck
        self.latent_deck = other.latent_deck
        self.research_deck = other.research_deck
        self.freud = other.freud
        self.journalist = other.journalist
        self.fireworks = other.fireworks
        self.overlay_on = other.overlay_on
        self.slots_taken = other.slots_taken
        self.insight_on = other.insight_on
        self.tokens = other.tokens
        self.freud_reputation = other.freud_reputation
        self.reputation = other.reputation
        self.reputation_since = other.reputation_since
        self.reputation_moves = other.reputation_moves
        self.goal_owner = other.goal_owner
        self.goal_tag = other.goal_tag
        self.treatise_owner = other.treatise_owner
        self.treatise_cards = other.treatise_cards
        self.professor = other.professor
        self.common = other.common[:]
        self.own = other.own[:]
        self.insights_locked = other.insights_locked
        self.coffee = other.coffee[:]
        self.bright = other.bright[:]
        self.boxes = other.boxes
        self.ideas = other.ideas
        self.ideas_locked = other.ideas_locked
        self.inkpot = other.inkpot
        self.notebook = other.notebook
        self.hand = other.hand
        self.known = other.known
        self.in_play = other.in_play
        self.office = other.office
        self.room_client = other.room_client
        self.room_grief = other.room_grief
        self.room_therapy = other.room_therapy
        self.room_manifest = other.room_manifest
        self.room_latent = other.room_latent
        self.second_room = other.second_room
        self.cured = other.cured
        self.vp = other.vp[:]
        self.vp_from = other.vp_from
        self.treated = other.treated
        self.used_once = other.used_once
        self.draft_clients = other.draft_clients
        self.bottom_client = other.bottom_client
        self.starter = other.starter
        self.phase = other.phase
        self.rounds = other.rounds
        self.won = other.won
        self.impulses = other.impulses
        self.libido = other.libido

    # What the kernel asks

    def legal(self) -> vec[i64]:
        decision = decisions.BY_NUMBER[self.kind]
        out = decision.legal(self)
        return supplies.legal_asides(self, self.actor, out) if decision.has_asides else out

    def legal_now(self) -> vec[i64]:
        out = self.offered
        if len(out) == 0:
            return self.legal()
        # Once only: what is given out may be added to.
        self.offered = vec[i64]()
        return supplies.legal_asides(self, self.actor, out) if self.allows_asides() else out

    def allows_asides(self) -> bool:
        """Is this a moment to use Coffee or Insights aside?"""
        return decisions.BY_NUMBER[self.kind].has_asides

    def apply(self, action: i64) -> None:
        if self.actor >= 0 and COFFEE_ADJUST <= action <= SET_FOR_BOX:
            supplies.apply_aside(self, self.actor, action)
        else:
            decisions.BY_NUMBER[self.kind].apply(self, action)
        self.run()

    def run(self) -> None:
        """Go on by itself until somebody has something to decide."""
        self.offered = vec[i64]()
        while self.actor >= 0:
            if not decisions.BY_NUMBER[self.kind].goes_on(self):
                return

    # All outcomes are equally likely.

    def tickets(self) -> i64:
        return len(self.legal())

    def outcome(self, ticket: i64) -> i64:
        return self.legal()[ticket]

    def source(self) -> int:
        return int(drawing.luck_of(self))

    def copy(self) -> UnconsciousMindState:
        return UnconsciousMindState(self.setup, self)

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, scoring.points_of(self, seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # What all rules use

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if self.sink is not None:
            self.sink.emit(event, seat, a, b, c)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        self.vp[seat] += points
        self.vp_from = changed(
            self.vp_from, seat * SOURCES + source, self.vp_from[seat * SOURCES + source] + points
        )

    def is_final_round(self) -> bool:
        return self.phase == FINAL_ROUND

    def is_id(self, seat: i64) -> bool:
        """Is this the solo opponent, who decides nothing?"""
        return self.setup.is_solo and seat == 1


def new_game(setup: UnconsciousMindSetup) -> UnconsciousMindState:
    """The first position: the box is open and nothing is decided."""
    state = UnconsciousMindState(setup)
    preparing.prepare(state)
    return state
