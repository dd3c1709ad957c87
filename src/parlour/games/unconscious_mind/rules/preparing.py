"""Preparing to play, from the open box to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, dial, drawing, pages, solo, turn
from parlour.games.unconscious_mind.rules.codes import (
    BEGINS,
    CASE_STUDY,
    CHOOSE_ROW,
    CHOOSE_TILE,
    DRAFT_CLIENT,
    FREUD_PLACE,
    GRIEF,
    JOURNALIST_PLACE,
    MANIFEST,
    OFFICE,
    OVERLAY,
    OVERLAY_PLACE,
    RESEARCH,
    RESERVE,
    ROUTINE,
    STARTS,
    TILE_CHOSEN,
    TO_DISPLAY,
    TO_DRAFT,
)
from parlour.games.unconscious_mind.rules.decision import (
    UnconsciousMindDecision,
    UnconsciousMindStep,
    bits_from,
)
from parlour.games.unconscious_mind.rules.setup import DISTRICTS, IDEA_SPACES, LOCATIONS, STARTING_TILES
from parlour.kernel.state import CHANCE, bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

BLOCKED: Final = 15
STARTING_GRIEF: Final = 24

MIXED: Final = 2
"""Location Overlays with one coloured side a District, as the options number them."""


def prepare(state: UnconsciousMindState) -> None:
    """Put the decisions of the setup on the stack, the first one on top [UM-SETUP]."""
    setup = state.setup
    START_CHOICE.wait(state, 0 if setup.start_chosen else CHANCE)
    for space in range(IDEA_SPACES):
        if setup.blocked >> space & 1:
            state.idea_at = changed(state.idea_at, space, BLOCKED)
    for seat in range(state.players):
        state.common[seat] = setup.commons * bit(4 * RESERVE)
        state.insights_locked = changed(state.insights_locked, seat, 63)
        state.coffee[seat] = setup.start_coffee
        state.ideas = changed(state.ideas, seat, setup.start_ideas)
        state.ideas_locked = changed(state.ideas_locked, seat, setup.locked_ideas)
    seat = state.players - 1
    while seat >= 0:
        drawing.draw(state, OFFICE, TO_DISPLAY, seat)
        seat -= 1
    for place in range(2):
        drawing.draw(state, RESEARCH, TO_DISPLAY, place)
    for place in range(4):
        drawing.draw(state, MANIFEST, TO_DISPLAY, place)
        drawing.draw(state, GRIEF, TO_DISPLAY, place)
        drawing.draw(state, ROUTINE if place < 2 else CASE_STUDY, TO_DISPLAY, place)
    state.tiles_unseen = (bit(48) - 1) << STARTING_TILES
    for level in range(2):
        state.tile_stacks = changed(state.tile_stacks, level, setup.tiles_per_level)
        for column in range(3):
            drawing.draw(state, level, TO_DISPLAY, level * 3 + column)
    prepare_overlays(state)
    if setup.journalist:
        drawing.draw(state, JOURNALIST_PLACE, TO_DISPLAY, 0)
    drawing.draw(state, FREUD_PLACE, TO_DISPLAY, 0)


def prepare_overlays(state: UnconsciousMindState) -> None:
    """One a Location; of one coloured side a District, first where it lies and then which [UM-OVER-1]."""
    setup = state.setup
    if setup.overlays == MIXED:
        for _ in range(LOCATIONS - DISTRICTS):
            drawing.draw(state, OVERLAY, TO_DISPLAY, drawing.REMAINING)
        for district in range(DISTRICTS):
            drawing.draw(state, OVERLAY_PLACE, TO_DISPLAY, district)
    elif setup.overlays:
        for location in range(LOCATIONS):
            drawing.draw(state, OVERLAY, TO_DISPLAY, location)


class StartChoice(UnconsciousMindDecision):
    """Who begins: chosen, or by chance."""

    def __init__(self) -> None:
        super().__init__(codes.START_CHOICE, "start", ("start",))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return bits_from(STARTS, 1 if state.setup.is_solo else bit(state.players) - 1)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        state.starter = action - STARTS
        if state.setup.is_solo:
            solo.prepare_id(state)
        state.emit(BEGINS, state.starter, 0, 0, 0)
        begin_drafts(state)


START_CHOICE: Final[StartChoice] = StartChoice()


def begin_drafts(state: UnconsciousMindState) -> None:
    """Clients and Dreams in reverse order, then starting tiles in order [UM-SETUP-10 to UM-SETUP-13]."""
    setup = state.setup
    players = state.players
    turn.TURN.wait(state, state.starter)
    position = players - 1
    while position >= 0:
        seat = (state.starter + position) % players
        # The starting player's marker lies on top of the others, so it came last.
        state.reputation_since = changed(state.reputation_since, seat, -position)
        if not state.is_id(seat):
            state.coffee[seat] += setup.order_coffee[position]
            state.bright[seat] += setup.order_bright[position]
            STARTING_TILE.push(state, seat)
        position -= 1
    PREPARE.push(state, 0)
    for position in range(players):
        if not state.is_id((state.starter + position) % players):
            CLIENT_DRAFT.push(state, (state.starter + position) % players)
    for _ in range(players + 1):
        drawing.draw(state, ROUTINE, TO_DRAFT, 0)


class DraftFirstClient(UnconsciousMindDecision):
    """The Routine Client to begin with."""

    def __init__(self) -> None:
        super().__init__(codes.CLIENT_DRAFT, "first_client", ("draft",), title="draft")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return bits_from(DRAFT_CLIENT, state.draft_clients)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        client = action - DRAFT_CLIENT
        state.draft_clients &= ~bit(client)
        state.pop()
        couch.seat_client(state, seat * 2, client, STARTING_GRIEF)
        couch.push_dreams(state, seat, seat * 2)


CLIENT_DRAFT: Final[DraftFirstClient] = DraftFirstClient()


class ReturnClient(UnconsciousMindStep):
    """The client nobody chose goes under its deck; a solo opponent takes one before that."""

    def __init__(self) -> None:
        super().__init__(codes.PREPARE, "return_client")

    def step(self, state: UnconsciousMindState) -> None:
        state.pop()
        if state.setup.is_solo:
            solo.draft_for_id(state)
        state.bottom_client = state.draft_clients
        state.client_decks |= state.draft_clients
        state.draft_clients = 0


PREPARE: Final[ReturnClient] = ReturnClient()


class ChooseStartingTile(UnconsciousMindDecision):
    """One of the starting tiles of the own office."""

    def __init__(self) -> None:
        super().__init__(codes.STARTING_TILE, "starting_tile", ("starting_tile",))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        out = vec[i64](capacity=4)
        for tile in range(STARTING_TILES):
            if state.setup.start_glyph[tile] == state.office[state.actor]:
                out = append(out, CHOOSE_TILE + tile)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """Where the Professor begins, and four Insights; then the tile is placed [UM-SETUP-13]."""
        setup = state.setup
        seat = state.actor
        tile = action - CHOOSE_TILE
        state.professor = changed(state.professor, seat, setup.start_location[tile])
        state.emit(TILE_CHOSEN, seat, tile, setup.start_location[tile], 0)
        for at in range(4):
            insight = setup.start_insights[tile * 4 + at]
            dial.move_insight(state, seat, 0, RESERVE, dial.area_of(insight & 3, insight >> 2))
        STARTING_ROW.wait(state, seat, tile)


STARTING_TILE: Final[ChooseStartingTile] = ChooseStartingTile()


class ChooseStartingRow(UnconsciousMindDecision):
    """The row of the Notebook that the starting tile goes to."""

    def __init__(self) -> None:
        super().__init__(codes.STARTING_ROW, "starting_row", ("starting_row",))
        self.tile: Final = self.in_a("tile")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return bits_from(CHOOSE_ROW, 7)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        tile = self.tile.of(state)
        state.pop()
        pages.set_tile(state, seat, (action - CHOOSE_ROW) * 3, tile)


STARTING_ROW: Final[ChooseStartingRow] = ChooseStartingRow()
