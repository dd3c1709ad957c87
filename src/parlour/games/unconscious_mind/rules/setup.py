"""The tables of Unconscious Mind: what the edition and the options come to, ready for the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.bot.weights import Weights
from parlour.games.unconscious_mind.effect_schema import Effect
from parlour.kernel.actions import Actions
from parlour.kernel.state import zeros

IDEA_SPACES: Final = 16
TABLE_ACTIONS: Final = 9
LOCATIONS: Final = 6
DISTRICTS: Final = 3
TILES: Final = 63
"""With the three of the Id."""
ID_TILES: Final = 60
"""Where they begin: study, stroll, treat."""
STARTING_TILES: Final = 12
RESEARCH_CARDS: Final = 36
TREATISES: Final = 9
CLIENTS: Final = 24
ROUTINE_CLIENTS: Final = 12
MODIFIERS: Final = 13  # one more than there are, as they are numbered from 1
GRIEF_LAYERS: Final = 29
GOALS: Final = 7
OVERLAYS: Final = 6
NO_LIST: Final = 0
"""The list without effects."""


class PrintedList(NamedTuple):
    """A list of effects as people read it: what it stands on, and each effect on its own."""

    source: str
    """`tile-n104`, `research-r03`, `slot-opera-1`, ...: see build.py."""
    effects: Sequence[Effect]


class Names:
    """What things are called in the edition, by their number."""

    def __init__(self) -> None:
        self.actions: tuple[str, ...] = ()
        self.idea_spaces: tuple[str, ...] = ()
        self.tiles: tuple[str, ...] = ()
        """Starting tiles, level I, level II."""
        self.research: tuple[str, ...] = ()
        self.treatises: tuple[str, ...] = ()
        self.clients: tuple[str, ...] = ()
        """Routine, then Case-Study."""
        self.grief: tuple[str, ...] = ()
        """The starting layers come last."""
        self.manifest: tuple[str, ...] = ()
        self.latent: tuple[str, ...] = ()
        self.goals: tuple[str, ...] = ()
        self.overlays: tuple[str, ...] = ()
        self.impulses: tuple[str, ...] = ()
        self.lists: dict[int, PrintedList] = {}


class UnconsciousMindSetup:
    """Everything about a game of Unconscious Mind that never changes while it is played."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.names = Names()
        self.actions = Actions([])
        self.weights: Weights = Weights()
        # What follows from these alone; `weigh_parts` writes it anew for other weights
        self.weighed_by: Weights | None = None
        self.effect_worths: vec[float] = vec[float]()
        self.list_worths: vec[float] = vec[float]()
        self.fits: vec[float] = vec[float]()  # by part of a price and area of the dial
        self.fits_sparingly: vec[float] = vec[float]()

        # Table options
        self.options: dict[str, str | bool] = {}
        self.is_solo: bool = False
        self.journalist: bool = False
        self.fireworks: bool = False
        self.overlays: i64 = 0  # 0 none, 1 to 3 the rulebook's A, B, C
        self.start_chosen: bool = False

        # Effects: a list is a run of effects, an effect an operation with three numbers
        self.list_first: vec[i64] = vec[i64](capacity=512)
        self.list_size: vec[i64] = vec[i64](capacity=512)
        self.ops: vec[i64] = vec[i64](capacity=1024)
        self.one: vec[i64] = vec[i64](capacity=1024)
        self.two: vec[i64] = vec[i64](capacity=1024)
        self.three: vec[i64] = vec[i64](capacity=1024)
        # Prices: up to four Insights, as 4 * level + quality; -1 after the last
        self.prices: vec[i64] = vec[i64](capacity=512)
        self.box_price: i64 = 0

        # The Meeting Table
        self.space_actions: vec[i64] = zeros(IDEA_SPACES)  # the actions next to a space, a bit each
        self.space_inkpots: vec[i64] = zeros(IDEA_SPACES)
        self.space_rows: vec[i64] = zeros(IDEA_SPACES)
        self.blocked: i64 = 0  # spaces not used with so many players, a bit each
        self.action_lists: vec[i64] = zeros(TABLE_ACTIONS)
        self.vacant_vp: vec[i64] = zeros(3)

        # Player board, office, Reputation track
        self.start_coffee: i64 = 0
        self.coffee_cap: i64 = 0
        self.box_cap: i64 = 0
        self.box_vp: i64 = 0
        self.start_ideas: i64 = 0
        self.locked_ideas: i64 = 0
        self.commons: i64 = 0
        self.own_insights: i64 = 0
        self.row_lists: vec[i64] = zeros(3)
        self.row_end_list: i64 = 0
        self.column_lists: vec[i64] = zeros(3)
        self.gates: vec[i64] = zeros(3)
        self.adjust_coffee: i64 = 0
        self.ignore_coffee: i64 = 0
        self.bright_coffee: i64 = 0
        self.bright_vp: i64 = 0
        self.bright_triggers: i64 = 0
        self.therapy_vp: vec[i64] = zeros(9)
        self.therapy_most: i64 = 8
        self.catharsis: i64 = 3
        self.freud_start: i64 = 1
        self.reputation_most: i64 = 9
        self.reputation_end: i64 = 10
        self.beyond_vp: i64 = 3
        self.signal_vp: i64 = 3
        self.freud_lines: i64 = 0  # a bit for each space after which the line lies
        self.zone_above: vec[i64] = zeros(11)  # by space
        self.above_vp: vec[i64] = zeros(4)
        self.above_coffee: vec[i64] = zeros(4)
        self.zone_below: vec[i64] = zeros(11)
        self.below_lists: vec[i64] = vec[i64](capacity=16)
        self.below_counts: vec[i64] = zeros(4)  # how many of them belong to the zones up to this one
        self.first_vp: i64 = 0
        self.second_vp: i64 = 0
        self.district_vp: vec[i64] = zeros(4)
        self.row_vp: vec[i64] = zeros(4)
        self.tag_vp: vec[i64] = zeros(7)

        # Tiles and cards
        self.main_lists: vec[i64] = zeros(TILES)
        self.banner_lists: vec[i64] = zeros(TILES)
        self.tile_level: vec[i64] = zeros(TILES)
        self.tile_copies: vec[i64] = zeros(TILES)  # 1 if its main effect triggers another tile
        self.start_location: vec[i64] = zeros(STARTING_TILES)
        self.start_insights: vec[i64] = zeros(STARTING_TILES * 4)  # 4 * level + quality
        self.start_glyph: vec[i64] = zeros(STARTING_TILES)
        self.volume: vec[i64] = zeros(RESEARCH_CARDS)
        self.research_tags: vec[i64] = zeros(RESEARCH_CARDS)  # eight bits a Location
        self.research_lists: vec[i64] = zeros(RESEARCH_CARDS)
        self.treatise_volumes: vec[i64] = vec[i64]([-1] * (TREATISES * 5))
        self.treatise_size: vec[i64] = zeros(TREATISES)
        self.treatise_needs: vec[i64] = zeros(TREATISES)  # its Volumes by colour, eight bits each
        self.treatise_vp: vec[i64] = zeros(TREATISES)
        self.treatise_tags: vec[i64] = zeros(TREATISES)
        self.cite_vp: i64 = 0
        self.cite_bright: i64 = 0
        self.client_hearts: vec[i64] = zeros(CLIENTS)
        self.cure_vp: vec[i64] = zeros(CLIENTS)
        self.client_tags: vec[i64] = zeros(CLIENTS)
        self.mod_clients: vec[i64] = zeros(MODIFIERS)  # by ability, the clients that bring it, a bit each
        self.client_mod_value: vec[i64] = zeros(CLIENTS)  # a number, or a list
        self.client_counter: vec[i64] = zeros(CLIENTS)
        self.client_rate: vec[i64] = zeros(CLIENTS)
        self.client_most: vec[i64] = zeros(CLIENTS)
        self.grief_hearts: vec[i64] = zeros(GRIEF_LAYERS)
        self.grief_vp: vec[i64] = zeros(GRIEF_LAYERS)
        self.grief_icon: vec[i64] = zeros(GRIEF_LAYERS)  # 1 + icon, 0 for none
        self.grief_lists: vec[i64] = zeros(GRIEF_LAYERS)
        self.manifests: i64 = 0
        self.latents: i64 = 0
        self.manifest_prices: vec[i64] = vec[i64](capacity=40)
        self.manifest_lists: vec[i64] = vec[i64](capacity=40)
        self.manifest_icon: vec[i64] = vec[i64](capacity=40)
        self.latent_prices: vec[i64] = vec[i64](capacity=40)
        self.latent_lists: vec[i64] = vec[i64](capacity=40)

        # The city
        self.district_of: vec[i64] = zeros(LOCATIONS)
        self.location_effects: vec[i64] = zeros(LOCATIONS * 3)  # lists of one effect
        self.location_slots: vec[i64] = zeros(LOCATIONS * 3)  # lists
        self.overlay_slots: vec[i64] = zeros(OVERLAYS * 2 * 3)  # by overlay, side and slot
        self.overlay_district: vec[i64] = zeros(OVERLAYS)
        self.district_numbers: vec[i64] = zeros(DISTRICTS * 4)
        self.district_slots: vec[i64] = zeros(DISTRICTS * 4)
        self.tokens: vec[i64] = zeros(DISTRICTS)
        self.trigger_limit: i64 = 5
        self.goal_counter: vec[i64] = zeros(GOALS)
        self.goal_count: vec[i64] = zeros(GOALS)
        self.goal_tag: vec[i64] = zeros(GOALS)  # -1: chosen

        # Preparing
        self.tiles_per_level: i64 = 12
        self.order_coffee: vec[i64] = zeros(4)
        self.order_bright: vec[i64] = zeros(4)

        # The Id
        self.impulse_row: vec[i64] = vec[i64](capacity=16)
        self.impulse_actions: vec[i64] = vec[i64](capacity=48)
        self.impulse_double: vec[i64] = vec[i64](capacity=16)
        self.impulse_recall: vec[i64] = vec[i64](capacity=16)
        self.id_start_vp: i64 = 0
        self.id_level_1: i64 = 1
        self.id_level_2: i64 = 1
        self.id_treat_vp: i64 = 0
        self.id_treatises: i64 = 9

    # Filling the tables

    def add_list(self, effects: list[tuple[int, int, int, int]]) -> int:
        """A list of effects; gives its number."""
        number = len(self.list_first)
        self.list_first = append(self.list_first, len(self.ops))
        self.list_size = append(self.list_size, len(effects))
        for op, one, two, three in effects:
            self.ops = append(self.ops, op)
            self.one = append(self.one, one)
            self.two = append(self.two, two)
            self.three = append(self.three, three)
        return number

    def add_price(self, insights: list[int]) -> int:
        """A price in Insights; gives its number."""
        number = len(self.prices) // 4
        for at in range(4):
            self.prices = append(self.prices, insights[at] if at < len(insights) else -1)
        return number
