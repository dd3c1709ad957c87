"""The game board: where an emotion tile may be placed, what its network scores, and who leads a region."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.rules.cloud import Cloud
from parlour.games.amygdala.rules.codes import EMOTIONS, HAPPINESS, PLACE, RETURN
from parlour.kernel.state import bit


class Mandala(Cloud):
    # Placing

    def fits(self, seat: i64, tile: i64, space: i64) -> bool:
        """Next to a source that matches, or to an own tile with the same emotion [AMY-PLACE]."""
        setup = self.setup
        if self.placed[space] >= 0:
            return False
        shows = setup.shows[tile]
        source = setup.source_of[space]
        # Happiness accepts any source [AMY-PLACE-5].
        if source >= 0 and (shows >> source & 1 or shows & bit(HAPPINESS)):
            return True
        for at in range(space * 6, space * 6 + 6):
            beside = setup.around[at]
            if beside < 0:
                break
            there = self.placed[beside]
            if there >> 5 == seat and setup.shows[there & 31] & shows:
                return True
        return False

    def legal_places(self, seat: i64, tile: i64) -> vec[i64]:
        """The spaces that fit, in regions the mood marker can get to; or the way back into the box."""
        out = vec[i64](capacity=64)
        purse = self.purse(seat)
        regions: i64 = 0
        for region in range(EMOTIONS):
            if self.can_stand_for(seat, region, purse):
                regions |= bit(region)
        for space in range(self.setup.spaces):
            if regions >> self.setup.region_of[space] & 1 and self.fits(seat, tile, space):
                out = append(out, PLACE + space)
        if len(out) == 0:
            out = append(out, RETURN)
        return out

    def put(self, seat: i64, tile: i64, space: i64) -> None:
        self.placed[space] = seat * 32 + tile
        self.icons_in[seat * EMOTIONS + self.setup.region_of[space]] += self.setup.icon_counts[tile]

    # Networks

    def network(self, seat: i64, space: i64, emotion: i64) -> i64:
        """The points of the network a space belongs to: its icons of the emotion [AMY-SCORE]."""
        points: i64 = 0
        for here in self.connected(seat, space, emotion):
            points += self.icons_of(self.placed[here] & 31, emotion)
        return points

    def connected(self, seat: i64, space: i64, emotion: i64) -> vec[i64]:
        """The spaces connected with this one in an emotion, itself first: by own tiles and its source."""
        setup = self.setup
        is_source_found = False
        found = setup.no_spaces[:]
        found[space] = 1
        chain = vec[i64](capacity=32)
        chain = append(chain, space)
        at: i64 = 0
        while at < len(chain):
            here = chain[at]
            at += 1
            chain = self.add_linked(chain, found, seat, emotion, setup.around, here * 6)
            if setup.source_of[here] == emotion and not is_source_found:
                is_source_found = True
                chain = self.add_linked(chain, found, seat, emotion, setup.source_spaces, emotion * 6)
        return chain

    def add_linked(
        self, chain: vec[i64], found: vec[i64], seat: i64, emotion: i64, table: vec[i64], first: i64
    ) -> vec[i64]:
        """The chain with those of six spaces that hold an own tile with the emotion and are new to it."""
        for at in range(first, first + 6):
            space = table[at]
            if space < 0:
                break
            there = self.placed[space]
            if found[space] == 0 and there >> 5 == seat and self.setup.shows[there & 31] >> emotion & 1:
                found[space] = 1
                chain = append(chain, space)
        return chain

    def icons_of(self, tile: i64, emotion: i64) -> i64:
        """How many icons of an emotion a tile has."""
        count: i64 = 0
        for at in range(tile * 3, tile * 3 + self.setup.icon_counts[tile]):
            if self.setup.icons[at] == emotion:
                count += 1
        return count

    # Majorities

    def place_in(self, seat: i64, region: i64) -> i64:
        """How many are ahead of the seat in a region: more icons, or as many and an earlier claim."""
        mine = self.icons_in[seat * EMOTIONS + region]
        rank = self.claim_rank(seat, region)
        ahead: i64 = 0
        for other in range(self.players):
            if other == seat:
                continue
            theirs = self.icons_in[other * EMOTIONS + region]
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                other_rank = self.claim_rank(other, region)
                if other_rank >= 0 and (rank < 0 or other_rank < rank):
                    ahead += 1
        return ahead

    def region_points(self, seat: i64, region: i64) -> i64:
        """What a region brings the seat if the game ends now: nothing without a claim."""
        if self.icons_in[seat * EMOTIONS + region] == 0 or not self.has_claim(seat, region):
            return 0
        return self.region_vp(region, self.place_in(seat, region))

    def coin_points(self, seat: i64) -> i64:
        return self.coins[seat] // self.setup.coins_for_point

    def points(self, seat: i64) -> i64:
        """All points if the game ended now."""
        total = self.vp[seat] + self.coin_points(seat)
        for region in range(EMOTIONS):
            total += self.region_points(seat, region)
        return total
