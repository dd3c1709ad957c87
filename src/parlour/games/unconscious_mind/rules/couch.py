"""Clients in the office: their abilities, treating them, Catharsis, cures, and drafting new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, dial, drawing, effects, fame, solo, supplies
from parlour.games.unconscious_mind.rules.codes import (
    BOX,
    BOX_FOR,
    CASE_STUDY,
    CATHARSIS_REACHED,
    CHOOSE_DREAM,
    CURED,
    DRAFT_CLIENT,
    DRAFTED,
    DREAM_FROM_DECK,
    DREAM_TAKEN,
    FROM_CLIENTS,
    GRIEF,
    LATENT,
    MANIFEST,
    MOD_ANY_ICON,
    MOD_ON_LATENT,
    ROUTINE,
    SPENT,
    STOP,
    THERAPY_DONE,
    TO_DISPLAY,
    TO_ROOM,
    TREAT,
    TREATED,
)
from parlour.games.unconscious_mind.rules.decision import (
    UnconsciousMindDecision,
    UnconsciousMindStep,
    bits_from,
    with_stop_after,
)
from parlour.games.unconscious_mind.rules.setup import ROUTINE_CLIENTS
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState


# Abilities


def open_clients(state: UnconsciousMindState, seat: i64) -> i64:
    """The clients whose abilities and tags count, a bit each."""
    found = state.cured[seat]
    room = seat * 2
    if state.room_grief[room] == 0 and state.room_client[room]:
        found |= bit(state.room_client[room] - 1)
    if state.room_grief[room + 1] == 0 and state.room_client[room + 1]:
        found |= bit(state.room_client[room + 1] - 1)
    return found


def modifier(state: UnconsciousMindState, seat: i64, mod: i64) -> i64:
    """The value of an ongoing ability, or -1 for those without it."""
    clients = open_clients(state, seat) & state.setup.mod_clients[mod]
    client: i64 = 0
    while clients:
        if clients & 1:
            return state.setup.client_mod_value[client]
        clients >>= 1
        client += 1
    return -1


# Treating


def dream_price(state: UnconsciousMindState, room: i64) -> i64:
    """What the topmost Dream of a room costs, or -1 without one."""
    if state.room_manifest[room]:
        return state.setup.manifest_prices[state.room_manifest[room] - 1]
    if state.room_latent[room]:
        return state.setup.latent_prices[state.room_latent[room] - 1]
    return -1


def can_treat(state: UnconsciousMindState, seat: i64, room: i64) -> bool:
    if state.room_client[room] == 0:
        return False
    price = dream_price(state, room)
    return price >= 0 and dial.is_payable(state, seat, price)


def legal_treatments(state: UnconsciousMindState, seat: i64, once_each: bool) -> vec[i64]:
    """Clients whose topmost Dream can be paid; in a Treat turn each once [UM-TREAT-1]."""
    out = vec[i64](capacity=4)
    for room in range(2):
        if once_each and state.treated >> room & 1:
            continue
        if can_treat(state, seat, seat * 2 + room):
            out = append(out, TREAT + room)
    return out


def is_treatment_within_reach(state: UnconsciousMindState, seat: i64, once_each: bool) -> bool:
    """Is there a client whose Dream Coffee could make payable? [UM-ANY-5]"""
    for room in range(2):
        if (once_each and state.treated >> room & 1) or state.room_client[seat * 2 + room] == 0:
            continue
        price = dream_price(state, seat * 2 + room)
        if price >= 0 and dial.is_price_within_reach(state, seat, price):
            return True
    return False


class Treatment(UnconsciousMindDecision):
    """A Client to treat."""

    def __init__(self) -> None:
        super().__init__(codes.TREATMENT, "treat", ("treat", "stop"), has_asides=True)
        self.left: Final = self.in_a("left")
        self.once_each: Final = self.in_b("once_each")
        """In a Treat turn, each Client once."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return with_stop_after(legal_treatments(state, state.actor, self.once_each.of(state) > 0))

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
            return
        self.left.add(state, -1)
        treat(state, seat, seat * 2 + action - TREAT)

    def is_done(self, state: UnconsciousMindState) -> bool:
        return self.left.of(state) == 0

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        return is_treatment_within_reach(state, state.actor, self.once_each.of(state) > 0)


