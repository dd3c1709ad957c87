"""Research cards and Treatises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules import codes, couch, dial, drawing, effects, fame
from parlour.games.unconscious_mind.rules.codes import (
    CITE,
    FROM_CITATIONS,
    FROM_TREATISES,
    INSIGHT,
    MOD_ON_PLAY,
    MOD_WILD_VOLUME,
    OWN,
    OWN_VOLUME,
    PLAY_CARD,
    PUBLISH,
    PUBLISHED,
    RESEARCH,
    RESEARCH_PLAYED,
    RESEARCH_SWAPPED,
    RESERVE,
    STOP,
    SWAP_CARD,
    TO_HAND,
    VOLUME_CITED,
)
from parlour.games.unconscious_mind.rules.decision import UnconsciousMindDecision, UnconsciousMindStep
from parlour.games.unconscious_mind.rules.setup import RESEARCH_CARDS, TREATISES
from parlour.kernel.state import bit, changed

if TYPE_CHECKING:
    from parlour.games.unconscious_mind.rules.state import UnconsciousMindState

# Gaining Research cards


class GainResearch(UnconsciousMindStep):
    """Draw Research cards, and swap one with the display after each if wished [UM-RES-1]."""

    def __init__(self) -> None:
        super().__init__(codes.GAIN_RESEARCH, "gain_research", "gain_research")
        self.left: Final = self.in_a("left")

    def step(self, state: UnconsciousMindState) -> None:
        seat = state.actor
        if self.left.of(state) == 0:
            state.pop()
            return
        self.left.add(state, -1)
        if state.hand[seat] or state.research_deck:
            SWAP.push(state, seat)
        if state.research_deck:
            drawing.draw(state, RESEARCH, TO_HAND, seat)


GAIN_RESEARCH: Final[GainResearch] = GainResearch()


class Swap(UnconsciousMindDecision):
    """A card in hand for one of the display, if wished."""

    def __init__(self) -> None:
        super().__init__(codes.SWAP, "swap", ("swap", "stop"))

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        for card in range(RESEARCH_CARDS):
            if state.hand[state.actor] >> card & 1:
                for place in range(2):
                    if state.research_shown[place]:
                        out = append(out, SWAP_CARD + card * 2 + place)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        state.pop()
        if action == STOP:
            return
        card = (action - SWAP_CARD) >> 1
        place = action - SWAP_CARD & 1
        taken = state.research_shown[place] - 1
        state.emit(RESEARCH_SWAPPED, seat, card, taken, 0)
        state.hand = changed(state.hand, seat, state.hand[seat] & ~bit(card) | bit(taken))
        state.known = changed(state.known, seat, state.known[seat] & ~bit(card) | bit(taken))
        state.research_shown = changed(state.research_shown, place, card + 1)


SWAP: Final[Swap] = Swap()

# Playing them


def legal_plays(state: UnconsciousMindState, seat: i64, may_publish: bool) -> vec[i64]:
    out = vec[i64](capacity=32)
    out = append(out, STOP)
    for card in range(RESEARCH_CARDS):
        if state.hand[seat] >> card & 1:
            out = append(out, PLAY_CARD + card)
    if may_publish:
        for treatise in range(TREATISES):
            if can_publish(state, seat, treatise):
                out = append(out, PUBLISH + treatise)
    return out


class Play(UnconsciousMindDecision):
    """Research cards to play; or, in place of all of them, a Treatise to publish."""

    def __init__(self) -> None:
        super().__init__(codes.PLAY, "play", ("play", "publish", "stop"), has_asides=True)
        self.left: Final = self.in_a("left")
        self.may_publish: Final = self.in_b("may_publish")

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        return legal_plays(state, state.actor, self.may_publish.of(state) > 0)

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """A card is in play from now on, with its tags; its effect follows [UM-RES-3]."""
        seat = state.actor
        if action >= PUBLISH:
            treatise = action - PUBLISH
            state.pop()
            GATHER.push(state, seat, treatise, needs_of(state, seat, treatise))
            return
        if action == STOP:
            state.pop()
            return
        card = action - PLAY_CARD
        self.left.add(state, -1)
        self.may_publish.set(state, 0)
        if self.left.of(state) == 0:
            state.pop()
        state.hand = changed(state.hand, seat, state.hand[seat] & ~bit(card))
        state.known = changed(state.known, seat, state.known[seat] & ~bit(card))
        state.in_play = changed(state.in_play, seat, state.in_play[seat] | bit(card))
        state.emit(RESEARCH_PLAYED, seat, card, 0, 0)
        bonus = couch.modifier(state, seat, MOD_ON_PLAY)
        if bonus > 0:
            effects.OPEN_LIST.push(state, seat, bonus)
        effects.OPEN_LIST.push(state, seat, state.setup.research_lists[card])


PLAY: Final[Play] = Play()

# Publishing. What a Treatise still needs is one number: its leftmost Volume, the wild cards left, and how
# many of each colour. Only the next few functions take it apart.
FIRST: Final = 1
WILD: Final = 2


def wilds_left(needs: i64) -> i64:
    """How many own cards may still count as any colour."""
    return needs >> 1 & 3


def volumes_needed(needs: i64, colour: i64) -> i64:
    """How many Volumes of a colour are needed, beside the leftmost."""
    return needs >> 3 + 3 * colour & 7


def one_volume(colour: i64) -> i64:
    """A Volume of a colour, as what is needed counts it."""
    return bit(3 + 3 * colour)


def is_gathered(needs: i64) -> bool:
    """Is every Volume set aside?"""
    return needs & ~(WILD * 3) == 0


def needs_of(state: UnconsciousMindState, seat: i64, treatise: i64) -> i64:
    """What a Treatise needs at first."""
    setup = state.setup
    wild = couch.modifier(state, seat, MOD_WILD_VOLUME)
    needs = FIRST + WILD * (wild if wild > 0 else 0)
    for at in range(1, setup.treatise_size[treatise]):
        needs += one_volume(setup.treatise_volumes[treatise * 5 + at])
    return needs


def can_publish(state: UnconsciousMindState, seat: i64, treatise: i64) -> bool:
    """Is it free, is there an Insight to mark it with, and can the Volumes be gathered? [UM-PUB]"""
    if state.treatise_owner[treatise] or state.own[seat] == 0:
        return False
    return can_gather(state, seat, treatise, needs_of(state, seat, treatise), state.in_play[seat])


def can_gather(state: UnconsciousMindState, seat: i64, treatise: i64, needs: i64, cards: i64) -> bool:
    """Can these needs be met by these own cards and what others' Treatises end with?"""
    setup = state.setup
    if needs & FIRST:
        first = setup.treatise_volumes[treatise * 5]
        for card in range(RESEARCH_CARDS):
            if cards >> card & 1 and setup.volume[card] == first:
                # Cards of a colour are alike here: the first will do.
                return can_gather(state, seat, treatise, needs & ~FIRST, cards & ~bit(card))
        return False
    own = vec[i64]([0, 0, 0])
    for card in range(RESEARCH_CARDS):
        if cards >> card & 1:
            own[setup.volume[card]] += 1
    return can_cite(state, seat, 0, needs, own[0], own[1], own[2])


