"""The rules of Unconscious Mind, in the order of a game. Ids in brackets: docs/rules/unconscious_mind.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.codes import (
    ADJUST,
    ADVANCE,
    BANNER_EFFECT,
    BEGINS,
    BONUS,
    BOXES,
    CASE_STUDY,
    CHOOSE_LINE,
    CHOOSE_ROW,
    CHOOSE_TILE,
    CLIENT_DRAFT,
    CLIENT_SHOWN,
    COFFEE_ADJUST,
    COLLECT,
    COLUMN,
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
    DRAFT,
    DRAFT_CLIENT,
    DRAW,
    DREAM_CHOICE,
    DREAM_DONE,
    DREAM_SHOWN,
    DREAM_TAKEN,
    ELEVATE,
    END_TURN,
    FADE,
    FINAL_ROUND,
    FINAL_ROUND_BEGINS,
    FINALLY_SCORED,
    FREUD_BEGINS,
    FREUD_PLACE,
    GAIN_REPUTATION,
    GAIN_RESEARCH,
    GATHER,
    GENERATE,
    GOAL,
    GOAL_COUNTS_FOR,
    GOAL_LOCATION,
    GRIEF,
    HOW_MANY,
    ID_DONE,
    ID_IMPULSE,
    ID_STEP,
    ID_TURN,
    IDEA_UNLOCKED,
    IDEAS,
    IDEAS_PLACED,
    IGNORE,
    IMPULSE,
    INK_MOVED,
    INKPOT,
    INKPOT_SPACES,
    JOURNALIST_BEGINS,
    JOURNALIST_PLACE,
    LAND,
    LATENT,
    LATENT_DRAWN,
    LEFT,
    LINE,
    LIST,
    LOCATION,
    MAIN_EFFECT,
    MANIFEST,
    MARK,
    MOD_FREE_STEP,
    MOD_ON_RECALL,
    MOVE,
    NOTEBOOK_1,
    NOTEBOOK_2,
    OFFICE,
    OPEN_LIST,
    OVERLAY,
    PAY,
    PLACE,
    PLAY,
    PREPARE,
    PUT,
    RECALL,
    RECALLED,
    REFILL_NOTEBOOK,
    REPUTATION,
    REPUTATION_ACTION,
    RESEARCH,
    RESEARCH_DRAWN,
    RESEARCH_PLAYED,
    RESEARCH_SHOWN,
    RESERVE,
    ROUTINE,
    ROW,
    SET_FOR_BOX,
    SIDES,
    SIGNALLED,
    START_CHOICE,
    STARTING_ROW,
    STARTING_TILE,
    STARTS,
    STOP,
    SUPPRESS,
    SWAP,
    TABLE,
    TAKE,
    THERAPY,
    TILE,
    TILE_CHOSEN,
    TILE_SHOWN,
    TO_DISPLAY,
    TO_DRAFT,
    TO_PLAY,
    TO_ROOM,
    TOP,
    TRANSFER,
    TREAT,
    TREATMENT,
    TURN,
)
from parlour.games.unconscious_mind.rules.city import MARK_DISTRICT
from parlour.games.unconscious_mind.rules.solo import Id
from parlour.games.unconscious_mind.setup import (
    CLIENTS,
    DISTRICTS,
    IDEA_SPACES,
    LOCATIONS,
    OVERLAYS,
    ROUTINE_CLIENTS,
    STARTING_TILES,
    TABLE_ACTIONS,
    MindSetup,
)
from parlour.games.unconscious_mind.state import area_of, bits_from, count_bits
from parlour.kernel.state import CHANCE, bit

BLOCKED = 15
FARTHEST = 12
"""No Inkpot goes further in one move, however many Bright Ideas push it."""
STARTING_GRIEF = 24

SETUP_LUCK = 100
TILE_LUCK = 101
CLIENT_LUCK = 102
DREAM_LUCK = 103


class MindState(Id):
    """A position of Unconscious Mind, and everything that may be done in it."""

    # What the kernel asks

    def legal(self) -> vec[i64]:
        out = self.legal_here()
        if self.allows_anytime():
            out = self.legal_anytime(self.actor, out)
        return out

    def allows_anytime(self) -> bool:
        """Is this a moment to use Coffee or Insights aside? Not while one is being moved [UM-ANY-1]."""
        kind = self.kind
        return kind in (TURN, LIST, LINE, INKPOT, LOCATION, PLAY, TAKE, TREATMENT, BOXES)

    def legal_here(self) -> vec[i64]:
        """What the decision itself offers."""
        seat = self.actor
        kind = self.kind
        a = self.a
        b = self.b
        if kind == TURN:
            return self.legal_turn(seat)
        if kind == LIST:
            return self.legal_list(seat, a, b)
        if kind == LINE:
            return self.legal_line(seat, a, b)
        if kind == PAY:
            return self.legal_payments(seat, a, b)
        if kind == GENERATE:
            return with_stop(self.legal_generates(seat, a >> 2, a & 3))
        if kind == ELEVATE:
            return with_stop(self.legal_elevates(seat))
        if kind == TRANSFER:
            return with_stop(self.legal_transfers(seat))
        if kind == ADJUST:
            return self.legal_adjusts(seat)
        if kind == SUPPRESS:
            out = self.legal_suppresses(seat)
            return append(out, IGNORE) if self.coffee[seat] >= self.setup.ignore_coffee else out
        if kind == LOCATION:
            return self.legal_location(seat, a, b & 7, b >> 3)
        if kind == INKPOT:
            return self.legal_advances(seat, a, b & 15, b >> 4 == 0)
        if kind == IDEAS:
            return self.legal_idea_counts(seat)
        if kind == TAKE:
            return self.legal_takes(seat, a & 3, a >> 2 & 7, a >> 7 & 1 != 0)
        if kind == PUT:
            return self.legal_puts(seat)
        if kind == SIDES:
            out = vec[i64](capacity=4)
            if b & 1 == 0:
                out = append(out, MAIN_EFFECT)
            if b & 2 == 0:
                out = append(out, BANNER_EFFECT)
            return out
        if kind == COLUMN:
            return self.legal_columns(seat)
        if kind == ROW:
            return with_stop(bits_from(CHOOSE_LINE, 7))
        if kind == TILE:
            return self.legal_tiles(seat, a)
        if kind == REPUTATION:
            return with_stop(bits_from(REPUTATION_ACTION, bit(self.reputation_actions()) - 1))
        if kind == SWAP:
            return self.legal_swaps(seat)
        if kind == PLAY:
            return self.legal_plays(seat, b > 0)
        if kind == GATHER:
            return self.legal_gathers(seat, a, b)
        if kind == MARK:
            return self.legal_marks(seat)
        if kind == MOVE:
            return self.legal_moves(seat, a & 7, a >> 3 & 7, a >> 6 != 0, b)
        if kind == BONUS:
            return self.legal_bonuses(seat)
        if kind == TREATMENT:
            return with_stop_after(self.legal_treatments(seat, b > 0))
        if kind == BOXES:
            return self.legal_boxes(seat)
        if kind == DRAFT:
            return self.legal_drafts()
        if kind == DREAM_CHOICE:
            return self.legal_dreams()
        if kind == GOAL:
            return bits_from(GOAL_LOCATION, bit(LOCATIONS) - 1)
        return self.legal_preparations()

    def apply(self, action: i64) -> None:
        if self.actor >= 0 and COFFEE_ADJUST <= action <= SET_FOR_BOX:
            self.apply_anytime(self.actor, action)
        else:
            self.apply_here(action)
        self.run()

    def apply_here(self, action: i64) -> None:
        seat = self.actor
        kind = self.kind
        if kind == TURN:
            self.take_turn(action)
        elif kind == LIST:
            self.do_effect(action)
        elif kind == LINE:
            self.do_line(action)
        elif kind == PAY:
            self.pay_insight(action)
        elif kind == GENERATE:
            self.repeat_insight(action, True)
        elif kind in (ELEVATE, TRANSFER):
            self.repeat_insight(action, False)
        elif kind == ADJUST:
            self.apply_insight(seat, action)
            self.pop()
        elif kind == SUPPRESS:
            self.pop()
            if action == IGNORE:
                self.spend_coffee(seat, self.setup.ignore_coffee)
            else:
                self.apply_insight(seat, action)
        elif kind == LOCATION:
            self.trigger_location(action)
        elif kind == INKPOT:
            self.advance_inkpot(action)
        elif kind == IDEAS:
            self.place_ideas(action - HOW_MANY)
        elif kind == TAKE:
            self.take_tile(action)
        elif kind == PUT:
            self.put_tile(action)
        elif kind == SIDES:
            self.trigger_side(action)
        elif kind in (COLUMN, ROW):
            self.pop()
            if action != STOP:
                self.start_line(seat, action - CHOOSE_LINE)
        elif kind == TILE:
            self.trigger_tile(action)
        elif kind == REPUTATION:
            self.pop()
            if action != STOP:
                self.push(OPEN_LIST, seat, self.setup.below_lists[action - REPUTATION_ACTION], 0)
        elif kind == SWAP:
            self.swap(action)
        elif kind == PLAY:
            self.play(action)
        elif kind == GATHER:
            self.gather(action)
        elif kind == MARK:
            self.mark(action)
        elif kind == MOVE:
            self.move_figure(action)
        elif kind == BONUS:
            self.claim_bonus(action)
        elif kind == TREATMENT:
            self.go_on_treating(action)
        elif kind == BOXES:
            self.use_box(action)
        elif kind == DRAFT:
            self.draft(action)
        elif kind == DREAM_CHOICE:
            self.choose_dream(action)
        elif kind == GOAL:
            self.goal_tag[self.a] = action - GOAL_LOCATION
            self.emit(GOAL_COUNTS_FOR, seat, self.a, action - GOAL_LOCATION, 0)
            self.pop()
        elif kind == DRAW:
            self.draw(action)
        else:
            self.apply_preparation(action)

    def run(self) -> None:
        """Go on by itself until somebody has something to decide."""
        while self.actor >= 0:
            if self.kind >= OPEN_LIST:
                self.step()
            elif not self.is_over_already():
                return
            else:
                self.pop()

    def is_over_already(self) -> bool:
        """Is there nothing left in the decision but to leave it?"""
        kind = self.kind
        if kind == LIST:
            if not self.is_list_open(self.a, self.b):
                return True
        elif kind == GENERATE:
            if self.b == 0:
                return True
        elif kind in (ELEVATE, TRANSFER) or kind == TREATMENT:
            if self.a == 0:
                return True
        elif kind == SIDES:
            return self.b == 3
        elif kind in (TURN, PAY, IDEAS, DREAM_CHOICE):
            # Leaving the choice of a Dream, when there is none, still sets the therapy marker.
            return False
        out = self.legal_here()
        if len(out) != 1 or out[0] != STOP:
            return False
        return not self.may_change_by_anytime()

    def may_change_by_anytime(self) -> bool:
        """Could Coffee or Insights used aside give a decision more to offer than to leave it? [UM-ANY-1]"""
        seat = self.actor
        if self.kind == LIST:
            return len(self.legal_anytime(seat, vec[i64](capacity=4))) > 0
        if self.kind == TREATMENT:
            return self.has_dream_to_use(seat, self.b > 0) and self.can_adjust(seat)
        return self.kind == BOXES and self.is_payable(seat, self.setup.box_price)

    def step(self) -> None:
        kind = self.kind
        if kind == OPEN_LIST:
            self.open_list()
        elif kind == TABLE:
            self.trigger_table()
        elif kind == THERAPY:
            self.step_therapy()
        elif kind == DREAM_DONE:
            self.discard_dream(self.a, self.b > 0)
        elif kind == FADE:
            self.fade_grief()
        elif kind == GAIN_RESEARCH:
            self.gain_research()
        elif kind == GAIN_REPUTATION:
            seat = self.actor
            self.pop()
            self.gain_reputation(seat)
        elif kind == LAND:
            self.land()
        elif kind == COLLECT:
            self.pop()
            self.check_fireworks()
        elif kind == REFILL_NOTEBOOK:
            self.refill_display()
        elif kind == PREPARE:
            self.return_client()
        elif kind == ID_STEP:
            if self.a == ID_DONE:
                self.next_turn(self.actor)
            else:
                self.id_step()
        else:
            self.end_turn()

    def weights(self) -> vec[i64]:
        return vec[i64]([1] * len(self.legal()))

    def source(self) -> int:
        if self.kind != DRAW:
            return SETUP_LUCK
        if self.a == RESEARCH:
            seat = self.b & 63
            return int(seat) if self.b >> 6 and not self.is_id(seat) else SETUP_LUCK
        if self.a <= NOTEBOOK_2:
            return TILE_LUCK
        if self.a <= GRIEF:
            return CLIENT_LUCK
        return DREAM_LUCK if self.a <= MANIFEST else SETUP_LUCK

    def copy(self) -> MindState:
        return MindState(self.setup, self)

    def scores(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.points(seat))
        return out

    def winners(self) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(self.players):
            out = append(out, self.won >> seat & 1)
        return out

    # Preparing to play

    def prepare(self) -> None:
        """Put the decisions of the setup on the stack, the first one on top [UM-SETUP]."""
        setup = self.setup
        self.wait(START_CHOICE, 0 if setup.start_chosen else CHANCE, 0, 0)
        for space in range(IDEA_SPACES):
            if setup.blocked >> space & 1:
                self.idea_at[space] = BLOCKED
        for seat in range(self.players):
            self.common[seat] = setup.commons * bit(4 * RESERVE)
            self.insights_locked[seat] = 63
            self.coffee[seat] = setup.start_coffee
            self.ideas[seat] = setup.start_ideas
            self.ideas_locked[seat] = setup.locked_ideas
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
            self.tile_stacks[level] = setup.tiles_per_level
            for column in range(3):
                self.push(DRAW, CHANCE, level, level * 3 + column)
        if setup.overlays:
            for location in range(LOCATIONS):
                self.push(DRAW, CHANCE, OVERLAY, location)
        if setup.journalist:
            self.push(DRAW, CHANCE, JOURNALIST_PLACE, 0)
        self.push(DRAW, CHANCE, FREUD_PLACE, 0)

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
            self.reputation_since[seat] = -position
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
        self.professor[seat] = setup.start_location[tile]
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
        return self.legal_overlays(self.b)

    def legal_overlays(self, location: i64) -> vec[i64]:
        """Which overlay may lie here: coloured sides only in their own District [UM-OVER-1].

        Option 1 has six coloured sides, 2 one of each colour, 3 none.
        """
        setup = self.setup
        used: i64 = 0
        coloured: i64 = 0  # Districts that have a coloured side already
        for other in range(LOCATIONS):
            if self.overlay_on[other]:
                overlay = (self.overlay_on[other] - 1) >> 1
                used |= bit(overlay)
                if self.overlay_on[other] - 1 & 1 == 0:
                    coloured |= bit(setup.overlay_district[overlay])
        district = setup.district_of[location]
        out = vec[i64](capacity=16)
        for overlay in range(OVERLAYS):
            if used >> overlay & 1:
                continue
            fits = setup.overlay_district[overlay] == district
            if setup.overlays == 1 and fits:
                out = append(out, DEAL_OVERLAY + overlay * 2)
            elif setup.overlays == 3:
                out = append(out, DEAL_OVERLAY + overlay * 2 + 1)
            elif setup.overlays == 2:
                if fits and coloured >> district & 1 == 0:
                    out = append(out, DEAL_OVERLAY + overlay * 2)
                if self.may_be_grey(location, overlay, used, coloured):
                    out = append(out, DEAL_OVERLAY + overlay * 2 + 1)
        return out

    def may_be_grey(self, location: i64, overlay: i64, used: i64, coloured: i64) -> bool:
        """With one coloured side a District: will each District still get its own after this one?"""
        setup = self.setup
        used |= bit(overlay)
        for district in range(DISTRICTS):
            if coloured >> district & 1:
                continue
            places: i64 = 0
            for other in range(LOCATIONS):
                is_free = self.overlay_on[other] == 0 and other != location
                if is_free and setup.district_of[other] == district:
                    places += 1
            tiles: i64 = 0
            for other in range(OVERLAYS):
                if used >> other & 1 == 0 and setup.overlay_district[other] == district:
                    tiles += 1
            if places == 0 or tiles == 0:
                return False
        return True

    def draw(self, action: i64) -> None:
        """A card or tile comes from its deck to where it was drawn for."""
        deck = self.a
        where = self.b >> 6
        at = self.b & 63
        self.pop()
        if deck <= NOTEBOOK_2:
            tile = action - DEAL_TILE
            self.tiles_unseen &= ~bit(tile)
            self.tile_stacks[deck] -= 1
            self.tile_display[at] = tile + 1
            self.emit(TILE_SHOWN, -1, tile, 0, 0)
        elif deck <= CASE_STUDY:
            client = action - DEAL_CLIENT
            self.client_decks &= ~bit(client)
            self.bottom_client &= ~bit(client)
            if where == TO_DRAFT:
                self.draft_clients |= bit(client)
            else:
                self.clients_shown[at] = client + 1
            self.emit(CLIENT_SHOWN, -1, client, 0, 0)
        elif deck == GRIEF:
            self.grief_deck &= ~bit(action - DEAL_GRIEF)
            self.grief_shown[at] = action - DEAL_GRIEF + 1
        elif deck == LATENT:
            self.latent_deck &= ~bit(action - DEAL_LATENT)
            self.room_latent[at] = action - DEAL_LATENT + 1
            self.emit(LATENT_DRAWN, at >> 1, action - DEAL_LATENT, 0, 0)
        elif deck == MANIFEST:
            self.manifest_deck &= ~bit(action - DEAL_MANIFEST)
            if where == TO_ROOM:
                self.room_manifest[at] = action - DEAL_MANIFEST + 1
                self.emit(DREAM_TAKEN, at >> 1, action - DEAL_MANIFEST, 0, 0)
            else:
                self.manifests_shown[at] = action - DEAL_MANIFEST + 1
                self.emit(DREAM_SHOWN, -1, action - DEAL_MANIFEST, 0, 0)
        elif deck == RESEARCH:
            card = action - DEAL_RESEARCH
            self.research_deck &= ~bit(card)
            if where == TO_DISPLAY:
                self.research_shown[at] = card + 1
                self.emit(RESEARCH_SHOWN, -1, card, 0, 0)
            elif where == TO_PLAY:
                self.in_play[at] |= bit(card)
                self.emit(RESEARCH_PLAYED, at, card, 0, 0)
            else:
                self.hand[at] |= bit(card)
                self.emit(RESEARCH_DRAWN, at, card, 0, 0)
        elif deck == IMPULSE:
            self.impulses &= ~bit(action - DEAL_IMPULSE)
            self.then(ID_IMPULSE, action - DEAL_IMPULSE)
        elif deck == OFFICE:
            self.office = self.office[:]
            self.office[at] = action - DEAL_OFFICE
        elif deck == FREUD_PLACE:
            self.freud = action - DEAL_LOCATION
            self.emit(FREUD_BEGINS, -1, self.freud, 0, 0)
            if self.setup.fireworks:
                self.fireworks = self.setup.district_of[self.freud]
        elif deck == JOURNALIST_PLACE:
            self.journalist = action - DEAL_LOCATION
            self.emit(JOURNALIST_BEGINS, -1, self.journalist, 0, 0)
        else:
            self.overlay_on = self.overlay_on[:]
            self.overlay_on[at] = action - DEAL_OVERLAY + 1

    # A turn: one of three options

    def legal_turn(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        if self.ideas[seat] + self.bright[seat]:
            pointed = self.pointed_at(seat)
            for space in range(IDEA_SPACES):
                if self.idea_at[space] == 0:
                    for action in range(TABLE_ACTIONS):
                        if self.setup.space_actions[space] >> action & 1 and pointed >> action & 1 == 0:
                            out = append(out, PLACE + space * 16 + action)
        if self.idea_spaces(seat):
            out = append(out, RECALL)
        for treatment in self.legal_treatments(seat, False):
            out = append(out, treatment)
        if len(out) == 0:
            # No space is vacant, none is one's own and no Dream can be paid: the turn is passed [UM-TURN-3].
            out = append(out, STOP)
        return out

    def pointed_at(self, seat: i64) -> i64:
        """The actions the seat's own Ideas point at, a bit each."""
        found: i64 = 0
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1:
                found |= bit((self.idea_at[space] >> 12) - 1)
        return found

    def idea_spaces(self, seat: i64) -> i64:
        """On how many spaces the seat has Ideas."""
        count: i64 = 0
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1 and self.idea_at[space] >> 4 & 15:
                count += 1
        return count

    def take_turn(self, action: i64) -> None:
        seat = self.actor
        self.treated = 0
        if action < RECALL:
            self.wait(IDEAS, seat, action - PLACE, 0)
        elif action == RECALL:
            self.recall(seat)
        else:
            self.wait(END_TURN, seat, 0, 0)
            if action != STOP:
                self.push(TREATMENT, seat, 1, 1)
                self.treat(seat, seat * 2 + action - TREAT)

    # State Ideas

    def legal_idea_counts(self, seat: i64) -> vec[i64]:
        """One or two, Bright Ideas among them [UM-STATE-1, UM-STATE-4]."""
        ideas = self.ideas[seat]
        bright = self.bright[seat]
        out = vec[i64](capacity=8)
        for choice in range(5):
            needs_ideas = idea_count(choice)
            needs_bright = bright_count(choice)
            if needs_ideas <= ideas and needs_bright <= bright:
                out = append(out, HOW_MANY + choice)
        return out

    def place_ideas(self, choice: i64) -> None:
        seat = self.actor
        space = self.a >> 4
        action = self.a & 15
        ideas = idea_count(choice)
        bright = bright_count(choice)
        self.ideas[seat] -= ideas
        self.bright[seat] -= bright
        self.emit(IDEAS_PLACED, seat, space, action, choice)
        self.idea_at[space] = seat + 1 + ideas * 16 + bright * 256 + (action + 1) * 4096
        steps = self.setup.space_inkpots[space]
        self.wait(END_TURN, seat, 0, 0)
        self.push(INKPOT, seat, steps, steps + 16)
        self.push(TABLE, seat, action, ideas + bright)

    def trigger_table(self) -> None:
        seat = self.actor
        action = self.a
        if self.b == 0:
            self.pop()
            return
        self.b -= 1
        self.push(OPEN_LIST, seat, self.setup.action_lists[action], 0)

    # The Inkpot

    def legal_advances(self, seat: i64, least: i64, most: i64, may_stop: bool) -> vec[i64]:
        """So many spaces; a Bright Idea adds or takes away one, but never all [UM-INK-2]."""
        out = vec[i64](capacity=16)
        if may_stop:
            out = append(out, STOP)
        for steps in range(1, FARTHEST + 1):
            if self.bright_for(seat, steps, least, most) <= self.bright[seat]:
                out = append(out, ADVANCE + steps)
        return out

    def bright_for(self, seat: i64, steps: i64, least: i64, most: i64) -> i64:
        """The Bright Ideas a movement costs."""
        off: i64 = 0
        if steps < least:
            off = least - steps
        elif steps > most:
            off = steps - most
        if off and self.used_once >> MOD_FREE_STEP & 1 == 0:
            free = self.modifier(seat, MOD_FREE_STEP)
            if free > 0:
                off -= free if free < off else off
        return off

    def advance_inkpot(self, action: i64) -> None:
        seat = self.actor
        least = self.a
        most = self.b & 15
        if action == STOP:
            self.pop()
            return
        steps = action - ADVANCE
        bright = self.bright_for(seat, steps, least, most)
        self.bright[seat] -= bright
        if (steps < least or steps > most) and self.modifier(seat, MOD_FREE_STEP) > 0:
            self.used_once |= bit(MOD_FREE_STEP)
        total = self.inkpot[seat] + steps
        for _ in range(total // INKPOT_SPACES):
            if self.ideas_locked[seat]:
                self.ideas_locked[seat] -= 1
                self.ideas[seat] += 1
                column = self.setup.locked_ideas - self.ideas_locked[seat] - 1
                self.emit(IDEA_UNLOCKED, seat, column, 0, 0)
        self.inkpot[seat] = total % INKPOT_SPACES
        self.emit(INK_MOVED, seat, steps, self.inkpot[seat], bright)
        self.wait(LAND, seat, 0, 0)

    def land(self) -> None:
        """The space the Inkpot has come to takes effect [UM-INK-3 to UM-INK-5]."""
        seat = self.actor
        here = self.inkpot[seat]
        self.pop()
        if here == TOP:
            self.push(COLUMN, seat, 0, 0)
        elif here == LEFT:
            self.trigger_reputation(seat)
        else:
            self.start_line(seat, here - 1)

    # Recall Ideas

    def recall(self, seat: i64) -> None:
        """Coffee for each space with Ideas, which come back; then a bonus of the city [UM-RECALL]."""
        coffee = self.idea_spaces(seat)
        self.emit(RECALLED, seat, coffee, 0, 0)
        for space in range(IDEA_SPACES):
            if self.idea_at[space] & 15 == seat + 1:
                self.ideas[seat] += self.idea_at[space] >> 4 & 15
                self.idea_at[space] = 0
        self.gain_coffee(seat, coffee)
        self.wait(END_TURN, seat, 0, 0)
        self.push(BONUS, seat, 0, 0)
        bonus = self.modifier(seat, MOD_ON_RECALL)
        if bonus > 0:
            self.push(OPEN_LIST, seat, bonus, 0)

    # Decisions that repeat, or lead to something else

    def repeat_insight(self, action: i64, is_generate: bool) -> None:
        if action == STOP:
            self.pop()
            return
        self.apply_insight(self.actor, action)
        if is_generate:
            self.b -= 1
        else:
            self.a -= 1

    def trigger_side(self, action: i64) -> None:
        """The main and the banner effect of a tile just taken, in either order."""
        seat = self.actor
        tile = self.a
        if action == MAIN_EFFECT:
            self.b |= 1
            self.push(OPEN_LIST, seat, self.setup.main_lists[tile], 0)
        else:
            self.b |= 2
            self.push(OPEN_LIST, seat, self.setup.banner_lists[tile], 0)

    def mark(self, action: i64) -> None:
        seat = self.actor
        target = self.a
        self.leave_insight(seat, action)
        self.pop()
        if target < MARK_DISTRICT:
            self.publish_for(seat, target)
        else:
            self.check_goals(seat)

    def go_on_treating(self, action: i64) -> None:
        seat = self.actor
        if action == STOP:
            self.pop()
            return
        self.a -= 1
        self.treat(seat, seat * 2 + action - TREAT)

    # The end of a turn

    def end_turn(self) -> None:
        """Boxes for therapy, then new clients for vacant rooms, then the next player [UM-END]."""
        seat = self.actor
        if self.a == 0:
            self.a = 1
            self.take_bright_ideas_away(seat)
            self.push(BOXES, seat, 0, 0)
            return
        room = self.vacant_room(seat)
        if room >= 0 and not self.is_final_round() and len(self.legal_drafts()):
            self.push(DRAFT, seat, room, 0)
            return
        self.next_turn(seat)

    def take_bright_ideas_away(self, seat: i64) -> None:
        for space in range(IDEA_SPACES):
            lying = self.idea_at[space]
            if lying & 15 == seat + 1 and lying >> 8 & 15:
                self.idea_at[space] = lying & ~(15 * 256) if lying >> 4 & 15 else 0

    def next_turn(self, seat: i64) -> None:
        following = (seat + 1) % self.players
        if following == self.starter:
            self.rounds += 1
            if self.phase == FINAL_ROUND:
                self.finish_game()
                return
            if self.phase == SIGNALLED:
                self.phase = FINAL_ROUND
                self.emit(FINAL_ROUND_BEGINS, -1, 0, 0, 0)
        self.used_once = 0
        if self.is_id(following):
            self.wait(ID_STEP, following, ID_TURN, 0)
        else:
            self.wait(TURN, following, 0, 0)

    # Final scoring

    def final_points(self, seat: i64, part: i64) -> i64:
        """The seven steps of final scoring; 0 and 1 are the track and the rank on it [UM-FINAL]."""
        setup = self.setup
        if part == 0:
            return self.reputation[seat]
        if part == 1:
            works = self.count_treatises(seat) + count_bits(self.cured[seat])
            rank = self.rank(seat)
            if rank == 0:
                return setup.first_vp * works
            return setup.second_vp * works if rank == 1 else 0
        if part == 2:
            found: i64 = 0
            for slot in range(DISTRICTS * 4):
                if self.insight_on[slot] == seat + 1:
                    found |= bit(slot // 4)
            return setup.district_vp[count_bits(found)]
        if part == 3:
            return setup.row_vp[self.complete_rows(seat)]
        if part == 4:
            return setup.tag_vp[self.different_tags(seat)]
        if part == 5:
            return self.case_study_points(seat)
        if part == 6:
            return self.boxes[seat] * setup.box_vp
        bright = self.bright[seat] + self.coffee[seat] // setup.bright_coffee
        return bright * setup.bright_vp

    def case_study_points(self, seat: i64) -> i64:
        setup = self.setup
        total: i64 = 0
        clients = self.open_clients(seat)
        for client in range(ROUTINE_CLIENTS, CLIENTS):
            if clients >> client & 1:
                points = self.counter(seat, setup.client_counter[client]) * setup.client_rate[client]
                total += points if points < setup.client_most[client] else setup.client_most[client]
        return total

    def points(self, seat: i64) -> i64:
        """All points if the game ended now."""
        total = self.vp[seat]
        for part in range(8):
            total += self.final_points(seat, part)
        return total

    def finish_game(self) -> None:
        """The most points win, then the most Reputation [UM-FINAL-8]."""
        for seat in range(self.players):
            for part in range(8):
                self.emit(FINALLY_SCORED, seat, part, self.final_points(seat, part), 0)
        best: i64 = -1
        for seat in range(self.players):
            rank = self.points(seat) * 16 + self.reputation[seat]
            if self.is_id(seat):
                # A tie is not a win against the Id.
                rank = self.points(seat) * 16 + 15
            if rank > best:
                best = rank
                self.won = bit(seat)
            elif rank == best:
                self.won |= bit(seat)
        self.finish()


def idea_count(choice: i64) -> i64:
    """Of the five ways to place Ideas: how many are one's own."""
    if choice == 2:
        return 2
    return 1 if choice == 0 or choice == 3 else 0


def bright_count(choice: i64) -> i64:
    if choice == 4:
        return 2
    return 1 if choice == 1 or choice == 3 else 0


def with_stop(actions: vec[i64]) -> vec[i64]:
    """Or nothing: STOP comes first, its number is lower."""
    out = vec[i64](capacity=64)
    out = append(out, STOP)
    for action in actions:
        out = append(out, action)
    return out


def with_stop_after(actions: vec[i64]) -> vec[i64]:
    """Or nothing, where its number is higher."""
    return append(actions, STOP)


def new_game(setup: MindSetup) -> MindState:
    """The first position: the box is open and nothing is decided."""
    state = MindState(setup)
    state.prepare()
    return state