TREATMENT: Final[Treatment] = Treatment()


def treat(state: UnconsciousMindState, seat: i64, room: i64) -> None:
    """Pay for the Dream, then its effects; a matching icon brings a box [UM-TREAT-2, UM-TREAT-6]."""
    setup = state.setup
    state.treated |= bit(room & 1)
    price = dream_price(state, room)
    is_latent = state.room_manifest[room] == 0
    brings = (
        setup.latent_lists[state.room_latent[room] - 1]
        if is_latent
        else setup.manifest_lists[state.room_manifest[room] - 1]
    )
    dream = -state.room_latent[room] if is_latent else state.room_manifest[room]
    state.emit(TREATED, seat, state.room_client[room] - 1, dream, 0)
    if not is_latent and do_icons_match(state, seat, room):
        supplies.gain_boxes(state, seat, 1)
    DREAM_DONE.push(state, seat, room, 1 if is_latent else 0)
    effects.OPEN_LIST.push(state, seat, brings, effects.ABOUT_ROOM + room)
    dial.PAY.push(state, seat, price)


def do_icons_match(state: UnconsciousMindState, seat: i64, room: i64) -> bool:
    setup = state.setup
    if state.room_grief[room] == 0:
        return False
    dream = setup.manifest_icon[state.room_manifest[room] - 1]
    grief = setup.grief_icon[state.room_grief[room] - 1]
    if dream == 0 or grief == 0:
        return False
    return dream == grief or modifier(state, seat, MOD_ANY_ICON) >= 0


class DreamDone(UnconsciousMindStep):
    """The Dream is used up; a Latent one may have an ability to follow it."""

    def __init__(self) -> None:
        super().__init__(codes.DREAM_DONE, "dream_done")
        self.room: Final = self.in_a("room")
        self.is_latent: Final = self.in_b("is_latent")

    def step(self, state: UnconsciousMindState) -> None:
        seat = state.actor
        room = self.room.of(state)
        is_latent = self.is_latent.of(state) != 0
        state.pop()
        if is_latent:
            state.room_latent = changed(state.room_latent, room, 0)
            bonus = modifier(state, seat, MOD_ON_LATENT)
            if bonus > 0:
                effects.OPEN_LIST.push(state, seat, bonus)
        else:
            state.room_manifest = changed(state.room_manifest, room, 0)


DREAM_DONE: Final[DreamDone] = DreamDone()

# Therapy


class Therapy(UnconsciousMindStep):
    """Therapy for a Client, space by space."""

    def __init__(self) -> None:
        super().__init__(codes.THERAPY, "therapy", "therapy")
        self.room: Final = self.in_a("room")
        self.left: Final = self.in_b("left")

    def step(self, state: UnconsciousMindState) -> None:
        """One space to the left; points, Catharsis and the cure as they come [UM-TREAT-3 to UM-TREAT-5]."""
        seat = state.actor
        room = self.room.of(state)
        left = self.left.of(state)
        if left == 0:
            state.pop()
            return
        if state.room_client[room] == 0:
            # Cured on the way: what is left over becomes boxes.
            supplies.gain_boxes(state, seat, left)
            state.pop()
            return
        self.left.add(state, -1)
        state.room_therapy = changed(state.room_therapy, room, state.room_therapy[room] - 1)
        here = state.room_therapy[room]
        state.emit(THERAPY_DONE, seat, state.room_client[room] - 1, here, 0)
        supplies.earn(state, seat, state.setup.therapy_vp[here], FROM_CLIENTS)
        if here == 0:
            cure(state, seat, room)
        elif here == state.setup.catharsis and state.room_grief[room]:
            grief = state.room_grief[room] - 1
            state.score(seat, state.setup.grief_vp[grief], FROM_CLIENTS)
            state.emit(CATHARSIS_REACHED, seat, state.room_client[room] - 1, state.setup.grief_vp[grief], 0)
            FADE.push(state, seat, room)
            relief = state.setup.grief_lists[grief]
            if state.is_id(seat):
                solo.take_effects(state, relief, room)
            else:
                effects.OPEN_LIST.push(state, seat, relief, effects.ABOUT_ROOM + room)


