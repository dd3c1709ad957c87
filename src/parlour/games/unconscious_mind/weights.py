"""What the evaluation of Unconscious Mind weighs by.

`parlour tune unconscious_mind` fits these numbers to the outcomes of many games, and writes them here.
"""

from __future__ import annotations


class Weights:
    """What evaluate.py weighs by and what can be tuned: float attributes, each given as one plain number."""

    def __init__(self) -> None:
        # Freud's clock: rounds for each step of his marker with two players, and turns before the end from
        # which what leads to points loses its worth
        self.rounds_a_step: float = 1.6
        self.usual_rounds: float = 15.0
        self.at_least: float = 2.0  # turns, before the end is signalled
        self.fades: float = 5.0

        # Insights: one that a Dream asks for, by level; one that none asks for; what is lost for each level
        # or quality that is not right yet
        self.needed: float = 0.65  # times the level, from 1
        self.spare: float = 0.3
        self.level_missing: float = 0.1  # and what the level itself is worth
        self.higher: float = 0.1  # each level more than asked for
        self.too_high: float = 0.3  # each level that would be wasted
        self.wrong_quality: float = 0.5
        self.later_dream: float = 0.8  # the Dream below the topmost counts by this
        self.insights_fade: float = 3.0
        self.own_insight: float = 2.2  # to mark a Treatise or a District with

        # Clients
        self.cure_more: float = 4.5  # beside its points: rank, gates, goals, a new client with new Dreams
        self.ability: float = 1.5
        self.case_study_grows: float = 0.25  # of what it may still score
        self.steps_to_cure: float = 6.0
        self.steps_to_catharsis: float = 3.0
        self.relief: float = 0.9
        self.therapy_a_turn: float = 1.5
        self.second_room: float = 4.0

        # What turns are made of
        self.coffee_worth: float = 0.45
        self.coffee_spare: float = 0.27
        self.bright_worth: float = 1.6
        self.box_worth: float = 2.2
        self.idea_in_hand: float = 1.1
        self.ideas_a_turn: float = 2.0
        self.idea_unlocked: float = 2.5
        self.ink_step: float = 0.4

        # The Notebook
        self.triggered_a_turn: float = 0.2
        self.most_turns: float = 8.0
        self.line_insight: float = 1.5
        self.line_begun: float = 0.12
        self.line_nearly: float = 0.45
        self.tile_worth: float = 0.6

        # Research
        self.card_in_hand: float = 1.3
        self.card_in_play: float = 0.8
        self.volume_in_hand: float = 0.6
        self.treatise_more: float = 6.0  # beside its points: rank, tags, goals
        self.treatise_next: float = 0.85
        self.treatise_after: float = 0.3
        self.turns_a_card: float = 0.8
        self.no_marker: float = 0.6

        # The city
        self.tag_worth: float = 0.35
        self.new_tag: float = 0.9
        self.district_more: float = 3.0
        self.district_next: float = 0.7
        self.district_after: float = 0.35
        self.bonus_near: float = 0.35

        # About what effects bring, where nothing better is known
        self.elevate_worth: float = 0.8
        self.transfer_worth: float = 0.4
        self.suppress_cost: float = 0.65
        self.therapy_worth: float = 2.0
        self.tile_gained: float = 2.0
        self.tile_triggered: float = 1.4
        self.card_gained: float = 1.3
        self.card_played: float = 1.2
        self.trigger_worth: float = 0.9  # once
        self.location_worth: float = 1.8  # a whole visit
        self.line_worth: float = 2.5
        self.bonus_worth: float = 3.0
        self.score_worth: float = 2.0
        self.treat_again: float = 0.5
        self.least_gain: float = 0.2  # by an exchange, which may be left
        self.not_yet: float = 0.95  # of what is still to be done counts

        # Fame
        self.reputation_worth: float = 2.0  # beside its point
        self.ending: float = 4.0  # a step of Freud's marker; more and more in a game that lasts
        self.patience: float = 3.0  # rounds
        self.hurry: float = 0.8
        self.goal_tags: float = 1.5
        self.goal_near: float = 0.7
        self.rank_sure: float = 0.6
        self.works_a_turn: float = 0.25

        self.rival: float = 0.5