def can_cite(
    state: UnconsciousMindState,
    seat: i64,
    first: i64,
    needs: i64,
    green: i64,
    purple: i64,
    red: i64,
) -> bool:
    """Is there a number of Volumes to take from each Treatise, from this one on, so that own cards do?"""
    missing: i64 = 0
    spare: i64 = 0
    for colour in range(3):
        owned = green if colour == 0 else (purple if colour == 1 else red)
        lack = volumes_needed(needs, colour) - owned
        if lack > 0:
            missing += lack
        else:
            spare -= lack
    if missing == 0 or (missing <= wilds_left(needs) and missing <= spare):
        return True
    for treatise in range(first, TREATISES):
        owner = state.treatise_owner[treatise]
        if owner == 0 or owner == seat + 1:
            continue
        left = needs
        cards = state.treatise_cards[treatise]
        while cards:
            colour = state.setup.volume[last_card(cards)]
            if volumes_needed(left, colour) == 0:
                break
            left -= one_volume(colour)
            cards = without_last(cards)
            if can_cite(state, seat, treatise + 1, left, green, purple, red):
                return True
    return False


def slot_colour(state: UnconsciousMindState, treatise: i64, needs: i64, colour: i64) -> i64:
    """The colour an own card counts as: its own where that is needed, any for a wild one; -1 for none."""
    if needs & FIRST:
        return colour if colour == state.setup.treatise_volumes[treatise * 5] else -1
    if volumes_needed(needs, colour):
        return colour
    if wilds_left(needs):
        for other in range(3):
            if volumes_needed(needs, other):
                return other
    return -1


def needs_after(state: UnconsciousMindState, treatise: i64, needs: i64, colour: i64) -> i64:
    """What is needed once an own card of this colour is set aside; -1 if it is of no use."""
    counts_as = slot_colour(state, treatise, needs, colour)
    if counts_as < 0:
        return -1
    if needs & FIRST:
        return needs & ~FIRST
    return needs - one_volume(counts_as) - (0 if counts_as == colour else WILD)


def put_volume(state: UnconsciousMindState, treatise: i64, card: i64, colour: i64) -> None:
    """The leftmost free place of a colour, after the first."""
    for at in range(1, state.setup.treatise_size[treatise]):
        is_free = state.treatise_cards[treatise] >> 6 * at & 63 == 0
        if is_free and state.setup.treatise_volumes[treatise * 5 + at] == colour:
            state.treatise_cards = changed(
                state.treatise_cards, treatise, state.treatise_cards[treatise] | (card + 1) << 6 * at
            )
            return