THERAPY: Final[Therapy] = Therapy()


class Fade(UnconsciousMindStep):
    """After Catharsis the Grief Layer is discarded: the client's abilities and tags count [UM-CATH]."""

    def __init__(self) -> None:
        super().__init__(codes.FADE, "fade")
        self.room: Final = self.in_a("room")

    def step(self, state: UnconsciousMindState) -> None:
        state.room_grief = changed(state.room_grief, self.room.of(state), 0)
        state.pop()


FADE: Final[Fade] = Fade()


def cure(state: UnconsciousMindState, seat: i64, room: i64) -> None:
    client = state.room_client[room] - 1
    state.score(seat, state.setup.cure_vp[client], FROM_CLIENTS)
    state.cured = changed(state.cured, seat, state.cured[seat] | bit(client))
    state.emit(CURED, seat, client, state.setup.cure_vp[client], 0)
    state.room_client = changed(state.room_client, room, 0)
    state.room_manifest = changed(state.room_manifest, room, 0)
    state.room_latent = changed(state.room_latent, room, 0)
    fame.check_goals(state, seat)


# Boxes at the end of a turn


class Boxes(UnconsciousMindDecision):
    """Boxes to use for therapy."""

    def __init__(self) -> None:
        super().__init__(codes.BOXES, "boxes", ("box", "stop"), has_asides=True)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        seat = state.actor
        out = vec[i64](capacity=8)
        out = append(out, STOP)
        if state.boxes[seat]:
            for room in range(2):
                if state.room_client[seat * 2 + room]:
                    out = append(out, BOX_FOR + room)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
            return
        state.boxes = changed(state.boxes, seat, state.boxes[seat] - 1)
        state.emit(SPENT, seat, BOX, 1, 0)
        THERAPY.push(state, seat, seat * 2 + action - BOX_FOR, 1)

    def is_more_within_reach(self, state: UnconsciousMindState) -> bool:
        """Could a set of Insights, with Coffee if need be, make a box that is of use now? [UM-ANY-5]

        For a Client, or for points in the last round; otherwise the next turn is soon enough.
        """
        seat = state.actor
        has_client = state.room_client[seat * 2] > 0 or state.room_client[seat * 2 + 1] > 0
        return (has_client or state.is_final_round()) and dial.is_price_within_reach(
            state, seat, state.setup.box_price
        )


BOXES: Final[Boxes] = Boxes()

# Drafting


def vacant_room(state: UnconsciousMindState, seat: i64) -> i64:
    """A room without a client, or -1."""
    if state.room_client[seat * 2] == 0:
        return seat * 2
    if state.second_room >> seat & 1 and state.room_client[seat * 2 + 1] == 0:
        return seat * 2 + 1
    return -1


def legal_drafts(state: UnconsciousMindState) -> vec[i64]:
    """The clients on display, ascending."""
    shown: i64 = 0
    for place in range(4):
        if state.clients_shown[place]:
            shown |= bit(state.clients_shown[place] - 1)
    return bits_from(DRAFT_CLIENT, shown)


class Draft(UnconsciousMindDecision):
    """A Client for a vacant room."""

    def __init__(self) -> None:
        super().__init__(codes.DRAFT, "draft", ("draft",))
        self.room: Final = self.in_a("room")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return legal_drafts(state)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """A client of the display with its Grief Layer, then a Latent and a Manifest Dream [UM-DRAFT]."""
        seat = state.actor
        room = self.room.of(state)
        client = action - DRAFT_CLIENT
        state.pop()
        for place in range(4):
            if state.clients_shown[place] == client + 1:
                seat_client(state, room, client, state.grief_shown[place] - 1)
                state.clients_shown = changed(state.clients_shown, place, 0)
                state.grief_shown = changed(state.grief_shown, place, 0)
                push_dreams(state, seat, room)
                push_refill(state, place)


