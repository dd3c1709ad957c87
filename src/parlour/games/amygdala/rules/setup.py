"""Amygdala's tables: what the edition and the options come to, ready for the engine to look up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.amygdala.bot.weights import Weights
from parlour.games.amygdala.rules.codes import EMOTIONS, ITEMS
from parlour.kernel.actions import Actions
from parlour.kernel.state import bit, zeros

LOTUSES: Final = 6


class Names:
    """What things are called in the edition, by their number."""

    def __init__(
        self,
        emotions: tuple[str, ...],
        regions: tuple[str, ...],
        lotuses: tuple[str, ...],
        spaces: tuple[str, ...],
        places: tuple[str, ...],
        bonuses: tuple[str, ...],
        tiles: tuple[str, ...],
        resources: tuple[str, ...],
        vp_tiles: tuple[str, ...],
    ) -> None:
        self.emotions = emotions
        self.regions = regions
        self.lotuses = lotuses
        self.spaces = spaces
        """Of the game board."""
        self.places = places
        """The spaces for emotion tiles of a player board."""
        self.bonuses = bonuses
        self.tiles = tiles
        self.resources = resources
        self.vp_tiles = vp_tiles


class AmygdalaSetup:
    """Everything about a game of Amygdala that never changes while it is played."""

    def __init__(self, players: int, names: Names) -> None:
        self.players: i64 = players
        self.names = names
        self.actions = Actions([])
        self.weights: Weights = Weights()

        # Table options
        self.options: dict[str, str | bool] = {}
        self.changing_toll: bool = False
        self.vp_tiles_used: bool = False
        self.start_chosen: bool = False

        # The game board. A space touches at most one source, that of its own region
        self.spaces: i64 = len(names.spaces)
        self.no_spaces: vec[i64] = zeros(len(names.spaces))  # to copy: a mark for each space, none set
        self.region_of: vec[i64] = zeros(len(names.spaces))
        self.source_of: vec[i64] = vec[i64]([-1] * len(names.spaces))  # the source it touches, or -1
        self.around: vec[i64] = zeros(len(names.spaces) * 6)  # by space: its neighbours, then -1
        self.source_spaces: vec[i64] = zeros(EMOTIONS * 6)  # by region: what touches its source, then -1
        self.lotus_regions: vec[i64] = zeros(LOTUSES)  # the outer regions a lotus is next to, a bit each
        self.printed_vp: vec[i64] = zeros(EMOTIONS * 3)  # by region and place
        self.tile_vp: vec[i64] = zeros(EMOTIONS * 3)  # by VP tile and place

        # The player boards; a place is a space for an emotion tile
        self.places: i64 = len(names.places)
        self.centre: i64 = 0
        self.centre_tile: i64 = 0
        self.edge: i64 = 0  # where the thought cloud may start, a bit each
        self.beside: vec[i64] = zeros(len(names.places))  # by place: the places next to it, a bit each
        self.bonuses: i64 = len(names.bonuses)
        self.bonuses_beside: vec[i64] = zeros(
            len(names.places)
        )  # by place: the bonuses next to it, a bit each
        self.bonus_places: vec[i64] = zeros(len(names.bonuses))  # by bonus: the places next to it, a bit each
        self.gives: vec[i64] = zeros(len(names.bonuses) * ITEMS)  # by bonus and item, how many
        self.memory: i64 = 10

        # Emotion tiles
        self.tiles: i64 = len(names.tiles)
        self.icons: vec[i64] = zeros(len(names.tiles) * 3)  # by tile: its emotions, then -1
        self.icon_counts: vec[i64] = zeros(len(names.tiles))
        self.shows: vec[i64] = zeros(len(names.tiles))  # the emotions on a tile, a bit each

        # Resource tiles; a kind is what a tile shows and what it costs
        self.kinds: i64 = len(names.resources)
        self.kind_shows: vec[i64] = zeros(len(names.resources))
        self.kind_cost: vec[i64] = zeros(len(names.resources))
        self.kind_of: vec[i64] = vec[i64]([-1] * (EMOTIONS * 4))  # by 4 * what it shows + cost
        self.kind_counts: vec[i64] = zeros(len(names.resources))
        self.resource_total: i64 = 0
        self.sides: i64 = 1  # of a lotus, two tiles each
        self.refill_at: i64 = 3

        # Numbers of the rulebook
        self.start_coins: i64 = 0
        self.start_wilds: i64 = 0
        self.coin_total: i64 = 0
        self.item_total: vec[i64] = zeros(ITEMS)
        self.toll: i64 = 0
        self.jump: i64 = 0
        self.icon_coins: i64 = 0
        self.happiness_coins: i64 = 0
        self.points_for_coin: i64 = 1
        self.resource_price: i64 = 0
        self.wild_price: i64 = 0
        self.happiness_price: i64 = 0
        self.dream_price: i64 = 0
        self.idea_sets: vec[i64] = zeros(1)  # coins by the size of the set
        self.dream_sets: vec[i64] = zeros(1)  # points by the size of the set
        self.idea_worth: vec[i64] = zeros(1)  # the most coins so many ideas can bring, in any sets
        self.dream_worth: vec[i64] = zeros(1)  # the most points so many dreams can bring, in any sets
        self.tiles_left_at_end: i64 = 0
        self.coins_for_point: i64 = 1

    def index_boards(self) -> None:
        """Once the neighbours are in: what touches each source."""
        for region in range(EMOTIONS):
            touching = vec[i64](capacity=6)
            for space in range(self.spaces):
                if self.source_of[space] == region:
                    touching = append(touching, space)
            for at in range(6):
                self.source_spaces[region * 6 + at] = touching[at] if at < len(touching) else -1

    def index_sets(self) -> None:
        """Once the sets are in: the best that can be made of any number of ideas and dreams."""
        self.idea_worth = best_sets(self.idea_sets, self.item_total[1])
        self.dream_worth = best_sets(self.dream_sets, self.item_total[2])

    def lotus_serves(self, lotus: i64, region: i64) -> bool:
        """Is the outer region next to the lotus?"""
        return self.lotus_regions[lotus] >> region & 1 != 0

    def add_icon(self, tile: int, emotion: int) -> None:
        at = self.icon_counts[tile]
        self.icons[tile * 3 + at] = emotion
        self.icon_counts[tile] = at + 1
        self.shows[tile] |= bit(emotion)


def best_sets(sets: vec[i64], most: i64) -> vec[i64]:
    """By how many there are, the most that exchanging them set by set brings."""
    best = zeros(most + 1)
    for count in range(1, most + 1):
        for size in range(1, len(sets)):
            if size <= count and best[count - size] + sets[size] > best[count]:
                best[count] = best[count - size] + sets[size]
    return best
