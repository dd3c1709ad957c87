"""Research cards and Treatises."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import (
    CITE,
    DRAW,
    FROM_CITATIONS,
    FROM_TREATISES,
    GATHER,
    INSIGHT,
    MARK,
    MOD_ON_PLAY,
    MOD_WILD_VOLUME,
    OPEN_LIST,
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
    SWAP,
    SWAP_CARD,
    TO_HAND,
    VOLUME_CITED,
)
from parlour.games.unconscious_mind.rules.pages import Pages
from parlour.games.unconscious_mind.rules.setup import RESEARCH_CARDS, TREATISES
from parlour.kernel.state import CHANCE, bit, changed

# What a publication still needs, packed: the leftmost Volume (1 bit), wild cards left (2 bits), then how many
# Volumes of each colour (3 bits each)
FIRST: Final = 1


class Library(Pages):
    # Gaining Research cards

    def gain_research(self) -> None:
        """Draw a card, then swap one with the display if wished [UM-RES-1]."""
        seat = self.actor
        if self.a == 0:
            self.pop()
            return
        self.a -= 1
        if self.hand[seat] or self.research_deck:
            self.push(SWAP, seat, 0, 0)
        if self.research_deck:
            self.push(DRAW, CHANCE, RESEARCH, TO_HAND * 64 + seat)

    def legal_swaps(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        for card in range(RESEARCH_CARDS):
            if self.hand[seat] >> card & 1:
                for place in range(2):
                    if self.research_shown[place]:
                        out = append(out, SWAP_CARD + card * 2 + place)
        return out

    def swap(self, action: i64) -> None:
        seat = self.actor
        self.pop()
        if action == STOP:
            return
        card = (action - SWAP_CARD) >> 1
        place = action - SWAP_CARD & 1
        taken = self.research_shown[place] - 1
        self.emit(RESEARCH_SWAPPED, seat, card, taken, 0)
        self.hand = changed(self.hand, seat, self.hand[seat] & ~bit(card) | bit(taken))
        self.known = changed(self.known, seat, self.known[seat] & ~bit(card) | bit(taken))
        self.research_shown = changed(self.research_shown, place, card + 1)

    # Playing them

    def legal_plays(self, seat: i64, may_publish: bool) -> vec[i64]:
        out = vec[i64](capacity=32)
        out = append(out, STOP)
        for card in range(RESEARCH_CARDS):
            if self.hand[seat] >> card & 1:
                out = append(out, PLAY_CARD + card)
        if may_publish:
            for treatise in range(TREATISES):
                if self.can_publish(seat, treatise):
                    out = append(out, PUBLISH + treatise)
        return out

    def play(self, action: i64) -> None:
        """A card is in play from now on, with its tags; its effect follows [UM-RES-3]."""
        seat = self.actor
        if action >= PUBLISH:
            self.pop()
            self.start_publishing(seat, action - PUBLISH)
            return
        if action == STOP:
            self.pop()
            return
        card = action - PLAY_CARD
        self.a -= 1
        self.b = 0
        if self.a == 0:
            self.pop()
        self.hand = changed(self.hand, seat, self.hand[seat] & ~bit(card))
        self.known = changed(self.known, seat, self.known[seat] & ~bit(card))
        self.in_play = changed(self.in_play, seat, self.in_play[seat] | bit(card))
        self.emit(RESEARCH_PLAYED, seat, card, 0, 0)
        bonus = self.modifier(seat, MOD_ON_PLAY)
        if bonus > 0:
            self.push(OPEN_LIST, seat, bonus, 0)
        self.push(OPEN_LIST, seat, self.setup.research_lists[card], 0)

    # Publishing

    def needs_of(self, seat: i64, treatise: i64) -> i64:
        """What a Treatise needs at first."""
        setup = self.setup
        wild = self.modifier(seat, MOD_WILD_VOLUME)
        needs = FIRST | (wild if wild > 0 else 0) << 1
        for at in range(1, setup.treatise_size[treatise]):
            needs += bit(3 + 3 * setup.treatise_volumes[treatise * 5 + at])
        return needs

    def can_publish(self, seat: i64, treatise: i64) -> bool:
        """Is it free, is there an Insight to mark it with, and can the Volumes be gathered? [UM-PUB]"""
        if self.treatise_owner[treatise] or self.own[seat] == 0:
            return False
        return self.can_gather(seat, treatise, self.needs_of(seat, treatise), self.in_play[seat])

    def can_gather(self, seat: i64, treatise: i64, needs: i64, cards: i64) -> bool:
        """Can these needs be met by these own cards and what others' Treatises end with?"""
        setup = self.setup
        if needs & FIRST:
            first = setup.treatise_volumes[treatise * 5]
            for card in range(RESEARCH_CARDS):
                if cards >> card & 1 and setup.volume[card] == first:
                    # Cards of a colour are alike here: the first will do.
                    return self.can_gather(seat, treatise, needs & ~FIRST, cards & ~bit(card))
            return False
        own = vec[i64]([0, 0, 0])
        for card in range(RESEARCH_CARDS):
            if cards >> card & 1:
                own[setup.volume[card]] += 1
        return self.can_cite(seat, 0, needs >> 3, needs >> 1 & 3, own[0], own[1], own[2])

    def can_cite(
        self, seat: i64, first: i64, needs: i64, wilds: i64, green: i64, purple: i64, red: i64
    ) -> bool:
        """Is there a number of Volumes to take from each Treatise, from this one on, so that own cards do?"""
        missing: i64 = 0
        spare: i64 = 0
        for colour in range(3):
            owned = green if colour == 0 else (purple if colour == 1 else red)
            lack = (needs >> 3 * colour & 7) - owned
            if lack > 0:
                missing += lack
            else:
                spare -= lack
        if missing == 0 or (missing <= wilds and missing <= spare):
            return True
        for treatise in range(first, TREATISES):
            owner = self.treatise_owner[treatise]
            if owner == 0 or owner == seat + 1:
                continue
            left = needs
            cards = self.treatise_cards[treatise]
            while cards:
                colour = self.setup.volume[last_card(cards)]
                if left >> 3 * colour & 7 == 0:
                    break
                left -= bit(3 * colour)
                cards = without_last(cards)
                if self.can_cite(seat, treatise + 1, left, wilds, green, purple, red):
                    return True
        return False

    def start_publishing(self, seat: i64, treatise: i64) -> None:
        self.push(GATHER, seat, treatise, self.needs_of(seat, treatise))

    def legal_gathers(self, seat: i64, treatise: i64, needs: i64) -> vec[i64]:
        """Own cards in play and others' rightmost Volumes that leave the rest possible [UM-PUB-3]."""
        setup = self.setup
        out = vec[i64](capacity=32)
        cards = self.in_play[seat]
        for card in range(RESEARCH_CARDS):
            if cards >> card & 1:
                left = self.needs_after(treatise, needs, setup.volume[card])
                if left >= 0 and self.can_gather(seat, treatise, left, cards & ~bit(card)):
                    out = append(out, OWN_VOLUME + card)
        if needs & FIRST == 0:
            for other in range(TREATISES):
                owner = self.treatise_owner[other]
                if owner == 0 or owner == seat + 1 or self.treatise_cards[other] == 0:
                    continue
                colour = setup.volume[last_card(self.treatise_cards[other])]
                if needs >> 3 + 3 * colour & 7:
                    kept = self.treatise_cards[other]
                    self.treatise_cards = changed(self.treatise_cards, other, without_last(kept))
                    if self.can_gather(seat, treatise, needs - bit(3 + 3 * colour), cards):
                        out = append(out, CITE + other)
                    self.treatise_cards = changed(self.treatise_cards, other, kept)
        return out

    def slot_colour(self, treatise: i64, needs: i64, colour: i64) -> i64:
        """The colour an own card counts as: its own where that is needed, any for a wild one; -1 for none."""
        if needs & FIRST:
            return colour if colour == self.setup.treatise_volumes[treatise * 5] else -1
        if needs >> 3 + 3 * colour & 7:
            return colour
        if needs >> 1 & 3:
            for other in range(3):
                if needs >> 3 + 3 * other & 7:
                    return other
        return -1

    def needs_after(self, treatise: i64, needs: i64, colour: i64) -> i64:
        """What is needed once an own card of this colour is set aside; -1 if it is of no use."""
        counts_as = self.slot_colour(treatise, needs, colour)
        if counts_as < 0:
            return -1
        if needs & FIRST:
            return needs & ~FIRST
        return needs - bit(3 + 3 * counts_as) - (0 if counts_as == colour else 2)

    def gather(self, action: i64) -> None:
        """Set a Volume aside, at its place in the order of the tile [UM-PUB-4]."""
        seat = self.actor
        treatise = self.a
        if action >= CITE:
            other = action - CITE
            card = last_card(self.treatise_cards[other])
            self.treatise_cards = changed(
                self.treatise_cards, other, without_last(self.treatise_cards[other])
            )
            owner = self.treatise_owner[other] - 1
            self.emit(VOLUME_CITED, seat, card, other, owner)
            self.score(owner, self.setup.cite_vp, FROM_CITATIONS)
            if not self.is_id(owner):
                self.bright[owner] += self.setup.cite_bright
            colour = self.setup.volume[card]
            self.put_volume(treatise, card, colour)
            self.b -= bit(3 + 3 * colour)
        else:
            card = action - OWN_VOLUME
            self.in_play = changed(self.in_play, seat, self.in_play[seat] & ~bit(card))
            colour = self.setup.volume[card]
            if self.b & FIRST:
                self.treatise_cards = changed(self.treatise_cards, treatise, card + 1)
            else:
                self.put_volume(treatise, card, self.slot_colour(treatise, self.b, colour))
            self.b = self.needs_after(treatise, self.b, colour)
        if self.b & FIRST == 0 and self.b >> 3 == 0:
            self.wait(MARK, seat, treatise, 0)

    def put_volume(self, treatise: i64, card: i64, colour: i64) -> None:
        """The leftmost free place of a colour, after the first."""
        for at in range(1, self.setup.treatise_size[treatise]):
            is_free = self.treatise_cards[treatise] >> 6 * at & 63 == 0
            if is_free and self.setup.treatise_volumes[treatise * 5 + at] == colour:
                self.treatise_cards = changed(
                    self.treatise_cards, treatise, self.treatise_cards[treatise] | (card + 1) << 6 * at
                )
                return

    def legal_marks(self, seat: i64) -> vec[i64]:
        """The own Insights that may leave the dial: from the reserve or any ring [UM-PUB-5]."""
        out = vec[i64](capacity=16)
        for area in range(10):
            if self.owns_in(seat, area):
                out = append(out, INSIGHT + OWN * 100 + area * 10 + RESERVE)
        return out

    def leave_insight(self, seat: i64, action: i64) -> None:
        self.own[seat] -= bit(4 * ((action - INSIGHT) % 100 // 10))

    def publish_for(self, seat: i64, treatise: i64) -> None:
        self.treatise_owner = changed(self.treatise_owner, treatise, seat + 1)
        self.score(seat, self.setup.treatise_vp[treatise], FROM_TREATISES)
        self.emit(PUBLISHED, seat, treatise, self.setup.treatise_vp[treatise], 0)
        self.check_goals(seat)


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