DRAFT: Final[Draft] = Draft()


def seat_client(state: UnconsciousMindState, room: i64, client: i64, grief: i64) -> None:
    state.room_client = changed(state.room_client, room, client + 1)
    state.room_grief = changed(state.room_grief, room, grief + 1)
    state.emit(DRAFTED, room >> 1, client, room & 1, 0)


def push_dreams(state: UnconsciousMindState, seat: i64, room: i64) -> None:
    DREAM_CHOICE.push(state, seat, room)
    if state.latent_deck:
        drawing.draw(state, LATENT, TO_ROOM, room)


def push_refill(state: UnconsciousMindState, place: i64) -> None:
    """A new client on display, of the other deck if its own is empty, with a Grief Layer."""
    routine = state.client_decks & (bit(ROUTINE_CLIENTS) - 1)
    case_study = state.client_decks >> ROUTINE_CLIENTS
    wants_routine = place < 2
    if routine == 0 and case_study == 0:
        return
    deck = ROUTINE if (wants_routine and routine) or case_study == 0 else CASE_STUDY
    if state.grief_deck:
        drawing.draw(state, GRIEF, TO_DISPLAY, place)
    drawing.draw(state, deck, TO_DISPLAY, place)


class ChooseDream(UnconsciousMindDecision):
    """A Manifest Dream for a new Client: of the display, or of the deck."""

    def __init__(self) -> None:
        super().__init__(codes.DREAM_CHOICE, "dream", ("dream", "dream_unseen", "stop"))
        self.room: Final = self.in_a("room")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        shown: i64 = 0
        for place in range(4):
            if state.manifests_shown[place]:
                shown |= bit(state.manifests_shown[place] - 1)
        out = bits_from(CHOOSE_DREAM, shown)
        if state.manifest_deck:
            out = append(out, DREAM_FROM_DECK)
        if len(out) == 0:
            out = append(out, STOP)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """Take a Manifest Dream; the therapy marker goes to the sum of the hearts [UM-DRAFT-4]."""
        seat = state.actor
        room = self.room.of(state)
        state.pop()
        set_therapy(state, seat, room)
        if action == DREAM_FROM_DECK:
            drawing.draw(state, MANIFEST, TO_ROOM, room)
        elif action != STOP:
            dream = action - CHOOSE_DREAM
            state.room_manifest = changed(state.room_manifest, room, dream + 1)
            state.emit(DREAM_TAKEN, seat, dream, 0, 0)
            for place in range(4):
                if state.manifests_shown[place] == dream + 1:
                    state.manifests_shown = changed(state.manifests_shown, place, 0)
                    push_manifest(state, place)

    def goes_on(self, state: UnconsciousMindState) -> bool:
        """Never: leaving the choice, when there is no Dream, still sets the therapy marker."""
        return False


DREAM_CHOICE: Final[ChooseDream] = ChooseDream()


def push_manifest(state: UnconsciousMindState, place: i64) -> None:
    if state.manifest_deck:
        drawing.draw(state, MANIFEST, TO_DISPLAY, place)


def set_therapy(state: UnconsciousMindState, seat: i64, room: i64) -> None:
    setup = state.setup
    hearts = setup.client_hearts[state.room_client[room] - 1]
    if state.room_grief[room]:
        hearts += setup.grief_hearts[state.room_grief[room] - 1]
    if hearts > setup.therapy_most:
        hearts = setup.therapy_most
    state.room_therapy = changed(state.room_therapy, room, hearts)
    supplies.earn(state, seat, setup.therapy_vp[hearts], FROM_CLIENTS)
