"""What the evaluation of Unconscious Mind weighs by.

`parlour tune unconscious_mind` finds better numbers by playing many games, and writes them here.
"""

from __future__ import annotations


class Weights:
    """What evaluate.py weighs by and what can be tuned: float attributes, each given as one plain number."""

    def __init__(self) -> None:
        # Freud's clock: rounds for each step of his marker with two players, and turns before the end from
        # which what leads to points loses its worth
        self.rounds_a_step: float = 1.62
        self.usual_rounds: float = 15.9
        self.at_least: float = 1.84  # turns, before the end is signalled
        self.fades: float = 4.86

        # Insights: one that a Dream asks for, by level; one that none asks for; what is lost for each level
        # or quality that is not right yet
        self.needed: float = 0.453  # times the level, from 1
        self.spare: float = 0.291
        self.level_missing: float = 0.0961  # and what the level itself is worth
        self.higher: float = 0.1  # each level more than asked for
        self.too_high: float = 0.307  # each level that would be wasted
        self.wrong_quality: float = 0.499
        self.later_dream: float = 0.755  # the Dream below the topmost counts by this
        self.insights_fade: float = 3.08
        self.own_insight: float = 2.18  # to mark a Treatise or a District with

        # Clients
        self.cure_more: float = 4.32  # beside its points: rank, gates, goals, a new client with new Dreams
        self.ability: float = 1.35
        self.case_study_grows: float = 0.262  # of what it may still score
        self.steps_to_cure: float = 5.66
        self.steps_to_catharsis: float = 3.38
        self.relief: float = 0.902
        self.therapy_a_turn: float = 1.48
        self.second_room: float = 4.16

        # What turns are made of
        self.coffee_worth: float = 0.706
        self.coffee_spare: float = 0.274
        self.bright_worth: float = 1.23
        self.box_worth: float = 2.14
        self.idea_in_hand: float = 0.906
        self.ideas_a_turn: float = 1.86
        self.idea_unlocked: float = 2.38
        self.ink_step: float = 0.41

        # The Notebook
        self.triggered_a_turn: float = 0.21
        self.most_turns: float = 8.08
        self.line_insight: float = 1.5
        self.line_begun: float = 0.122
        self.line_nearly: float = 0.453
        self.tile_worth: float = 0.611

        # Research
        self.card_in_hand: float = 1.31
        self.card_in_play: float = 0.783
        self.volume_in_hand: float = 0.619
        self.treatise_more: float = 6.16  # beside its points: rank, tags, goals
        self.treatise_next: float = 0.846
        self.treatise_after: float = 0.3
        self.turns_a_card: float = 0.786
        self.no_marker: float = 0.633

        # The city
        self.tag_worth: float = 0.345
        self.new_tag: float = 0.88
        self.district_more: float = 3.0
        self.district_next: float = 0.721
        self.district_after: float = 0.352
        self.bonus_near: float = 0.347

        # About what effects bring, where nothing better is known
        self.elevate_worth: float = 0.541
        self.transfer_worth: float = 0.39
        self.suppress_cost: float = 0.664
        self.therapy_worth: float = 2.44
        self.tile_gained: float = 3.58
        self.tile_triggered: float = 1.48
        self.card_gained: float = 1.65
        self.card_played: float = 1.28
        self.trigger_worth: float = 0.86  # once
        self.location_worth: float = 1.5  # a whole visit
        self.line_worth: float = 2.51
        self.bonus_worth: float = 3.11
        self.score_worth: float = 1.98
        self.treat_again: float = 0.533
        self.least_gain: float = 0.222  # by an exchange, which may be left
        self.not_yet: float = 0.638  # of what is still to be done counts

        # Fame
        self.reputation_worth: float = 2.07  # beside its point
        self.ending: float = 5.08  # a step of Freud's marker; more and more in a game that lasts
        self.patience: float = 2.92  # rounds
        self.hurry: float = 0.927
        self.goal_tags: float = 1.5
        self.goal_near: float = 0.786
        self.rank_sure: float = 0.6
        self.works_a_turn: float = 0.257

        self.rival: float = 0.501
