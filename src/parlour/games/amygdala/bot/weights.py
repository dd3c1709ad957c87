"""What the evaluation of Amygdala weighs by.

`parlour tune amygdala` finds better numbers by playing many games, and writes them here.
"""

from __future__ import annotations


class Weights:
    """What evaluate.py weighs by and what can be tuned: float attributes, each given as one plain number."""

    def __init__(self) -> None:
        # How many turns unlocking a tile takes, with those that buy what it costs and that place claims
        self.turns_a_tile: float = 2.1
        # How much the board with the fewest tiles sets the pace, beside the mean of all
        self.fewest: float = 0.5

        # A tile unlocked: a step towards the end, which the others have to follow
        self.unlocked: float = 0.8

        # A part of the points that tiles still locked will score with the networks there are
        self.growth: float = 0.45

        # Regions: what of the expected points counts, by where the claim is; how much an icon of lead decides
        self.claim_in_bank: float = 0.75
        self.claim_beside: float = 0.2
        self.no_icon_yet: float = 0.35
        # Turns before the end from which a claim loses its worth that is not there yet, and an icon; and at
        # which a lead decides half as much
        self.claim_fades: float = 12.0
        self.icon_fades: float = 6.0
        self.lead_fades: float = 8.1

        # Coins: what the first is worth beside its third of a point, and how many a turn can use
        self.coin: float = 1.2
        self.coins_a_turn: float = 2.2
        self.coin_owed: float = 2.2  # what a coin that is not there will cost

        # The memory bank
        self.resource: float = 2.4  # a tile for an icon on the own board
        self.resource_near: float = 0.35  # more where the cloud can go there at once
        self.resource_spare: float = 0.5
        self.wild_worth: float = 3.0
        self.happiness_worth: float = 2.2
        self.dream_grows: float = 0.6
        self.idea_grows: float = 0.5
        self.use_fades: float = 6.2  # turns before the end from which things to pay with lose their worth
        self.full: float = 0.15  # times the square of the leaves that crowd it

        # Bonus spaces: what their items are worth, and what of it each tile still beside them leaves
        self.bonus_claim: float = 1.5
        self.bonus_idea: float = 2.8
        self.bonus_dream: float = 1.6
        self.bonus_happiness: float = 1.8
        self.bonus_wild: float = 2.0
        self.a_tile_more: float = 0.4

        # The tile to unlock next: a part of what it brings less what it costs
        self.next_tile: float = 0.4
        self.tile_after: float = 0.2
        self.icon_in_region: float = 0.7
        self.wild_used: float = 0.2
        self.icon_missing: float = 5.4
        self.happiness_missing: float = 7.9
        self.jump: float = 3.1

        self.mean_rival: float = 0.4  # the others count by this, the best of them by the rest
