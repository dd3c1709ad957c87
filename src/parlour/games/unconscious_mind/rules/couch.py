"""Clients in the office: treating them, Catharsis, cures, and drafting new ones."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.city import City
from parlour.games.unconscious_mind.rules.codes import (
    BOX,
    BOX_FOR,
    CASE_STUDY,
    CATHARSIS_REACHED,
    CHOOSE_DREAM,
    CURED,
    DRAFT_CLIENT,
    DRAFTED,
    DRAW,
    DREAM_CHOICE,
    DREAM_DONE,
    DREAM_FROM_DECK,
    DREAM_TAKEN,
    FADE,
    FROM_CLIENTS,
    GRIEF,
    LATENT,
    MANIFEST,
    MOD_ANY_ICON,
    MOD_ON_LATENT,
    OPEN_LIST,
    PAY,
    ROUTINE,
    SPENT,
    STOP,
    THERAPY,
    THERAPY_DONE,
    TO_DISPLAY,
    TO_ROOM,
    TREAT,
    TREATED,
)
from parlour.games.unconscious_mind.rules.setup import ROUTINE_CLIENTS
from parlour.kernel.state import CHANCE, bit, changed


class Couch(City):
    # Treating

    def dream_price(self, room: i64) -> i64:
        """What the topmost Dream of a room costs, or -1 without one."""
        if self.room_manifest[room]:
            return self.setup.manifest_prices[self.room_manifest[room] - 1]
        if self.room_latent[room]:
            return self.setup.latent_prices[self.room_latent[room] - 1]
        return -1

    def can_treat(self, seat: i64, room: i64) -> bool:
        if self.room_client[room] == 0:
            return False
        price = self.dream_price(room)
        return price >= 0 and self.is_payable(seat, price)

    def legal_treatments(self, seat: i64, once_each: bool) -> vec[i64]:
        """Clients whose topmost Dream can be paid; in a Treat turn each once [UM-TREAT-1]."""
        out = vec[i64](capacity=4)
        for room in range(2):
            if once_each and self.treated >> room & 1:
                continue
            if self.can_treat(seat, seat * 2 + room):
                out = append(out, TREAT + room)
        return out

    def is_treatment_within_reach(self, seat: i64, once_each: bool) -> bool:
        """Is there a client whose Dream Coffee could make payable? [UM-ANY-5]"""
        for room in range(2):
            if (once_each and self.treated >> room & 1) or self.room_client[seat * 2 + room] == 0:
                continue
            price = self.dream_price(seat * 2 + room)
            if price >= 0 and self.is_price_within_reach(seat, price):
                return True
        return False

    def treat(self, seat: i64, room: i64) -> None:
        """Pay for the Dream, then its effects; a matching icon brings a box [UM-TREAT-2, UM-TREAT-6]."""
        setup = self.setup
        self.treated |= bit(room & 1)
        price = self.dream_price(room)
        is_latent = self.room_manifest[room] == 0
        effects = (
            setup.latent_lists[self.room_latent[room] - 1]
            if is_latent
            else setup.manifest_lists[self.room_manifest[room] - 1]
        )
        dream = -self.room_latent[room] if is_latent else self.room_manifest[room]
        self.emit(TREATED, seat, self.room_client[room] - 1, dream, 0)
        if not is_latent and self.do_icons_match(seat, room):
            self.gain_boxes(seat, 1)
        self.push(DREAM_DONE, seat, room, 1 if is_latent else 0)
        self.push(OPEN_LIST, seat, effects + 4096 * (16 + room), 0)
        self.push(PAY, seat, price, 0)

    def do_icons_match(self, seat: i64, room: i64) -> bool:
        setup = self.setup
        if self.room_grief[room] == 0:
            return False
        dream = setup.manifest_icon[self.room_manifest[room] - 1]
        grief = setup.grief_icon[self.room_grief[room] - 1]
        if dream == 0 or grief == 0:
            return False
        return dream == grief or self.modifier(seat, MOD_ANY_ICON) >= 0

    def discard_dream(self, room: i64, is_latent: bool) -> None:
        """The Dream is used up; a Latent one may have an ability to follow it."""
        seat = self.actor
        self.pop()
        if is_latent:
            self.room_latent = changed(self.room_latent, room, 0)
            bonus = self.modifier(seat, MOD_ON_LATENT)
            if bonus > 0:
                self.push(OPEN_LIST, seat, bonus, 0)
        else:
            self.room_manifest = changed(self.room_manifest, room, 0)

    def resolve(self, seat: i64, effects: i64, about: i64) -> None:
        """Effects for a player to choose from; the Id has a way of its own with them."""
        self.push(OPEN_LIST, seat, effects + 4096 * about, 0)

    # Therapy

    def step_therapy(self) -> None:
        """One space to the left; points, Catharsis and the cure as they come [UM-TREAT-3 to UM-TREAT-5]."""
        seat = self.actor
        room = self.a
        if self.b == 0:
            self.pop()
            return
        if self.room_client[room] == 0:
            # Cured on the way: what is left over becomes boxes.
            self.gain_boxes(seat, self.b)
            self.pop()
            return
        self.b -= 1
        self.room_therapy = changed(self.room_therapy, room, self.room_therapy[room] - 1)
        here = self.room_therapy[room]
        self.emit(THERAPY_DONE, seat, self.room_client[room] - 1, here, 0)
        self.earn(seat, self.setup.therapy_vp[here], FROM_CLIENTS)
        if here == 0:
            self.cure(seat, room)
        elif here == self.setup.catharsis and self.room_grief[room]:
            grief = self.room_grief[room] - 1
            self.score(seat, self.setup.grief_vp[grief], FROM_CLIENTS)
            self.emit(CATHARSIS_REACHED, seat, self.room_client[room] - 1, self.setup.grief_vp[grief], 0)
            self.push(FADE, seat, room, 0)
            self.resolve(seat, self.setup.grief_lists[grief], 16 + room)

    def cure(self, seat: i64, room: i64) -> None:
        client = self.room_client[room] - 1
        self.score(seat, self.setup.cure_vp[client], FROM_CLIENTS)
        self.cured = changed(self.cured, seat, self.cured[seat] | bit(client))
        self.emit(CURED, seat, client, self.setup.cure_vp[client], 0)
        self.room_client = changed(self.room_client, room, 0)
        self.room_manifest = changed(self.room_manifest, room, 0)
        self.room_latent = changed(self.room_latent, room, 0)
        self.check_goals(seat)

    def fade_grief(self) -> None:
        """After Catharsis the Grief Layer is discarded: the client's abilities and tags count [UM-CATH]."""
        self.room_grief = changed(self.room_grief, self.a, 0)
        self.pop()

    # Boxes at the end of a turn

    def legal_boxes(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        out = append(out, STOP)
        if self.boxes[seat]:
            for room in range(2):
                if self.room_client[seat * 2 + room]:
                    out = append(out, BOX_FOR + room)
        return out

    def is_box_within_reach(self, seat: i64) -> bool:
        """Could a set of Insights, with Coffee if need be, make a box that is of use now? [UM-ANY-5]

        For a Client, or for points in the last round; otherwise the next turn is soon enough.
        """
        has_client = self.room_client[seat * 2] > 0 or self.room_client[seat * 2 + 1] > 0
        return (has_client or self.is_final_round()) and self.is_price_within_reach(
            seat, self.setup.box_price
        )

    def use_box(self, action: i64) -> None:
        seat = self.actor
        if action == STOP:
            self.pop()
            return
        self.boxes = changed(self.boxes, seat, self.boxes[seat] - 1)
        self.emit(SPENT, seat, BOX, 1, 0)
        self.push(THERAPY, seat, seat * 2 + action - BOX_FOR, 1)

    # Drafting

    def vacant_room(self, seat: i64) -> i64:
        """A room without a client, or -1."""
        if self.room_client[seat * 2] == 0:
            return seat * 2
        if self.second_room >> seat & 1 and self.room_client[seat * 2 + 1] == 0:
            return seat * 2 + 1
        return -1

    def legal_drafts(self) -> vec[i64]:
        """The clients on display, ascending."""
        shown: i64 = 0
        for place in range(4):
            if self.clients_shown[place]:
                shown |= bit(self.clients_shown[place] - 1)
        out = vec[i64](capacity=4)
        for client in range(24):
            if shown >> client & 1:
                out = append(out, DRAFT_CLIENT + client)
        return out

    def draft(self, action: i64) -> None:
        """A client of the display with its Grief Layer, then a Latent and a Manifest Dream [UM-DRAFT]."""
        seat = self.actor
        room = self.a
        client = action - DRAFT_CLIENT
        self.pop()
        for place in range(4):
            if self.clients_shown[place] == client + 1:
                self.seat_client(room, client, self.grief_shown[place] - 1)
                self.clients_shown = changed(self.clients_shown, place, 0)
                self.grief_shown = changed(self.grief_shown, place, 0)
                self.push_dreams(seat, room)
                self.push_refill(place)

    def seat_client(self, room: i64, client: i64, grief: i64) -> None:
        self.room_client = changed(self.room_client, room, client + 1)
        self.room_grief = changed(self.room_grief, room, grief + 1)
        self.emit(DRAFTED, room >> 1, client, room & 1, 0)

    def push_dreams(self, seat: i64, room: i64) -> None:
        self.push(DREAM_CHOICE, seat, room, 0)
        if self.latent_deck:
            self.push(DRAW, CHANCE, LATENT, TO_ROOM * 64 + room)

    def push_refill(self, place: i64) -> None:
        """A new client on display, of the other deck if its own is empty, with a Grief Layer."""
        routine = self.client_decks & (bit(ROUTINE_CLIENTS) - 1)
        case_study = self.client_decks >> ROUTINE_CLIENTS
        wants_routine = place < 2
        if routine == 0 and case_study == 0:
            return
        deck = ROUTINE if (wants_routine and routine) or case_study == 0 else CASE_STUDY
        if self.grief_deck:
            self.push(DRAW, CHANCE, GRIEF, TO_DISPLAY * 64 + place)
        self.push(DRAW, CHANCE, deck, TO_DISPLAY * 64 + place)

    def legal_dreams(self) -> vec[i64]:
        shown: i64 = 0
        for place in range(4):
            if self.manifests_shown[place]:
                shown |= bit(self.manifests_shown[place] - 1)
        out = vec[i64](capacity=8)
        for dream in range(self.setup.manifests):
            if shown >> dream & 1:
                out = append(out, CHOOSE_DREAM + dream)
        if self.manifest_deck:
            out = append(out, DREAM_FROM_DECK)
        if len(out) == 0:
            out = append(out, STOP)
        return out

    def choose_dream(self, action: i64) -> None:
        """Take a Manifest Dream; the therapy marker goes to the sum of the hearts [UM-DRAFT-4]."""
        seat = self.actor
        room = self.a
        self.pop()
        self.set_therapy(seat, room)
        if action == DREAM_FROM_DECK:
            self.push(DRAW, CHANCE, MANIFEST, TO_ROOM * 64 + room)
        elif action != STOP:
            dream = action - CHOOSE_DREAM
            self.room_manifest = changed(self.room_manifest, room, dream + 1)
            self.emit(DREAM_TAKEN, seat, dream, 0, 0)
            for place in range(4):
                if self.manifests_shown[place] == dream + 1:
                    self.manifests_shown = changed(self.manifests_shown, place, 0)
                    self.push_manifest(place)

    def push_manifest(self, place: i64) -> None:
        if self.manifest_deck:
            self.push(DRAW, CHANCE, MANIFEST, TO_DISPLAY * 64 + place)

    def set_therapy(self, seat: i64, room: i64) -> None:
        setup = self.setup
        hearts = setup.client_hearts[self.room_client[room] - 1]
        if self.room_grief[room]:
            hearts += setup.grief_hearts[self.room_grief[room] - 1]
        if hearts > setup.therapy_most:
            hearts = setup.therapy_most
        self.room_therapy = changed(self.room_therapy, room, hearts)
        self.earn(seat, setup.therapy_vp[hearts], FROM_CLIENTS)
