"""A position of Unconscious Mind: the table, the city, and every player's boards, dial and cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import AREAS, FINAL_ROUND, OPEN, RESERVE, SOURCES
from parlour.games.unconscious_mind.rules.setup import (
    CLIENTS,
    DISTRICTS,
    GOALS,
    IDEA_SPACES,
    LOCATIONS,
    ROUTINE_CLIENTS,
    STARTING_TILES,
    TREATISES,
    UnconsciousMindSetup,
)
from parlour.kernel.state import State, bit, changed, shifted, zeros

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


class UnconsciousMindPosition(State):
    """The fields, and small questions about them. The rules are in `UnconsciousMindState`."""

    def __init__(self, setup: UnconsciousMindSetup, source: UnconsciousMindPosition | None = None) -> None:
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

    def _copy_from(self, other: UnconsciousMindPosition) -> None:
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

    # Points and what is gained

    def emit(self, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if self.sink is not None:
            self.sink.emit(event, seat, a, b, c)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        self.vp[seat] += points
        self.vp_from = changed(
            self.vp_from, seat * SOURCES + source, self.vp_from[seat * SOURCES + source] + points
        )

    def is_id(self, seat: i64) -> bool:
        """Is this the solo opponent, who decides nothing?"""
        return self.setup.is_solo and seat == 1

    # The dial

    def commons_in(self, seat: i64, area: i64) -> i64:
        return self.common[seat] >> 4 * area & 15

    def owns_in(self, seat: i64, area: i64) -> i64:
        return self.own[seat] >> 4 * area & 15

    def insights_in(self, seat: i64, area: i64) -> i64:
        return self.commons_in(seat, area) + self.owns_in(seat, area)

    def pieces_in(self, seat: i64, area: i64, piece: i64) -> i64:
        return self.owns_in(seat, area) if piece else self.commons_in(seat, area)

    def move_insight(self, seat: i64, piece: i64, origin: i64, target: i64) -> None:
        change = bit(4 * target) - bit(4 * origin)
        if piece:
            self.own[seat] += change
        else:
            self.common[seat] += change

    def insights_on_dial(self, seat: i64) -> i64:
        count: i64 = 0
        for area in range(1, AREAS):
            count += self.insights_in(seat, area)
        return count

    def is_reserve_empty(self, seat: i64) -> bool:
        return self.insights_in(seat, RESERVE) == 0

    # The Notebook

    def tile_at(self, seat: i64, place: i64) -> i64:
        """The tile on a place of the player board, or -1."""
        return self.notebook[seat * 9 + place] - 1

    def tiles_placed(self, seat: i64) -> i64:
        count: i64 = 0
        for place in range(9):
            if self.notebook[seat * 9 + place]:
                count += 1
        return count

    def is_row_complete(self, seat: i64, row: i64) -> bool:
        at = seat * 9 + row * 3
        return self.notebook[at + 2] > 0 and self.notebook[at + 1] > 0 and self.notebook[at] > 0

    def is_column_complete(self, seat: i64, column: i64) -> bool:
        at = seat * 9 + column
        return self.notebook[at] > 0 and self.notebook[at + 3] > 0 and self.notebook[at + 6] > 0

    def is_column_unlocked(self, seat: i64, column: i64) -> bool:
        return column < self.setup.locked_ideas - self.ideas_locked[seat]

    # Clients

    def is_open(self, seat: i64, client: i64) -> bool:
        """Has a client of the seat reached Catharsis (or been Cured), so that it counts?"""
        if self.cured[seat] >> client & 1:
            return True
        for room in range(seat * 2, seat * 2 + 2):
            if self.room_client[room] == client + 1:
                return self.room_grief[room] == 0
        return False

    def open_clients(self, seat: i64) -> i64:
        """The clients whose abilities and tags count, a bit each."""
        found = self.cured[seat]
        room = seat * 2
        if self.room_grief[room] == 0 and self.room_client[room]:
            found |= bit(self.room_client[room] - 1)
        if self.room_grief[room + 1] == 0 and self.room_client[room + 1]:
            found |= bit(self.room_client[room + 1] - 1)
        return found

    def modifier(self, seat: i64, mod: i64) -> i64:
        """The value of an ongoing ability, or -1 for those without it."""
        clients = self.open_clients(seat) & self.setup.mod_clients[mod]
        client: i64 = 0
        while clients:
            if clients & 1:
                return self.setup.client_mod_value[client]
            clients >>= 1
            client += 1
        return -1

    # Tags

    def all_tags(self, seat: i64) -> i64:
        """How many tags of each Location a seat has in play, eight bits each."""
        setup = self.setup
        total: i64 = 0
        cards = self.in_play[seat]
        card: i64 = 0
        while cards:
            if cards & 1:
                total += setup.research_tags[card]
            cards >>= 1
            card += 1
        for treatise in range(TREATISES):
            if self.treatise_owner[treatise] == seat + 1:
                total += setup.treatise_tags[treatise]
        clients = self.open_clients(seat)
        client: i64 = 0
        while clients:
            if clients & 1:
                total += setup.client_tags[client]
            clients >>= 1
            client += 1
        for goal in range(GOALS):
            if self.goal_owner[goal] == seat + 1 and self.goal_tag[goal] >= 0:
                total += shifted(2, 8 * self.goal_tag[goal])
        return total

    def tags(self, seat: i64, location: i64) -> i64:
        """How many tags of a Location a seat has in play."""
        return self.all_tags(seat) >> 8 * location & 255

    def published_tags(self, location: i64, other_than: i64) -> i64:
        """Tags on the Treatises of everybody but one seat."""
        count: i64 = 0
        for treatise in range(TREATISES):
            if self.treatise_owner[treatise] and self.treatise_owner[treatise] != other_than + 1:
                count += self.setup.treatise_tags[treatise] >> 8 * location & 255
        return count

    def district_tags(self, seat: i64, district: i64) -> i64:
        return tags_of_district(self.setup, self.all_tags(seat), district)

    # Counters

    def counter(self, seat: i64, counter: i64) -> i64:
        """A number cards and goals ask for; in the order of `effects.COUNTERS`."""
        if counter < 2:
            return self.count_level(seat, counter + 1)
        if counter == 2:
            return self.complete_rows(seat)
        if counter == 3:
            return self.complete_columns(seat)
        if counter == 4:
            return self.count_treatises(seat)
        if counter == 5:
            return count_bits(self.cured[seat])
        if counter == 6:
            return count_bits(self.cured[seat] & (bit(ROUTINE_CLIENTS) - 1))
        if counter == 7:
            return count_bits(self.cured[seat] >> ROUTINE_CLIENTS)
        if counter < 11:
            return self.district_tags(seat, counter - 8)
        if counter == 11:
            return self.different_tags(seat)
        if counter == 12:
            return self.city_insights(seat)
        if counter == 13:
            return self.reputation[seat]
        if counter == 14:
            return count_bits(self.in_play[seat])
        if counter == 15:
            return self.count_goals(seat)
        if counter == 16:
            return self.setup.locked_ideas - self.ideas_locked[seat]
        return self.insights_in(seat, 3) + self.insights_in(seat, 6) + self.insights_in(seat, 9)

    def count_level(self, seat: i64, level: i64) -> i64:
        count: i64 = 0
        for place in range(9):
            tile = self.tile_at(seat, place)
            if tile >= STARTING_TILES and self.setup.tile_level[tile] == level:
                count += 1
        return count

    def complete_rows(self, seat: i64) -> i64:
        count: i64 = 0
        for row in range(3):
            if self.is_row_complete(seat, row):
                count += 1
        return count

    def complete_columns(self, seat: i64) -> i64:
        count: i64 = 0
        for column in range(3):
            if self.is_column_complete(seat, column):
                count += 1
        return count

    def count_treatises(self, seat: i64) -> i64:
        count: i64 = 0
        for treatise in range(TREATISES):
            if self.treatise_owner[treatise] == seat + 1:
                count += 1
        return count

    def count_goals(self, seat: i64) -> i64:
        count: i64 = 0
        for goal in range(GOALS):
            if self.goal_owner[goal] == seat + 1:
                count += 1
        return count

    def city_insights(self, seat: i64) -> i64:
        count: i64 = 0
        for slot in range(DISTRICTS * 4):
            if self.insight_on[slot] == seat + 1:
                count += 1
        return count

    def different_tags(self, seat: i64) -> i64:
        return different(self.all_tags(seat))

    def is_final_round(self) -> bool:
        return self.phase == FINAL_ROUND


def tags_of_district(setup: UnconsciousMindSetup, tags: i64, district: i64) -> i64:
    """Of tags by Location, eight bits each, how many belong to a District."""
    count: i64 = 0
    for location in range(LOCATIONS):
        if setup.district_of[location] == district:
            count += tags >> 8 * location & 255
    return count


def different(tags: i64) -> i64:
    """Of tags by Location, eight bits each, how many Locations there are any of."""
    count: i64 = 0
    while tags:
        if tags & 255:
            count += 1
        tags >>= 8
    return count


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def area_of(quality: i64, level: i64) -> i64:
    """The place of the dial for a quality and a level."""
    return 1 + 3 * quality + level


def level_of(area: i64) -> i64:
    return (area - 1) % 3


def quality_of(area: i64) -> i64:
    return (area - 1) // 3


def bits_from(first: i64, mask: i64) -> vec[i64]:
    """An action for every one in a mask."""
    out = vec[i64](capacity=32)
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            out = append(out, first + at)
        at += 1
    return out
