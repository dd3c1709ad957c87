"""What the evaluation of Amber weighs by.

`parlour tune amber` finds better numbers by playing many games, and writes them here.
"""

from __future__ import annotations


class Weights:
    """What evaluate.py weighs by and what can be tuned: float attributes, each given as one plain number."""

    def __init__(self) -> None:
        # What of a site's worth is counted when one tile is missing; what each further tile leaves of it
        self.one_tile_away: float = 0.675
        self.a_tile_further: float = 0.695

        # A castle's or village's coin, for the nearest to it, for several equally near, and for the others
        self.coin_when_nearest: float = 0.984
        self.coin_when_level: float = 0.498
        self.coin_when_behind: float = 0.138

        # Being connected to everything; what each missing tile leaves of it. Rivals play before we do again,
        # so one who is a single tile from that has all but won (or half of it, when one tile must do for two
        # sites).
        self.win: float = 8.42
        self.rival_win: float = 10.2
        self.rival_wins_next: float = 10.5
        self.win_a_tile_further: float = 0.539

        # Locations to build on: too few, and soon no tile fits
        self.open_end: float = 0.0759
        self.shut_in: float = 1.54

        # Tiles in hand
        self.shovel: float = 0.632
        self.wetland: float = 0.39
        self.road_side: float = 0.0407  # for each beyond two
        self.rebuilder: float = 0.0914

        # A site takes so many turns for each tile missing, as not every tile fits
        self.turns_a_tile: float = 1.22

        self.mean_rival: float = 0.4  # the others count by this, the best of them by the rest
        self.hand_fades: float = 4.06  # turns before the end from which tiles in hand lose their worth