def last_card(cards: i64) -> i64:
    """The rightmost Volume of a Treatise."""
    while cards >> 6:
        cards >>= 6
    return cards - 1


def without_last(cards: i64) -> i64:
    place: i64 = 0
    while cards >> place + 6:
        place += 6
    return cards & (bit(place) - 1)


class Gather(UnconsciousMindDecision):
    """The Volumes for a Treatise, one after the other."""

    def __init__(self) -> None:
        super().__init__(codes.GATHER, "gather", ("volume", "cite"))
        self.treatise: Final = self.in_a("treatise")
        self.needs: Final = self.in_b("needs")
        """What is still missing, as `needs_of` puts it."""

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """Own cards in play and others' rightmost Volumes that leave the rest possible [UM-PUB-3]."""
        seat = state.actor
        treatise = self.treatise.of(state)
        needs = self.needs.of(state)
        setup = state.setup
        out = vec[i64](capacity=32)
        cards = state.in_play[seat]
        for card in range(RESEARCH_CARDS):
            if cards >> card & 1:
                left = needs_after(state, treatise, needs, setup.volume[card])
                if left >= 0 and can_gather(state, seat, treatise, left, cards & ~bit(card)):
                    out = append(out, OWN_VOLUME + card)
        if needs & FIRST == 0:
            for other in range(TREATISES):
                owner = state.treatise_owner[other]
                if owner == 0 or owner == seat + 1 or state.treatise_cards[other] == 0:
                    continue
                colour = setup.volume[last_card(state.treatise_cards[other])]
                if volumes_needed(needs, colour):
                    kept = state.treatise_cards[other]
                    state.treatise_cards = changed(state.treatise_cards, other, without_last(kept))
                    if can_gather(state, seat, treatise, needs - one_volume(colour), cards):
                        out = append(out, CITE + other)
                    state.treatise_cards = changed(state.treatise_cards, other, kept)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        """Set a Volume aside, at its place in the order of the tile [UM-PUB-4]."""
        seat = state.actor
        treatise = self.treatise.of(state)
        needs = self.needs.of(state)
        if action >= CITE:
            other = action - CITE
            card = last_card(state.treatise_cards[other])
            state.treatise_cards = changed(
                state.treatise_cards, other, without_last(state.treatise_cards[other])
            )
            owner = state.treatise_owner[other] - 1
            state.emit(VOLUME_CITED, seat, card, other, owner)
            state.score(owner, state.setup.cite_vp, FROM_CITATIONS)
            if not state.is_id(owner):
                state.bright[owner] += state.setup.cite_bright
            colour = state.setup.volume[card]
            put_volume(state, treatise, card, colour)
            needs -= one_volume(colour)
        else:
            card = action - OWN_VOLUME
            state.in_play = changed(state.in_play, seat, state.in_play[seat] & ~bit(card))
            colour = state.setup.volume[card]
            if needs & FIRST:
                state.treatise_cards = changed(state.treatise_cards, treatise, card + 1)
            else:
                put_volume(state, treatise, card, slot_colour(state, treatise, needs, colour))
            needs = needs_after(state, treatise, needs, colour)
        if is_gathered(needs):
            MARK.wait(state, seat, treatise)
        else:
            self.needs.set(state, needs)


GATHER: Final[Gather] = Gather()


class Mark(UnconsciousMindDecision):
    """The own Insight that leaves the dial to mark a Treatise or a District slot."""

    def __init__(self) -> None:
        super().__init__(codes.MARK, "mark", ("insight",))
        self.target: Final = self.in_a("target", 4)
        """The Treatise, or the slot of all Districts."""
        self.is_district: Final = self.in_a("is_district", 1)

    def legal(self, state: UnconsciousMindState) -> vec[i64]:
        """From the reserve or any ring [UM-PUB-5]."""
        out = vec[i64](capacity=16)
        for area in range(10):
            if dial.owns_in(state, state.actor, area):
                out = append(out, INSIGHT + OWN * 100 + area * 10 + RESERVE)
        return out

    def apply(self, state: UnconsciousMindState, action: i64) -> None:
        seat = state.actor
        treatise = self.target.of(state)
        is_district = self.is_district.of(state) != 0
        state.own[seat] -= bit(4 * ((action - INSIGHT) % 100 // 10))
        state.pop()
        if is_district:
            fame.check_goals(state, seat)
        else:
            publish_for(state, seat, treatise)


MARK: Final[Mark] = Mark()


def publish_for(state: UnconsciousMindState, seat: i64, treatise: i64) -> None:
    state.treatise_owner = changed(state.treatise_owner, treatise, seat + 1)
    state.score(seat, state.setup.treatise_vp[treatise], FROM_TREATISES)
    state.emit(PUBLISHED, seat, treatise, state.setup.treatise_vp[treatise], 0)
    fame.check_goals(state, seat)
